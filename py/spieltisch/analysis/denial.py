"""What others would take in their next turn if it were left to them: where that is what an action costs, it has to be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from ..actions import Action, parts_of
from ..players.evaluator import Evaluation
from ..players.playouts import LONGEST, best_of, is_judged
from ..state import State

DEALS = 48
"""Deals on which it is looked at."""
OFTEN, MOSTLY = 0.5, 0.5
"""In so many of them somebody has to take it, and so much of what is lost has to be lost by that."""


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
    for number in range(DEALS):
        yield 1 + known.upto(worse, number + 1) + known.upto(better, number + 1)
        chance, taker = _spared(known, known.after(number, worse), thing)
        if taker is not None:
            takers[taker] += 1
            gain += chance - known.found[worse][number].chances[known.seat]
    whole = sum(known.differences(better, worse)[:DEALS])
    if takers.total() < OFTEN * DEALS or not 0 < MOSTLY * whole <= gain:
        return None
    return takers.most_common(1)[0][0]


def _spared(known: Evaluation, world: State, thing: str) -> tuple[float, int | None]:
    """Play on, and let nobody else take something before the seat decides again; return its chance, and who would have taken it."""
    knowledge, seat, taker = known.knowledge, known.seat, None
    has_gone, is_back = False, False
    for _ in range(LONGEST):
        if world.current_player is None or is_judged(world, knowledge, known.end):
            break
        legal = world.legal_actions()
        chosen = legal[best_of(knowledge.follow(world, legal))]
        is_back = is_back or (has_gone and world.current_player == seat)
        has_gone = has_gone or world.current_player != seat
        if has_gone and not is_back and knowledge.taken(world, chosen) == thing:
            taker = world.current_player if taker is None else taker
            rest = [one for one in legal if knowledge.taken(world, one) != thing]
            chosen = rest[best_of(knowledge.follow(world, rest))]
        world.apply(chosen)
    return knowledge.chances(world)[seat], taker
