"""Reasons for hiring and placing gondoliers in Murano, as ids and data."""

from __future__ import annotations

from typing import Any

from ....murano import scoring
from ....murano.actions import MuranoAction
from ....murano.state import MuranoState
from ...knowledge import Reason
from ..promise import NEVER
from .card_gains import LACKING, CardGains, points_gained


class GondolierReasons:
    """Explains where gondoliers serve cards.

    Args:
        gains: what own cards gain by a change.
    """

    def __init__(self, gains: CardGains) -> None:
        self.gains = gains
        self.judge = gains.judge
        self.rules = gains.rules
        self.board = gains.board

    def place(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for placing a gondolier, by the best assignment."""
        seat = state.turn
        island = self.board.island_of_gondola[action.a]
        name = action.json["island"]
        idle = Reason("idle-gondolier", {"points": self.rules.idle_points}, plain=True)
        found = self.posted(state, island) or [idle]
        free = [one for one in self.board.islands[island].gondolas if state.gondolas[one] < 0]
        if len(free) == 1 and idle not in found:
            found.append(
                Reason("last-gondola", {"island": name, "rival": self._posting_next(state, free[0])})
            )
        # Another island is a second sentence already.
        if self.board.gondola_colours[action.a] == seat and not any(one.data.get("count") for one in found):
            own, other = state.perks[seat].own, state.perks[seat].other
            if other > own:
                then = state.copy()
                then.apply(action)
                rest = self.gains.further(then, seat, then.gold[seat])
                found.append(Reason("own-gondola", {"gold": own, "other": other, **rest}))
        return found

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
        more = self.gains.cards_total(after) - self.gains.cards_total(state)
        if more <= 0:
            return self._serves(state, island)
        most = self.gains.gainer(state, after)
        if most.island != island:
            frees = self.gains.frees(state, after, island, most)
            name = {"island": self.board.islands[island].id, "points": more}
            return [Reason("post-chain", {**frees, **name}) if frees else Reason("post-more", name)]
        data = {
            "card": self.rules.characters[most.card].id,
            "island": self.board.islands[island].id,
            **points_gained(more, most.points),
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
        """Return where else a card would count more, if a gondolier stood there."""
        points = scoring.values(state, state.turn, [card])[0]
        most = max(points)
        there = scoring.gondoliers(state, state.turn)
        others = [
            self.board.islands[one].id
            for one, worth in enumerate(points)
            if worth == most > points[island] and not there[one]
        ]
        fares = self.judge.view(state).posts.fares
        alike = sum(
            worth == points[island] and one != island and not there[one] and fares[one] < NEVER
            for one, worth in enumerate(points)
        )
        return {"count": len(others), "islands": others, "most": most, "alike": alike}

    def _serves(self, state: MuranoState, island: int) -> list[Reason]:
        """Return the reasons of the cards that a gondolier is to serve on an island later."""
        view, name = self.judge.view(state), self.board.islands[island].id
        found = []
        for number, where in zip(view.own, view.plan.where, strict=True):
            if where == island:
                lacks = self.gains.lacking(state, number, island)
                data = {"card": self.rules.characters[number].id, "island": name}
                needs = {**self.gains.needs(state, number, island)}
                # He himself is no longer missing.
                needs["also"] = "street" if needs["also"] in ("street", "both") else "none"
                lacking = Reason("post-for-card", {**data, **needs})
                found.append(lacking if 0 < lacks <= LACKING else Reason("post-for-later", data))
        return found

    def hire(self, state: MuranoState, action: MuranoAction | None = None) -> list[Reason]:
        """Return the reasons for one more gondolier."""
        seat = state.turn
        crew = self.gains.crew(state)
        cards = len(scoring.unscored(state, seat))
        if serves := self._served_by_one_more(state):
            return [Reason("hire-serves", serves)]
        if cards > crew["posts"]:
            return [Reason("cards-unserved", {"cards": cards, **crew})]
        # Of gold that is still to come, what it is for tells what is left.
        rest = {"rest": "none"} if action is None else self._for_a_card(state)
        return [Reason("one-more-gondolier" if state.gondoliers[seat] else "no-gondolier", rest)]

    def _for_a_card(self, state: MuranoState) -> dict[str, Any]:
        """Return whether the gold that is left after a gondolier is hired is enough for a further card and for placing him."""
        more, seat = state.copy(), state.turn
        more.gondoliers[seat] += 1
        return self.gains.further(more, seat, state.gold[seat] - int(self.rules.prices["hire"]))

    def _served_by_one_more(self, state: MuranoState) -> dict[str, Any]:
        """Return the card that gains most where one more gondolier is placed, if all others are."""
        if state.gondoliers[state.turn]:
            return {}
        more = state.copy()
        more.gondoliers[state.turn] = 1
        open_to = [island for island, fare in enumerate(self.judge.view(more).posts.fares) if fare < NEVER]
        posted = [one for island in open_to for one in self.posted(more, island)]
        told = [one.data for one in posted if one.id == "post-scores"]
        best = max(told, key=lambda data: int(data["points"]), default=None)
        return {name: best[name] for name in ("card", "island", "points")} if best else {}
