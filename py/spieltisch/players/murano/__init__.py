"""The knowledge of Murano: which actions are good, and who is likely to win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import Any, ClassVar, cast

from ...actions import Action, parts_of, whole
from ...murano import actions as verbs
from ...murano import phases, scoring
from ...murano.actions import BUILD, DECLINE, END, KEEP, PASS, SAIL, SCORE, MuranoAction
from ...murano.setting import MuranoSetting
from ...murano.state import MuranoState
from ...state import Event, State
from ...telling import sentence
from ..chances import chances_of, won
from ..judged import Judged
from ..knowledge import Knowledge, Reason
from ..knowledge import Memory as Remembered
from . import prospects
from .judge import Judge
from .memory import Memory
from .prospects import Prospects
from .reasons.explainer import Reasons
from .reasons.marks import marked
from .thrift import thrifty
from .weights import Weights, data, load, read
from .worth import Worth

DEAR = 1.0
"""Points lost by a sale that is not made only because the visit allows it."""
NEAR = 1.5
"""Turns left within which playouts go on to the end of the game."""
SITES = 8
"""Limit of the actions considered."""
SUBJECTS = {
    verbs.SAIL: "sail",
    verbs.PASS: "pass",
    verbs.LOOK: "character",
    verbs.KEEP: "character",
    verbs.DECLINE: "character",
    verbs.BUY: "purchase",
    verbs.SEARCH: "purchase",
    verbs.CHOOSE: "purchase",
    verbs.BUILD: "building",
    verbs.DRAW: "building",
    verbs.PLACE: "gondolier",
    verbs.HIRE: "gondolier",
    verbs.DISMISS: "gondolier",
    verbs.SCORE: "score",
    verbs.PRODUCE: "glass",
    verbs.SELL: "glass",
    verbs.GOLD: "gold",
    verbs.INCOME: "gold",
}
"""By verb what an action is about; the end of a turn is about nothing."""


class MuranoKnowledge(Judged[Judge, MuranoState, MuranoAction]):
    """The knowledge for one set of rules.

    Args:
        judge: rates actions by these rules.
    """

    grain = 1.4
    scale = "murano"
    marked = staticmethod(marked)
    tasks: ClassVar = {
        "sail": "sail",
        "pass": "sail",
        "build": "island",
        "draw": "island",
        "place": "gondoliers",
        "score": "gondoliers",
        "sell": "sell",
        "produce": "sell",
    }

    def __init__(self, judge: Judge) -> None:
        self._reasons = Reasons(judge)
        super().__init__(judge, self._reasons)
        self._quick = Judge(judge.worth, contested=False)
        self.prospects = Prospects(judge.worth, prospects.load())

    def explained(
        self, state: MuranoState, actions: Sequence[MuranoAction], memory: Remembered | None = None
    ) -> list[list[Reason]]:
        """Return the reasons for each of some actions: where no card is kept, by the first of the actions that keeps one.

        They compare it with keeping that one alone, so that they say nothing where both are as good.
        """
        kept = next((one.a for one in actions if one.verb == KEEP), -1)
        return [
            [replace(one, plain=True) for one in self._reasons.declined(state, kept)]
            if action.verb == DECLINE and kept >= 0
            else why
            for action, why in zip(actions, super().explained(state, actions, memory), strict=True)
        ]

    def follow(self, state: MuranoState, legal: Sequence[MuranoAction]) -> list[float]:
        """Return ratings for playouts: ships are not held against what they leave to the next player."""
        return self._quick.rate(state, legal)

    def sensible(
        self, state: MuranoState, legal: Sequence[MuranoAction], ratings: Sequence[float]
    ) -> list[int]:
        """Return the sensible actions: nothing is built badly or sold off, and no ship moves for nothing."""
        order = sorted(range(len(legal)), key=lambda i: -ratings[i])
        if state.phase in (phases.SAIL, phases.ACT):
            return list(islice(thrifty(self.judge, state, legal, order), SITES)) or order[:1]
        if state.phase in (phases.BUILD, phases.PLACE):
            # An unbuilt tile brings nothing, so it is built unless every space for it would spoil an own card.
            helpful = [i for i in order if legal[i].verb == BUILD and self.judge.helps(state, legal[i])]
            if helpful and legal[order[0]].verb == END:
                order = helpful
            elif helpful:
                order = [i for i in order if legal[i].verb != END]
        if state.phase == phases.SELL and not state.made:
            # If production brings no beads, the purpose of the turn is the sale.
            order = [i for i in order if legal[i].a and ratings[i] > -DEAR] or order
        if state.phase == phases.ASSIGN:
            return order[:1]
        if state.phase == phases.STREET:
            # Of spaces that come to the same those of one island would leave no room for the others.
            of, met = self.judge.rules.board.island_of_street, Counter[int]()
            turns: dict[int, int] = {}
            for i in order:
                turns[i] = met[of[legal[i].b]]
                met[of[legal[i].b]] += 1
            order.sort(key=lambda i: (-ratings[i], turns[i]))
        if state.phase == phases.CHARACTER:
            return [
                i for i in order if legal[i].verb != DECLINE or ratings[i] >= ratings[order[0]] - 2
            ] or order
        return order[:SITES]

    def outcome(self, state: MuranoState, action: MuranoAction) -> str:
        """Return a key of the outcome: ways to the same space at the same price are the same."""
        if action.verb == SAIL:
            ships = cast("Sequence[MuranoAction]", parts_of(action))
            return f"{SAIL} {self.judge.rules.board.ring[ships[-1].b]} {fare(state, len(ships))}"
        return PASS if action.verb == PASS else str(action)

    def nearest(self, state: MuranoState, action: MuranoAction, better: MuranoAction) -> MuranoAction:
        """Return of all characters that can be scored in any order the one that was scored where it counts less."""
        if action.verb == better.verb == SCORE:
            planned = {(entry.card, entry.island) for entry in scoring.best(state, state.turn)}
            legal = cast("list[MuranoAction]", state.legal_actions())
            own = [one for one in legal if one.verb == SCORE and one.a == action.a]
            return next((one for one in own if (one.a, one.b) in planned), better)
        return better

    def goes_on(self, action: MuranoAction, after: MuranoAction) -> bool:
        """Return whether two ships sail to one space: of the first one nothing was wanted but room, or its fare was in vain."""
        return action.verb == after.verb == SAIL

    def planned(self, state: MuranoState, action: MuranoAction) -> Action:
        """Return all ships of the trip that a ship begins."""
        return whole(self._reasons.trip(state, action))

    def plan(self, state: MuranoState, action: MuranoAction) -> list[MuranoAction]:
        """Return all ships of the trip that a ship begins, and what is to be done then."""
        return self._reasons.plan(state, action)[0] if action.verb == SAIL else [action]

    def following(self, state: MuranoState, action: MuranoAction) -> list[MuranoAction]:
        """Return what is done with a ship: the rest of its plan, but not the end of the turn."""
        return [one for one in self.plan(state, action)[1:] if one.verb != END]

    def worded(self, state: MuranoState, decision: Action) -> dict[str, Any]:
        """Return a decision as JSON-able data: of several ships is told where the last one goes, and what all cost."""
        parts = cast("Sequence[MuranoAction]", parts_of(decision))
        found, ships = state.worded(parts[0]), len(parts)
        if ships > 1:
            to, price = parts[-1].b + 1, fare(state, ships)
            found |= {"to": to, "says": sentence("mur-do-goal", space={"ring": to}, ships=ships, price=price)}
        return found

    def advice(self, state: MuranoState, action: MuranoAction) -> dict[str, Any]:
        """Return an action as it is advised: of a ship is told the whole plan, with all ships of the trip and what follows."""
        found = state.worded(action)
        if action.verb != SAIL:
            return found
        (*ships, _), then = self._reasons.plan(state, action)
        to, price = ships[-1].b + 1, fare(state, len(ships))
        says = sentence("mur-do-plan", space={"ring": to}, ships=len(ships), price=price, then={"says": then})
        return found | {"to": to, "ships": len(ships), "says": says}

    def chances(self, state: MuranoState) -> list[float]:
        """Return each seat's chance to win."""
        if state.current_player is None:
            return won(state)
        values, spread = self.prospects.values(state)
        return chances_of(values, spread)

    def nearly_over(self, state: MuranoState) -> bool:
        """Return whether the end was triggered, or is about to be."""
        return self.prospects.turns_left(state) <= NEAR

    def remember(self, state: MuranoState, seat: int, seen: Iterable[Event]) -> Memory:
        """Return the memory of the cards and tiles that a seat looked at and left."""
        return Memory(state, seat, seen, self.judge.worth.reader)

    def mistake(self, action: MuranoAction, better: MuranoAction) -> str:
        """Return what kind of mistake an action is."""
        own, other = SUBJECTS.get(action.verb, ""), SUBJECTS.get(better.verb, "")
        if own != other:
            return f"{other}-missed" if other else f"{own}-needless"
        pair = action.verb, better.verb
        if verbs.DECLINE in pair and pair[0] != pair[1]:
            return "character-declined" if action.verb == verbs.DECLINE else "character-dear"
        if pair == (verbs.SAIL, verbs.SAIL) and action.b == better.b:
            return "ship"
        if pair == (verbs.BUILD, verbs.BUILD) and action.a != better.a:
            return "tile"
        if pair == (verbs.SELL, verbs.SELL) and action.a != better.a:
            return "sold-much" if action.a > better.a else "sold-little"
        return own

    def clock(self, state: MuranoState) -> int:
        """Return the number of the turn."""
        count = self.judge.rules.count
        over = state.phase == phases.ASSIGN
        return (state.round + over) * count + (state.turn - state.start) % count


def fare(state: MuranoState, ships: int) -> int:
    """Return what the next ships cost together."""
    return sum(state.perks[state.turn].ship[state.sailed :][:ships])


@lru_cache(maxsize=16)
def _knowledge(rules: MuranoSetting[MuranoState], weights: Weights) -> Knowledge:
    return MuranoKnowledge(Judge(Worth(rules, weights)))  # type: ignore[return-value]


@lru_cache(maxsize=16)
def _own(rules: MuranoSetting[MuranoState]) -> Knowledge:
    return _knowledge(rules, load(rules.count))


def knowledge(state: State, weights: Mapping[str, Any] | None = None) -> Knowledge:
    """Return the knowledge for a state; the same object for the same rules and weights.

    Args:
        state: any state of the game.
        weights: as JSON data; by default those of the package.
    """
    rules: MuranoSetting[MuranoState] = state.rules  # type: ignore[assignment]
    return _own(rules) if weights is None else _knowledge(rules, read(weights, rules.count))


def foresight(state: State) -> Prospects:
    """Return the forecast of the points at the end, for the rules of a state."""
    return knowledge(state).prospects  # type: ignore[attr-defined,no-any-return]


def own_weights() -> dict[str, Any]:
    """Return the weights that come with the package, as JSON data."""
    return dict(data())
