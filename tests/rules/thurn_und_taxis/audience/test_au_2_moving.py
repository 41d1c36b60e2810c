"""AU-201 to AU-219: moving the coaches."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from spieltisch import State
from tests.positions import Seat, all_but, ids, way

from ..modules import COACHES, RANKS, STARTS, Coaches, asked, modules, new, towns
from ..reading import eager, kinds, legal, of, own, play, refused, verbs

SOUTH = "Ulm Augsburg München Salzburg"
IN_ROME = {rank: [0, 1] for rank in RANKS}


def closing(route: str, towns_: str = STARTS, houses: str = "", **parts: object) -> State:
    rome = {RANKS[i]: [0, 1] for i, town in enumerate(towns_.split()) if town == "rom"}
    coaches = Coaches(towns_, rome=rome)
    return modules(Seat(route=route, houses=houses), players=2, phase="close", coaches=coaches, **parts)


def due(state: State) -> tuple[dict[str, int], int]:
    """Return the steps still to go: by coach, and as jokers."""
    seen = state.observation(0)["audience"]
    return {coach: steps for coach, steps in seen["cards"].items() if steps}, seen["jokers"]


def travel(state: State, rng: Random) -> int:
    """Make all steps in any way and return their number."""
    steps = 0
    while asked(state)[1] == "move":
        state.apply(rng.choice(state.legal_actions()))
        steps += 1
    return steps


@pytest.mark.rule("AU-201")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_only_a_closing_moves_coaches(count: int) -> None:
    rng = Random(count)
    state = new(count, audience=True)
    moving = 0
    while not state.is_over:
        before = towns(state)
        action = (
            rng.choice(state.legal_actions()) if asked(state)[1] in ("assign", "move") else eager(state, rng)
        )
        state.apply(action)
        if action.verb not in ("move", "joker"):
            assert towns(state) == before
        else:
            moving += 1
            assert sum(towns(state)[coach] != before[coach] for coach in COACHES) == 1
        if asked(state)[1] == "move":
            assert state.observation(None)["closed"] is True
    assert moving
    taking = modules(Seat(hand="Ulm"), players=2, coaches=Coaches())
    assert refused(taking, "move beige Andechs") == "AU-201"
    assert refused(taking, "joker beige Andechs") == "AU-201"


@pytest.mark.rule("AU-202")
def test_a_card_without_a_house_moves_its_coach_by_one_town() -> None:
    state = closing(SOUTH)
    play(state, "close each Ulm Augsburg Salzburg")
    assert due(state) == ({"beige": 1}, 0)
    assert legal(state) == {"move beige Andechs"}
    assert refused(state, "move green Luzern") == "AU-202"
    events = play(state, "move beige Andechs")
    assert of(events, "coach-moved") == [
        {
            "event": "coach-moved",
            "seat": 0,
            "coach": "beige",
            "origin": "freising",
            "town": "andechs",
            "joker": False,
        }
    ]
    assert towns(state)["beige"] == "andechs"
    assert asked(state) == (0, "done")


@pytest.mark.rule("AU-203")
def test_cities_left_out_because_of_the_placing_options() -> None:
    state = closing(SOUTH)
    play(state, "close all Augsburg München")
    assert due(state) == ({"green": 1, "orange": 1}, 0), "all houses in one country"
    state = closing(SOUTH)
    play(state, "close each Ulm München Salzburg")
    assert due(state) == ({"beige": 1}, 0), "one house in each country"


@pytest.mark.rule("AU-204")
def test_cities_that_have_an_own_house_already() -> None:
    state = closing(SOUTH, houses="Ulm Augsburg")
    play(state, "close each München Salzburg")
    assert due(state) == ({"green": 1, "beige": 1}, 0)
    foreign = modules(
        Seat(route=SOUTH), Seat(houses="Ulm Augsburg"), phase="close", coaches=Coaches(), players=2
    )
    play(foreign, "close each Ulm Augsburg Salzburg")
    assert due(foreign) == ({"beige": 1}, 0), "others' houses are no matter"


@pytest.mark.rule("AU-205")
def test_cities_left_out_of_free_will_or_for_lack_of_houses() -> None:
    state = closing(SOUTH)
    play(state, "close")
    assert due(state) == ({"green": 1, "beige": 2, "orange": 1}, 0)
    won = [("baden", 3), ("schweiz-tyrol", 3), ("all-countries", 6)]
    lack = modules(
        Seat(route=SOUTH, houses=all_but("Ulm Augsburg Salzburg"), tiles=won),
        players=2,
        phase="close",
        coaches=Coaches(),
    )
    play(lack, "close each Ulm")
    assert own(lack)["supply"] == 0
    assert due(lack) == ({"beige": 2, "orange": 1}, 0)


@pytest.mark.rule("AU-206")
@pytest.mark.parametrize("cards", [3, 4, 5, 7, 9])
def test_number_of_steps(cards: int) -> None:
    """Cards less houses, whichever houses and whichever way the coaches go."""
    start = modules(Seat(route=way(cards)), players=2, phase="close", coaches=Coaches())
    rng = Random(cards)
    for action in rng.sample(start.legal_actions(), min(20, len(start.legal_actions()))):
        if action.verb == "close":
            state = start.copy()
            play(state, action)
            assert travel(state, rng) == cards - len(action.to_dict()["houses"])


@pytest.mark.rule("AU-206")
def test_as_long_as_a_coach_is_on_the_road() -> None:
    """Three cards, but after one or two steps the last coach is in Rome."""
    for way_ in (["Rom"], ["Viterbo", "Rom"]):
        state = closing("Ulm Augsburg München", "rom rom rom orvieto rom")
        play(state, "close")
        assert due(state) == ({"beige": 2}, 1)
        play(state, *(f"move beige {town}" for town in way_))
        assert (asked(state), due(state)) == ((0, "done"), ({}, 0))
    state = closing("Ulm Augsburg München", "rom rom rom spoleto rom")
    play(state, "close")
    assert travel(state, Random(1)) == 1
    assert asked(state) == (0, "done")
    assert due(state) == ({}, 0)


@pytest.mark.rule("AU-207")
def test_abandoning_moves_nothing() -> None:
    state = modules(Seat(hand="Lodz", route=SOUTH), players=2, phase="lay", coaches=Coaches())
    before = towns(state)
    assert kinds(play(state, "lay Lodz anew")) == ["abandoned", "laid"]
    assert towns(state) == before
    assert asked(state) == (0, "close")


@pytest.mark.rule("AU-208")
def test_every_step_leads_towards_rome() -> None:
    state = closing(SOUTH, "loerrach ettal stgallen trient hallstadt")
    play(state, "close")
    for backwards in ("move beige Andechs", "move beige Ettal", "move beige Trient", "move beige Rom"):
        assert refused(state, backwards) == "AU-208"
    sideways = {"move green Chur", "move green Trient"}
    assert sideways <= legal(state), "west or east, as long as it goes south"


@pytest.mark.rule("AU-209")
def test_the_mover_chooses_the_way() -> None:
    for exit_ in ("Pisa", "Siena", "Perugia"):
        state = modules(
            Seat(),
            Seat(route=SOUTH),
            phase="close",
            turn=1,
            coaches=Coaches("florenz freising florenz florenz udine"),
        )
        play(state, "close each Ulm Augsburg Salzburg")
        assert asked(state) == (1, "move")
        assert legal(state) == {"move beige Pisa", "move beige Siena", "move beige Perugia"}
        assert state.why_not("move beige Pisa", 0) is not None
        play(state, f"move beige {exit_}")
        assert towns(state)["beige"] == exit_.casefold()


@pytest.mark.rule("AU-210")
def test_andechs_has_two_exits() -> None:
    state = closing(SOUTH, "loerrach tuttlingen stgallen andechs hallstadt")
    play(state, "close each Ulm Augsburg Salzburg")
    assert legal(state) == {"move beige Ettal", "move beige Trient"}


@pytest.mark.rule("AU-211")
def test_florenz_has_three_exits() -> None:
    state = closing(SOUTH, "loerrach tuttlingen stgallen florenz hallstadt")
    play(state, "close each Ulm Augsburg Salzburg")
    assert len(legal(state)) == 3
    assert {text.rsplit(" ", 1)[0] for text in legal(state)} == {"move beige"}


@pytest.mark.rule("AU-212")
def test_a_card_whose_coach_is_in_rome_is_a_joker() -> None:
    state = closing(SOUTH, "loerrach tuttlingen stgallen rom hallstadt")
    play(state, "close each Ulm Augsburg Salzburg")
    assert due(state) == ({}, 1)
    assert verbs(state) == {"joker"}, "another coach must be moved"
    assert {text.split()[1] for text in legal(state)} == {"violet", "green", "blue", "orange"}
    assert refused(state, "move beige Andechs") == "AU-212"
    assert refused(state, "joker beige Andechs") == "AU-212"
    refusal = state.why_not("joker beige Andechs")
    assert refusal
    assert refusal.data["arrived"] == "yes"
    assert refused(state, "move violet Luzern") == "AU-202"
    events = play(state, "joker orange Villach")
    assert of(events, "coach-moved")[0]["joker"] is True
    assert towns(state)["orange"] == "villach"
    assert asked(state) == (0, "done")
    plain = closing(SOUTH)
    play(plain, "close each Ulm Augsburg Salzburg")
    refusal = plain.why_not("joker beige Andechs")
    assert refusal
    assert refusal.rule == "AU-212"
    assert refusal.data["arrived"] == "no", "it is the joker that is missing"


@pytest.mark.rule("AU-213")
def test_lodz_is_a_joker() -> None:
    state = closing("Lodz Pilsen Budweis")
    play(state, "close each Pilsen")
    assert due(state) == ({"orange": 1}, 1)
    jokers = {text.split()[1] for text in legal(state, "joker")}
    assert jokers == set(COACHES)
    placed = closing("Lodz Pilsen Budweis")
    play(placed, "close each Lodz Pilsen")
    assert due(placed) == ({"orange": 1}, 0), "with a house Lodz moves nothing"


@pytest.mark.rule("AU-214")
def test_any_order_card_by_card() -> None:
    state = closing(SOUTH)
    play(state, "close")
    coaches = {text.split()[1] for text in legal(state)}
    assert coaches == {"green", "beige", "orange"}
    play(state, "move beige Andechs")
    assert {text.split()[1] for text in legal(state)} == coaches, "in between another coach may go"
    play(state, "move orange Lienz", "move beige Trient")
    assert {text.split()[1] for text in legal(state)} == {"green"}
    play(state, "move green Chur")
    assert asked(state) == (0, "done")
    assert towns(state) == {
        "violet": "loerrach",
        "green": "chur",
        "blue": "stgallen",
        "beige": "trient",
        "orange": "lienz",
    }
    joker = closing("Lodz Pilsen Budweis")
    play(joker, "close each Pilsen")
    assert verbs(joker) == {"move", "joker"}
    other = joker.copy()
    play(joker, "joker violet Luzern")
    assert verbs(joker) == {"move"}
    play(other, "move orange Lienz")
    assert verbs(other) == {"joker"}


@pytest.mark.rule("AU-215")
def test_after_an_arrival_the_other_cards_of_its_colour_are_jokers() -> None:
    state = closing("Ulm Augsburg München", "loerrach tuttlingen stgallen spoleto hallstadt")
    play(state, "close")
    assert due(state) == ({"green": 1, "beige": 2}, 0)
    play(state, "move beige Rom")
    assert due(state) == ({"green": 1}, 1)
    assert refused(state, "move beige Rom") == "AU-212"
    play(state, "joker green Chur")
    assert due(state) == ({"green": 1}, 0)
    play(state, "move green Trient")
    assert asked(state) == (0, "done")


@pytest.mark.rule("AU-215")
def test_an_arrival_by_a_joker_makes_jokers_too() -> None:
    state = closing("Lodz Pilsen Budweis", "loerrach tuttlingen stgallen freising spoleto")
    play(state, "close")
    assert due(state) == ({"orange": 2}, 1)
    play(state, "joker orange Rom")
    assert due(state) == ({}, 2)
    assert {text.split()[1] for text in legal(state)} == {"violet", "green", "blue", "beige"}


@pytest.mark.rule("AU-216")
def test_the_moves_are_compulsory() -> None:
    state = closing(SOUTH)
    play(state, "close")
    for _ in range(4):
        assert verbs(state) == {"move"}
        assert refused(state, "end turn") == "AU-216"
        play(state, min(legal(state)))
    assert legal(state) == {"end turn"}


@pytest.mark.rule("AU-217")
def test_with_all_coaches_in_rome_nothing_moves() -> None:
    state = closing("Lodz Pilsen Budweis", "rom rom rom rom rom")
    events = play(state, "close")
    assert "coach-moved" not in kinds(events)
    assert asked(state) == (0, "done")
    assert due(state) == ({}, 0)


@pytest.mark.rule("AU-218")
def test_after_the_carriage_and_before_the_discards() -> None:
    state = modules(
        Seat(route=way(5), hand="Ulm Linz Lodz Passau", houses="Mannheim Carlsruhe"),
        players=2,
        phase="close",
        coaches=Coaches(),
    )
    events = play(state, "close each Freiburg Basel")
    assert kinds(events) == ["closed", "house", "house", "tile", "tile", "steps-won", "carriage"]
    assert own(state)["route"] == ids(way(5)), "not yet discarded"
    events = play(state, "move violet Luzern", "move violet Como", "move blue Chur")
    assert kinds(events) == ["coach-moved"] * 3 + ["discarded"]
    assert asked(state) == (0, "discard")
    play(state, "discard Ulm")
    assert asked(state) == (0, "done")


@pytest.mark.rule("AU-202", "AU-213")
def test_what_may_move_is_announced() -> None:
    state = closing("Lodz Pilsen Budweis Linz")
    (won,) = [event for event in play(state, "close each Pilsen") if event["event"] == "steps-won"]
    assert (won["cards"], won["jokers"]) == due(state)
    assert sum(won["cards"].values()) + won["jokers"] == 3
    state = closing("Lodz Pilsen Budweis", "rom rom rom rom rom")
    assert "steps-won" not in kinds(play(state, "close"))


@pytest.mark.rule("AU-219")
def test_several_coaches_in_one_town() -> None:
    """Two begin in Como; all five can come together in Viterbo."""
    assert Counter(towns(new(2, audience=True)).values())["como"] == 2
    state = closing("Lodz Pilsen Budweis", "orvieto grosseto viterbo viterbo viterbo")
    play(state, "close each Pilsen")
    play(state, "joker violet Viterbo")
    assert list(towns(state).values()).count("viterbo") == 4
    assert {text for text in legal(state) if text.startswith("move")} == {"move orange Rom"}
