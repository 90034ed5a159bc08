### Рамка вокруг каждой страницы в браузере.

shell-title = Стосы: небольшие карточные игры
shell-brand = Стосы
shell-home = На главную
shell-skip = Сразу к содержимому
shell-settings = Настройки
shell-language = Язык
shell-sound = Звуки
shell-sound-hint = Включить или выключить звуки (клавиша M)
shell-dark = Тёмные цвета
shell-close = Закрыть
shell-waiting = Минутку…
shell-reload = Обновить
shell-part-missing = Эту часть страницы не удалось получить. Либо нет связи, либо уже есть более новая версия.
shell-no-words = Не удалось получить тексты на этом языке.

shell-never-sent = Связь потеряна окончательно, и неизвестно, дошло ли твоё последнее действие.

shell-lost-title = Здесь нет ни одной карты
shell-lost-about = Этот адрес никуда не ведёт. Возможно, ссылка скопирована не полностью.
shell-problem-title = Не получилось
shell-problem-unreachable = Сервер сейчас недоступен. Проверь, есть ли интернет.
shell-problem-other-version = Сервер обновлён. Обнови страницу.
