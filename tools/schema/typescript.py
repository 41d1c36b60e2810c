"""The types of the page, written from what the engine declares."""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from tools.paths import ROOT
from tools.schema.model import PARTS, Field, Game, Room, Shape, games, shape_of, shared

NAME = "schema.gen.d.ts"
HEAD = "/** {} Written by `build.py types` from the modules `schema` of the engine: change those. */"
SCALARS = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
DEFAULTS = {"O": "Observation", "A": "Action", "E": "GameEvent"}
"""What stands for an unnamed parameter of a shape."""
SHARED = "Any"
"""Stands before the name of what all games have, where a game has its own of that name."""


def files(root: Path = ROOT) -> dict[Path, str]:
    """Return the text of each file of types, in a tree of the project."""
    web = root / "web"
    texts = {web / "core" / "engine" / NAME: Writer([shared()]).text("What is alike for every game.")}
    for game in games():
        writer = Writer(game.rooms)
        texts[web / "games" / game.id / NAME] = writer.text(f"What the engine says of {game.id}.", game)
    return texts


class Writer:
    """Writes one file.

    What several rooms declare under one name is one thing to which each adds its part: it gets a type of that name, and each
    part one with the room's name before it.

    Args:
        rooms: whose shapes the file has.
    """

    def __init__(self, rooms: Sequence[Room]) -> None:
        self.rooms = rooms
        self.own = {shape: room for room in rooms for shape in room.shapes.values()}
        self.parts: dict[str, list[Shape]] = {}
        for shape in self.own:
            self.parts.setdefault(shape.name, []).append(shape)
        self.imported: set[str] = set()

    def text(self, title: str, game: Game | None = None) -> str:
        """Return the text of the file, with the union of the events where it is a game's."""
        blocks = [*self._ids(), *map(self._interface, self.own)]
        blocks += [self._merged(name) for name, shapes in self.parts.items() if len(shapes) > 1]
        blocks += self._events(game) if game else []
        names = "".join(f"  {self._import(name)},\n" for name in sorted(self.imported))
        imports = (
            [f'import type {{\n{names}}} from "../../core/engine/{NAME.replace(".d.ts", ".js")}";']
            if names
            else []
        )
        return "\n\n".join([HEAD.format(title), *imports, *blocks]) + "\n"

    def _ids(self) -> Iterable[str]:
        found: dict[str, dict[str, None]] = {}
        for room in self.rooms:
            for name, ids in room.ids.items():
                found.setdefault(name, {}).update(dict.fromkeys(ids))
        for name, every in sorted(found.items()):
            yield _union(name, map(json.dumps, every))

    def _part(self, shape: Shape) -> str:
        """Return the name of what one room declares."""
        return _of_room(self.own[shape], shape.name) if len(self.parts[shape.name]) > 1 else shape.name

    def _name(self, declared: Any) -> str:
        """Return the name of the whole: merged from all parts, or of another file."""
        shape = shape_of(declared)
        if shape not in self.own:
            self.imported.add(shape.name)
        return shape.name

    def _import(self, name: str) -> str:
        return f"{name} as {SHARED}{name}" if name in self.parts else name

    def _base(self, declared: Any) -> str:
        """Return the name of what a shape extends: one room's part, or of another file."""
        shape = shape_of(declared)
        if shape in self.own:
            return self._part(shape)
        self.imported.add(shape.name)
        return f"{SHARED if shape.name in self.parts else ''}{shape.name}"

    def _merged(self, name: str) -> str:
        first, *others = map(self._part, self.parts[name])
        more = "".join(f",\n    Partial<{other}>" for other in others)
        return f"export interface {name}\n  extends {first}{more} {{}}"

    def _events(self, game: Game) -> Iterable[str]:
        unions = []
        for room in game.rooms:
            if room.events:
                unions.append(_of_room(room, "Event") if game.expansions else "GameEvent")
                yield _union(unions[-1], map(self._name, room.events))
        if game.expansions:
            yield _union("GameEvent", unions)

    def _interface(self, shape: Shape) -> str:
        generics = ", ".join(f"{one} = {DEFAULTS[one]}" for one in shape.parameters)
        head = f"export interface {self._part(shape)}{f'<{generics}>' if generics else ''}"
        bases = ", ".join(map(self._base, shape.extends))
        own = [one for one in shape.fields if one.name in shape.own]
        lines = [
            f"{head}{f' extends {bases}' if bases else ''} {{",
            *(line for one in own for line in self._field(one)),
            "}",
        ]
        return "\n".join([*_comment(shape.text, ""), *lines])

    def _field(self, one: Field) -> list[str]:
        # Where the parts of a part are told, its own type tells them.
        said = "" if PARTS in one.text else one.text
        mark = "?" if one.optional else ""
        return [*_comment(said, "  "), f"  {one.name}{mark}: {self._type(one.type)};"]

    def _type(self, hint: Any) -> str:
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin is None:
            return self._plain(hint)
        if origin is Annotated:
            sets = [mark.name for mark in hint.__metadata__ if hasattr(mark, "ids")]
            return sets[0] if sets else self._type(hint.__origin__)
        if origin is Literal:
            return " | ".join(map(json.dumps, arguments))
        inner = [self._type(one) for one in arguments]
        if origin in (typing.Union, types.UnionType):
            return " | ".join(inner)
        if origin is list:
            return f"({inner[0]})[]" if " | " in inner[0] else f"{inner[0]}[]"
        among = ", ".join(inner)
        return f"[{among}]" if origin is tuple else f"{self._generic(origin)}<{among}>"

    def _generic(self, origin: Any) -> str:
        return "Record" if origin is dict else self._name(origin)

    def _plain(self, hint: Any) -> str:
        if isinstance(hint, typing.TypeVar):
            return hint.__name__
        return self._name(hint) if typing.is_typeddict(hint) else SCALARS[hint]


def _of_room(room: Room, name: str) -> str:
    return f"{room.id.capitalize() or 'Base'}{name}"


def _union(name: str, kinds: Iterable[str]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {kind}" for kind in kinds)]) + ";"


def _comment(text: str, indent: str) -> list[str]:
    return [f"{indent}/** {text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'} */"] if text else []
