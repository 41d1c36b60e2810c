"""``python3 -m spieltisch.arena.lessons``: what the analysis names in games of which it is known how well they were played.

One seat does what each hint advises, or what the lowest level chooses; `merchant` sits elsewhere. Of the first hardly anything
may be named, of the second something in nearly every game. The same seed gives the same games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import spieltisch

from ..analysis.decision import Decision
from ..analysis.hint import hint_of
from ..analysis.notes import notes_of, still_planned, still_said
from ..analysis.review import Review
from ..analysis.shares import shares_of, together
from ..players import Budget, Thinking, level_of
from ..state import State

SLICE = 60.0
"""Seconds of the review between two looks whether it is done."""
LONGEST = 10_000
"""More actions than a game has."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games, review them and print what is named; return the exit code."""
    parser = argparse.ArgumentParser("python3 -m spieltisch.arena.lessons", description=__doc__)
    parser.add_argument("--game", default="thurn-und-taxis", choices=sorted(spieltisch.games()))
    parser.add_argument(
        "--follow", default="patrician", metavar="LEVEL", help="who advises the seat that is looked at"
    )
    parser.add_argument("--playouts", type=int, default=120, help="of each hint")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    budget = Budget(seconds=SLICE, playouts=given.playouts)
    total = 0
    for number in range(given.seed, given.seed + given.games):
        final, decisions, said = followed(given.game, given.players, number, given.follow, budget)
        states = [decision.before for decision in decisions]
        review = Review(decisions, shares_of(final), seats=[0], notes=notes_of(said, states))
        while not review.step(SLICE):
            pass
        found = together([review.to_dict()], 1, decisions, final)
        costly = [row for row in found["costly"] if row]
        total += len(costly)
        named = [f"{row['step']} {row['action']['text']} ({row['chance']:.2f}), better {row['better']['text']} ({row['betterChance']:.2f}){', as advised' if row['kind'] == 'advised' else ''}" for row in costly]  # fmt: skip
        named += [f"brilliant: {row['step']} {row['action']['text']}" for row in found["brilliant"]]
        named += [f"accuracy {row['accuracy']:.3f}" for row in found["people"] if row["accuracy"] is not None]
        sys.stdout.write(
            f"game {number}: {len(decisions)} actions, {len(costly)} named; {'; '.join(named)}\n"
        )
        sys.stdout.flush()
    sys.stdout.write(f"{total} named in {given.games} games\n")
    return 0


def followed(
    game: str, people: int, seed: int, level: str, budget: Budget
) -> tuple[State, list[Decision], list[Any]]:
    """Play a game in which the first seat does what a level advises; return its end, all decisions, and what hints said.

    Args:
        game: id of the game.
        people: number of players.
        seed: of the game and of all thoughts.
        level: whose advice is followed; `merchant` sits on the other seats.
        budget: of each thought.
    """
    state = spieltisch.new_game(game, [f"P{seat}" for seat in range(people)], seed=seed)
    levels = [level_of(level if seat == 0 else "merchant") for seat in range(people)]
    seen: list[list[Any]] = [[] for _ in range(people)]
    decisions: list[Decision] = []
    said: list[Any] = []
    began = 0
    while (seat := state.current_player) is not None:
        before = state.copy()
        step = len(decisions)
        hinting = levels[seat].playouts > 0
        thought = Thinking(
            state, levels[seat], seed * LONGEST + step, budget, seen=seen[seat], telling=hinting
        )
        action = thought.run()
        if hinting:
            known = notes_of(said, [*(decision.before for decision in decisions), state])
            asked = known, decisions, state, began
            hint = hint_of(thought, step, still_said(*asked), still_planned(*asked))
            said.append(hint["note"])
            action = next(one for one in state.legal_actions() if one == hint["note"]["action"])
        events = state.apply(action)
        for other, own in enumerate(seen):
            own += [state.redact(event, other) for event in events]
        ends = any(event["event"] == "turn-ended" for event in events)
        decisions.append(Decision(before, seat, action, ends, events))
        began = len(decisions) if ends else began
    return state, decisions, said


if __name__ == "__main__":
    sys.exit(main())
