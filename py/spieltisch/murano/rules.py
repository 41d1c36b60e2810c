"""The rules of one game with chosen options: the tables that all its states share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple

from ..catalog import Options, Value
from ..errors import Refusal
from ..state import Event
from . import actions, final, phases, refusal, trade, turn
from . import board as boards
from .actions import MuranoAction, Vocabulary
from .board import Board
from .cards import effects, terms
from .cards.effects import Perks
from .construction import building, purchases, specials
from .notation import Reader
from .people import characters, gondoliers
from .ring import ships

if TYPE_CHECKING:
    from .state import MuranoState


class Verb(NamedTuple):
    """What a word of the notation does, and why it may not."""

    perform: Callable[[MuranoState, MuranoAction, list[Event]], None]
    refuse: Callable[[MuranoState, MuranoAction], Refusal]


class Rules:
    """What does not change during a game.

    Args:
        options: the chosen options, checked and complete.
        count: number of players.
        board: the board; the one that comes with the package when left out.
    """

    def __init__(self, options: Options, count: int, board: Board | None = None) -> None:
        self.options = dict(options)
        self.count = count
        self.board = board = board or boards.load(count)
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
        self.reader = Reader(self.words)
        self.fleet = ships.Fleet(len(board.ring))
        self.sites = building.Sites(board, self.words)
        self._perks: dict[tuple[int, ...], Perks] = {}
        self.phases: dict[str, Callable[[MuranoState], Sequence[MuranoAction]]] = {
            phases.OFFER: characters.offering,
            phases.SAIL: ships.sailing,
            phases.ACT: ships.acting,
            phases.CHOOSE: purchases.choosing,
            phases.CHARACTER: characters.keeping,
            phases.BUILD: building.going_on,
            phases.STREET: building.paving,
            phases.SPECIAL: specials.keeping,
            phases.SELL: trade.selling,
            phases.PLACE: building.placing,
            phases.ASSIGN: final.assigning,
            phases.DONE: turn.done,
        }
        self.spaces: Mapping[str, Callable[[MuranoState], Sequence[MuranoAction]]] = {
            "gold": trade.taking_gold,
            "character": characters.looking,
            "gondolier": gondoliers.placing,
            "build": building.tiles,
            "income": trade.earning,
            "production": trade.producing,
            "hire": gondoliers.hiring,
        } | dict.fromkeys(board.building_sorts, purchases.buying)
        """By action space what may be done there."""
        self.verbs: dict[str, Verb] = {
            actions.SAIL: Verb(ships.sail, refusal.sail),
            actions.PASS: Verb(ships.pass_, refusal.pass_),
            actions.GOLD: Verb(trade.take_gold, refusal.on_space),
            actions.BUY: Verb(purchases.buy, refusal.buy),
            actions.SEARCH: Verb(purchases.search, refusal.buy),
            actions.CHOOSE: Verb(purchases.choose, refusal.choose),
            actions.LOOK: Verb(characters.look, refusal.on_space),
            actions.KEEP: Verb(characters.keep, refusal.keep),
            actions.DECLINE: Verb(characters.decline, refusal.decline),
            actions.PLACE: Verb(gondoliers.place, refusal.place),
            actions.DRAW: Verb(building.draw, refusal.build),
            actions.BUILD: Verb(building.build, refusal.build),
            actions.INCOME: Verb(trade.income, refusal.income),
            actions.PRODUCE: Verb(trade.produce, refusal.produce),
            actions.SELL: Verb(trade.sell, refusal.sell),
            actions.HIRE: Verb(gondoliers.hire, refusal.hire),
            actions.DISMISS: Verb(gondoliers.dismiss, refusal.hire),
            actions.SCORE: Verb(final.score, refusal.score),
            actions.END: Verb(turn.end, refusal.end),
        }
        self.performers = {verb: entry.perform for verb, entry in self.verbs.items()}

    def _read_cards(self, data: Mapping[str, Any]) -> None:
        board = self.board
        self.characters = tuple(terms.read(card, board) for card in data["characters"])
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
            self._perks[key] = found
        return found


def _values(items: Mapping[str, Any]) -> dict[str, Any]:
    return {name: item["value"] for name, item in items.items()}


@lru_cache(maxsize=64)
def _rules(options: tuple[tuple[str, Value], ...], count: int) -> Rules:
    return Rules(dict(options), count)


def rules_for(options: Options, count: int) -> Rules:
    """Return the rules for checked options and a number of players; the same object for the same choice."""
    return _rules(tuple(sorted(options.items())), count)
