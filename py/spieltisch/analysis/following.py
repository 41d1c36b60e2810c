"""What the others do in their next turn because of an action, and would not do after a better one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from ..actions import Action, parts_of
from ..players.evaluator import Evaluation
from ..players.playouts import LONGEST as MOST
from ..players.playouts import best_of, is_judged
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
DENIALS = 48
"""Deals on which it is looked at."""
MOSTLY = 0.5
"""So much of what is lost has to be lost by what others take, for that to be told."""


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


def denied(known: Evaluation, worse: Action, better: Action) -> Generator[int, None, int | None]:
    """Find out who is denied what a better action takes; yield the playouts that each deal took.

    The worse one is played on twice: as it comes, and so that nobody else takes that before the seat decides again. What the
    seat wins by the second is what the denial is worth.

    Returns:
        The seat that would take it most often; None where that is not most of the difference between the two.
    """
    knowledge = known.knowledge
    thing = knowledge.taken(known.view, parts_of(better)[0])
    if not thing:
        return None
    takers: Counter[int] = Counter()
    gain = 0.0
    for number in range(DENIALS):
        yield 1 + known.upto(worse, number + 1) + known.upto(better, number + 1)
        chance, taker = _spared(known, known.after(number, worse), thing)
        if taker is not None:
            takers[taker] += 1
            gain += chance - known.found[worse][number].chances[known.seat]
    whole = sum(known.differences(better, worse)[:DENIALS])
    if takers.total() < OFTEN * DENIALS or not 0 < MOSTLY * whole <= gain:
        return None
    return takers.most_common(1)[0][0]


def _spared(known: Evaluation, world: State, thing: str) -> tuple[float, int | None]:
    """Play on, and let nobody else take something before the seat decides again; return its chance, and who would have taken it."""
    knowledge, seat, taker = known.knowledge, known.seat, None
    has_gone, is_back = False, False
    for _ in range(MOST):
        if world.current_player is None or is_judged(world, knowledge, known.end):
            break
        legal = world.legal_actions()
        chosen = legal[best_of(knowledge.follow(world, legal))]
        is_back = is_back or (has_gone and world.current_player == seat)
        has_gone = has_gone or world.current_player != seat
        if has_gone and not is_back and knowledge.taken(world, chosen) == thing:
            taker = world.current_player if taker is None else taker
            # Whoever can do nothing else takes it after all.
            rest = [one for one in legal if knowledge.taken(world, one) != thing] or legal
            chosen = rest[best_of(knowledge.follow(world, rest))]
        world.apply(chosen)
    return knowledge.chances(world)[seat], taker
