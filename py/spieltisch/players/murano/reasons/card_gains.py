"""What a change of an island does for the player's cards in Murano, as reasons, by the best assignment."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from ....murano import scoring
from ....murano.cards.terms import Tally
from ....murano.people import worth
from ....murano.people.characters import character_price
from ....murano.scoring import assignment
from ....murano.state import MuranoState
from ...knowledge import Reason
from ..crew import fares
from ..islands import after_building
from ..judge import Judge
from ..promise import NEVER, Look, looks
from .coming import can_count
from .missing import needed, spoilers

LACKING = 3
"""Most missing things of a card that are named."""
WAITING = 6
"""Least points of a card at once for which its gondolier is named beside something else."""
ALIKE = 0.5
"""Islands on which a card promises so many points more or less are alike for it."""


class CardGains:
    """Explains what own cards gain, or come to lack less, by a change.

    Args:
        judge: the judgement that chose the actions.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.board = judge.rules.board
        self._looks = looks(judge.rules.board)

    # -- single cards ----------------------------------------------------------------------------------------------

    def promise(self, card: int) -> Look:
        """Return the function that finds the promise of a card."""
        return self._looks[card]

    def grows(self, card: int, state: MuranoState, island: int) -> bool:
        """Return whether a card counts each further thing, without a condition."""
        seat = state.turn
        return bool(self._looks[card](scoring.tally(state, island), seat, state.beads[seat]).growth)

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

    def crew(self, state: MuranoState) -> dict[str, int]:
        """Return how many gondoliers of the player can still serve a card, and how many of them stand on gondolas."""
        placed = sum(scoring.gondoliers(state, state.turn))
        return {"posts": state.gondoliers[state.turn] + placed, "placed": placed}

    def needs(
        self, state: MuranoState, card: int, island: int, then: Tally | None = None, but: Container[int] = ()
    ) -> dict[str, Any]:
        """Return what a card still needs on an island as it is, or as it is then, besides the tiles that the player holds for it.

        Kinds of tiles of which the held ones lie there then are not counted again.
        """
        tally, held = self._with_held(state, card, then or scoring.tally(state, island), but)
        own, plan = [*self.judge.view(state).own], self.judge.view(state).plan
        if card in own:
            stands = bool(self.reaches(state, own.index(card), island).get("stands"))
        else:
            # Those who serve other cards there are not free for a new one.
            stands = self.judge.view(state).posts.there[island] > [*plan.where].count(island)
        needs = needed(state, self._looks[card], tally, island, stands=stands)
        return {**needs, "held": held}

    def _with_held(
        self, state: MuranoState, card: int, tally: Tally, but: Container[int]
    ) -> tuple[Tally, int]:
        """Return such an island with those unbuilt tiles of the player that a card lacks there, but for some kinds, and their number."""
        seat, look, found = state.turn, self._looks[card], 0
        for kind, count in enumerate(state.tiles[seat]):
            for _ in range(0 if kind in but else count):
                after = after_building(tally, seat, kind, owned=self.board.kinds[kind].owned)
                lacks = look(tally, seat, state.beads[seat]).missing
                if look(after, seat, state.beads[seat]).missing < lacks:
                    tally, found = after, found + 1
        return tally, found

    def spoiled_by(self, state: MuranoState, card: int, island: int) -> list[Reason]:
        """Return the reason of the sort of tiles of which others may build none on an island for a card, and who holds one."""
        seat, count = state.turn, self.rules.count
        for sort in spoilers(state, self._looks[card], scoring.tally(state, island)):
            kinds = self.board.kinds_of[sort]
            holding = [
                rival
                for rival in ((seat + step) % count for step in range(1, count))
                if any(state.tiles[rival][kind] for kind in kinds)
            ]
            data = {"card": self.rules.characters[card].id, "island": self.board.islands[island].id}
            rival: int | str = holding[0] if holding else "none"
            return [Reason("card-spoiled-by", {**data, "gained": sort, "rival": rival}, plain=True)]
        return []

    # -- changes ---------------------------------------------------------------------------------------------------

    def cards_total(self, state: MuranoState) -> int:
        """Return the points of the player's cards now, by the best assignment."""
        return sum(one.points for one in scoring.best(state, state.turn))

    def grown(self, state: MuranoState, after: MuranoState, island: int) -> list[Reason]:
        """Return the reason of the card that gains most by a change of an island, if the best assignment brings more than before."""
        seat = state.turn
        more = sum(one.points for one in scoring.best(after, seat)) - self.cards_total(state)
        if more <= 0:
            return []
        most = self.gainer(state, after)
        if most.island != island and (frees := self.frees(state, after, island, most)):
            return [Reason("cards-chain", {**frees, "points": more})]
        data = {"card": self.rules.characters[most.card].id, "island": self.board.islands[most.island].id}
        return [Reason("cards-gain", {**data, "points": more})]

    def gainer(self, state: MuranoState, after: MuranoState) -> scoring.Scored:
        """Return the card of the best assignment that gains most by a change."""
        before = {one.card: one.points for one in scoring.best(state, state.turn)}
        return max(scoring.best(after, state.turn), key=lambda one: one.points - before.get(one.card, 0))

    def frees(
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

    def lacks(self, state: MuranoState, after: MuranoState) -> list[Reason]:
        """Return the reason of the card that gets nearer to its condition on its planned island."""
        view = self.judge.view(state)
        found: list[tuple[int, Reason]] = []
        # The turn may be over then.
        after = after.copy()
        after.turn = state.turn
        for index, (number, where, row) in enumerate(zip(view.own, view.plan.where, view.rows, strict=True)):
            island = where if where >= 0 else max(range(len(row)), key=row.__getitem__)
            if not self.reaches(state, index, island):
                continue
            had, lacks = self.lacking(state, number, island), self.lacking(after, number, island)
            if lacks < had and lacks <= LACKING:
                data: dict[str, Any] = {
                    "card": self.rules.characters[number].id,
                    "island": self.board.islands[island].id,
                }
                data |= {**self.needs(after, number, island), "worst": 0}
                found.append((lacks, Reason("card-lacks", data)))
        return [reason for _, reason in sorted(found, key=lambda pair: pair[0])[:1]]

    def could_count(self, state: MuranoState, after: MuranoState, island: int) -> list[Reason]:
        """Return the reason of the own card that counts more on a changed island than anywhere before, with a gondolier to come."""
        seat = state.turn
        if island not in self.open_to(state) or self._most(after, seat) <= self._most(state, seat):
            return []
        own = scoring.unscored(state, seat)
        rows = zip(own, scoring.values(state, seat, own), scoring.values(after, seat, own), strict=True)
        gains = [(then[island], card) for card, now, then in rows if then[island] > max(now)]
        if not gains:
            return []
        points, card = max(gains)
        return [self.placed(state, card, island, points)]

    def added(self, state: MuranoState, card: int) -> list[int]:
        """Return per island what a new card would add there, served by a gondolier in hand who may serve no waiting card then."""
        seat = state.turn
        *own, row = scoring.values(state, seat, [*scoring.unscored(state, seat), card])
        had = self._employed(state, seat, own)
        found = []
        for island, points in enumerate(row):
            only = [points if one == island else 0 for one in range(len(row))]
            found.append(min(points, self._employed(state, seat, [*own, only]) - had))
        return found

    def helps(self, state: MuranoState, number: int, island: int, now: int, then: int) -> bool:
        """Return whether an own card that counts more on an island lets all of them count more, once all gondoliers are placed."""
        totals = []
        for points in (now, then):
            rows = [[*row] for row in scoring.values(state, state.turn, scoring.unscored(state, state.turn))]
            rows[number][island] = points
            totals.append(self._employed(state, state.turn, rows))
        return totals[1] > totals[0]

    def _most(self, state: MuranoState, seat: int) -> int:
        """Return the points of a seat's cards once its gondoliers in hand are placed as well."""
        return self._employed(state, seat, scoring.values(state, seat, scoring.unscored(state, seat)))

    def _employed(self, state: MuranoState, seat: int, rows: Sequence[Sequence[int]]) -> int:
        """Return the points of cards by the best assignment to the gondoliers on gondolas and to those who are placed later."""
        hands = worth.crew(state, seat)
        crew = (hands.there, state.gondoliers[seat], hands.berths, self.rules.idle_points)
        ways = zip(rows, assignment.employ(rows, *crew), strict=True)
        return sum(row[island] for row, (island, _) in ways if island >= 0)

    # -- one more gondolier ----------------------------------------------------------------------------------------

    def further(self, state: MuranoState, seat: int, left: int) -> dict[str, Any]:
        """Return whether the gold that is left to a seat is enough for what comes next: a gondolier for a card without one, or a further card with one."""
        post = min(fares(state, seat))
        waits = len(scoring.unscored(state, seat)) > sum(scoring.gondoliers(state, seat))
        never = not state.gondoliers[seat] or post >= NEVER or not (waits or state.pile)
        if never or self.judge.worth.turns_left(state, seat) <= 1:
            return {"rest": "none"}
        price = post if waits else post + character_price(state, seat)
        rest = "enough" if left >= price else "short"
        return {"rest": rest, "left": left, "both": price, "waits": int(waits)}

    def fare(self, state: MuranoState, island: int) -> int:
        """Return the gold for placing one more gondolier on an island, `NEVER` where no gondola is free."""
        return self.judge.view(state).posts.fares[island]

    def open_to(self, state: MuranoState) -> list[int]:
        """Return the islands on which the player can place one more gondolier, now or later."""
        islands = range(len(self.board.islands)) if state.gondoliers[state.turn] else ()
        return [island for island in islands if self.fare(state, island) < NEVER]

    def waiting(self, state: MuranoState) -> dict[str, Any]:
        """Return the card that gains much at once by one more gondolier, with the island and his price; nothing where none does."""
        found, now = [], self.cards_total(state)
        for island in self.open_to(state):
            after = state.copy()
            free = (one for one in self.board.islands[island].gondolas if state.gondolas[one] < 0)
            after.gondolas[next(free)] = state.turn
            after.gondoliers[state.turn] -= 1
            points = self.cards_total(after) - now
            if points >= WAITING and (most := self.gainer(state, after)).island == island:
                found.append((points - self.fare(state, island), -island, points, most.card))
        if not found:
            return {}
        _, island, points, card = max(found)
        names = {"card": self.rules.characters[card].id, "island": self.board.islands[-island].id}
        return {**names, "points": points, "price": self.fare(state, -island)}

    def reaches(self, state: MuranoState, number: int, island: int) -> dict[str, int]:
        """Return whether a gondolier on an island is free for one of the own cards, or the price of one who can be placed; nothing where none is to come.

        Args:
            state: the position.
            number: of the card among those not scored yet.
            island: its number.
        """
        view = self.judge.view(state)
        planned, there = [*view.plan.where].count(island), view.posts.there[island]
        if there and there >= planned + (view.plan.where[number] != island):
            return {"stands": 1, "price": 0, "more": 0}
        can = view.posts.hand and view.posts.fares[island] < NEVER
        return {"stands": 0, "price": view.posts.fares[island], "more": int(there > 0)} if can else {}

    def placed(
        self, state: MuranoState, card: int, island: int, points: int, gold: int | None = None
    ) -> Reason:
        """Return the reason of what a card counts on an island with one more gondolier there, what that takes, and what of it is missing."""
        data = {"card": self.rules.characters[card].id, "island": self.board.islands[island].id}
        takes = {"price": self.fare(state, island), "last": int(state.gondoliers[state.turn] == 1)}
        takes["short"] = max(0, takes["price"] - (state.gold[state.turn] if gold is None else gold))
        takes |= {"alike": 0, "grows": 0}
        takes["any"] = int(self.rules.characters[card].counts_beads)
        return Reason("card-with-gondolier", {**data, "points": points, **takes})


def _from(rows: Sequence[Sequence[int]], seat: int) -> list[Sequence[int]]:
    """Return the rows of all seats, one of them first."""
    return [rows[seat], *rows[:seat], *rows[seat + 1 :]]


def points_gained(points: int, total: int) -> dict[str, int]:
    """Return what all cards gain, what the one that is named counts, and what of that is new, 0 for all of it."""
    return {"points": points, "total": max(points, total), "new": points if points < total else 0}
