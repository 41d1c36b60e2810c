"""What the modules called ``schema`` declare, read by looking at them: shapes with their fields, sets of ids, events."""

from __future__ import annotations

import ast
import importlib.util
import inspect
import pkgutil
import sys
import typing
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import ModuleType, UnionType
from typing import Annotated, Any, NotRequired

from tools.paths import ENGINE

PACKAGE = "spieltisch"
PARTS = "{parts}"
"""Stands, in the words for a part, for the parts that it has itself."""
EVENT = "Event"
"""The name under which a module lists its events."""


@dataclass(frozen=True)
class Field:
    """One part of a shape."""

    name: str
    type: Any
    optional: bool
    text: str
    """What it is, in words; empty where the name says it."""


@dataclass(frozen=True)
class Shape:
    """A declared TypedDict."""

    name: str
    declared: Any
    text: str
    fields: tuple[Field, ...]
    """Those of what it extends first."""
    parameters: tuple[str, ...]
    extends: tuple[Any, ...]
    """The shapes that it takes fields over from."""
    own: frozenset[str]
    """Names of the fields that it declares itself."""

    @property
    def tag(self) -> str:
        """The kind, of an event."""
        (kind,) = typing.get_args(next(one.type for one in self.fields if one.name == "event"))
        return str(kind)


@dataclass
class Room:
    """What one part of a game declares: its base, or an expansion."""

    id: str
    title: str
    shapes: dict[str, Shape] = field(default_factory=dict)
    events: tuple[Any, ...] = ()
    ids: dict[str, tuple[str, ...]] = field(default_factory=dict)
    words: dict[str, dict[str, str]] = field(default_factory=dict)
    """What it declares in words alone, such as `REFUSALS`, by the name of the constant."""


@dataclass
class Game:
    """The rooms of one game, the base first."""

    id: str
    rooms: list[Room]

    @property
    def base(self) -> Room:
        """What is there without any expansion."""
        return self.rooms[0]

    @property
    def expansions(self) -> list[Room]:
        """All rooms but the base."""
        return self.rooms[1:]


def shared() -> Room:
    """Return what is alike for every game."""
    return _room("", [load(f"{PACKAGE}.schema")])


def games() -> list[Game]:
    """Return all games that declare something, by id."""
    engine = load(PACKAGE)
    return [
        _game(found.name)
        for found in pkgutil.iter_modules(engine.__path__)
        if found.ispkg and _has(f"{PACKAGE}.{found.name}.schema")
    ]


def _game(name: str) -> Game:
    package = f"{PACKAGE}.{name}"
    rooms = [_room("", list(_modules(f"{package}.schema")))]
    if _has(f"{package}.expansions.schema"):
        rooms += [_room(_last(one), [one]) for one in _modules(f"{package}.expansions.schema")]
    return Game(name.replace("_", "-"), rooms)


def load(name: str) -> ModuleType:
    """Return a module of the engine, which need not be installed."""
    # Another tree's engine, where there is one on the way.
    if importlib.util.find_spec(PACKAGE) is None:
        sys.path.insert(0, str(ENGINE))
    return importlib.import_module(name)


def _has(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def _modules(package: str) -> Iterator[ModuleType]:
    for found in pkgutil.iter_modules(load(package).__path__):
        yield load(f"{package}.{found.name}")


def _last(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def _room(id_: str, modules: list[ModuleType]) -> Room:
    room = Room(id_, (modules[0].__doc__ or "").partition("\n")[0].rstrip("."))
    for module in modules:
        for name, value in vars(module).items():
            if name == EVENT:
                room.events = typing.get_args(value) or (value,)
            elif typing.is_typeddict(value) and value.__module__ == module.__name__:
                room.shapes[name] = shape_of(value)
            elif name.isupper() and isinstance(value, dict):
                room.words[name] = value
        for name, ids in _ids_in(list(vars(module).values())):
            room.ids.setdefault(name, ids)
    return room


def _ids_in(values: list[Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield every set of ids that types name, also deep inside."""
    for value in values:
        if typing.is_typeddict(value):
            yield from _ids_in([one.type for one in shape_of(value).fields])
        elif typing.get_origin(value) is Annotated:
            yield from ((mark.name, mark.ids) for mark in value.__metadata__ if hasattr(mark, "ids"))
            yield from _ids_in([value.__origin__])
        elif typing.get_origin(value) is not None or isinstance(value, UnionType):
            yield from _ids_in(list(typing.get_args(value)))


_shapes: dict[Any, Shape] = {}


def shape_of(declared: Any) -> Shape:
    """Return what a TypedDict declares."""
    if declared not in _shapes:
        _shapes[declared] = _read(declared)
    return _shapes[declared]


def _read(declared: Any) -> Shape:
    source = _source(declared)
    fields = []
    for name, hint in typing.get_type_hints(declared, include_extras=True).items():
        optional = typing.get_origin(hint) is NotRequired
        inner = typing.get_args(hint)[0] if optional else hint
        fields.append(Field(name, inner, optional, source.words.get(name) or _said(inner)))
    parameters = tuple(str(one.__name__) for one in getattr(declared, "__parameters__", ()))
    own = source.own if source.bases else frozenset(one.name for one in fields)
    return Shape(declared.__name__, declared, source.text, tuple(fields), parameters, source.bases, own)


def _said(hint: Any) -> str:
    """Return what an annotation says in words: the only place for them where fields are no names of Python."""
    marks = getattr(hint, "__metadata__", ())
    return next((mark for mark in marks if isinstance(mark, str)), "")


@dataclass(frozen=True)
class Source:
    """What stands in the text of a class and nowhere else."""

    text: str = ""
    words: dict[str, str] = field(default_factory=dict)
    """What stands below its fields, and below those that it takes over."""
    own: frozenset[str] = frozenset()
    bases: tuple[Any, ...] = ()


def _source(declared: Any) -> Source:
    module = sys.modules[declared.__module__]
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef) and node.name == declared.__name__:
            named = [getattr(module, base.id) for base in node.bases if isinstance(base, ast.Name)]
            bases = tuple(one for one in named if typing.is_typeddict(one))
            words: dict[str, str] = {}
            for base in bases:
                words |= _source(base).words
            own = set()
            for above, below in zip(node.body, [*node.body[1:], ast.Pass()], strict=True):
                if isinstance(above, ast.AnnAssign) and isinstance(above.target, ast.Name):
                    own.add(above.target.id)
                    match below:
                        case ast.Expr(value=ast.Constant(value=str(text))):
                            words[above.target.id] = " ".join(text.split())
            text = " ".join((ast.get_docstring(node) or "").split())
            return Source(text, words, frozenset(own), bases)
    return Source()
