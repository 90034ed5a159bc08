### Úlohy v prohlížeči: jedna pozice za druhou a potom vysvětlení.
### Pro překladatele: viz začátek common.ftl.

puzzle-title = Úlohy
puzzle-what = Pozice z partií našich botů, ve kterých je jeden tah zřetelně lepší než všechny ostatní.
puzzle-question = Který tah je nejlepší?
puzzle-how = Tisíckrát jsme to dohráli s různými skrytými kartami: tento tah vyhrával nejčastěji.
puzzle-right = Správně!
puzzle-wrong = Byl tu lepší tah.
# $action is a turn, such as “lay 12 on the rising pile, end the turn”.
puzzle-best = Nejlepší: { $action }
puzzle-yours = Tvůj tah: { $action }
# The chance to win with this turn.
puzzle-chance = šance na výhru { $percent } %
puzzle-less = zřetelně horší
# $lead and $margin in hundredths of the chance to win.
puzzle-lead = Náskok před druhým nejlepším tahem: { $lead } ± { $margin } procentních bodů
puzzle-next = Další úloha
puzzle-streak = { $count ->
        [0] Zatím žádná série
       *[other] Vyřešeno v řadě: { $count }
    }
puzzle-longest = nejdelší série: { $count }
puzzle-again = Na všechny tyto úlohy už máš odpověď. Tato se už nepočítá.
puzzle-counted-once = Počítá se jen první odpověď.
puzzle-none = Tento server nemá úlohy.
puzzle-games = Hra
# $done of $count puzzles are answered.
puzzle-done = { $done } z { $count }
