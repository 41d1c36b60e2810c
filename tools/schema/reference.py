"""docs/reference.md, written from what the engine declares: what is said once in Python need not be said again by hand."""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
import typing
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.figures import GENERATED
from tools.paths import ROOT
from tools.schema.model import PARTS, Field, Room, games, load, shape_of, shared

if TYPE_CHECKING:
    from spieltisch.catalog import GameInfo, Option, Value
    from spieltisch.rl.fields import Field as Numbers

PAGE = ROOT / "docs" / "reference.md"
TERMS = ROOT / "tests" / "page" / "i18n" / "terms.json"
HEAD = f"""# Reference

This page lists what the engine says and takes, to be looked up; docs/notation.md, docs/python.md
and docs/protocol.md explain it. `build.py types` writes all of it from what the engine declares
(modules `schema`, `errors.py`, `rl/`, `players/protocol/schema.py`) and from
`tests/page/i18n/terms.json`: change it there.

{GENERATED}
"""
TAXIS, MURANO = "thurn-und-taxis", "murano"
WORDS = {
    "field": "FIELDS",
    "phase": "PHASES",
    "step": "STEPS",
    "score": "SCORES",
    "rule": "REFUSALS",
    "what": "COUNTED",
    "kind": "POINTS",
    "test": "CONDITIONS",
    "effect": "EFFECTS",
}
"""What a room declares in words alone, by what its rows are called."""
BESIDE = ("of ", "that ", "who ")
"""How words begin that need no brackets behind the name of a part."""
TABLES: tuple[tuple[str, str, dict[str, Value]], ...] = (
    ("taxis", TAXIS, {"courier": True, "offices": True, "audience": True}),
    ("taxis", TAXIS, {"board": "north"}),
    ("murano", MURANO, {}),
)
"""Games that have every field of the arrays between them."""


def files() -> dict[Path, str]:
    """Return the text of the page."""
    return {PAGE: "\n".join([HEAD, *(f"## {title}\n\n{text}" for title, text in _sections())])}


def _sections() -> Iterator[tuple[str, str]]:
    rooms = {room.title: room for game in games() for room in game.rooms}
    base = rooms["Thurn und Taxis"]
    info = load("spieltisch").games()
    yield "Actions", _actions(base)
    yield "Records", _table(["part", "what it holds"], _shape(shared(), "GameRecord"))
    yield "Positions", _table(["part", "what it holds"], _shape(base, "Position"))
    yield "Observations", _observation(base)
    yield "Events", _table(["`event`", "parts"], _events(base))
    yield "Errors", _table(["`id`", "class", "what is wrong"], _errors())
    yield "Options", _options(info[TAXIS])
    yield "Data files", _table(["kind", "name", "what it is"], _words(base, "field"))
    for title, room in rooms.items():
        if room is not base:
            head = list(_choices(info[MURANO])) if title == "Murano" else []
            table = _table(["kind", "name", "what it is"], [*head, *_room(room, title)])
            yield title, _actions(room) + table
    cards = (row for kind in ("what", "kind", "test", "effect") for row in _words(rooms["Murano"], kind))
    yield "Cards of Murano", _table(["part", "word", "what it means"], cards)
    for title, room_of in (("Arrays of Thurn und Taxis", "taxis"), ("Arrays of Murano", "murano")):
        yield title, _table(["field", "what its numbers are"], _numbers(room_of))
    yield "Messages of the protocol", "\n".join(_messages())
    yield "Words of the players", _terms()


def _table(head: Iterable[str], rows: Iterable[str]) -> str:
    cells = list(head)
    lines = [" | ".join(cells), "|".join("---" for _ in cells), *rows]
    return "".join(f"|{line}|\n" if line.startswith("---") else f"| {line} |\n" for line in lines)


def _actions(room: Room) -> str:
    """Return the examples of a room's actions as a block, with a blank line behind it; nothing where there are none."""
    examples = room.words.get("ACTIONS", {})
    lines = (f"{text:41} # {words}".rstrip(" #") for text, words in examples.items())
    kind = (
        "notation" if room.id == "" and room.title == "Thurn und Taxis" else f"notation-{room.id or MURANO}"
    )
    return "\n".join([f"```{kind}", *lines, "```\n\n"]) if examples else ""


def _observation(room: Room) -> str:
    alike = [f"`{one.name}`" for one in room.shapes["Observation"].fields if not one.text]
    return "\n".join([
        textwrap.fill(f"{', '.join(alike[:-1])} and {alike[-1]} are as in a position; the others:", 100) + "\n",
        _table(["part", "what it holds"], _shape(room, "Observation")),
        _table(["part of a seat", "what it holds"], _shape(room, "SeatState")),
    ])  # fmt: skip


def _room(room: Room, title: str) -> Iterator[str]:
    """Yield the rows of a table of several kinds."""
    if title == "Murano":
        yield from (f"phase | `{id_}` | {text}" for id_, text in _phases())
    for kind in ("phase", "step"):
        yield from _words(room, kind)
    position = next((name for name in room.shapes if name.endswith("Position") and name not in INSIDE), None)
    shapes = {
        "position": position, "observation": "Observation", "seat": "SeatState", "card": "Worth", "action": "Action",
    }  # fmt: skip
    for kind, name in shapes.items():
        yield from (f"{kind} | {row}" for row in _shape(room, name))
    yield from (f"event | {row}" for row in _events(room))
    yield from _words(room, "score")
    yield from _words(room, "rule", "{}")
    yield from _words(room, "field")


INSIDE = ("SeatPosition", "IslandPosition")
"""Parts of a position that are told in the row of the whole."""


def _words(room: Room, kind: str, quoted: str = "`{}`") -> Iterator[str]:
    for id_, text in room.words.get(WORDS[kind], {}).items():
        yield f"{kind} | {quoted.format(id_)} | {text}"


def _phases() -> Iterator[tuple[str, str]]:
    """Yield the phases of Murano with the words below their constants."""
    phases = load("spieltisch.murano.phases")
    body = ast.parse(inspect.getsource(phases)).body
    told = {"over": "the game is over"}
    for above, below in pairwise(body):
        match above, below:
            case ast.Assign(value=ast.Constant(value=str(id_))), ast.Expr(
                value=ast.Constant(value=str(text))
            ):
                told[id_] = text[0].lower() + text[1:].rstrip(".")
    yield from ((id_, told[id_]) for id_ in phases.EVERY)


def _events(room: Room) -> Iterator[str]:
    for event in room.events:
        shape = shape_of(event)
        yield f"`{shape.tag}` | {_listed(one for one in shape.fields if one.name != 'event')}"


def _shape(room: Room, name: str | None) -> Iterator[str]:
    """Yield the parts of a shape that are told here: what has no words is as in a position."""
    if name in room.shapes:
        yield from (f"`{one.name}` | {_said(one)}" for one in room.shapes[name].fields if one.text)


def _said(one: Field) -> str:
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
    words = _said(one)
    return f"`{one.name}` {words}" if words.startswith(BESIDE) else f"`{one.name}` ({words})"


def _errors() -> Iterator[str]:
    errors = load("spieltisch.errors")
    # What only a call of the page raises is no part of the notation.
    kinds: list[Any] = [
        kind for kind in vars(errors).values() if isinstance(kind, type) and "id" in vars(kind)
    ]
    for kind in kinds:
        if kind is not errors.SpieltischError and not issubclass(kind, errors.CallRefused):
            text = (kind.__doc__ or "").partition("\n")[0].rstrip(".")
            yield f"`{kind.id}` | `{kind.__name__}` | {text}"


def _options(info: GameInfo) -> str:
    words = _texts()
    options = (f"`{one.id}` | {_values(one)} | {_help(one, words)}" for one in info.options)
    conflicts = (f"{one.rule} | {_chosen(one.choices)}" for one in info.conflicts)
    return "\n".join([
        "The first value is the default.\n",
        _table(["option", "values", "what it brings"], options),
        "These do not go together; `bad-option` names the rule:\n",
        _table(["rule", "choices"], conflicts),
    ])  # fmt: skip


def _choices(info: GameInfo) -> Iterator[str]:
    words = _texts()
    yield from (f"option | `{one.id}` | {_values(one)}: {_help(one, words)}" for one in info.options)


def _values(option: Option) -> str:
    return ", ".join(f"`{_value(value)}`" for value in option.values)


def _value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else value


def _chosen(choices: Mapping[str, Value]) -> str:
    return ", ".join(f"`{name}` = `{_value(value)}`" for name, value in choices.items())


def _help(option: Option, words: Mapping[str, str]) -> str:
    """Return what the page says of an option: the words of its expansion where it switches that on."""
    for id_ in (f"option-{option.id}-help", f"expansion-{option.module}-about"):
        if id_ in words:
            return words[id_]
    raise KeyError(option.id)


def _texts() -> dict[str, str]:
    files = sorted((ROOT / "web" / "i18n" / "en").glob("*.ftl"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return dict(re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE))


def _numbers(room: str) -> Iterator[str]:
    """Yield the fields of a game's arrays, those of all seats once."""
    found: dict[str, Numbers] = {}
    new_game, array = load("spieltisch").new_game, load(f"spieltisch.rl.{room}")
    for owner, game, options in TABLES:
        if owner == room:
            for field in array.fields(new_game(game, ["A", "B"], options, seed=1)):
                found.setdefault(re.sub(r"^(own|next-1)\.", "SEAT.", field.name), field)
    yield from (f"`{name}` | {field.about}" for name, field in found.items())


def _terms() -> str:
    """Return the terms of the texts, with the words to avoid."""
    terms: list[dict[str, Any]] = json.loads(TERMS.read_text(encoding="utf-8"))
    rows = (
        " | ".join([
            term["de"], term["en"], term.get("engine", ""), ", ".join(term.get("notDe", ())), ", ".join(term.get("notEn", ()))
        ])
        for term in terms
    )  # fmt: skip
    return _table(["German", "English", "in the engine", "not in German", "not in English"], rows)


def _messages() -> Iterator[str]:
    protocol = load("spieltisch.players.protocol.schema")
    for title, union in (("the host says", protocol.FromHost), ("the program says", protocol.FromProgram)):
        shapes = [shape_of(one) for one in typing.get_args(union)]
        yield _table(
            [title, "parts", "what it means"],
            (
                f"`{typing.get_args(shape.fields[0].type)[0]}` | {_listed(shape.fields[1:])} | {shape.text.rstrip('.')}"
                for shape in shapes
            ),
        )
