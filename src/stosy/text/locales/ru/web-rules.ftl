### Правила игр как страница. Сами правила — это сообщения rule-… каждой игры.
### Переводчикам: смотрите начало common.ftl. Примеры стоят под небольшими рисунками карт.

rules-title = Правила: { $game }
rules-choose = Правила другой игры
rules-contents = На этой странице
rules-play = Играть сейчас

## Заголовки

rules-goal = В чём суть
rules-cards = Карты и начало
rules-start = Кто начинает
rules-turn = Ход
rules-helping = Помощь и добор
rules-actions = Активные карты
rules-out-of-turn = Вне очереди
rules-attention = Будь начеку
rules-points = Конец тура и очки
rules-talk = Разговоры и сигналы
rules-last = В самом конце
rules-others = Что ещё важно
rules-choices = О чём можно договориться
rules-all-games = В каждой игре
rules-tables = За столом с другими
rules-link = Правило { $rule }
rules-link-short = Правило

## Примеры

rules-fits = можно
rules-fits-not = нельзя

## Карточки

rules-full = Подробно
rules-short-choices = Кое-что решаете вы сами, до первой карты.
rules-short-all-games = Только в свой ход и только своими картами. За опоздание ничего не бывает.
rules-short-tables = За того, кто отошёл, играет бот, а за столом следит хозяин стола.
rules-why = Почему так?
rules-print = Напечатать
rules-example = Ход шаг за шагом
