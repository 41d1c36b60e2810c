"""``python3 -m spieltisch.arena.puzzles``: positions of games among computers in which one action is clearly the best.

A position is taken where a quick search finds one action well above all others, where that holds on 2,000 deals that the search
has not seen, and where playouts to the end of the game say so as well. As in the generator of lichess' puzzles the solution has
to be the only one: actions that come to the same count as one. The same seed gives the same positions; the file is written after
every game, and a second run goes on with it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import spieltisch

from ..actions import Action
from ..analysis.doubts import lowest_of, same
from ..players import choose
from ..players.evaluator import Evaluation, Evaluator
from ..players.paired import Paired
from ..state import State

QUICK = 60
"""Playouts of the search that finds candidates."""
SIFTED = 120
"""Deals on which every other legal action has to be worse."""
CHECKED = 2000
"""Deals on which the best action is compared with the next best one."""
TO_THE_END = 300
"""Of those so many are played to the end of the game."""
CLEAR, LEAST = 0.12, 0.08
"""Chance to win that the best action brings more than any other, and by how much at least, surely."""
OPEN = (0.08, 0.97)
"""Chance to win with the best action: what is decided is no riddle."""
APART = 6
"""Decisions of a game between two positions that are taken."""
KINDS = {"denies-tile": "deny", "keeps-from": "deny", "ends-game": "finish", "last-turn": "finish"}
"""Reasons by which a position is of a kind of its own."""
SHARE = 0.3
"""Most of the positions that may be of one kind."""
PLAIN = frozenset({"end", "lay"})
"""Verbs of actions that are a riddle only where the judgement alone does not see them."""
EASY, HARD = 2.5, 0.0
"""Points by which the judgement alone rates the best action above others, where it is easy, and where it is hard."""


class Found(NamedTuple):
    """A position in which one action is the best."""

    step: int
    best: Sequence[str]
    """Texts of the actions that come to the same."""
    second: str
    """The next best one."""
    gain: float
    """Chance to win between the two."""
    chance: float
    """Chance to win with the best one."""
    grade: int
    """1 easy, 2 middling, 3 hard."""
    kind: str
    """What it is about: "deny", "finish", or the verb of the best action."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games, look for positions and write them; return the exit code."""
    parser = argparse.ArgumentParser("python3 -m spieltisch.arena.puzzles", description=__doc__)
    parser.add_argument("file", type=Path, help="JSON file with the positions of a game")
    parser.add_argument("--game", default="thurn-und-taxis", choices=sorted(spieltisch.games()))
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE", help="an option of the game")  # fmt: skip
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--count", type=int, default=40, help="positions with these options in the end")
    parser.add_argument("--minutes", type=float, default=60.0, help="begins no game after so many minutes")
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
        record, found = mined(given.game, given.players, options, seed, full)
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
    game: str, players: int, options: Mapping[str, Any], seed: int, full: Container[str] = ()
) -> tuple[Mapping[str, Any], list[Found]]:
    """Play a game of `merchant`; return its record up to the last position that was found, and the positions.

    Args:
        game: id of the game.
        players: how many play.
        options: of the game.
        seed: of the game and the players.
        full: kinds of which there are enough.
    """
    state = spieltisch.new_game(game, [f"P{seat}" for seat in range(players)], options, seed=seed)
    seen: list[list[Any]] = [[] for _ in range(players)]
    found: list[Found] = []
    record = state.record()
    for step, seat in _seats(state):
        if not found or step - found[-1].step >= APART:
            one = position(state, seen[seat], step, full)
            if one:
                found.append(one)
                record = state.record()
        events = state.apply(choose(state, "merchant", seed * 1000 + step))
        for other, own in enumerate(seen):
            own += [state.redact(event, other) for event in events]
    return record, found


def _seats(state: State) -> Iterator[tuple[int, int]]:
    step = 0
    while (seat := state.current_player) is not None:
        yield step, seat
        step += 1


def position(state: State, seen: Sequence[Any], step: int, full: Container[str] = ()) -> Found | None:
    """Return what is to be found in a position, or None where no action is the only good one.

    Args:
        state: the position.
        seen: what the seat that decides has seen of the game.
        step: number of the decision.
        full: kinds of which there are enough.
    """
    known = Evaluator().at(state, seen)
    if len(known.legal) < 3 or len(known.sensible) < 2:
        return None
    search = Paired(known)
    for _ in range(QUICK):
        search.playout()
    best = next(action for action in known.legal if action == search.best())
    if not OPEN[0] <= known.chances(best)[known.seat] <= OPEN[1]:
        return None
    alike = [action for action in known.legal if same(known, action, best)]
    others = [action for action in known.legal if action not in alike]
    grade, kind = _grade(known, alike, others), _kind(known, best)
    is_wanted = kind not in full and not (kind in PLAIN and grade == 1)
    rivals = _rivals(known, best, others) if is_wanted else []
    if not rivals:
        return None
    second = rivals[0]
    deals = known.count(best)
    for action in (best, second):
        known.upto(action, deals + CHECKED)
    differences = known.differences(best, second, deals)
    gain = sum(differences) / len(differences)
    chance = known.chances(best)[known.seat]
    if gain < CLEAR or lowest_of(differences) < LEAST or not OPEN[0] <= chance <= OPEN[1]:
        return None
    if not _holds_to_the_end(state, seen, best, second):
        return None
    texts = [str(action) for action in alike]
    return Found(step, texts, str(second), round(gain, 3), round(chance, 3), grade, kind)


def _rivals(known: Evaluation, best: Action, others: Sequence[Action]) -> list[Action]:
    """Return the other actions, the best first; none where one of them may be as good.

    Most are far worse, which few deals show.
    """
    rows: list[tuple[float, int]] = []
    order = sorted(range(len(others)), key=lambda i: -known.ratings[known.legal.index(others[i])])
    for number in order:
        for deals in (SIFTED // 4, SIFTED):
            known.upto(best, deals)
            known.upto(others[number], deals)
            differences = known.differences(best, others[number])
            gain = sum(differences) / len(differences)
            if gain < CLEAR - 0.02:
                return []
            if lowest_of(differences) >= LEAST:
                break
        rows.append((gain, number))
    return [others[number] for _, number in sorted(rows)]


def _holds_to_the_end(state: State, seen: Sequence[Any], best: Action, second: Action) -> bool:
    """Return whether games that are played to their end say so as well."""
    known = Evaluator().at(state, seen, rounds=0)
    for action in (best, second):
        known.upto(action, TO_THE_END)
    return lowest_of(known.differences(best, second), (1.65, 1.5)) > 0


def _kind(known: Evaluation, best: Action) -> str:
    reasons = (reason.id for reason in known.knowledge.reasons(known.view, best))
    return next((KINDS[id_] for id_ in reasons if id_ in KINDS), best.verb)


def _grade(known: Evaluation, alike: Sequence[Action], others: Sequence[Action]) -> int:
    """Return how hard it is to find: the judgement alone sees what is easy."""
    rating = {action: known.ratings[known.legal.index(action)] for action in (*alike, *others)}
    lead = max(rating[action] for action in alike) - max(rating[action] for action in others)
    return 1 if lead >= EASY else 2 if lead > HARD else 3


if __name__ == "__main__":
    sys.exit(main())
