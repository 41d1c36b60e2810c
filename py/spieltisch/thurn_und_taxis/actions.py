"""The actions of Thurn und Taxis and their notation (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..actions import Action
from .board import Board

POSTILLION, POSTMEISTER, AMTMANN, WAGNER = "postillion", "postmeister", "amtmann", "wagner"
OFFICIALS = (POSTILLION, POSTMEISTER, AMTMANN, WAGNER)

DECK = -1
"""Stands for a card in ``take deck``."""

TAKE, EXCHANGE, LAY, CLOSE, DISCARD, END = "take", "exchange", "lay", "close", "discard", "end"
LEFT, RIGHT, FIRST, ANEW = "left", "right", "first", "anew"
EACH, ALL, NONE = "each", "all", "none"


ByKind = Callable[[int], "TaxisAction"]
"""Kind of card -> the action that names it."""


class TaxisAction(Action):
    """An action of Thurn und Taxis: its notation with the parsed parts."""

    __slots__ = ("card", "declined", "end", "houses", "json", "mode", "official")

    card: int
    """Kind of card, `DECK` for the top card of the deck, or -1 where no card is named."""
    end: str
    """Of ``lay``: ``left``, ``right``, ``first`` (begins a route) or ``anew`` (abandons one and begins another)."""
    official: str
    """Id of the official who helps, or an empty string."""
    houses: int
    """Of ``close``: bit mask of the cities that get a house."""
    mode: str
    """Of ``close``: ``each`` country one house, ``all`` in one country, or ``none``."""
    declined: bool
    """True if what is due is left: of ``close`` the carriage, of other actions what they would bring."""
    json: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """Return the parsed parts as JSON-able data."""
        return {part: [*value] if isinstance(value, list) else value for part, value in self.json.items()}


def make(
    text: str,
    verb: str,
    *,
    card: int = -1,
    card_id: str | None = None,
    end: str = "",
    official: str = "",
    houses: int = 0,
    house_ids: Sequence[str] | None = None,
    mode: str = "",
    declined: bool = False,
) -> TaxisAction:
    """Return an action of that notation and parts."""
    action = TaxisAction(text)
    action.verb = verb
    action.card = card
    action.end = end
    action.official = official
    action.houses = houses
    action.mode = mode
    action.declined = declined
    action.json = {
        "text": text,
        "type": verb,
        "card": card_id,
        "end": end or None,
        "official": official or None,
        "houses": None if house_ids is None else list(house_ids),
        "mode": mode or None,
        "declined": declined,
    }
    return action


def helped(text: str, official: str) -> str:
    """Return the notation with the official who helps."""
    return f"{text} with {official.capitalize()}" if official else text


def by_kind(actions: Sequence[TaxisAction]) -> ByKind:
    """Return what finds the action for a kind of card, of a list with one for each; it is asked for whole hands at once."""
    return actions.__getitem__


class Vocabulary:
    """Every action of a board, made once and shared by all states.

    Args:
        board: the map.
        kinds: per kind of card its id and its name in the notation.
    """

    def __init__(self, board: Board, kinds: Sequence[tuple[str, str]]) -> None:
        self.board = board
        self.kinds = kinds
        self.known: dict[str, TaxisAction] = {}
        self.officials: set[str] = {*OFFICIALS}
        """Who may be named as a helper: those of the base game, whether they are in the game or not, and more."""
        self.names = dict(zip(board.city_ids, board.city_names, strict=True))
        """Ids, in lower case, that may stand for names: of cities, cards, and whatever else actions name."""
        self.names |= {id_.casefold(): name for id_, name in kinds}
        numbers = range(len(kinds))
        self.take = {
            official: by_kind([self._take(k, official) for k in numbers]) for official in ("", POSTMEISTER)
        }
        self.take_deck = {official: self._take(DECK, official) for official in ("", POSTMEISTER)}
        self.exchange = self.keep(make(helped("exchange", AMTMANN), EXCHANGE, official=AMTMANN))
        self.first, self.left, self.right = (
            {
                official: by_kind([self._lay(k, end, official) for k in numbers])
                for official in ("", POSTILLION)
            }
            for end in (FIRST, LEFT, RIGHT)
        )
        self.anew = by_kind([self._lay(k, ANEW, "") for k in numbers])
        self.discard = by_kind(
            [
                self.keep(make(f"discard {name}", DISCARD, card=k, card_id=id_))
                for k, (id_, name) in enumerate(kinds)
            ]
        )
        self.end = self.keep(make("end turn", END))
        self._close: dict[tuple[int, str, str, bool], TaxisAction] = {}

    def keep(self, action: TaxisAction) -> TaxisAction:
        """Add an action to the vocabulary and return it."""
        self.known[str(action)] = action
        return action

    def _take(self, kind: int, official: str) -> TaxisAction:
        id_, name = (None, "deck") if kind == DECK else self.kinds[kind]
        return self.keep(
            make(helped(f"take {name}", official), TAKE, card=kind, card_id=id_, official=official)
        )

    def _lay(self, kind: int, end: str, official: str) -> TaxisAction:
        id_, name = self.kinds[kind]
        text = f"lay {name}" if end == FIRST else f"lay {name} {end}"
        return self.keep(
            make(helped(text, official), LAY, card=kind, card_id=id_, end=end, official=official)
        )

    def close(self, houses: int, mode: str, official: str = "", declined: bool = False) -> TaxisAction:
        """Return the action that closes the route with these houses.

        Args:
            houses: bit mask of cities.
            mode: `EACH` or `ALL`; a set of one or none is written the same way under both.
            official: who helps, also one who never does, or an empty string.
            declined: whether the due carriage is declined.
        """
        if houses & (houses - 1) == 0:
            mode = EACH if houses else NONE
        key = (houses, mode, official, declined)
        action = self._close.get(key)
        if action is None:
            cities = self.board.cities(houses)
            text = " ".join(
                ["close", *([mode] if houses else []), *(self.board.city_names[c] for c in cities)]
            )
            text = helped(text, official) + (" without carriage" if declined else "")
            action = make(
                text,
                CLOSE,
                official=official,
                houses=houses,
                house_ids=[self.board.city_ids[c] for c in cities],
                mode=mode,
                declined=declined,
            )
            # One house or none is placed in either way.
            action.json["modes"] = [mode] if houses & (houses - 1) else [EACH, ALL]
            self._close[key] = action
        return action
