"""Decisions of a game of which another action may have promised more, or less: each compared on the same deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import sqrt

from ..actions import Action, parts_of
from ..players.evaluator import Evaluation, mean
from ..players.judged import BARE
from ..players.knowledge import COSTS, GAINS, IRRELEVANT, Place, Reason
from ..players.paired import Paired
from .following import denied
from .lines import closes_as_well, compared
from .notes import Note

LEAST = 0.03
"""Chance to win that a decision must have cost to be named."""
GLANCE, VERDICT = 12, 120
"""Deals on which a decision is compared with another action: to pick it out, and others on which it is judged."""
FUTILE = 24
"""After each so many deals of the verdict it is given up if they do not show that anything was lost."""
EARLY = 48
"""Deals after which a verdict may be told for the time being, where it is surer than it has to be in the end."""
CERTAIN, SURER = (3.09, 8.5), (3.72, 13.8)
"""Quantiles of Student's distribution that one of a thousand cases exceeds, and one of ten thousand: z and c of z + c / n,
from fifty on to within a fiftieth."""
PATIENCE = 400
"""Deals of a verdict at most; it takes more than the hint that it contradicts."""
TRIED = 10
"""Playouts of the search for a better action."""
HOPELESS = 4
"""After so many playouts a search is given up if none of them leaves a chance that could have been lost."""
PER_POINT = 0.03
"""A point of the rating as a chance to win, for actions that the search hardly tried."""
MOST = 3
"""Limit of what is told for a better action."""
FURTHER = 3
"""Among so many times as many reasons is looked for one of the better action alone, where those that are told hold for both."""
SURE = 2.5
"""A decision rated so many points above all others is right; the strongest level makes it without a search, too."""


class Doubt:
    """Two actions of one decision, of which one may have been better.

    Args:
        step: of the position before it.
        known: what is known of that position, for the seat that decided.
        worse: what may have been worse: in most cases what was decided.
        better: what may have been better.
        guess: by how much chance to win, as far as is known at first.
        note: what a hint said there; None where there was none.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - a decision has so many parts
        self,
        step: int,
        known: Evaluation,
        worse: Action,
        better: Action,
        guess: float,
        note: Note | None = None,
    ) -> None:
        self.step = step
        self.known = known
        self.worse = worse
        self.better = better
        self.guess = guess
        self.note = note
        self.first: int | None = None
        """The first deal of the verdict; None before it."""
        self.given_up = False
        """True once the verdict has shown that nothing worth naming was lost."""
        self._patient = False
        """True if more deals were tried since those of the verdict left open what was lost: then it has to be surer."""
        self._kept: list[Reason] | None = None
        """What the better action keeps from others; None before that was looked at."""
        self._line: list[Reason] = []
        """What comes of the better action sooner, or more of it."""
        self._early: tuple[float, list[float]] | None = None
        """Its cost and the chances with the better action once it is told before all deals of the verdict were tried: they stay."""
        if self.warned and note:
            self._early = note.cost_of(worse), list(note.chances)

    @property
    def glanced(self) -> bool:
        """True if both actions were compared at all."""
        return min(self.known.count(self.worse), self.known.count(self.better)) >= GLANCE

    @property
    def fresh(self) -> list[float]:
        """By how much the better action was better, on the deals of the verdict."""
        if self.first is None:
            return []
        return self.known.differences(self.better, self.worse, self.first)

    @property
    def is_early(self) -> bool:
        """True once it is told before all deals of the verdict were tried."""
        return self._early is not None

    @property
    def cost(self) -> float:
        """The chance to win that lies between the two, as far as is known; what was told early stays."""
        return self._early[0] if self._early and self.holds else self._cost_now

    @property
    def chances(self) -> list[float]:
        """Everybody's chances with the better action, as `cost`."""
        return list(self._early[1]) if self._early and self.holds else self.known.chances(self.better)

    @property
    def _cost_now(self) -> float:
        differences = self.fresh or (
            self.known.differences(self.better, self.worse) if self.glanced else [self.guess]
        )
        return sum(differences) / len(differences)

    @property
    def effects(self) -> list[float]:
        """By how much the worse action changed everybody's chances against the better one, as far as is known."""
        first = self.first or 0
        rows = zip(self.known.found.get(self.worse, [])[first:], self.known.found.get(self.better, [])[first:], strict=False)  # fmt: skip
        return mean([[a - b for a, b in zip(row.chances, other.chances, strict=True)] for row, other in rows])

    @property
    def reasons(self) -> list[Reason]:
        """What the better action has more than the worse one: what it keeps from others if that is most of it, what it is for, and what comes of it."""
        kept, line = (self._kept or [])[:1], self._line
        told = [one for one in self._own_reasons if not (kept and "denies" in one.marks)]
        if (kept or line) and all("bare" in one.marks for one in told):
            told = []
        return [*kept, *told[:1], *line, *told[1:]][:MOST]

    @cached_property
    def _own_reasons(self) -> list[Reason]:
        """What speaks for the better action and not for the worse one as well, by what each of them brings."""
        known, better = self.known, self.better
        # All that is true of the worse one, be it told of it or not.
        own = known.every(self.worse)
        found = [one for one in known.reasons(better) if not one.condition]
        # Between these two there is a difference, whatever most actions come to.
        for told in map(self._counting, (found, known.every(better)[: len(found) * FURTHER])):
            apart = [one for one in more_of(told, own) if "bare" not in one.marks]
            if apart:
                return apart
        return found and [Reason("stands-out", marks=BARE)]

    @cached_property
    def lacks(self) -> list[Reason]:
        """What is wrong with the worse action beside the better one."""
        return self._counting(lacking(self.known, self.worse, parts_of(self.better)[0]))

    @cached_property
    def _closes_as_well(self) -> bool:
        return closes_as_well(self.known, self.worse, self.better)

    def _counting(self, reasons: Sequence[Reason]) -> list[Reason]:
        """Return these reasons without the points of a closing where going on leads to as many in the same turn."""
        return [one for one in reasons if not ("sums" in one.marks and self._closes_as_well)]

    @cached_property
    def places(self) -> list[Place]:
        """The places of the better action and of its planned next steps."""
        return self.known.knowledge.line(self.known.view, parts_of(self.better)[0])

    @property
    def is_suspect(self) -> bool:
        """True if it was picked out and waits for its verdict."""
        return self.glanced and self.first is None and self.cost >= LEAST

    @property
    def advised(self) -> bool:
        """True if a hint saw the two the other way round."""
        return self.note is not None and self.note.action == self.worse

    @property
    def warned(self) -> bool:
        """True if a warning has told it: it is told once more, with the same figures."""
        return self.note is not None and self.note.action == self.better and self.note.cost_of(self.worse) > 0

    @property
    def wanted(self) -> int:
        """Deals of the verdict: with more of them than the hint had, it may contradict the hint."""
        return min(PATIENCE, max(VERDICT, self.note.deals + 1)) if self.note and self.advised else VERDICT

    @property
    def holds(self) -> bool:
        """True if one has certainly cost at least `LEAST`, on deals other than those by which it was found."""
        fresh = self.fresh
        if self.warned:
            return True
        if self.given_up or len(fresh) < self.wanted:
            return self.is_early and not self.given_up
        return lowest_of(fresh, SURER if self._patient else CERTAIN) >= LEAST <= self._together(fresh)

    def _together(self, fresh: Sequence[float]) -> float:
        """Return the mean difference on these deals and on those of the hint that advised otherwise."""
        note = self.note
        if not note or not self.advised:
            return sum(fresh) / len(fresh)
        # What the hint did not care to compare was no better in its eyes.
        hinted = min(
            0.0, note.options.get(str(self.better), note.options[note.action]) - note.options[note.action]
        )
        return (sum(fresh) + hinted * note.deals) / (len(fresh) + note.deals)

    def glance(self) -> int:
        """Compare both actions on a few deals; return the playouts that it took."""
        return self.known.upto(self.worse, GLANCE) + self.known.upto(self.better, GLANCE)

    def judge(self, *, whole: bool = False, patient: bool = False) -> Iterator[int]:
        """Compare both actions on other deals, unless they show early what is lost; yield the playouts.

        A verdict takes many of them: between two deals whoever waits may be answered.

        Args:
            whole: True if it goes on to the end where a lot is lost, too.
            patient: True if it goes on where what seems lost is not certain yet.
        """
        known = self.known
        if self.warned:
            yield from self.explain()
            self.first = 0
            return
        if self.first is None:
            self.first = max(known.count(self.worse), known.count(self.better))
        for number in range(1, (max(self.wanted, PATIENCE) if patient else self.wanted) + 1):
            if number == self.wanted + 1:
                if self.holds:
                    return
                self._patient = True
            if number == self.wanted and self._cost_now >= LEAST:
                # It is told with what it says.
                yield from self.explain()
            tried = self.first + number
            yield known.upto(self.worse, tried) + known.upto(self.better, tried)
            if number % FUTILE:
                continue
            self.given_up = self._cost_now < LEAST
            early = number >= EARLY and not self.advised and not self.is_early
            if early and lowest_of(self.fresh, SURER) >= LEAST:
                yield from self.explain()
                self._early = self._cost_now, known.chances(self.better)
            if self.given_up or (self.is_early and not whole):
                return

    def explain(self) -> Iterator[int]:
        """Find out once what others would take that the better action takes, and what comes of both; yield the playouts."""
        if self._kept is None:
            known, first = self.known, parts_of(self.better)[0]
            rival = yield from denied(known, self.worse, self.better)
            self._line = yield from compared(known, self.worse, self.better)
            self._kept = [] if rival is None else known.knowledge.denial(known.view, first, rival)


def lacking(known: Evaluation, action: Action, better: Action) -> list[Reason]:
    """Return what is wrong with an action, without what holds for a better one as well."""
    found, shared = (known.knowledge.lacks(known.view, one, better, known.memory) for one in (action, better))
    claims = {one.claim for one in shared}
    return [one for one in found if one.claim not in claims]


def more_of(better: Sequence[Reason], own: Sequence[Reason]) -> list[Reason]:
    """Return what a better action has more than another one: no drawback, and nothing that the other has as much of."""
    claims = {one.claim for one in own}
    return [
        one
        for one in better
        if one.claim not in claims
        and not (one.condition or is_against(one))
        and not any(_is_as_much(other, one) for other in own if other.id == one.id)
    ]


def is_against(reason: Reason) -> bool:
    """Return whether a reason speaks against its action where another one is better."""
    return reason.price or "against" in reason.marks


def _is_as_much(own: Reason, better: Reason) -> bool:
    """Return whether a reason of the same kind promises at least as much with other cards or places."""
    keys = {key for key, value in better.data.items() if isinstance(value, int)}
    rows = [(key, own.data.get(key), better.data[key]) for key in keys]
    return all(
        mine == other
        or (isinstance(mine, int) and key in GAINS and mine > other)
        or (isinstance(mine, int) and key in COSTS and mine < other)
        for key, mine, other in rows
        if key not in IRRELEVANT and not (key == "count" and "counts" not in better.marks)
    )


def lowest_of(differences: Sequence[float], sure: tuple[float, float] = CERTAIN) -> float:
    """Return what the mean of these is at least, so surely that one of a thousand cases is below it.

    Some hundred decisions of a game are looked at, so less would name a decision by chance in every other game.

    Args:
        differences: of which the mean is asked for.
        sure: how surely, see `CERTAIN`.
    """
    count = len(differences)
    middle = sum(differences) / count
    scatter = sqrt(sum((one - middle) ** 2 for one in differences) / (count - 1))
    return middle - (sure[0] + sure[1] / count) * scatter / sqrt(count)


def by_rating(step: int, known: Evaluation, action: Action, note: Note | None) -> Doubt | None:
    """Return what the judgement alone has against a decision, None where there was nothing to decide.

    Args:
        step: of the position before it.
        known: what is known of that position.
        action: what was decided.
        note: what a hint said there.
    """
    legal, ratings = known.legal, known.ratings
    if len(legal) == 1:
        return None
    own, first = known.rating(action), legal.index(parts_of(action)[0])
    others = [i for i in known.sensible if not same(known, legal[i], action)]
    if not others or (first in known.sensible and own - max(ratings[i] for i in others) >= SURE):
        return None
    gap = max(0.0, ratings[others[0]] - own)
    better = known.knowledge.nearest(known.view, action, legal[others[0]])
    return Doubt(step, known, action, better, PER_POINT * gap, note)


def searched(found: Doubt) -> Doubt | None:
    """Search quickly which action promised most.

    Returns:
        What may have been better; where the decision was the best, how much worse the judgement's favourite was; None where
        that is the decision, too, or a hint advised it.
    """
    known, action = found.known, found.worse
    search = Paired(known)
    # What was played of other actions, such as whole turns, tells nothing of these.
    for _ in range(TRIED - sum(count for _, count, _ in search.tally())):
        search.playout()
        rows = [row for rows in known.found.values() for row in rows]
        if len(rows) >= HOPELESS and all(row.chances[known.seat] < LEAST for row in rows):
            return None
    best = next(one for one in known.legal if one == search.best())
    if same(known, best, action):
        favourite = known.judged_best
        # Ending a turn is what is left, however good it was; what a hint advised is no merit of whoever did it.
        if same(known, favourite, action) or action.verb == "end" or found.advised:
            return None
        return Doubt(found.step, known, favourite, action, PER_POINT, found.note)
    expected = known.chances(best)[known.seat]
    better = known.knowledge.nearest(known.view, action, best)
    rows = known.found.get(str(action), [])
    # Whatever was hardly tried is judged by its rating.
    less = known.rating(best) - known.rating(action)
    own = sum(row.chances[known.seat] for row in rows) + expected - PER_POINT * max(0.0, less)
    guess = expected - own / (len(rows) + 1)
    return Doubt(found.step, known, action, better, guess, found.note) if guess > 0 else None


def same(known: Evaluation, one: Action, other: Action) -> bool:
    """Return whether two decisions come to the same; one that is made of several actions, as far as its first one goes."""
    ones, others = parts_of(one), parts_of(other)
    if len(ones) + len(others) > 2:
        return ones[0] == others[0]
    outcome = known.knowledge.outcome
    return one == other or outcome(known.view, one) == outcome(known.view, other)


def same_begun(known: Evaluation, one: Action, other: Action) -> bool:
    """Return whether two actions come to the same with all that they begin.

    A first ship that comes to lie on a space like that of another one does not go on as that one does.
    """
    begun = [known.knowledge.planned(known.view, action) for action in (one, other)]
    return same(known, one, other) and len({len(parts_of(action)) for action in begun}) == 1
