"""Refusals as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from .. import datafile
from ..errors import Refusal
from . import fluent

TAXIS = (
    "spieltisch.thurn_und_taxis",
    ("boards/north.json", "boards/south.json", "expansions/audience/audience.json"),
)
MURANO = ("spieltisch.murano", ("boards/murano.json",))


def sentence(refusal: Refusal, language: str = "en") -> str:
    """Return what a rule says against an action; where it has no words, as of a game of somebody else, its id.

    Args:
        refusal: what `State.why_not` returned.
        language: ``en`` or ``de``.

    Raises:
        NoWords: there are none in this language.
    """
    words = {key: _word(key, value, language) for key, value in refusal.data.items()}
    told = {key: word for key, word in words.items() if word is not None}
    return fluent.text(f"rule-{refusal.rule}", told, language) or f"Rule {refusal.rule}."


def _word(key: str, value: Any, language: str) -> fluent.Word | None:
    if isinstance(value, list):
        return ", ".join(str(_word(key, one, language)) for one in value) or None
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        return None
    if not isinstance(value, str):
        return value
    # Where an id is not shown but chosen by, it stays what it is.
    return fluent.text(f"tut-official-{value}", {}, language) or names(language).get(value, value)


@cache
def names(language: str = "en") -> Mapping[str, str]:
    """Return the names of cities, towns, islands and cards of both games by their ids."""
    found: dict[str, str] = {}
    for package, files in (TAXIS, MURANO):
        for file in files:
            for items in datafile.load(package, file).values():
                found |= _named(items, language)
    return found


def _named(items: Any, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for item in items if isinstance(items, list) else ():
        if not isinstance(item, Mapping) or "id" not in item:
            continue
        name = item.get("name", item.get("label"))
        if isinstance(name, Mapping):
            name = name.get(language)
        if isinstance(name, str):
            found[item["id"]] = name
    return found
