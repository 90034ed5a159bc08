"""The words for numbers from 0 to 100 in the four languages, and harmless contexts of them.

Stems and endings are written as people spell them; `numbers` compares them without accents.
The words for 1 and 2 are special: "first" and "second", "other" and "each other" are everyday
talk, so the ordinals of 1 and 2 are not numbers here, and `ONE` counts only outside such contexts.
"""

from __future__ import annotations

from collections.abc import Iterator

ONE = frozenset("one один одна одну одне одно odin odyn jeden jedna jednu".split())
"""One, in the cases that name a card; the others (одному, jednou) and plurals are everyday."""

THIRD_OR_FOURTH = ("third", "fourth", "трет", "четверт", "tret", "ctvrt")
"""There are up to four piles: the third pile is a pile, not a number."""
PILES = (
    *("pile", "stack", "row", "from"),
    *("стос", "стопк", "купк", "ряд", "зліва", "справа", "слева"),
    *("hromad", "sloup", "rad", "zleva", "zprava"),
)

NEEDS_ACCENTS = frozenset("sem semi sta sty ste stem sti pata pate paty pati patem patou".split())
"""Words of another meaning without their accents: Czech "sem" is "here", Russian "sem'" is 7."""
CZECH_ONLY = frozenset(("pet",))
"""A number among Czech words, an animal among English ones."""
NOT_CZECH = frozenset(("ten",))
"""A number among English words; in Czech "ten" is "that"."""
EVERYDAY = frozenset("teen teens null nul try cto cim jedná liv lix".split())
"""Like a number word only with a doubled letter, in the other alphabet or in Roman numerals."""

CZECH_WORDS = frozenset(
    """
    ale ani ano asi bude budu bych bys chces chci chtel dal davej dej dobry dolni druhy horni hraj
    jak jako jde je jen jenom jeste ji jo jsem jsi kam kdo kdy kdyz kterej ktery levej levy mam
    mame mas mi muj muzes muzu na ne nebo nech nechci nedavej nehraj nejde nekdo nemam nemas neni
    nic nizky novy pak po pockej pojd polozim polozit prave pravej pravy prosim proto pujde radsi
    se si snad spodni stos stredni tady tak taky tam ti tomu tu tvuj urcite uz velky vem vlevo
    vpravo vrchni vysoky vzit za zase ze
    """.split()
)
"""Words that show that a message without accents is Czech; none of them is English."""

CZECH_COLOURS = ("cerven", "zlut", "zelen", "modr", "fialov")
COLOURS = (
    *CZECH_COLOURS,
    *("red", "yellow", "green", "blue", "purple", "violet"),
    *("червон", "жовт", "зелен", "син", "блакитн", "фіолетов"),
    *("красн", "желт", "голуб", "фиолетов"),
)
HEIGHTS = (
    *("низьк", "висок", "середн", "мал", "велик"),
    *("низк", "высок", "средн", "маленьк"),
    *("nizk", "vysok", "stredn", "mal", "velk"),
)
AFTER_ONE_STEMS = (*PILES, *COLOURS, *HEIGHTS)
BEFORE_ONE = frozenset(
    """
    any another bad best better each easy every good hard high higher highest last left lone
    low lower lowest middle neither next nice no only other right same small some that this
    which worse worst wrong
    ще лише тільки ні ані хоч хоча як жоден цей ця цю той та ту кожен кожна я ти
    еще лишь только ни хоть этот эта эту тот каждый каждая не
    jeste ani jen jenom kazdy kazda ten ta tu tahle tenhle zadny
    """.split()
)
"""What makes "one" everyday when it stands before it: that one, ще одна, ani jeden."""
AFTER_ONE = frozenset(
    """
    another at bit by can color colour could day high last left low middle minute
    moment more of on other sec second should thing time turn who with
    з із зі раз день момент мить хвилину хвилинку секунду секундочку одного одному одним одній
    одною на за колір кольору хід бік й і в у від
    из миг минуту минутку секунду секундочку другой другого другому другим другую другая другое
    цвет цвета ход и в
    z ze na za po druhy druheho druhemu druhym druhou druha tah okamzik moment se
    chvilku chvilinku vterinu sekundu minutu minutku do v krok barva barvu
    """.split()
)
"""What makes "one" everyday when it stands after it: one moment, один одному, jeden z nás."""

STEPS = frozenset(("by", "на", "o"))
"""Before "one card" they tell a distance: higher by one card, на одну карту вище, o jednu kartu."""
CARDS = frozenset("card карта карту картка картку karta kartu".split())


def number_words() -> Iterator[str]:
    """All number words but the everyday ones."""
    yield from _english()
    yield from _czech()
    cyrillic = [*_ukrainian(), *_russian()]
    yield from cyrillic
    for table in LATIN_SPELLINGS:
        yield from (_in_latin(word, table) for word in cyrillic)


def _each(stems: str, endings: str) -> Iterator[str]:
    """Every stem with every ending; "-" is no ending."""
    for ending in endings.split():
        yield from (stem + ending.strip("-") for stem in stems.split())


def _english() -> Iterator[str]:
    units = "two three four five six seven eight nine"
    teens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    tens = "twent thirt fort fourt fift sixt sevent eight ninet"
    whole = "twenty thirty forty fourty fifty sixty seventy eighty ninety"
    third = "third fourth fifth sixth seventh eighth ninth"
    yield from _each(f"{units} {teens} dozen hundred zero third", "- s")
    yield from _each(f"fourth fifth ninth eighth twelfth {tens.replace(' ', 'ieth ')}ieth", "- s")
    yield from _each("sixth seventh hundredth tenth eleventh thirteenth fourteenth", "- s")
    yield from _each("fifteenth sixteenth seventeenth eighteenth nineteenth", "- s")
    yield from _each(tens, "y ies")
    yield from ("sixes", "zeroes", "zeroth", "fourtieth")
    yield from _each("deuce ace", "- s")
    yield from _each(whole, " ".join((units, third, "one first second")))


HARD_UK = "ий а е ого ому им у ої ій ою і их ими"
SOFT_UK = "ій я є ього ьому ім ю ьої ьою і іх іми"
CASES_UK = "и ьох ьом ьма ьома"
NOUN_UK = "ка ки ці ку кою ко ок кам ках ками"


def _ukrainian() -> Iterator[str]:
    teens = (
        "одинадцят дванадцят тринадцят чотирнадцят п'ятнадцят шістнадцят сімнадцят вісімнадцят"
        " дев'ятнадцят двадцят тридцят"
    )
    fifties = "п'ятдесят шістдесят сімдесят вісімдесят"
    yield from "два дві двох двом двома три трьох трьом трьома".split()
    yield from "чотири чотирьох чотирьом чотирма шість шести сім семи сімох сімом сімома".split()
    yield from "вісім восьми вісьмох вісьмом вісьма вісьмома сорок сорока сто ста".split()
    yield from "дев'яносто дев'яноста нуль нуля нулю нулем нулі нулів двоє троє".split()
    yield from _each(f"п'ят дев'ят десят {teens}", f"ь {CASES_UK}")
    yield from _each("шіст", "ьох ьом ьма ьома")
    yield from _each(fifties, f"- {CASES_UK}")
    yield from _each("трет", SOFT_UK)
    yield from _each("четверт п'ят шост сьом восьм дев'ят десят сороков", HARD_UK)
    yield from _each(f"{teens} {fifties} дев'яност сот", HARD_UK)
    yield from _each("двій трій четвір п'ятір шіст шестір сім вісім дев'ят десят сот", NOUN_UK)
    yield from _each(teens, NOUN_UK)
    yield from _each("одиниц", "я і ю ею ь ям ях ями")
    yield from _each("одинич", "ка ки ці ку кою")
    yield from _each("сотн", "я і ю ею ям ях ями")
    yield from _each("четвер п'ятер шестер семер восьмер дев'ятер десятер", "о ох ом ома")
    yield from _each("дюжин", "а и і у ою")
    small = "двієч трієч четвіроч п'ятіроч шісточ шестіроч сімоч семіроч вісімоч восьміроч"
    yield from _each(f"{small} дев'яточ десяточ", NOUN_UK)
    yield from ("півтора", "півтори", "півдюжини")


HARD_RU = "ый ой ая ое ого ому ым ом ую ою ые ых ыми"
SOFT_RU = "ий ья ье ьего ьему ьим ьем ью ьей ьи ьих ьими"
NOUN_RU = "ка ки ке ку кой кою ок ек кам ках ками"


def _russian() -> Iterator[str]:
    teens = (
        "одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат"
        " девятнадцат двадцат тридцат"
    )
    oblique = "пят шест сем восьм"
    yield from "два две двух двум двумя три трёх трём тремя".split()
    yield from "четыре четырёх четырём четырьмя восемь восемью сорок сорока сто ста".split()
    yield from "девяносто девяноста ноль ноля нолю нолём ноли нулём".split()
    yield from "двое двоих двоим двоими трое троих троим троими".split()
    yield from _each(f"{oblique} девят десят {teens}", "ь и ью")
    yield from _each("пять шесть семь восемь", "десят")
    yield from _each("пяти шести семи восьми", "десяти")
    yield from _each("пятью шестью семью восемью", "десятью")
    yield from _each("трет", SOFT_RU)
    yield from _each("четвёрт пят шест седьм восьм девят десят сороков", HARD_RU)
    yield from _each(f"{teens} девяност сот", HARD_RU)
    yield from _each("пятидесят шестидесят семидесят восьмидесят", HARD_RU)
    yield from _each("двой трой четвёр пятёр шестёр семёр восьмёр девят десят сот", NOUN_RU)
    yield from ("двоек", "троек", *_each(teens, NOUN_RU))
    yield from _each("единиц", "а ы е у ей - ам ах ами")
    yield from _each("единич", "ка ки ке ку кой")
    yield from _each("сотн", "я и е ю ей")
    yield from _each("четвер пятер шестер семер восьмер девятер десятер", "о ых ым ыми")
    yield from _each("дюжин", "а ы е у ой")
    small = "двоеч троеч четвёроч пятёроч шестёроч семёроч восьмёроч девяточ десяточ"
    yield from _each(small, NOUN_RU)
    yield from ("полтора", "полторы", "полутора", "полдюжины")


HARD_CS = "ý á é ého ému ém ým ou í ých ými"
SOFT_CS = "í ího ímu ím ích ími"
NOUN_CS = "ka ky ce ku ko kou ek kám kách kami"


def _czech() -> Iterator[str]:
    teens = "jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct"
    tens = "dvacet třicet čtyřicet"
    more = "padesát šedesát sedmdesát osmdesát devadesát"
    units = "jedn jeden dva tři čtyři pět šest sedm osm devět"
    yield from "dva dvě dvou dvěma tři tří třem třemi třech čtyři čtyry čtyř čtyřem".split()
    yield from "čtyřmi čtyřech devíti desíti sedum osum sto stě nula nuly nule nulu nulou".split()
    yield from _each(f"pět šest sedm osm deset {teens} {tens} {more}", "- i")
    yield from ("devět", "sedumnáct", "osumnáct", "sedumdesát", "osumdesát")
    yield from _each("třet", SOFT_CS)
    ordinals = f"čtvrt pát šest sedm osm devát desát {teens} dvacát třicát čtyřicát {more} st nult"
    yield from _each(ordinals, HARD_CS)
    for unit in units.split():
        yield from _each(f"{unit}a", _tens(tens, more))
    for ten in f"{tens} {more}".split():
        yield from _each(ten, "jedna jeden dva dvě tři čtyři pět šest sedm osm devět")
    yield from _each("jednič dvoj troj čtyř pět šest sedmič osmič devít desít", NOUN_CS)
    yield from _each(f"{teens} dvacít třicít čtyřicít {more} stov", NOUN_CS)
    yield from _each("dvoj troj", "e í ího ích ím ími")
    yield from _each("čtver pater šester sedmer osmer devater desater", "o a u")
    yield from _each("tuc půltuc", "et tu tem ty tů")
    small = "dvoječ troječ čtyřeč pěteč šesteč sedmičeč osmičeč devíteč desíteč"
    yield from _each(small, NOUN_CS)


def _tens(tens: str, more: str) -> str:
    """What follows in sedmadvacet: the ten, its cases and its ordinals."""
    ordinals = _each(f"dvacát třicát čtyřicát {more}", HARD_CS)
    return " ".join((*_each(f"{tens} {more}", "- i"), *ordinals))


def _table(letters: str, spelled: str) -> dict[int, str]:
    return {ord(a): b.strip("-") for a, b in zip(letters, spelled.split(), strict=True)}


CYRILLIC = "абвгдежзиійклмнопрстуфхцчшщыьэюяєїё'"
LATIN_SPELLINGS = tuple(
    _table(CYRILLIC, spelled)
    for spelled in (
        "a b v g d e zh z i i y k l m n o p r s t u f kh ts ch sh sch y - e yu ya ye yi yo -",
        "a b v g d e zh z y i y k l m n o p r s t u f h ts ch sh sch y - e yu ya ye yi e -",
        "a b v g d e z z i i j k l m n o p r s t u f ch c c s s y - e ju ja je ji jo -",
        "a b v g d e z z y i j k l m n o p r s t u f ch c c s s y - e ju ja je ji jo -",
    )
)
"""How people type Cyrillic without it: the English way and the Czech way, with и as i or y."""


def _in_latin(word: str, table: dict[int, str]) -> str:
    return word.replace("ьо", "йо").translate(table)
