"""A game of Thurn und Taxis under way: its state, with the answers that the rules give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from ..actions import Action
from ..catalog import Options
from ..errors import Refusal
from ..origin import Origin
from ..state import Event
from .achievements import achievements
from .actions import CLOSE
from .guess import deal
from .observation import observe, redact
from .position import write
from .rules import Rules, rules_for
from .scoring import counted, ranking, scores
from .state import TaxisState
from .tellers import tell

if TYPE_CHECKING:
    from ..schema import Sentence, Telling, Verdict
    from .schema import events


class TaxisGame(TaxisState):
    """A state that answers everything that is asked of a game."""

    __slots__ = ()

    rules: Rules
    meant = "card"
    achievements = achievements
    scores = scores
    ranking = ranking
    counted = counted
    observation = observe
    redact = redact
    to_dict = write
    _deal = deal

    def _refusal(self, action: Action) -> Refusal | None:
        if self.current_player is not None:
            for answer in self.rules.moments.refuse:
                refused = answer(self, action)  # type: ignore[arg-type]
                if refused is not None:
                    return refused
        return super()._refusal(action)

    def verdict(self) -> Verdict:
        """Return how the game stands; the end tile decides a tie (TT-718), and not every board has carriages."""
        found = super().verdict()
        owner = None if self.ending is None else self.ending[0]
        found["owner"] = owner
        if found["how"] == "next" and owner == found["seat"]:
            found["how"] = "owner"
        if not self.rules.board.carriage_copies:
            found["parts"].remove("carriage")
        return found

    def is_secret(self, action: Action, *, own: bool) -> bool:
        """Return whether the notation of an action must stay hidden until the end."""
        return any(answer(action, own) for answer in self.rules.moments.secret)  # type: ignore[arg-type]

    def uncovers(self, action: Action) -> bool:
        """Return whether the action turns up something hidden: the next card for an open one, the top of the deck."""
        return any(answer(action) for answer in self.rules.uncovering)  # type: ignore[arg-type]

    def reveals(self, event: Event) -> bool:
        """Return whether the event shows a card or points that were hidden, or at the end everything (TT-537)."""
        told = cast("events.Event", event)
        # Where backs differ, a new deck shows the back of its first card.
        opens = told["event"] in ("refilled", "reshuffled", "game-over")
        drawn = told["event"] == "took" and told["from"] == "deck"
        return opens or drawn or self.surprises(event)

    def tell(self, events: Sequence[Event]) -> list[Telling | None]:
        """Return what the log says of each event of one action."""
        return tell(self.rules.tellers, events)

    def offer(self, action: Action) -> dict[str, Any]:
        """Return a legal action as JSON-able data, the same in every position."""
        known = self.rules.offered
        if action not in known:
            known[action] = super().offer(action)
        return {**known[action]}

    def say(self, action: Action) -> Sentence:
        """Return what an action is called."""
        return self.rules.sayers[action.verb](action)

    def is_proposed(self, action: str) -> bool:
        """Return whether the action places houses: of their sets one is proposed."""
        return action.startswith(f"{CLOSE} ")

    def is_formality(self, action: Action) -> bool:
        """Return whether nobody need be asked for an action that is the only one."""
        return action.verb in self.rules.formalities

    def surprises(self, event: Event) -> bool:
        """Return whether the event brings points that could not be foreseen."""
        return event["event"] in self.rules.surprises


def begin(options: Options, names: tuple[str, ...], origin: Origin | None) -> TaxisGame:
    """Return a game for checked options and names, in which nothing was set up yet."""
    return TaxisGame(rules_for(options, len(names)), names, origin)
