"""A verdict on one decision: that it was the best, about as good, or what it cost.

It is that of the analysis after the game (`doubts.py`), so what is said now holds then.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from ..actions import Action, only, parts_of
from ..players.evaluator import Evaluation
from ..players.knowledge import Reason
from ..players.paired import Paired
from . import courses
from .courses import CLOSE, Course
from .decision import Decision
from .doubts import (
    GLANCE,
    LEAST,
    PER_POINT,
    TRIED,
    VERDICT,
    Doubt,
    by_rating,
    is_against,
    lacking,
    lowest_of,
    same,
    same_begun,
    searched,
)
from .following import following
from .notes import Note
from .secrets import Secrets
from .standouts import standout_of
from .told import in_fives, instead, told

if TYPE_CHECKING:
    from ..schema import Follows, Judged, Outcome, Standout


DENY = "deny"
"""The task of positions in which something is denied to others."""
BY_THE_WAY = 5
"""Per cent that a way to close a route costs at least that is not as good as the best one."""
SAID = 2
"""Limit of what is said against an action."""
TOLD = 3
"""Limit of what is said for a solution."""
LOST = "course-lost"
"""What counted games say of a route."""
EDGE = 1
"""Per cent that counted games leave to the other side at least."""
DUEL = 2
"""Players at a table where each has a single opponent."""
LIKELY = (1.65, 1.5)
"""Quantile by which an answer has to be worse than the next best action for that to be told."""


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
    course: Course | None = None
    """What came of it, and of `action`, in games that were played on."""

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
        self._lacked: Sequence[Reason] = ()
        """What is wrong with what was done: said at the table where nothing speaks against that by itself."""
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
        own = self._for_better if self._for_better and self.outcome == "found" else own
        kept = (self._against(own) or self._lacked) if self._standout else own
        brings = self._gains(own)
        secrets = self._secrets()
        follows = self._follows
        is_taken = bool(follows and self._gives_away(secrets, follows["action"]))
        limit = SAID if self._is_answered else max(1, SAID - len(kept))

        def is_secret(one: Reason) -> bool:
            return not self._is_answered and secrets.are_in(one.data)

        return {
            "done": self.outcome is not None,
            "progress": self.progress,
            "outcome": self.outcome,
            "answer": self.known.knowledge.worded(self.known.view, self.decisions[-1].action),
            "worse": self._standout,
            "percents": self._percents,
            "reasons": [one.to_dict() for one in kept if not (self.lesson and is_secret(one))],
            "lacks": [one.to_dict() for one in self._lacks if not is_secret(one)][:limit],
            "brings": [one.to_dict() for one in brings[:1] if self._standout and not is_secret(one)],
            "note": self._said.to_dict() if self._said else None,
            # A part of what is best alone would be told as the whole of it.
            "follows": {**follows, "secret": int(is_taken)}
            if follows and (not is_taken or secrets.are_all_in(follows["action"]))
            else None,
        }

    def _against(self, own: Sequence[Reason]) -> list[Reason]:
        """Return what speaks against an answer, and not as much against the better action."""
        better = self.known.every(self._better) if self._better else []
        claims = {one.claim for one in better if is_against(one)}
        return [one for one in own if is_against(one) and one.claim not in claims]

    def _gains(self, own: Sequence[Reason]) -> list[Reason]:
        """Return what speaks for an answer: not what the solution brings too, nor what is told to be lost."""
        gains = gains_of(own, self._for_better)
        if self._better is None or not self._lacks:
            return gains
        claims = {one.claim for one in self.known.every(self._better)}
        topics = {one.topic for one in self._lacks} - {""}
        lost = courses.stacks_of(self._lacks)
        return [
            one
            for one in gains
            if one.claim not in claims and not (one.topic in topics and courses.stacks_of([one]) <= lost)
        ]

    @property
    def _is_answered(self) -> bool:
        """True if a position that has one solution was solved."""
        return bool(self.lesson and self.lesson.is_only and self.outcome == "found")

    @staticmethod
    def _gives_away(secrets: Secrets, answer: Mapping[str, Any]) -> bool:
        """Return whether an answer takes what one should have taken; where others place houses tells nothing."""
        return answer["type"] != CLOSE and secrets.are_in(answer)

    def _found(self) -> Generator[int, None, Outcome]:
        """Search for something better and judge that; yield the playouts, return what comes of it."""
        if self._is_hinted():
            return "even"
        known, action = self.known, self.action
        rated = by_rating(len(self.decisions) - 1, known, action, self.note)
        if rated is None:
            return "found"
        search = Paired(known)
        for _ in range(TRIED - known.playouts):
            search.playout()
            yield 1
        best = searched(rated)
        # So short a search may miss what the judgement sees; the analysis looks at both as well.
        doubts = [best] if best and not same(known, best.better, action) else []
        doubts += [rated] if rated.guess and all(one.better != rated.better for one in doubts) else []
        for doubt in doubts:
            yield from self._glance(doubt)
        for doubt in sorted(doubts, key=lambda doubt: -doubt.cost):
            # There is time for one decision: early in a game a few deals show less than it costs.
            if doubt.cost >= LEAST / 2:
                yield from doubt.judge(patient=not doubt.advised)
            if self._judged(doubt) == "worse":
                return "worse"
        return "even" if best and best in doubts else "found"

    def _about_lesson(self, lesson: Lesson) -> Generator[int, None, Outcome]:
        """Judge the decision by what was better in the analysis; as `_found`."""
        known, action = self.known, self.action
        if self._is_solved(lesson):
            if lesson.is_only:
                return self._solve(lesson)
            # As the analysis has told it.
            told = Doubt(len(self.decisions) - 1, known, lesson.action, action, PER_POINT)
            yield from told.explain()
            self._for_better = told.reasons
            return "found"
        if lesson.is_only:
            self.action = action = self._alone(action)
        doubt = Doubt(len(self.decisions) - 1, known, action, lesson.better, PER_POINT)
        yield from self._glance(doubt)
        is_known = same(known, action, lesson.action)
        if not lesson.is_only:
            yield from doubt.explain()
        if not is_known and (not lesson.is_only or lesson.chance is None):
            yield from doubt.judge(whole=True)
            if not lesson.is_only and not doubt.holds:
                return "even"
        worse = self._is_worse(doubt)
        # It costs what it cost there.
        cost = lesson.cost if is_known or lesson.is_only else worse["cost"]
        if lesson.is_only and not is_known:
            cost = yield from self._cost(lesson, action)
        self._standout = {**worse, "kind": "costly", "cost": cost}
        if lesson.chance is not None:
            self._percents = self._shown(lesson, action, lesson.chance, cost)
        if lesson.is_only:
            self._follows = yield from following(known, action, lesson.better)
        return "worse"

    def _cost(self, lesson: Lesson, action: Action) -> Generator[int, None, int]:
        """Return what an action costs where nothing else is as good: what the next best one does, and what lies between these two.

        Two actions that come to the same cost the same, however few the deals on which they are tried.
        """
        known, is_by_the_way = self.known, lesson.is_by_the_way(action)
        beside = lesson.better if is_by_the_way else lesson.action
        for deals in range(GLANCE, GLANCE + VERDICT + 1):
            yield known.upto(action, deals) + known.upto(beside, deals)
        differences = known.differences(beside, action)
        is_sure = lowest_of(differences, LIKELY) > 0
        further = round(100 * sum(differences) / len(differences)) if is_sure else 0
        return max(BY_THE_WAY, further) if is_by_the_way else min(100, lesson.cost + further)

    def _solve(self, lesson: Lesson) -> Outcome:
        """Note what decides the position: what speaks for the solution alone, and what comes of the next best action."""
        known = self.known
        if self._alone(self.action) is not self.action:
            # A first ship could go on to another space: which one is a part of the answer.
            return "begun"
        # All ships of a trip are told with the first one.
        self.action = parts_of(self.action)[0]
        if lesson.chance is not None:
            self._percents = self._shown(lesson, lesson.action, lesson.chance, lesson.cost)
        own = telling(known.reasons(self.action), known.reasons(lesson.action))
        own = [one for one in own if not is_against(one)] or own
        # What only says how something is done gives way to what decides.
        purpose = [one for one in own if not (one.plain or "bare" in one.marks)]
        found = [*purpose, *self._deciding(lesson, own)[: max(0, TOLD - len(purpose))]]
        plain = [one for one in own if one.plain and "bare" not in one.marks][: max(0, TOLD - len(found))]
        self._for_better = self._sorted([*found, *plain])
        if str(self.action) == str(lesson.better):
            self._for_better = self._with_course(lesson, self._for_better)
        less = [one for one in self._lacking(self.action, lesson.better) if "fewer" in one.marks]
        self._for_better = [*self._for_better, *less[:1]]
        lacks = self._lacking(self._alone(lesson.action), parts_of(lesson.better)[0])
        course = lesson.course
        last = known.knowledge.last_carriage
        came = courses.of_second(course, lesson.action, lesson.better, self._percents, last) if course else []
        if any(one.price for one in known.reasons(lesson.action)):
            # Whoever gives up a route loses it.
            came = [one for one in came if one.id != LOST]
        if any(one.id == LOST for one in came):
            lacks = [one for one in lacks if "odds" not in one.marks]
        # The same thought is told once, as long as anything is left to say.
        topics = {one.topic for one in self._for_better} - {""}
        first = [one for one in lacks[:1] if not came or one.topic not in topics]
        self._lacks = [*first, *came]
        return "found"

    def _deciding(self, lesson: Lesson, own: Sequence[Reason]) -> list[Reason]:
        """Return what else decides for the solution alone, beside what is told anyway."""
        known, course = self.known, lesson.course
        claims = {one.claim for one in (*known.decisive(lesson.action), *own)}
        named = courses.stacks_of(own)
        found = [
            one
            for one in known.decisive(self.action, courses.tiles(course))
            if "further" in one.marks or one.claim not in claims
        ]
        return [one for one in found if "denies" in one.marks or not courses.stacks_of([one]) & named]

    def _with_course(self, lesson: Lesson, reasons: Sequence[Reason]) -> Sequence[Reason]:
        """Return what speaks for the solution with what came of it in games that were played on, and nothing that did not."""
        course, known = lesson.course, self.known
        if course is None:
            return reasons
        kept = [one for one in reasons if not courses.is_refuted(one, course)]
        rival = 1 - known.seat if len(known.view.players) == DUEL else None
        came = courses.of_best(course, lesson.better, known.knowledge.last_carriage)
        if lesson.better.verb != CLOSE:
            came += courses.of_tiles(course, rival, kept)
            kept += self._bringing(lesson, course, kept)
        if lesson.task == DENY:
            came.reverse()
        return [*kept, *came[: max(1, TOLD - len(kept))]] or reasons

    def _bringing(self, lesson: Lesson, course: Course, told: Sequence[Reason]) -> list[Reason]:
        """Return what the solution does for a tile that it wins in more games, or others win in fewer, where nothing that is told does."""
        known, tiles, named = self.known, courses.tiles(course), courses.stacks_of(told)
        claims = {one.claim for one in (*known.every(lesson.action), *told)}
        found = [*known.every(lesson.better), *known.decisive(lesson.better, tiles)]
        fresh = [one for one in found if one.claim not in claims]
        gains = [one for one in fresh if tiles.gained in courses.stacks_of([one]) - named]
        denies = [one for one in fresh if "denies" in one.marks and tiles.kept and tiles.kept not in named]
        return [*gains, *denies][:1]

    def _is_solved(self, lesson: Lesson) -> bool:
        """Return whether the decision is the better one of a lesson, with all that belongs to it."""
        known, action = self.known, self.action
        if not same(known, action, lesson.better):
            return str(action) in lesson.alike
        meant = known.knowledge.planned(known.view, lesson.better)
        if len(parts_of(action)) == 1:
            return same_begun(known, action, lesson.better) or str(action) in lesson.alike
        return same(known, meant, action) and parts_of(meant)[-1] == parts_of(action)[-1]

    def _glance(self, doubt: Doubt) -> Iterator[int]:
        """Compare both actions on a few deals, in as many slices."""
        for deals in range(1, GLANCE + 1):
            yield self.known.upto(doubt.worse, deals) + self.known.upto(doubt.better, deals)

    def _is_hinted(self) -> bool:
        """Return whether a hint advised the decision, or called it about as good."""
        return self.note is not None and self.note.is_done(self.action)

    def _judged(self, doubt: Doubt) -> Outcome:
        if doubt.first is None or not doubt.holds:
            return "even"
        # Near 0 and 1 less is told than was found: nobody is warned of that.
        if standout_of(self.decisions, doubt)["cost"] < 100 * LEAST:
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
        self._lacked = [] if self.lesson else doubt.lacks[:1]
        self._better = doubt.better
        self._for_better = self._sorted(doubt.reasons)
        if self.lesson:
            told = [one for one in self._for_better if not one.marks & {"anyway", "bare"}]
            self._for_better = self._with_course(self.lesson, told or self._for_better)
            self._lacks = self._lacking(self.action, parts_of(doubt.better)[0])
            own = self.known.reasons(self.action)
            if self.lesson.is_only and not self._lacks and not any(map(is_against, own)):
                self._lacks = self._missed()
        found["reasons"] = [reason.to_dict() for reason in self._for_better]
        shown = in_fives(found["betterChance"])
        # The two stand as far apart as the cost that is told beside them.
        less = max(5, shown - 5 * max(1, round(found["cost"] / 5)))
        self._percents = [less if found["chance"] else 0, shown]
        return found

    def _alone(self, action: Action) -> Action:
        """Return an action without what it could begin: each word is about what was chosen, not about what could come of it."""
        planned = self.known.knowledge.planned(self.known.view, action)
        return only(action) if len(parts_of(planned)) > len(parts_of(action)) else action

    def _missed(self) -> list[Reason]:
        """Return what came of the next best action, or what the better one brings instead, as far as that names it not."""
        secrets, lesson = self._secrets(), self.lesson
        if lesson and lesson.course and same(self.known, self.action, lesson.action):
            came = courses.of_second(lesson.course, self.action, lesson.better)
            if came:
                return came
        told = [
            one
            for one in self._for_better
            if not (one.plain or "bare" in one.marks or secrets.are_in(one.data))
        ]
        return [Reason("only-less"), told[0]] if told else [Reason("less-later")]

    def _secrets(self) -> Secrets:
        """Return what names the better action."""
        view, knowledge = self.known.view, self.known.knowledge
        aim = knowledge.planned(view, self._better) if self._better else self.action
        better, done = (knowledge.worded(view, one) for one in (aim, self.action))
        return Secrets(better, self._for_better, done)

    def _lacking(self, action: Action, better: Action) -> list[Reason]:
        """Return what is wrong with an action, without what holds for the better one as well."""
        course = self.lesson.course if self.lesson else None
        found = lacking(self.known, action, better)
        return [one for one in found if not (course and courses.is_refuted(one, course))]

    def _sorted(self, reasons: Sequence[Reason]) -> Sequence[Reason]:
        """Return reasons with those first about which the position asks."""
        if self.lesson is None or self.lesson.task != DENY:
            return reasons
        return sorted(reasons, key=lambda one: "denies" not in one.marks)

    def _shown(self, lesson: Lesson, worse: Action, best: float, cost: int) -> list[int]:
        """Return the chances with a worse action that costs so many per cent, and with the better one, as they are shown."""
        known, seat = self.known, self.known.seat
        counted = courses.chances(lesson.course) if lesson.course else None
        pair = [max(0.0, best - cost / 100), best]
        if counted:
            # One thing has one number: that of the games of which the words tell.
            left = max(0.01, best - lesson.cost / 100)
            second, best = counted
            share = min(1.0, cost / lesson.cost)
            # Beside the next best action a worse one loses as large a part as of the chance that was found.
            kept = min(1.0, max(0.0, 1 - (cost - lesson.cost) / (100 * left)))
            pair = [kept * (best - share * (best - second)), best]
        if counted or lesson.is_only:
            ways = (worse, lesson.better)
            pair = [known.within(way, chance) for way, chance in zip(ways, pair, strict=True)]
        if lesson.is_only and not counted:
            even = [1 / len(known.view.players)] * len(known.view.players)
            pair = [told(known.knowledge.scale, instead(even, seat, one), seat)[seat] for one in pair]
        # Beside games of which all were won, a chance of 95 would be another number.
        return [in_fives(one, EDGE if counted else 5) for one in pair]


def unmatched(better: Sequence[Reason], own: Sequence[Reason]) -> list[Reason]:
    """Return what speaks for a better action, without what speaks at least as much for another one."""
    counts = {one.id: one.data["count"] for one in own if "counts" in one.marks}
    return [one for one in better if one.id not in counts or one.data["count"] > counts[one.id]]


def telling(own: Sequence[Reason], other: Sequence[Reason]) -> list[Reason]:
    """Return what speaks for a solution: not for the next best action as well, nor what is there without it, unless that is all."""
    claims = {one.claim for one in other}
    alone = [one for one in unmatched(own, other) if one.claim not in claims]
    return [one for one in alone if "anyway" not in one.marks] or alone or list(own)


def gains_of(own: Sequence[Reason], better: Sequence[Reason]) -> list[Reason]:
    """Return what speaks for an action beside a better one; what both bring only where nothing else is to be told of it."""
    claims = {reason.claim for reason in better}
    kinds = {"bare", "excuse", "far"}
    gains = [one for one in own if not (is_against(one) or one.condition or one.marks & kinds)]
    telling = [one for one in gains if not one.plain and one.claim not in claims]
    return telling or ([] if any(map(is_against, own)) else gains)
