"""What is wrong with an action beside a better one, as ids and data: the side of the loser, which does not name what is better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

from ....thurn_und_taxis.actions import (
    CLOSE,
    DECK,
    END,
    EXCHANGE,
    LAY,
    LEFT,
    POSTILLION,
    RIGHT,
    TAKE,
    WAGNER,
    TaxisAction,
)
from ...knowledge import Reason
from ..plans import Plan
from .closing_reasons import ClosingReasons
from .rival_reasons import only_for_next

KNOWN = {"deck-may-fit", "gives-up-route", "leaves-to-official", "saves-route"}
"""Reasons that say already what becomes of a route that nothing in hand extends."""
PROMISES = {"as-planned", "free-official", "waits-for-carriage", "waits-for-help"}
"""Reasons that name a carriage to which the action itself adds nothing."""
WON = {"completes", "completes-all", "wins-tile", "wins-tiles", "lacks-towns", "lacks-countries"}
"""Reasons of tiles that come nearer."""
FINAL = "end"
"""Stack of the tile for whoever ends the game, which is told with the end."""
WAITS = ("waits-for-carriage", "waits-for-help", "waits-for-tile")
"""Reasons to keep a route that count the cards that it lacks."""


class Lacks(ClosingReasons):
    """Tells what the deciding player loses in one position by an action."""

    def of(
        self, action: TaxisAction, own: Sequence[Reason], better: TaxisAction, more: Sequence[Reason]
    ) -> list[Reason]:
        """Return what is wrong with an action, the weightiest first.

        Args:
            action: what is to be done.
            own: all reasons for it.
            better: what should be done.
            more: all reasons for that.
        """
        ids = {one.id for one in own}
        found = [*self._goes_on(ids, action, more), *self._route(ids, action)]
        if action.verb == CLOSE:
            found += [*self._without(action, better), *self._too_early(more)]
        found += self._spent(action, better, more)
        now = int(better.verb == CLOSE)
        if not self._can_follow(action, better):
            waits = [*self._carriage(own, more, now), *self._tile(own, more, now)]
            # A tile that a house of the route wins is nearer than a carriage for which several cards are missing.
            if len(waits) > 1 and waits[1].data["points"] and all(one > 1 for _, one in _carriages(more)):
                waits.reverse()
            found += waits
        # New face-up cards leave none of the old ones to anybody.
        kept = self._denied(ids, more) if action.verb != EXCHANGE else ()
        found += [*kept, *self._shorter(action, better), *self._points(own, more)]
        found += self._stands(action, better)
        return found or [*self._else(action, better)]

    def _goes_on(self, ids: Iterable[str], action: TaxisAction, more: Sequence[Reason]) -> Iterator[Reason]:
        """Yield that the game goes on where it could have ended well."""
        ends = next((one.data for one in more if one.id == "ends-game" and one.data["side"] >= 0), None)
        rival = self._ends_soon() if action.verb != CLOSE else None
        if ends is None or "ends-game" in ids:
            if action.verb == END and rival is not None and any(one.id == "can-end" for one in more):
                yield Reason("game-goes-on", {"rival": rival, "ends": 1, "turns": 0})
            return
        told = ends["rival"] if rival is None else rival
        yield Reason("game-goes-on", {"rival": told, "ends": int(rival is not None), "turns": ends["turns"]})

    def _route(self, ids: Iterable[str], action: TaxisAction) -> Iterator[Reason]:
        """Yield that the route is lost, or may be."""
        view, state = self.view, self.state
        if view.route < 0 or self.judge.advice.aside or view.last:
            return
        cards = self.ground.routes.cards[view.route]
        if action.verb == END and not state.closed and not view.ends & view.hand:
            fits = sum(self.lying(city) for city in self.ground.rules.board.cities(view.ends))
            odds = self.odds(view.ends)
            yield Reason("route-in-danger", {"cards": cards, "count": fits, **odds})
        if not self.is_stuck or KNOWN & {*ids}:
            return
        if action.verb == TAKE and action.card == DECK:
            yield Reason("deck-risks-route", {"cards": cards, **self._misses(view.ends)})
        elif action.verb in (TAKE, EXCHANGE):
            after = state.copy()
            after.apply(action)
            legal = cast("list[TaxisAction]", after.legal_actions())
            if any(way.verb == LAY and way.end in (LEFT, RIGHT) for way in legal):
                return
            helps = any(way.verb in (TAKE, EXCHANGE) for way in legal)
            yield Reason("route-needs-card" if helps else "loses-route", {"cards": cards})

    def _without(self, action: TaxisAction, better: TaxisAction) -> Iterator[Reason]:
        """Yield that no house was chosen: that is what stands there until one is."""
        if better.verb == CLOSE and better.houses and not action.houses:
            yield Reason("no-houses")

    @staticmethod
    def _too_early(more: Sequence[Reason]) -> Iterator[Reason]:
        """Yield what a route that is closed now is short of."""
        for one in more:
            if one.id in WAITS:
                told = {name: one.data.get(name, 0) for name in ("missing", "carriage", "length", "value")}
                yield Reason("closes-short", {**told, "helped": int(one.id == "waits-for-help")})
            elif one.id == "can-close" and one.data["worth"]:
                data = {"missing": 1, "carriage": 0, "length": one.data["cards"], "value": one.data["worth"]}
                yield Reason("closes-short", {**data, "helped": 0})
            elif one.id == "goes-on-next-turn":
                yield Reason("route-is-safe", {})

    def _spent(self, action: TaxisAction, better: TaxisAction, more: Sequence[Reason]) -> Iterator[Reason]:
        """Yield that the official of this turn is spent, whom the better action leaves free to help, or asks."""
        if action.verb in (CLOSE, END) or not action.official or better.official not in ("", WAGNER):
            return
        if self.judge.advice.many_officials and self._still_helped(action, better):
            return
        cards = (
            self.ground.routes.cards[self.view.route] + (better.verb == LAY) if self.view.route >= 0 else 0
        )
        closes = better.verb == CLOSE or any(one.id in ("can-close", "can-end") for one in more)
        if closes and self.view.needs_wagner(cards):
            yield Reason("spends-official", {"official": WAGNER, "lays": 0})
        elif better.verb == LAY and action.official != POSTILLION and len(self.steps(better)) > 1:
            yield Reason("spends-official", {"official": POSTILLION, "lays": 1})

    def _still_helped(self, action: TaxisAction, better: TaxisAction) -> bool:
        """Return whether another official can help once both were done."""
        after = self.state.copy()
        for one in (action, better):
            if one not in after.legal_actions():
                return True
            after.apply(one)
        return any(way.official for way in cast("list[TaxisAction]", after.legal_actions()))

    def _can_follow(self, action: TaxisAction, better: TaxisAction) -> bool:
        """Return whether what is better can be done after the action."""
        if action.verb not in (TAKE, LAY, EXCHANGE):
            return False
        after = self.state.copy()
        after.apply(action)
        return better in after.legal_actions()

    def _carriage(self, own: Sequence[Reason], more: Sequence[Reason], now: int) -> Iterator[Reason]:
        """Yield that a carriage comes no nearer, or less near than it could."""
        wanted = _carriages(more)
        if wanted:
            number, missing = min(wanted, key=lambda pair: pair[1])
            known = [lacking for carriage, lacking in _carriages(own) if carriage >= number]
            if not known or min(known) > missing:
                yield Reason(
                    "carriage-waits", {"carriage": number, "missing": min(known, default=0), "now": now}
                )

    def _tile(self, own: Sequence[Reason], more: Sequence[Reason], now: int) -> Iterator[Reason]:
        """Yield that a tile comes no nearer that could have been won or come nearer."""
        known = {stack for one in own for stack in _stacks(one)} | {FINAL}
        for one in more:
            lost = [stack for stack in _stacks(one) if stack not in known]
            if lost and one.id in WON:
                worth = (
                    one.data.get("points", one.data.get("value", 0)) if len(lost) == len(_stacks(one)) else 0
                )
                yield Reason("tile-waits", {"stack": lost, "points": worth, "now": now})
                return

    @staticmethod
    def _denied(ids: Iterable[str], more: Sequence[Reason]) -> Iterator[Reason]:
        """Yield what others keep: the tile for which they lack one house, or the card that helps them most."""
        for one in more:
            if one.id == "denies-tile" and one.id not in ids:
                yield Reason("leaves-tile", {name: one.data[name] for name in ("rival", "stack", "value")})
            elif one.id == "denies" and one.id not in ids:
                yield Reason("leaves-card", {"rival": one.data["rival"]})

    def _else(self, action: TaxisAction, better: TaxisAction) -> Iterator[Reason]:
        """Yield what is wrong where nothing weightier is: a shorter route, or the only open card for the next player's stays there."""
        if better.verb not in (TAKE, LAY) or better.card < 0 or better.end in self.judge.advice.aside:
            return
        if action.verb in (LAY, CLOSE) and action.verb != better.verb:
            have, possible = self._have(action), self._known(better).have
            if have < possible:
                yield Reason("shorter-route", {"have": have, "cards": possible})
        is_left = better.verb == TAKE and action.verb != EXCHANGE and action.card != better.card
        if is_left and only_for_next(self.view) == 1 << self.ground.kind_city[better.card]:
            yield Reason("leaves-card", {"rival": (self.view.seat + 1) % self.ground.rules.count})

    def _have(self, action: TaxisAction) -> int:
        """Return of how many cards the route is after an action, with what is known."""
        view = self.view
        if action.verb == CLOSE:
            return self.ground.routes.cards[view.route]
        if action.end in self.judge.advice.aside:
            return view.plan(view.route, self.without(action.card)).have
        return self._known(action).have

    def _shorter(self, action: TaxisAction, better: TaxisAction) -> Iterator[Reason]:
        """Yield that the known cards make a shorter route than they could, that a card carries no route on, or that it may fail."""
        view, routes, aside = self.view, self.ground.routes, self.judge.advice.aside
        around = (
            routes.joining(view.route, view.hand)[1]
            if view.route >= 0
            else routes.near(view.hand) & ~view.hand
        )
        if action.verb == EXCHANGE and better.verb == TAKE and around & view.lying:
            yield Reason(
                "clears-fitting", {"count": sum(map(self.lying, self.ground.rules.board.cities(around)))}
            )
        if action.verb not in (TAKE, LAY) or {action.end, better.end} & {*aside}:
            return
        if action.card == DECK:
            # With its card played as a horse, a route that nothing extends is kept.
            if around and str(better) != str(action) and (aside or not self.is_stuck):
                yield Reason("deck-may-fail", self._misses(around))
        elif (
            action.verb == better.verb
            and better.card != DECK
            and self._known(action).have < self._known(better).have
        ):
            have, possible = self._known(action).have, self._known(better).have
            yield Reason("shorter-route", {"have": have, "cards": possible})
        elif action.verb == TAKE and view.route >= 0 and self._lengthens(better):
            if self._known(action).have == view.plan(view.route, view.hand).have:
                yield Reason("no-longer")
        elif action.verb == better.verb == LAY:
            own, other = (
                self.ways(view.with_card(self.ground.kind_city[one.card], one.end), self.without(one.card))
                for one in (action, better)
            )
            if own < other:
                yield Reason("fewer-ways", {"left": own, "other": other})

    def _lengthens(self, better: TaxisAction) -> bool:
        """Return whether what is better may make the route longer; ending a turn does not."""
        if better.verb != TAKE or better.card == DECK:
            return better.verb in (LAY, EXCHANGE)
        return self._known(better).have > self.view.plan(self.view.route, self.view.hand).have

    def _misses(self, wanted: int) -> dict[str, int]:
        """Return how many of the cards that may come are not of some cities, and how many there are."""
        odds = self.view.on_top(wanted)
        return {**odds, "left": odds["all"] - odds["left"]}

    def _stands(self, action: TaxisAction, better: TaxisAction) -> Iterator[Reason]:
        """Yield that a card brings no new house, unless that is so of the better one as well."""
        stands, also = (
            one.card >= 0 and self.view.houses >> self.ground.kind_city[one.card] & 1
            for one in (action, better)
        )
        if stands and not also:
            yield Reason("no-new-house", {"card": action.json["card"]})

    def _known(self, action: TaxisAction) -> Plan:
        """Return the planned route after an action."""
        view, city = self.view, self.ground.kind_city[action.card]
        if action.verb == TAKE:
            return view.plan(view.route, view.hand | 1 << city)
        return view.plan(view.with_card(city, action.end), self.without(action.card))

    @staticmethod
    def _points(own: Sequence[Reason], more: Sequence[Reason]) -> Iterator[Reason]:
        """Yield how many points a closing brings less than it could."""
        most, ours = (
            [one.data["points"] for one in some if one.id == "closing-brings"] for some in (more, own)
        )
        less = max(most, default=0) - max(ours, default=0)
        if less > 0:
            yield Reason("fewer-points", {"points": less, "closed": int(bool(ours))})


def _carriages(reasons: Sequence[Reason]) -> list[tuple[int, int]]:
    """Return the carriages that some reasons promise, each with the cards that it lacks."""
    return [
        (int(one.data["carriage"]), int(one.data.get("missing", 0)))
        for one in reasons
        if one.data.get("carriage") and one.id not in PROMISES
    ]


def _stacks(reason: Reason) -> list[Any]:
    """Return the stacks of tiles that a reason names."""
    stack = reason.data.get("stack", [])
    return [stack] if isinstance(stack, str) else [*stack]
