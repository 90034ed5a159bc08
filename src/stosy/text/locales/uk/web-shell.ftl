### Рамка довкола кожної сторінки в браузері.

shell-title = Стоси: невеликі карткові ігри
shell-brand = Стоси
shell-home = На головну
shell-skip = Одразу до вмісту
shell-settings = Налаштування
shell-language = Мова
shell-sound = Звуки
shell-sound-hint = Увімкнути або вимкнути звуки (клавіша M)
shell-dark = Темні кольори
shell-close = Закрити
shell-waiting = Хвилинку…
shell-reload = Оновити
shell-part-missing = Цю частину сторінки не вдалося отримати. Або немає зв’язку, або вже є новіша версія.
shell-healed = Те, що браузер зберіг від сторінки, пошкодилося або застаріло. Тепер усе завантажено заново.
shell-no-words = Не вдалося отримати тексти цією мовою.

shell-never-sent = Зв’язок остаточно втрачено, і невідомо, чи дійшла твоя остання дія.

shell-lost-title = Тут немає жодної карти
shell-lost-about = Ця адреса нікуди не веде. Можливо, посилання скопійовано не повністю.
shell-problem-title = Не вийшло
shell-problem-unreachable = Сервер зараз недоступний. Перевір, чи є інтернет.
shell-problem-other-version = Сервер оновлено. Онови сторінку.
