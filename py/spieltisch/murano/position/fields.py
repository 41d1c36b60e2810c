"""Reading the fields of a position, each with its kind checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import BadPosition, named, shown
from ...fields import MOST, field, listed, mapping, one_of, row, whole
from ...position import read_head
from .. import phases
from ..construction import building, specials
from ..ring.ships import PASSED, SAILED
from ..state import MuranoState


def fill(state: MuranoState, data: Mapping[str, Any]) -> None:
    """Put the fields of a position into a fresh state.

    Raises:
        BadPosition: a field is missing or malformed.
    """
    read_head(state, data, first_round=0)
    _turn(state, data)
    _ships(state, data)
    _piles(state, data)
    _islands(state, mapping(field(data, "islands"), "islands"))
    _gondolas(state, data)
    for seat, own in enumerate(row(field(data, "seats"), state.rules.count, "seats")):
        _seat(state, seat, own)
    state.fresh = whole(data, "fresh", 0, len(state.specials[state.turn]))
    for seat in range(state.rules.count):
        state.perks[seat] = state.rules.perks(specials.active(state, seat))


def _found(index: Mapping[str, int], id_: object, what: str) -> int:
    number = index.get(id_) if isinstance(id_, str) else None
    if number is None:
        raise BadPosition(f"There is no {what} {shown(id_)}.", what=what, id=named(id_))
    return number


def _all(index: Mapping[str, int], ids: object, what: str, name: str) -> list[int]:
    return [_found(index, id_, what) for id_ in listed(ids, name)]


def _optional(index: Mapping[str, int], id_: object, what: str) -> int:
    return -1 if id_ is None else _found(index, id_, what)


def _turn(state: MuranoState, data: Mapping[str, Any]) -> None:
    rules = state.rules
    ending = field(data, "ending")
    if ending is not None:
        sorts = [one_of(sort, rules.board.sorts, "sorts") for sort in listed(field(ending, "sorts"), "sorts")]
        state.ending = (whole(ending, "seat", 0, rules.count - 1), tuple(sorts))
    state.drawn = _optional(rules.board.paving_index, field(data, "drawn"), "street")
    state.built = whole(data, "built", 0, len(state.kinds))
    state.bought = _optional(rules.board.kind_index, field(data, "bought"), "tile")
    state.made = whole(data, "made", 0, sum(rules.board.bead_counts))


def _space(state: MuranoState, value: object, name: str) -> int:
    return whole({name: value}, name, 1, len(state.rules.board.ring)) - 1


def _spaces(state: MuranoState, data: Mapping[str, Any], name: str) -> int:
    mask = 0
    for value in listed(field(data, name), name):
        bit = 1 << _space(state, value, name)
        if mask & bit:
            raise BadPosition(f"{name!r} names a space twice.", field=name)
        mask |= bit
    return mask


def _ships(state: MuranoState, data: Mapping[str, Any]) -> None:
    state.ships = _spaces(state, data, "ships")
    state.red = _space(state, field(data, "red"), "red")
    state.moved = _spaces(state, data, "moved")
    state.sailed = state.moved.bit_count()
    state.space = -1 if field(data, "space") is None else _space(state, field(data, "space"), "space")
    if field(data, "redMoved") is not None:
        state.red_moved = one_of(field(data, "redMoved"), (SAILED, PASSED), "redMoved")


def _piles(state: MuranoState, data: Mapping[str, Any]) -> None:
    rules = state.rules
    board = rules.board
    stacks = row(field(data, "streets"), len(state.streets), "streets")
    state.streets = [_all(board.paving_index, stack, "street", "streets")[::-1] for stack in stacks]
    stock = mapping(field(data, "stock"), "stock")
    if set(stock) != set(board.building_sorts):
        raise BadPosition("'stock' must name every sort of building.", field="stock")
    state.stock = [
        _all(board.kind_index, field(stock, sort), "tile", "stock")[::-1] for sort in board.building_sorts
    ]
    removed = field(data, "removed")
    state.removed = (
        tuple(_all(board.kind_index, field(removed, "palaces"), "tile", "palaces")),
        tuple(_all(rules.character_index, field(removed, "characters"), "character", "characters")),
    )
    state.pile = _all(rules.character_index, field(data, "characters"), "character", "characters")[::-1]
    state.special_pile = _all(rules.special_index, field(data, "specials"), "special building", "specials")[
        ::-1
    ]
    special = state.phase == phases.SPECIAL
    state.seen = _all(
        rules.special_index if special else rules.character_index, field(data, "seen"), "card", "seen"
    )
    state.bag = _beads(state, field(data, "bag"), "bag")


def _beads(state: MuranoState, value: object, name: str) -> list[int]:
    board = state.rules.board
    data = mapping(value, name)
    if set(data) != set(board.bead_colours):
        raise BadPosition(f"{name!r} must name every colour of beads.", field=name)
    return [
        whole(data, colour, 0, count)
        for colour, count in zip(board.bead_colours, board.bead_counts, strict=True)
    ]


def _islands(state: MuranoState, islands: Mapping[str, Any]) -> None:
    board = state.rules.board
    if set(islands) != set(board.island_index):
        raise BadPosition("'islands' must name every island of the game.", field="islands")
    for id_, island in islands.items():
        number = board.island_index[id_]
        for place, street in mapping(field(island, "streets"), "streets").items():
            space = _found(board.street_index, place, "street space")
            _on(place, space, board.islands[number].streets)
            building.put_street(state, space, _found(board.paving_index, street, "street"))
        for place, entry in mapping(field(island, "buildings"), "buildings").items():
            tile, owner = row(entry, 2, "buildings")
            site = _found(board.site_index, place, "building space")
            _on(place, site, board.islands[number].sites)
            kind = _found(board.kind_index, tile, "tile")
            if board.kinds[kind].owned != (owner is not None):
                raise BadPosition(f"A marker does not go with the tile on {place}.", place=named(place))
            seat = -1 if owner is None else whole({"owner": owner}, "owner", 0, state.rules.count - 1)
            building.put_building(state, site, kind, seat)


def _on(place: str, number: int, spaces: range) -> None:
    if number not in spaces:
        raise BadPosition(f"{place} is on another island.", place=named(place))


def _gondolas(state: MuranoState, data: Mapping[str, Any]) -> None:
    board = state.rules.board
    numbers = {str(number): i for i, number in enumerate(board.gondola_numbers)}
    placed = mapping(field(data, "gondolas"), "gondolas")
    for number in placed:
        gondola = _found(numbers, number, "gondola")
        state.gondolas[gondola] = whole(placed, number, 0, state.rules.count - 1)
    for number in listed(field(data, "used"), "used"):
        if type(number) is not int or number not in board.gondola_index:
            raise BadPosition(f"There is no gondola {shown(number)}.", field="used")
        gondola = board.gondola_index[number]
        if state.gondolas[gondola] < 0 or state.used >> gondola & 1:
            raise BadPosition(f"Gondola {number} cannot be used.", field="used")
        state.used |= 1 << gondola


def _seat(state: MuranoState, seat: int, own: Mapping[str, Any]) -> None:
    rules = state.rules
    state.gold[seat] = whole(own, "gold", 0, MOST)
    state.points[seat] = whole(own, "points", 0, MOST)
    each = rules.start["gondoliersPerColour"]
    state.gondoliers[seat] = whole(own, "available", 0, each)
    state.supply[seat] = whole(own, "supply", 0, each)
    state.hired[seat] = state.gondoliers[seat] + state.gondolas.count(seat)
    state.beads[seat] = _beads(state, field(own, "beads"), "beads")
    tiles = mapping(field(own, "tiles"), "tiles")
    for tile in tiles:
        kind = _found(rules.board.kind_index, tile, "tile")
        state.tiles[seat][kind] = whole(tiles, tile, 1, rules.board.kinds[kind].copies)
    state.characters[seat] = _all(rules.character_index, field(own, "characters"), "character", "characters")
    for entry in listed(field(own, "specials"), "specials"):
        id_, left = row(entry, 2, "specials")
        card = _found(rules.special_index, id_, "special building")
        state.specials[seat].append(card)
        state.left[seat].append(whole({"left": left}, "left", 0, rules.specials[card].sales))
    for entry in listed(field(own, "scored"), "scored"):
        state.scored[seat].append(_scored(state, entry))


def _scored(state: MuranoState, entry: object) -> tuple[int, int, int]:
    rules = state.rules
    id_, island, points = row(entry, 3, "scored")
    return (
        _found(rules.character_index, id_, "character"),
        _found(rules.board.island_index, island, "island"),
        whole({"points": points}, "points", 0, MOST),
    )
