"""What happens at the tables, for the tests of the page's words: ``python -m tests.page.events`` writes the file anew.

From the golden records: an event of every kind, in every shape, as those see it who may know all and as others see it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import spieltisch
from tests.records import golden

FILE = Path(__file__).parent / "fixtures" / "events.json"

FEW = 16
"""A text that has so many values at most may be told in other words for each of them."""

Seen = tuple[dict[str, Any], dict[str, Any]]
"""The header of a game's record, and an event in it."""


def collected() -> dict[str, list[dict[str, Any]]]:
    """Return for each game the options and an event, as many as it takes to have every shape and every word."""
    found: dict[str, list[dict[str, Any]]] = {}
    happened = list(_happened())
    words: dict[tuple[str, str, str], set[str]] = {}
    for header, event in happened:
        for part, value in event.items():
            if isinstance(value, str):
                words.setdefault((header["game"], event["event"], part), set()).add(value)
    known: set[tuple[Any, ...]] = set()
    for header, event in happened:
        game, kind = header["game"], event["event"]
        news: set[tuple[Any, ...]] = {(game, kind, json.dumps(shape(event)))}
        for part, value in event.items():
            if isinstance(value, str) and len(words[game, kind, part]) <= FEW:
                news.add((game, kind, part, value))
        if news - known:
            known |= news
            options = {
                name: header["options"][name] for name in ("board", "edition") if name in header["options"]
            }
            found.setdefault(game, []).append({"options": options, "event": event})
    for events in found.values():
        events.sort(key=lambda one: one["event"]["event"])
    return found


def _happened() -> Iterator[Seen]:
    """Play all golden records; yield each event, and what another seat sees of it where that is less."""
    for name in golden.names():
        record = golden.record_of(golden.read(name))
        state = spieltisch.replay(record, 0)
        for action in record["actions"]:
            events: list[Any] = state.apply(action)
            yield from ((record, event) for event in told(state, events))
            for event in events:
                other = (event.get("seat", 0) + 1) % len(record["players"])
                if (seen := state.redact(event, other)) != event:
                    yield record, told(state, [seen])[0]


def told(state: spieltisch.State, events: Sequence[Any]) -> list[dict[str, Any]]:
    """Return events of one action as the page gets them, each with the sentence that tells it."""
    return [
        {**event, "telling": it} if it else dict(event)
        for event, it in zip(events, state.tell(events), strict=True)
    ]


def shape(value: Any) -> Any:
    """Return what kind of value stands in each place."""
    if isinstance(value, dict):
        return {part: shape(inner) for part, inner in value.items()}
    if isinstance(value, list):
        return [shape(inner) for inner in value[:1]]
    return value if isinstance(value, bool) or value is None else type(value).__name__


def text() -> str:
    """Return the text of the file: an event on each line."""
    games = []
    for game, events in sorted(collected().items()):
        lines = ",\n".join(f"  {json.dumps(one, ensure_ascii=False)}" for one in events)
        games.append(f' "{game}": [\n{lines}\n ]')
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
