"""Character cards: looking at some, keeping one or none, and their price (MU-6xx, MU-V01, MU-V02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...state import Event
from .. import phases
from ..actions import MuranoAction
from ..construction import building, specials
from ..state import MuranoState

if TYPE_CHECKING:
    from ..schema.events import Declined, Looked, Recruited

NONE = -1


def character_price(state: MuranoState, seat: int) -> int:
    """Return what the next character costs a seat (MU-601, MU-S08)."""
    return state.perks[seat].character[len(state.characters[seat])]


def looking(state: MuranoState) -> list[MuranoAction]:
    """Return the action on a character space."""
    return [state.rules.words.look]


def offering(state: MuranoState) -> list[MuranoAction]:
    """Return the actions while a start character is offered (MU-V01, MU-V02)."""
    words = state.rules.words
    payable = state.pile and state.gold[state.turn] >= character_price(state, state.turn)
    return [words.look, words.decline] if payable else [words.decline]


def look(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Look at the top cards of the pile (MU-603)."""
    rules = state.rules
    count = min(state.perks[state.turn].seen, len(state.pile))
    state.seen = [state.pile.pop() for _ in range(count)]
    cards = [rules.characters[card].id for card in state.seen]
    looked: Looked = {"event": "looked", "seat": state.turn, "count": count, "cards": cards}
    events.append(looked)
    state.phase = phases.CHARACTER


def keeping(state: MuranoState) -> list[MuranoAction]:
    """Return the cards that may be kept, and declining (MU-604, MU-606)."""
    words = state.rules.words
    return [*(words.character[card] for card in state.seen), words.decline]


def keep(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Keep a card: a character is paid for, a special building card is free."""
    if state.phase == phases.SPECIAL:
        specials.keep(state, action, events)
        building.go_on(state)
        return
    seat = state.turn
    cost = character_price(state, seat)
    state.gold[seat] -= cost
    specials.put_under(state.pile, state.seen, action.a)
    state.characters[seat].append(action.a)
    card = state.rules.characters[action.a].id
    recruited: Recruited = {"event": "recruited", "seat": seat, "card": card, "price": cost}
    events.append(recruited)
    state.phase = phases.DONE


def decline(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Keep none of the cards: nothing is paid, all go under the pile (MU-606 to MU-608)."""
    specials.put_under(state.pile, state.seen, NONE)
    declined: Declined = {"event": "declined", "seat": state.turn}
    events.append(declined)
    state.phase = phases.DONE
