"""Reasons for gold in Murano, and for what brings it, as ids and data: what it pays for."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ....murano import scoring
from ....murano.ring.ships import SAILED
from ....murano.trade import earnings, joker_beads
from ...knowledge import Reason
from ..contest import after as fleet_after
from ..wishes import LATER, NEEDED, USELESS, Wish, fares_to, gold_for

if TYPE_CHECKING:
    from ....murano.actions import MuranoAction
    from ....murano.ring.reach import Way
    from ....murano.state import MuranoState
    from ..judge import Judge
    from .card_reasons import CardReasons
    from .gondolier_reasons import GondolierReasons
    from .purchase_reasons import PurchaseReasons

NEXT = "next"
"""Key of a reason for something that gold is to pay for: the action of the ring."""
TIES = "gold-for-ties"
"""What gold is for in the last turn (MU-925)."""
LARGE = 4
"""Least gold that an income brings, beyond the price of the ships to it, for gold to be told as that price."""


class GoldReasons:
    """Explains gold, incomes, beads and sales.

    Args:
        judge: the judgement that chose the actions.
        cards: explains a character that gold pays for.
        gondoliers: explains a gondolier that it pays for.
        purchases: explains a tile that it pays for.
    """

    def __init__(
        self, judge: Judge, cards: CardReasons, gondoliers: GondolierReasons, purchases: PurchaseReasons
    ) -> None:
        self.judge = judge
        self.rules = judge.rules
        self._cards = cards
        self._gondoliers = gondoliers
        self._purchases = purchases

    # -- what it is for --------------------------------------------------------------------------------------------

    def gold(
        self, state: MuranoState, gold: int, fare: int, after: MuranoState | None = None
    ) -> list[Reason]:
        """Return the reasons for gold: what it pays for, and why that is wanted, also after what was given for it."""
        if not self.judge.worth.turns_left(state, state.turn):
            return [Reason(TIES)]
        lacked = self._purchases.lacked(state)
        # The red ship pays at the end of the turn (MU-V03).
        red = self.rules.red_gold if state.red_moved == SAILED else 0
        gold += red
        found, wish = gold_for(self.judge, state, gold, fare, lambda one: self._urgent(state, one, lacked))
        found = replace(found, data={**found.data, "red": red})
        if reaches := self._reaches(state, gold, fare):
            return reaches
        if not wish and (post := self._posts(after or state, found.data, fare)):
            return [replace(found, id="gold-posts", data={**found.data, **post})]
        waits = self._waits(after or state, fare) if not wish or wish.action != "gondolier" else []
        if waits:
            return [found, *waits]
        why = self._wanted(after or state, wish, state.gold[state.turn] + gold)[:1] if wish else []
        if wish and wish.chosen and found.id == "gold-affords":
            # Which tile is to be chosen, and what for, is the aim.
            found = replace(found, data={**found.data, **self._purchases.sought(state, wish.number)})
            why = [one for one in why if one.id != "shop-earns" or not found.data["rise"]]
        ids = [found.id, *(one.id for one in why)]
        if wish and wish.action == "gondolier" and ids == ["gold-affords", "post-scores"]:
            names = {name: why[0].data[name] for name in ("card", "island", "alike")}
            card = next(one for one in self.rules.characters if one.id == names["card"])
            more = {"points": why[0].data["total"], "any": int(card.counts_beads)}
            return [Reason("gold-posts", {**found.data, **names, **more})]
        # What gold pays for belongs to it, however many ways there are to the gold.
        return [
            found,
            *(Reason(one.id, {**one.data, NEXT: wish.action}, plain=True) for one in why if wish),
        ]

    def as_well(self, state: MuranoState, goes: Way, why: list[Reason]) -> list[Reason]:
        """Return reasons for ships to gold with the other action that would pay for the same, and what it would leave."""
        told = next((one for one in why if one.id in ("gold-for-card", "gold-for-cards")), None)
        # What the red ship pays depends on the way.
        if not told or self.rules.red_gold:
            return why
        seat, own = state.turn, self.rules.board.ring[goes.moves[-1][1]]
        takings = self.judge.view(state).takings
        found = []
        for action, there in zip(self.rules.board.ring, self.judge.ways.of(state), strict=True):
            if not there or action == own or not takings.get(action):
                continue
            total = state.gold[seat] - there.price + takings[action]
            later = state.copy()
            later.ships, later.red = fleet_after(state.ships, state.red, there.moves)
            fare = fares_to(self.judge, later)[told.data["action"]] if told.id == "gold-for-card" else 0
            if there.price <= state.gold[seat] and total >= told.data["price"] + fare:
                found.append((total, action))
        if not found:
            return why
        total, action = max(found)
        more = int(told.data["total"]) - total
        side = "more" if more > 0 else "less" if more else "even"
        costs = int(any(one.id == "makes-beads" for one in why))
        well = {"well": action, "side": side, "by": abs(more), "costs": costs}
        return [replace(one, data={**one.data, **well}) if one is told else one for one in why]

    def unreached(self, state: MuranoState) -> list[Reason]:
        """Return the reason of passing for gold: no ships that can be paid for go to gold, or to an income if there is one."""
        takings = self.judge.view(state).takings
        ways = zip(self.rules.board.ring, self.judge.ways.of(state), strict=True)
        reached = {action for action, there in ways if there and there.price <= state.gold[state.turn]}
        if reached & {action for action, gold in takings.items() if gold}:
            return []
        return [Reason("gold-unreached", {"income": int(takings["income"] > 0)}, plain=True)]

    def _urgent(self, state: MuranoState, wish: Wish, lacked: Container[str]) -> int:
        """Return how urgent something is: a tile of a sort that an own card needs comes first, a gondolier without points last; a choice among tiles that are alike is no aim."""
        if wish.chosen and self._purchases.are_alike(state, wish.number):
            return USELESS
        if wish.action == "gondolier":
            posted = self._gondoliers.posted(state, wish.number)
            return 0 if any("points" in one.data for one in posted) else LATER
        return NEEDED if wish.action in lacked and not wish.chosen else 0

    def _posts(self, state: MuranoState, net: Mapping[str, Any], fare: int) -> dict[str, Any]:
        """Return the gondolier who makes an own card count and is paid only by gold that comes in: of several things it is the first."""
        post, total = self._gondoliers.gains.waiting(state), int(net.get("total", 0))
        if not post or state.gold[state.turn] + fare >= post["price"]:
            return {}
        ships = fares_to(self.judge, state)["gondolier"]
        islands = [island.id for island in self.rules.board.islands]
        why = self._gondoliers.posted(state, islands.index(post["island"]))[0]
        if post["price"] + ships > total or why.id != "post-scores":
            return {}
        card = next(one for one in self.rules.characters if one.id == post["card"])
        more = {"points": why.data["total"], "alike": why.data["alike"], "any": int(card.counts_beads)}
        rest = {"ships": ships, "left": total - post["price"] - ships, "action": "gondolier"}
        return {**post, **more, **rest}

    def _waits(self, state: MuranoState, fare: int) -> list[Reason]:
        """Return the reason of a card whose gondolier the gold in hand pays for: what comes in is not for it."""
        post = self._gondoliers.gains.waiting(state)
        held = state.gold[state.turn] + fare
        return [Reason("post-waits", post)] if post and post["price"] <= held else []

    def _reaches(self, state: MuranoState, gold: int, fare: int) -> list[Reason]:
        """Return the reason for gold that pays the ships to a large income in the next turn, as they lie then."""
        held = state.gold[state.turn]
        income, price = self.judge.view(state).takings["income"], fares_to(self.judge, state)["income"]
        if not held + fare < price <= held + gold or income - price < max(LARGE, gold):
            return []
        return [Reason("gold-reaches", {"total": held + gold, "price": price, "gold": income})]

    def _wanted(self, state: MuranoState, wish: Wish, gold: int) -> list[Reason]:
        """Return the reasons for something that is to be paid for with some gold."""
        if wish.action == "character":
            return self._cards.look(state, gold=gold)
        if wish.action == "hire":
            return self._gondoliers.hire(state)
        if wish.action == "gondolier":
            return self._gondoliers.posted(state, wish.number)
        return (self._purchases.searched if wish.chosen else self._purchases.bought)(state, wish.number)

    # -- what brings it --------------------------------------------------------------------------------------------

    def dismiss(self, state: MuranoState, _: MuranoAction, fare: int) -> list[Reason]:
        """Return the reasons for giving a gondolier away for gold."""
        seat = state.turn
        crew = self._gondoliers.gains.crew(state)
        posts, cards = crew["posts"], len(scoring.unscored(state, seat))
        gold = self.rules.gains["dismiss"]
        spare = [Reason("spare-gondolier", {**crew, "cards": cards, "gold": gold})] if posts > cards else []
        fewer = state.copy()
        fewer.gondoliers[seat] -= 1
        told = self.gold(state, gold, fare, fewer)
        # Why he can be spared takes the place of why the purchase is wanted.
        return [*spare, *told[:1]] if spare else told

    def take(self, state: MuranoState, _: MuranoAction, fare: int) -> list[Reason]:
        """Return the reasons for the gold of the ring, with the card that makes it more."""
        gold, effects = state.perks[state.turn].gold, [card.effect for card in self.rules.specials]
        found = self.gold(state, gold, fare)
        own = [card for card in state.specials[state.turn] if effects[card]["kind"] == "actionGold"]
        if own and gold > self.rules.gains["gold"]:
            data = {"card": self.rules.specials[own[0]].id, "gold": gold, "less": self.rules.gains["gold"]}
            found[1:1] = [Reason("special-pays", data, plain=True)]
        return found

    def income(self, state: MuranoState, action: MuranoAction, fare: int) -> list[Reason]:
        """Return the reasons for the income of an island."""
        gains = earnings(state, state.turn)
        gain = gains[action.a] if action.a >= 0 else max(gains)
        bonus = sum(more for more, least in state.perks[state.turn].income if gain >= least)
        told = self.gold(state, gain + bonus, fare)
        if "income" in told[0].data:
            return [Reason(told[0].id, {**told[0].data, "income": 2 if fare else 1}), *told[1:]]
        if told[0].id != "brings-gold" or bonus:
            return told
        island = self.rules.board.islands[gains.index(gain)].id
        data = {**told[0].data, "gold": gain, "island": island}
        return [replace(told[0], id="customers-pay", data=data, price=not gain)]

    def sell(self, state: MuranoState, action: MuranoAction, fare: int) -> list[Reason]:
        """Return the reasons for selling some beads, or for keeping them."""
        seat = state.turn
        if action.a:
            return self.gold(state, self._sale(state, action.a)["gold"], fare)
        for card in scoring.unscored(state, seat):
            if self.rules.characters[card].counts_beads and any(state.beads[seat]):
                return [Reason("beads-for-card", {"card": self.rules.characters[card].id})]
        return [Reason("larger-sale", self._sale(state, len(self.rules.sales) - 1))]

    def produce(self, state: MuranoState, action: MuranoAction, fare: int) -> list[Reason]:
        """Return the reasons for making some beads, or none."""
        seat = state.turn
        if action.a:
            sale = self._sale(state, min(action.a, len(self.rules.sales) - 1))
            data = {"count": action.a, "points": -action.a * self.rules.bead_points, "gold": sale["gold"]}
            found = [Reason("makes-beads", data)]
            found += [
                Reason("beads-for-card", {"card": self.rules.characters[card].id})
                for card in scoring.unscored(state, seat)
                if self.rules.characters[card].counts_beads
            ]
            return [*found, *self.gold(state, sale["gold"], fare)[:1]]
        there = min(len(self.rules.sales) - 1, max(state.beads[seat]) + joker_beads(state, seat))
        unmade = [Reason("beads-to-sell", self._sale(state, there))] if there else []
        return [*unmade, Reason("keeps-points")]

    def _sale(self, state: MuranoState, count: int) -> dict[str, int]:
        return {"count": count, "gold": self.rules.sales[count] + state.perks[state.turn].sale}
