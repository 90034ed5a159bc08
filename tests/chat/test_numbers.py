"""QE7, TG4: numbers are found in messages, everyday talk is not taken for them."""

from __future__ import annotations

import sys
import unicodedata
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, target
from hypothesis import strategies as st

from stosy.chat import number_in

DIGITS = [char for char in map(chr, range(sys.maxunicode)) if unicodedata.category(char) == "Nd"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("my red 7 is free", "7"),
        ("between 27 and you", "27"),
        ("٧ ok", "٧"),
        ("x²", "²"),
        ("½", "½"),
        ("⑦", "⑦"),
        ("❼", "❼"),
        ("Ⅶ", "Ⅶ"),
        ("ⅶ", "ⅶ"),
        ("７", "７"),
        ("𝟟", "𝟟"),
        ("㏠", "㏠"),
        ("red 7\ufe0f\u20e3!", "7\ufe0f\u20e3"),
        ("🔟", "🔟"),
        ("red ⚅", "⚅"),
        ("🂧", "🂧"),
        ("🀍", "🀍"),
        ("🕖", "🕖"),
        ("七", "七"),
        ("二十", "二十"),
        ("s3ven", "3"),
    ],
)
def test_figures_are_numbers(text: str, told: str) -> None:
    assert number_in(text) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("two higher than the top", "two"),
        ("I hold a Seven", "Seven"),
        ("twenty-seven!", "twenty-seven"),
        ("twenty seven", "twenty seven"),
        ("twentyseven", "twentyseven"),
        ("seven, perhaps nine", "seven"),
        ("the seventh", "seventh"),
        ("my sixes", "sixes"),
        ("in the forties", "forties"),
        ("fourty", "fourty"),
        ("ninetieth", "ninetieth"),
        ("I have a ten", "ten"),
        ("ten", "ten"),
        ("do you give me ten to go on?", "ten"),
        ("half a dozen", "dozen"),
        ("a hundred", "hundred"),
        ("zero", "zero"),
        ("third", "third"),
        ("the one", "one"),
        ("I have the red one", "one"),
        ("higher by one", "one"),
        ("one higher", "one"),
        ("один", "один"),
        ("в мене червона одна", "одна"),
        ("на один вище", "один"),
        ("на одну карту вище", "одну"),
        ("сім", "сім"),
        ("більше семи", "семи"),
        ("сімома", "сімома"),
        ("у мене сьома", "сьома"),
        ("двадцять сім", "двадцять сім"),
        ("червону сімку", "сімку"),
        ("п'ять", "п'ять"),
        ("п’ять", "п’ять"),
        ("пʼятірка", "пʼятірка"),
        ('п"ять', 'п"ять'),
        ("дев'яносто", "дев'яносто"),
        ("шостий", "шостий"),
        ("третя", "третя"),
        ("двоє", "двоє"),
        ("десяток", "десяток"),
        ("дюжина", "дюжина"),
        ("одиниця", "одиниця"),
        ("на дві вище", "дві"),
        ("вісімдесятьома", "вісімдесятьома"),
        ("чотирнадцятий", "чотирнадцятий"),
        ("красный семь", "семь"),
        ("двадцать семь", "двадцать семь"),
        ("с семью", "семью"),
        ("седьмая", "седьмая"),
        ("семёрка", "семёрка"),
        ("семерку", "семерку"),
        ("девятка", "девятка"),
        ("на две выше", "две"),
        ("четырьмя", "четырьмя"),
        ("пятидесятый", "пятидесятый"),
        ("восемьюдесятью", "восемьюдесятью"),
        ("трое", "трое"),
        ("единичка", "единичка"),
        ("сорока", "сорока"),
        ("сто", "сто"),
        ("ноль", "ноль"),
        ("mám sedm", "sedm"),
        ("sedmi", "sedmi"),
        ("dvacet sedm", "dvacet sedm"),
        ("sedmadvacet", "sedmadvacet"),
        ("jednatřicátý", "jednatřicátý"),
        ("dvaadvaceti", "dvaadvaceti"),
        ("sedmá", "sedmá"),
        ("sedmého", "sedmého"),
        ("červenou sedmičku", "sedmičku"),
        ("desítka", "desítka"),
        ("pět", "pět"),
        ("mam modrou pet", "pet"),
        ("ctyri", "ctyri"),
        ("sest", "sest"),
        ("deset", "deset"),
        ("o dvě výš", "dvě"),
        ("o jednu výš", "jednu"),
        ("mám červenou jedna", "jedna"),
        ("jednička", "jednička"),
        ("dvoje", "dvoje"),
        ("tucet", "tucet"),
        ("stá", "stá"),
        ("padesátka", "padesátka"),
        ("sem'", "sem'"),
        ("u menya vosem", "vosem"),
        ("dev'yat", "dev'yat"),
        ("devjat", "devjat"),
        ("dvadtsyat sim", "dvadtsyat sim"),
        ("chetyre", "chetyre"),
        ("shistka", "shistka"),
        *((word, word) for word in "двоечка троечку четвёрочка шестерочка десяточка".split()),
        *((word, word) for word in "двієчка трієчку п'ятірочка сімочка десяточка".split()),
        *((word, word) for word in "dvoječka trojecku pětečka devítečka desítečka".split()),
        *((word, word) for word in "полтора півтора půltucet deuce ace".split()),
    ],
)
def test_number_words_are_numbers(text: str, told: str) -> None:
    assert number_in(text) == told


@pytest.mark.parametrize(
    "text",
    [
        "s-e-v-e-n",
        "s e v e n",
        "с.е.м.ь",
        "с  е  м  ь",
        "t h r e e",
        "I s e v e n",
        "se-ven",
        "сі*м",
        "seeeven",
        "s e e e e e e e e e e e e v e n",
        "д е в я т н а д ц а т а я",
        "SEVENNN",
        "сеееемь",
        "sevеn",
        "cемь",
        "ciм",
        "CEMb",
        "ДBA",
        "ѕеvеn",
        "s\u200be\u200bv\u2060en",
        "s\u00adeven",
        "s\u3164even",
        "s\u0336e\u0336v\u0336e\u0336n\u0336",
        "се\u0301мь",
        "sédm",
        "сїм",
        "ｓｅｖｅｎ",
        "𝐬𝐞𝐯𝐞𝐧",
        "ⓢⓔⓥⓔⓝ",
        "🅂🄴🅅🄴🄽",
        "ꜱᴇᴠᴇɴ",
        "🇸 🇪 🇻 🇪 🇳",
        "VII",
        "a red IX",
        "ХІІ",
        "vii",
        "xiv",
        "X",
        "mám V",
        "V",
        "IIIII",
        "I I I I I",
        "|||",
        "| | | | |",
        "*****",
        ">>>>>",
        "red .......",
        "• • • •",
        "+++++",
        "🟥🟥🟥🟥🟥",
        "👏🏻👏🏻👏🏻👏🏻",
    ],
)
def test_disguised_numbers_are_found(text: str) -> None:
    assert number_in(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "no one, anyone, someone, everyone, none",
        "one moment, one more, that one, this one, which one",
        "one by one",
        "one on one",
        "is it wanted by one of you?",
        "the low one on the left",
        "I have one red, one blue",
        "wait a second, you go first",
        "third pile please",
        "face, place, space, reduce",
        "often, tension, tennis, weight, height, tense, sixpack, threesome, canine, teen",
        "I ate too much for you to have won",
        "try to pet the dog, set the stem, semi",
        "a pair, a couple, both, once, twice",
        "сім'я",
        "семья",
        "десь, стоп, стоси, стосы, пятно, пятница, п'ятниця, четвер, четверг",
        "однак, однако, один на один, один одному, один за одним",
        "ще одна, ні один, одну хвилинку, один з нас",
        "одні червоні, одни красные",
        "одно и то же",
        "еще один ход, ни одной, одну секунду",
        "клади на одну стопку, на третью стопку",
        "друга купка, перший хід, вторая стопка",
        "я один не справлюсь",
        "не клади все на один із стосів",
        "jeden z nás, ještě jednu, ani jeden, to je jedno, jednou",
        "pojď sem",
        "čím dřív, tím líp; o co se jedná? jedna se o barvu",
        "ten stos nech být",
        "ten modry",
        "na druhou hromádku",
        "třetí hromádka",
        "pátek, čtvrtek, pata, tenis, posel",
        "V ruce nic, v tom to je",
        "HRAJ V KLIDU",
        "I think so... really!!! What?????",
        "ну.....",
        "ха))))))",
        "😂😂😂😂😂😂",
        "🔥🔥🔥",
        "🍀🤞💯🃏",
        "🇺🇦 🇨🇿",
        ":X xd XD",
        "Liv, xx, ix",
        "cto eto?",
        "",
        "   ",
    ],
)
def test_other_words_are_no_numbers(text: str) -> None:
    assert number_in(text) is None


ENGLISH = """
I have lots of red
please leave the left pile alone
can somebody lay something low?
don't touch the rising pile
mine is quite high
I'm in the middle
I can only go down
blue would be great for me
save the falling pile for me
I can do the reverse trick there
whose turn is it?
wait, I have an idea
it's a small step up
nothing low in my hand
my cards are all terrible
both of mine are green
anyone with purple?
not that one!
the other one is better
I'd rather have the low one
one more and we are done
hold on a second
you go first
nice, well played!
sorry, that hurt
we are going to lose this
let me have the right pile
I really need that stack
please don't jump too far
it's very close to the top
just a tiny bit higher
that is far too high
I'm almost out of cards
the draw pile is nearly empty
keep yellow for later
good luck, everybody
what do you think?
no idea, you decide
okay, then I'll wait
either pile works for me
how often do you play?
somebody has to go back
I could fix the falling pile
thanks, that helps a lot
try the upper row
no one has purple?
"""
UKRAINIAN = """
червоних у мене багато
не чіпай лівий стос, будь ласка
кинь щось низьке
у мене самі високі
можу зробити зворотний трюк
залиш мені спадну стопку
хто ходить?
зачекай хвилинку
є щось середнє, зелене
синіх зовсім немає
я піду на зростаючу
не стрибай так далеко
моя майже впритул до верхньої
це дуже маленький крок
жовта була б чудова
обидві мої фіолетові
тільки не туди!
ой, вибач
ми програємо, здається
молодець, гарний хід
давай ти перша
я можу почекати
краще на другу купку
колода майже порожня
ще одна і все
у когось є низька синя?
мені потрібна права стопка
нічого доброго не маю
спробую врятувати цю купку
не поспішай, подумаймо
ця стопка моя
я тут застряг
можна я наступний?
далеко до верху
трохи вище, ніж лежить
зовсім трохи нижче
одну секунду, думаю
та клади вже куди хочеш
усім удачі
дякую, виручила
нехай хтось відкотить назад
однак це ризиковано
в п'ятницю граємо знову?
це сімейна гра
десь має бути червона
не знаю, вирішуй сам
"""
RUSSIAN = """
красных у меня полно
не трогай левую стопку, пожалуйста
положи что-нибудь низкое
у меня одни высокие
могу сделать обратный трюк
оставь мне убывающую
чей ход?
подожди минутку
есть что-то среднее, зелёное
синих совсем нет
я пойду на возрастающую
не прыгай так далеко
моя почти вплотную к верхней
это совсем маленький шаг
жёлтая была бы кстати
обе мои фиолетовые
только не туда!
ой, прости
кажется, мы проигрываем
молодец, хороший ход
давай ты первая
я могу подождать
лучше на вторую стопку
колода почти пустая
ещё одна и всё
у кого-нибудь есть низкая синяя?
мне нужна правая стопка
ничего хорошего нет
попробую спасти эту стопку
не спеши, подумаем
эта стопка моя
я тут застрял
можно я следующий?
до верха далеко
чуть выше, чем лежит
совсем чуть-чуть ниже
одну секунду, думаю
да клади уже куда хочешь
всем удачи
спасибо, выручила
пусть кто-нибудь откатит назад
однако это рискованно
в пятницу играем снова?
вся семья в сборе
мне всё равно, ходи ты
не знаю, решай сам
"""
CZECH = """
červených mám spoustu
nech mi prosím klesající
nesahej na levou hromádku, prosím
dej něco nízkého
mám samé vysoké
můžu udělat obrácený trik
kdo je na tahu?
počkej chvilku
mám něco středního, zeleného
modré nemám vůbec
půjdu na stoupající
neskákej tak daleko
moje je skoro těsně u vrchní
je to úplně malý krok
žlutá by se hodila
obě moje jsou fialové
jen tam ne!
jejda, promiň
asi to prohrajeme
výborně, pěkný tah
začni ty
já klidně počkám
radši na druhou hromádku
balíček je skoro prázdný
ještě jedna a máme to
má někdo nízkou modrou?
potřebuju pravou hromádku
nic dobrého nemám
zkusím zachránit tuhle hromádku
nespěchej, promyslíme to
ten levý je můj
tady jsem se zasekl
můžu jít další?
dej to sem
trochu výš, než leží
jen o kousek níž
jednu vteřinu, přemýšlím
tak už to polož, kam chceš
hodně štěstí všem
díky, to pomohlo
ať to někdo vrátí zpátky
mně je to jedno
v pátek hrajeme znovu?
ten stos nech na pokoji
prosim te, nech ten levy
nevím, rozhodni sám
cervenou mam vysokou
"""
TALK = [
    pytest.param(line, id=f"{language}-{at}")
    for language, lines in (("en", ENGLISH), ("uk", UKRAINIAN), ("ru", RUSSIAN), ("cs", CZECH))
    for at, line in enumerate(lines.strip().splitlines())
]


@pytest.mark.parametrize("line", TALK)
def test_table_talk_passes(line: str) -> None:
    assert number_in(line) is None
    assert number_in(line.upper()) is None
    assert number_in(unicodedata.normalize("NFD", line)) is None


@given(st.text(alphabet=st.characters()))
def test_any_message_is_read(text: str) -> None:
    told = number_in(text)
    assert told is None or told in text


@given(st.text(), st.sampled_from(DIGITS), st.text())
def test_every_digit_is_a_number(before: str, digit: str, after: str) -> None:
    assert number_in(before + digit + after) is not None


@given(st.sampled_from("seven сім семь sedm".split()), st.data())
def test_hidden_characters_do_not_hide_a_number(word: str, data: st.DataObject) -> None:
    hidden = data.draw(st.sampled_from("\u200b\u200d\u2060\u00ad\ufe0f\u034f\u0335"))
    at = data.draw(st.integers(1, len(word)))
    assert number_in(f"a {word[:at]}{hidden}{word[at:]} b") == word[:at] + hidden + word[at:]


HOSTILE = [
    "x ",
    "с е м ",
    "s.e.v.e.",
    "se-ve-",
    "🄰🄱",
    "🅂🄴🅅🄴",
    "that one ",
    "ten ten stos ",
    "Il ",
    "a\u0301",
    "ﬁ ",
    "· .",
    "_ ",
    "c t r n a c ",
]
"""Parts of messages that give the search much to look at and nothing to find."""
BITS = [
    *"abcdeinorstvx",
    *"адевинорстья",
    *"ÍVXl🄰🅅🅂🄴ﬁ가",
    *" -.'·|_",
    "\u0301",
    "seve",
    "том ",
    "ii ",
]
STEPS = 25
"""The most lines of code and calls that are run for each character."""


@given(
    st.sampled_from(HOSTILE)
    | st.text(min_size=1, max_size=6)
    | st.lists(st.sampled_from(BITS), min_size=1, max_size=12).map("".join)
)
def test_the_work_grows_with_the_length_and_no_faster(part: str) -> None:
    """Hypothesis looks for the message that takes most work."""
    whole = (part * 600)[:600]
    number_in(whole)  # what is found out about characters is kept
    short, long = steps(whole[:300]), steps(whole)
    target(short)
    assert long <= 2.2 * short + 100
    assert short <= STEPS * 300


def steps(text: str) -> int:
    """How many lines and calls are run to look for numbers in a text."""
    count = 0

    def trace(_frame: FrameType, event: str, _arg: object) -> Any:
        nonlocal count
        count += event in ("line", "c_call")
        return trace

    before = sys.gettrace(), sys.getprofile()
    sys.settrace(trace)
    sys.setprofile(trace)
    try:
        number_in(text)
    finally:
        sys.settrace(before[0])
        sys.setprofile(before[1])
    return count
