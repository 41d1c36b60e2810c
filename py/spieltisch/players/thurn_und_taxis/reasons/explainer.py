"""Reasons for actions, as ids and data; the front end words them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ....thurn_und_taxis.actions import LEFT, RIGHT, TaxisAction
from ....thurn_und_taxis.state import TaxisState
from ...knowledge import NONE, Memory, Place, Reason, Tiles
from ..judge import Judge
from ..memory import Memory as OwnMemory
from ..plans import View
from .card_reasons import CardReasons
from .closing_reasons import ClosingReasons
from .decisive_reasons import DecisiveReasons
from .deck_reasons import DeckReasons
from .discard_reasons import DiscardReasons
from .drawing_reasons import DrawingReasons
from .lacks import Lacks
from .route_reasons import RouteReasons
from .team_reasons import with_team

LATER = {
    "another-way", "as-planned", "beside-open", "bridge", "drawn-for-houses", "drawn-for-next", "drawn-for-tile", "else-lost", "few-neighbours", "fits-end", "fits-lie-open", "fits-no-house", "follows-plan",
    "fits-but-waits", "for-next-route", "for-route-after", "free-city", "free-official", "goes-on-hidden", "goes-on-next-turn",
    "goes-on-open", "held-twice", "holds-all", "house-stands", "joined-by", "joined-later", "joined-to-route", "joins-nothing", "keeps-open",
    "keeps-together", "lacks-countries", "lacks-towns", "leads-on", "least-useful", "leaves-open", "lies-open-too", "little-more", "longer-no-better", "more-ways", "nearer-both", "neighbours-open", "new-country", "nothing-follows", "on-with-hand",
    "only-city", "open-at-this-end", "open-makes", "others-wait", "opens-next-route", "pair-waits", "rather-pair", "second-copy", "several-open", "stays-instead", "tile-first", "spare-copy", "too-short", "two-countries", "two-steps", "waits-for-carriage",
    "waits-for-city", "waits-for-help", "waits-for-houses", "waits-for-tile", "waits-open", "waits-unwanted", "way-open", "well-placed",
    "widest", "left-free", "more-roads", "only-this-fits", "this-first", "wins-with",
}  # fmt: skip
"""Ids of reasons that promise something for later turns."""


class Reasons:
    """Explains actions by the judgement that chose them.

    Args:
        judge: the judgement.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        own = judge.advice.reasons
        self._foreign = own
        self._aside = {end: own[end] for end in judge.advice.aside if end in own}

    def of(self, state: TaxisState, memory: Memory | None = None) -> Callable[[TaxisAction], list[Reason]]:
        """Return the function that finds the reasons for actions of the deciding player, the weightiest first."""
        own = cast("OwnMemory | None", memory)
        view = View(self.judge, state, own.away() if own else ())
        cards, route = CardReasons(view), ClosingReasons(view, own)
        by_verb: dict[str, Callable[[TaxisAction], list[Reason]]] = {
            "take": cards.take,
            "exchange": DeckReasons(view).exchange,
            "lay": route.lay,
            "close": route.close,
            "end": route.keep,
            "discard": DiscardReasons(view).discard,
        }

        def explain(action: TaxisAction) -> list[Reason]:
            own = self._aside.get(action.end) or self._foreign.get(action.verb)
            if own:
                takes = action.json["card"] or action.json.get("reward") == "card"
                rest = cards.take if takes else cards.as_it_is if action.declined else None
                told = DrawingReasons(view).drawn(action, own(state, action))
                return with_team(told or (rest(action) if rest else []), cards.team)
            known = by_verb.get(action.verb)
            price = [one for ask in self.judge.advice.price_reasons for one in ask(state, action)]
            told = known(action) if known else []
            helps = [one for ask in self.judge.advice.help_reasons for one in ask(state, action)]
            told[1:1] = [one for one in helps if one.plain and one not in told]
            why = with_team([*price, *told] if known else [], cards.team)
            return of_this_turn(why) if view.last else why

        return explain

    def lacks(
        self, state: TaxisState, action: TaxisAction, better: TaxisAction, memory: Memory | None = None
    ) -> list[Reason]:
        """Return what is wrong with an action beside a better one, the weightiest first."""
        own = cast("OwnMemory | None", memory)
        explain = self.of(state, memory)
        view = View(self.judge, state, own.away() if own else ())
        return Lacks(view, own).of(action, explain(action), better, explain(better))

    def decisive(
        self, state: TaxisState, action: TaxisAction, tiles: Tiles = NONE, memory: Memory | None = None
    ) -> list[Reason]:
        """Return what decides besides where an action alone is right, see `DecisiveReasons`."""
        own = cast("OwnMemory | None", memory)
        return DecisiveReasons(View(self.judge, state, own.away() if own else ())).of(action, tiles)

    def kind(self, state: TaxisState, action: TaxisAction) -> str:
        """Return a key that is equal for actions that come to the same."""
        if action.end in (LEFT, RIGHT):
            # What a card does at either end is its gain; which end is told by what differs there.
            return f"{action.card} {action.official}"
        return str(action)

    def line(self, state: TaxisState, action: TaxisAction) -> list[Place]:
        """Return the cities of the next steps: the card of the action, and the cards of the hand that follow it."""
        cities = RouteReasons(View(self.judge, state)).steps(action)
        return [("city", self.judge.ground.rules.board.city_ids[city]) for city in cities]


def of_this_turn(reasons: Sequence[Reason]) -> list[Reason]:
    """Return the reasons of an action without what later turns would have to bring."""
    now = [one for one in reasons if one.id not in LATER and not one.data.get("missing")]
    return [*now, Reason("last-turn", plain=True)]
