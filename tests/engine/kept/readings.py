"""What is read: words of a game's notation in other letters, and the parts that name them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import spieltisch
from spieltisch import SpieltischError, State
from tests.engine.tables import NAMES
from tests.records.kept import Texts, counted

from .moments import one_of
from .tables import TABLES

WORDS = 10
"""So many words of each game are read in other ways."""
OFFICIALS = ("wagner", "amtmann", "postillion", "postmeister", "pope")


def of(table: str) -> Texts:
    """Return what is read, counted by the way in which it was written."""
    game, count, options = TABLES[table]
    state: Any = spieltisch.new_game(game, NAMES[:count], options, seed=1)
    rng = Random(table)
    said: dict[str, Counter[str]] = {}
    words = state.rules.words
    known = [*words.known.values(), *getattr(words, "misplaced", ())]
    for number in range(WORDS):
        action = _closing(state, rng) if game != "murano" and number % 4 == 0 else one_of(known, rng)
        for way, given in _ways(state, action, known, rng):
            text = json.dumps([given, _read(state, given)], sort_keys=True, ensure_ascii=False)
            said.setdefault(way, Counter())[text] += 1
    return counted(said)


def _closing(state: Any, rng: Random) -> Any:
    """Return a way to close a route: of these, each is made when it is first asked for."""
    rules = state.rules
    cities = range(len(rules.board.city_ids))
    houses = rules.board.mask(one_of(cities, rng) for _ in range(int(rng.random() * 4)))
    official = one_of(("", "", "wagner", "amtmann"), rng)
    return rules.words.close(houses, one_of(("each", "all"), rng), official, rng.random() < 0.3)


def _read(state: State, given: Any) -> Any:
    try:
        action = state.parse(given)
    except SpieltischError as error:
        return {"id": error.id, "data": dict(error.data)}
    return action.to_dict()


def _ways(state: Any, action: Any, known: list[Any], rng: Random) -> Iterator[tuple[str, Any]]:
    text = str(action)
    yield "plain", text
    yield "in capitals", text.upper()
    yield "with spaces", f"  {text.replace(' ', '   ')} "
    yield "with ids", _with_ids(state, text)
    yield "mixed", _mixed(text, str(one_of(known, rng)), rng)
    yield "with help", f"{text.split(' with ', maxsplit=1)[0]} with {one_of(OFFICIALS, rng)}"
    parts = {name: value for name, value in action.to_dict().items() if name not in ("text", "modes")}
    yield "by its parts", parts
    yield "by some parts", {name: value for name, value in parts.items() if rng.random() < 0.6}
    some = {name: value for name, value in parts.items() if value is not None and rng.random() < 0.8}
    yield "by parts that are there", some
    other = one_of(known, rng).to_dict()
    name = one_of(sorted(parts), rng)
    yield "by a part of another", {**some, name: other.get(name)}
    yield "by another official", {**some, "official": one_of(OFFICIALS, rng)}


def _with_ids(state: Any, text: str) -> str:
    ids = {name: id_ for id_, name in getattr(state.rules.words, "names", {}).items()}
    return " ".join(ids.get(word, word) for word in text.split())


def _mixed(text: str, other: str, rng: Random) -> str:
    """Return a text with a word of another one."""
    words = text.split()
    words[int(rng.random() * len(words))] = one_of(other.split(), rng)
    return " ".join(words)
