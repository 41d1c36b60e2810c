"""Glanz und Gloria: tiles for the first houses in free cities, and the horses that a route needs."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from ....thurn_und_taxis import phases
from ....thurn_und_taxis.actions import TaxisAction
from ....thurn_und_taxis.expansions.glory import HORSE, ID
from ....thurn_und_taxis.houses import bits_of
from ....thurn_und_taxis.state import TaxisState
from ...knowledge import Reason
from ..advice import Advice
from ..foresight import Foresight
from ..standing import Standing

BACK = 0.1
"""Worth of a horse on the back of a hand card."""
PAIR = 2
"""Least cards of a hand that make a route."""
STRONG = 3
"""Horses of a card from which on they are a reason by themselves."""


def _free_cities(advice: Advice[Foresight]) -> None:
    """Say what the first houses in the free cities bring."""
    ids = advice.ground.rules.board.city_ids
    stacks = advice.ground.rules.board.stacks
    stack = next(i for i, stack in enumerate(stacks) if stack.kind == "freeCity")
    values, cities = stacks[stack].values, stacks[stack].cities

    def first_houses(standing: Standing) -> tuple[int, float]:
        taken = standing.stacks[stack]
        return cities, values[taken] if taken < len(values) else 0.0

    def town(state: TaxisState, seat: int, city: int) -> list[Reason]:
        taken = state.stacks[stack]
        built = reduce(or_, state.houses)
        # One free city of a route gets a house (GG-307): another one in it would bring the tile as well.
        route = reduce(or_, (1 << advice.ground.kind_city[kind] for kind in state.routes[seat]), 0)
        if (
            not (cities & ~built) >> city & 1
            or taken >= len(values)
            or route & cities & ~built & ~(1 << city)
        ):
            return []
        return [Reason("first-house", {"city": ids[city], "value": values[taken]})]

    advice.first_houses.append(first_houses)
    advice.town_reasons.append(town)


class Horses:
    """The worth of draught horses in one game."""

    def __init__(self, advice: Advice[Foresight]) -> None:
        self.ground = advice.ground
        self.back = advice.ground.rules.kind_back
        self.own: int = advice.ground.rules.board.constants["carriageHorses"]
        self.horse = advice.weights.of(ID)["horse"]
        """Cost of a card that is laid as horses."""
        self.place = advice.note(self.strength)

    def strength(self, state: TaxisState, seat: int) -> int:
        """Return the strength of a seat's team."""
        horses: list[int] = state.extra[ID].horses[seat]
        return self.own + sum(self.back[kind] for kind in horses)

    def team(self, standing: Standing, cards: int) -> float:
        """Return the cost of the horses that a route of so many cards lacks."""
        lacking = cards - standing.noted[self.place]
        return (lacking + 1) // 2 * self.horse if lacking > 0 else 0.0

    def card(self, kind: int) -> float:
        """Return the worth of the back of a hand card."""
        return BACK * self.back[kind]

    def harnessed(self, standing: Standing, action: TaxisAction) -> Standing:
        """Return the standing with the card among the horses."""
        noted = list(standing.noted)
        noted[self.place] += self.back[action.card]
        return standing._replace(noted=tuple(noted))

    def drawn(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        """Return what the horses of a card are for: a team for the cards at hand, or the next route if it is for nothing else."""
        seat, horses = state.turn, self.back[action.card]
        city = 1 << self.ground.kind_city[action.card]
        kinds = [*state.hands[seat]]
        if action.verb == "lay":
            # What is harnessed is no card of the route that it draws.
            kinds.remove(action.card)
        hand = self.ground.city_mask(kinds)
        route = self.ground.city_mask(state.routes[seat])
        strength, cards = self.strength(state, seat), self._longest(state, hand)
        short = cards > strength
        fewest = state.rules.min_route
        known = bool((hand | route | state.houses[seat]) & city)
        # Before a route lies, the horses of a card are told for more than what any horse is enough for.
        any_does = short and strength + 1 >= cards and horses > 1 and not (route or known)
        if action.verb == "take" and (any_does or (not short and (strength >= fewest or not known))):
            return self._besides(state, action, strength, known=known)
        data: dict[str, Any] = {"card": action.json["card"], "horses": horses}
        twice = [self.back[kind] for kind in state.hands[seat] if 1 << self.ground.kind_city[kind] == city]
        if action.verb == "take" and twice:
            # One of the two is laid, the stronger one is harnessed.
            horses = max(horses, *twice)
            data |= {"horses": horses, **self._pulled(strength + horses, max(cards, fewest))}
            # What the route does not need may be harnessed anyway: then the other one is kept.
            data["kept"] = int(self._longest(state, hand & ~city) == cards)
            return [Reason("one-of-two-draws", data)]
        data |= self._pulled(strength + horses, cards)
        data |= {"cards": cards if short else 0, "strength": strength}
        return [Reason("horses-needed", data, uses=frozenset({self._name(action.card)}))]

    def _name(self, kind: int) -> str:
        """Return the city of a card."""
        return self.ground.rules.board.city_ids[self.ground.kind_city[kind]]

    def _besides(self, state: TaxisState, action: TaxisAction, strength: int, *, known: bool) -> list[Reason]:
        """Return what the horses of a card are for where the team draws all cards at hand: the next team, if none that lies open is stronger.

        Or one of the hand draws the route that it begins; a city that is known has no use for that.
        """
        near = 1 << self.ground.kind_city[action.card] | self.ground.roads[self.ground.kind_city[action.card]]
        horses = self.back[action.card]
        others = [self.back[kind] for kind in state.display if kind >= 0 and kind != action.card]
        if horses >= STRONG and horses >= max(others, default=0):
            # At closing the horses of a route go as well (GG-314).
            later = int(bool(state.routes[state.turn]))
            data = {"card": action.json["card"], "horses": horses, "route": later}
            data["length"] = (self.own if later else strength) + horses
            # What the team draws already needs no more horses.
            hand = self.ground.city_mask(state.hands[state.turn])
            cards = self._longest(state, hand)
            data["cards"] = 0 if later or cards < PAIR else cards
            data["alike"] = int(horses in (self.back[kind] for kind in self._of_others(state, action)))
            return [Reason("strongest-open", data, uses=frozenset({self._name(action.card)}))]
        if known:
            return []
        apart = [kind for kind in state.hands[state.turn] if not near >> self.ground.kind_city[kind] & 1]
        best = max(apart, key=self.back.__getitem__, default=-1)
        if state.routes[state.turn] or best < 0 or self.back[best] < STRONG:
            return []
        card = state.rules.kind_ids[best]
        drawn = self._pulled(strength + self.back[best], 0)
        return [
            Reason(
                "horses-needed",
                {"card": card, "horses": self.back[best], **drawn, "cards": 0, "strength": strength},
            )
        ]

    def _of_others(self, state: TaxisState, action: TaxisAction) -> list[int]:
        """Return the open cards of other cities than a card's."""
        city = self.ground.kind_city[action.card]
        return [kind for kind in state.display if kind >= 0 and self.ground.kind_city[kind] != city]

    def lacking(self, state: TaxisState, seat: int, cards: int, cities: int) -> list[Reason]:
        """Return the reason of the horses that a planned route of so many cards still lacks (GG-301), and who may draw it."""
        strength = self.strength(state, seat)
        if cards <= strength:
            return []
        data: dict[str, Any] = {
            "strength": strength,
            "cards": cards,
            "missing": cards - strength,
            "horses": 0,
            "twice": 0,
        }
        kind_city = self.ground.kind_city
        held = [kind_city[kind] for kind in (*state.hands[seat], *state.routes[seat])]
        spare = [
            kind
            for kind in state.hands[seat]
            if not cities >> kind_city[kind] & 1 or held.count(kind_city[kind]) > 1
            # Of a city that is held twice the stronger card is harnessed.
            if not any(
                self.back[other] > self.back[kind] and kind_city[other] == kind_city[kind]
                for other in state.hands[seat]
            )
        ]
        if spare:
            # The fewest horses that are enough, or else the most; but rather a card that no other one joins to the route.
            near = self.ground.routes.near(cities)
            best = min(
                spare,
                key=lambda kind: (
                    strength + self.back[kind] < cards,
                    bool(self.ground.roads[self.ground.kind_city[kind]] & near),
                    abs(strength + self.back[kind] - cards),
                ),
            )
            data |= {"horses": self.back[best], **self._pulled(strength + self.back[best], cards)}
            data["city"] = self._name(best)
            data["twice"] = int(held.count(kind_city[best]) > 1)
        used = frozenset({data["city"]} if spare and held.count(kind_city[best]) == 1 else ())
        return [Reason("team-lacks", data, plain=True, uses=used)]

    def _pulled(self, strength: int, cards: int) -> dict[str, int]:
        """Return the strength of a team, and whether it is too weak for a route of so many cards."""
        return {"length": strength, "short": int(strength < cards)}

    def _longest(self, state: TaxisState, hand: int) -> int:
        """Return the number of cards of the longest route that the cards of the deciding seat make."""
        routes, cities = (
            self.ground.routes,
            [*map(self.ground.kind_city.__getitem__, state.routes[state.turn])],
        )
        if not cities:
            return max(map(routes.cards.__getitem__, routes.made(hand)), default=0)
        begun = routes.number(cities[0], cities[-1], sum(1 << one for one in cities))
        joined = routes.joining(begun, hand & ~routes.cities[begun])[0]
        return max(map(routes.cards.__getitem__, (begun, *routes.reach(begun, joined))))

    def why(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        """Explain a card that is laid as horses: what it is not needed for, the team, and the route that it keeps."""
        seat, rest = state.turn, [*state.hands[state.turn]]
        rest.remove(action.card)
        city, others = self.ground.kind_city[action.card], self.ground.city_mask(rest)
        route = self.ground.city_mask(state.routes[seat])
        bit, card = 1 << city, action.json["card"]
        team = self.drawn(state, action)
        if bit & (route | others):
            spare = [Reason("spare-card", {"card": card})]
        elif state.houses[seat] & bit:
            spare = [Reason("house-stands", {"city": self.ground.rules.board.city_ids[city]})]
        elif self._alone_apart(city, others, route):
            spare = [Reason("joins-nothing", {"card": card})]
        elif self.ground.lies_as_good(state, action.card):
            spare = [Reason("lies-open-too", {"card": card, "copies": 1})]
        else:
            spare = []
        kept = (
            [Reason("horse-keeps", {"cards": len(state.routes[seat])}, plain=True)]
            if state.phase == phases.LAY and self._stuck(state)
            else []
        )
        return [*spare, *team, *kept] if not team[0].data["cards"] else [*team, *spare, *kept]

    def _alone_apart(self, city: int, others: int, route: int) -> bool:
        """Return whether a card of the hand is next to no other one and not to the route, and each other one is."""
        roads, known = self.ground.roads, others | route | 1 << city
        return not roads[city] & known and all(roads[one.bit_length() - 1] & known for one in bits_of(others))

    def _stuck(self, state: TaxisState) -> bool:
        """Return whether a route lies that no card in hand extends."""
        cities = [*map(self.ground.kind_city.__getitem__, state.routes[state.turn])]
        if not cities:
            return False
        around = (self.ground.roads[cities[0]] | self.ground.roads[cities[-1]]) & ~sum(
            1 << one for one in cities
        )
        return not around & self.ground.city_mask(state.hands[state.turn])


def advise(advice: Advice[Foresight]) -> None:
    """Add the worth of free cities and, if they are played, the cost of horses."""
    _free_cities(advice)
    if not advice.ground.rules.backs:
        return
    horses = Horses(advice)
    advice.teams.append(horses.team)
    advice.cards.append(horses.card)
    advice.aside[HORSE] = horses.harnessed
    advice.reasons[HORSE] = horses.why
    advice.back_reasons.append(horses.drawn)
    advice.plan_reasons.append(horses.lacking)
