"""Reasons for characters and special buildings in Murano, as ids and data."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from ....murano import phases, scoring
from ....murano.actions import KEEP, MuranoAction
from ....murano.board import GLASS
from ....murano.people.characters import character_price
from ....murano.state import MuranoState
from ...knowledge import Reason
from ..islands import after_building
from ..promise import NEVER
from ..wishes import has_place, wishes
from .card_gains import ALIKE, CardGains, points_gained
from .special_uses import used

MUCH = 8
"""Points of a card that is worth its price at once."""
FEW = 5
"""Of so many cards one that counts much is little."""
EARLY = 15
"""With so many turns left, most of the game is to come."""
LATE = 6
"""With so few turns left, their number is told."""
GROWING = 6
"""With so many turns left, a new card is built for."""
PAID_LATER = 3
"""With so many turns left, a gondolier is paid and placed after the card."""


class CardReasons:
    """Explains looking at cards, keeping one, and scoring it.

    Args:
        gains: what own cards gain by a change.
    """

    def __init__(self, gains: CardGains) -> None:
        self.gains = gains
        self.judge = gains.judge
        self.rules = gains.rules
        self.board = gains.board

    def look(
        self, state: MuranoState, _: MuranoAction | None = None, gold: int | None = None
    ) -> list[Reason]:
        """Return the reasons for looking at characters with some gold: how good they may be, and gondoliers without a card."""
        seat = state.turn
        cards = len(scoring.unscored(state, seat))
        crew = self.gains.crew(state)
        posts = crew["posts"]
        found = []
        seen = min(state.perks[seat].seen, len(state.pile))
        price = character_price(state, seat)
        left = (state.gold[seat] if gold is None else gold) - price
        if idle := self._idle(state):
            names = [self.board.islands[island].id for island in idle]
            found.append(Reason("idle-serves", {"islands": names, "count": len(names)}))
        elif posts > cards:
            rivals = [0 if other == seat else len(own) for other, own in enumerate(state.characters)]
            most = {"most": max(rivals), "count": sum(map(bool, rivals)), "rival": rivals.index(max(rivals))}
            found.append(Reason("free-for-card", {**crew, "cards": cards, **most}))
        data = {"count": seen, "price": price, "left": left, **self._counting(state, posts - cards, left)}
        # Of gold that is still to come, what it is for tells what is left.
        data |= (
            self._gondolier(state, left) if gold is None and data["grows"] and not idle else {"rest": "none"}
        )
        if posts <= cards and not data["good"]:
            data |= {"rest": "instead", "cards": cards, **crew}
        best = Reason("best-of-cards", data)
        # Of gold that is still to come, a stock of cards that may grow says less than gondoliers who wait.
        first = data["good"] or (data["grows"] and gold is None)
        return [best, *found] if first else [*found, best]

    def _gondolier(self, state: MuranoState, left: int) -> dict[str, Any]:
        """Return whether the gold that is left is enough for a gondolier who serves the card, and his price."""
        posts = self.judge.view(state).posts
        post = min(posts.fares) if posts.hand else NEVER
        if post >= NEVER:
            return {"rest": "none"}
        return {"rest": "enough" if left >= post else "short", "post": post}

    def _idle(self, state: MuranoState) -> list[int]:
        """Return the islands with a gondolier of the player for whom no card is planned."""
        served = [*self.judge.view(state).plan.where]
        there = scoring.gondoliers(state, state.turn)
        return [island for island, count in enumerate(there) if count > served.count(island)]

    def _counting(self, state: MuranoState, spare: int, gold: int) -> dict[str, Any]:
        """Return how many of the cards that others may have or that may come would count much, for gondoliers to spare.

        These stand without a card, or so much gold is left for placing one.
        """
        seat, view = state.turn, self.judge.view(state)
        idle = scoring.gondoliers(state, seat)
        for one in scoring.best(state, seat):
            idle[one.island] -= 1
        hand = view.posts.hand if view.turns else 0
        paid = [int(hand > 0 and fare <= gold) for fare in view.posts.fares]
        there = [int(spare > 0 and (stands or can)) for stands, can in zip(idle, paid, strict=True)]
        pool = [card for card in self.rules.character_pile if card not in state.characters[seat]]
        at_once, good, later = (
            sum(max(row) >= MUCH for row in scoring.values(state, seat, pool, free))
            for free in (
                idle,
                there,
                [int(spare > 0 and hand > 0 and fare < NEVER) for fare in view.posts.fares],
            )
        )
        # Those that are neither in the pile nor with others lie in the box (MU-124).
        piled = 0 if len(state.pile) == len(pool) else len(state.pile)
        found: dict[str, Any] = {"all": len(pool), "pile": piled, "points": MUCH, "grows": 0, "few": 0}
        if not good and view.turns >= PAID_LATER and later * FEW >= len(pool):
            return {**found, "good": later, "posted": 2}
        if good * FEW < len(pool) and view.turns >= GROWING:
            # What few cards count already says little of cards that are built for.
            return {**found, "good": 0, "posted": 0, "grows": int(spare > 0)}
        return {**found, "good": good, "posted": int(at_once < good), "few": int(good * FEW < len(pool))}

    def keep(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for a card by the points that it adds."""
        card = action.json["card"]
        if state.phase == phases.SPECIAL:
            points = self.rules.specials[action.a].points
            turns = round(self.judge.worth.turns_left(state, state.turn))
            # In between, how many turns are left decides nothing.
            left = "many" if turns >= EARLY else turns if turns <= LATE else 0
            effect = Reason(
                "special-effect", {"special": card, "turns": left, **used(self.judge, state, action.a)}
            )
            return [Reason("points-now", {"points": points})] if points else [effect]
        after = state.copy()
        after.characters[state.turn].append(action.a)
        more = self.gains.cards_total(after) - self.gains.cards_total(state)
        if more > 0:
            served = next((one for one in scoring.best(after, state.turn) if one.card == action.a), None)
            if served is not None:
                data = {"card": card, "island": self.board.islands[served.island].id}
                data |= points_gained(more, served.points) | self._given_way(
                    state, after, served.points - more
                )
                return [Reason("card-adds", data), *self._open(state, action.a)]
        row = self.gains.added(state, action.a)
        best = max(
            self.gains.open_to(state), key=lambda one: (row[one], -self.gains.fare(state, one)), default=-1
        )
        if best >= 0 and row[best] > 0:
            left = state.gold[state.turn] - character_price(state, state.turn)
            there = (row[best], self.gains.fare(state, best))
            alike = (
                sum((row[one], self.gains.fare(state, one)) == there for one in self.gains.open_to(state)) - 1
            )
            placed = self.gains.placed(state, action.a, best, row[best], left)
            grows = int(self.gains.grows(action.a, state, best))
            return [
                replace(placed, data={**placed.data, "alike": alike, "grows": grows}),
                *self._open(state, action.a),
            ]
        found = self._open(state, action.a)
        if not found and self.rules.characters[action.a].counts_beads:
            found = [Reason("card-wants-beads", {"card": card, "factories": self._factories(state)})]
        return found or [Reason("card-can-grow", {"card": card})]

    def _factories(self, state: MuranoState) -> int:
        """Return the number of the player's glass factories, with those not built yet."""
        kinds = self.board.kinds
        held = sum(count for kind, count in enumerate(state.tiles[state.turn]) if kinds[kind].sort == GLASS)
        return state.factories[state.turn] + held

    def _given_way(self, before: MuranoState, after: MuranoState, points: int) -> dict[str, Any]:
        """Return the one card that counts so many points less after a change, as data; none where several give way."""
        now = {one.card: one.points for one in scoring.best(after, before.turn)}
        for one in scoring.best(before, before.turn):
            if points > 0 and one.points - now.get(one.card, 0) == points:
                return {"character": self.rules.characters[one.card].id, "less": points}
        return {"less": 0}

    def _open(self, state: MuranoState, card: int) -> list[Reason]:
        """Return the reason of the island on which a card lacks least or grows most."""
        view = self.judge.view(state)
        id_ = self.rules.characters[card].id
        free = [
            number
            for number in range(self.judge.worth.islands)
            if view.posts.there[number] or (view.posts.hand and view.posts.fares[number] < NEVER)
        ]
        if not free or self.rules.characters[card].counts_beads:
            return []
        own = self.rules.characters[card].island
        hopes = {one: view.islands[one].hope(card, view.whole) for one in free}
        sites = state.near & ~state.sites
        top = max(hopes.values()) - ALIKE
        # Of islands that are as good it is one with a gondolier or a free site.
        best = (
            own
            if own >= 0
            else max(
                (one for one in free if hopes[one] > top),
                key=lambda one: (
                    bool(view.posts.there[one]),
                    any(sites >> site & 1 for site in self.board.islands[one].sites),
                    hopes[one],
                ),
            )
        )
        lacks = self.gains.lacking(state, card, best)
        if 0 < lacks < NEVER:
            alike = sum(hopes[one] > hopes[best] - ALIKE for one in free if one != best) if own < 0 else 0
            data = {"card": id_, "island": self.board.islands[best].id, "alike": alike}
            needs = self.gains.needs(state, card, best)
            needs["early"] = int(self.judge.worth.turns_left(state, state.turn) >= EARLY)
            return [Reason("new-card-lacks", {**data, **needs}), *self.gains.spoiled_by(state, card, best)]
        look = self.gains.promise(card)(scoring.tally(state, best), state.turn, state.beads[state.turn])
        if look.growth and not look.points:
            if own < 0 and max(hopes.values()) - min(hopes.values()) < ALIKE:
                return [
                    Reason("card-grows-anywhere", {"card": id_, "held": self._serving(state, card, best)})
                ]
            return [Reason("card-grows-there", {"card": id_, "island": self.board.islands[best].id})]
        return []

    def _serving(self, state: MuranoState, card: int, island: int) -> int:
        """Return the number of unbuilt tiles of the player that a card would count on an island."""
        seat, tally = state.turn, scoring.tally(state, island)
        found = 0
        for kind, count in enumerate(state.tiles[seat]):
            then = after_building(tally, seat, kind, owned=self.board.kinds[kind].owned)
            rises = self.gains.promise(card)(then, seat, state.beads[seat]).points > self.gains.promise(card)(tally, seat, state.beads[seat]).points  # fmt: skip
            found += count if rises else 0
        return found

    def decline(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for keeping no card, by the one that the judgement likes best."""
        legal = cast("list[MuranoAction]", state.legal_actions())
        offered = [one.a for one in legal if one.verb == KEEP]
        gains = self.judge.view(state).cards(offered)
        best = max(zip(gains, offered, strict=True), default=(0.0, -1))[1]
        return self.declined(state, best)

    def declined(self, state: MuranoState, best: int) -> list[Reason]:
        """Return the reasons for keeping no card where one is the best of them: what it lacks or counts, and what its price leaves."""
        price = character_price(state, state.turn)
        posts = self.gains.crew(state)["posts"]
        if posts <= len(scoring.unscored(state, state.turn)) or best < 0:
            return [Reason("nobody-for-card"), self._saved(state, price, NEVER)]
        turns = round(self.judge.worth.turns_left(state, state.turn))
        data = {"card": self.rules.characters[best].id, "price": price}
        data["turns"] = turns if turns <= LATE else 0
        own = self.rules.characters[best].island
        fares = self.judge.view(state).posts.fares
        idle = self._idle(state)
        post = NEVER if idle else fares[own] if own >= 0 else min(fares)
        saves = self._saved(state, price, post)
        lacks = [one for one in self._open(state, best) if one.id == "new-card-lacks"]
        if lacks:
            return [Reason("offered-lacks", {**lacks[0].data, **data}), saves]
        row = scoring.values(state, state.turn, [best])[0]
        within = {*idle, *self.gains.open_to(state)}
        points = max((row[one] for one in within), default=0)
        held = sum(state.tiles[state.turn])
        # Factories make the beads that a card counts.
        serve = self.rules.characters[best].counts_beads or any(
            self._serving(state, best, one) for one in within
        )
        return [Reason("offered-counts", {**data, "points": points, "tiles": 0 if serve else held}), saves]

    def _saved(self, state: MuranoState, price: int, post: int) -> Reason:
        """Return the reason of the gold that a card costs: what else it pays for, or its gondolier, if too little would be left for either."""
        held = state.gold[state.turn]
        data: dict[str, Any] = {"gold": price, "held": held, "left": held - price}
        # A gondolier who makes an own card count brings more than any tile for as much.
        own = self.gains.waiting(state)
        if own and held - price < own["price"]:
            kept = {"costs": own["price"], "short": max(0, own["price"] - held)}
            names = {name: own[name] for name in ("card", "island", "points")}
            return Reason("saves-gold", {**data, "pays": "own", **kept, **names})
        wanted = [
            one
            for one in wishes(self.judge, state)
            if one.action in state.rules.board.building_sorts
            and has_place(state, one)
            and held - price < one.price <= held
        ]
        if wanted:
            best = max(wanted, key=lambda one: one.value - one.price)
            return Reason("saves-gold", {**data, "pays": "tile", "action": best.action, "costs": best.price})
        short = held - price < post < NEVER
        return Reason(
            "saves-gold",
            {**data, "pays": "post", "costs": post}
            if short
            else {**data, "pays": "none", "looks": int(len(state.pile) >= state.perks[state.turn].seen)},
        )

    def score(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reason for scoring a card on an island."""
        points = scoring.values(state, state.turn, [action.a])[0][action.b]
        data = {"card": action.json["card"], "island": action.json["island"], "points": points}
        return [Reason("scores-card", data)]
