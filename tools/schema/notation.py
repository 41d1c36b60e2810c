"""The tables of docs/notation.md that tell what the engine declares: its events, and what a seat may know."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tools.paths import ROOT
from tools.schema.model import PARTS, Field, Room, games, shape_of

PAGE = ROOT / "docs" / "notation.md"
SECTIONS = re.compile(r"^(?=## )", re.MULTILINE)
TABLES = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
BASE = "Thurn und Taxis"
"""The room whose tables have sections of their own."""
KINDS = {"observation": "Observation", "seat": "SeatState"}
"""Shapes by what their rows are called in a table of several kinds."""
BESIDE = ("of ", "that ", "who ")
"""How words begin that need no brackets behind the name of a part."""


def files() -> dict[Path, str]:
    """Return the text of the page with its tables written anew."""
    sections = SECTIONS.split(PAGE.read_text(encoding="utf-8"))
    rooms = {room.title: room for game in games() for room in game.rooms}
    return {PAGE: "".join(_section(text, rooms) for text in sections)}


def _section(text: str, rooms: dict[str, Room]) -> str:
    heading = text.partition("\n")[0].removeprefix("## ")
    base = rooms[BASE]
    if heading == "Events":
        return _table(text, 0, _events(base))
    if heading == "Observations":
        for number, shape in enumerate(KINDS.values()):
            text = _table(text, number, _shape(base, shape))
        return text
    if heading in rooms:
        room = rooms[heading]
        for kind, shape in KINDS.items():
            text = _rows(text, kind, _shape(room, shape))
        return _rows(text, "event", _events(room))
    return text


def _rows(text: str, kind: str, rows: Iterable[str]) -> str:
    """Replace the rows of a kind in a table of several kinds."""
    new = "".join(f"| {kind} | {row} |\n" for row in rows)
    return re.sub(rf"(?:^\| {kind} \|.*\n)+", lambda _: new, text, count=1, flags=re.MULTILINE)


def _table(text: str, number: int, rows: Iterable[str]) -> str:
    """Replace all rows of a table; its head stays."""
    found = list(TABLES.finditer(text))[number]
    head = found.group().splitlines(keepends=True)[:2]
    return text[: found.start()] + "".join([*head, *(f"| {row} |\n" for row in rows)]) + text[found.end() :]


def _events(room: Room) -> Iterator[str]:
    for event in room.events:
        shape = shape_of(event)
        yield f"`{shape.tag}` | {_listed(one for one in shape.fields if one.name != 'event')}"


def _shape(room: Room, name: str) -> Iterator[str]:
    """Yield the parts of a shape that are told here: what has no words is as in a position."""
    if name in room.shapes:
        yield from (f"`{one.name}` | {_words(one)}" for one in room.shapes[name].fields if one.text)


def _words(one: Field) -> str:
    inner = _inside(one.type) if PARTS in one.text else None
    return one.text.replace(PARTS, _listed(shape_of(inner).fields)) if inner else one.text


def _inside(hint: Any) -> Any:
    """Return the first shape inside a type."""
    if typing.is_typeddict(hint):
        return hint
    return next(filter(None, map(_inside, typing.get_args(hint))), None)


def _listed(fields: Iterable[Field]) -> str:
    return ", ".join(_part(one) for one in fields)


def _part(one: Field) -> str:
    if not one.text:
        return f"`{one.name}`"
    words = _words(one)
    return f"`{one.name}` {words}" if words.startswith(BESIDE) else f"`{one.name}` ({words})"
