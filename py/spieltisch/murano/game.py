"""A game of Murano under way: its state, with the answers that the rules give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from ..actions import Action
from ..catalog import Options
from ..origin import Origin
from ..state import Event
from ..telling import each
from . import tariff
from .achievements import achievements
from .actions import BUILD, BUY, CHOOSE, DRAW, KEEP, LOOK, PLACE, PRODUCE, SEARCH, SELL, MuranoAction
from .actions import STREET as DRAWN
from .board import STREET
from .construction import purchases
from .construction.specials import earns_card
from .ending import ends_with
from .guess import deal
from .observation import observe, redact, reveals
from .people.counting import counted, sources
from .people.foresight import foresee
from .position import write
from .rules import rules_for
from .sayers import SAYERS
from .scoring import ranking, scores
from .state import NONE, MuranoState
from .tellers import TELLERS
from .trade import wastes

if TYPE_CHECKING:
    from ..schema import Sentence, Telling
    from .schema import events


TAKING = (BUY, SEARCH, CHOOSE, DRAW)
"""Actions that take a tile out of a stock, or lead to nothing else."""


class MuranoGame(MuranoState):
    """A state that answers everything that is asked of a game."""

    __slots__ = ()

    secret_verbs = frozenset((CHOOSE, KEEP))
    meant = "tile"
    achievements = achievements
    scores = scores
    ranking = ranking
    counted = counted
    sources = sources
    observation = observe
    redact = redact
    reveals = reveals
    to_dict = write
    foresee = foresee
    _deal = deal

    def offer(self, action: Action) -> dict[str, Any]:
        """Return a legal action as JSON-able data, with the gold and the points that it costs or brings, and whether it triggers the end."""
        told, found = cast("MuranoAction", action), super().offer(action)
        found["gold"] = gold = tariff.gold(self, told)
        found["points"] = tariff.points(self, told)
        if told.verb in TAKING and ends_with(self, told.json["sort"] or STREET):
            found["ends"] = True
        if told.verb == SELL and wastes(self, told):
            found["waste"] = True
        if told.verb == PLACE:
            says = found["says"]
            found["says"] = {**says, "args": {**says["args"], "price": -gold}}
        return found

    def uncovers(self, action: Action) -> bool:
        """Return whether the action shows a tile, a street, cards or beads that were hidden."""
        told = cast("MuranoAction", action)
        if told.verb == BUILD:
            return told.a != DRAWN and earns_card(self, told.a)
        if told.verb == BUY:
            return self.rules.board.building_sorts[told.a] in self.rules.board.hidden_sorts
        if told.verb == SEARCH:
            return purchases.uncovers(self, self.turn, self.rules.board.building_sorts[told.a])
        return told.verb in (LOOK, DRAW) or (told.verb == PRODUCE and told.a > 0)

    def is_secret(self, action: Action, *, own: bool) -> bool:
        """Return whether the notation names a face-down tile or a character of another seat."""
        if own:
            return False
        return action.verb == CHOOSE or (action.verb == KEEP and action.b == NONE)  # type: ignore[attr-defined]

    def tell(self, events: Sequence[Event]) -> list[Telling | None]:
        """Return what the log says of each event."""
        return each(TELLERS, events)

    def say(self, action: Action) -> Sentence:
        """Return what an action is called, without its price."""
        return SAYERS[action.verb](action)

    def surprises(self, event: Event) -> bool:
        """Return whether the event brings points that could not be foreseen: beads may be worth some."""
        told = cast("events.Event", event)
        return told["event"] == "produced" and bool(told["beads"])


def begin(options: Options, names: tuple[str, ...], origin: Origin | None) -> MuranoGame:
    """Return a game for checked options and names, in which nothing was set up yet."""
    return MuranoGame(rules_for(options, len(names)), names, origin)
