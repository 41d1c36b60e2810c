"""Reasons of both games: there is always one, none holds for most actions, none knows too much, and all have words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from spieltisch import State, players
from spieltisch.analysis.why import why
from spieltisch.players.knowledge import knowledge_of
from tests.languages import LANGUAGES, TEXTS
from tests.players.tables import MURANO, TAXIS, begin, played

SOUTH = {"courier": True, "offices": True, "audience": True}
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    (TAXIS, 2, {}),
    (TAXIS, 3, SOUTH),
    (TAXIS, 2, {"board": "north"}),
    (MURANO, 2, {}),
)
MOST = 400
"""Actions of a game."""
EVERY = 5
PLAIN = ("no-difference", "stands-out", "trip", "another-ship")
"""What is said where nothing sets an action apart, and where ships go."""


def positions(game: str, count: int, options: dict[str, Any]) -> Iterator[tuple[State, list[list[Any]]]]:
    """Yield positions of a game in which there is a choice, and what each seat has seen."""
    state = begin(game, count, options, seed=5)
    for number, (now, seen) in enumerate(played(state, 5, MOST)):
        if number % EVERY == 0 and now.current_player is not None and len(now.legal_actions()) > 1:
            yield now, seen


@cache
def used() -> Counter[tuple[str, str]]:
    """Return game and id of the reasons of all actions at some positions, after checking them."""
    found: Counter[tuple[str, str]] = Counter()
    for game, count, options in TABLES:
        for state, _ in positions(game, count, options):
            legal = state.legal_actions()
            told = knowledge_of(state).explained(state, legal)
            assert all(1 <= len(reasons) <= 2 for reasons in told), state
            found.update((game, reason.id) for reasons in told for reason in reasons)
            kinds: dict[str, set[str]] = {}
            explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
            for action, reasons in zip(legal, told, strict=True):
                kinds.setdefault(explainer.kind(state, action), set()).update(
                    reason.claim
                    for reason in reasons
                    if reason.id not in PLAIN and not (reason.price or reason.plain)
                )
            claims = Counter(claim for own in kinds.values() for claim in own)
            half = max(1, len(kinds) / 2)
            assert not [claim for claim, times in claims.items() if times > half], state
    return found


def test_every_action_has_a_reason_and_none_holds_for_most() -> None:
    assert len(used()) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    text = (TEXTS / language / "players.ftl").read_text("utf-8")
    known = set(re.findall(r"^reason-([\w-]+) =", text, re.MULTILINE))
    assert {f"{game}-{id_}" for game, id_ in used()} <= known


def test_the_ids_have_words_in_all_languages() -> None:
    known = [
        set(
            re.findall(
                r"^reason-[\w-]+ =", (TEXTS / language / "players.ftl").read_text("utf-8"), re.MULTILINE
            )
        )
        for language in LANGUAGES
    ]
    assert all(own == known[0] for own in known)


@pytest.mark.parametrize(("game", "count", "options"), TABLES)
def test_what_is_hidden_changes_no_word(game: str, count: int, options: dict[str, Any]) -> None:
    rng, changed = Random(3), 0
    for state, _ in positions(game, count, options):
        seat = state.current_player
        assert seat is not None
        one, other = state.determinize(seat, rng), state.determinize(seat, rng)
        legal = [action for action in one.legal_actions() if action in other.legal_actions()][:12]
        mind = knowledge_of(state)
        assert mind.explained(one, legal) == mind.explained(other, legal), state
        assert mind.line(one, legal[0]) == mind.line(other, legal[0]), state
        changed += one.to_dict() != other.to_dict()
    assert changed > 5


@pytest.mark.parametrize(("game", "count", "options"), TABLES)
def test_why_others_did_it_says_nothing_that_the_viewer_may_not_know(
    game: str, count: int, options: dict[str, Any]
) -> None:
    rng, said = Random(3), 0
    for number, (state, seen) in enumerate(positions(game, count, options)):
        seat = state.current_player
        assert seat is not None
        viewer = (seat + 1) % count
        action = players.choose(state, "merchant", number)
        if state.is_secret(action, own=False):
            assert why(state, action, viewer, seen[viewer]) == []
            continue
        found = why(state, action, viewer, seen[viewer])
        for _ in range(20):
            dealt = state.determinize(viewer, rng)
            memory = knowledge_of(state).remember(state, viewer, seen[viewer])
            if memory:
                memory.recall(dealt, rng)
            if action in dealt.legal_actions():
                assert why(dealt, action, viewer, seen[viewer]) == found, state
                break
        said += bool(found)
    assert said > 5


def test_what_a_closing_brings_is_said_though_the_hand_is_hidden() -> None:
    """What waiting for a card in the hand would bring is left out, and nothing else."""
    closings, silent = 0, 0
    for now, seen in played(begin(TAXIS, 2, seed=5), 5, MOST):
        seat = now.current_player
        ways = [way for way in now.legal_actions() if str(way).startswith("close ")]
        if seat is None or not ways:
            continue
        closings += 1
        (brings,) = (one for one in why(now, ways[0], 1 - seat, seen[1 - seat]) if one.id == "closing-brings")
        own = next(one for one in knowledge_of(now).reasons(now, ways[0]) if one.id == brings.id)
        besides = {key for key, value in own.data.items() if brings.data[key] != value}
        assert besides <= {"towns", "gain"}
        assert not any(brings.data[key] for key in besides)
        silent += bool(besides)
    assert closings > 5
    assert silent
