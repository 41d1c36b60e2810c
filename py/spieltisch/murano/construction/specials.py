"""Special building cards: drawing three, keeping one (MU-5xx)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...state import Event
from .. import phases
from ..actions import MuranoAction
from ..state import MuranoState

if TYPE_CHECKING:
    from ..schema.events import PointsWon, SawSpecials, SpecialKept

SPECIAL = "special"


def earns_card(state: MuranoState, kind: int) -> bool:
    """Return whether building this kind of tile brings a card."""
    return state.rules.board.kinds[kind].sort == SPECIAL


def draw(state: MuranoState, events: list[Event]) -> None:
    """Draw cards from the pile to choose among (MU-501)."""
    rules = state.rules
    count = min(rules.constants["specialCardsSeen"], len(state.special_pile))
    state.seen = [state.special_pile.pop() for _ in range(count)]
    cards = [rules.specials[card].id for card in state.seen]
    saw: SawSpecials = {"event": "saw-specials", "seat": state.turn, "count": count, "cards": cards}
    events.append(saw)
    state.phase = phases.SPECIAL


def allowed(state: MuranoState, card: int) -> bool:
    """Return whether the player may keep a card: the variant limits the workshops (MU-V05, MU-V06)."""
    rules = state.rules
    limit = rules.workshop_limit
    if limit is None or not rules.specials[card].sales:
        return True
    return sum(rules.specials[own].sales > 0 for own in state.specials[state.turn]) < limit


def keeping(state: MuranoState) -> list[MuranoAction]:
    """Return the cards that may be kept; one must be (MU-505)."""
    keep = state.rules.words.special
    return [keep[card] for card in state.seen if allowed(state, card)]


def keep(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Keep a card and put the others under the pile (MU-501 to MU-504)."""
    rules = state.rules
    seat = state.turn
    card = rules.specials[action.a]
    put_under(state.special_pile, state.seen, action.a)
    state.specials[seat].append(action.a)
    state.left[seat].append(card.sales)
    state.fresh += 1
    kept: SpecialKept = {"event": "special", "seat": seat, "card": card.id}
    events.append(kept)
    if card.points:
        state.points[seat] += card.points
        won: PointsWon = {"event": "points", "seat": seat, "points": card.points, "by": card.id}
        events.append(won)
    if card.at_once:
        state.perks[seat] = rules.perks(active(state, seat))


def active(state: MuranoState, seat: int) -> list[int]:
    """Return the cards that help a seat now: those of this turn only if they do so at once (MU-503)."""
    cards = state.specials[seat]
    old = len(cards) - (state.fresh if seat == state.turn else 0)
    return [card for i, card in enumerate(cards) if i < old or state.rules.specials[card].at_once]


def put_under(pile: list[int], seen: list[int], kept: int) -> None:
    """Put the cards that were seen, but for one, under a pile in the order in which they were seen (MU-609)."""
    if kept >= 0:
        seen.remove(kept)
    pile[:0] = seen[::-1]
    seen.clear()
