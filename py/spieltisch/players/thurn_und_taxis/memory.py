"""The memory of a player: cards that were taken openly or discarded, and tiles that were won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, cast

from ...state import Event
from ...thurn_und_taxis.setting import TaxisSetting
from ...thurn_und_taxis.state import TaxisState

if TYPE_CHECKING:
    from ...thurn_und_taxis.expansions.schema.glory import Harnessed
    from ...thurn_und_taxis.schema import events


class Memory:
    """The memory of a seat.

    Args:
        rules: of the game.
        seat: the player who remembers.
        seen: every event of the game so far, as that seat saw it.
    """

    def __init__(self, rules: TaxisSetting[TaxisState], seat: int, seen: Iterable[Event]) -> None:
        self.rules = rules
        self.seat = seat
        self.hands: list[Counter[int]] = [Counter() for _ in range(rules.count)]
        """By seat the kinds of cards that were taken openly and are still in hand."""
        self.discard: list[int] = []
        """Kinds of the cards put on the discard pile since it was last shuffled."""
        self.tiles: list[list[tuple[int, int]]] = [[] for _ in range(rules.count)]
        """By seat the stack and value of the tiles won, which lay open on their stacks (TT-503)."""
        self._won = [0] * len(rules.board.stacks)
        for event in seen:
            self._see(cast("events.Event | Harnessed", event))
        self.others = [other for other in range(rules.count) if other != seat]
        self._known = Counter(self.discard)
        for other in self.others:
            self._known.update(self.hands[other])

    def _see(self, event: events.Event | Harnessed) -> None:
        match event["event"]:
            case "took" if event["from"] == "display" and event["card"] is not None:
                self.hands[event["seat"]][self._kind(event["card"])] += 1
            case "laid":
                self._leaves(event["seat"], self._kind(event["card"]))
            case "harnessed":
                self._harnessed(event["seat"], event["horses"])
            case "discarded":
                kinds = self._kinds(event["cards"])
                if event["from"] == "hand":
                    for kind in kinds:
                        self._leaves(event["seat"], kind)
                self.discard += kinds
            case "abandoned":
                self.discard += self._kinds(event["cards"])
            case "exchanged":
                self.discard += self._kinds(event["discarded"])
            case "reshuffled":
                self.discard.clear()
            case "tile":
                self._wins(event["seat"], self.rules.stack_index[event["stack"]])

    def _kind(self, id_: str) -> int:
        return self.rules.kind_index[id_]

    def _kinds(self, ids: Sequence[str]) -> list[int]:
        return [self._kind(id_) for id_ in ids]

    def _leaves(self, seat: int, kind: int) -> None:
        hand = self.hands[seat]
        if hand[kind] > 0:
            hand[kind] -= 1

    def _wins(self, seat: int, stack: int) -> None:
        values = self.rules.board.stacks[stack].values
        self.tiles[seat].append((stack, values[self._won[stack]]))
        self._won[stack] += 1

    def _harnessed(self, seat: int, horses: int) -> None:
        """Forget the cards that may have become a horse, of which only the back was seen (GG-219)."""
        hand = self.hands[seat]
        for kind in [kind for kind in hand if self.rules.kind_back[kind] == horses]:
            del hand[kind]

    def away(self) -> list[int]:
        """Return the kinds of the cards that are known to lie in other hands or on the discard pile."""
        return [*self._known.elements()]

    def knows_tiles(self, state: TaxisState) -> bool:
        """Return whether it knows who has which tile: of a game not seen from its beginning, those won before are unknown."""
        return self._won == [*state.stacks]

    def recall(self, world: TaxisState, rng: Random) -> None:
        """Correct a state that was dealt anew for the seat by what is remembered; the rest stays random."""
        if self.knows_tiles(world):
            for i in self.others:
                world.tiles[i] = self.tiles[i][:]
        if not self._known:
            return
        if self.rules.backs:
            self._recall_by_back(world, rng)
            return
        rest = iter(self._unknown([*(world.hands[i] for i in self.others), world.deck, world.discard]))
        for i in self.others:
            size = len(world.hands[i])
            known = [*self.hands[i].elements()]
            world.hands[i] = known + [next(rest) for _ in range(size - len(known))]
        # If the game was not seen from its beginning, more may lie there.
        older = len(world.discard) - len(self.discard)
        world.discard = self.discard + [next(rest) for _ in range(older)]
        world.deck = list(rest)

    def _unknown(self, piles: Sequence[Sequence[int]]) -> list[int]:
        """Return the cards of the piles without those at known places, in the same order."""
        left = self._known.copy()
        unknown = []
        for pile in piles:
            for kind in pile:
                if left[kind] > 0:
                    left[kind] -= 1
                else:
                    unknown.append(kind)
        return unknown

    def _recall_by_back(self, world: TaxisState, rng: Random) -> None:
        """Arrange the cards so that every visible back stays the same (GG-217 to GG-219)."""
        back = self.rules.kind_back
        hands = [world.hands[i] for i in self.others]
        horses = [
            pile for part in world.extra.values() for i in self.others for pile in part.piles()[i : i + 1]
        ]
        unknown = self._unknown([*hands, *horses, world.deck, world.discard])
        rng.shuffle(unknown)
        by_back: dict[int, list[int]] = {}
        for kind in unknown:
            by_back.setdefault(back[kind], []).append(kind)
        if world.deck:
            world.deck[-1] = by_back[back[world.deck[-1]]].pop()
        for pile in horses:
            pile[:] = [by_back[back[kind]].pop() for kind in pile]
        plain: list[tuple[list[int], int]] = [(world.deck, i) for i in range(len(world.deck) - 1)]
        for other, hand in zip(self.others, hands, strict=True):
            known = [*self.hands[other].elements()]
            for place, kind in enumerate(hand):
                if not self.rules.hand_backs:
                    fits = known[:1]
                else:
                    fits = [own for own in known if back[own] == back[kind]][:1]
                if fits:
                    known.remove(fits[0])
                    hand[place] = fits[0]
                elif self.rules.hand_backs:
                    hand[place] = by_back[back[kind]].pop()
                else:
                    plain.append((hand, place))
        rest = [kind for kinds in by_back.values() for kind in kinds]
        rng.shuffle(rest)
        for pile, place in plain:
            pile[place] = rest.pop()
        world.discard = self.discard + rest
