"""A game on corrected data: what the patch changes is played with, and its record carries it anywhere."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

import spieltisch
from spieltisch import catalog, patch
from spieltisch.bridge import call
from spieltisch.errors import BadOption, BadPatch
from tests.engine.rubbish import VALUES

PLAYED = 12
"""So many of the accepted patches."""
TAXIS, MURANO = "thurn-und-taxis", "murano"
HALL = {
    "north/cities/halle/name": "Hall",
    "north/roads/amsterdam-berlin": True,
    "north/cities/halle/horses": [3, 3, 3],
}
CARD = {
    "murano/characters/shop-red/rule": {"kind": "per", "what": "shop", "colour": "blue", "points": 7},
    "murano/specials/basilika/effect": {"kind": "pointsNow", "points": 9},
    "murano/beadSale/2/gold": 11,
}


def patch_of(changes: dict[str, Any], name: str = "Our copy") -> str:
    return json.dumps({"name": name, "changes": changes})


def asked(method: str, **params: Any) -> Any:
    answer = json.loads(call(method, json.dumps(params)))
    return answer.get("ok", answer)


def problems(game: str, changes: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = asked("patchCheck", game=game, patch=patch_of(changes))["problems"]
    return found


def board_of(state: spieltisch.State) -> Any:
    rules: Any = state.rules
    return rules.board


def begun(game: str, changes: dict[str, Any], **options: Any) -> spieltisch.State:
    return spieltisch.new_game(game, ["Anna", "Ben"], {**options, patch.KEY: patch_of(changes)}, seed=3)


def mixed(rng: random.Random, value: Any, others: list[Any]) -> Any:
    """Return a rule of which a part is another number or word, is gone, or comes from another rule."""
    if isinstance(value, dict):
        key = rng.choice(list(value))
        if rng.random() < 0.2:
            return {name: one for name, one in value.items() if name != key}
        return {**value, key: mixed(rng, value[key], others)}
    if isinstance(value, list) and value and rng.random() < 0.7:
        return [*value[1:], mixed(rng, value[0], others)]
    other = rng.choice(others)
    return rng.choice([0, -3, 40, "bead", "owned", "grey", [], other, rng.choice(list(other.values()))])


def test_a_corrected_map_is_played_on() -> None:
    board = board_of(begun(TAXIS, HALL, board="north"))
    assert board.city_names[board.index["halle"]] == "Hall"
    assert board.roads[board.index["amsterdam"]] & 1 << board.index["berlin"]
    assert {card.name for card in board.cards if card.city == board.index["halle"]} == {"Hall/3"}
    other = board_of(spieltisch.new_game(TAXIS, ["Anna", "Ben"], {"board": "north"}, seed=3))
    assert other.city_names[other.index["halle"]] == "Halle"


def test_a_road_can_be_taken_away() -> None:
    board = board_of(begun(TAXIS, {"south/roads/linz-passau": False}))
    assert not board.roads[board.index["linz"]] & 1 << board.index["passau"]


def test_a_corrected_card_scores_as_it_says() -> None:
    rules: Any = begun(MURANO, CARD).rules
    assert rules.sales[2] == 11
    assert next(card for card in rules.specials if card.id == "basilika").points == 9


@pytest.mark.parametrize(
    ("game", "changes", "options"), [(TAXIS, HALL, {"board": "north"}), (MURANO, CARD, {})]
)
def test_a_record_carries_its_patch(game: str, changes: dict[str, Any], options: dict[str, Any]) -> None:
    state, rng = begun(game, changes, **options), random.Random(1)
    for _ in range(60):
        state.apply(rng.choice(state.legal_actions()))
    record = json.loads(json.dumps(state.record()))
    assert json.loads(record["options"][patch.KEY])["changes"] == changes
    assert spieltisch.replay(record).to_dict() == state.to_dict()
    placed = spieltisch.from_dict(state.to_dict())
    assert placed.legal_actions() == state.legal_actions()
    assert state.determinize(0, 5).observation(0) == state.observation(0)


def test_games_without_a_patch_do_not_mention_one() -> None:
    assert (
        patch.KEY
        not in spieltisch.new_game(MURANO, ["Anna", "Ben"], {patch.KEY: ""}, seed=1).record()["options"]
    )


def test_one_patch_has_one_text_and_one_hash() -> None:
    turned = dict(reversed(list(HALL.items())))
    one, other = (asked("patchCheck", game=TAXIS, patch=patch_of(changes)) for changes in (HALL, turned))
    assert one == other
    named = asked("patchCheck", game=TAXIS, patch=patch_of(HALL, "House map"))["checked"]
    assert named["hash"] == one["checked"]["hash"]
    assert named["patch"] != one["checked"]["patch"]


@pytest.mark.parametrize(
    ("game", "changes", "why", "place"),
    [
        (TAXIS, {"north/cities/rom/name": "Rom"}, "place", "north/cities/rom/name"),
        (TAXIS, {"north/cities/halle/lat": 3}, "place", "north/cities/halle/lat"),
        (TAXIS, {"west/cities/halle/name": "Hall"}, "place", "west/cities/halle/name"),
        (TAXIS, {"north/roads/berlin-amsterdam": True}, "place", "north/roads/berlin-amsterdam"),
        (TAXIS, {"north/cities/halle/name": "Bad Hall"}, "name", "north/cities/halle/name"),
        (TAXIS, {"north/cities/halle/name": "Cassel"}, "same", "north/cities/halle/name"),
        (TAXIS, {"north/cities/halle/name": "Deck"}, "name", "north/cities/halle/name"),
        (TAXIS, {"north/cities/halle/name": ""}, "value", "north/cities/halle/name"),
        (TAXIS, {"north/cities/halle/horses": [1, 2, 4]}, "value", "north/cities/halle/horses"),
        (TAXIS, {"north/stacks/preussen/values": [2, 3]}, "order", "north/stacks/preussen/values"),
        (TAXIS, {"south/cities/lodz/country": "preussen"}, "country", "south/cities/lodz/country"),
        (TAXIS, {"north/cities/schwerin/country": "hannover"}, "empty", "north/countries/mecklenburg"),
        (MURANO, {"murano/islands/navagero/grid": ["S"]}, "value", "murano/islands/navagero/grid"),
        (
            MURANO,
            {"murano/characters/shop/rule": {"kind": "per", "what": "shop", "points": -3}},
            "value",
            "murano/characters/shop/rule",
        ),
        (MURANO, {"murano/ring/spaces/1/action": "gold"}, "ring", "murano/ring/spaces/1/action"),
        (MURANO, {"murano/ring/spaces/1/anchor": True}, "anchors", "murano/ring/spaces/1/anchor"),
        (
            MURANO,
            {"murano/characters/shop/rule": {"kind": "per", "what": "ship", "points": 2}},
            "vocabulary",
            "murano/characters/shop/rule",
        ),
        (
            MURANO,
            {"murano/characters/shop/rule": {"kind": "per", "what": "shop", "points": "bead"}},
            "value",
            "murano/characters/shop/rule",
        ),
        (
            MURANO,
            {"murano/specials/bank/effect": {"kind": "actionGold"}},
            "vocabulary",
            "murano/specials/bank/effect",
        ),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(
    game: str, changes: dict[str, Any], why: str, place: str
) -> None:
    first = problems(game, changes)[0]
    assert (first["id"], first["place"]) == (why, place)
    with pytest.raises(BadPatch) as caught:
        spieltisch.new_game(game, ["Anna", "Ben"], {patch.KEY: patch_of(changes)}, seed=1)
    assert caught.value.data == {"why": why, "place": place}


def test_all_is_said_at_once_and_each_thing_once() -> None:
    places = [f"north/cities/{city}/name" for city in ("halle", "cassel")]
    same = [{"id": "same", "place": place} for place in places]
    horses = "north/cities/fulda/horses"
    assert problems(TAXIS, {places[0]: "Cassel", horses: [1, 2, 9]}) == [
        {"id": "value", "place": horses},
        *same,
    ]
    rule = "murano/characters/shop/rule"
    found = problems(MURANO, {rule: {"kind": "per", "what": "ship", "points": 2}})
    assert found == [{"id": "vocabulary", "place": rule}]


def test_a_rule_with_an_empty_number_is_not_tried() -> None:
    place, rule = "murano/characters/shop/rule", {"kind": "per", "what": "shop", "points": ""}
    assert asked("patchSample", game=MURANO, place=place, value=rule) is None


def test_every_city_can_be_reached() -> None:
    roads = [fact["place"] for fact in asked("facts", game=TAXIS) if fact["kind"] == "switch"]
    cut = {road: False for road in roads if road.startswith("south/") and "lodz" in road}
    # It is said at each road that is missing, with the city that is cut off.
    assert problems(TAXIS, cut) == [
        {"id": "apart", "place": road, "cities": ["Lodz"]} for road in sorted(cut)
    ]


@pytest.mark.parametrize("board", ["south", "north"])
def test_each_city_that_is_cut_off_is_named_alone(board: str) -> None:
    facts = asked("facts", game=TAXIS)
    roads = [fact["place"] for fact in facts if fact["place"].startswith(f"{board}/roads/")]
    for fact in facts:
        match fact["place"].split("/"):
            case [file, "cities", city, "name"] if file == board:
                cut = {road: False for road in roads if city in road.rpartition("/")[2].split("-")}
                told = [one for one in problems(TAXIS, cut) if one["id"] == "apart"]
                assert all(fact["value"] in one["cities"] for one in told if one["place"] in cut)
                assert 0 < len(told[0]["cities"]) < 4


@pytest.mark.parametrize(
    "text", ["", "[]", "{", "null", "3", "{" * 30_000, patch_of({}), patch_of(HALL, ""), None, 7, []]
)
def test_what_is_no_patch_is_refused(text: Any) -> None:
    assert asked("patchCheck", game=TAXIS, patch=text)["problems"][0]["id"] in ("form", "name")
    if text != "":
        with pytest.raises(BadPatch):
            spieltisch.new_game(TAXIS, ["Anna", "Ben"], {patch.KEY: text}, seed=1)


def test_games_that_cannot_be_corrected_know_no_patch() -> None:
    info = replace(catalog.find(MURANO).info, correctable=None)
    with pytest.raises(BadOption):
        info.check_options({patch.KEY: patch_of(CARD)})


@pytest.mark.parametrize("game", [TAXIS, MURANO])
def test_hostile_values_find_only_closed_doors(game: str) -> None:
    rng = random.Random(11)
    facts = asked("facts", game=game)
    values = [*VALUES, *(fact["value"] for fact in facts)]
    accepted = 0
    for _ in range(600):
        changes = {rng.choice(facts)["place"]: rng.choice(values) for _ in range(rng.randint(1, 3))}
        try:
            text = patch_of(changes)
        except (TypeError, ValueError, RecursionError):
            continue
        answer = asked("patchCheck", game=game, patch=text)
        assert "problems" in answer, (changes, answer)
        if not answer["problems"] and accepted < PLAYED:
            accepted += 1
            assert asked("patchTry", game=game, patch=text, seed=accepted)["broken"] is None, changes
    assert accepted == PLAYED


@pytest.mark.parametrize("game", [TAXIS, MURANO])
def test_cards_of_any_words_are_refused_or_counted(game: str) -> None:
    rng = random.Random(5)
    rules = [fact for fact in asked("facts", game=game) if fact["kind"] == "rule"]
    for _ in range(300 if rules else 0):
        fact = rng.choice(rules)
        rule = mixed(rng, rng.choice(rules)["value"], [one["value"] for one in rules])
        text = patch_of({fact["place"]: rule})
        if not asked("patchCheck", game=game, patch=text)["problems"]:
            assert asked("patchTry", game=game, patch=text, seed=1)["broken"] is None, rule


@pytest.mark.parametrize(("game", "changes"), [(TAXIS, HALL), (MURANO, CARD)])
def test_whatever_is_accepted_is_played_to_the_end(game: str, changes: dict[str, Any]) -> None:
    assert asked("patchTry", game=game, patch=patch_of(changes), games=6) == {"played": 6, "broken": None}


def test_a_trial_tells_what_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise KeyError("ring")

    monkeypatch.setattr(catalog.find(MURANO), "new_game", broken)
    assert asked("patchTry", game=MURANO, patch=patch_of(CARD)) == {
        "played": 0,
        "broken": "KeyError: \"'ring'\"",
    }


@pytest.mark.parametrize("game", [TAXIS, MURANO])
def test_facts_are_what_the_files_say(game: str) -> None:
    facts = asked("facts", game=game)
    assert len({fact["place"] for fact in facts}) == len(facts)
    # Each fact, put in as it is, is a patch that changes nothing.
    for first in range(0, len(facts), 100):
        same = {fact["place"]: fact["value"] for fact in facts[first : first + 100]}
        assert problems(game, same) == []
