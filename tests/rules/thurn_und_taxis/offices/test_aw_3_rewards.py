"""AW-308 to AW-311 and AW-317 to AW-327: what is given for the tiles returned."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from tests.positions import CITIES, Seat, all_but, ids, way

from ..modules import OPEN, asked, calls, chips, modules, office_tiles, stacks
from ..reading import kinds, legal, of, own, play, refused, tiles, verbs

THREE = "postillion postmeister wagner"
"""With the Amtmann's tile just taken, one of each."""
ALL = "return Postillion Postmeister Amtmann Wagner"


@pytest.mark.rule("AW-308")
def test_one_tile_brings_nothing() -> None:
    state = calls(THREE, "")
    before = own(state)
    told = {row["returned"]: row["reward"] for row in state.observation(1)["offices"]["rewards"]}
    assert told == {1: "nothing", 2: "card", 3: "chip", 4: "house"}
    events = play(state, "return Wagner")
    assert kinds(events) == ["returned"]
    assert asked(state) == (1, "return")
    after = own(state)
    assert {name for name in after if after[name] != before[name]} == {"offices"}
    assert office_tiles(state, 0) == ["postillion", "postmeister", "amtmann"]


@pytest.mark.rule("AW-309")
def test_two_tiles_bring_an_open_or_a_deck_card() -> None:
    state = calls(THREE, "", deck="Ulm Basel Linz Lodz Passau Pilsen Mannheim Freiburg")
    play(state, "return Postmeister Wagner")
    cards = {f"reward {name}" for name in OPEN.split()}
    assert legal(state) == {*cards, "reward deck", "reward nothing"}
    parts = {str(action): action.to_dict()["reward"] for action in state.legal_actions()}
    assert parts == {**dict.fromkeys((*cards, "reward deck"), "card"), "reward nothing": "nothing"}
    assert refused(state, "reward Stuttgart") == "AW-309"
    for text, card in (("reward Linz", "linz"), ("reward deck", "mannheim")):
        after = state.copy()
        events = play(after, text)
        assert of(events, "took")[0]["card"] == card
        assert own(after)["hand"] == [*ids("Kempten Lodz"), card]
        assert asked(after) == (1, "return")
    seen = state.copy().apply("reward deck")[0]
    assert state.redact(seen, 0)["card"] == "mannheim"
    assert state.redact(seen, 1)["card"] is None


@pytest.mark.rule("AW-310")
def test_three_tiles_bring_a_chip() -> None:
    state = calls(THREE, "")
    before = state.scores()[0]["total"]
    events = play(state, "return Postillion Postmeister Amtmann")
    assert of(events, "chip") == [{"event": "chip", "seat": 0}]
    assert chips(state) == [1, 0]
    assert state.scores()[0]["total"] == before + 1
    assert own(state)["hand"] == ids("Kempten Lodz")


@pytest.mark.rule("AW-311")
def test_four_tiles_bring_a_house() -> None:
    state = calls(THREE, "")
    play(state, ALL)
    assert asked(state) == (0, "reward-house")
    events = play(state, "reward house Lodz")
    assert of(events, "house") == [{"event": "house", "seat": 0, "city": "lodz"}]
    assert (own(state)["houses"], own(state)["supply"]) == (["lodz"], 19)
    assert chips(state) == [0, 0]
    assert asked(state) == (1, "return")


@pytest.mark.rule("AW-317")
def test_card_and_house_may_be_declined_the_chip_not() -> None:
    state = calls(THREE, "")
    card = state.copy()
    events = play(card, "return Postillion Wagner", "reward nothing")
    assert kinds(events) == ["returned", "reward-declined"]
    assert own(card)["handCount"] == 2
    house = state.copy()
    play(house, ALL, "reward nothing")
    assert own(house)["houses"] == []
    for after in (card, house):
        assert asked(after) == (1, "return")
    play(state, "return Postillion Postmeister Wagner")
    assert chips(state) == [1, 0]
    assert asked(state) == (1, "return"), "nobody was asked about the chip"


@pytest.mark.rule("AW-318")
def test_the_display_is_filled_before_the_next_gives_back() -> None:
    state = calls(THREE, THREE, "", deck="Ulm Basel Linz Lodz Passau Pilsen Mannheim Freiburg")
    events = play(state, "return Postmeister Wagner", "reward Linz")
    assert kinds(events) == ["returned", "took", "refilled"]
    assert asked(state) == (1, "return")
    assert "mannheim" in state.observation(1)["display"]
    play(state, "return Postmeister Wagner")
    assert "reward Mannheim" in legal(state)


@pytest.mark.rule("AW-319")
def test_a_reward_card_is_not_the_card_of_the_draw_action() -> None:
    state = calls(THREE, "")
    play(state, "return Postmeister Wagner", "reward deck", "return Amtmann")
    seen = state.observation(0)
    assert (asked(state), seen["taken"], seen["used"]) == ((0, "take"), 0, ["amtmann"])
    assert refused(state, "lay Kempten right") == "TT-202"
    play(state, "take deck")
    assert own(state)["handCount"] == 4
    other = calls("", THREE)
    play(other, "return Amtmann", "return Postmeister Wagner", "reward deck")
    assert own(other, 1)["handCount"] == 1
    assert office_tiles(other, 1) == ["postillion", "amtmann", "amtmann"], "no Postmeister tile for it"


@pytest.mark.rule("AW-320")
def test_no_hand_limit_for_a_reward_card() -> None:
    state = calls("", THREE, seats=[Seat(hand="Kempten"), Seat(hand="Mannheim Carlsruhe Freiburg Basel")])
    play(state, "return Amtmann", "return Postmeister Wagner", "reward deck")
    assert own(state, 1)["handCount"] == 5
    assert asked(state) == (0, "take"), "nothing to discard"


@pytest.mark.rule("AW-321")
def test_without_any_card_the_reward_is_lost() -> None:
    state = modules(
        Seat(hand="Kempten"),
        Seat(),
        display="Ulm Linz",
        rest=1,
        offices=["wagner", "postmeister postmeister postmeister"],
    )
    play(state, "take Ulm", "take Linz with Postmeister")
    events = play(state, "return Postmeister Wagner")
    assert kinds(events) == ["returned", "reward-lost"]
    assert events[1] == {"event": "reward-lost", "seat": 0, "reward": "card"}
    assert asked(state) == (1, "return")


@pytest.mark.rule("AW-321")
def test_the_last_card_as_a_reward_leaves_none_for_the_turn() -> None:
    """Seat 1 takes the last card, so that the turn of seat 0 goes on without one (TT-219)."""
    for hand, phase in (("Kempten", "lay"), ("", "close")):
        state = modules(
            Seat(hand=hand, route="Basel Zürich"),
            Seat(),
            display="Ulm",
            rest=1,
            forced=False,
            offices=["", "wagner amtmann amtmann"],
        )
        play(state, "exchange with Amtmann", "return Amtmann", "return Amtmann Wagner", "reward Ulm")
        assert state.observation(None)["display"] == [None] * 6
        assert asked(state) == (0, phase)


@pytest.mark.rule("AW-322")
def test_any_city_without_an_own_house() -> None:
    seats = [Seat(hand="Kempten", houses="Ulm Lodz"), Seat(houses="Basel Linz")]
    state = calls(THREE, "", seats=seats)
    play(state, ALL)
    free = {f"reward house {city}" for city in CITIES if city not in ("Ulm", "Lodz")}
    assert legal(state) == {*free, "reward nothing"}
    assert refused(state, "reward house Ulm") == "AW-322"
    play(state, "reward house Linz")
    assert own(state)["houses"] == ids("Ulm Linz Lodz")
    assert own(state)["route"] == []


@pytest.mark.rule("AW-323")
def test_without_a_house_the_reward_is_lost() -> None:
    seats = [Seat(hand="Kempten", houses=all_but("Ulm Lodz"))]
    state = calls(THREE, "", seats=seats, ending=(0, "houses"))
    assert own(state)["supply"] == 0
    events = play(state, ALL)
    assert kinds(events) == ["returned", "reward-lost"]
    assert events[1] == {"event": "reward-lost", "seat": 0, "reward": "house"}
    assert asked(state) == (1, "return")


@pytest.mark.rule("AW-324")
@pytest.mark.parametrize("value", [3, 2])
def test_a_country_completed_brings_its_tile_at_once(value: int) -> None:
    seats = [
        Seat(hand="Kempten", houses="Mannheim Carlsruhe"),
        Seat(tiles=[("baden", 3)] if value == 2 else []),
    ]
    state = calls(THREE, "postmeister", seats=seats)
    play(state, ALL)
    assert tiles(play(state, "reward house Freiburg")) == [("baden", value)]
    assert asked(state) == (1, "return"), "before the next player gives back"
    assert own(state)["tiles"] == [{"stack": "baden", "value": value}]


@pytest.mark.rule("AW-325")
@pytest.mark.parametrize(
    ("edition", "missing"), [("all-countries", "Lodz"), ("all-countries", "Ulm"), ("first-edition", "Lodz")]
)
def test_a_house_everywhere_brings_its_tile_too(edition: str, missing: str) -> None:
    baiern = "Passau" if edition == "all-countries" else ""
    everywhere = f"Mannheim Ulm Sigmaringen Basel Innsbruck Pilsen Linz Lodz {baiern}".split()
    houses = " ".join(city for city in everywhere if city != missing)
    state = calls(THREE, "", seats=[Seat(hand="Kempten", houses=houses)], options={"edition": edition})
    play(state, ALL)
    assert [value for _, value in tiles(play(state.copy(), f"reward house {missing}"))] == [6]
    assert tiles(play(state, "reward house Budweis")) == []


@pytest.mark.rule("AW-326")
def test_a_reward_house_brings_no_route_tile_and_no_carriage() -> None:
    state = calls(THREE, "", seats=[Seat(hand="Lodz", route=way(7), carriage=3)])
    play(state, ALL)
    events = play(state, "reward house Kempten")
    assert kinds(events) == ["house"]
    assert (own(state)["carriage"], own(state)["tiles"], own(state)["route"]) == (3, [], ids(way(7)))


@pytest.mark.rule("AW-327")
def test_more_than_twelve_chips() -> None:
    state = calls(THREE, "postmeister", chips=[9, 3])
    play(state, "return Postillion Postmeister Wagner")
    assert chips(state) == [10, 3]
    assert state.scores()[0]["parts"]["chips"] == 10


@pytest.mark.rule("AW-312")
def test_returned_tiles_lie_on_their_stacks() -> None:
    state = calls(THREE, "")
    before = stacks(state)
    events = play(state, "return Postillion Wagner")
    assert of(events, "returned") == [{"event": "returned", "seat": 0, "officials": ["postillion", "wagner"]}]
    after = {id_: number + (id_ in ("postillion", "wagner")) for id_, number in before.items()}
    assert stacks(state) == after
    assert verbs(state) == {"reward"}


def test_positions_of_rewards_round_trip() -> None:
    for text in ("return Postillion Wagner", ALL):
        state = calls(THREE, "")
        play(state, text)
        data: dict[str, Any] = state.to_dict()
        again = spieltisch.from_dict(data)
        assert again.to_dict() == data
        assert again.legal_actions() == state.legal_actions()
        for action in state.legal_actions():
            one, other = state.copy(), again.copy()
            assert one.apply(action) == other.apply(action)
            assert one.to_dict() == other.to_dict()
