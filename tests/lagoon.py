"""Positions of Murano from just the parts that a test names; everything else is put where it must be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import spieltisch
from spieltisch import State
from spieltisch.murano import board as boards

GAME = "murano"
NAMES = ("Anna", "Ben", "Cleo", "Dora")
DATA = boards.data()
ANCHORS = "2 4 7 9 11 14 16 18"
SORTS = ("glass", "shop", "palace", "special")


def begin(count: int = 2, seed: int = 1, **options: Any) -> State:
    """Return a new game; seat 0 begins unless another start is chosen."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return spieltisch.new_game(GAME, NAMES[:count], {"start": "seat-1", **chosen}, seed=seed)


def lagoon(count: int = 2, **parts: Any) -> State:
    """Return the state of a position; see `lagoon_dict`."""
    return spieltisch.from_dict(lagoon_dict(count, **parts))


def lagoon_dict(  # noqa: PLR0913 - a position has many parts, and a test names only some
    count: int = 2,
    *,
    options: Mapping[str, Any] | None = None,
    ships: str = ANCHORS,
    red: int | None = None,
    gold: Mapping[int, int] | int = 5,
    points: Mapping[int, int] | int = 5,
    tiles: Mapping[int, str] | None = None,
    streets: Mapping[str, str] | None = None,
    buildings: Mapping[str, str] | None = None,
    gondolas: Mapping[int, int] | None = None,
    available: Mapping[int, int] | None = None,
    beads: Mapping[int, str] | None = None,
    characters: Mapping[int, str] | None = None,
    specials: Mapping[int, str] | None = None,
    pile: str = "",
    special_pile: str = "",
    stock: Mapping[str, str] | None = None,
    left: Mapping[str, int] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """Return a position as JSON-able data, at the beginning of seat 0's turn.

    Args:
        count: number of players.
        options: options that differ from their defaults.
        ships: spaces with a ship.
        red: space of the red ship; the first one when left out.
        gold, points: per seat, or for all.
        tiles: per seat the tiles before it, such as ``"glass shop-red"``.
        streets: street by space, such as ``{"2c2": "red-1"}``.
        buildings: building by space with the seat of its owner, such as ``{"2c1": "shop-red 0", "2d1": "palace-2"}``.
        gondolas: seat by number.
        available: gondoliers before a seat, if not as many as at the start less those on gondolas.
        beads: per seat, such as ``"red red green"``.
        characters, specials: cards of a seat.
        pile, special_pile: the first cards of the piles.
        stock: the first tiles of a stock.
        left: how many tiles of a sort (of both street stacks: ``street``) are left; the last seat holds the others, streets
            are then on the board, in its last spaces.
        fields: further fields of the position, as they are.
    """
    data = begin(count, **{key.replace("-", "_"): value for key, value in (options or {}).items()}).to_dict()
    data["ships"] = [int(space) for space in ships.split()]
    data["red"] = red or data["ships"][0]
    # Which palace was removed is chance; here it is a common one.
    data["removed"]["palaces"] = ["palace-1" for _ in data["removed"]["palaces"]]
    _islands(data, count, streets or {}, _with_specials(count, specials or {}, buildings or {}, fields))
    _pave(data, count)
    for seat, own in enumerate(data["seats"]):
        own["gold"] = gold if isinstance(gold, int) else gold.get(seat, 5)
        own["points"] = points if isinstance(points, int) else points.get(seat, 5)
        own["tiles"] = dict(Counter((tiles or {}).get(seat, "").split()))
        own["characters"] = (characters or {}).get(seat, "").split()
        own["specials"] = [[id_, sales_of(id_)] for id_ in (specials or {}).get(seat, "").split()]
        for bead in (beads or {}).get(seat, "").split():
            own["beads"][bead] += 1
            data["bag"][bead] -= 1
        placed = list((gondolas or {}).values()).count(seat)
        own["available"] = (available or {}).get(seat, max(0, 5 - placed))
        own["supply"] = 7 - placed - own["available"]
    data["gondolas"] = {str(number): seat for number, seat in (gondolas or {}).items()}
    _earned(data, special_pile.split(), fields)
    _cards(data, pile.split(), special_pile.split(), fields)
    _stocks(data, count, stock or {}, left or {})
    _streets(data, count, left or {}, fields)
    data.update(fields)
    return data


def sales_of(id_: str) -> int:
    """Return in how many sales a special building counts as a bead."""
    effect = next(card["effect"] for card in DATA["specials"] if card["id"] == id_)
    return int(effect.get("sales", 0))


def _with_specials(
    count: int, specials: Mapping[int, str], buildings: Mapping[str, str], fields: Mapping[str, Any]
) -> dict[str, str]:
    """Return the buildings, with one more special building, in the last spaces, for each card without one."""
    cards = sum(len(own.split()) for own in specials.values()) + (fields.get("phase") == "special")
    missing = cards - list(buildings.values()).count("special")
    free = [place for place in reversed(boards.load(count).site_places) if place not in buildings]
    return {**buildings, **dict.fromkeys(free[: max(0, missing)], "special")}


def _earned(data: dict[str, Any], special_pile: list[str], fields: Mapping[str, Any]) -> None:
    """Give the last seat a card for each special building that brought no other seat one."""
    built = sum(
        tile == "special" for island in data["islands"].values() for tile, _ in island["buildings"].values()
    )
    given = [card for own in data["seats"] for card, _ in own["specials"]]
    taken = {*given, *special_pile, *fields.get("seen", ())}
    # Those that change least come first.
    free = [card["id"] for card in DATA["specials"] if card["id"] not in taken]
    free.sort(key=lambda id_: (id_ != "basilika", sales_of(id_) > 0))
    missing = built - len(given) - (fields.get("phase") == "special")
    data["seats"][-1]["specials"] += [[id_, sales_of(id_)] for id_ in free[: max(0, missing)]]


def _pave(data: dict[str, Any], count: int) -> None:
    """Lay a street without customers beside each building that has none (MU-406)."""
    board = boards.load(count)
    for island in board.islands:
        laid = data["islands"][island.id]["streets"]
        for place in data["islands"][island.id]["buildings"]:
            site = board.site_index[place]
            beside = [board.street_places[i] for i in island.streets if board.beside[i] >> site & 1]
            if not any(street in laid for street in beside):
                laid[beside[-1]] = "street-none"


def _islands(
    data: dict[str, Any], count: int, streets: Mapping[str, str], buildings: Mapping[str, str]
) -> None:
    board = boards.load(count)
    by_number = {island.no: island.id for island in board.islands}
    for place, street in streets.items():
        data["islands"][by_number[int(place[0])]]["streets"][place] = f"street-{street}"
    for place, text in buildings.items():
        tile, *owner = text.split()
        data["islands"][by_number[int(place[0])]]["buildings"][place] = [
            tile,
            int(owner[0]) if owner else None,
        ]


def _cards(data: dict[str, Any], pile: list[str], special_pile: list[str], fields: Mapping[str, Any]) -> None:
    seen = fields.get("seen", [])
    given = {card for own in data["seats"] for card in own["characters"]} | {*seen}
    rest = (*data["characters"], *data["removed"]["characters"])
    order = [card for card in dict.fromkeys((*pile, *rest)) if card not in given]
    data["removed"]["characters"] = order[-5:]
    data["characters"] = order[:-5]
    given = {card for own in data["seats"] for card, _ in own["specials"]} | {*seen}
    order = [card["id"] for card in DATA["specials"]]
    data["specials"] = [card for card in dict.fromkeys((*special_pile, *order)) if card not in given]


def _placed(data: dict[str, Any]) -> Counter[str]:
    """Return the buildings on islands and before players."""
    found: Counter[str] = Counter()
    for island in data["islands"].values():
        found.update(tile for tile, _ in island["buildings"].values())
    for own in data["seats"]:
        found.update(own["tiles"])
    return found


def _stocks(data: dict[str, Any], count: int, stock: Mapping[str, str], left: Mapping[str, int]) -> None:
    board = boards.load(count)
    gone = _placed(data)
    gone.update(data["removed"]["palaces"])
    last = data["seats"][-1]["tiles"]
    for sort in SORTS:
        rest = Counter({kind.id: kind.copies - gone[kind.id] for kind in board.kinds if kind.sort == sort})
        first = stock.get(sort, "").split()
        rest.subtract(first)
        order = [*first, *sorted(rest.elements())]
        keep = left.get(sort, len(order))
        data["stock"][sort] = order[:keep]
        for tile in order[keep:]:
            last[tile] = last.get(tile, 0) + 1


def _streets(data: dict[str, Any], count: int, left: Mapping[str, int], fields: Mapping[str, Any]) -> None:
    board = boards.load(count)
    laid: Counter[str] = Counter()
    for island in data["islands"].values():
        laid.update(island["streets"].values())
    if fields.get("drawn"):
        laid[fields["drawn"]] += 1
    rest = [street.id for street in board.paving for _ in range(street.copies - laid[street.id])]
    keep = left.get("street", len(rest))
    free = [place for place in reversed(board.street_places) if not _paved(data, place)]
    by_number = {island.no: island.id for island in board.islands}
    for place, street in zip(free, rest[keep:], strict=False):
        data["islands"][by_number[int(place[0])]]["streets"][place] = street
    rest = rest[:keep]
    half = (len(rest) + 1) // 2
    data["streets"] = [rest[:half], rest[half:]]


def _paved(data: dict[str, Any], place: str) -> bool:
    return any(place in island["streets"] for island in data["islands"].values())


def play(state: State, *texts: str) -> list[Any]:
    """Carry out some actions and return all their events."""
    return [event for text in texts for event in state.apply(text)]


def texts(state: State, verb: str = "") -> list[str]:
    """Return the legal actions, those of one verb if it is given."""
    return [str(action) for action in state.legal_actions() if not verb or action.verb == verb]


def rule(state: State, text: str) -> str | None:
    """Return the rule that stands against an action, None if it is legal."""
    refused = state.why_not(text)
    return refused.rule if refused else None


def own(state: State, seat: int = 0) -> dict[str, Any]:
    """Return what everybody sees, and the seat itself, of a seat."""
    found: dict[str, Any] = state.observation(None)["seats"][seat]
    return found


def named(events: Iterable[Any], kind: str) -> list[Any]:
    """Return the events of a kind."""
    return [event for event in events if event["event"] == kind]


def to_space(state: State, action: str) -> str:
    """Return the ship move that reaches a space of an action with one ship."""
    return next(
        f"sail {left}-{reached}"
        for row in state.observation(None)["reach"]
        if row["action"] == action and row["moves"] and len(row["moves"]) == 1
        for left, reached in row["moves"]
    )
