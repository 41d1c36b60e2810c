"""Reasons for cards and gondoliers in Murano, as ids and data, by the best assignment."""

from __future__ import annotations

from ...murano import phases, scoring
from ...murano.actions import MuranoAction
from ...murano.people.characters import character_price
from ...murano.state import MuranoState
from ..knowledge import Reason
from .judge import Judge
from .promise import NEVER, Look, looks

LACKING = 3
"""Most missing things of a card that are named."""


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
        look = self._looks[card](scoring.tally(state, island), seat, state.beads[seat])
        return 0 if look.growth else look.missing

    def cards_total(self, state: MuranoState) -> int:
        """Return the points of the player's cards now, by the best assignment."""
        return sum(one.points for one in scoring.best(state, state.turn))

    def grown(self, state: MuranoState, after: MuranoState) -> list[Reason]:
        """Return the reason of the card that gains most by a change of the islands, if the best assignment brings more than before."""
        seat = state.turn
        more = sum(one.points for one in scoring.best(after, seat)) - self.cards_total(state)
        if more <= 0:
            return []
        before = {one.card: one.points for one in scoring.best(state, seat)}
        most = max(scoring.best(after, seat), key=lambda one: one.points - before.get(one.card, 0))
        data = {"card": self.rules.characters[most.card].id, "island": self.board.islands[most.island].id}
        return [Reason("cards-gain", {**data, "points": more})]

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

    def promise(self, card: int) -> Look:
        """Return the function that finds the promise of a card."""
        return self._looks[card]

    # -- cards -----------------------------------------------------------------------------------------------------

    def look(self, state: MuranoState, _: MuranoAction) -> list[Reason]:
        """Return the reasons for looking at characters: gondoliers without a card, and the number of cards seen."""
        seat = state.turn
        cards = len(scoring.unscored(state, seat))
        posts = state.gondoliers[seat] + sum(scoring.gondoliers(state, seat))
        found = []
        if posts > cards:
            found.append(Reason("free-for-card", {"posts": posts, "cards": cards}))
        seen = min(state.perks[seat].seen, len(state.pile))
        return [*found, Reason("best-of-cards", {"count": seen, "price": character_price(state, seat)})]

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
                    Reason("card-adds", {"card": card, "island": island, "points": more}),
                    *self._open(state, action.a),
                ]
        row = scoring.values(state, state.turn, [action.a])[0]
        best = max(range(len(row)), key=row.__getitem__)
        if row[best] > 0 and state.gondoliers[state.turn]:
            data = {"card": card, "island": self.board.islands[best].id, "points": row[best]}
            return [Reason("card-with-gondolier", data), *self._open(state, action.a)]
        return self._open(state, action.a) or [Reason("card-can-grow", {"card": card})]

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
        best = max(free, key=lambda number: view.islands[number].hope(card, view.whole))
        lacks = self.lacking(state, card, best)
        if 0 < lacks <= LACKING:
            return [
                Reason(
                    "new-card-lacks", {"card": id_, "island": self.board.islands[best].id, "missing": lacks}
                )
            ]
        look = self._looks[card](scoring.tally(state, best), state.turn, state.beads[state.turn])
        if look.growth and not look.points:
            return [Reason("card-grows-there", {"card": id_, "island": self.board.islands[best].id})]
        return []

    def decline(self, state: MuranoState, _: MuranoAction) -> list[Reason]:
        """Return the reasons for keeping no card."""
        saves = Reason("saves-gold", {"gold": character_price(state, state.turn)})
        posts = state.gondoliers[state.turn] + sum(scoring.gondoliers(state, state.turn))
        if posts <= len(scoring.unscored(state, state.turn)):
            return [Reason("nobody-for-card"), saves]
        return [Reason("no-card-fits"), saves]

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
        after = state.copy()
        after.apply(action)
        more = self.cards_total(after) - self.cards_total(state)
        found: list[Reason] = []
        if more > 0:
            there = [one for one in scoring.best(after, seat) if one.island == island]
            if there:
                card = self.rules.characters[max(there, key=lambda one: one.points).card].id
                found.append(Reason("post-scores", {"card": card, "island": name, "points": more}))
        view = self.judge.view(state)
        if not found:
            for number, where in zip(view.own, view.plan.where, strict=True):
                if where == island:
                    lacks = self.lacking(state, number, island)
                    card = self.rules.characters[number].id
                    if 0 < lacks <= LACKING:
                        found.append(
                            Reason("post-for-card", {"card": card, "island": name, "missing": lacks})
                        )
                    else:
                        found.append(Reason("post-for-later", {"card": card, "island": name}))
        free = [one for one in self.board.islands[island].gondolas if state.gondolas[one] < 0]
        if len(free) == 1 and found:
            found.append(Reason("last-gondola", {"island": name}))
        if self.board.gondola_colours[action.a] == seat:
            saved = state.perks[seat].other - state.perks[seat].own
            if saved > 0:
                found.append(Reason("own-gondola", {"gold": saved}))
        return found or [Reason("idle-gondolier", {"points": self.rules.idle_points})]

    def hire(self, state: MuranoState, _: MuranoAction) -> list[Reason]:
        """Return the reasons for one more gondolier."""
        seat = state.turn
        posts = state.gondoliers[seat] + sum(scoring.gondoliers(state, seat))
        cards = len(scoring.unscored(state, seat))
        if cards > posts:
            return [Reason("cards-unserved", {"cards": cards, "posts": posts})]
        return [Reason("one-more-gondolier" if state.gondoliers[seat] else "no-gondolier")]
