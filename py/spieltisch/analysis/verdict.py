"""A verdict on one decision: that it was the best, about as good, or what it cost.

It is that of the analysis after the game (`doubts.py`), so what is said now holds then.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from ..actions import Action, parts_of
from ..players.evaluator import Evaluation
from ..players.paired import Paired
from .decision import Decision
from .doubts import GLANCE, PER_POINT, TRIED, VERDICT, Doubt, by_rating, same, searched
from .following import following
from .notes import Note
from .secrets import Secrets
from .standouts import standout_of
from .told import in_fives, instead, told

if TYPE_CHECKING:
    from ..players.knowledge import Reason
    from ..schema import Follows, Judged, Outcome, Standout


DENY = "deny"
"""The task of positions in which something is denied to others."""
DENIALS = ("denies", "denies-tile", "keeps-from")
"""Reasons that say so."""
CLOSE = "close"
"""The verb that closes a route."""
BY_THE_WAY = 5
"""Per cent that a way to close a route costs at least that is not as good as the best one."""
BARE = ("last-turn", "stands-out", "no-difference", "no-choice")
"""Reasons that compare an action with others instead of saying what it brings."""
AGAINST = frozenset({
    "card-stays", "customers-for-nobody", "new-card-lacks", "nothing-follows", "of-no-use", "spare-copy"
})  # fmt: skip
"""Reasons that say what an action does not bring: beside a better one they speak against it."""
SAID = 2
"""Limit of what is said against an action."""
OPEN = ("beside-open", "fits-lie-open", "goes-on-open", "opens-next-route", "saves-route", "way-open")
"""Reasons that count cards: the more, the better."""


class Lesson(NamedTuple):
    """A costly decision of an analysis that is decided once more."""

    action: Action
    """What was decided then."""
    better: Action
    cost: int
    """By how many per cent."""
    task: str = ""
    """What a position asks about that was chosen because nothing else is as good."""
    alike: Sequence[str] = ()
    """Texts of other actions that are."""
    chance: float | None = None
    """With what was better: as playouts found it where nothing else is as good, otherwise as it was told."""

    @property
    def is_only(self) -> bool:
        """True if nothing else is as good."""
        return self.task != ""

    def is_by_the_way(self, action: Action) -> bool:
        """Return whether an action closes the route where the riddle is whether to: it costs less than going on."""
        return self.action.verb != CLOSE and [action.verb, self.better.verb] == [CLOSE, CLOSE]


class Verdict:
    """Judges the last of some decisions in slices.

    Args:
        decisions: all of a game up to the one that is judged, which need not have been carried out.
        known: what its seat knows of the position before it.
        note: what a hint said there; what it advised is never worse.
        lesson: what is known of that position from an analysis: the decision is compared with what was better there.
    """

    def __init__(
        self,
        decisions: Sequence[Decision],
        known: Evaluation,
        note: Note | None = None,
        lesson: Lesson | None = None,
    ) -> None:
        self.decisions = decisions
        self.known = known
        self.note = note
        self.lesson = lesson
        self.action = decisions[-1].action
        self.outcome: Outcome | None = None
        """None while it is not known."""
        self._standout: Standout[Any] | None = None
        self._said: Note | None = None
        """What is kept of it for the analysis."""
        self._better: Action | None = None
        self._for_better: Sequence[Reason] = ()
        self._lacks: Sequence[Reason] = ()
        self._percents: list[int] = []
        self._follows: Follows[Any] | None = None
        self._work = self._about_lesson(lesson) if lesson else self._found()
        self._finished = 0

    @property
    def progress(self) -> float:
        """How much of the work is done, 0 to 1."""
        whole = TRIED + 2 * (GLANCE + VERDICT)
        return 1.0 if self.outcome else min(0.99, self._finished / whole)

    def step(self, seconds: float) -> None:
        """Work for about so many seconds."""
        end = perf_counter() + seconds
        while self.outcome is None:
            try:
                self._finished += next(self._work)
            except StopIteration as ended:
                self.outcome = ended.value
            if perf_counter() >= end:
                return

    def stop(self) -> None:
        """End it: nothing is said against a decision that was not judged to the end."""
        self.outcome = self.outcome or "even"

    def to_dict(self) -> Judged[Any]:
        """Return what is known, as JSON-able data."""
        own = self._sorted(self.known.reasons(self.action) if self.outcome else [])
        kept = [reason for reason in own if is_against(reason)] if self._standout else own
        brings = gains_of(own, self._for_better)
        better, done = (
            self.known.knowledge.worded(self.known.view, one)
            for one in (self._better or self.action, self.action)
        )
        secrets = Secrets(better, self._for_better, done)
        follows = self._follows
        return {
            "done": self.outcome is not None,
            "progress": self.progress,
            "outcome": self.outcome,
            "worse": self._standout,
            "percents": self._percents,
            "reasons": [one.to_dict() for one in kept if not (self.lesson and secrets.are_in(one.data))],
            "lacks": [one.to_dict() for one in self._lacks if not secrets.are_in(one.data)][
                : max(1, SAID - len(kept))
            ],
            "brings": [
                one.to_dict() for one in brings[:1] if self._standout and not secrets.are_in(one.data)
            ],
            "note": self._said.to_dict() if self._said else None,
            "follows": follows and {**follows, "secret": self._gives_away(secrets, follows["action"])},
        }

    @staticmethod
    def _gives_away(secrets: Secrets, answer: Mapping[str, Any]) -> bool:
        """Return whether an answer takes what one should have taken; where others place houses tells nothing."""
        return answer["type"] != CLOSE and secrets.are_in(answer)

    def _found(self) -> Generator[int, None, Outcome]:
        """Search for something better and judge that; yield the playouts, return what comes of it."""
        if self._is_hinted():
            return "even"
        rated = by_rating(len(self.decisions) - 1, self.known, self.action, self.note)
        if rated:
            search = Paired(self.known)
            for _ in range(TRIED - self.known.playouts):
                search.playout()
                yield 1
        better = searched(rated) if rated else None
        if better is None or same(self.known, better.better, self.action):
            return "found"
        yield from self._glance(better)
        if better.is_suspect:
            yield from better.judge()
        return self._judged(better)

    def _about_lesson(self, lesson: Lesson) -> Generator[int, None, Outcome]:
        """Judge the decision by what was better in the analysis; as `_found`."""
        known, action = self.known, self.action
        if self._is_solved(lesson):
            if lesson.is_only and lesson.chance is not None:
                self._percents = self._shown(lesson, lesson.action, lesson.chance, lesson.cost)
            return "found"
        doubt = Doubt(len(self.decisions) - 1, known, action, lesson.better, PER_POINT)
        yield from self._glance(doubt)
        is_known = same(known, action, lesson.action)
        if not is_known:
            yield from doubt.judge(whole=True)
            if not lesson.is_only and not doubt.holds:
                return "even"
        worse = self._is_worse(doubt)
        # It costs what it cost there; nothing of a position with one solution costs less than the next best action.
        least = max(lesson.cost, round(100 * doubt.cost)) if lesson.is_only else worse["cost"]
        if lesson.is_only and lesson.is_by_the_way(action):
            least = max(BY_THE_WAY, round(100 * doubt.cost))
        cost = lesson.cost if is_known else least
        self._standout = {**worse, "kind": "costly", "cost": cost}
        if lesson.chance is not None:
            self._percents = self._shown(lesson, action, lesson.chance, cost)
        if lesson.is_only:
            self._follows = yield from following(known, action, lesson.better)
        return "worse"

    def _is_solved(self, lesson: Lesson) -> bool:
        """Return whether the decision is the better one of a lesson, with all that belongs to it."""
        known, action = self.known, self.action
        if not same(known, action, lesson.better):
            return str(action) in lesson.alike
        meant = known.knowledge.planned(known.view, lesson.better)
        return len(parts_of(action)) == 1 or (
            same(known, meant, action) and parts_of(meant)[-1] == parts_of(action)[-1]
        )

    def _glance(self, doubt: Doubt) -> Iterator[int]:
        """Compare both actions on a few deals, in as many slices."""
        for deals in range(1, GLANCE + 1):
            yield self.known.upto(doubt.worse, deals) + self.known.upto(doubt.better, deals)

    def _is_hinted(self) -> bool:
        """Return whether a hint advised the decision, or called it about as good."""
        note = self.note
        return note is not None and note.options.get(str(self.action), -1.0) >= note.options[note.action]

    def _judged(self, doubt: Doubt) -> Outcome:
        if doubt.first is None or not doubt.holds:
            return "even"
        self._is_worse(doubt)
        chances = list(self.note.chances) if self.note else doubt.chances
        top = chances[self.known.seat]
        options = {str(doubt.better): top, str(doubt.worse): max(0.0, top - doubt.cost)}
        deals = self.known.count(doubt.better)
        self._said = Note(doubt.step, str(doubt.better), deals, chances, options, warned=True)
        return "worse"

    def _is_worse(self, doubt: Doubt) -> Standout[Any]:
        """Note what is told of the decision and of the better one; return it."""
        found = self._standout = standout_of(self.decisions, doubt)
        self._better = doubt.better
        self._for_better = self._sorted(unmatched(doubt.reasons, self.known.reasons(self.action)))
        if self.lesson:
            known = self.known
            tried, better = (parts_of(one)[0] for one in (self.action, doubt.better))
            self._lacks = known.knowledge.lacks(known.view, tried, better, known.memory)
        found["reasons"] = [reason.to_dict() for reason in self._for_better]
        shown = in_fives(found["betterChance"])
        # The two stand as far apart as the cost that is told beside them.
        less = max(5, shown - 5 * max(1, round(found["cost"] / 5)))
        self._percents = [less if found["chance"] else 0, shown]
        return found

    def _sorted(self, reasons: Sequence[Reason]) -> Sequence[Reason]:
        """Return reasons with those first about which the position asks."""
        if self.lesson is None or self.lesson.task != DENY:
            return reasons
        return sorted(reasons, key=lambda one: one.id not in DENIALS)

    def _shown(self, lesson: Lesson, worse: Action, best: float, cost: int) -> list[int]:
        """Return the chances with a worse action that costs so many per cent, and with the better one, as they are shown."""
        pair = [max(0.0, best - cost / 100), best]
        if lesson.is_only:
            known, seat = self.known, self.known.seat
            even = [1 / len(known.view.players)] * len(known.view.players)
            pair = [
                known.within(one, chance) for one, chance in zip((worse, lesson.better), pair, strict=True)
            ]
            pair = [told(known.knowledge.scale, instead(even, seat, one), seat)[seat] for one in pair]
        return [in_fives(one) for one in pair]


def unmatched(better: Sequence[Reason], own: Sequence[Reason]) -> list[Reason]:
    """Return what speaks for a better action, without what speaks at least as much for another one."""
    counts = {one.id: one.data["count"] for one in own if one.id in OPEN}
    return [one for one in better if one.id not in counts or one.data["count"] > counts[one.id]]


def gains_of(own: Sequence[Reason], better: Sequence[Reason]) -> list[Reason]:
    """Return what speaks for an action beside a better one; what both bring only where nothing else is to be told of it."""
    claims = {reason.claim for reason in better}
    gains = [one for one in own if not (is_against(one) or one.condition) and one.id not in BARE]
    telling = [one for one in gains if not one.plain and one.claim not in claims]
    return telling or ([] if any(map(is_against, own)) else gains)


def is_against(reason: Reason) -> bool:
    """Return whether a reason speaks against its action where another one is better."""
    data = reason.data
    behind = reason.id == "ends-game" and data["side"] < 0 and not data.get("counted")
    fails = (reason.id == "deck-may-fit" and data["lost"]) or (
        reason.id == "scores-card" and not data["points"]
    )
    return reason.price or behind or bool(fails) or reason.id in AGAINST
