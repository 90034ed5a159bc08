### Play in the terminal. For translators: see the top of cli.ftl.

## Help, and what may be typed: see typed-words in cli.ftl.

play-help-game = Щоб покласти карту, назви карту й стос: `ч7 вгору`, `червону 7 вниз`. `кінець`: завершити хід.
play-help-signals = Сигнали: `маю червону`, `висота червона низька` (`середня`, `висока`), `хочу вгору`, `трюк вниз`, `не чіпай вгору`.
typed-game-words =
    p: ф, фіолетова, фіолетову, фіолетовий
    holds: маю, тримаю, є
    height: висота, приблизно
    trick: трюк, зворотний трюк
    low: низька, низьку, мала
    middle: середня, середню, сер
    high: висока, високу, велика
