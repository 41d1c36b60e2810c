"""What the engine says beside what its modules `schema` declare: exactly the declared parts, each of its type."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Any, NotRequired, TypedDict, Union, get_args, get_origin, get_type_hints, is_typeddict

from typeguard import CollectionCheckStrategy, TypeCheckError, check_type, checker_lookup_functions

import spieltisch
from spieltisch import schema
from spieltisch.schema import Ids
from spieltisch.thurn_und_taxis.expansions import wanted
from tools.schema.model import Game, games, shape_of, shared

GAMES: dict[str, Game] = {game.id: game for game in games()}


def _ids(origin: Any, _arguments: Any, extras: tuple[Any, ...]) -> Any:
    """Let typeguard check that a text is one of its ids."""
    known = next((mark for mark in extras if isinstance(mark, Ids)), None)
    if origin is not str or known is None:
        return None

    def check(value: Any, _origin: Any, _args: Any, _memo: Any) -> None:
        if value not in every_id(known.name):
            raise TypeCheckError(f"is {value!r}, which is no {known.name}")

    return check


checker_lookup_functions.insert(0, _ids)


@cache
def every_id(name: str) -> frozenset[str]:
    """Return the ids of a set, those of all rooms that add to it."""
    rooms = [shared(), *(room for game in GAMES.values() for room in game.rooms)]
    return frozenset(id_ for room in rooms for id_ in room.ids.get(name, ()))


@cache
def events(game: str) -> dict[str, Any]:
    """Return the declared events of a game by kind."""
    rooms = GAMES[game].rooms
    return {shape_of(event).tag: event for room in rooms for event in room.events}


def check_event(game: str, event: Mapping[str, Any]) -> None:
    """Check that an event is one of those declared."""
    check(event, events(game)[event["event"]])


def check(value: Any, declared: Any) -> Any:
    """Check that a value is exactly what was declared, and return it."""
    return check_type(value, declared, collection_check_strategy=CollectionCheckStrategy.ALL_ITEMS)


@cache
def merged(game: str, name: str, expansions: tuple[str, ...]) -> Any:
    """Return a shape as the base and these expansions make it together, also where it stands inside another one."""
    rooms = [room for room in GAMES[game].rooms if room.id in ("", *expansions)]
    parts = [room.shapes[name].declared for room in rooms if name in room.shapes]
    hints = {
        part: hint for shape in parts for part, hint in get_type_hints(shape, include_extras=True).items()
    }
    # Called by another name, so that mypy does not look for fixed fields.
    make: Any = TypedDict
    return make(name, {part: _inside(hint, game, expansions) for part, hint in hints.items()})


def _inside(hint: Any, game: str, expansions: tuple[str, ...]) -> Any:
    if is_typeddict(hint) and hint.__name__ in GAMES[game].base.shapes:
        return merged(game, hint.__name__, expansions)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return Union[tuple(_inside(one, game, expansions) for one in arguments)]  # noqa: UP007 - of a computed tuple
    if origin in (list, dict, NotRequired):
        inner = tuple(_inside(one, game, expansions) for one in arguments)
        return origin[inner[0] if len(inner) == 1 else inner]
    return hint


def expansions_of(game: str, options: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the expansions that a game of these options has."""
    if not GAMES[game].expansions:
        return ()
    full = spieltisch.games()[game].check_options(options)
    return tuple(expansion.id for expansion in wanted(full))


def check_view(view: Mapping[str, Any]) -> None:
    """Check a whole view: what everybody reads in it, and what its game says."""
    game = view["game"]
    rooms = expansions_of(game, view["observation"]["options"])
    check(view, schema.View[Any, Any])
    check(view["observation"], merged(game, "Observation", rooms))
    for action in view["actions"]:
        check(action, merged(game, "Action", rooms))
