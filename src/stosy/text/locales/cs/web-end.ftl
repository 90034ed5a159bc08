### Konec partie: jak to dopadlo a co dál.

## Nadpis, velký

end-win = Výhra!
end-win-team = Společná výhra!
end-near = { $left ->
        [one] Jen kousek: zbývá jediná karta!
        [few] Jen kousek: zbývají { $left } karty!
        [many] Jen kousek: zbývá { $left } karty!
       *[other] Jen kousek: zbývá { $left } karet!
    }
end-lose = Tentokrát ne
end-seen = Partie je u konce

## Co rozhodlo: pár vět

end-facts = Co rozhodlo
end-facts-given-up = V této partii
end-fact-resign = { $seat-is ->
        [you] Vzdáváš se.
       *[other] { $seat } se vzdává.
    }
end-fact-timeout = { $seat-is ->
        [you] Vypršel ti čas.
       *[other] { $seat }: čas vypršel.
    }
end-fact-left = { $seat-is ->
        [you] { $count ->
            [one] Máš ještě { $count } kartu k položení.
            [few] Máš ještě { $count } karty k položení.
            [many] Máš ještě { $count } karty k položení.
           *[other] Máš ještě { $count } karet k položení.
        }
       *[other] { $count ->
            [one] { $seat } má ještě { $count } kartu k položení.
            [few] { $seat } má ještě { $count } karty k položení.
            [many] { $seat } má ještě { $count } karty k položení.
           *[other] { $seat } má ještě { $count } karet k položení.
        }
    }
end-fact-jump = { $seat-is ->
        [you] Největší skok je tvůj: { $from } → { $card } { $pile-onto }.
       *[other] Největší skok dělá { $seat }: { $from } → { $card } { $pile-onto }.
    }
end-fact-best-trick = { $seat-is ->
        [you] Nejlepší trik je tvůj: { $from } → { $card } { $pile-onto }.
       *[other] Nejlepší trik předvádí { $seat }: { $from } → { $card } { $pile-onto }.
    }
end-fact-turn = { $seat-is ->
        [you] { $count ->
            [one] Nejdelší tah je tvůj: { $count } karta.
            [few] Nejdelší tah je tvůj: { $count } karty.
            [many] Nejdelší tah je tvůj: { $count } karty.
           *[other] Nejdelší tah je tvůj: { $count } karet.
        }
       *[other] { $count ->
            [one] Nejdelší tah má { $seat }: { $count } karta.
            [few] Nejdelší tah má { $seat }: { $count } karty.
            [many] Nejdelší tah má { $seat }: { $count } karty.
           *[other] Nejdelší tah má { $seat }: { $count } karet.
        }
    }
end-fact-tricks = Zpětné triky: { $counts }.
end-fact-helps = Karty na pomoc soupeři: { $counts }.
end-fact-team-tricks = Triky: { $count }.
end-fact-turns = Tahy: { $count }.
end-fact-taken = { $seat-is ->
        [you] Nejvíc karet najednou bereš ty
       *[other] Nejvíc karet najednou bere { $seat }
    }: { $count }{ $why ->
        [two] , za Vezmi dvě.
        [four] , za Vezmi čtyři.
        [challenge] , za neoprávněné zpochybnění.
        [bluff] , za blaf.
        [called_out] , za zapomenuté „Jedna karta!“
        [penalty] , za trest.
       *[other] .
    }
end-fact-round = { $seat-is ->
        [you] Nejvíc za jedno kolo máš ty: { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        } v kole { $round }.
       *[other] Nejvíc za jedno kolo má { $seat }: { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        } v kole { $round }.
    }
end-fact-bluffs = Odhalené blafy: { $count }.
end-fact-call-outs = Zapomenuté „Jedna karta!“: { $count }.
end-fact-cut-ins = Zásahy mimo pořadí: { $counts }.

## Body a ostatní se stejným rozdáním

end-scores = Body
end-others = Stejné rozdání, jiné stoly
end-others-who = Kdo
end-others-how = Jak to dopadlo
end-others-here = tento stůl

## Co dál

end-rematch = Hrát znovu
end-host-starts = Další partii může začít { $host }.
end-replay = Přehrát
end-same-deal = Stejné karty pro přátele
end-share = Obrázek pro přátele
end-fold = Ukázat stůl
end-unfold = Ukázat výsledek

## Obrázek

end-picture = Obrázek s výsledkem
end-picture-about = Obrázek: { $text }
end-picture-share = Sdílet
end-picture-save = Uložit
end-picture-failed = Obrázek se nepodařilo vytvořit.
