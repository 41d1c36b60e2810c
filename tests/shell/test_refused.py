"""Refusals have their sentence, what is misspelt a suggestion, and sources of chance a clear error."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import pytest

import spieltisch
from spieltisch import BadChance, IllegalAction, Refusal, UnreadableAction
from spieltisch.shell import fluent
from spieltisch.shell.sentences import sentence
from tests.processes import run
from tools.paths import CACHE, ENGINE, ROOT
from tools.setup_python import install

TAXIS = "thurn-und-taxis"


def new(game: str = TAXIS, **options: Any) -> spieltisch.State:
    return spieltisch.new_game(game, ["Anna", "Ben"], {"start": "seat-1", **options}, seed=7)


def refused(state: spieltisch.State, text: str) -> Refusal:
    found = state.why_not(text)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("close each Ulm", "The order is always: take, play, close."),
        ("take Lodz", "Lodz is not face up. Take a card from the display or the deck."),
        ("exchange with Amtmann", "Your hand was empty: only the Postmeister helps you this turn, not the Amtmann."),
    ],
)  # fmt: skip
def test_a_refusal_is_a_sentence(text: str, said: str) -> None:
    state = new()
    refusal = refused(state, text)
    assert str(refusal) == said
    assert refusal.rule in repr(refusal)
    with pytest.raises(IllegalAction, match=re.escape(said)):
        state.apply(text)


def test_in_german_as_well() -> None:
    assert sentence(Refusal("TT-401", {"cards": 1, "needed": 3}), "de").startswith(
        "Deine Strecke hat erst eine"
    )


def test_a_language_without_words_is_told_with_those_that_there_are() -> None:
    with pytest.raises(fluent.NoWords, match=r"no words in 'fr'; there are de, en\."):
        sentence(refused(new(), "close each Ulm"), "fr")


@pytest.mark.parametrize(
    ("rule", "data", "said"),
    [
        ("TT-401", {"cards": 1, "needed": 3}, "Your route has only one card so far. You need 3 to close it."),
        ("TT-401", {"cards": 2, "needed": 3}, "Your route has only 2 cards so far. You need 3 to close it."),
        ("TT-412", {"cities": ["ulm", "muenchen"]}, "You are already in Ulm and München: you may have only one house in a city."),
        ("TT-207", {"used": ["wagner"]}, "Only one official helps in a turn, and the Wagner has helped already."),
        ("MU-213", {"space": 0}, "Only the space where the last ship ends up counts."),
        ("MU-213", {"space": 4}, "Only the space where the last ship ends up counts (space\u00a04)."),
        ("AU-208", {"town": "como", "coach": "violet", "exits": ["luzern", "chur"]}, "In one step the violet coach reaches Luzern and Chur, not Como."),
        ("AU-208", {}, "Every step leads one town further south."),
        ("XX-001", {}, "Rule XX-001."),
    ],
)  # fmt: skip
def test_a_sentence_is_put_together(rule: str, data: dict[str, Any], said: str) -> None:
    assert sentence(Refusal(rule, data)) == said


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_words_of_rules_can_be_read(language: str) -> None:
    rules = [id_ for id_ in fluent.messages(language) if re.fullmatch(r"rule-[A-Z]{2}-\w+", id_)]
    assert len(rules) > 90
    for id_ in rules:
        said = fluent.text(id_, {}, language)
        assert said
        assert not set("{}[]$") & set(said), (id_, said)


def test_every_refusal_of_random_play_reads_well() -> None:
    rng, said = Random(2), set()
    for game in (TAXIS, "murano"):
        state = spieltisch.new_game(game, ["Anna", "Ben"], seed=5)
        known = list(state.rules.words.known)  # type: ignore[attr-defined]
        for _ in range(150):
            for text in rng.sample(known, 12):
                found = state.why_not(text)
                if found:
                    told = str(found)
                    assert told.endswith("."), told
                    assert "None" not in told
                    assert not set("{}[]$") & set(told)
                    said.add(found.rule)
            state.apply(rng.choice(state.legal_actions()))
    assert len(said) > 25
    assert said <= set((ROOT / "tests" / "rules" / "ids.txt").read_text(encoding="utf-8").split())


@pytest.mark.parametrize(
    ("game", "text", "meant"),
    [
        (TAXIS, "take Munich", "take München"),
        (TAXIS, "take Muenchn", "take München"),
        (TAXIS, "tke deck", "take deck"),
        (TAXIS, "lay Nuremberg", "lay Nürnberg"),
        ("murano", "sall 1-2", "sail 1-2"),
    ],
)
def test_what_is_misspelt_finds_what_was_meant(game: str, text: str, meant: str) -> None:
    state = new(game)
    with pytest.raises(UnreadableAction) as caught:
        state.apply(text)
    assert meant in caught.value.suggestions
    assert "Did you mean" in str(caught.value)
    # What the page is told is the same with and without the words.
    assert "Did you mean" not in caught.value.message


def test_nonsense_finds_nothing() -> None:
    with pytest.raises(UnreadableAction) as caught:
        new().apply("xyzzy")
    assert caught.value.suggestions == []
    assert str(caught.value) == "'xyzzy' is no action of this game."


@pytest.mark.parametrize("game", [TAXIS, "murano"])
def test_any_source_of_chance_or_a_clear_error(game: str) -> None:
    state = new(game)
    seen = state.observation(0)
    for rng in (Random(1), SystemRandom(), 5):
        assert state.determinize(0, rng).observation(0) == seen
    assert state.determinize(0, 5).to_dict() == state.determinize(0, 5).to_dict()
    for wrong in (None, "dice", 1.5, True, object()):
        with pytest.raises(
            BadChance, match=r"give a random\.Random, a generator of NumPy, or a whole number"
        ):
            state.determinize(0, wrong)  # type: ignore[arg-type]


def test_generators_of_numpy_will_do() -> None:
    code = """
import numpy as np, spieltisch
state = spieltisch.new_game("thurn-und-taxis", ["A", "B"], seed=7)
for make in (lambda: np.random.default_rng(3), lambda: np.random.RandomState(3)):
    assert state.determinize(0, make()).to_dict() == state.determinize(0, make()).to_dict()
"""
    python = install("rl", CACHE / "rl-venv")
    subprocess.run([python, "-c", code], check=True, env={"PYTHONPATH": str(ENGINE)})


def test_on_a_page_there_is_nothing_of_it(tmp_path: Path) -> None:
    """Without the room of words a state and its errors say what they can."""
    code = """
import sys
import spieltisch
state = spieltisch.new_game("thurn-und-taxis", ["A", "B"], seed=7)
assert "TaxisGame object" in repr(state) == str(state)
assert str(state.why_not("close each Ulm")) == "TT-202"
try:
    state.apply("take Munich")
except spieltisch.UnreadableAction as error:
    assert str(error) == "'take Munich' is no action of this game."
try:
    state.determinize(0, 5)
except spieltisch.BadChance:
    print("refused")
assert "difflib" not in sys.modules
"""
    away = shutil.ignore_patterns("shell", "arena", "rl", "__pycache__")
    shutil.copytree(ENGINE / "spieltisch", tmp_path / "spieltisch", ignore=away)
    assert run(code, tmp_path) == ("refused\n", "")
