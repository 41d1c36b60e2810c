"""What does not change during a game: options, board, cards, prices and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from .. import phased
from ..catalog import Options
from .actions import MuranoAction, Vocabulary
from .board import Board
from .cards import effects, lacks, terms
from .cards.effects import Perks
from .fleet import Fleet
from .needs import EveryNeed
from .notation import MuranoReader
from .sites import Sites

S = TypeVar("S", bound=phased.PhasedState)


class MuranoSetting(phased.Setting[S, MuranoAction], Generic[S]):
    """The tables that all states of a game share; `rules.Rules` fills in who acts.

    Args:
        options: the chosen options, checked and complete.
        count: number of players.
        board: the board.
    """

    def __init__(self, options: Options, count: int, board: Board) -> None:
        super().__init__(options, count)
        self.board = board
        data = board.data
        self.prices = _values(data["prices"])
        self.gains = _values(data["gains"])
        self.start = _values(data["start"])
        self.constants = _values(data["constants"])
        self.bead_points: int = self.constants["pointsPerBeadProduced"]
        self.idle_points: int = self.constants["pointsPerUnusedPlacedGondolier"]
        self.sales: tuple[int, ...] = (0, *(sale["gold"] for sale in data["beadSale"]))
        """Gold by number of beads sold."""
        self.buy_prices = {
            sort: self.prices[sort if sort in self.prices else f"{sort}Top"] for sort in board.building_sorts
        }
        self._read_cards(data)
        self._read_options(data)
        self.words = Vocabulary(
            board,
            [card.id for card in self.characters],
            [card.id for card in self.specials],
            len(self.sales) - 1,
        )
        self.reader = MuranoReader(self.words)
        self.fleet = Fleet(len(board.ring), self.words)
        self.needs = EveryNeed(board)
        self.sites = Sites(board, self.words)
        self._perks: dict[tuple[int, ...], Perks] = {}
        self.spaces: dict[str, Callable[[S], list[MuranoAction]]] = {}
        """By action space what may be done there."""

    def _read_cards(self, data: Mapping[str, Any]) -> None:
        board = self.board
        self.characters = tuple(terms.read(card, board) for card in data["characters"])
        self.lacks = tuple(lacks.read(card, board) for card in data["characters"])
        """Per character card what says how far it is from its points, None where they come step by step."""
        self.character_index = {card.id: i for i, card in enumerate(self.characters)}
        removal = data["characterRemoval"]
        out = set(removal["cards"]) if self.count in removal["players"] else set()
        self.character_pile = tuple(i for i, card in enumerate(data["characters"]) if card["no"] not in out)
        """The cards that take part, before some are put back unseen (MU-109)."""
        self.absent = tuple(card["id"] for card in data["characters"] if card["no"] in out)
        self.specials = tuple(effects.read(card) for card in data["specials"])
        self.special_index = {card.id: i for i, card in enumerate(self.specials)}

    def _read_options(self, data: Mapping[str, Any]) -> None:
        variants = {variant["id"]: variant for variant in data["variants"]}
        self.red_gold: int = variants["red-ship-gold"]["gold"] if self.options["red-ship-gold"] else 0
        self.workshop_limit: int | None = (
            variants["one-workshop"]["max"] if self.options["one-workshop"] else None
        )
        self.workshops_score = not self.options["no-workshop-scoring"]
        self.by_hand = self.options["assignment"] == "by-hand"
        self.chosen_income = self.options["income"] == "chosen"

    def perks(self, cards: Sequence[int]) -> Perks:
        """Return the numbers of a player who may use these special buildings; the same object for the same cards."""
        key = tuple(sorted(cards))
        found = self._perks.get(key)
        if found is None:
            printed = partial(Perks, self.board, self.prices, self.gains, self.constants)
            found = effects.perks_of([self.specials[card] for card in key], self.board, printed)
            found.settle(self.prices, self.buy_prices, len(self.board.ring), len(self.characters))
            self._perks[key] = found
        return found


def _values(items: Mapping[str, Any]) -> dict[str, Any]:
    return {name: item["value"] for name, item in items.items()}
