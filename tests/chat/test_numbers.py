"""QE7, TG4: numbers are found in messages, everyday talk is not taken for them."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stosy.chat import chat_text, number_in

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
        ("red 7\ufe0f\u20e3!", "7"),
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
        ("one!", "one"),
        ("I have red one", "one"),
        ("червона одна", "одна"),
        ("jeden", "jeden"),
        ("I hold a Seven", "Seven"),
        ("twenty-seven!", "twenty"),
        ("twenty seven", "twenty"),
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
        ("сім", "сім"),
        ("більше семи", "семи"),
        ("сімома", "сімома"),
        ("у мене сьома", "сьома"),
        ("двадцять сім", "двадцять"),
        ("червону сімку", "сімку"),
        ("п'ять", "п'ять"),
        ("п’ять", "п’ять"),
        ("пʼятірка", "пʼятірка"),
        ('п"ять', 'п"ять'),
        ("дев'яносто", "дев'яносто"),
        ("шостий", "шостий"),
        ("двоє", "двоє"),
        ("десяток", "десяток"),
        ("дюжина", "дюжина"),
        ("одиниця", "одиниця"),
        ("на дві вище", "дві"),
        ("вісімдесятьома", "вісімдесятьома"),
        ("чотирнадцятий", "чотирнадцятий"),
        ("красный семь", "семь"),
        ("двадцать семь", "двадцать"),
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
        ("dvacet sedm", "dvacet"),
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
        ("jednička", "jednička"),
        ("dvoje", "dvoje"),
        ("tucet", "tucet"),
        ("stá", "stá"),
        ("padesátka", "padesátka"),
        *((word, word) for word in "двоечка троечку четвёрочка шестерочка десяточка".split()),
        *((word, word) for word in "двієчка трієчку п'ятірочка сімочка десяточка".split()),
        *((word, word) for word in "dvoječka trojecku pětečka devítečka desítečka".split()),
        *((word, word) for word in "полтора півтора půltucet".split()),
    ],
)
def test_number_words_are_numbers(text: str, told: str) -> None:
    assert number_in(text) == told


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
        "I have the red one, one higher, the fourth pile",
        "",
    ],
)
def test_other_words_are_no_numbers(text: str) -> None:
    assert number_in(text) is None


ENGLISH = """
can somebody lay something low?
I can do the reverse trick there
both of mine are green
not that one!
the other one is better
I'd rather have the low one
one more and we are done
hold on a second
just a tiny bit higher
how often do you play?
somebody has to go back
try the upper row
no one has purple?
"""
UKRAINIAN = """
не стрибай так далеко
давай ти перша
краще на другу купку
ще одна і все
одну секунду, думаю
однак це ризиковано
це сімейна гра
десь має бути червона
"""
RUSSIAN = """
у меня одни высокие
не прыгай так далеко
давай ты первая
лучше на вторую стопку
ещё одна и всё
одну секунду, думаю
однако это рискованно
в пятницу играем снова?
вся семья в сборе
"""
CZECH = """
nech mi prosím klesající
můžu udělat obrácený trik
kdo je na tahu?
půjdu na stoupající
jen tam ne!
radši na druhou hromádku
ještě jedna a máme to
ten levý je můj
dej to sem
jednu vteřinu, přemýšlím
mně je to jedno
v pátek hrajeme znovu?
ten stos nech na pokoji
prosim te, nech ten levy
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


@given(st.text(alphabet=st.characters()))
def test_any_message_is_read(text: str) -> None:
    message = chat_text(text)
    told = number_in(message)
    assert told is None or told in message


@given(st.text(), st.sampled_from(DIGITS), st.text())
def test_every_digit_is_a_number(before: str, digit: str, after: str) -> None:
    assert number_in(before + digit + after) is not None
