"""What would follow an action: what the next of the others does on most deals because of it, and would not do after a better one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from ..actions import Action
from ..players.evaluator import Evaluation
from ..players.playouts import best_of
from .secrets import named

if TYPE_CHECKING:
    from ..schema import Follows
    from ..state import State

DEALS = 16
"""Deals on which it is tried."""
OFTEN = 0.5
"""On so many of them more than after the better action an answer has to be the same to be told."""
LIKELY = 0.75
"""On so many of all it has to be: less is not probable."""
SILENT = ("end", "lay", "pass")
"""Verbs that answer nothing: what is laid was taken before, and who passes leaves all to others."""
LONGEST = 100
"""More actions than one's own turn and that of the next one have."""


def following(known: Evaluation, action: Action, better: Action) -> Generator[int, None, Follows[Any] | None]:
    """Play on by the judgement until the next of the others has had a turn; yield after each deal.

    Args:
        known: what the seat that decides knows.
        action: what it is about to do.
        better: what it should do.

    Returns:
        What answers the action on most deals: it takes what one could have had, closes a route or ends the game. None where
        the same would follow the better one, or it depends on the deal.
    """
    seen: dict[str, Follows[Any]] = {}
    counts: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    for number in range(DEALS):
        for one, count in zip((action, better), counts, strict=True):
            world = known.after(number, one)
            answers = _answers(world, known)
            count.update(answers.keys())
            seen = {**answers, **seen}
        yield 1
    after, otherwise = counts
    gains = {text: after[text] - otherwise[text] for text in after}
    often = [text for text in gains if gains[text] >= OFTEN * DEALS and after[text] >= LIKELY * DEALS]
    if not often:
        return None
    text = max(often, key=lambda one: (seen[one]["ends"], gains[one]))
    return {**seen[text], "percent": round(100 * after[text] / DEALS)}


def _answers(world: State, known: Evaluation) -> dict[str, Follows[Any]]:
    """Return what the next other seat does in its turn, by text, as far as a reason speaks for it."""
    rows: dict[str, Follows[Any]] = {}
    other: int | None = None
    before: Action | None = None
    for _ in range(LONGEST):
        seat = world.current_player
        if seat is None or (other is not None and seat != other):
            break
        if seat != known.seat:
            other = seat
        legal = world.legal_actions()
        chosen = legal[0] if len(legal) == 1 else legal[best_of(known.knowledge.rate(world, legal))]
        is_part = before is not None and known.knowledge.goes_on(before, chosen)
        before, whole = chosen, known.knowledge.planned(world, chosen)
        told = known.knowledge.worded(world, whole)
        # What names nothing, such as a card from the deck, may be done for any reason.
        is_answer = other is not None and chosen.verb not in SILENT and str(whole) not in rows
        is_told = is_answer and not is_part and named(told) and known.knowledge.reasons(world, chosen)
        events = world.apply(chosen)
        if is_told:
            ends = any(event["event"] == "end-triggered" for event in events)
            rows[str(whole)] = {
                "seat": seat,
                "action": told,
                "percent": 0,
                "ends": int(ends),
                "secret": 0,
            }
    return rows
