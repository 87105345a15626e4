"""Names in other languages: a script and its transcription are one name of one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.table.czech import escape
from plugins.records.models.deck import Native

LATIN = "Latn"
_SCRIPT = 4  # letters in a subtag that names a script
LANGUAGES = {
    "ar": "arabsky", "bar": "bavorsky", "da": "dánsky", "de": "německy",
    "de-CH": "švýcarskou němčinou", "en": "anglicky", "es": "španělsky", "fa": "persky",
    "fr": "francouzsky", "hak": "v jazyce Hakků", "hi": "hindsky", "hu": "maďarsky",
    "it": "italsky", "ja": "japonsky", "ko": "korejsky", "mr": "maráthsky", "nl": "nizozemsky",
    "no": "norsky", "or": "uríjsky", "pl": "polsky", "pt": "portugalsky", "ru": "rusky",
    "sa": "v sanskrtu", "scn": "sicilsky", "sk": "slovensky", "sv": "švédsky", "vi": "vietnamsky",
    "yue": "kantonsky", "zh": "čínsky",
}  # fmt: skip


def language(lang: str) -> str:
    """Return the language of a tag without its script: ja-Latn is ja, de-CH stays."""
    head, *rest = lang.split("-")
    return "-".join([head, *(part for part in rest if len(part) != _SCRIPT)])


def spoken(lang: str) -> str:
    """Return a language as it stands above its names: japonsky."""
    return LANGUAGES.get(lang, lang)


def languages(names: Iterable[Sequence[Native]]) -> list[str]:
    """Return the languages of lists of names, in the order in which they come first."""
    return list(dict.fromkeys(language(one.lang) for some in names for one in some))


def in_language(natives: Iterable[Native], lang: str) -> str:
    """Return all names of one language as HTML: 松 *matsu*, 花札 *hanafuda*."""
    own = [one for one in natives if language(one.lang) == lang]
    return ", ".join(" ".join(map(_written, name)) for name in _names(own))


def in_all(natives: Sequence[Native]) -> str:
    """Return the names of every language as HTML, one line each, the language before them."""
    return "".join(
        f'<div><span class="soft">{spoken(lang)}</span> {in_language(natives, lang)}</div>'
        for lang in languages([natives])
    )


def _names(natives: Iterable[Native]) -> list[list[Native]]:
    """Return names, each with the other ways in which it is written: those have a script's tag."""
    found: list[list[Native]] = []
    for one in natives:
        same = found and _has_script(one) and one.lang not in [other.lang for other in found[-1]]
        if same and not (len(found[-1]) == 1 and is_latin(found[-1][0].lang)):
            found[-1].append(one)
        else:
            found.append([one])
    return found


def _has_script(one: Native) -> bool:
    return any(len(part) == _SCRIPT for part in one.lang.split("-")[1:])


def is_latin(lang: str) -> bool:
    """Say whether a tag is of a transcription."""
    return LATIN in lang.split("-")


def _written(one: Native) -> str:
    tag = "i" if is_latin(one.lang) else "span"
    return f'<{tag} lang="{escape(one.lang)}">{escape(one.name)}</{tag}>'
