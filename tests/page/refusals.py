"""What stands against actions at the tables, for the tests of words: ``python -m tests.page.refusals`` writes the file anew.

Whatever was done in any golden game is asked about at all moments of all games of its kind, also by a seat that is not to decide, after
the end, and by parts of an action alone; besides there are those of the tests of the rules. A refusal of every rule, in every shape.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import spieltisch
from spieltisch import Refusal
from tests.engine.kept import moments
from tests.page.events import shape
from tests.rules.murano import test_mu_refusals as murano
from tests.rules.thurn_und_taxis.base import test_refusals as taxis

FILE = Path(__file__).parent / "fixtures" / "refusals.json"

LIKE = ("start", "open-scores", "edition", "decline-carriage")
"""Options that change nothing of what can be said."""
Question = str | Mapping[str, Any]
"""An action's text, or parts of one."""
NUMBERS = 2
"""A text has words of its own for numbers up to this one at most."""


def collected() -> dict[str, list[dict[str, Any]]]:
    """Return for each game the board and a refusal, as many as it takes to have every rule in every shape."""
    found: dict[str, list[dict[str, Any]]] = {}
    known: set[str] = set()
    for options, refusal in _said():
        news = json.dumps([refusal.rule, _shape(refusal.data)])
        if news in known:
            continue
        known.add(news)
        game = options.pop("game")
        found.setdefault(game, []).append({"options": options, "rule": refusal.rule, "data": refusal.data})
    for refusals in found.values():
        refusals.sort(key=lambda one: str(one["rule"]))
    return found


def _shape(data: Mapping[str, Any]) -> Any:
    """Return what kind of value stands in each place; small numbers and words that a text may choose by stay."""
    return {
        name: value if isinstance(value, int) and value <= NUMBERS else shape(value)
        for name, value in data.items()
    }


def _said() -> Iterator[tuple[dict[str, Any], Refusal]]:
    for _, rule, _, data in taxis.REFUSALS:
        yield {"game": "thurn-und-taxis", "board": "south"}, Refusal(rule, data)
    for case in murano.CASES:
        yield {"game": "murano", "board": "south"}, Refusal(case.rule, case.data)
    records = list(moments.games().values())
    pools: dict[Any, dict[str, Question]] = {}
    for record in records:
        pools.setdefault(_table(record), {}).update(_questions(record))
    for record in records:
        board = {"game": record["game"], "board": record["options"].get("board", "south")}
        for state in moments.moments(record):
            for question in pools[_table(record)].values():
                refusal = state.why_not(question)
                if refusal is not None:
                    yield dict(board), refusal
            other = ((state.current_player or 0) + 1) % len(state.players)
            waiting = state.why_not(record["actions"][0], other)
            assert waiting is not None
            yield dict(board), waiting


def _table(record: dict[str, Any]) -> Any:
    """Return what is alike where the same actions can be read."""
    options = record["options"].items()
    return (
        record["game"],
        len(record["players"]),
        frozenset((name, value) for name, value in options if name not in LIKE),
    )


def _questions(record: dict[str, Any]) -> dict[str, Question]:
    """Return the actions of a game, and what there is of each in its parts, without places and cards."""
    found: dict[str, Question] = {}
    state = spieltisch.replay(record, 0)
    for text in record["actions"]:
        found[text] = text
        action: Any = state.parse(text)
        parts = action.json
        few = {name: parts[name] for name in ("type", "official") if parts.get(name) is not None}
        found[json.dumps(few)] = few
        state.apply(text)
    return found


def text() -> str:
    """Return the text of the file: a refusal on each line."""
    games = []
    for game, refusals in sorted(collected().items()):
        lines = ",\n".join(f"  {json.dumps(one, ensure_ascii=False)}" for one in refusals)
        games.append(f' "{game}": [\n{lines}\n ]')
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
