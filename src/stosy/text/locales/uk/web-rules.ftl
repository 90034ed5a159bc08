### Правила ігор як сторінка. Самі правила – це повідомлення rule-… кожної гри.
### Перекладачам: дивіться початок common.ftl. Приклади стоять під невеликими малюнками карт.

rules-title = Правила: { $game }
rules-choose = Правила іншої гри
rules-contents = На цій сторінці
rules-play = Грати зараз

## Заголовки

rules-goal = У чому суть
rules-cards = Карти й початок
rules-start = Хто починає
rules-turn = Хід
rules-helping = Допомога й добір
rules-actions = Активні карти
rules-out-of-turn = Поза чергою
rules-attention = Пильнуй
rules-points = Кінець туру й бали
rules-talk = Розмови й сигнали
rules-last = У самому кінці
rules-others = Що ще важливо
rules-choices = Про що можна домовитися
rules-all-games = У кожній грі
rules-tables = За столом з іншими
rules-link = Правило { $rule }
rules-link-short = Правило

## Приклади

rules-fits = можна
rules-fits-not = не можна

## Картки

rules-full = Докладно
rules-short-choices = Дещо вирішуєте ви самі, до першої карти.
rules-short-all-games = Лише у свій хід і лише своїми картами. За запізнення нічого не буває.
rules-short-tables = За того, хто відійшов, грає бот, а за столом стежить господар.
rules-why = Чому так?
rules-print = Надрукувати
rules-example = Хід крок за кроком
