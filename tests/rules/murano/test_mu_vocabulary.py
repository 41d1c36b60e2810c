"""Cards are data: a corrected card needs no code, an unknown word is refused (docs/murano-cards.md)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from spieltisch import BadPosition
from spieltisch.catalog import Options
from spieltisch.murano import GAME
from spieltisch.murano.board import Board
from spieltisch.murano.game import MuranoGame
from spieltisch.murano.position.checks import check
from spieltisch.murano.rules import Rules
from spieltisch.murano.scoring import values
from spieltisch.murano.setup import set_up
from spieltisch.origin import Origin
from tests.lagoon import DATA, lagoon, play, texts

OPTIONS: Options = GAME.info.check_options({"start": "seat-1"})


def changed(**cards: Any) -> Rules:
    """Return the rules with other rules of characters, or effects of special buildings, by id."""
    data = copy.deepcopy(dict(DATA))
    for card in data["characters"]:
        card["rule"] = cards.get(card["id"].replace("-", "_"), card["rule"])
    for card in data["specials"]:
        card["effect"] = cards.get(card["id"].replace("-", "_"), card["effect"])
    return Rules(OPTIONS, 2, Board(data, 2))


def begun(rules: Rules) -> MuranoGame:
    names = ("A", "B")
    state = MuranoGame(rules, names, Origin("murano", names, OPTIONS, 1))
    set_up(state, 1)
    return state


def like(rules: Rules, **parts: Any) -> MuranoGame:
    """Return a position with the changed rules."""
    state: Any = lagoon(**parts)
    state.rules = rules
    state.perks = [rules.perks(cards) for cards in state.specials]
    return state  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("rule", "points"),
    [
        ({"kind": "per", "what": "shop", "points": 7}, 14),
        ({"kind": "per", "what": "shop", "colour": "red", "owner": "others", "points": 5}, 5),
        ({"kind": "per", "what": "building", "points": 1}, 4),
        ({"kind": "per", "what": "owned", "owner": "own", "points": 1}, 2),
        ({"kind": "per", "what": "customer", "points": 2}, 6),
        ({"kind": "sum", "parts": [{"what": "crest", "points": 2}, {"what": "glass", "points": 1}]}, 5),
        ({"kind": "perKind", "points": 3, "of": [{"what": "palace"}, {"what": "special"}]}, 3),
        ({"kind": "if", "points": 9, "all": [{"test": "most", "min": 2, "what": "owned"}]}, 9),
        ({"kind": "if", "points": 9, "all": [{"test": "atLeast", "value": 3, "of": [{"what": "crest"}]}]}, 0),
    ],
)
def test_a_corrected_character_is_a_data_edit(rule: dict[str, Any], points: int) -> None:
    state = like(
        changed(palace=rule),
        streets={"2b2": "red-2", "2c2": "blue-1"},
        buildings={"2b1": "shop-red 0", "2c1": "shop-red 1", "2d1": "glass 0", "2e1": "palace-2"},
    )
    card = state.rules.character_index["palace"]
    assert values(state, 0, [card])[0][1] == points


@pytest.mark.parametrize(
    ("effect", "name", "expected"),
    [
        ({"kind": "gondolierPrice", "own": 0, "other": 4}, "own", 0),
        ({"kind": "actionGold", "action": "gold", "gold": 6}, "gold", 6),
        ({"kind": "characterCardsSeen", "cards": 4}, "seen", 4),
        ({"kind": "buildLimit", "tiles": 5}, "limit", 5),
        ({"kind": "saleBonus", "gold": 2}, "sale", 2),
        ({"kind": "shipMayPass", "ship": "red", "optional": True}, "passes", True),
    ],
)
def test_a_corrected_special_building_is_a_data_edit(
    effect: dict[str, Any], name: str, expected: Any
) -> None:
    rules = changed(hafen=effect)
    assert getattr(rules.perks([rules.special_index["hafen"]]), name) == expected


def test_a_changed_card_works_at_the_table() -> None:
    rules = changed(bank={"kind": "actionGold", "action": "gold", "gold": 7})
    state = like(rules, specials={0: "bank"}, gold={0: 0})
    play(state, "sail 11-12", "take gold")
    assert state.gold[0] == 7


@pytest.mark.parametrize(
    "rule",
    [
        {"kind": "each", "what": "shop", "points": 1},
        {"kind": "per", "what": "bridge", "points": 1},
        {"kind": "per", "what": "shop", "owner": "nobody", "points": 1},
        {"kind": "if", "points": 1, "all": [{"test": "odd", "value": 1, "of": [{"what": "shop"}]}]},
    ],
)
def test_unknown_words_of_characters_are_refused(rule: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"vocabulary|written|counted"):
        changed(palace=rule)


def test_unknown_effects_are_refused() -> None:
    with pytest.raises(ValueError, match="No special building"):
        changed(hafen={"kind": "wings"})


def test_prices_and_start_are_data_too() -> None:
    data = copy.deepcopy(dict(DATA))
    data["start"]["gold"]["value"] = 9
    data["prices"]["glass"]["value"] = 3
    state = begun(Rules(OPTIONS, 2, Board(data, 2)))
    play(state, "sail 18-1", "buy glass")
    assert state.gold == [6, 9]
    assert texts(state) == ["end turn"]


def test_nobody_employs_more_gondoliers_than_a_corrected_number() -> None:
    data = copy.deepcopy(dict(DATA))
    data["start"]["gondoliersMax"]["value"] = 5
    check(like(Rules(OPTIONS, 2, Board(data, 2))))
    data["start"]["gondoliersMax"]["value"] = 4
    with pytest.raises(BadPosition) as caught:
        check(like(Rules(OPTIONS, 2, Board(data, 2))))
    assert caught.value.data == {"seat": 0, "rule": "MU-810"}
