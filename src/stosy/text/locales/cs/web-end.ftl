### Konec partie: jak to dopadlo a co dál.

## Nadpis, velký

end-win = Výhra!
end-win-team = Společná výhra!
end-near = { $left ->
        [one] Jen kousek: zbývá jediná karta!
        [few] Jen kousek: zbývají { $left } karty!
        [many] Jen kousek: zbývá { $left } karty!
       *[other] Jen kousek: zbývá { $left } karet!
    }
end-lose = Tentokrát ne
end-seen = Partie je u konce

## Co rozhodlo: pár vět

end-facts = Co rozhodlo
end-decided = { $who ->
        [you] Tvoje volba: { $action }. Lepší: { $better } (šance na výhru { $best } % místo { $chosen } %).
       *[other] { $name }: { $action }. Lepší: { $better } (šance na výhru { $best } % místo { $chosen } %).
    }
end-deciding = { $total ->
        [0] Hledáme, co rozhodlo…
       *[other] Hledáme, co rozhodlo: tahy { $done } z { $total }…
    }
end-series = U tohoto stolu: { $score }
end-series-team = U tohoto stolu: výhry { $won } z { $matches }
end-best = { $left ->
        [0] Tvůj rekord: položené všechny karty
        [one] Tvůj rekord: zbyla { $left } karta
        [few] Tvůj rekord: zbyly { $left } karty
        [many] Tvůj rekord: zbylo { $left } karty
       *[other] Tvůj rekord: zbylo { $left } karet
    }
end-best-new = Tvůj nejlepší výsledek!
end-facts-given-up = V této partii
highlight-resign = { $seat-is ->
        [you] Vzdáváš se.
       *[other] { $seat } se vzdává.
    }
highlight-timeout = { $seat-is ->
        [you] Vypršel ti čas.
       *[other] { $seat }: čas vypršel.
    }

## Body a ostatní se stejným rozdáním

end-scores = Body
end-others = Stejné rozdání, jiné stoly
end-others-who = Kdo
end-others-how = Jak to dopadlo
end-others-here = tento stůl

## Co dál

end-rematch = Hrát znovu
end-ready = Kdo chce další partii
end-ready-yes = ano
end-ready-no = ještě ne
end-waits = Čekáme: { $names }…
end-start-anyway = Začít bez čekání
end-try-moment = Zahrát to odtud znovu
end-replay = Přehrát
end-same-deal = Stejné karty pro kamarády
end-share = Obrázek pro kamarády
end-fold = Ukázat stůl
end-unfold = Ukázat výsledek

## Obrázek

end-picture = Obrázek s výsledkem
end-picture-about = Obrázek: { $text }
end-picture-share = Sdílet
end-picture-save = Uložit
end-picture-failed = Obrázek se nepodařilo vytvořit.
