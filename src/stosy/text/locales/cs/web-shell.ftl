### Rám kolem každé stránky v prohlížeči.

shell-title = Stosy: malé karetní hry
shell-brand = Stosy
shell-home = Na úvodní stránku
shell-skip = Přejít k obsahu
shell-settings = Nastavení
shell-language = Jazyk
shell-sound = Zvuky
shell-sound-hint = Zapnout nebo vypnout zvuky (klávesa M)
shell-dark = Tmavé barvy
shell-close = Zavřít
shell-waiting = Chvilku…
shell-reload = Načíst znovu
shell-part-missing = Tuto část stránky se nepodařilo načíst. Buď chybí spojení, nebo už je novější verze.
shell-healed = Co si prohlížeč ze stránky uložil, bylo poškozené nebo zastaralé. Teď je všechno stažené znovu.
shell-no-words = Texty v tomto jazyce se nepodařilo načíst.

shell-never-sent = Spojení je definitivně pryč a není jisté, jestli tvůj poslední krok dorazil.

shell-lost-title = Tady žádná karta neleží
shell-lost-about = Tato adresa nikam nevede. Možná se odkaz nezkopíroval celý.
shell-problem-title = To se nepovedlo
shell-problem-unreachable = Server teď není dostupný. Zkontroluj připojení k internetu.
shell-problem-other-version = Server byl aktualizován. Načti stránku znovu.
