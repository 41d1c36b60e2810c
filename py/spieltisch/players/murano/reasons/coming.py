"""What may still come to an island: tiles of the stocks and of players, customers of the hidden streets, beads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....murano.cards.terms import Beads, Tally
from ....murano.state import MuranoState
from ..islands import after_building
from ..promise import NEVER, Look


def left_of(state: MuranoState, seat: int, kinds: Sequence[int]) -> list[int]:
    """Return those of some kinds of tiles of which not all are built or before a seat."""
    return [kind for kind in kinds if unseen_of(state, seat, kind)]


def unseen_of(state: MuranoState, seat: int, kind: int) -> int:
    """Return how many tiles of a kind are neither built nor before a seat."""
    return state.rules.board.kinds[kind].copies - state.kinds.count(kind) - state.tiles[seat][kind]


def tiles(state: MuranoState, seat: int) -> list[int]:
    """Return the kinds of tiles that may still be built for a seat: it holds one, a stock has some, or others place one without an owner."""
    board = state.rules.board
    found = []
    for number, sort in enumerate(board.building_sorts):
        kinds = board.kinds_of[sort]
        others = any(own[kind] for other, own in enumerate(state.tiles) if other != seat for kind in kinds)
        left = left_of(state, seat, kinds)
        for kind in kinds:
            hidden = state.stock[number] or (others and not board.kinds[kind].owned)
            if state.tiles[seat][kind] or (hidden and kind in left):
                found.append(kind)
    return found


def customers(state: MuranoState) -> dict[int, int]:
    """Return how many customers of each colour the hidden streets bring."""
    found: dict[int, int] = {}
    for stack in state.streets:
        for kind in stack:
            street = state.rules.board.paving[kind]
            if street.customers:
                found[street.colour] = found.get(street.colour, 0) + street.customers
    return found


def spaces(state: MuranoState, island: int) -> int:
    """Return the number of free street spaces of an island."""
    places = enumerate(state.rules.board.island_of_street)
    return sum(one == island and not state.paved >> place & 1 for place, one in places)


def customers_on(state: MuranoState, island: int) -> dict[int, int]:
    """Return how many customers of each colour the hidden streets can bring to the free spaces of an island at most."""
    hidden = [state.rules.board.paving[kind] for stack in state.streets for kind in stack]
    found: dict[int, list[int]] = {}
    for street in hidden:
        if street.customers:
            found.setdefault(street.colour, []).append(street.customers)
    free = spaces(state, island)
    return {colour: sum(sorted(each, reverse=True)[:free]) for colour, each in found.items()}


def can_count(state: MuranoState, look: Look, tally: Tally, seat: int) -> bool:
    """Return whether all that a card lacks on an island with such contents may still come."""
    beads: Beads = state.beads[seat]
    left = customers(state)
    kinds = tiles(state, seat)
    lacks = look(tally, seat, beads).missing
    while 0 < lacks < NEVER:
        for then, owned in _steps(state, tally, seat, beads, kinds, left):
            if (fewer := look(then, seat, owned).missing) < lacks:
                tally, beads, lacks = then, owned, fewer
                break
        else:
            return False
    return lacks == 0


def _steps(  # noqa: PLR0913, PLR0917 - an island with what may come to it
    state: MuranoState, tally: Tally, seat: int, beads: Beads, kinds: list[int], left: dict[int, int]
) -> Iterator[tuple[Tally, Beads]]:
    """Yield the contents of an island and the own beads after each thing that may come."""
    for kind in kinds:
        yield after_building(tally, seat, kind, owned=state.rules.board.kinds[kind].owned), beads
    for colour, count in left.items():
        if count:
            yield tally._replace(customers=_one_more(tally.customers, colour)), beads
    for colour in range(len(beads)):
        yield tally, _one_more(beads, colour)


def _one_more(counts: Beads, number: int) -> list[int]:
    """Return counts with one more of a number."""
    return [count + (other == number) for other, count in enumerate(counts)]
