"""The memory of a player: cards looked at and put back, and the contents of a stock when it was searched.

What is not remembered stays as it was dealt, only that others chose the characters which they hide (`Suited`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import dropwhile
from random import Random
from typing import TYPE_CHECKING, TypeGuard, cast

from ...murano import phases
from ...murano.state import MuranoState
from ...state import Event
from .piles import DRAWN, PILE, Pile, Place
from .reader import Reader
from .suited import Suited

if TYPE_CHECKING:
    from ...murano.schema import events

    Drawing = events.Looked | events.SawSpecials
    Look = Drawing | events.Recruited | events.Declined | events.SpecialKept


class Memory:
    """The memory of a seat.

    Args:
        state: the game as it is now; only its open parts for the seat are used.
        seat: the player who remembers.
        seen: every event of the game so far, as that seat saw it.
        reader: tells what suits others.
    """

    def __init__(self, state: MuranoState, seat: int, seen: Iterable[Event], reader: Reader) -> None:
        rules = state.rules
        self.seat = seat
        self.others = [other for other in range(rules.count) if other != seat]
        self.stocks: dict[str, Counter[int]] = {}
        """By sort the tiles of the stock when the seat searched it, without those that it took since."""
        self._board = rules.board
        self._looks: list[Look] = []
        self._draws: list[Look] = []
        for event in seen:
            self._see(cast("events.Event", event))
        self.characters = [*_follow(self._looks, len(state.pile), rules.character_index).lots()]
        """Characters whose places are known, as lots: cards that lie in some places together."""
        self.specials = [*_follow(self._draws, len(state.special_pile), rules.special_index).lots()]
        """The same for special building cards."""
        self._placed = frozenset(card for cards, _ in self.characters for card in cards)
        self._suited = Suited(reader, state, self.others)

    def _see(self, event: events.Event) -> None:
        match event["event"]:
            case "looked" | "recruited" | "declined":
                self._looks.append(event)
            case "saw-specials" | "special":
                self._draws.append(event)
            case "searched" if event["tiles"] is not None:
                tiles = Counter(self._board.kind_index[id_] for id_ in event["tiles"])
                self.stocks[event["sort"]] = tiles
            case "bought" if event["seat"] == self.seat and event["tile"] is not None:
                if event["sort"] in self.stocks:
                    self.stocks[event["sort"]][self._board.kind_index[event["tile"]]] -= 1
            case "scoring-began" | "game-over":
                # Now hidden cards are only turned up one by one, and none are drawn.
                self._looks.clear()

    def recall(self, world: MuranoState, rng: Random) -> None:
        """Correct a state that was dealt anew for the seat by what is remembered; the rest stays random."""
        for sort, tiles in self.stocks.items():
            self._recall_tiles(world, sort, tiles, rng)
        if self.characters:
            removed = [*world.removed[1]]
            drawn = world.seen if world.phase == phases.CHARACTER else []
            hands = {i: world.characters[i] for i in self.others}
            _put(self.characters, {PILE: world.pile, DRAWN: drawn, **hands}, removed, rng)
            world.removed = (world.removed[0], tuple(removed))
        if self.specials:
            drawn = world.seen if world.phase == phases.SPECIAL else []
            _put(self.specials, {PILE: world.special_pile, DRAWN: drawn}, [], rng)
        self._suited.choose(world, self._placed, rng)

    def _recall_tiles(self, world: MuranoState, sort: str, tiles: Counter[int], rng: Random) -> None:
        """Fill a stock with tiles that were in it when searched; the other tiles are with the other players or came back unseen."""
        kinds = self._board.kinds_of[sort]
        stock = world.stock[self._board.building_sorts.index(sort)]
        if not stock:
            return
        rest = [kind for kind in world.removed[0] if kind not in kinds]
        hidden = Counter(stock)
        hidden.update(kind for kind in world.removed[0] if kind in kinds)
        for i in self.others:
            hidden.update({kind: world.tiles[i][kind] for kind in kinds})
        fit = [*(tiles & hidden).elements()]
        rng.shuffle(fit)
        stock[:] = fit[: len(stock)]
        elsewhere = [*(hidden - Counter(stock)).elements()]
        rng.shuffle(elsewhere)
        for i in self.others:
            held = sum(world.tiles[i][kind] for kind in kinds)
            own = [elsewhere.pop() for _ in range(held)]
            for kind in kinds:
                world.tiles[i][kind] = own.count(kind)
            if i == world.turn and world.phase == phases.PLACE and world.bought in kinds:
                world.bought = own[0]
        world.removed = ((*rest, *elsewhere), world.removed[1])


def _follow(seen: Sequence[Look], size: int, index: Mapping[str, int]) -> Pile:
    """Return the knowledge of a pile of `size` cards after these events; `index` maps ids to cards."""
    # If the game was not seen from its beginning, the first look may be missing.
    seen = [*dropwhile(lambda event: not _draws(event), seen)]
    drawn = 0
    for event in seen:
        if _draws(event):
            drawn = event["count"]
            size += drawn
        else:
            size -= drawn - (event["event"] != "declined")
            drawn = 0
    pile = Pile(size)
    for event in seen:
        if _draws(event):
            cards = event["cards"]
            pile.draw(event["count"], None if cards is None else [index[id_] for id_ in cards])
        elif event["event"] == "declined":
            pile.put_back()
        elif event["event"] in ("recruited", "special"):
            id_ = event["card"]
            pile.keep(event["seat"], None if id_ is None else index[id_])
    return pile


def _draws(event: Look) -> TypeGuard[Drawing]:
    return event["event"] in ("looked", "saw-specials")


def _put(
    lots: Sequence[tuple[list[int], list[Place]]],
    piles: Mapping[int, list[int]],
    others: list[int],
    rng: Random,
) -> None:
    """Put the cards of each lot into its places, each in exchange for the card there.

    Args:
        lots: cards with their places.
        piles: lists of cards by `Place.where`.
        others: further cards for the exchange.
        rng: chooses among the places.
    """
    at = {card: (pile, i) for pile in (*piles.values(), others) for i, card in enumerate(pile)}
    for cards, places in lots:
        chosen = places if len(places) == 1 else rng.sample(places, len(cards))
        for card, place in zip(cards, chosen, strict=True):
            pile = piles[place.where]
            there, i = at[card]
            at[pile[place.number]] = there, i
            there[i], pile[place.number] = pile[place.number], card
