"""``python3 -m spieltisch.arena.puzzles``: positions of games among computers in which one action is clearly the best.

A position is taken where a quick search finds one action well above all others, where that holds on 2,000 deals that the search
has not seen, and where playouts to the end of the game say so as well. As in the generator of lichess' puzzles the solution has
to be the only one: actions that come to the same count as one, and so do those that are as good on the deals, like one space of
an island and the next. Where it is best to close a route, the riddle is whether to: every way to close it that is nearly as good
as the best one solves it, and all ways to go on are clearly worse. The same seed gives the same positions; the file is written
after every game, and a second run goes on with it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from math import exp
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import spieltisch

from ..actions import Action
from ..analysis.courses import CLOSE
from ..analysis.doubts import lowest_of, same_begun
from ..analysis.verdict import BY_THE_WAY
from ..players import choose
from ..players.evaluator import Evaluation, Evaluator
from ..players.knowledge import Knowledge, Reason
from ..players.paired import Paired
from ..state import State
from .courses import course

QUICK = 60
"""Playouts of the search that finds candidates."""
GLANCES, GLIMPSED, SIFTED = (4, 16), 50, 120
"""Deals on which every other legal action is compared with the best one, at first and where that is not enough; ways to close
are tried on fewer than what is compared with them."""
FLAT = 0.1
"""Points by which the judgement has to rate most actions worse than the best one."""
CHECKED = 2000
"""Deals on which the best action is compared with the next best one."""
DOUBTED = 500
"""After so many of them it is given up if it does not look clear; so many tell whether others are as good."""
TO_THE_END = 300
"""Of those so many are played to the end of the game."""
CLEAR, LEAST = 0.12, 0.08
"""Chance to win that the best action brings more than any other, and by how much at least, surely."""
RARE = {"build": 0.67, "place": 0.67, "produce": 0.67, "sell": 0.67}
"""Verbs of actions that seldom decide as much: of these such a part is clear."""
ALIKE, NEARLY = 0.03, BY_THE_WAY / 100
"""Chance to win by which another action may differ from the best one and still solve the position, and another way to close."""
HOPELESS, WON = 0.15, 0.97
"""Chance to win with the best action, and with the next best one: what is lost is no riddle, nor what is won either way."""
SAVES = "saves-route"
"""Reason of a card without which a route is lost: where one open card alone does that, it is easily seen."""
CHOICE = 3
"""So many times as many legal actions as solutions there are at least: otherwise it is found by chance."""
EITHER = frozenset({CLOSE, "sell"})
"""Verbs of actions of which most come to the same: the riddle is whether at all, however many houses or colours there are."""
COUNTED = "score"
"""Verb of actions that are no riddle: the table shows what each counts, and finds the best ones itself where that is wanted."""
APART = 6
"""Decisions of a game between two positions that are taken."""
ENDING = "finish"
"""Kind of positions in which the game could be ended."""
KINDS = {
    "denies-tile": "deny",
    "denies-way": "deny",
    "keeps-from": "deny",
    "ends-game": ENDING,
    "last-turn": ENDING,
}
"""Reasons by which a position is of a kind of its own."""
SHARE = 0.3
"""Most of the positions that may be of one kind."""
PLAIN = frozenset({"end", "lay"})
"""Verbs of actions that are a riddle only where the judgement alone does not see them."""
PLAINLY = 2.5
"""Points by which the judgement alone sees them."""
NOISE = 4.0
"""Grains by which people misjudge actions, among whom the easier positions are those that more of them solve."""
CLOSE_BY = 0.2
"""Chance to win between the best action and the next best one: below that few people see which is better."""


class Wanted(NamedTuple):
    """Of what kinds positions are looked for."""

    only: Sequence[str] = ()
    """If there are any, no others."""
    full: Container[str] = ()
    """Of these there are enough."""
    level: str = "merchant"
    """In games of these players."""

    def __contains__(self, kind: object) -> bool:
        return kind not in self.full and (not self.only or kind in self.only)

    def is_at(self, known: Evaluation) -> bool:
        """Return whether a sensible action may be of a kind that is looked for: a search takes long."""
        if not self.only:
            return True
        actions = [known.legal[i] for i in known.sensible]
        told = known.knowledge.explained(known.view, actions)
        return any(_kind(known, why, one.verb) in self.only for why, one in zip(told, actions, strict=True))


ANY = Wanted()


class Found(NamedTuple):
    """A position in which one action is the best."""

    step: int
    best: Sequence[str]
    """Texts of the actions that solve it, first the one that the judgement likes best."""
    second: str
    """The next best one."""
    gain: float
    """Chance to win between the two."""
    chance: float
    """Chance to win with the best one."""
    kind: str
    """What it is about: "deny", "finish", or the verb of the best action."""
    course: Mapping[str, Any]
    """What came of the solution and of the next best action, see `courses.py`."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games, look for positions and write them; return the exit code."""
    parser = argparse.ArgumentParser("python3 -m spieltisch.arena.puzzles", description=__doc__)
    parser.add_argument("file", type=Path, help="JSON file with the positions of a game")
    parser.add_argument("--game", default="thurn-und-taxis", choices=sorted(spieltisch.games()))
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE", help="an option of the game")  # fmt: skip
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default=ANY.level, help="who plays: of weaker play comes more to find")
    parser.add_argument("--count", type=int, default=40, help="positions with these options in the end")
    parser.add_argument("--minutes", type=float, default=60.0, help="begins no game after so many minutes")
    parser.add_argument(
        "--kind", action="append", help="looks for these only: verbs of actions, deny, finish"
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    options = dict(_option(text) for text in given.option)
    kept = json.loads(given.file.read_text("utf-8")) if given.file.exists() else []
    mine = [one for one in kept if one["record"]["options"].items() >= options.items()]
    kinds = Counter(found["kind"] for one in mine for found in one["positions"])
    seed = max([given.seed - 1, *(one["record"]["seed"] for one in mine)])
    end = monotonic() + 60 * given.minutes
    while kinds.total() < given.count and monotonic() < end:
        seed += 1
        full = {kind for kind, number in kinds.items() if number >= SHARE * given.count}
        record, found = mined(
            given.game, given.players, options, seed, Wanted(given.kind or (), full, given.level)
        )
        kinds.update(one.kind for one in found)
        sys.stdout.write(f"game {seed}: {len(found)}, together {kinds.total()} {dict(kinds)}\n")
        sys.stdout.flush()
        if found:
            kept.append({"record": record, "positions": [one._asdict() for one in found]})
            given.file.write_text(_lines(kept), "utf-8")
    return 0


def _option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    return name, json.loads(value) if value in ("true", "false") else value


def _lines(kept: Sequence[Any]) -> str:
    rows = (json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in kept)
    return "[\n" + ",\n".join(rows) + "\n]\n"


def mined(
    game: str, players: int, options: Mapping[str, Any], seed: int, wanted: Wanted = ANY
) -> tuple[Mapping[str, Any], list[Found]]:
    """Play a game among computers; return its record up to the last position that was found, and the positions.

    Args:
        game: id of the game.
        players: how many play.
        options: of the game.
        seed: of the game and the players.
        wanted: what is looked for.
    """
    state = spieltisch.new_game(game, [f"P{seat}" for seat in range(players)], options, seed=seed)
    seen: list[list[Any]] = [[] for _ in range(players)]
    found: list[Found] = []
    record = state.record()
    for step, seat in _seats(state):
        if not found or step - found[-1].step >= APART:
            one = position(state, seen[seat], step, wanted)
            if one:
                found.append(one)
                record = state.record()
        events = state.apply(choose(state, wanted.level, seed * 1000 + step))
        for other, own in enumerate(seen):
            own += [state.redact(event, other) for event in events]
    return record, found


def _seats(state: State) -> Iterator[tuple[int, int]]:
    step = 0
    while (seat := state.current_player) is not None:
        yield step, seat
        step += 1


def position(state: State, seen: Sequence[Any], step: int, wanted: Wanted = ANY) -> Found | None:
    """Return what is to be found in a position, or None where no action is the only good one.

    Args:
        state: the position.
        seen: what the seat that decides has seen of the game.
        step: number of the decision.
        wanted: what is looked for.
    """
    known = Evaluator().at(state, seen)
    found = _candidate(known, wanted)
    if not found:
        return None
    best, kind, alike, rivals = found
    second = rivals[0]
    deals = known.count(best)
    clear, least = _limits(kind)
    gain, differences = 0.0, [0.0]
    for tried in (DOUBTED, CHECKED):
        known.upto(best, deals + tried)
        known.upto(second, deals + tried)
        differences = known.differences(best, second, deals)
        gain = sum(differences) / len(differences)
        if gain < clear - (ALIKE if tried == DOUBTED else 0):
            return None
    chance = known.chances(best)[known.seat]
    is_sure = lowest_of(differences) >= least and not is_dull(chance, gain)
    if not is_sure or not _holds_to_the_end(state, seen, best, second):
        return None
    losses = {one: _loss(known, best, one, deals) for one in alike}
    if best.verb == CLOSE:
        alike = [one for one in alike if losses[one] <= NEARLY]
    elif any(abs(loss) > ALIKE for loss in losses.values()):
        return None
    alike.sort(key=lambda action: -known.ratings[known.legal.index(action)])
    texts = [str(action) for action in alike]
    played = course(state, seen, texts[0], str(second))
    return Found(step, texts, str(second), round(gain, 3), round(chance, 3), kind, played)


def _candidate(known: Evaluation, wanted: Wanted) -> tuple[Action, str, list[Action], list[Action]] | None:
    """Return the best action by a quick search, its kind, what is as good, and what is clearly worse; None where there is no riddle."""
    is_sure = len(known.sensible) < 2 or known.judged_best.verb == COUNTED
    high = sum(rating > max(known.ratings) - FLAT for rating in known.ratings)
    is_flat = not is_choice(known.judged_best.verb, len(known.legal), high)
    if len(known.legal) < CHOICE or is_flat or is_sure or not wanted.is_at(known):
        return None
    search = Paired(known)
    for _ in range(QUICK):
        search.playout()
    best = next(action for action in known.legal if action == search.best())
    kind = _kind(known, known.knowledge.reasons(known.view, best), best.verb)
    if known.chances(best)[known.seat] < HOPELESS or kind not in wanted:
        return None
    if best.verb == CLOSE:
        best, alike, rivals = ways_to_close(known, best)
    else:
        alike, rivals = _sorted_out(known, best, *_limits(kind))
    is_found_by_chance = not rivals or not is_choice(best.verb, len(known.legal), len(alike))
    is_plain = kind in PLAIN and bool(rivals) and _lead(known, alike, rivals) >= PLAINLY
    return None if is_found_by_chance or is_plain else (best, kind, alike, rivals)


def _limits(kind: str) -> tuple[float, float]:
    part = RARE.get(kind, 1)
    return CLEAR * part, LEAST * part


def is_choice(verb: str, legal: int, solutions: int) -> bool:
    """Return whether a solution of that verb is not found by chance."""
    return legal >= (1 if verb in EITHER else CHOICE) * solutions


def ways_to_close(known: Evaluation, judged: Action) -> tuple[Action, list[Action], list[Action]]:
    """Return the best way to close, those that may be nearly as good, itself included, and the ways to go on, the best first.

    There are none to go on where one of them may be nearly as good as closing.

    Args:
        known: what is known of the position.
        judged: the way to close that the judgement likes best, which is compared first.
    """
    ways = [one for one in known.legal if one.verb == CLOSE]
    others = [one for one in known.legal if one.verb != CLOSE]
    for deals in (*GLANCES, GLIMPSED, SIFTED):
        if any(_gain(known, judged, one, deals) < CLEAR - NEARLY for one in others):
            return judged, [judged], []
    gains: dict[Action, float] = {}
    for deals in (*GLANCES, GLIMPSED):
        gains = {one: _gain(known, judged, one, deals) for one in ways}
        ways = [one for one in ways if gains[one] <= min(gains.values()) + 2 * NEARLY]
    best = min(ways, key=lambda one: gains[one])
    lost = {one: _gain(known, best, one, SIFTED) for one in others}
    if any(lost[one] < CLEAR - 0.02 for one in others):
        return best, ways, []
    return best, ways, sorted(others, key=lambda one: lost[one])


def _sorted_out(
    known: Evaluation, best: Action, clear: float, least: float
) -> tuple[list[Action], list[Action]]:
    """Return the actions that are as good as the best one, itself included, and the others, the best first.

    There are no others where one of them may be nearly as good. Most are far worse, which few deals show, and what is in doubt
    is looked at first.
    """
    alike = [one for one in known.legal if same_begun(known, one, best)]
    others = [one for one in known.legal if one not in alike]
    middle = (ALIKE + clear) / 2
    gains: dict[Action, float] = {}
    for deals in GLANCES:
        gains = {one: _gain(known, best, one, deals) for one in others}
        if not is_choice(best.verb, len(known.legal), sum(gain < ALIKE for gain in gains.values())):
            return alike, []
    for one in sorted(others, key=lambda one: abs(gains[one] - middle)):
        differences = known.differences(best, one)
        if any(differences) and lowest_of(differences) < least:
            gains[one] = _gain(known, best, one, SIFTED)
        if ALIKE < gains[one] < clear - 0.02:
            return alike, []
    rivals = [one for one in others if gains[one] > ALIKE]
    return [one for one in known.legal if one not in rivals], sorted(rivals, key=lambda one: gains[one])


def _gain(known: Evaluation, best: Action, other: Action, deals: int) -> float:
    known.upto(best, deals)
    known.upto(other, deals)
    differences = known.differences(best, other)
    return sum(differences) / len(differences)


def _loss(known: Evaluation, best: Action, other: Action, deals: int) -> float:
    """Return how much worse than the best action another one is on deals that the search has not seen."""
    known.upto(other, deals + DOUBTED)
    differences = known.differences(best, other, deals)
    return sum(differences) / len(differences)


def _holds_to_the_end(state: State, seen: Sequence[Any], best: Action, second: Action) -> bool:
    """Return whether games that are played to their end say so as well."""
    known = Evaluator().at(state, seen, rounds=0)
    for action in (best, second):
        known.upto(action, TO_THE_END)
    return lowest_of(known.differences(best, second), (1.65, 1.5)) > 0


def is_dull(chance: float, gain: float) -> bool:
    """Return whether a game is lost with the best action, or won with the next best one as well."""
    return chance <= HOPELESS or chance - gain >= WON


def is_plain_to_see(knowledge: Knowledge, view: State, best: Action) -> bool:
    """Return whether the best action takes the only open card that saves a route."""
    saving = [
        one
        for one in view.legal_actions()
        if one.verb == best.verb and any(reason.id == SAVES for reason in knowledge.reasons(view, one))
    ]
    return saving == [best]


def _kind(known: Evaluation, reasons: Iterable[Reason], verb: str) -> str:
    # Where the game is ending already, nobody decides whether to end it.
    kinds = (KINDS[one.id] for one in reasons if one.id in KINDS)
    return next((kind for kind in kinds if kind != ENDING or not known.view.is_ending), verb)


def ease(knowledge: Knowledge, view: State, best: Sequence[str], gain: float) -> float:
    """Return which part of hasty people finds a solution: fewer among many plausible actions, and beside one nearly as good."""
    legal = view.legal_actions()
    if is_plain_to_see(knowledge, view, next(one for one in legal if str(one) == best[0])):
        return 1.0
    weights: dict[tuple[bool, str], float] = {}
    ratings = knowledge.rate(view, legal)
    for action, rating in zip(legal, ratings, strict=True):
        # Of most ways to close it is asked whether at all.
        name = (str(action) in best, action.verb if action.verb in EITHER else str(action))
        weight = exp((rating - max(ratings)) / (NOISE * knowledge.grain))
        weights[name] = max(weight, weights.get(name, 0.0))
    found = sum(weight for (is_best, _), weight in weights.items() if is_best)
    return round(min(1.0, gain / CLOSE_BY) * found / sum(weights.values()), 3)


def _lead(known: Evaluation, alike: Sequence[Action], others: Sequence[Action]) -> float:
    """Return how many points the judgement alone rates the best action above others."""
    rating = {action: known.ratings[known.legal.index(action)] for action in (*alike, *others)}
    return max(rating[action] for action in alike) - max(rating[action] for action in others)


if __name__ == "__main__":
    sys.exit(main())
