"""`why_not` and `legal_actions` never disagree, whatever is asked at whatever moment."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import State
from spieltisch.thurn_und_taxis.refusal import CITED
from tests.pairs import check_few, few_tables, ordinary
from tests.positions import BOARD, CITIES, GAME, NAMES

from ..reading import eager

PER_CITY = (
    "take {}", "take {} with Postmeister", "take {} with Wagner",
    "lay {}", "lay {} anew", "lay {} left", "lay {} right",
    "lay {} left with Postillion", "lay {} right with Postillion", "lay {} with Postillion", "lay {} left with Amtmann",
    "discard {}",
)  # fmt: skip
PLAIN = ("take deck", "take deck with Postmeister", "exchange with Amtmann", "end turn")
UNIVERSE = [*PLAIN, *(form.format(city) for form in PER_CITY for city in CITIES)]
ENDINGS = ("", " with Wagner", " without carriage", " with Postillion", " with Wagner without carriage")
NAME = dict(zip(BOARD.city_ids, CITIES, strict=True))
AXES: dict[str, tuple[Any, ...]] = {
    "edition": ("all-countries", "first-edition"),
    "decline-carriage": (False, True),
    "open-scores": (False, True),
    "start": ("lot", "seat-2"),
}
TABLES = [
    (count, dict(zip(AXES, values, strict=True)))
    for count, values in product((2, 3, 4), product(*AXES.values()))
]
FEW = few_tables(spieltisch.games()[GAME], AXES)


def name_of(table: tuple[int, dict[str, Any]]) -> str:
    return "-".join(map(str, (table[0], *table[1].values())))


def closings(state: State, rng: Random, count: int) -> list[str]:
    """Return texts of closings, most with houses in cities of the route, some with one elsewhere."""
    seat = state.current_player or 0
    route = [NAME[city] for city in state.observation(None)["seats"][seat]["route"]]
    texts = []
    for _ in range(count):
        cities = rng.sample(route, rng.randint(0, min(3, len(route))))
        if rng.random() < 0.2:
            cities = list({*cities, rng.choice(CITIES)})
        mode = f" {rng.choice(('each', 'all'))} " if cities else ""
        texts.append(f"close{mode}{' '.join(cities)}{rng.choice(ENDINGS)}")
    return texts


def check(state: State, texts: list[str], rules: Counter[str]) -> None:
    legal = set(state.legal_actions())
    for text in texts:
        reason = state.why_not(text)
        assert (reason is None) == (state.parse(text) in legal), text
        if reason is not None:
            rules[reason.rule] += 1


def test_every_two_choices_come_together_at_one_of_the_few_tables() -> None:
    check_few(FEW, TABLES)


@pytest.mark.parametrize("table", ordinary(TABLES, FEW), ids=name_of)
def test_at_every_state_of_a_game(table: tuple[int, dict[str, Any]]) -> None:
    count, options = table
    rng = Random(str((count, options)))
    state = spieltisch.new_game(GAME, NAMES[:count], options, seed=rng.randrange(1000))
    rules: Counter[str] = Counter()
    while not state.is_over:
        check(state, [*rng.sample(UNIVERSE, 12), *closings(state, rng, 4)], rules)
        action = eager(state, rng) if rng.random() < 0.9 else rng.choice(state.legal_actions())
        assert state.why_not(action) is None
        state.apply(action)
    assert state.why_not("end turn") is not None
    assert set(rules) <= set(CITED)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_whole_universe(count: int) -> None:
    rng = Random(count)
    state = spieltisch.new_game(GAME, NAMES[:count], {"decline-carriage": True}, seed=count)
    rules: Counter[str] = Counter()
    for _ in range(120):
        assert {str(action) for action in state.legal_actions() if action.verb != "close"} <= set(UNIVERSE)
        check(state, [*UNIVERSE, *closings(state, rng, 40)], rules)
        state.apply(eager(state, rng))
    assert len(rules) > 20
