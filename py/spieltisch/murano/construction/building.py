"""Building streets and buildings (MU-4xx), and the tile just bought in the last round (MU-906 to MU-910)."""

from __future__ import annotations

from itertools import compress, count
from typing import TYPE_CHECKING

from ...state import Event
from .. import phases
from ..actions import MuranoAction
from ..board import GLASS, STREET
from ..ending import used_up
from ..state import MuranoState
from . import specials

if TYPE_CHECKING:
    from ..schema.events import Built, Drew

NONE = -1


def can_draw(state: MuranoState) -> bool:
    """Return whether a street can be built: one is in stock and a space for it is free (MU-417)."""
    return state.paved != state.rules.sites.every_street and any(state.streets)


def can_build(state: MuranoState) -> bool:
    """Return whether at least one tile can be built (MU-403)."""
    return can_draw(state) or (bool(state.near & ~state.sites) and any(state.tiles[state.turn]))


def tiles(state: MuranoState) -> list[MuranoAction]:
    """Return every way to build, or draw, the next tile (MU-401, MU-416)."""
    rules = state.rules
    actions: list[MuranoAction] = []
    if can_draw(state):
        actions = [draw for draw, stack in zip(rules.words.draw, state.streets, strict=True) if stack]
    free = state.near & ~state.sites
    if free:
        for kind in compress(count(), state.tiles[state.turn]):
            actions += rules.sites.buildings(kind, free)
    return actions


def going_on(state: MuranoState) -> list[MuranoAction]:
    """Return the legal actions after the first tile: another one, or the end of the turn."""
    return [*tiles(state), state.rules.words.end]


def paving(state: MuranoState) -> list[MuranoAction]:
    """Return the spaces for the street that was drawn (MU-410, MU-414)."""
    return state.rules.sites.streets(state.rules.sites.every_street & ~state.paved)


def placing(state: MuranoState) -> list[MuranoAction]:
    """Return the spaces for the tile just bought, and the end of the turn (MU-906, MU-910)."""
    actions = state.rules.sites.buildings(state.bought, state.near & ~state.sites)
    return [*actions, state.rules.words.end]


def draw(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Draw a street, which must be built (MU-410, MU-414, MU-415)."""
    state.drawn = state.streets[action.a].pop()
    drew: Drew = {
        "event": "drew",
        "seat": state.turn,
        "stack": action.a + 1,
        "tile": state.rules.board.paving[state.drawn].id,
    }
    events.append(drew)
    if not any(state.streets):
        used_up(state, STREET, events)
    state.phase = phases.STREET


def build(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Build a tile: the street drawn, or one that lay before the player."""
    state.built += 1
    if action.a < 0:
        _pave(state, action, events)
    else:
        _build(state, action, events)
        if specials.earns_card(state, action.a):
            specials.draw(state, events)
            return
    go_on(state)


def go_on(state: MuranoState) -> None:
    """Go on with the action after a tile and what it brought (MU-413, MU-507)."""
    more = state.bought < 0 and state.built < state.perks[state.turn].limit
    state.phase = phases.BUILD if more else phases.DONE


def _pave(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    board = state.rules.board
    street = board.paving[state.drawn]
    put_street(state, action.b, state.drawn)
    state.drawn = NONE
    events.append(_built(state, action, STREET, street.id, 0))


def put_street(state: MuranoState, space: int, kind: int) -> None:
    """Lay a street on a space: its customers count, and the building spaces beside it can be used."""
    board = state.rules.board
    street = board.paving[kind]
    state.paving[space] = kind
    state.paved |= 1 << space
    state.near |= board.beside[space]
    if street.customers:
        island = board.island_of_street[space]
        state.customers[island * len(board.customer_colours) + street.colour] += street.customers


def _build(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    seat = state.turn
    kind = state.rules.board.kinds[action.a]
    state.tiles[seat][action.a] -= 1
    put_building(state, action.b, action.a, seat if kind.owned else NONE)
    points = kind.points + state.perks[seat].built[action.a]
    state.points[seat] += points
    events.append(_built(state, action, kind.sort, kind.id, points))


def put_building(state: MuranoState, site: int, number: int, owner: int) -> None:
    """Put a building on a space, with the marker of its owner if it gets one (MU-418 to MU-421)."""
    board = state.rules.board
    state.kinds[site] = number
    state.owners[site] = owner
    state.sites |= 1 << site
    if owner >= 0:
        colour = board.kinds[number].colour
        if colour >= 0:
            state.shops[owner * len(board.islands) + board.island_of_site[site]] |= 1 << colour
        elif board.kinds[number].sort == GLASS:
            state.factories[owner] += 1


def _built(state: MuranoState, action: MuranoAction, sort: str, tile: str, points: int) -> Built:
    return {
        "event": "built",
        "seat": state.turn,
        "sort": sort,
        "tile": tile,
        "place": action.json["place"],
        "island": action.json["island"],
        "points": points,
    }
