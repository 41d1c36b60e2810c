"""A hint: the best action found, why, how likely it is to win, and what else was thought of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, takewhile
from random import Random
from typing import TYPE_CHECKING, Any

from ..players import Thinking
from ..players.judged import SAID
from ..players.knowledge import Reason, placed_once
from .equal_deals import CLEAR, ENOUGH, beside
from .notes import Note
from .told import in_fives, instead, told

if TYPE_CHECKING:
    from .. import schema
    from ..actions import Action
    from ..players.evaluator import Evaluation
    from ..players.knowledge import Knowledge
    from .decision import Decision

SHOWN = 3
"""How many actions a hint compares at most."""
DECIDED = 0.01
"""A game that is won or lost but for such a chance is over in all but name: where the actions are even, that is told as well."""
NEARLY = 0.075
"""As it is told, such a chance is 5 % at most, or 95 % at least."""
LIKED, DEALS = 2, 16
"""So many actions that the judgement likes best are advised instead if they are as good on so many deals."""
STEADY, GIVEN_UP = 24, 0.03
"""A plan is given up for what is better by so much on so many deals: what changes with each question leads nowhere."""
SERIOUS = 0.1
"""Share of the playouts that an action must have had to be compared."""


def hint_of(
    thinking: Thinking,
    step: int,
    said: Sequence[float] | None = None,
    planned: str | None = None,
    since: Sequence[Decision] = (),
) -> schema.Hint[Any]:
    """Return the hint of a thought that is done, as JSON-able data.

    Args:
        thinking: of the seat that is to be advised; it knows only what that seat may know.
        step: the position, for the note that is kept of the hint.
        said: everybody's chance as an earlier hint of this turn said it, where nothing has been turned up since then:
            that one holds, so that a turn has one chance.
        planned: the next action of the plan that an earlier hint of this turn told: it is gone on with where nothing else is
            much better.
        since: the decisions from the last one of the turn before that did what a hint advised.

    Returns:
        ``action`` as among the legal ones, ``chance`` to win with it (0 to 1), ``reasons``, ``options``: text, chance (None
        where it is about as good as the first), and reasons of the actions that were thought of, the best first; the
        actions ``following`` it unasked; why it has ``left`` the plan of the turn before; and the ``note`` to keep.
    """
    known = thinking.evaluation
    assert known  # noqa: S101 - whoever thinks for a hint evaluates
    promising = thinking.stop()
    best = _kept(known, promising, planned) or _plainest(known, thinking.knowledge, promising)
    known.upto(best, ENOUGH)
    seat = thinking.seat
    # The strongest level tries whole turns as well, which are no actions.
    found = {
        text: [row.chances[seat] for row in rows]
        for text, rows in known.found.items()
        if text in thinking.legal
    }
    others = beside(found, str(best), round(SERIOUS * known.playouts))[: SHOWN - 1]
    own = known.chances(best)
    # Where the game is settled, nothing that was said before holds.
    chances = list(own if known.settled(best) else said or own)
    top = told(thinking.knowledge.scale, chances, seat)[seat]
    rows: list[tuple[float | None, bool]] = [(top, False)]
    noted = {str(best): chances[seat]}
    for row in others:
        raw = chances[seat] if row.chance is None else max(0.0, chances[seat] - (own[seat] - row.chance))
        chance = told(thinking.knowledge.scale, instead(chances, seat, raw), seat)[seat]
        # Near 0 and 1 a fit may tell alike what was found apart.
        even = top - chance < CLEAR
        noted[row.text] = chances[seat] if even else raw
        rows.append((None if even else chance, even))
    shown = [best, *(next(action for action in thinking.legal if action == row.text) for row in others)]
    reasons = thinking.knowledge.explained(thinking.view, shown, known.memory)
    if others and all(even for _, even in rows[1:]):
        # What was tried is known better than what was judged.
        kept = [why for why in reasons[0] if why.id not in {"stands-out", "no-difference"}]
        if kept and min(chances[seat], 1 - chances[seat]) < DECIDED and min(top, 1 - top) < NEARLY:
            won = int(chances[seat] > 1 - chances[seat])
            kept[0] = replace(kept[0], data={**kept[0].data, "decided": won})
        elif all((why.plain or why.price) and not why.shared for why in kept):
            # What is done whichever action is chosen explains none of them by itself.
            kept.insert(0, Reason("no-difference"))
        reasons[0] = kept[:SAID]
    options: list[schema.Considered[Any]] = [
        {
            "text": str(action),
            "action": thinking.knowledge.advice(thinking.view, action),
            "chance": chance,
            "less": None if chance is None else round(100 * (top - chance)),
            "even": even,
            "reasons": [reason.to_dict() for reason in placed_once(why)],
        }
        for action, (chance, even), why in zip(shown, rows, reasons, strict=True)
    ]
    places = thinking.knowledge.line(thinking.view, best)
    plan = [*map(str, thinking.knowledge.plan(thinking.view, best))]
    # One place alone is marked as that of the action.
    line: list[schema.Place] = [{"kind": kind, "id": id_} for kind, id_ in places if len(places) > 1]
    return {
        "action": options[0]["action"],
        "chance": top,
        "percent": in_fives(top),
        "reasons": options[0]["reasons"],
        "options": options,
        "note": Note(step, str(best), known.count(best), chances, noted, plan).to_dict(),
        "line": line,
        "left": [reason.to_dict() for reason in _left(thinking, since, best)],
        "following": [
            thinking.view.worded(action) for action in thinking.knowledge.following(thinking.view, best)
        ],
    }


def _left(thinking: Thinking, since: Sequence[Decision], best: Action) -> Sequence[Reason]:
    """Return why the best action leaves the plan of the turn before."""
    if not since:
        return ()
    told = since[0].before.determinize(thinking.seat, Random(0)), since[0].action
    events = [event for decision in since[1:] for event in decision.events]
    return thinking.knowledge.left(told, events, thinking.view, best)


def _kept(known: Evaluation, best: Action, planned: str | None) -> Action | None:
    """Return the action that was planned, None where there is none or the best one is clearly better on the same deals."""
    action = next((one for one in known.legal if one == planned), None)
    if action is None:
        return None
    return action if _lost(known, best, action, STEADY) < GIVEN_UP else None


def _lost(known: Evaluation, best: Action, other: Action, deals: int) -> float:
    """Return the mean chance that another action loses beside the best one on so many deals that both are tried on."""
    for action in (best, other):
        known.upto(action, deals)
    less = known.differences(best, other)
    return sum(less) / len(less)


def _plainest(known: Evaluation, knowledge: Knowledge, best: Action) -> Action:
    """Return the action that the judgement likes best of those that are as good on the same deals.

    It is easier to explain, but only if it can be shown on the board: a hidden card has no reasons of its own. Of those that
    it likes alike, the one that makes most of the cards at hand.
    """
    before = takewhile(lambda action: action != best, (known.legal[i] for i in known.sensible))
    shown = (action for action in before if knowledge.line(known.view, action))
    for liked in islice(shown, LIKED):
        if _lost(known, best, liked, DEALS) < CLEAR / 3:
            return liked
    rating = known.ratings[known.legal.index(best)]
    alike = [
        one for one, its in zip(known.legal, known.ratings, strict=True) if its == rating and one != best
    ]
    fuller = knowledge.fuller(known.view, best, alike)
    return fuller if fuller != best and _lost(known, best, fuller, DEALS) < CLEAR / 3 else best
