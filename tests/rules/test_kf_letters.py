"""KF: letters, further officials, the courier figure; CO-1xx: the same on the northern board."""

from __future__ import annotations

import pytest

from spieltisch import PUBLIC, State
from tests.positions import CITIES, Seat

from .modules import Letters, modules, new
from .northern import North, north
from .northern import new as new_north
from .reading import carriages, legal, of, own, play, quick_turn, refused, tiles

OPEN = "Ulm Basel Linz Lodz Passau Pilsen"


def letters(state: State) -> list[int]:
    found: list[int] = state.observation(PUBLIC)["courier"]["letters"]
    return found


def owner(state: State) -> int | None:
    found: int | None = state.observation(PUBLIC)["courier"]["owner"]
    return found


def table(seat: Seat, own_letters: int = 0, figure: int | None = None, **parts: object) -> State:
    parts = {"display": OPEN, **parts}
    return modules(seat, letters=Letters([own_letters], figure), **parts)


@pytest.mark.rule("KF-101")
def test_the_base_rules_stay() -> None:
    state = new(2, courier=True)
    assert {text.split()[0] for text in legal(state)} == {"take"}
    play(state, "take deck", "take deck with Postmeister")
    assert letters(state) == [0, 1], "the first official is free"


@pytest.mark.rule("KF-102")
@pytest.mark.rule("KF-103")
@pytest.mark.rule("KF-106")
def test_material() -> None:
    state = new(4, courier=True)
    assert len(state.observation(PUBLIC)["courier"]["cities"]) == 22 == len(CITIES)
    assert sum(letters(state)) + 22 == 28
    assert owner(state) is None


@pytest.mark.rule("KF-104")
@pytest.mark.rule("KF-105")
@pytest.mark.parametrize(("count", "given"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_letters_by_turn_order(count: int, given: list[int]) -> None:
    assert letters(new(count, courier=True)) == given
    assert letters(new(count, courier=True, start="seat-2")) == [given[-1], *given[:-1]]
    assert sum(letters(new(count, courier=True))) == 6 - {2: 5, 3: 3, 4: 0}[count]


@pytest.mark.rule("KF-107")
def test_letters_are_public() -> None:
    state = table(Seat(hand="Ulm", houses="Basel"), 3)
    for seat in (0, 1, PUBLIC):
        seen = state.observation(seat)["courier"]
        assert seen["letters"] == [3, 0]
        assert "basel" not in seen["cities"]
        assert len(seen["cities"]) == 21


@pytest.mark.rule("KF-201")
@pytest.mark.rule("KF-202")
@pytest.mark.rule("KF-203")
@pytest.mark.rule("KF-204")
def test_the_first_house_in_a_city_brings_its_letter() -> None:
    state = modules(
        Seat(route="Basel Zürich Kempten Innsbruck"),
        Seat(houses="Zürich"),
        letters=Letters([0]),
        phase="close",
    )
    events = play(state, "close each Basel Innsbruck Kempten")
    assert [event["city"] for event in of(events, "letter")] == ["basel", "innsbruck", "kempten"]
    assert letters(state) == [3, 0]
    later = modules(
        Seat(route="Basel Zürich Kempten"), Seat(houses="Zürich"), letters=Letters([0]), phase="close"
    )
    assert of(play(later, "close each Zürich"), "letter") == []


@pytest.mark.rule("KF-205")
def test_unused_letters_are_worth_nothing() -> None:
    assert table(Seat(hand="Ulm"), 9).scores()[0]["total"] == -20


@pytest.mark.rule("KF-206")
def test_spent_letters_leave_the_game() -> None:
    state = table(Seat(hand="Kempten", route="Basel"), 2)
    cities = state.observation(PUBLIC)["courier"]["cities"]
    play(state, "exchange with Amtmann", "take deck", "take deck with Postmeister")
    assert letters(state) == [0, 0]
    assert state.observation(PUBLIC)["courier"]["cities"] == cities


@pytest.mark.rule("KF-301")
def test_one_official_is_free() -> None:
    state = table(Seat(hand="Kempten"), 0)
    play(state, "take deck", "take deck with Postmeister")
    assert letters(state) == [0, 0]


@pytest.mark.rule("KF-302")
@pytest.mark.rule("KF-310")
@pytest.mark.rule("KF-311")
@pytest.mark.parametrize(("figure", "left"), [(None, [6, 4, 2, 0]), (0, [6, 5, 4, 3])])
def test_all_four_officials_in_one_turn(figure: int | None, left: list[int]) -> None:
    state = table(Seat(hand="Innsbruck Salzburg", route="Basel Zürich Kempten", carriage=6), 6, figure)
    spent = []
    for texts in (
        ["exchange with Amtmann"],
        ["take deck", "take deck with Postmeister"],
        ["lay Innsbruck right", "lay Salzburg right with Postillion"],
        ["close with Wagner"],
    ):
        play(state, *texts)
        spent.append(letters(state)[0])
    assert spent == left
    assert own(state)["carriage"] == 7


@pytest.mark.rule("KF-303")
def test_each_official_once() -> None:
    state = table(Seat(hand="Kempten"), 6)
    play(state, "exchange with Amtmann")
    assert refused(state, "exchange with Amtmann") == "KF-303"
    play(state, "take deck", "take deck with Postmeister")
    assert refused(state, "take deck with Postmeister") == "KF-303"


@pytest.mark.rule("KF-304")
def test_two_letters_for_each_further_official() -> None:
    state = table(Seat(hand="Kempten"), 3)
    play(state, "exchange with Amtmann", "take deck")
    (paid,) = of(play(state, "take deck with Postmeister"), "letters-paid")
    assert (paid["count"], paid["official"]) == (2, "postmeister")


@pytest.mark.rule("KF-305")
def test_one_letter_with_the_courier() -> None:
    state = table(Seat(hand="Kempten"), 1, 0)
    play(state, "exchange with Amtmann", "take deck")
    (paid,) = of(play(state, "take deck with Postmeister"), "letters-paid")
    assert paid["count"] == 1


@pytest.mark.rule("KF-306")
@pytest.mark.rule("KF-307")
def test_letters_of_this_turn_cannot_be_spent() -> None:
    state = table(
        Seat(route="Basel Zürich Kempten", carriage=4, hand="Lodz"), 1, phase="close", used="postmeister"
    )
    reason = state.why_not("close each Basel with Wagner")
    assert reason is not None
    assert reason == ("KF-306", {"official": "wagner", "cost": 2, "letters": 1})
    play(state, "close each Basel Kempten")
    assert letters(state) == [3, 0]
    assert state.observation(0)["courier"]["owned"] == 1


@pytest.mark.rule("KF-308")
@pytest.mark.rule("CO-306")
def test_letters_won_earlier_can_be_spent() -> None:
    state = modules(
        Seat(hand="Kempten"), Seat(hand="Linz Passau"), letters=Letters([0, 2]), display=OPEN, phase="lay"
    )
    play(state, "lay Kempten", "end turn")
    assert state.observation(1)["courier"]["owned"] == 2
    play(state, "exchange with Amtmann", "take deck", "take deck with Postmeister")
    assert letters(state) == [0, 0]


@pytest.mark.rule("KF-309")
def test_a_courier_gained_in_this_turn_gives_no_discount() -> None:
    state = table(Seat(route="Basel Zürich Kempten", carriage=7, hand="Lodz"), 4, phase="close")
    play(state, "close")
    assert owner(state) == 0
    assert state.observation(0)["courier"]["price"] == 2
    play(state, "end turn")
    quick_turn(state)
    assert state.observation(0)["courier"]["price"] == 1


@pytest.mark.rule("KF-312")
def test_the_first_official_used_is_the_free_one() -> None:
    state = table(Seat(hand="Kempten"), 2)
    play(state, "exchange with Amtmann")
    assert letters(state) == [2, 0]
    play(state, "take deck", "take deck with Postmeister")
    assert letters(state) == [0, 0]


@pytest.mark.rule("KF-313")
@pytest.mark.rule("KF-314")
@pytest.mark.parametrize("first", [True, False])
def test_the_forced_postmeister_is_free_and_the_amtmann_is_paid(first: bool) -> None:
    state = table(Seat(), 2)
    texts = ["take deck", "take deck with Postmeister"]
    texts.insert(0 if first else 2, "exchange with Amtmann")
    events = play(state, *texts)
    assert [event["official"] for event in of(events, "letters-paid")] == ["amtmann"]
    assert letters(state) == [0, 0]


@pytest.mark.rule("KF-315")
def test_without_letters_no_amtmann_before_a_forced_draw() -> None:
    assert refused(table(Seat(), 1), "exchange with Amtmann") == "KF-315"
    assert "exchange with Amtmann" in legal(table(Seat(), 2))
    assert "exchange with Amtmann" in legal(table(Seat(), 1, 0))


@pytest.mark.rule("KF-316")
def test_a_forced_turn_may_pay_for_postillion_and_wagner() -> None:
    state = table(Seat(route="Basel Zürich Kempten", carriage=6), 4, deck="Innsbruck Salzburg")
    play(state, "take deck", "take deck with Postmeister")
    play(state, "lay Innsbruck right", "lay Salzburg right with Postillion", "close with Wagner")
    assert letters(state) == [0, 0]
    assert own(state)["carriage"] == 7


@pytest.mark.rule("KF-317")
@pytest.mark.rule("KF-319")
def test_the_amtmann_before_after_one_or_after_two_cards() -> None:
    for before in ([], ["take deck"], ["take deck", "take deck with Postmeister"]):
        free = table(Seat(hand="Kempten"), 2)
        play(free, *before, "exchange with Amtmann")
        assert letters(free)[0] == (0 if len(before) == 2 else 2)


@pytest.mark.rule("KF-318")
def test_no_amtmann_after_laying() -> None:
    state = table(Seat(hand="Kempten Ulm"), 6)
    play(state, "take deck", "lay Kempten")
    assert refused(state, "exchange with Amtmann") == "TT-802"


@pytest.mark.rule("KF-320")
def test_letters_in_the_first_round() -> None:
    state = new(4, courier=True)
    for seat, may in enumerate([False, False, True, True]):
        assert state.current_player == seat
        assert ("exchange with Amtmann" in legal(state)) is may
        play(state, "take deck", "take deck with Postmeister")
        play(state, min(legal(state, "lay")), "end turn")


@pytest.mark.rule("KF-321")
def test_letters_buy_nothing_else() -> None:
    words = {text.split()[0] for text in legal(table(Seat(hand="Kempten", route="Basel Zürich"), 9))}
    assert words == {"take", "exchange"}


@pytest.mark.rule("KF-401")
@pytest.mark.rule("KF-412")
def test_the_courier_for_a_closing_without_a_carriage() -> None:
    state = table(Seat(route="Basel Zürich Kempten", carriage=4, hand="Lodz"), phase="close")
    events = play(state, "close")
    assert [e["event"] for e in events if e["event"] in ("courier", "discarded")] == ["courier", "discarded"]
    assert owner(state) == 0


@pytest.mark.rule("KF-402")
@pytest.mark.rule("KF-403")
@pytest.mark.rule("KF-413")
def test_a_due_carriage_may_be_declined() -> None:
    state = table(Seat(route="Basel Zürich Kempten"), phase="close")
    events = play(state, "close without carriage")
    assert [event["length"] for event in of(events, "carriage-declined")] == [3]
    assert owner(state) == 0
    assert own(state)["nextCarriage"] == 3


@pytest.mark.rule("KF-404")
@pytest.mark.rule("KF-405")
def test_the_figure_moves_only_to_another_in_the_same_way() -> None:
    taken = table(Seat(route="Basel Zürich Kempten", carriage=4, hand="Lodz"), 0, 1, phase="close")
    play(taken, "close")
    assert owner(taken) == 0
    kept = table(Seat(route="Basel Zürich Kempten", carriage=4, hand="Lodz"), 0, 0, phase="close")
    assert of(play(kept, "close"), "courier") == []
    assert owner(kept) == 0


@pytest.mark.rule("KF-406")
@pytest.mark.rule("KF-407")
@pytest.mark.rule("CO-502")
def test_a_closing_with_a_carriage_leaves_the_figure() -> None:
    state = table(Seat(route="Basel Zürich Kempten"), 0, 1, phase="close")
    play(state, "close")
    assert owner(state) == 1
    wagner = table(Seat(route="Basel Zürich Kempten", carriage=4), 0, 1, phase="close")
    play(wagner, "close with Wagner")
    assert owner(wagner) == 1


@pytest.mark.rule("KF-408")
def test_not_using_the_wagner_brings_the_figure() -> None:
    state = table(Seat(route="Basel Zürich Kempten", carriage=4), phase="close")
    assert "close with Wagner" in legal(state)
    play(state, "close")
    assert owner(state) == 0


@pytest.mark.rule("KF-409")
def test_the_figure_after_the_seven() -> None:
    state = table(Seat(route="Basel Zürich Kempten", carriage=7), 0, 1, phase="close")
    play(state, "close")
    assert owner(state) == 0


@pytest.mark.rule("KF-410")
def test_abandoning_leaves_the_figure() -> None:
    state = table(Seat(hand="Lodz", route="Basel Zürich Kempten", carriage=4), 0, 1, phase="lay")
    play(state, "lay Lodz anew")
    assert owner(state) == 1


@pytest.mark.rule("KF-411")
def test_the_figure_is_worth_one_point() -> None:
    state = table(Seat(hand="Ulm"), 0, 1)
    assert [score["parts"]["courier"] for score in state.scores()] == [0, 1]
    assert [score["total"] for score in state.scores()] == [-20, -19]


@pytest.mark.rule("KF-414")
def test_a_declined_seven_does_not_end_the_game() -> None:
    seven = "Basel Zürich Kempten Innsbruck Salzburg Linz Budweis"
    state = table(Seat(route=seven, carriage=6), phase="close")
    events = play(state, "close without carriage")
    assert of(events, "end-triggered") == []
    assert carriages(events) == []


@pytest.mark.rule("EX-112")
@pytest.mark.rule("EX-113")
@pytest.mark.parametrize(("figure", "left"), [(None, 0), (0, 2)])
def test_ex_three_officials(figure: int | None, left: int) -> None:
    state = table(
        Seat(hand="Salzburg", route="Freiburg Sigmaringen"), 4, figure,
        display="Kempten Basel Linz Lodz Passau Pilsen", deck="Ulm Innsbruck München Augsburg Linz Basel Lodz",
    )  # fmt: skip
    play(state, "take Kempten")
    assert "ulm" in state.observation(0)["display"]
    play(state, "exchange with Amtmann")
    assert letters(state)[0] == 4
    play(state, "take Innsbruck with Postmeister")
    play(state, "lay Kempten right", "lay Innsbruck right with Postillion")
    assert own(state)["route"] == ["freiburg", "sigmaringen", "kempten", "innsbruck"]
    assert own(state)["hand"] == ["salzburg"]
    assert letters(state)[0] == left
    shown = state.observation(0)["officials"]["wagner"]
    assert shown["usable"] is False


@pytest.mark.rule("EX-212")
def test_ex_amtmann_with_an_empty_hand() -> None:
    assert refused(table(Seat(), 1), "exchange with Amtmann") == "KF-315"
    cheap = table(Seat(), 1, 0)
    play(cheap, "exchange with Amtmann")
    assert letters(cheap)[0] == 0


@pytest.mark.rule("EX-213")
def test_ex_letters_won_too_late() -> None:
    state = table(
        Seat(route="Basel Zürich Kempten Innsbruck", carriage=4, hand="Lodz"),
        1,
        phase="close",
        used="postmeister",
    )
    assert refused(state, "close each Basel Kempten with Wagner") == "KF-306"
    events = play(state, "close each Basel Kempten")
    assert len(of(events, "letter")) == 2
    assert carriages(events) == []
    assert owner(state) == 0


@pytest.mark.rule("EX-214")
def test_ex_declining_the_six() -> None:
    state = table(Seat(route="Basel Zürich Kempten Innsbruck Salzburg Linz", carriage=5), phase="close")
    play(state, "close without carriage")
    assert owner(state) == 0
    assert own(state)["nextCarriage"] == 6


# -- on the northern board -------------------------------------------------------------------------------------


@pytest.mark.rule("CO-101")
@pytest.mark.rule("CO-102")
def test_letters_on_every_northern_city() -> None:
    state = new_north(4, courier=True)
    cities = state.observation(PUBLIC)["courier"]["cities"]
    assert len(cities) == 23
    assert {"bremen", "hamburg", "luebeck", "frankfurt"} <= set(cities)
    assert len(cities) + sum(letters(state)) == 29


@pytest.mark.rule("CO-005")
@pytest.mark.rule("CO-103")
@pytest.mark.rule("CO-104")
@pytest.mark.rule("CO-107")
@pytest.mark.parametrize("base", [False, True])
def test_no_courier_figure_in_the_north(base: bool) -> None:
    state = north(
        North(hand="Fulda", route="Halle Berlin Dresden", horses="" if base else "Cöln/3", carriage=7 if base else 0),
        letters=[4], base=base, phase="close",
    )  # fmt: skip
    play(state, "close")
    seen = state.observation(PUBLIC)["courier"]
    assert (seen["owner"], seen["figure"], seen["price"]) == (None, False, 2)
    assert all("courier" not in score["parts"] for score in state.scores())


@pytest.mark.rule("CO-105")
def test_two_further_officials_at_most_with_horses() -> None:
    state = north(North(hand="Halle/1 Berlin/1"), letters=[9])
    play(state, "exchange with Amtmann", "take deck", "take deck with Postmeister")
    play(state, "lay Halle/1", "lay Berlin/1 right with Postillion")
    assert letters(state)[0] == 5
    assert set(state.observation(0)["officials"]) == {"postillion", "postmeister", "amtmann"}


@pytest.mark.rule("CO-106")
def test_the_amtmann_after_drawing_in_the_north() -> None:
    state = north(North(hand="Halle/1"), letters=[0])
    play(state, "take deck", "exchange with Amtmann")
    assert state.observation(0)["used"] == ["amtmann"]
    forced = north(North(), letters=[1])
    assert refused(forced, "exchange with Amtmann") == "KF-315"


@pytest.mark.rule("CO-108")
def test_no_declining_in_the_north() -> None:
    state = north(North(hand="Fulda", route="Halle Berlin Dresden"), letters=[4], base=True, phase="close")
    assert refused(state, "close without carriage") == "TT-609"
    wagner = north(North(hand="Fulda", route="Halle Berlin Dresden", carriage=4), letters=[2], base=True,
                   phase="close", used="postmeister")  # fmt: skip
    play(wagner, "close with Wagner")
    assert letters(wagner)[0] == 0


@pytest.mark.rule("CO-109")
def test_first_house_in_a_free_city_brings_tile_and_letter() -> None:
    state = north(North(route="Groningen/1 Bremen/1 Hamburg/1", horses="Cöln/3"), letters=[0], phase="close")
    events = play(state, "close each Bremen")
    assert tiles(events) == [("free-city", 1)]
    assert [event["city"] for event in of(events, "letter")] == ["bremen"]
