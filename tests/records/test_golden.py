"""Golden records: whole games come out exactly as they did, on every Python and in WebAssembly."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations as picked
from itertools import product
from typing import Any

import pytest

import spieltisch
from spieltisch import State
from tests.engine.tables import GAME, chosen, combinations

from . import brief, golden
from .plans import COUNTS, MURANO, VARIANTS, plans, sets_without_start, short_plans, starts

NAMES = golden.names()
GROUPS = brief.groups()
SHORT_HEADERS = [game["header"] for group in GROUPS for game in brief.read(group)]
HEADERS = [golden.read(name)["header"] for name in NAMES]


def combinations_of(size: int) -> list[dict[str, Any]]:
    """Return so many choices that occur together in some combination."""
    found = {part for options in combinations() for part in picked(chosen(options).items(), size)}
    return [dict(part) for part in found]


def check_end(state: State, known: Mapping[str, Any]) -> None:
    assert state.is_over
    assert state.scores() == known["scores"]
    assert state.winners() == known["winners"]
    assert golden.digest(state) == known["digest"]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_comes_out_as_it_did(name: str) -> None:
    known = golden.read(name)
    state = spieltisch.replay(golden.record_of(known), 0)
    for step, (text, events) in enumerate(known["actions"], 1):
        assert text in state.legal_actions(), step
        assert (step, text, "; ".join(map(golden.brief, state.apply(text)))) == (step, text, events)
    check_end(state, known)
    assert state.ranking() == known["ranking"]


@pytest.mark.parametrize("name", NAMES)
def test_the_file_is_in_its_form(name: str) -> None:
    text = (golden.GAMES / f"{name}.json").read_text(encoding="utf-8")
    assert golden.text_of(golden.read(name)) == text


@pytest.mark.parametrize("group", GROUPS)
def test_games_in_short_come_out_as_they_did(group: str) -> None:
    for game in brief.read(group):
        state = spieltisch.replay(brief.record_of(game), 0)
        for number, (*texts, known) in enumerate(game["turns"], 1):
            told = []
            for text in texts:
                assert text in state.legal_actions(), (game["header"], number)
                told.append("; ".join(map(golden.brief, state.apply(text))))
            assert (game["header"], number, brief.mark(told)) == (game["header"], number, known)
        check_end(state, game)


@pytest.mark.parametrize("group", GROUPS)
def test_a_file_of_games_in_short_is_in_its_form(group: str) -> None:
    text = (brief.FOLDER / f"{group}.jsonl").read_text(encoding="utf-8")
    assert brief.text_of(brief.read(group)) == text


def test_every_combination_of_options_has_a_golden_record() -> None:
    headers = [header for header in HEADERS + SHORT_HEADERS if header["game"] == GAME]
    played = [chosen({**header["options"], "start": "lot", "open-scores": False}) for header in headers]
    missing = [chosen(options) for options in combinations() if chosen(options) not in played]
    assert missing == []
    assert len(combinations()) == 70


def test_every_choice_is_played_by_two_three_and_four() -> None:
    """Also every two expansions together."""
    for parts in (*combinations_of(1), *combinations_of(2)):
        fitting = [header for header in SHORT_HEADERS if parts.items() <= header["options"].items()]
        if len(fitting) > len(COUNTS):
            assert {len(header["players"]) for header in fitting} == set(COUNTS), parts


def test_every_planned_record_is_there() -> None:
    planned = [plan.name for plan in plans()]
    assert sorted(set(planned)) == sorted(planned)
    assert sorted(planned) == NAMES, "run: PYTHONPATH=py python -m tests.records.make"
    short = short_plans()
    assert sorted(short) == GROUPS
    for group, games in short.items():
        options = [game["header"]["options"] for game in brief.read(group)]
        assert options == [plan.options for plan in games], group


@pytest.mark.parametrize("count", COUNTS)
def test_every_set_of_options_has_a_golden_record(count: int) -> None:
    headers = [header for header in HEADERS if header["game"] == GAME]
    played = [header["options"] for header in headers if len(header["players"]) == count]
    for options in sets_without_start(count):
        assert any(options.items() <= chosen.items() for chosen in played), options
    for start in starts(count):
        assert any(chosen.get("start") == start for chosen in played), start


@pytest.mark.parametrize("game", [GAME, MURANO])
def test_every_player_count_of_the_catalogue_is_played(game: str) -> None:
    assert spieltisch.games()[game].players == COUNTS
    assert {len(header["players"]) for header in HEADERS if header["game"] == game} == set(COUNTS)


def test_every_set_of_variants_of_murano_has_a_golden_record() -> None:
    played = [header["options"] for header in SHORT_HEADERS if header["game"] == MURANO]
    sets = [tuple(options.get(name, False) for name in VARIANTS) for options in played]
    assert sorted(sets) == sorted(product((False, True), repeat=len(VARIANTS)))
    every = {option.id: option.values for option in spieltisch.games()[MURANO].options}
    for name in ("income", "assignment"):
        assert {options.get(name, every[name][0]) for options in played} == set(every[name])
