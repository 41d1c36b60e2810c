"""KF-301 to KF-320: letters pay for further officials in a turn."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, State
from spieltisch.datafile import load
from tests.positions import Seat

from ..modules import OPEN, Letters, asked, full_turn, modules, modules_dict, new
from ..reading import legal, of, play, quick_turn, refused, verbs

FULL = Seat(hand="Kempten Innsbruck", route="Basel Zürich", carriage=4)
"""May use all four officials: closes 4 cards at most, next carriage 5."""
EXCHANGE, SECOND, LAY, CLOSE = (
    "exchange with Amtmann",
    "take deck with Postmeister",
    "lay Innsbruck right with Postillion",
    "close with Wagner",
)
TURNS = {
    0: ("take deck", "lay Kempten right", "close"),
    1: ("take deck", "lay Kempten right", LAY, "close"),
    2: ("take deck", SECOND, "lay Kempten right", LAY, "close"),
    3: (EXCHANGE, "take deck", SECOND, "lay Kempten right", LAY, "close"),
    4: (EXCHANGE, "take deck", SECOND, "lay Kempten right", LAY, CLOSE),
}
"""Turns with so many officials."""


def start(seat: Seat = FULL, letters: int = 0, *, courier: bool = False, **parts: Any) -> State:
    """Return the begin of a turn."""
    given = Letters((letters, 0), owner=0 if courier else None)
    return modules(seat, Seat(hand="Lodz"), letters=given, **{"display": OPEN, **parts})


def left(state: State) -> int:
    count: int = state.observation(None)["courier"]["letters"][0]
    return count


def paid(events: list[Any]) -> list[tuple[str, int]]:
    return [(event["official"], event["count"]) for event in of(events, "letters-paid")]


@pytest.mark.rule("KF-301")
@pytest.mark.parametrize(
    "turn",
    [
        (EXCHANGE,),
        ("take deck", SECOND),
        ("take deck", "lay Kempten right", LAY),
        ("take deck", "lay Kempten right", CLOSE),
    ],
)
def test_one_official_is_free(turn: tuple[str, ...]) -> None:
    state = start()
    assert paid(play(state, *turn)) == []
    assert len(state.observation(0)["used"]) == 1


@pytest.mark.rule("KF-302")
@pytest.mark.parametrize("officials", [1, 2, 3, 4])
def test_one_two_or_three_more(officials: int) -> None:
    state = start(letters=6)
    play(state, *TURNS[officials])
    assert len(state.observation(0)["used"]) == officials


@pytest.mark.rule("KF-303")
def test_each_official_only_once_in_a_turn() -> None:
    state = start(letters=6)
    play(state, EXCHANGE)
    assert refused(state, EXCHANGE) == "KF-303"
    play(state, "take deck")
    assert refused(state, EXCHANGE) == "KF-303"
    play(state, SECOND)
    assert refused(state, SECOND) == "KF-303"
    assert refused(state, "take Ulm with Postmeister") == "KF-303"
    play(state, "lay Kempten right", LAY)
    rules = {id_: entry["rule"] for id_, entry in state.observation(0)["officials"].items()}
    assert rules == {"postillion": "KF-303", "postmeister": "KF-303", "amtmann": "KF-303", "wagner": None}


@pytest.mark.rule("KF-303")
def test_used_again_in_the_next_turn() -> None:
    state = start(Seat(hand="Kempten Innsbruck Linz", route="Basel Zürich"), letters=2)
    play(state, EXCHANGE, "take deck", "lay Kempten right", "end turn")
    full_turn(state)
    assert EXCHANGE in legal(state)


@pytest.mark.rule("KF-304")
@pytest.mark.parametrize("letters", [2, 3, 5])
def test_two_letters_for_each_further_one(letters: int) -> None:
    state = start(letters=letters)
    events = play(state, EXCHANGE, "take deck", SECOND)
    assert events[-1] == {"event": "letters-paid", "seat": 0, "count": 2, "official": "postmeister"}
    assert left(state) == letters - 2
    poor = start(letters=1)
    play(poor, EXCHANGE, "take deck")
    assert refused(poor, SECOND) == "KF-306"


@pytest.mark.rule("KF-305")
def test_one_letter_with_the_courier() -> None:
    state = start(letters=1, courier=True)
    assert state.observation(0)["courier"]["price"] == 1
    assert paid(play(state, EXCHANGE, "take deck", SECOND)) == [("postmeister", 1)]
    assert left(state) == 0
    assert start(letters=1).observation(0)["courier"]["price"] == 2


@pytest.mark.rule("KF-305")
def test_the_courier_of_another_is_no_help() -> None:
    given = Letters((2, 2), owner=0)
    state = modules(
        Seat(hand="Kempten", route="Basel Zürich"), Seat(hand="Lodz"), letters=given, display=OPEN
    )
    play(state, "take deck", "lay Kempten right", "end turn")
    assert state.observation(1)["courier"]["price"] == 2
    assert paid(play(state, EXCHANGE, "take deck", SECOND)) == [("postmeister", 2)]
    play(state, "lay Lodz", "end turn")
    assert state.observation(0)["courier"]["price"] == 1


@pytest.mark.rule("KF-306")
def test_only_letters_owned_at_the_start() -> None:
    state = start(letters=1)
    play(state, EXCHANGE, "take deck")
    reason = state.why_not(SECOND)
    assert reason is not None
    assert (reason.rule, reason.data) == ("KF-306", {"official": "postmeister", "cost": 2, "letters": 1})
    assert not any("Postmeister" in text for text in legal(state))


@pytest.mark.rule("KF-306")
def test_letters_that_came_during_the_turn_wait() -> None:
    """Five lie before the player, one of them since before the turn."""
    data = modules_dict(
        FULL, Seat(hand="Lodz"), letters=Letters((5, 0)), display=OPEN, phase="lay", used="amtmann"
    )
    data["expansions"]["courier"]["owned"] = 1
    state = spieltisch.from_dict(data)
    assert refused(state, SECOND) == "KF-306"
    data["expansions"]["courier"]["owned"] = 2
    state = spieltisch.from_dict(data)
    play(state, SECOND)
    assert left(state) == 3
    assert state.observation(0)["courier"]["owned"] == 0


@pytest.mark.rule("KF-307")
@pytest.mark.parametrize(("letters", "allowed"), [(0, False), (1, False), (2, True)])
def test_letters_of_the_house_step_do_not_pay_for_the_wagner(letters: int, allowed: bool) -> None:
    """Three letters would come with the houses; the Wagner needs two that were there before."""
    state = start(Seat(hand="Kempten", route="Basel Zürich", carriage=4), letters=letters)
    play(state, EXCHANGE, "take deck", "lay Kempten right")
    text = "close each Basel Kempten with Wagner"
    assert (text in legal(state)) == allowed
    if not allowed:
        assert refused(state, text) == "KF-306"


@pytest.mark.rule("KF-308")
def test_letters_count_from_the_next_turn_on() -> None:
    """What a seat won in its closing is owned when its next turn begins."""
    state = start(Seat(hand="Kempten Lodz Pilsen", route="Basel Zürich"), letters=0)
    play(state, "take deck", "lay Kempten right", "close all Basel Zürich", "end turn")
    assert state.observation(0)["courier"]["owned"] == 0, "what seat 1 owns: its turn has begun"
    quick_turn(state)
    assert state.observation(0)["courier"]["owned"] == left(state) == 2
    play(state, EXCHANGE, "take deck", SECOND)
    assert left(state) == 0


@pytest.mark.rule("KF-309")
def test_the_courier_must_be_owned_at_the_start() -> None:
    """Closed without a carriage: the figure comes now, the discount with the next turn."""
    state = start(Seat(hand="Kempten Lodz", route="Basel Zürich", carriage=5), letters=1)
    play(state, "take deck", "lay Kempten right", "close")
    seen = state.observation(0)["courier"]
    assert (seen["owner"], seen["price"]) == (0, 2)
    play(state, "end turn")
    quick_turn(state)
    assert state.observation(0)["courier"]["price"] == 1
    play(state, EXCHANGE, "take deck", SECOND)
    assert left(state) == 0


@pytest.mark.rule("KF-310")
@pytest.mark.rule("KF-311")
@pytest.mark.parametrize("courier", [False, True])
@pytest.mark.parametrize("officials", [0, 1, 2, 3, 4])
def test_price_list(courier: bool, officials: int) -> None:
    # What the rule book prints is what the engine takes.
    printed = load("spieltisch.thurn_und_taxis.expansions", "courier.json")["priceList"]
    assert [row["officials"] for row in printed] == [1, 2, 3, 4]
    prices = {
        False: [0, *(row["letters"] for row in printed)],
        True: [0, *(row["withCourier"] for row in printed)],
    }
    state = start(letters=6, courier=courier)
    play(state, *TURNS[officials])
    assert left(state) == 6 - prices[courier][officials]
    if officials > 1:
        poor = start(letters=prices[courier][officials] - 1, courier=courier)
        *cheap, _ = used = [text for text in TURNS[officials] if " with " in text]
        play(poor, *TURNS[officials][: TURNS[officials].index(used[-1])])
        assert len(poor.observation(0)["used"]) == len(cheap)
        assert refused(poor, used[-1]) == "KF-306"


def costs(state: State) -> dict[str, Any]:
    """Return what the help of each official costs now."""
    found: dict[str, Any] = state.observation(PUBLIC)["courier"]["costs"]
    return found


@pytest.mark.rule("KF-303")
@pytest.mark.rule("KF-310")
@pytest.mark.rule("KF-311")
@pytest.mark.parametrize(("courier", "price"), [(False, 2), (True, 1)])
def test_what_each_official_costs_is_told(courier: bool, price: int) -> None:
    state = start(letters=6, courier=courier)
    assert costs(state) == {"postillion": 0, "postmeister": 0, "amtmann": 0, "wagner": 0}
    play(state, EXCHANGE)
    others = {"postillion": price, "postmeister": price, "wagner": price}
    assert costs(state) == {**others, "amtmann": None}
    play(state, "take deck", SECOND)
    assert costs(state) == {**others, "amtmann": None, "postmeister": None}
    payable = state.observation(PUBLIC)["courier"]["payable"]
    assert payable == ["postillion", "wagner"]
    poor = start(letters=0, courier=courier)
    play(poor, EXCHANGE)
    assert poor.observation(PUBLIC)["courier"]["payable"] == []


@pytest.mark.rule("KF-313")
@pytest.mark.rule("KF-314")
def test_with_an_empty_hand_the_postmeister_is_the_free_one() -> None:
    state = start(Seat(route="Basel Zürich"), letters=6)
    assert costs(state) == {"postillion": 2, "postmeister": 0, "amtmann": 2, "wagner": 2}
    play(state, EXCHANGE)
    assert costs(state) == {"postillion": 2, "postmeister": 0, "amtmann": None, "wagner": 2}


@pytest.mark.rule("KF-312")
@pytest.mark.parametrize("exchange_at", [0, 1, 2])
def test_the_first_one_used_is_free(exchange_at: int) -> None:
    texts = ["take deck", SECOND]
    texts.insert(exchange_at, EXCHANGE)
    state = start(letters=2)
    first, second = ("postmeister", "amtmann") if exchange_at == 2 else ("amtmann", "postmeister")
    assert paid(play(state, *texts)) == [(second, 2)]
    assert state.observation(0)["used"] == [first, second]


@pytest.mark.rule("KF-313")
def test_the_forced_postmeister_is_the_free_one() -> None:
    state = start(Seat(route="Basel Zürich Kempten"), letters=0)
    assert state.observation(0)["forced"] is True
    assert paid(play(state, "take deck", SECOND)) == []
    assert asked(state) == (0, "lay")


@pytest.mark.rule("KF-314")
@pytest.mark.parametrize(
    "order",
    [(EXCHANGE, "take deck", SECOND), ("take deck", EXCHANGE, SECOND), ("take deck", SECOND, EXCHANGE)],
)
@pytest.mark.parametrize(("courier", "price"), [(False, 2), (True, 1)])
def test_the_amtmann_is_paid_whichever_comes_first(order: tuple[str, ...], courier: bool, price: int) -> None:
    state = start(Seat(), letters=3, courier=courier)
    assert paid(play(state, *order)) == [("amtmann", price)]
    assert left(state) == 3 - price


@pytest.mark.rule("KF-315")
@pytest.mark.parametrize("texts", [(), ("take deck",), ("take deck", SECOND)])
def test_without_the_letters_no_amtmann(texts: tuple[str, ...]) -> None:
    state = start(Seat(), letters=1)
    play(state, *texts)
    assert EXCHANGE not in legal(state)
    assert refused(state, EXCHANGE) == "KF-315"
    assert state.observation(0)["officials"]["amtmann"] == {
        "usable": False,
        "rule": "KF-315",
        "data": {"official": "amtmann", "cost": 2, "letters": 1},
    }
    rich = start(Seat(), letters=2)
    play(rich, *texts)
    assert EXCHANGE in legal(rich)


@pytest.mark.rule("KF-316")
def test_such_a_player_may_pay_for_postillion_and_wagner() -> None:
    seat = Seat(route="Basel Zürich", carriage=4)
    state = start(seat, letters=4, display="Kempten Innsbruck Linz Lodz Passau Pilsen")
    events = play(state, "take Kempten", "take Innsbruck with Postmeister", "lay Kempten right", LAY, CLOSE)
    assert paid(events) == [("postillion", 2), ("wagner", 2)]
    poor = start(seat, letters=1, display="Kempten Innsbruck Linz Lodz Passau Pilsen")
    play(poor, "take Kempten", "take Innsbruck with Postmeister", "lay Kempten right")
    assert refused(poor, LAY) == "KF-306"
    assert refused(poor, CLOSE) == "KF-306"


@pytest.mark.rule("KF-317")
@pytest.mark.rule("KF-319")
@pytest.mark.parametrize("letters", [0, 2])
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_the_amtmann_before_and_after_drawing(letters: int, taken: int) -> None:
    """Free after one card; after two it is the second official and paid."""
    state = start(letters=letters)
    play(state, *("take deck", SECOND)[:taken])
    if taken == 2 and not letters:
        assert refused(state, EXCHANGE) == "KF-306"
        return
    events = play(state, EXCHANGE)
    assert paid(events) == ([("amtmann", 2)] if taken == 2 else [])
    (exchanged,) = of(events, "exchanged")
    assert len(exchanged["discarded"]) == 6
    assert asked(state) == (0, "take" if taken == 0 else "lay")


@pytest.mark.rule("KF-317")
def test_after_the_amtmann_a_second_card_from_the_new_display() -> None:
    state = start(letters=2, deck="Nürnberg Linz Linz Budweis Passau Passau Salzburg")
    play(state, "take deck", EXCHANGE)
    offered = {text.split()[1] for text in legal(state) if text.endswith("with Postmeister")}
    assert offered == {"Linz", "Budweis", "Passau", "Salzburg", "deck"}


@pytest.mark.rule("KF-318")
def test_before_a_card_is_laid() -> None:
    state = start(letters=6)
    play(state, "take deck", "lay Kempten right")
    assert refused(state, EXCHANGE) == "TT-802"
    play(state, "close")
    assert refused(state, EXCHANGE) == "TT-802"


@pytest.mark.rule("KF-303")
def test_the_postillion_helps_once_also_when_the_hand_is_empty() -> None:
    state = start(Seat(route="Basel Zürich"), letters=6, phase="close", laid=2, used="postillion")
    assert refused(state, "lay Ulm right with Postillion") == "KF-303"


@pytest.mark.rule("KF-320")
@pytest.mark.parametrize(("seat", "extra"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_in_the_first_round(seat: int, extra: int) -> None:
    """Letters 0, 1, 2, 3; the forced Postmeister is free, one more costs 2."""
    state = new(4, courier=True)
    for _ in range(seat):
        play(state, "take deck", SECOND)
        play(state, min(legal(state, "lay")), "end turn")
    assert state.observation(None)["courier"]["owned"] == seat
    if not extra:
        assert refused(state, EXCHANGE) == "KF-315"
        return
    play(state, EXCHANGE)
    assert state.observation(None)["courier"]["letters"][seat] == seat - 2
    play(state, "take deck", SECOND)
    card = min(legal(state, "lay"))
    play(state, card)
    assert verbs(state) == {"end"}, "no letters for the Postillion"
