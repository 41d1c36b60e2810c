"""Reasons for actions in Murano, as ids and data; the front end words them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from ....actions import Whole
from ....murano import phases, scoring
from ....murano.actions import BUILD, DRAW, END, KEEP, PASS, SAIL, MuranoAction
from ....murano.construction.specials import SPECIAL
from ....murano.ring import ships as fleet
from ....murano.ring.reach import Way
from ....murano.state import MuranoState
from ....murano.trade import earnings
from ...knowledge import NONE, Memory, Place, Reason, Tiles
from ..contest import after
from ..judge import Judge
from ..thrift import dear, detours
from ..wishes import fares_to
from .building_reasons import BuildingReasons
from .card_gains import CardGains
from .card_reasons import CardReasons
from .decisive_reasons import DecisiveReasons
from .figures import ANOTHER
from .gold_reasons import NEXT, TIES, GoldReasons
from .gondolier_reasons import GondolierReasons
from .lacks import lacks
from .purchase_reasons import PurchaseReasons
from .ship_reasons import CHEAP, ShipReasons

if TYPE_CHECKING:
    from ....schema import Sentence

THERE = "there"
"""Key of a reason that concerns the action at the space to which a ship goes."""
TWIN = "twin"
"""Key of a reason for the number of another space that offers the same for as much gold, 0 for none."""
STEPS = 3
"""Limit of the steps shown."""
LONGEST = 12
"""Limit of the actions that are followed to find them."""
SPACES = 2
"""Least spaces of an action in reach for it to be told that it can wait."""
TELLING = 0.5
"""Points that the next player must lose for a ship's move to be told as one against them."""
MUCH = 1.0
"""The same where what gold pays for has to give way."""
LATER = {
    "away-from", "beads-to-sell", "build-can-wait", "builds-next", "builds-together", "card-can-grow", "card-grows-anywhere", "card-grows-there",
    "card-lacks", "card-safer", "card-spoiled-by", "card-wants-beads", "card-with-gondolier", "cards-unserved", "customers-for-held",
    "customers-for-nobody", "customers-for-rival", "customers-for-you", "customers-gather", "end-near", "factory-makes-beads", "fills-for-card", "fills-space", "first-shop", "first-to-build", "further-shop",
    "free-for-card", "hire-serves", "idle-serves", "income-rises", "keeps-from", "larger-sale", "leaves-islands", "makes-beads", "may-upset", "needs-street", "new-card-lacks",
    "no-gondolier", "no-site-at-all", "one-more-gondolier", "opens-beside", "opens-few", "opens-for-card", "opens-for-held", "opens-nothing",
    "opens-for-you", "opens-sites", "post-for-card", "post-for-later", "post-short", "room-for", "saves-spaces", "shop-can-earn", "shop-earns", "shop-to-serve", "site-contested", "site-for-card", "special-now", "spoils-card",
    "street-for-card", "street-for-held", "street-for-shops", "street-gives-choice", "street-guards-card", "street-makes-room", "takes-last-site", "tile-may-near",
    "choice-dearer", "top-is-as-good", "visit-for-card",
}  # fmt: skip
"""Ids of reasons that promise something for later turns."""
PARTS = ("away-from", "cards-gain", "income-rises", "room-for", "tile-points")
"""Ids of reasons for the first tile or street of a visit, of which the sum of all tells more."""
Explain = Callable[[MuranoState, MuranoAction], list[Reason]]
Fetch = Callable[[MuranoState, MuranoAction, int], list[Reason]]
"""The same for actions that may bring gold, with the gold that the ships have cost on the way."""


class Reasons:
    """Explains actions by facts that every player can check at the table.

    Args:
        judge: the judgement that chose the actions.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.rules = judge.rules
        gains = CardGains(judge)
        cards, gondoliers = CardReasons(gains), GondolierReasons(gains)
        self.declined = cards.declined
        self._building = building = BuildingReasons(gains)
        purchases = PurchaseReasons(gains)
        self._ships = ShipReasons(judge)
        self._decisive = DecisiveReasons(self._ships, self.goal)
        self._gold = gold = GoldReasons(judge, cards, gondoliers, purchases)
        self._plain_street = next(
            kind for kind, street in enumerate(self.rules.board.paving) if not street.customers
        )
        self._for_gold: dict[str, Fetch] = {
            SAIL: self._sail,
            PASS: self._pass,
            "take": gold.take,
            "income": gold.income,
            "produce": gold.produce,
            "sell": gold.sell,
            "dismiss": gold.dismiss,
        }
        self._by_verb: dict[str, Explain] = {
            "buy": purchases.buy,
            "search": purchases.search,
            "choose": purchases.choose,
            "draw": building.draw,
            "build": building.build,
            "look": cards.look,
            "keep": cards.keep,
            "decline": cards.decline,
            "place": gondoliers.place,
            "hire": gondoliers.hire,
            "score": cards.score,
            "end": self._end,
        }

    def of(self, state: MuranoState, memory: Memory | None = None) -> Callable[[MuranoAction], list[Reason]]:
        """Return the function that explains the actions of the deciding player."""
        if self._is_last(state):
            return lambda action: of_this_turn(self.why(state, action))
        return lambda action: self.why(state, action)

    def _is_last(self, state: MuranoState) -> bool:
        """Return whether the player at turn has no further turn."""
        return not self.judge.worth.turns_left(state, state.turn)

    def decisive(
        self, state: MuranoState, action: MuranoAction, tiles: Tiles = NONE, memory: Memory | None = None
    ) -> list[Reason]:
        """Return what decides besides where an action alone is right: what nothing else brings."""
        return self._decisive.of(state, action, self.of(state, memory))

    def kind(self, state: MuranoState, action: MuranoAction) -> str:
        """Return a key that is equal for actions that come to the same."""
        if action.verb == SAIL:
            goes = self.goal(state, action)
            return f"{SAIL} {goes.moves[-1][1]} {goes.price}"
        if action.verb == "sell":
            # Of colours that are alike before and after, one is as good as another.
            after = state.copy()
            after.apply(action)
            return f"sell {sorted(after.beads[state.turn])}"
        return action.verb if action.verb in (DRAW, PASS) else str(action)

    def lacks(
        self, state: MuranoState, action: MuranoAction, better: MuranoAction, memory: Memory | None = None
    ) -> list[Reason]:
        """Return what is wrong with an action beside a better one, the weightiest first."""
        explain = self.of(state, memory)
        why = explain(action), explain(better)
        return [*lacks(state, action, better, why, last=self._is_last(state))]

    def line(self, state: MuranoState, action: MuranoAction) -> list[Place]:
        """Return the places of the action and of its next steps in this turn, up to the first hidden thing that is turned up."""
        trial, found = state.copy(), [*self._places(state, action)]
        for _ in range(LONGEST):
            turns_up = trial.uncovers(action)
            for part in self.trip(trial, action):
                trial.apply(part)
            if (
                turns_up
                or trial.current_player != state.turn
                or trial.phase == phases.DONE
                or len(found) >= STEPS
            ):
                break
            action = self._best(trial)
            places = self._places(trial, action)
            found += [place for place in places if place not in found]
        return found[:STEPS]

    def _places(self, state: MuranoState, action: MuranoAction) -> list[Place]:
        """Return the places of an action; of a trip the space, since a touch of it sends all ships."""
        if action.verb == SAIL:
            return [("space", str(self.trip(state, action)[-1].b + 1))]
        named = action.json
        for kind, name in (("cell", "place"), ("gondola", "gondola"), ("island", "island")):
            if named.get(name):
                return [(kind, str(named[name]))]
        return []

    def why(self, state: MuranoState, action: MuranoAction, fare: int = 0) -> list[Reason]:
        """Return the reasons for an action of the deciding player, the weightiest first.

        Args:
            state: the position before it.
            action: a legal action.
            fare: gold that the ships have cost on the way to it.
        """
        if action.verb in self._for_gold:
            return self._for_gold[action.verb](state, action, fare)
        return self._by_verb[action.verb](state, action)

    # -- ships -----------------------------------------------------------------------------------------------------

    def _sail(self, state: MuranoState, action: MuranoAction, fare: int) -> list[Reason]:
        """Return the reasons for the space to which the ship, or the trip that it begins, goes."""
        goes = self.goal(state, action)
        trial = state.copy()
        for left, reached in goes.moves:
            trial.apply(self.rules.words.sail[left * len(self.rules.board.ring) + reached])
        does = self._best(trial)
        fare += state.gold[state.turn] - trial.gold[state.turn]
        space = goes.moves[-1][1]
        if does.verb == SAIL:
            why = self._sail(trial, does, fare)
            # The space offers nothing, so no action follows before the next ship.
            then = self.goal(trial, does)
            another = {"space": then.moves[-1][1] + 1, "price": goes.price + then.price}
            return [*[one for one in why if not one.plain], Reason(ANOTHER, another, plain=True)]
        apart = self._ships.only_tile(state, goes)
        # The points of the first of several tiles are part of those of the visit.
        visit = self._visit(trial, does)
        told = {one.id for one in visit}
        why = [*visit, *(one for one in self.why(trial, does, fare) if one.id not in told)]
        if any(one.id == "builds-several" for one in why):
            why = [one for one in why if one.id not in PARTS]
        why = self._gold.as_well(state, goes, why)
        # Why this tile and no other one tells more than what is left, unless that is too little for others.
        why = [
            replace(one, data={**one.data, **apart})
            if one.id == "special-now" and apart and one.data["why"] != "dear"
            else one
            for one in why
        ]
        if any(one.id == "visit-for-card" for one in why):
            # The card for which a street makes room is told then.
            why = [
                replace(one, data={**one.data, "serves": 0}) if one.id == "room-for" else one for one in why
            ]
        less = self._ships.apart(state, goes)
        twin = 0 if less else self._ships.twin(state, goes)
        there = {THERE: space + 1, **({TWIN: twin} if twin else {})}
        # Reaching a space is no reason; the action there is one.
        why = [
            one
            if NEXT in one.data or one.condition or one.id in (TIES, "post-waits")
            else Reason(one.id, {**one.data, **there}, condition=one.condition, price=one.price)
            for one in why
        ]
        least = MUCH if any(NEXT in one.data for one in why) else TELLING
        if blocks := self._ships.blocks(state, goes.moves, least):
            # What gold pays for is told beside the gold, for which there is no room then.
            why = [*(one for one in why if NEXT not in one.data), *blocks]
        elif less:
            # What is told of the action fits both spaces: after the first of it, what sets this one apart tells more.
            at = 2 if any(one.condition or one.price for one in why[1:2]) else 1
            why[at:at] = less
        paid = int(bool(why and why[0].data.get("fare")))
        if self.rules.red_gold and trial.red_moved == fleet.SAILED:
            red = {"gold": self.rules.red_gold, "ships": len(goes.moves), "price": 0 if paid else goes.price}
            return (
                why
                if any(one.data.get("red") for one in why)
                else [*why, Reason("red-ship", red, plain=True)]
            )
        if len(goes.moves) == 1:
            return why
        # The table sends all ships of a trip together; the first one alone may bring something and end the turn; free ones need no word beside two reasons.
        trip = self._ships.trip(state, goes, paid)
        room = self._ships.makes_room(state, goes, why, paid)
        if room and trip.id == "trip":
            return [room, *(one for one in why if one.id != "special-pays")]
        # That the same costs less elsewhere is told of any ships.
        telling = len(why) if not goes.price else sum(not one.plain for one in why)
        cheap = trip.id == "trip" and goes.price <= CHEAP and telling > 1
        return why if cheap else [*why, trip]

    def _visit(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return what a visit to a building space brings in all, where it is more than one tile, and the card that it is for."""
        seat, trial, tiles, points, special = state.turn, state.copy(), 0, 0, False
        draws = action.verb == DRAW
        while action.verb in (BUILD, DRAW, KEEP):
            before = trial.points[seat]
            trial.apply(action)
            if action.verb == BUILD and action.a >= 0:
                # Which special building card is kept, and what it brings, is hidden.
                points += trial.points[seat] - before
                tiles += 1
                special |= self.rules.board.kinds[action.a].sort == SPECIAL
            if action.verb == DRAW:
                # What is drawn is hidden: it counts as a street without customers.
                trial.drawn = self._plain_street
            if trial.current_player != seat or trial.phase == phases.DONE:
                break
            action = self._best(trial)
        rises = max(earnings(trial, seat)) - max(earnings(state, seat))
        trial.turn = seat
        cards = self._building.gains.cards_total(trial) - self._building.gains.cards_total(state)
        data = {"tiles": tiles, "points": points, "picks": int(special), "gold": max(0, rises)}
        data["cards"] = max(0, cards)
        held = sum(state.tiles[seat])
        data |= {"street": int(draws), "held": held, "waits": held - tiles}
        found = [Reason("builds-several", data)] if tiles > 1 else []
        # Where a street comes first, what is built after it depends on what is drawn.
        return [*found, *(self._building.needs.held_for_card(state) if draws else [])]

    def _pass(self, state: MuranoState, action: MuranoAction, fare: int) -> list[Reason]:
        moved = state.copy()
        moved.ships, moved.red = after(state.ships, state.red, [(action.a, action.b)])
        moved.red_moved = fleet.SAILED if action.a == state.red else ""
        gold, *wanted = self._gold.gold(moved, self.judge.rules.gains["pass"], fare)
        blocks = self._ships.blocks(state, [(action.a, action.b)], MUCH if wanted else TELLING)
        unreached = [] if state.moved else self._gold.unreached(state)
        return [gold, *(blocks or [*unreached, *(wanted or self._builds_next(state, moved, gold))])]

    def _builds_next(self, before: MuranoState, state: MuranoState, gold: Reason) -> list[Reason]:
        """Return the reason of a tile that the next turn builds, or a street for it, with the ships as they lie now; where this turn could as well, that it can wait."""
        held, sites = sum(state.tiles[state.turn]), state.near & ~state.sites
        if not held or self._is_last(state) or not (sites or any(state.streets)):
            return []
        price = fares_to(self.judge, state)[BUILD]
        if price > gold.data["total"]:
            return []
        if (now := fares_to(self.judge, before)[BUILD]) <= before.gold[before.turn]:
            # What this turn can do as well is no reason to wait, only that it does not run away.
            return self._can_wait(state, price) if price <= now else []
        data = {"tiles": held, "price": price, "action": BUILD, "free": int(bool(sites))}
        return [Reason("builds-next", data, plain=True)]

    def _can_wait(self, state: MuranoState, price: int) -> list[Reason]:
        """Return the reason of the spaces on which the next turn can build for a price, if there are several: one more ship may close one of them."""
        later = state.copy()
        later.clear_turn()
        ring = zip(self.judge.ways.of(later), self.rules.board.ring, strict=True)
        reached = [
            space for space, (way, name) in enumerate(ring, 1) if way and name == BUILD and way.price == price
        ]
        if len(reached) < SPACES:
            return []
        spaces = {"count": len(reached), "no": reached[0], "second": reached[1], "price": price}
        return [Reason("build-can-wait", {**spaces, "action": BUILD}, plain=True)]

    def goal(self, state: MuranoState, action: MuranoAction) -> Way:
        """Return the way that begins with a ship's move and leads to the best space; of a decided trip that which it goes."""
        if isinstance(action, Whole):
            ships = cast("Sequence[MuranoAction]", action.parts)
            price = sum(fleet.price(state, state.sailed + number) for number in range(len(ships)))
            return Way(tuple((one.a, one.b) for one in ships), price)
        view = self.judge.view(state)
        wasteful = detours(self.judge, state) | dear(self.judge, state, view.takings)
        against = self.judge.against(state, view)
        ways = [
            (space not in wasteful, value, there)
            for value, space, there in self.judge.routes(state, view, (), against)
            if there.moves[0] == (action.a, action.b)
        ]
        if ways:
            return max(ways, key=lambda way: way[:2])[2]
        # A ship that is on no shortest way to a useful space still goes somewhere.
        return Way(((action.a, action.b),), fleet.price(state, state.sailed))

    def trip(self, state: MuranoState, action: MuranoAction) -> list[MuranoAction]:
        """Return all ships of the trip that one begins; any other action alone."""
        sail, spaces = self.rules.words.sail, len(self.rules.board.ring)
        if action.verb != SAIL:
            return [action]
        return [sail[left * spaces + reached] for left, reached in self.goal(state, action).moves]

    def plan(self, state: MuranoState, action: MuranoAction) -> tuple[list[MuranoAction], Sentence | None]:
        """Return the ships of the trip that one begins with what is to be done then, in words unless the turn is to end."""
        ships, trial = self.trip(state, action), state.copy()
        for ship in ships:
            trial.apply(ship)
        does = self._best(trial)
        return [*ships, does], None if does.verb == END else trial.say(does)

    def _best(self, state: MuranoState) -> MuranoAction:
        """Return the best action at the space of a ship; another ship moves only if nothing else is legal."""
        legal = cast("list[MuranoAction]", state.legal_actions())
        here = [action for action in legal if action.verb not in (SAIL, PASS)] or legal
        ratings = self.judge.rate(state, here)
        return here[max(range(len(here)), key=ratings.__getitem__)]

    # -- the end of the turn ---------------------------------------------------------------------------------------

    def _end(self, state: MuranoState, _: MuranoAction) -> list[Reason]:
        if state.phase == phases.ASSIGN:
            return [Reason("card-stays" if scoring.best(state, state.turn) else "nothing-scores")]
        if state.phase == phases.BUILD and not {action.verb for action in state.legal_actions()} & {
            BUILD,
            DRAW,
        }:
            return [Reason("no-tile-left")]
        if state.phase == phases.DONE:
            return [Reason("turn-complete")]
        held, free = [sum(tiles) for tiles in state.tiles], (state.near & ~state.sites).bit_count()
        own, held[state.turn] = held[state.turn], 0
        opens = self._building.opening(state)
        if not own and (sum(held) <= free or opens["where"] == "none"):
            # They have sites enough, or get none.
            held = [0 for _ in held]
        fits = self._building.fitting(state)
        fits["idle"] = fits["all"] - fits["fits"]
        fits["most"] = int(2 * fits["fits"] >= fits["all"])
        # Where nobody holds a tile, the first to buy and to build could be the next one with gold for it.
        after = [(state.turn + step) % len(held) for step in range(1, len(held))]
        least = min(self.rules.buy_prices.values())
        buyer = next((one for one in after if state.gold[one] >= least), after[0])
        rival = held.index(max(held)) if any(held) else buyer
        others = {"others": max(held), "count": sum(map(bool, held)), "rival": rival, "free": free}
        case = "opens" if any(held) else "nothing" if not fits["fits"] else "free" if free else "opens"
        leaves = Reason("leaves-islands", {"own": own, "case": case, **others, **fits, **opens})
        return [*(self._building.upset_by(state) if not own else []), leaves]


def of_this_turn(reasons: Sequence[Reason]) -> list[Reason]:
    """Return the reasons of an action without what later turns would have to bring."""
    now = [one for one in reasons if one.id not in LATER]
    return now if any(one.id == TIES for one in now) else [*now, Reason("last-turn", plain=True)]
