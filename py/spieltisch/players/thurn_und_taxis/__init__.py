"""The knowledge of Thurn und Taxis: which actions are good, and who is likely to win."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar, cast

from ...state import Event, State
from ...thurn_und_taxis import phases
from ...thurn_und_taxis.actions import ANEW, CLOSE, END, LAY, LEFT, RIGHT, TAKE, TaxisAction
from ...thurn_und_taxis.state import TaxisState
from ..chances import won
from ..judged import Judged
from ..knowledge import Knowledge, Reason
from ..playouts import best_of
from . import prospects
from .expansions import advice_of
from .ground import Ground, ground_of
from .judge import Judge
from .memory import Memory
from .mistakes import mistake_of
from .plans import View
from .prospects import Prospects
from .reasons.denial_reasons import DenialReasons
from .reasons.explainer import Reasons
from .reasons.left_plan import left_plan
from .reasons.marks import marked
from .weights import Weights, load, read

NEAR = 1.5
"""Turns left within which playouts go on to the end of the game."""
SETS = 3
"""Limit of the sets of houses considered for each way to close."""


class TaxisKnowledge(Judged[Judge, TaxisState, TaxisAction]):
    """The knowledge for one set of rules."""

    grain = 1.0
    last_carriage, last_tile = 7, "end"
    marked = staticmethod(marked)
    tasks: ClassVar = {"take": "take", "exchange": "take", "lay": "lay", "close": "close"}

    @cached_property
    def prospects(self) -> Prospects:
        """The forecast of the winner; levels that do not search never read its figures."""
        return Prospects(self.judge, prospects.load())

    @property
    def scale(self) -> str:
        """Where expansions take part chances are calibrated apart."""
        return "thurn-und-taxis-expansions" if self.prospects.expanded else "thurn-und-taxis"

    def sensible(
        self, state: TaxisState, legal: Sequence[TaxisAction], ratings: Sequence[float]
    ) -> list[int]:
        """Return the sensible actions: no route is given up and no house left out for nothing."""
        if state.phase == phases.CLOSE:
            return self._closings(state, legal, ratings)
        if state.phase == phases.LAY:
            going_on = [
                i for i, action in enumerate(legal) if not (action.verb == LAY and action.end == ANEW)
            ]
            cards = len(state.routes[state.turn])
            if going_on and any(legal[i].verb == LAY for i in going_on) and cards > 1:
                return going_on
        return list(range(len(legal)))

    def _closings(
        self, state: TaxisState, legal: Sequence[TaxisAction], ratings: Sequence[float]
    ) -> list[int]:
        best: dict[tuple[str, bool], list[int]] = {}
        choices = []
        for i, action in enumerate(legal):
            if action.verb == CLOSE:
                best.setdefault((action.official, action.declined), []).append(i)
            else:
                choices.append(i)
        if not best:
            return choices
        for ways in best.values():
            ways.sort(key=lambda i: -ratings[i])
            # Another set is sensible only if it has as many houses, or moves coaches instead.
            most = max(legal[i].houses.bit_count() for i in ways[:SETS])
            choices += [
                i
                for i in ways[:SETS]
                if i == ways[0]
                or self.judge.advice.cards_without_houses
                or legal[i].houses.bit_count() == most
            ]
        if self._stuck(state) or not self.judge.turns_left(state, state.turn):
            choices = [i for i in choices if legal[i].verb != END]
        return choices

    def _stuck(self, state: TaxisState) -> bool:
        """Return True if the player sees no card that extends the route."""
        ground = self.judge.ground
        seat = state.turn
        route = [ground.kind_city[kind] for kind in state.routes[seat]]
        near = (ground.roads[route[0]] | ground.roads[route[-1]]) & ~ground.city_mask(state.routes[seat])
        seen = ground.city_mask(state.hands[seat] + [kind for kind in state.display if kind >= 0])
        return not near & seen

    def outcome(self, state: TaxisState, action: TaxisAction) -> str:
        """Return a key of the outcome, which is equal for the same houses and for both ends of a route of one city."""
        if action.verb == CLOSE:
            return f"{CLOSE} {action.houses} {action.official} {action.declined}"
        if action.verb == LAY and action.end != ANEW and len(state.routes[state.turn]) == 1:
            return str(action).replace(f" {action.end}", "")
        return str(action)

    def chances(self, state: TaxisState) -> list[float]:
        """Return each seat's chance to win."""
        return won(state) if state.current_player is None else self.prospects.chances(state)

    def nearly_over(self, state: TaxisState) -> bool:
        """Return whether some seat may end the game with its next turn or two."""
        return self.prospects.turns_left(state) <= NEAR

    def remember(self, state: TaxisState, seat: int, seen: Iterable[Event]) -> Memory:
        """Return the memory of the cards that a seat saw going into hands and onto the discard pile."""
        return Memory(state.rules, seat, seen)

    def following(self, state: TaxisState, action: TaxisAction) -> list[TaxisAction]:
        """Return the other cards that are discarded with one."""
        found: list[TaxisAction] = []
        trial = state.copy()
        while trial.phase == phases.DISCARD:
            trial.apply(action)
            if trial.phase != phases.DISCARD or trial.turn != state.turn:
                break
            legal = cast("list[TaxisAction]", trial.legal_actions())
            action = legal[best_of(self.judge.rate(trial, legal))]
            found.append(action)
        return found

    def fuller(self, state: TaxisState, action: TaxisAction, others: Sequence[TaxisAction]) -> TaxisAction:
        """Return of cards that are laid the one with which the hand makes the route of the best tile."""
        if action.verb != LAY or action.end not in (LEFT, RIGHT):
            return action
        view = View(self.judge, state)

        def tile(lay: TaxisAction) -> float:
            hand = [*view.hand_kinds]
            hand.remove(lay.card)
            cities = self.judge.ground
            number = view.with_card(cities.kind_city[lay.card], lay.end)
            return view.look.tile(view.plan(number, cities.city_mask(hand)).have)

        alike = [
            one
            for one in others
            if one.verb == LAY and one.end in (LEFT, RIGHT) and one.official == action.official
        ]
        return max(action, *alike, key=tile) if alike else action

    def taken(self, state: TaxisState, action: TaxisAction) -> str:
        """Return the city of the card that an action takes, where no other card of it lies open."""
        if action.verb != TAKE or action.card < 0:
            return ""
        city = self.judge.ground.kind_city
        lying = [city[kind] for kind in state.display if kind >= 0]
        return (
            self.judge.ground.rules.board.city_ids[city[action.card]]
            if lying.count(city[action.card]) == 1
            else ""
        )

    def denial(self, state: TaxisState, action: TaxisAction, rival: int) -> list[Reason]:
        """Return that a rival would take a card in the next turn, and what for."""
        return DenialReasons(View(self.judge, state)).kept_from(action, rival)

    def left(
        self,
        told: tuple[TaxisState, TaxisAction],
        events: Iterable[Event],
        state: TaxisState,
        action: TaxisAction,
    ) -> list[Reason]:
        """Return that the card that was to be laid next is not, and what has come since."""
        return left_plan(self.judge, told, events, state, action)

    def mistake(self, action: TaxisAction, better: TaxisAction) -> str:
        """Return what kind of mistake an action is."""
        return mistake_of(self.judge.advice, action, better)

    def clock(self, state: TaxisState) -> int:
        """Return the number of the turn."""
        count = self.judge.ground.rules.count
        return state.round * count + (state.turn - state.start) % count


@lru_cache(maxsize=16)
def _knowledge(ground: Ground, weights: Weights) -> Knowledge:
    judge = Judge(advice_of(ground, weights))
    return TaxisKnowledge(judge, Reasons(judge))  # type: ignore[return-value]


def knowledge(state: State, weights: Mapping[str, Any] | None = None) -> Knowledge:
    """Return the knowledge for a state; the same object for the same rules and weights.

    Args:
        state: any state of the game.
        weights: as JSON data; by default those of the package.
    """
    return _knowledge(ground_of(state.rules), load() if weights is None else read(weights))  # type: ignore[arg-type]


def prospects_of(state: State) -> Prospects:
    """Return the forecast of the winner, for the rules of a state."""
    return knowledge(state).prospects  # type: ignore[attr-defined,no-any-return]


def own_weights() -> dict[str, Any]:
    """Return the weights that come with the package, as JSON data."""
    return load().to_dict()
