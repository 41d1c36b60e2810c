"""What speaks for an action in Murano, as ids and data; the front end has the words."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ...murano import phases, scoring
from ...murano.actions import PASS, SAIL, MuranoAction
from ...murano.people.characters import character_price
from ...murano.ring import need
from ...murano.ring import ships as fleet
from ...murano.ring.reach import Way, way
from ...murano.state import MuranoState
from ...murano.trade import earnings, joker_beads
from ..knowledge import Reason
from .building_reasons import BuildingReasons
from .judge import Judge

THERE = "there"
"""Marks a reason that speaks for what can be done at the space to which a ship goes."""
MOST_THERE = 2
"""How many such reasons are given."""
Explain = Callable[[MuranoState, MuranoAction], list[Reason]]


class Reasons:
    """Explains actions by what everybody could check at the table.

    Args:
        judge: the judgement that chose them.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.rules = judge.rules
        building = BuildingReasons(judge)
        self._by_verb: dict[str, Explain] = {
            SAIL: self._sail,
            PASS: lambda state, _: _gold(state.rules.gains["pass"]),
            "take": lambda state, _: _gold(state.perks[state.turn].gold),
            "buy": building.buy,
            "search": building.search,
            "choose": building.choose,
            "draw": building.draw,
            "build": building.build,
            "look": self._look,
            "keep": self._keep,
            "decline": lambda state, _: [Reason("saves-gold", {"gold": character_price(state, state.turn)})],
            "place": self._place,
            "income": self._income,
            "produce": self._produce,
            "sell": self._sell,
            "hire": self._hire,
            "dismiss": self._dismiss,
            "score": self._score,
            "end": self._end,
        }

    def of(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return what speaks for an action of the player who is to decide, the weightiest first.

        Args:
            state: the position before it.
            action: a legal action.
        """
        return self._by_verb[action.verb](state, action)

    # -- ships -----------------------------------------------------------------------------------------------------

    def _sail(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the space to which the ship, or the trip that it begins, goes, and what speaks for being there."""
        gold = state.gold[state.turn]
        needs = need.at_sea(state).by_space
        best: tuple[float, int, Way] | None = None
        for space, name in enumerate(self.rules.board.ring):
            there = way(state, space)
            if isinstance(there, Way) and there.moves[0] == (action.a, action.b):
                left = gold - there.price
                if needs[space] > left:
                    continue
                value = self.judge.worth.spaces(state, left).get(name, -9.0)
                if best is None or value > best[0]:
                    best = (value, space, there)
        # A ship that is on no shortest way to where something can be had still goes somewhere.
        alone = Way(((action.a, action.b),), fleet.price(state, state.sailed))
        _, space, goes = best or (0.0, action.b, alone)
        trial = state.copy()
        for left, reached in goes.moves:
            trial.apply(self.rules.words.sail[left * len(self.rules.board.ring) + reached])
        does = self._best(trial)
        if does.verb == SAIL:
            leads, *why = self._sail(trial, does)
            # Nothing can be done where it comes to, so that no action follows before the next ship.
            data = {key: leads.data[key] for key in ("space", "action")}
            return [Reason("another-ship", {**data, "price": goes.price + leads.data["price"]}), *why]
        data = {"space": space + 1, "action": self.rules.board.ring[space], "price": goes.price}
        # That a space is reached is no reason yet: what can be done there is one.
        why = [
            Reason(reason.id, {**reason.data, THERE: True}) for reason in self.of(trial, does)[:MOST_THERE]
        ]
        if len(goes.moves) == 1:
            return [Reason("reaches-space", data), *why]
        # The table sends all its ships in one: on its own the first one may bring something by itself and end the turn.
        return [Reason("trip", {**data, "ships": len(goes.moves)}), *why]

    def _best(self, state: MuranoState) -> MuranoAction:
        """Return the best that can be done where a ship has come to, going on only where nothing else is left."""
        legal = cast("list[MuranoAction]", state.legal_actions())
        here = [action for action in legal if action.verb not in (SAIL, PASS)] or legal
        ratings = self.judge.rate(state, here)
        return here[max(range(len(here)), key=ratings.__getitem__)]

    # -- cards -----------------------------------------------------------------------------------------------------

    def _look(self, state: MuranoState, _: MuranoAction) -> list[Reason]:
        seen = min(state.perks[state.turn].seen, len(state.pile))
        return [Reason("best-of-cards", {"count": seen})]

    def _keep(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        card = action.json["card"]
        if state.phase == phases.SPECIAL:
            points = self.rules.specials[action.a].points
            return _points(points) or [Reason("special-effect", {"special": card})]
        row = scoring.values(state, state.turn, [action.a])[0]
        best = max(range(len(row)), key=row.__getitem__)
        if row[best] > 0:
            data = {"card": card, "island": self.rules.board.islands[best].id, "points": row[best]}
            stands = scoring.gondoliers(state, state.turn)[best] > 0
            return [Reason("card-scores-now" if stands else "card-scores-with-gondolier", data)]
        return [Reason("card-can-grow", {"card": card})]

    def _score(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        points = scoring.values(state, state.turn, [action.a])[0][action.b]
        return [
            Reason(
                "scores-card",
                {"card": action.json["card"], "island": action.json["island"], "points": points},
            )
        ]

    # -- gondoliers ------------------------------------------------------------------------------------------------

    def _place(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        seat = state.turn
        island = self.rules.board.island_of_gondola[action.a]
        name = action.json["island"]
        cards = scoring.unscored(state, seat)
        points, card = max(
            zip((row[island] for row in scoring.values(state, seat, cards)), cards, strict=True),
            default=(0, -1),
        )
        if points > 0:
            data = {"card": self.rules.characters[card].id, "island": name, "points": points}
            return [Reason("post-for-card", {"island": name}), Reason("card-scores-now", data)]
        if any(self.rules.characters[other].island in (-1, island) for other in cards):
            return [Reason("post-for-later", {"island": name})]
        return [Reason("idle-gondolier", {"points": self.rules.idle_points})]

    def _hire(self, state: MuranoState, _: MuranoAction) -> list[Reason]:
        return [Reason("one-more-gondolier" if state.gondoliers[state.turn] else "no-gondolier")]

    def _dismiss(self, state: MuranoState, _: MuranoAction) -> list[Reason]:
        seat = state.turn
        posts = state.gondoliers[seat] + sum(scoring.gondoliers(state, seat))
        spare = [Reason("spare-gondolier")] if posts > len(scoring.unscored(state, seat)) else []
        return [*_gold(self.rules.gains["dismiss"]), *spare]

    # -- trade -----------------------------------------------------------------------------------------------------

    def _income(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        gains = earnings(state, state.turn)
        gain = gains[action.a] if action.a >= 0 else max(gains)
        return _gold(gain + sum(more for more, least in state.perks[state.turn].income if gain >= least))

    def _produce(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        seat = state.turn
        if action.a:
            data = {"count": action.a, "points": -action.a * self.rules.bead_points}
            return [Reason("makes-beads", data)]
        there = min(len(self.rules.sales) - 1, max(state.beads[seat]) + joker_beads(state, seat))
        sale = [Reason("beads-to-sell", self._sale(state, there))] if there else []
        return [*sale, Reason("keeps-points")]

    def _sell(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        seat = state.turn
        if action.a:
            return _gold(self._sale(state, action.a)["gold"])
        for card in scoring.unscored(state, seat):
            if self.rules.characters[card].counts_beads and any(state.beads[seat]):
                return [Reason("beads-for-card", {"card": self.rules.characters[card].id})]
        return [Reason("larger-sale", self._sale(state, len(self.rules.sales) - 1))]

    def _sale(self, state: MuranoState, count: int) -> dict[str, int]:
        return {"count": count, "gold": self.rules.sales[count] + state.perks[state.turn].sale}

    # -- the end of the turn ---------------------------------------------------------------------------------------

    def _end(self, state: MuranoState, _: MuranoAction) -> list[Reason]:
        if state.phase == phases.ASSIGN:
            return [Reason("card-stays" if scoring.best(state, state.turn) else "nothing-scores")]
        if state.phase == phases.BUILD and not sum(state.tiles[state.turn]):
            return [Reason("no-tile-left")]
        return [Reason("turn-complete" if state.phase == phases.DONE else "leaves-islands")]


def _gold(gold: int) -> list[Reason]:
    return [Reason("brings-gold", {"gold": gold})]


def _points(points: int) -> list[Reason]:
    return [Reason("points-now", {"points": points})] if points else []
