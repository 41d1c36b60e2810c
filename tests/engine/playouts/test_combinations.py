"""Every valid combination of all options at every table: whole games in which nothing is lost or made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import BadOption
from spieltisch.thurn_und_taxis.expansions import every
from spieltisch.thurn_und_taxis.rules import Rules, rules_for
from tests.pairs import check_few, few_tables, ordinary

from ..course import LONGEST
from ..invariants import check_actions, check_round_trip
from ..playing import Player
from ..tables import ASIDE, GAME, Options, begin, chosen, combinations

COUNTS = (2, 3, 4)
TABLES = [(count, options) for count in COUNTS for options in combinations()]
INFO = spieltisch.games()[GAME]
FEW = few_tables(INFO, {option.id: option.values for option in INFO.options if option.id not in ASIDE})
EVERY = 40
"""So many decisions lie between two looks at everything; cards, houses and tiles are counted more often."""


def name_of(table: tuple[int, Options]) -> str:
    count, options = table
    marks = [name if value is True else str(value) for name, value in chosen(options).items()]
    return "-".join([str(count), *marks])


def test_the_combinations_are_all_that_are_valid() -> None:
    """Each is accepted at each table, and whatever is refused breaks a conflict that the catalogue names."""
    assert len({tuple(options.items()) for options in combinations()}) == len(combinations()) == 70
    for options in combinations():
        for conflict in INFO.conflicts:
            assert any(options[name] != value for name, value in conflict.choices.items())
    for option in INFO.options:
        if option.id != "start":
            values = {options.get(option.id, option.default) for options in combinations()}
            assert values == set(option.values) or option.id == "open-scores"
    for conflict in INFO.conflicts:
        with pytest.raises(BadOption):
            begin(2, conflict.choices)


def test_every_expansion_is_played() -> None:
    wanted = {part.id for part in every() for options in combinations() if part.wanted(options)}
    assert wanted == {part.id for part in every()}


def test_every_two_choices_come_together_at_one_of_the_few_tables() -> None:
    check_few(FEW, TABLES)


@pytest.mark.parametrize("table", ordinary(TABLES, FEW), ids=name_of)
def test_nothing_is_lost_or_made(table: tuple[int, Options]) -> None:
    count, options = table[0], chosen(table[1])
    rng = Random(name_of(table))
    state = begin(count, options, seed=rng.randrange(1 << 20))
    rules = rules_for(state.to_dict()["options"], count)
    player = Player(rng, whims=0.2, declines=True)
    steps = 0
    while not state.is_over:
        if steps % 10 == 0:
            check_everything_is_there(state.to_dict(), rules)
        if steps % EVERY == 0:
            check_actions(state)
            check_round_trip(state)
        state.apply(player.choose(state))
        steps += 1
        assert steps < LONGEST, "the game does not end"
    check_everything_is_there(state.to_dict(), rules)
    check_round_trip(state)
    assert spieltisch.replay(state.record()).to_dict() == state.to_dict()
    assert [row["rank"] for row in state.ranking()] == list(range(1, count + 1))


def check_everything_is_there(data: dict[str, Any], rules: Rules) -> None:
    cards = Counter(pile_of(data))
    assert cards == {id_: copies for (id_, _), copies in zip(rules.kinds, rules.kind_copies, strict=True)}
    seats = data["seats"]
    for stack in rules.board.stacks:
        won = sorted(value for seat in seats for id_, value in seat["tiles"] if id_ == stack.id)
        assert sorted([*won, *data["stacks"][stack.id]]) == sorted(stack.values)
    for seat in seats:
        assert len(set(seat["houses"])) == len(seat["houses"]) <= rules.houses_each
        assert seat["carriage"] in (0, *rules.board.carriage_lengths)
    parts = data["expansions"]
    if "courier" in parts:
        check_letters(data, parts["courier"])
    if "offices" in parts:
        check_office_tiles(parts["offices"], rules)
    if "audience" in parts:
        for rank, there in parts["audience"]["rome"].items():
            assert len(set(there)) == len(there), rank
        for ranks in parts["audience"]["clergy"]:
            assert ranks is None or len(set(ranks)) == len(ranks) == len(parts["audience"]["places"])


def pile_of(data: dict[str, Any]) -> Iterator[str]:
    """Yield all city cards, wherever they lie."""
    yield from (card for card in data["display"] if card)
    yield from data["deck"]
    yield from data["discard"]
    for seat in data["seats"]:
        yield from seat["hand"]
        yield from seat["route"]
    for pile in data["expansions"].get("glory", {}).get("horses", []):
        yield from pile


SEAT_LETTERS = {2: 1, 3: 3, 4: 6}
"""Letters dealt by seat (KF-104); the others lie on the cities."""


def check_letters(data: dict[str, Any], part: dict[str, Any]) -> None:
    """Check that no seat has letters that were neither dealt nor taken from a city."""
    taken = len({city for seat in data["seats"] for city in seat["houses"]})
    assert 0 <= sum(part["letters"]) <= taken + SEAT_LETTERS[len(part["letters"])]
    assert 0 <= part["owned"] <= part["letters"][data["turn"]]
    assert part["owner"] is None or 0 <= part["owner"] < len(part["letters"])


OFFICE_TILES = {
    2: {"postmeister": 4, "postillion": 4, "amtmann": 3, "wagner": 2},
    3: {"postmeister": 6, "postillion": 6, "amtmann": 5, "wagner": 3},
    4: {"postmeister": 8, "postillion": 8, "amtmann": 6, "wagner": 4},
}
"""Office tiles by players and official (AW-104 to AW-106)."""


def check_office_tiles(part: dict[str, Any], rules: Rules) -> None:
    for id_ in rules.officials:
        owned = sum(own[id_] for own in part["owned"])
        assert part["stacks"][id_] + owned == OFFICE_TILES[rules.count][id_]
    assert min(part["chips"]) >= 0
