"""Reasons for cards and gondoliers in Murano, as ids and data, by the best assignment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ...murano import phases, scoring
from ...murano.actions import KEEP, MuranoAction
from ...murano.board import GLASS
from ...murano.people.characters import character_price
from ...murano.state import MuranoState
from ..knowledge import Reason
from .coming import can_count
from .islands import after_building
from .judge import Judge
from .promise import NEVER, Look, looks

LACKING = 3
"""Most missing things of a card that are named."""
MUCH = 8
"""Points of a card that is worth its price at once."""
ALIKE = 0.5
"""Islands on which a card promises so many points more or less are alike for it."""
EVEN = 0.5
"""A card that is worth so much less than its price, in points, or more is worth about its price."""


class CardReasons:
    """Explains characters, special buildings and gondoliers.

    Args:
        judge: the judgement that chose the actions.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.board = judge.rules.board
        self._looks = looks(judge.rules.board)

    # -- what several have in common -------------------------------------------------------------------------------

    def lacking(self, state: MuranoState, card: int, island: int) -> int:
        """Return the number of things that a card lacks on an island: 0 if it counts or is complete, `NEVER` if it cannot be."""
        if self.rules.characters[card].island not in (-1, island):
            return NEVER
        seat = state.turn
        tally, look = scoring.tally(state, island), self._looks[card]
        promise = look(tally, seat, state.beads[seat])
        if promise.growth:
            return 0
        return promise.missing if can_count(state, look, tally, seat) else NEVER

    def cards_total(self, state: MuranoState) -> int:
        """Return the points of the player's cards now, by the best assignment."""
        return sum(one.points for one in scoring.best(state, state.turn))

    def grown(self, state: MuranoState, after: MuranoState, island: int) -> list[Reason]:
        """Return the reason of the card that gains most by a change of an island, if the best assignment brings more than before."""
        seat = state.turn
        more = sum(one.points for one in scoring.best(after, seat)) - self.cards_total(state)
        if more <= 0:
            return []
        most = self._gainer(state, after)
        if most.island != island and (frees := self._frees(state, after, island, most)):
            return [Reason("cards-chain", {**frees, "points": more})]
        data = {"card": self.rules.characters[most.card].id, "island": self.board.islands[most.island].id}
        return [Reason("cards-gain", {**data, "points": more})]

    def _frees(
        self, state: MuranoState, after: MuranoState, island: int, most: scoring.Scored
    ) -> dict[str, Any]:
        """Return the card that counts on a changed island then, so that its gondolier is free for another card."""
        before = {one.card: one.island for one in scoring.best(state, state.turn)}
        for one in scoring.best(after, state.turn):
            if one.island == island and before.get(one.card) == most.island != island:
                names = {"card": self.rules.characters[one.card].id, "island": self.board.islands[island].id}
                other = {"character": self.rules.characters[most.card].id}
                return {**names, **other, "islands": [self.board.islands[most.island].id]}
        return {}

    def safer(self, state: MuranoState, after: MuranoState, island: int) -> list[Reason]:
        """Return the reason of an own card that counts whoever has most buildings on an island, for a greater lead there."""
        seat, view = state.turn, self.judge.view(state)
        for number, where in zip(view.own, view.plan.where, strict=True):
            had, then = (
                self._looks[number](scoring.tally(one, island), seat, one.beads[seat])
                for one in (state, after)
            )
            if where != island or had.growth or had.missing or then.missing or then.risk >= had.risk:
                continue
            own, *others = (sum(row) for row in _from(scoring.tally(after, island).owned, seat))
            data = {"card": self.rules.characters[number].id, "island": self.board.islands[island].id}
            return [Reason("card-safer", {**data, "own": own, "others": max(others)})]
        return []

    def _gainer(self, state: MuranoState, after: MuranoState) -> scoring.Scored:
        """Return the card of the best assignment that gains most by a change."""
        before = {one.card: one.points for one in scoring.best(state, state.turn)}
        return max(scoring.best(after, state.turn), key=lambda one: one.points - before.get(one.card, 0))

    def lacks(self, state: MuranoState, after: MuranoState) -> list[Reason]:
        """Return the reason of the card that gets nearer to its condition on its planned island."""
        view = self.judge.view(state)
        found: list[tuple[int, Reason]] = []
        for number, where, row in zip(view.own, view.plan.where, view.rows, strict=True):
            island = where if where >= 0 else max(range(len(row)), key=row.__getitem__)
            had, lacks = self.lacking(state, number, island), self.lacking(after, number, island)
            if lacks < had and lacks <= LACKING:
                data = {"card": self.rules.characters[number].id, "island": self.board.islands[island].id}
                found.append((lacks, Reason("card-lacks", {**data, "missing": lacks})))
        return [reason for _, reason in sorted(found, key=lambda pair: pair[0])[:1]]

    def could_count(self, state: MuranoState, after: MuranoState, island: int) -> list[Reason]:
        """Return the reason of the own card that counts more on a changed island than anywhere before, with a gondolier to come."""
        seat, posts = state.turn, self.judge.view(state).posts
        if not (posts.there[island] or (posts.hand and posts.fares[island] < NEVER)):
            return []
        own = scoring.unscored(state, seat)
        rows = zip(own, scoring.values(state, seat, own), scoring.values(after, seat, own), strict=True)
        gains = [(then[island], card) for card, now, then in rows if then[island] > max(now)]
        if not gains:
            return []
        points, card = max(gains)
        data = {"card": self.rules.characters[card].id, "island": self.board.islands[island].id}
        return [Reason("card-with-gondolier", {**data, "points": points})]

    def grows(self, card: int, state: MuranoState, island: int) -> bool:
        """Return whether a card counts each further thing, without a condition."""
        seat = state.turn
        return bool(self._looks[card](scoring.tally(state, island), seat, state.beads[seat]).growth)

    def promise(self, card: int) -> Look:
        """Return the function that finds the promise of a card."""
        return self._looks[card]

    # -- cards -----------------------------------------------------------------------------------------------------

    def look(
        self, state: MuranoState, _: MuranoAction | None = None, gold: int | None = None
    ) -> list[Reason]:
        """Return the reasons for looking at characters with some gold: how good they may be, and gondoliers without a card."""
        seat = state.turn
        cards = len(scoring.unscored(state, seat))
        posts = state.gondoliers[seat] + sum(scoring.gondoliers(state, seat))
        found = []
        if idle := self._idle(state):
            names = [self.board.islands[island].id for island in idle]
            found.append(Reason("idle-serves", {"islands": names, "count": len(names)}))
        elif posts > cards:
            found.append(Reason("free-for-card", {"posts": posts, "cards": cards}))
        seen = min(state.perks[seat].seen, len(state.pile))
        price = character_price(state, seat)
        left = (state.gold[seat] if gold is None else gold) - price
        data = {"count": seen, "price": price, "left": left, **self._counting(state, posts - cards, left)}
        best = Reason("best-of-cards", data)
        return [best, *found] if data["good"] else [*found, best]

    def _idle(self, state: MuranoState) -> list[int]:
        """Return the islands with a gondolier of the player for whom no card is planned."""
        served = [*self.judge.view(state).plan.where]
        there = scoring.gondoliers(state, state.turn)
        return [island for island, count in enumerate(there) if count > served.count(island)]

    def _counting(self, state: MuranoState, spare: int, gold: int) -> dict[str, int]:
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
        at_once, good = (
            sum(max(row) >= MUCH for row in scoring.values(state, seat, pool, free)) for free in (idle, there)
        )
        return {"good": good, "all": len(pool), "points": MUCH, "posted": int(at_once < good)}

    def keep(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for a card by the points that it adds."""
        card = action.json["card"]
        if state.phase == phases.SPECIAL:
            points = self.rules.specials[action.a].points
            effect = Reason("special-effect", {"special": card})
            return [Reason("points-now", {"points": points})] if points else [effect]
        after = state.copy()
        after.characters[state.turn].append(action.a)
        more = self.cards_total(after) - self.cards_total(state)
        if more > 0:
            served = next((one for one in scoring.best(after, state.turn) if one.card == action.a), None)
            if served is not None:
                island = self.board.islands[served.island].id
                return [
                    Reason("card-adds", {"card": card, "island": island, **_gain(more, served.points)}),
                    *self._open(state, action.a),
                ]
        row = scoring.values(state, state.turn, [action.a])[0]
        best = max(range(len(row)), key=row.__getitem__)
        if row[best] > 0 and state.gondoliers[state.turn]:
            data = {"card": card, "island": self.board.islands[best].id, "points": row[best]}
            return [Reason("card-with-gondolier", data), *self._open(state, action.a)]
        found = self._open(state, action.a)
        if not found and self.rules.characters[action.a].counts_beads:
            found = [Reason("card-wants-beads", {"card": card, "factories": self._factories(state)})]
        return found or [Reason("card-can-grow", {"card": card})]

    def _factories(self, state: MuranoState) -> int:
        """Return the number of the player's glass factories, with those not built yet."""
        kinds = self.board.kinds
        held = sum(count for kind, count in enumerate(state.tiles[state.turn]) if kinds[kind].sort == GLASS)
        return state.factories[state.turn] + held

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
        best = own if own >= 0 else max(free, key=hopes.__getitem__)
        lacks = self.lacking(state, card, best)
        if 0 < lacks < NEVER:
            tally = scoring.tally(state, best)
            for kind, count in enumerate(state.tiles[state.turn]):
                for _ in range(count):
                    tally = after_building(tally, state.turn, kind, owned=self.board.kinds[kind].owned)
            then = self._looks[card](tally, state.turn, state.beads[state.turn]).missing
            data = {"card": id_, "island": self.board.islands[best].id, "missing": lacks}
            return [Reason("new-card-lacks", {**data, "held": max(0, lacks - then)})]
        look = self._looks[card](scoring.tally(state, best), state.turn, state.beads[state.turn])
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
            rises = self._looks[card](then, seat, state.beads[seat]).points > self._looks[card](tally, seat, state.beads[seat]).points  # fmt: skip
            found += count if rises else 0
        return found

    def decline(self, state: MuranoState, _: MuranoAction) -> list[Reason]:
        """Return the reasons for keeping no card."""
        saves = Reason("saves-gold", {"gold": character_price(state, state.turn)})
        posts = state.gondoliers[state.turn] + sum(scoring.gondoliers(state, state.turn))
        if posts <= len(scoring.unscored(state, state.turn)):
            return [Reason("nobody-for-card"), saves]
        best = self._best_offered(state)
        if any(one.id.endswith("-even") for one in best):
            return [*best, saves]
        return [*best, Reason("no-card-fits"), saves]

    def _best_offered(self, state: MuranoState) -> list[Reason]:
        """Return what the best of the cards looked at lacks or counts."""
        offered = [action.a for action in cast("list[MuranoAction]", state.legal_actions()) if action.verb == KEEP]  # fmt: skip
        if not offered or state.phase == phases.SPECIAL:
            return []
        gains = dict(zip(offered, self.judge.view(state).cards(offered), strict=True))
        best = max(offered, key=gains.__getitem__)
        price = character_price(state, state.turn)
        gold = state.gold[state.turn]
        cost = self.judge.view(state).money(gold) - self.judge.view(state).money(gold - price)
        even = "-even" if gains[best] > cost - EVEN else ""
        data = {"card": self.rules.characters[best].id, "price": price}
        for found in self._open(state, best):
            if found.id == "new-card-lacks":
                return [Reason(f"offered-lacks{even}", {**found.data, **data})]
        points = max(0, *scoring.values(state, state.turn, [best])[0])
        return [Reason(f"offered-counts{even}", {**data, "points": points})]

    def score(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reason for scoring a card on an island."""
        points = scoring.values(state, state.turn, [action.a])[0][action.b]
        data = {"card": action.json["card"], "island": action.json["island"], "points": points}
        return [Reason("scores-card", data)]

    # -- gondoliers ------------------------------------------------------------------------------------------------

    def place(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for placing a gondolier, by the best assignment."""
        seat = state.turn
        island = self.board.island_of_gondola[action.a]
        name = action.json["island"]
        found = self.posted(state, island)
        free = [one for one in self.board.islands[island].gondolas if state.gondolas[one] < 0]
        if len(free) == 1 and found:
            found.append(
                Reason("last-gondola", {"island": name, "rival": self._posting_next(state, free[0])})
            )
        # Another island is a second sentence already.
        if self.board.gondola_colours[action.a] == seat and not any(one.data.get("count") for one in found):
            own, other = state.perks[seat].own, state.perks[seat].other
            if other > own:
                found.append(Reason("own-gondola", {"gold": own, "other": other}))
        return found or [Reason("idle-gondolier", {"points": self.rules.idle_points})]

    def _posting_next(self, state: MuranoState, gondola: int) -> int | str:
        """Return the first of the others who has a gondolier in hand and the gold for a gondola, none where nobody has."""
        for step in range(1, self.rules.count):
            rival = (state.turn + step) % self.rules.count
            perks = state.perks[rival]
            price = perks.own if self.board.gondola_colours[gondola] == rival else perks.other
            if state.gondoliers[rival] and state.gold[rival] >= price:
                return rival
        return "none"

    def posted(self, state: MuranoState, island: int) -> list[Reason]:
        """Return the reasons for a gondolier on an island: the card that counts there then, or one that he is to serve later."""
        after = state.copy()
        free = (one for one in self.board.islands[island].gondolas if state.gondolas[one] < 0)
        after.gondolas[next(free)] = state.turn
        after.gondoliers[state.turn] -= 1
        more = self.cards_total(after) - self.cards_total(state)
        if more <= 0:
            return self.serves(state, island)
        most = self._gainer(state, after)
        if most.island != island:
            frees = self._frees(state, after, island, most)
            name = {"island": self.board.islands[island].id, "points": more}
            return [Reason("post-chain", {**frees, **name}) if frees else Reason("post-more", name)]
        data = {
            "card": self.rules.characters[most.card].id,
            "island": self.board.islands[island].id,
            **_gain(more, most.points),
        }
        if beside := self._beside(after, most):
            return [Reason("post-beside", {**data, "points": more, **beside})]
        return [Reason("post-scores", {**data, **self._elsewhere(after, most.card, island)})]

    def _beside(self, state: MuranoState, most: scoring.Scored) -> dict[str, Any]:
        """Return the other card that is served where a card would count more: the gondolier there serves only one."""
        row = scoring.values(state, state.turn, [most.card])[0]
        for one in scoring.best(state, state.turn):
            if one.island != most.island and row[one.island] >= most.points:
                name = self.rules.characters[one.card].id
                return {"character": name, "islands": [self.board.islands[one.island].id]}
        return {}

    def _elsewhere(self, state: MuranoState, card: int, island: int) -> dict[str, Any]:
        """Return where else a card would count most, if a gondolier stood there: what lies before its owner says that, too."""
        points = scoring.values(state, state.turn, [card])[0]
        most = max(points)
        there = scoring.gondoliers(state, state.turn)
        others = [
            self.board.islands[one].id
            for one, worth in enumerate(points)
            if worth == most and one != island and not there[one]
        ]
        if most < max(1, points[island]) or min(points) == most:
            # Where it counts the same everywhere, no other island need be named.
            others = []
        return {"count": len(others), "islands": others, "most": most}

    def serves(self, state: MuranoState, island: int) -> list[Reason]:
        """Return the reasons of the cards that a gondolier is to serve on an island later."""
        view, name = self.judge.view(state), self.board.islands[island].id
        found = []
        for number, where in zip(view.own, view.plan.where, strict=True):
            if where == island:
                lacks = self.lacking(state, number, island)
                data = {"card": self.rules.characters[number].id, "island": name}
                lacking = Reason("post-for-card", {**data, "missing": lacks})
                found.append(lacking if 0 < lacks <= LACKING else Reason("post-for-later", data))
        return found

    def hire(self, state: MuranoState, _: MuranoAction | None = None) -> list[Reason]:
        """Return the reasons for one more gondolier."""
        seat = state.turn
        posts = state.gondoliers[seat] + sum(scoring.gondoliers(state, seat))
        cards = len(scoring.unscored(state, seat))
        if serves := self._served_by_one_more(state):
            return [Reason("hire-serves", serves)]
        if cards > posts:
            return [Reason("cards-unserved", {"cards": cards, "posts": posts})]
        return [Reason("one-more-gondolier" if state.gondoliers[seat] else "no-gondolier")]

    def _served_by_one_more(self, state: MuranoState) -> dict[str, Any]:
        """Return the card that gains most where one more gondolier is placed, if all others are."""
        if state.gondoliers[state.turn]:
            return {}
        more = state.copy()
        more.gondoliers[state.turn] = 1
        told = [one.data for island, fare in enumerate(self.judge.view(more).posts.fares) if fare < NEVER for one in self.posted(more, island) if one.id == "post-scores"]  # fmt: skip
        best = max(told, key=lambda data: int(data["points"]), default=None)
        return {name: best[name] for name in ("card", "island", "points")} if best else {}


def _gain(points: int, total: int) -> dict[str, int]:
    """Return what all cards gain, what the one that is named counts, and what of that is new, 0 for all of it."""
    return {"points": points, "total": max(points, total), "new": points if points < total else 0}


def _from(rows: Sequence[Sequence[int]], seat: int) -> list[Sequence[int]]:
    """Return the rows of all seats, one of them first."""
    return [rows[seat], *rows[:seat], *rows[seat + 1 :]]
