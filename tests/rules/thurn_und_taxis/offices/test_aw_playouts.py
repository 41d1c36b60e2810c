"""Random games with In Amt und Würden and Die Audienz at every table: what must hold at each state."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import State
from spieltisch.session import Session
from spieltisch.thurn_und_taxis.expansions import audience, offices
from spieltisch.thurn_und_taxis.rules import rules_for
from tests.pairs import check_few, few_tables, ordinary
from tests.positions import GAME, NAMES
from tests.tables import name_of, option_sets

from ..modules import PRINTED, RANKS
from ..reading import done_again, eager

BUSY = ("assign", "move", "return", "reward-card", "reward-house", "final-return")
"""Phases of these expansions."""
AXES: dict[str, tuple[Any, ...]] = {
    "offices": (False, True),
    "audience": (False, True),
    "audience-aid": (False, True),
    "courier": (False, True),
    "board": ("south", "north"),
    "north-rules": ("horses", "base"),
    "horse-numbers": ("even", "remote"),
    "hide-horses": (False, True),
    "edition": ("all-countries", "first-edition"),
    "decline-carriage": (False, True),
    "open-scores": (False, True),
}


INFO = spieltisch.games()[GAME]
OPTIONS = [options for options in option_sets(INFO, AXES) if options["offices"] or options["audience"]]
"""Every set of options that has one of the two expansions."""
TABLES = [(count, options) for count in (2, 3, 4) for options in OPTIONS]
FEW = few_tables(INFO, AXES, never=[{"offices": False, "audience": False}])


def check_cards(data: dict[str, Any], copies: Counter[str]) -> None:
    cards = Counter(card for card in data["display"] if card)
    cards.update([*data["deck"], *data["discard"]])
    for seat in data["seats"]:
        cards.update([*seat["hand"], *seat["route"]])
    for pile in data["expansions"].get("glory", {}).get("horses", []):
        cards.update(pile)
    assert cards == copies


def check_offices(state: State, data: dict[str, Any]) -> None:
    part = data["expansions"]["offices"]
    printed = PRINTED[len(data["players"])]
    for id_, left in part["stacks"].items():
        assert left + sum(own[id_] for own in part["owned"]) == printed[id_]
    if data["phase"] not in BUSY:
        assert part["queue"] is None
        assert state.is_over or min(part["stacks"].values()) >= 1
    scores = [score["parts"]["chips"] for score in state.scores()]
    assert scores == part["chips"]


def check_audience(state: State, data: dict[str, Any], gone: set[tuple[str, int]]) -> None:
    part = data["expansions"]["audience"]
    there = {(rank, seat) for rank, seats in part["rome"].items() for seat in seats}
    assert sum(map(len, part["rome"].values())) == len(there)
    for seat, ranks in enumerate(part["clergy"]):
        if ranks is None:
            assert data["phase"] == "assign"
            continue
        riding = {rank for rank, town in zip(ranks, part["places"], strict=True) if town != "rom"}
        here = {rank for rank, owner in there if owner == seat}
        away = {rank for rank, owner in gone if owner == seat}
        assert len(riding) + len(here) + len(away) == 5
        assert riding | here | away == set(RANKS)
        assert state.scores()[seat]["parts"]["audience"] == sum(5 - RANKS.index(rank) for rank in here)


def check_state(state: State, gone: set[tuple[str, int]], copies: Counter[str]) -> None:
    data = state.to_dict()
    check_cards(data, copies)
    if "offices" in data["expansions"]:
        check_offices(state, data)
    if "audience" in data["expansions"]:
        check_audience(state, data, gone)
    actions = state.legal_actions()
    assert bool(actions) != state.is_over
    assert len(set(actions)) == len(actions)
    again = spieltisch.from_dict(json.loads(json.dumps(data)))
    assert again.to_dict() == data
    assert again.legal_actions() == actions
    for seat in range(len(data["players"])):
        json.dumps(state.observation(seat), allow_nan=False)


def check_refusals(state: State, texts: list[str], seen: Counter[str]) -> None:
    legal = set(state.legal_actions())
    others = [seat for seat in range(len(state.players)) if seat != state.current_player]
    for text in texts:
        reason = state.why_not(text)
        assert (reason is None) == (text in legal), text
        if reason is not None:
            assert re.fullmatch(r"[A-Z]{2}-\d{3}", reason.rule)
            json.dumps(reason.data)
            seen[reason.rule] += 1
    if not state.is_over:
        assert state.why_not(texts[0], others[0]) is not None


def choose(state: State, rng: Random) -> str:
    """Return any action of these expansions, and mostly one of the others that brings the end near."""
    if state.observation(None)["phase"] in BUSY or rng.random() < 0.15:
        return rng.choice(state.legal_actions())
    return eager(state, rng)


def test_every_two_choices_come_together_at_one_of_the_few_tables() -> None:
    check_few(FEW, TABLES)


@pytest.mark.parametrize("table", ordinary(TABLES, FEW), ids=name_of)
def test_every_table(table: tuple[int, dict[str, Any]]) -> None:
    count, options = table
    rng = Random(name_of(table))
    state = spieltisch.new_game(GAME, NAMES[:count], options, seed=rng.randrange(10_000))
    full = spieltisch.games()[GAME].check_options(options)
    universe = sorted(rules_for(full, count).words.known)
    copies = Counter(card for card in state.to_dict()["display"] if card) + Counter(state.to_dict()["deck"])
    gone: set[tuple[str, int]] = set()
    rules: Counter[str] = Counter()
    for _ in range(600):
        if state.is_over:
            break
        if rng.random() < 0.1 or state.observation(None)["phase"] in BUSY:
            check_state(state, gone, copies)
            check_refusals(state, rng.sample(universe, 25), rules)
        events: list[Any] = state.apply(choose(state, rng))
        for event in events:
            for place in event.get("gone", ()):
                gone |= {(place["rank"], seat) for seat in place["seats"]}
    check_state(state, gone, copies)
    assert spieltisch.replay(json.loads(json.dumps(state.record()))).to_dict() == state.to_dict()
    assert sum(rules.values()) > 50


@pytest.mark.parametrize("count", [2, 3, 4])
def test_whatever_is_asked_at_every_state(count: int) -> None:
    """All actions of the vocabulary, at every state of a game in which these expansions ask for something."""
    options = {"offices": True, "audience": True, "courier": True}
    rng = Random(count)
    state = spieltisch.new_game(GAME, NAMES[:count], options, seed=count)
    full = spieltisch.games()[GAME].check_options(options)
    universe = sorted(rules_for(full, count).words.known)
    rules: Counter[str] = Counter()
    steps = 0
    while not state.is_over:
        if steps % 12 == 0 or (state.observation(None)["phase"] in BUSY[1:] and rng.random() < 0.5):
            check_refusals(state, universe, rules)
        state.apply(choose(state, rng))
        steps += 1
    check_refusals(state, universe, rules)
    named = {rule for rule in rules if rule[:2] in ("AW", "AU")}
    assert named <= {*offices.CITED, *audience.CITED}
    assert len(named) >= 10


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("aid", [False, True])
def test_taking_back_and_doing_it_again(count: int, aid: bool) -> None:
    """Whatever can be taken back is; done again, the game is the same as if nothing had been."""
    options = {"offices": True, "audience": True, "courier": True, "audience-aid": aid}
    rng = Random(count)
    plain = spieltisch.new_game(GAME, NAMES[:count], options, seed=count)
    table = Session()
    table.call("new", {"game": GAME, "players": list(NAMES[:count]), "options": options, "seed": count})
    back: Counter[str] = Counter()
    while not plain.is_over:
        phase = plain.observation(None)["phase"]
        if done_again(table, plain, str(choose(plain, rng))):
            back[phase] += 1
    assert table._table.to_dict() == plain.to_dict()
    assert {"assign", "return", "move"} <= set(back)
