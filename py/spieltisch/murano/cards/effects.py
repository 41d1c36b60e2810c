"""The words in which special building cards are written: what changes for their owner (docs/murano-cards.md).

Effects of the same kind add up (MU-508): each card moves a number by as much as it would move the printed one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..board import Board

NOW = "now"


class Perks:
    """The numbers that special buildings can change, for one player.

    Args:
        board: the board.
        prices, gains, constants: the numbers of the data file, by name.
    """

    __slots__ = (
        "after",
        "built",
        "buying",
        "character",
        "choice",
        "discount",
        "gold",
        "income",
        "least",
        "limit",
        "other",
        "own",
        "passes",
        "sale",
        "seen",
        "ship",
        "ship_discount",
        "ship_least",
    )

    def __init__(
        self,
        board: Board,
        prices: Mapping[str, int],
        gains: Mapping[str, int],
        constants: Mapping[str, Any],
    ) -> None:
        self.own: int = prices["gondolierOwnColour"]
        self.other: int = prices["gondolierOtherColour"]
        self.gold: int = gains["gold"]
        self.seen: int = constants["characterCardsSeen"]
        self.discount = 0
        self.least = 0
        """Lowest price of a character after the discount."""
        self.choice = {sort: prices[f"{sort}Choice"] for sort in sorted(board.hidden_sorts)}
        self.ship_discount = 0
        self.ship_least = 0
        self.limit: int = constants["buildMax"]
        self.sale = 0
        """Gold more for each sale."""
        self.income: tuple[tuple[int, int], ...] = ()
        """(gold more, earnings needed for it)."""
        self.after: tuple[tuple[str, int, int], ...] = ()
        """(card, points after a production, beads produced or sold that are needed for it)."""
        self.built = [0] * len(board.kinds)
        """Points more for building a tile, by kind."""
        self.passes = False
        """True if the red ship may pass others."""
        self.ship: tuple[int, ...] = ()
        """What the next ship costs, by how many were moved in this turn (MU-210, MU-S10)."""
        self.character: tuple[int, ...] = ()
        """What the next character costs, by how many were kept (MU-601, MU-S08)."""
        self.buying: tuple[int, ...] = ()
        """What the cheapest tile costs, by sort of building."""

    def settle(
        self, prices: Mapping[str, int], buying: Mapping[str, int], ships: int, characters: int
    ) -> None:
        """Write the prices down that follow from the other numbers, once all cards have changed them.

        They are asked for at every decision.

        Args:
            prices: the numbers of the data file, by name.
            buying: the price of the top tile by sort of building.
            ships, characters: no more than these are ever counted.
        """
        first, step = prices["shipFirst"], prices["shipStep"]
        sailed = [first + step * number for number in range(1, ships)]
        self.ship = (first, *_lowered(sailed, self.ship_discount, self.ship_least))
        first, step = prices["characterFirst"], prices["characterStep"]
        kept = [first + step * number for number in range(characters + 1)]
        self.character = tuple(_lowered(kept, self.discount, self.least))
        self.buying = tuple(min(top, self.choice.get(sort, top)) for sort, top in buying.items())


def _lowered(prices: list[int], discount: int, least: int) -> list[int]:
    return [max(least, price - discount) for price in prices] if discount else prices


class Special(NamedTuple):
    """One special building card."""

    id: str
    effect: Mapping[str, Any]
    at_once: bool
    """True if it helps in the turn in which it was taken."""
    sales: int
    """In how many sales it counts as a bead; 0 for other cards."""
    beads: int
    """As how many beads it counts in a sale, and in scoring."""
    points: int
    """Points when it is taken."""


def read(card: Mapping[str, Any]) -> Special:
    """Return a special building card of the data file.

    Raises:
        ValueError: it uses a word that is not in the vocabulary.
    """
    effect = card["effect"]
    kind = effect["kind"]
    if kind not in _LASTING and kind not in ("jokerBead", "pointsNow"):
        raise ValueError(f"No special building can be written with the kind {kind!r}.")
    joker = kind == "jokerBead"
    return Special(
        card["id"],
        effect,
        card["from"] == NOW,
        effect["sales"] if joker else 0,
        effect["beads"] if joker else 0,
        effect["points"] if kind == "pointsNow" else 0,
    )


Change = Callable[[Perks, Mapping[str, Any], Board, Perks], None]


def _gondolier_price(perks: Perks, effect: Mapping[str, Any], board: Board, printed: Perks) -> None:
    perks.own = max(0, perks.own + effect["own"] - printed.own)
    perks.other = max(0, perks.other + effect["other"] - printed.other)


def _points_after_action(perks: Perks, effect: Mapping[str, Any], board: Board, printed: Perks) -> None:
    if effect["action"] != "production":
        raise ValueError(f"Points after the action {effect['action']!r} are not in the vocabulary.")
    perks.after += ((effect["card"], effect["points"], effect["ifBeadsProducedOrSold"]),)


def _ship_may_pass(perks: Perks, effect: Mapping[str, Any], board: Board, printed: Perks) -> None:
    if effect["ship"] != "red":
        raise ValueError("Only the red ship can be told from the others.")
    perks.passes = True


def _action_gold(perks: Perks, effect: Mapping[str, Any], board: Board, printed: Perks) -> None:
    perks.gold += effect["gold"] - printed.gold


def _cards_seen(perks: Perks, effect: Mapping[str, Any], board: Board, printed: Perks) -> None:
    perks.seen += effect["cards"] - printed.seen


def _character_discount(perks: Perks, effect: Mapping[str, Any], board: Board, printed: Perks) -> None:
    perks.discount += effect["gold"]
    perks.least = max(perks.least, effect["minimum"])


def _choice_price(perks: Perks, effect: Mapping[str, Any], board: Board, printed: Perks) -> None:
    for sort in effect["tiles"]:
        perks.choice[sort] = max(0, perks.choice[sort] + effect["gold"] - printed.choice[sort])


def _ship_discount(perks: Perks, effect: Mapping[str, Any], board: Board, printed: Perks) -> None:
    perks.ship_discount += effect["gold"]
    perks.ship_least = max(perks.ship_least, effect["minimum"])


def _action_bonus(perks: Perks, effect: Mapping[str, Any], board: Board, printed: Perks) -> None:
    if effect["action"] != "income":
        raise ValueError(f"A bonus on the action {effect['action']!r} is not in the vocabulary.")
    perks.income += ((effect["gold"], effect["ifEarned"]),)


def _sale_bonus(perks: Perks, effect: Mapping[str, Any], board: Board, printed: Perks) -> None:
    perks.sale += effect["gold"]


def _build_limit(perks: Perks, effect: Mapping[str, Any], board: Board, printed: Perks) -> None:
    perks.limit += effect["tiles"] - printed.limit


def _points_per_built(perks: Perks, effect: Mapping[str, Any], board: Board, printed: Perks) -> None:
    for kind in board.kinds_of[effect["tile"]]:
        perks.built[kind] += effect["points"]


_LASTING: dict[str, Change] = {
    "gondolierPrice": _gondolier_price,
    "pointsAfterAction": _points_after_action,
    "shipMayPass": _ship_may_pass,
    "actionGold": _action_gold,
    "characterCardsSeen": _cards_seen,
    "characterDiscount": _character_discount,
    "choicePrice": _choice_price,
    "shipDiscount": _ship_discount,
    "actionBonus": _action_bonus,
    "saleBonus": _sale_bonus,
    "buildLimit": _build_limit,
    "pointsPerBuilt": _points_per_built,
}


def perks_of(cards: Sequence[Special], board: Board, printed: Callable[[], Perks]) -> Perks:
    """Return the numbers of a player who may use these cards.

    Args:
        cards: the cards that help now.
        board: the board.
        printed: makes the numbers of a player without cards.
    """
    perks, base = printed(), printed()
    for card in cards:
        change = _LASTING.get(card.effect["kind"])
        if change is not None:
            change(perks, {**card.effect, "card": card.id}, board, base)
    return perks
