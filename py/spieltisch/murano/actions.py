"""The actions of Murano and their notation (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..actions import Action
from .board import GLASS, Board

SAIL, PASS, GOLD, BUY, SEARCH, CHOOSE = "sail", "pass", "take", "buy", "search", "choose"
LOOK, KEEP, DECLINE, PLACE, DRAW, BUILD = "look", "keep", "decline", "place", "draw", "build"
INCOME, PRODUCE, SELL, HIRE, DISMISS = "income", "produce", "sell", "hire", "dismiss"
SCORE, END = "score", "end"

STREET = -1
"""Stands for the street that was drawn, among the kinds of tiles."""

FIELDS = (
    "from", "to", "sort", "tile", "place", "island", "gondola", "count", "colour", "jokers", "card", "stack",
)  # fmt: skip
"""The parts of an action as JSON data, each null where an action has no such part."""


class MuranoAction(Action):
    """An action of Murano: its notation with the parsed parts as small numbers."""

    __slots__ = ("a", "b", "c", "json")

    a: int
    """The first number: space left, kind of tile, gondola, island, card, count or stack."""
    b: int
    """The second number: space reached, site or street space, colour of beads, island."""
    c: int
    """The third number: workshops used in a sale."""
    json: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """Return the parsed parts as JSON-able data."""
        return {part: [*value] if isinstance(value, list) else value for part, value in self.json.items()}


def make(text: str, a: int = -1, b: int = -1, c: int = 0, **parts: Any) -> MuranoAction:
    """Return an action of that notation and parts."""
    action = MuranoAction(text)
    action.verb = text.split(" ", 1)[0]
    action.a, action.b, action.c = a, b, c
    action.json = {"text": text, "type": action.verb} | dict.fromkeys(FIELDS) | parts
    return action


class Vocabulary:
    """Every action of a game, made once and shared by all states.

    Args:
        board: the board.
        characters: ids of the character cards.
        specials: ids of the special building cards.
        most: beads in the largest sale.
    """

    def __init__(self, board: Board, characters: Sequence[str], specials: Sequence[str], most: int) -> None:
        self.board = board
        self.known: dict[str, MuranoAction] = {}
        self._add_ships(len(board.ring))
        self._add_purchases(characters, specials)
        self._add_building()
        islands = [island.id for island in board.islands]
        self.gold = self.keep("take gold")
        self.income = self.keep("income")
        self.income_of = [self.keep(f"income {id_}", i, island=id_) for i, id_ in enumerate(islands)]
        self.produce = [
            self.keep(f"produce {n}", n, count=n)
            for n in range(1 + sum(kind.copies for kind in board.kinds if kind.sort == GLASS))
        ]
        self._add_sales(most)
        self.place = [
            self.keep(f"place {number}", i, gondola=number, island=islands[board.island_of_gondola[i]])
            for i, number in enumerate(board.gondola_numbers)
        ]
        self.hire = self.keep("hire")
        self.dismiss = self.keep("dismiss")
        self.score = [
            [
                self.keep(f"score {card} {id_}", number, i, card=card, island=id_)
                for i, id_ in enumerate(islands)
            ]
            for number, card in enumerate(characters)
        ]
        self.end = self.keep("end turn")

    def keep(self, text: str, a: int = -1, b: int = -1, c: int = 0, **parts: Any) -> MuranoAction:
        """Add an action to the vocabulary and return it."""
        action = make(text, a, b, c, **parts)
        self.known[text] = action
        return action

    def _add_ships(self, spaces: int) -> None:
        def moves(verb: str) -> list[MuranoAction]:
            return [
                self.keep(f"{verb} {a + 1}-{b + 1}", a, b, **{"from": a + 1, "to": b + 1})
                for a in range(spaces)
                for b in range(spaces)
            ]

        self.sail = moves(SAIL)
        """By space left times number of spaces plus space reached."""
        self.pass_ = moves(PASS)

    def _add_purchases(self, characters: Sequence[str], specials: Sequence[str]) -> None:
        board = self.board
        self.buy = {
            sort: self.keep(f"buy {sort}", i, sort=sort) for i, sort in enumerate(board.building_sorts)
        }
        self.search = {
            sort: self.keep(f"search {sort}", i, sort=sort) for i, sort in enumerate(board.building_sorts)
        }
        self.choose = [
            self.keep(f"choose {kind.id}", i, sort=kind.sort, tile=kind.id)
            for i, kind in enumerate(board.kinds)
        ]
        self.look = self.keep("look")
        self.decline = self.keep("decline")
        self.character = [self.keep(f"keep {id_}", i, card=id_) for i, id_ in enumerate(characters)]
        self.special = [self.keep(f"keep {id_}", i, 1, card=id_) for i, id_ in enumerate(specials)]
        """Of special building cards; their second number tells them from characters."""

    def _add_building(self) -> None:
        board = self.board
        ids = [island.id for island in board.islands]
        streets = [(place, ids[board.island_of_street[i]]) for i, place in enumerate(board.street_places)]
        sites = [(place, ids[board.island_of_site[i]]) for i, place in enumerate(board.site_places)]
        self.draw = [self.keep(f"draw {n}", n - 1, stack=n) for n in (1, 2)]
        self.pave = [
            self.keep(f"build street {place}", STREET, i, sort="street", place=place, island=island)
            for i, (place, island) in enumerate(streets)
        ]
        """By street space."""
        self.build = [
            [
                self.keep(
                    f"build {kind.id} {place}",
                    number,
                    i,
                    sort=kind.sort,
                    tile=kind.id,
                    place=place,
                    island=island,
                )
                for i, (place, island) in enumerate(sites)
            ]
            for number, kind in enumerate(board.kinds)
        ]
        """By kind of tile and building space."""
        self.misplaced = [
            make(
                f"build {kind.id} {place}",
                number,
                -1,
                sort=kind.sort,
                tile=kind.id,
                place=place,
                island=island,
            )
            for number, kind in enumerate(board.kinds)
            for place, island in streets
        ] + [
            make(f"build street {place}", STREET, -1, sort="street", place=place, island=island)
            for place, island in sites
        ]
        """Well formed, but never legal: buildings on street spaces, streets on building spaces."""

    def _add_sales(self, most: int) -> None:
        self.sell_nothing = self.keep("sell nothing", 0, -1, 0, count=0, jokers=0)
        self.sell = {(a.a, a.b, a.c): a for a in self._sales(most)}
        """By beads, colour (-1 for workshops alone) and workshops."""
        self.known |= {str(a): a for a in self.sell.values()}

    def _sales(self, most: int) -> Iterator[MuranoAction]:
        for count in range(1, most + 1):
            for jokers in range(count + 1):
                helped = "" if not jokers else " with joker" if jokers == 1 else f" with {jokers} jokers"
                if jokers == count:
                    yield make(f"sell {count}{helped}", count, -1, jokers, count=count, jokers=jokers)
                    continue
                for i, colour in enumerate(self.board.bead_colours):
                    yield make(
                        f"sell {count} {colour}{helped}",
                        count,
                        i,
                        jokers,
                        count=count,
                        colour=colour,
                        jokers=jokers,
                    )
