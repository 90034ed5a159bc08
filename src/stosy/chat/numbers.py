"""Numbers in what people write, which team games do not allow (QE7, TG4).

A number is told by a character (7, ², ½, Ⅶ, 七) or by a word of one of the four languages, in any
of its forms. Whoever disguises one fools only their friends. Everyday talk passes, even where it
could be a code: "the red one", the first to fourth of something, once, both, a pair. But "red one"
names a card, and so does "one" alone.
"""

from __future__ import annotations

import re
import unicodedata

NUMERAL = "ь|и|ью|ьох|ьом|ьма|ьома"
ADJECTIVE = "ий|ый|ой|а|ая|е|ое|ого|ому|им|ым|ом|у|ую|ої|ій|ою|і|ые|их|ых|ими|ыми"
NOUN = "к(?:а|и|і|е|у|о|ою|ой|ам|ах|ами)|ці|ок|ек"
CZECH_ADJECTIVE = "y|a|e|eho|emu|em|ym|ou|i|ych|ymi"
CZECH_NOUN = "k(?:a|y|u|o|ou|am|ach|ami)|ce|ek"

ENGLISH = """
(?:two|three|four|five|seven|eight|nine|ten|eleven|twelve|dozen|zero)s? | six(?:es)? | zeroes
| (?:thir|four|fif|six|seven|eigh|nine)teen(?:s|ths?)? | hundred(?:s|ths?)?
| (?:fif|six|seven|eigh|nin|ten|eleven|twelf)ths?
| (?:twen|thir|fou?r|fif|six|seven|eigh|nine)t
    (?:ies|ieths?|y(?:one|two|three|four|five|six|seven|eight|nine|first|second|third|\\w+th)?)
"""
UKRAINIAN_AND_RUSSIAN = f"""
дв(?:а|і|е|ох|ух|ом|ум|ома|умя|оє|ое|оих|оим|оими) | тр(?:и|ьох|ех|ьом|ем|ьома|емя|оє|ое|оих|оим)
| чотир(?:и|ьох|ьом|ма) | четыр(?:е|ех|ем|ьмя) | сім | сімо[хм] | сімома | вісім | восемь(?:ю)?
| (?:пят|шест|шіст|сем|восьм|вісьм|девят)(?:{NUMERAL})
| \\w*(?:дцат|дцят)(?:{NUMERAL}|{ADJECTIVE}|{NOUN})
| (?:пят|шост|шест|сьом|седьм|восьм|девят|девяност|сороков|сот)(?:{ADJECTIVE})
| \\w*десят(?:{NUMERAL}|{ADJECTIVE}|{NOUN}|оч(?:{NOUN}))? | девяност[оа] | сорока? | ст[оа]
| (?:дв[іо]й|дв[іо][єе]ч|тр[іо]й|тр[іо][єе]ч|(?:четв|пят|шест|сем|восьм)[іе]р(?:оч)?
    |(?:шіст|сім|вісім|девят)(?:оч)?|сот|одинич|единич)(?:{NOUN})
| (?:четв|пят|шест|сем|восьм|девят|десят)ер(?:о|ох|ом|ома|ых|ым|ыми)
| н[уо]л(?:ь|я|ю|ем|і|ів|и|ей) | сот(?:ня|ні|ню|ни|ней) | дюжин\\w? | (?:пол|пів)тор[аиы]
| (?:один|един)иц[яіюьаыеу]
"""
CZECH = f"""
dv(?:a|e|ou|ema|oje|oji) | tri | tr(?:em|emi|ech|oje|oji) | ctyr(?:i|y|em|mi|ech)?
| (?:sest|sed[u]?m|os[u]?m|deset|devit|desit)i? | devet
| \\w+nact(?:i|{CZECH_ADJECTIVE}|{CZECH_NOUN})? | st[oe]
| \\w*(?:pade|sede|sed[u]?mde|os[u]?mde|devade)sat(?:\\w{{,6}})
| \\w*(?:dva|tri|ctyri)(?:cet\\w*|cat(?:{CZECH_ADJECTIVE})|cit(?:{CZECH_NOUN}))
| (?:pat|sest|sedm|osm|devat|desat|st|nult)(?:{CZECH_ADJECTIVE}) | nul(?:a|y|e|u|ou)
| (?:jednic|(?:dvoj|troj|ctyr|pet|sest|sedmic|osmic|devit|desit)(?:ec)?|stov)(?:{CZECH_NOUN})
| (?:ctver|pater|sester|sedmer|osmer|devater|desater)[oau] | (?:pul)?tuc(?:et|tu|tem|ty)
"""
LATIN_WORD = re.compile(f"(?:{ENGLISH}|{CZECH})", re.VERBOSE)
CYRILLIC_WORD = re.compile(UKRAINIAN_AND_RUSSIAN, re.VERBOSE)
NEEDS_ACCENTS = re.compile("st[^o]*|pat(?!ero|era|eru).*")
"""Czech words of another meaning without their accents: "pata" is a heel, "pátá" the fifth."""
CZECH_MESSAGE = re.compile(
    "[áčďéěíňóřšťúůýž]"
    r"|\b(?:cerven|zlut|zelen|modr|fialov)|\b(?:dolni|horni|je|levy|mam|mas|nech|pravy|si|stos)\b"
)
"""Shows that "ten" is not a number and that "pet" is one."""
COLOUR = (
    "(?<!the )(?:red|yellow|green|blue|purple)"
    r"|(?:червон|красн|жовт|ж[её]лт|зел[её]н|син|ф[иі]олетов|červen|žlut|zelen|modr|fialov)\w*"
)
ONE = "(one|один|одна|одне|одно|jeden|jedna|jedno)"
NAMED_ONE = re.compile(rf"^\W*{ONE}\W*$|\b(?:{COLOUR})\s+{ONE}\b", re.IGNORECASE)
PIECE = re.compile(r"\d+|[^\W\d_]+(?:['’‘ʼ′`´\"][^\W\d_]+)*")
APOSTROPHES = re.compile("['’‘ʼ′`´\"]")


def number_in(text: str) -> str | None:
    """The first part of a message that tells a number, as it was typed; None if there is none.

    The text is composed (NFC), as `chat_text` gives it.
    """
    figure = next((char for char in text if char.isnumeric()), None)
    words = (found[0] for found in PIECE.finditer(text))
    word = next((word for word in words if _tells(word, text)), figure)
    if word is None and (one := NAMED_ONE.search(text)):
        return one[1] or one[2]
    return word


def _tells(word: str, text: str) -> bool:
    """Is this word, in this message, a number?"""
    if word[0].isnumeric():
        return True
    plain = APOSTROPHES.sub("", word.lower()).replace("ё", "е")
    if CYRILLIC_WORD.fullmatch(plain):
        return True
    latin = _without_accents(plain)
    if latin in ("ten", "pet"):
        czech = CZECH_MESSAGE.search(text.lower()) is not None
        return czech == (latin == "pet") or latin != plain
    accented = latin != plain
    return LATIN_WORD.fullmatch(latin) is not None and (
        accented or NEEDS_ACCENTS.fullmatch(latin) is None
    )


def _without_accents(word: str) -> str:
    return "".join(char for char in unicodedata.normalize("NFD", word) if char.isalpha())
