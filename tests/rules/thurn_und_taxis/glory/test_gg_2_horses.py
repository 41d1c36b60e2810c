"""GG-201 to GG-221: each card laid is a route card or a draught horse."""

from __future__ import annotations

import pytest

import spieltisch
from spieltisch import PUBLIC, BadPosition, State
from spieltisch.session import Session
from tests.positions import GAME, NAMES

from ..northern import North, new, north, north_dict
from ..reading import kinds, legal, of, own, play, refused

SIX = "Weimar/1 Weimar/2 Weimar/3 Fulda/1 Fulda/2 Fulda/3"
FIVE = "Weimar/1 Weimar/2 Weimar/3 Fulda/1 Fulda/2"


def lays(state: State) -> set[str]:
    return legal(state, "lay")


@pytest.mark.rule("GG-201")
def test_route_card_or_horse() -> None:
    state = north(North(hand="Berlin/2", route="Halle/1"), phase="lay")
    assert {text for text in lays(state) if "anew" not in text} == {
        "lay Berlin/2 as horse",
        "lay Berlin/2 left",
        "lay Berlin/2 right",
    }
    horse = state.copy()
    events = play(horse, "lay Berlin/2 as horse")
    assert events == [
        {"event": "harnessed", "seat": 0, "card": "berlin/2", "horses": 2, "official": None},
    ]
    assert (own(horse)["route"], own(horse)["horseCards"]) == (["halle/1"], ["berlin/2"])
    play(state, "lay Berlin/2 right")
    assert (own(state)["route"], own(state)["horseCards"]) == (["halle/1", "berlin/2"], [])


@pytest.mark.rule("GG-202")
def test_chosen_anew_for_every_card() -> None:
    state = north(
        North(hand="Berlin/2 Halle/3 Dresden/1", horses="Weimar/1"), North(hand="Fulda/1"), phase="lay"
    )
    play(state, "lay Berlin/2", "end turn", "take deck", "lay Fulda/1 as horse", "end turn", "take deck")
    assert {"lay Halle/3 as horse", "lay Halle/3 right"} <= lays(state)
    play(state, "lay Halle/3 as horse")
    assert {"lay Dresden/1 as horse with Postillion", "lay Dresden/1 right with Postillion"} <= lays(state)


@pytest.mark.rule("GG-203")
def test_at_most_six_horse_cards() -> None:
    assert own(north(North(hand="Halle/1", horses=SIX)))["horses"] == [1, 2, 3, 1, 2, 3]
    with pytest.raises(BadPosition) as error:
        spieltisch.from_dict(north_dict(North(horses=f"{SIX} Halle/1")))
    assert error.value.data == {"rule": "GG-203"}
    state = north(North(hand="Halle/1 Halle/2", horses=FIVE), phase="lay")
    play(state, "lay Halle/1 as horse")
    assert refused(state, "lay Halle/2 as horse with Postillion") == "GG-204"


@pytest.mark.rule("GG-204")
def test_with_six_only_route_cards() -> None:
    state = north(North(hand="Berlin/2 Dresden/1", route="Halle/1", horses=SIX), phase="lay")
    assert not any("horse" in text for text in legal(state))
    assert refused(state, "lay Berlin/2 as horse") == "GG-204"
    play(state, "lay Berlin/2 right")
    assert refused(state, "lay Dresden/1 as horse with Postillion") == "GG-204"
    assert "lay Dresden/1 right with Postillion" in legal(state)


@pytest.mark.rule("GG-204")
def test_other_reasons_come_first() -> None:
    state = north(North(hand="Berlin/2", route="Halle/1", horses=SIX))
    assert refused(state, "lay Berlin/2 as horse") == "TT-202"
    play(state, "take deck")
    assert refused(state, "lay Aachen/1 as horse") == "TT-301"
    assert refused(state, "lay Berlin/2 as horse with Postillion") == "TT-830"
    assert refused(state, "lay Berlin/2 as horse with Amtmann") == "TT-802"


@pytest.mark.rule("GG-205")
def test_a_horse_fulfils_the_duty_to_lay() -> None:
    state = north(North(hand="Berlin/2 Aachen/1"), phase="lay")
    assert refused(state, "end turn") == "TT-204"
    play(state, "lay Berlin/2 as horse")
    assert "end turn" in legal(state)
    assert refused(state, "lay Aachen/1 as horse") == "TT-830"


@pytest.mark.rule("GG-206")
def test_a_horse_need_not_fit() -> None:
    state = north(North(hand="Halle/2 Aachen/3", route="Halle/1", horses="Halle/3"), phase="lay")
    for name in ("Halle/2", "Aachen/3"):
        assert "lay " + name + " as horse" in legal(state)
        assert refused(state, f"lay {name} right") in ("TT-307", "TT-313")
    play(state, "lay Halle/2 as horse")
    assert own(state)["horseCards"] == ["halle/3", "halle/2"]


@pytest.mark.rule("GG-207")
@pytest.mark.parametrize(
    ("horses", "strength"), [("", 2), ("Halle/1", 3), ("Halle/3", 5), ("Halle/1 Berlin/2 Aachen/3", 8)]
)
def test_team_strength(horses: str, strength: int) -> None:
    assert own(north(North(horses=horses)))["strength"] == strength


@pytest.mark.rule("GG-208")
@pytest.mark.parametrize("first", ["lay Berlin/2 right", "lay Berlin/2 as horse"])
def test_the_choice_for_each_card_of_the_postillion(first: str) -> None:
    state = north(North(hand="Berlin/2 Göttingen/1", route="Weimar/1 Halle/1"), phase="lay")
    play(state, first)
    second = {text for text in lays(state) if text.startswith("lay Göttingen/1")}
    assert second == {
        "lay Göttingen/1 as horse with Postillion",
        "lay Göttingen/1 left with Postillion",
    } | ({"lay Göttingen/1 right with Postillion"} if "horse" in first else set())
    events = play(state, "lay Göttingen/1 as horse with Postillion")
    assert events[0]["official"] == "postillion"
    assert state.observation(0)["used"] == ["postillion"]


@pytest.mark.rule("GG-209")
def test_a_horse_without_a_route() -> None:
    state = north(North(hand="Berlin/2"), phase="lay")
    assert lays(state) == {"lay Berlin/2", "lay Berlin/2 as horse"}
    play(state, "lay Berlin/2 as horse")
    assert own(state)["route"] == []


@pytest.mark.rule("GG-210")
@pytest.mark.rule("GG-213")
def test_abandoning_by_choice_keeps_the_horses() -> None:
    state = north(North(hand="Berlin/2", route="Weimar/1 Halle/1", horses="Fulda/1 Fulda/2"), phase="lay")
    assert "lay Berlin/2 right" in legal(state)
    play(state, "lay Berlin/2 anew")
    assert own(state)["route"] == ["berlin/2"]
    assert own(state)["horseCards"] == ["fulda/1", "fulda/2"]
    assert sorted(state.to_dict()["discard"]) == ["halle/1", "weimar/1"]


@pytest.mark.rule("GG-211")
def test_a_horse_keeps_a_route_that_nothing_fits() -> None:
    state = north(
        North(hand="Aachen/2", route="Weimar/1 Halle/1", horses=FIVE.replace("Weimar/1", "Fulda/3")),
        phase="lay",
    )
    assert lays(state) == {"lay Aachen/2 as horse", "lay Aachen/2 anew"}
    play(state, "lay Aachen/2 as horse")
    assert own(state)["route"] == ["weimar/1", "halle/1"]


@pytest.mark.rule("GG-212")
def test_with_six_the_route_must_be_abandoned() -> None:
    state = north(North(hand="Aachen/2", route="Berlin/1 Halle/1", horses=SIX), phase="lay")
    assert lays(state) == {"lay Aachen/2 anew"}
    assert refused(state, "end turn") == "TT-204"


@pytest.mark.rule("GG-214")
def test_horse_and_route_card_in_either_order() -> None:
    begun = north(North(hand="Berlin/2 Aachen/1", route="Halle/1"), phase="lay")
    other = begun.copy()
    play(begun, "lay Aachen/1 as horse", "lay Berlin/2 right with Postillion")
    play(other, "lay Berlin/2 right", "lay Aachen/1 as horse with Postillion")
    assert own(begun) == own(other)
    misfit = north(North(hand="Dresden/2 Aachen/1", route="Halle/1"), phase="lay")
    play(misfit, "lay Aachen/1 as horse")
    assert refused(misfit, "lay Dresden/2 right with Postillion") == "TT-307"
    none = north(North(hand="Dresden/2 Aachen/1"), phase="lay")
    play(none, "lay Aachen/1 as horse", "lay Dresden/2 with Postillion")
    assert own(none)["route"] == ["dresden/2"]


@pytest.mark.rule("TT-830")
@pytest.mark.rule("TT-207")
def test_after_a_horse_it_is_the_postillion_who_is_missing() -> None:
    """Where no route lies the second card begins one, but only with his help."""
    for used, rule in (("", "TT-830"), ("amtmann", "TT-207")):
        state = north(North(hand="Dresden/2 Aachen/1"), phase="lay", used=used)
        play(state, "lay Aachen/1 as horse")
        assert ("lay Dresden/2 with Postillion" in lays(state)) == (rule == "TT-830")
        for text in ("lay Dresden/2", "lay Dresden/2 left", "lay Dresden/2 as horse"):
            assert refused(state, text) == rule


@pytest.mark.rule("GG-215")
def test_abandoning_only_by_the_first_card() -> None:
    state = north(North(hand="Dresden/2 Aachen/1", route="Halle/1"), phase="lay")
    first = state.copy()
    play(state, "lay Aachen/1 as horse")
    assert refused(state, "lay Dresden/2 anew") == "TT-833"
    play(first, "lay Dresden/2 anew", "lay Aachen/1 as horse with Postillion")
    assert (own(first)["route"], own(first)["horseCards"]) == (["dresden/2"], ["aachen/1"])


@pytest.mark.rule("GG-216")
def test_a_horse_stays_a_horse() -> None:
    """The same city could be laid from the hand, but not from before the carriage."""
    state = north(North(hand="Dresden/1", route="Halle/1", horses="Berlin/2"), phase="lay")
    assert refused(state, "lay Berlin/2 right") == "TT-301"
    assert {text.split()[1] for text in lays(state)} == {"Dresden/1"}
    assert own(state)["hand"] == ["dresden/1"]
    play(state, "lay Dresden/1 as horse", "end turn")
    assert own(state)["horseCards"] == ["berlin/2", "dresden/1"]
    assert own(state)["hand"] == []


@pytest.mark.rule("GG-217")
@pytest.mark.parametrize("hidden", [False, True])
def test_the_back_of_the_top_card_is_seen_by_all(hidden: bool) -> None:
    state = north(North(hand="Halle/1"), deck="Berlin/2 Aachen/3 Aachen/1", options={"hide-horses": hidden})
    for horses in (2, 3, 1):
        assert [state.observation(seat)["deckHorses"] for seat in (PUBLIC, 0, 1)] == [horses] * 3
        play(
            state, *(["take deck"] if horses == 2 else ["take deck with Postmeister"] if horses == 3 else [])
        )


@pytest.mark.rule("GG-218")
def test_the_backs_of_hand_cards_are_seen_by_all() -> None:
    seats = North(hand="Halle/1 Berlin/3"), North(hand="Aachen/2")
    state = north(*seats)
    for seat in (PUBLIC, 0, 1):
        assert [own["handHorses"] for own in state.observation(seat)["seats"]] == [[1, 3], [2]]
    assert state.observation(1)["seats"][0]["hand"] is None


@pytest.mark.rule("GG-218")
def test_the_backs_of_hand_cards_can_be_hidden() -> None:
    state = north(North(hand="Halle/1 Berlin/3"), North(hand="Aachen/2"), options={"hide-horses": True})
    assert [own.get("handHorses") for own in state.observation(0)["seats"]] == [[1, 3], None]
    assert [own.get("handHorses") for own in state.observation(PUBLIC)["seats"]] == [None, None]


@pytest.mark.rule("GG-218")
@pytest.mark.parametrize(("hidden", "back"), [(False, 2), (True, None)])
def test_a_drawn_card_tells_its_back_as_far_as_it_is_seen(hidden: bool, back: int | None) -> None:
    state = north(North(hand="Halle/1"), deck="Berlin/2", options={"hide-horses": hidden})
    (took,) = of(play(state, "take deck"), "took")
    assert (took["card"], took["back"]) == ("berlin/2", 2)
    assert state.redact(took, 0) == took
    for seat in (PUBLIC, 1):
        assert state.redact(took, seat) == {**took, "card": None, "back": back}


@pytest.mark.rule("GG-218")
def test_an_open_card_shows_its_horses_anyway() -> None:
    """Horseshoes on the front give the number too (GG-111)."""
    state = north(
        North(hand="Halle/1"),
        display="Berlin/2 Aachen/1 Aachen/2 Aachen/3 Fulda/1 Fulda/2",
        options={"hide-horses": True},
    )
    (took,) = of(play(state, "take Berlin/2"), "took")
    assert state.redact(took, 1) == took
    assert (took["card"], took["back"]) == ("berlin/2", 2)


@pytest.mark.rule("GG-219")
@pytest.mark.parametrize("hidden", [False, True])
def test_horses_are_public_their_cities_are_not(hidden: bool) -> None:
    state = north(
        North(hand="Halle/3", horses="Berlin/2 Aachen/1"), phase="lay", options={"hide-horses": hidden}
    )
    (harnessed,) = play(state, "lay Halle/3 as horse")
    for seat in (PUBLIC, 1):
        seen = state.observation(seat)["seats"][0]
        assert (seen["horses"], seen["horseCards"], seen["strength"]) == ([2, 1, 3], None, 8)
        assert state.redact(harnessed, seat) == {**harnessed, "card": None}
    assert state.observation(0)["seats"][0]["horseCards"] == ["berlin/2", "aachen/1", "halle/3"]
    assert state.redact(harnessed, 0) == harnessed


@pytest.mark.rule("GG-219")
def test_nor_does_the_notation_tell_the_city_to_others() -> None:
    table = Session()
    table.call(
        "new",
        {
            "game": GAME,
            "players": list(NAMES[:2]),
            "options": {"board": "north", "start": "seat-1"},
            "seed": 1,
        },
    )
    for text in ("take deck", "take deck with Postmeister"):
        table.call("act", {"actions": [text], "seat": 0})
    actions = table.call("view", {"seat": 0})["actions"]
    horse = next(action for action in actions if action["end"] == "horse")
    table.call("act", {"actions": [horse["text"]], "seat": 0})
    texts = {seat: table.call("history", {"seat": seat})[-1]["text"] for seat in (0, 1, PUBLIC)}
    assert texts == {0: horse["text"], 1: None, PUBLIC: None}
    city = horse["card"].split("/")[0]
    told = table.call("history", {"seat": 1})[-1]["events"]
    assert [event["card"] for event in told] == [None]
    assert city not in str(told)


@pytest.mark.rule("GG-220")
def test_horses_are_no_hand_cards() -> None:
    state = north(
        North(hand="Aachen/1 Aachen/2 Aachen/3", route="Halle/1 Berlin/1 Dresden/1", horses=SIX),
        phase="close",
    )
    assert own(state)["handCount"] == 3
    events = play(state, "close")
    assert legal(state) == {"end turn"}
    assert [event["from"] for event in of(events, "discarded")] == ["horses", "route"]
    empty = north(North(horses=SIX), phase="take")
    assert empty.observation(0)["forced"] is True


@pytest.mark.rule("GG-221")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("lay Berlin/2 as horse", "lay Dresden/1 as horse with Postillion"),
        ("lay Berlin/2 right", "lay Dresden/1 right with Postillion"),
        ("lay Berlin/2 as horse", "lay Magdeburg/1 right with Postillion"),
        ("lay Berlin/2 right", "lay Magdeburg/1 as horse with Postillion"),
    ],
)
def test_two_cards_of_any_kind(first: str, second: str) -> None:
    state = north(North(hand="Berlin/2 Dresden/1 Magdeburg/1", route="Halle/1"), phase="lay")
    events = play(state, first, second)
    assert kinds(events) == ["harnessed" if "horse" in text else "laid" for text in (first, second)]


@pytest.mark.rule("GG-221")
def test_with_five_horses_only_one_more() -> None:
    state = north(North(hand="Berlin/2 Dresden/1", route="Halle/1", horses=FIVE), phase="lay")
    play(state, "lay Dresden/1 as horse")
    assert refused(state, "lay Berlin/2 as horse with Postillion") == "GG-204"
    assert "lay Berlin/2 right with Postillion" in legal(state)


@pytest.mark.rule("GG-217")
@pytest.mark.rule("GG-218")
@pytest.mark.rule("GG-219")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("numbers", ["even", "remote"])
def test_a_new_game_shows_backs_from_the_first_turn(hidden: bool, numbers: str) -> None:
    state = new(3, hide_horses=hidden, horse_numbers=numbers)
    top = state.to_dict()["deck"][0]
    assert state.observation(2)["deckHorses"] == int(top.split("/")[1])
    play(state, "take deck", "take deck with Postmeister")
    hand = [int(card.split("/")[1]) for card in state.to_dict()["seats"][0]["hand"]]
    assert state.observation(1)["seats"][0].get("handHorses") == (None if hidden else hand)
