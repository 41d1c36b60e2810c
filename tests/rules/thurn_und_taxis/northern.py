"""Positions on the northern board, with horses or by the rules of the base game, and with letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import spieltisch
from spieltisch import State
from spieltisch.thurn_und_taxis import board as boards
from tests.positions import GAME, NAMES

BOARD = boards.load("north")
CITIES = BOARD.city_names
_ID = dict(zip(BOARD.city_names, BOARD.city_ids, strict=True))
_VALUES = {stack.id: stack.values for stack in BOARD.stacks}
FREE = "Bremen Hamburg Lübeck Frankfurt"


@dataclass(frozen=True)
class North:
    """What lies in front of one player; a card is a city, or city and horses such as ``Halle/2``."""

    hand: str = ""
    route: str = ""
    horses: str = ""
    houses: str = ""
    carriage: int = 0
    tiles: Sequence[tuple[str, int]] = ()


def ids(names: str) -> list[str]:
    """Return the ids of the cities named in a text."""
    return [_ID[name] for name in names.split()]


def all_but(names: str) -> str:
    """Return all cities but some, as one text."""
    return " ".join(city for city in CITIES if city not in names.split())


def new(count: int = 2, seed: int = 1, **options: Any) -> State:
    """Return a new game that seat 0 begins."""
    chosen = {
        name.replace("_", "-"): value
        for name, value in {"board": "north", "start": "seat-1", **options}.items()
    }
    return spieltisch.new_game(GAME, NAMES[:count], chosen, seed=seed)


class Cards:
    """Hands out the cards of a game by name."""

    def __init__(self, state: State) -> None:
        data = state.to_dict()
        self.pool: list[str] = sorted([*data["deck"], *data["display"]])

    def draw(self, names: str) -> list[str]:
        """Return the cards named; of a city without horses named, the one with the fewest left."""
        drawn = []
        for name in names.split():
            city, _, horses = name.partition("/")
            wanted = f"{_ID[city]}/{horses}" if horses else None
            card = next(c for c in self.pool if c == wanted or (not wanted and c.split("/")[0] == _ID[city]))
            self.pool.remove(card)
            drawn.append(card)
        return drawn


def north(*seats: North, **parts: Any) -> State:
    """Return the state of a position; see `north_dict`."""
    return spieltisch.from_dict(north_dict(*seats, **parts))


def north_dict(  # noqa: PLR0913 - a position has many parts, and a test names only some
    *seats: North,
    players: int = 2,
    base: bool = False,
    letters: Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    deck: str = "",
    display: str | None = None,
    phase: str = "take",
    used: str = "",
    **parts: Any,
) -> dict[str, Any]:
    """Return a position of the northern board as JSON-able data.

    Args:
        seats: what the players have.
        players: number of players, if more than seats are named.
        base: whether it is played by the rules of the base game.
        letters: letters by seat; Der Kurier der Fürstin is not played when left out.
        options: those that differ from their defaults, by id.
        deck: the top cards, the next one first.
        display: open cards; six of the rest when left out.
        phase: the kind of decision.
        used: officials that helped in this turn.
        parts: whatever else of the position is to be replaced.
    """
    count = max(players, len(seats))
    chosen = {
        "board": "north",
        "start": "seat-1",
        "north-rules": "base" if base else "horses",
        **(options or {}),
    }
    if letters is not None:
        chosen["courier"] = True
    fresh = spieltisch.new_game(GAME, NAMES[:count], chosen, seed=1)
    data = fresh.to_dict()
    cards = Cards(fresh)
    own = [*seats, *(North() for _ in range(count - len(seats)))]
    won = Counter(stack for seat in own for stack, _ in seat.tiles)
    data["seats"] = [
        {
            "hand": cards.draw(seat.hand),
            "route": cards.draw(seat.route),
            "houses": ids(seat.houses),
            "carriage": seat.carriage,
            "tiles": [list(tile) for tile in seat.tiles],
        }
        for seat in own
    ]
    if not base:
        data["expansions"]["glory"] = {"horses": [cards.draw(seat.horses) for seat in own]}
    if letters is not None:
        given = [*letters, *[0] * (count - len(letters))]
        data["expansions"]["courier"] = {
            "letters": given,
            "owned": given[0],
            "owner": None,
            "discount": False,
        }
    top = cards.draw(deck)
    data["display"] = cards.draw(display) if display is not None else [cards.pool.pop(0) for _ in range(6)]
    data["deck"] = top + cards.pool
    data["stacks"] = {stack: list(values[won[stack] :]) for stack, values in _VALUES.items()}
    data["phase"] = phase
    data["taken"] = 0 if phase == "take" else 1 + ("postmeister" in used)
    data["laid"] = 0 if phase in ("take", "lay") else 1 + ("postillion" in used)
    data["used"] = used.split()
    data["closed"] = phase in ("discard", "done")
    data["forced"] = phase == "take" and not data["seats"][0]["hand"]
    return {**data, **parts}
