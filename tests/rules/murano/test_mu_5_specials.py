"""Special building cards (MU-5xx, MU-Sxx) and the variants about workshops (MU-V05 to MU-V07)."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import PUBLIC, State
from spieltisch.shell import sentences
from tests.lagoon import DATA, begin, lagoon, named, own, play, rule, sales_of, texts

SPECIALS = [card["id"] for card in DATA["specials"]]
WORKSHOPS = ["kuenstlerwerkstatt-1", "kuenstlerwerkstatt-2"]


def drawn(pile: str, **parts: Any) -> State:
    """Return a state in which three cards were drawn for a special building."""
    given = {"streets": {"2c2": "none", "2b2": "none"}, "tiles": {0: "special special"}, "special_pile": pile}
    state = lagoon(**{**given, **parts})
    play(state, "sail 2-3", "build special 2c1")
    return state


def owner(card: str, **parts: Any) -> State:
    """Return a state in which seat 0 begins its turn with a card."""
    return lagoon(specials={0: card}, **parts)


@pytest.mark.rule("MU-501")
@pytest.mark.rule("MU-502")
def test_three_cards_are_drawn_and_one_is_kept() -> None:
    state = drawn("bank hafen werft rathaus")
    assert texts(state) == ["keep bank", "keep hafen", "keep werft"]
    assert state.observation(0)["choice"] == ["bank", "hafen", "werft"]
    assert state.observation(1)["choice"] is None
    assert rule(state, "keep rathaus") == "MU-501"
    events = play(state, "keep hafen")
    assert named(events, "special") == [{"event": "special", "seat": 0, "card": "hafen"}]
    for seat in (PUBLIC, 0, 1):
        shown = state.observation(seat)["seats"][0]["specials"]
        assert shown == [{"card": "hafen", "active": False, "spent": False}]
    pile = state.to_dict()["specials"]
    assert pile[0] == "rathaus"
    assert pile[-2:] == ["bank", "werft"]


@pytest.mark.rule("MU-503")
def test_the_advantage_begins_with_the_next_turn() -> None:
    state = drawn("bauhof bank hafen werft rathaus zunfthalle", ships="2 4 7 9 12 13 14 18", gold=20)
    play(state, "keep bauhof", "build special 2b1", "keep werft", "draw 1", "build street 1a2")
    assert texts(state) == ["end turn"]
    assert [card["active"] for card in own(state)["specials"]] == [False, False]
    play(state, "end turn", "pass 14-15", "end turn")
    assert [card["active"] for card in own(state)["specials"]] == [True, True]
    assert state.observation(0)["limit"] == 4


@pytest.mark.rule("MU-504")
@pytest.mark.rule("MU-S02")
def test_the_basilica_brings_five_points_at_once() -> None:
    state = drawn("basilika bank hafen")
    events = play(state, "keep basilika")
    assert own(state)["points"] == 10
    assert named(events, "points") == [{"event": "points", "seat": 0, "points": 5, "by": "basilika"}]
    # No other card helps in the turn in which it came.
    assert own(state)["specials"] == [{"card": "basilika", "active": True, "spent": False}]


@pytest.mark.rule("MU-505")
def test_one_card_must_be_kept() -> None:
    state = drawn("bank hafen werft")
    for text in ("decline", "end turn", "draw 1", "build special 2b1"):
        assert rule(state, text) == "MU-505"


@pytest.mark.rule("MU-506")
def test_the_pile_cannot_run_short() -> None:
    held = {seat: " ".join(SPECIALS[3 * seat : 3 * seat + 3]) for seat in range(4)}
    held[3] = " ".join(SPECIALS[9:11])
    special = dict(zip(("1b1", "1c1", "1d1", "1e1", "1a3", "2b1", "2c1", "2d1", "2e1", "2a2", "2f2"),
                       ["special"] * 11, strict=True))  # fmt: skip
    state = lagoon(4, specials=held, buildings=special, tiles={0: "special"}, streets={"3b1": "none"},
                   stock={"shop": "shop-red"})  # fmt: skip
    assert state.observation(0)["stock"]["special"] == 0
    play(state, "sail 2-3", "build special 3a1")
    assert len(state.observation(0)["choice"]) == 3
    play(state, texts(state)[0])
    assert state.observation(0)["pile"]["special"] == 15 - 12


@pytest.mark.rule("MU-507")
def test_a_second_special_building_draws_after_the_first_is_settled() -> None:
    order = ["bank", "hafen", "werft", "rathaus", "zunfthalle", "leuchtturm", "bauhof"]
    state = drawn(" ".join(order), count=4, specials={1: " ".join(c for c in SPECIALS if c not in order)})
    play(state, "keep bank", "build special 2b1")
    assert state.observation(0)["choice"] == ["rathaus", "zunfthalle", "leuchtturm"]
    play(state, "keep rathaus")
    assert state.to_dict()["specials"] == ["bauhof", "hafen", "werft", "zunfthalle", "leuchtturm"]


@pytest.mark.rule("MU-508")
def test_two_cards_of_the_same_effect_add_up() -> None:
    state = owner(" ".join(WORKSHOPS), beads={0: "red"}, ships="2 4 6 9 11 14 16 18")
    assert own(state)["jokers"] == 2
    play(state, "sail 6-7", "produce 0")
    assert "sell 3 red with 2 jokers" in texts(state)
    rules: Any = state.rules
    harbour = rules.special_index["hafen"]
    # Only the workshop is there twice; a second harbour would be worth as much again.
    assert (rules.perks([harbour]).other, rules.perks([harbour, harbour]).other) == (3, 1)


@pytest.mark.rule("MU-S01")
def test_harbour() -> None:
    state = owner("hafen", gold={0: 4})
    play(state, "sail 9-10")
    other = state.copy()
    play(state, "place 1")
    play(other, "place 2")
    assert (own(state)["gold"], own(other)["gold"]) == (3, 1)


@pytest.mark.rule("MU-S03")
@pytest.mark.parametrize(
    ("moves", "bonus"),
    [
        (["produce 0", "sell nothing"], 0),
        (["produce 0", "sell 1 red"], 1),
        (["produce 1", "sell nothing"], 1),
    ],
)
def test_guild_hall(moves: list[str], bonus: int) -> None:
    state = owner("zunfthalle", beads={0: "red"}, ships="2 4 6 9 11 14 16 18", streets={"1a2": "none"},
                  buildings={"1a3": "glass 0"}, points={0: 10})  # fmt: skip
    play(state, "sail 6-7", *moves)
    assert own(state)["points"] == 10 - 2 * (moves[0] == "produce 1") + bonus


@pytest.mark.rule("MU-S04")
def test_lighthouse() -> None:
    state = owner("leuchtturm", ships="1 2 3 6 9 12 14 16", red=2, gold={0: 5})
    plain = lagoon(ships="1 2 3 6 9 12 14 16", red=2)
    more = set(texts(state, "pass")) - set(texts(plain, "pass"))
    assert more == {f"pass 2-{space}" for space in (4, 5, 7, 8, 10, 11, 13, 15, 17, 18)}
    # It ends on a free space and counts as one ship; the others pass no ship.
    assert rule(state, "sail 2-3") == "MU-204"
    assert rule(state, "sail 1-4") == "MU-205"
    (event,) = state.apply("sail 2-7")
    assert (event["red"], event["passed"], event["price"]) == (True, True, 0)
    assert state.observation(0)["nextShip"] == 1
    assert rule(state, "sail 7-8") == "MU-217"


def test_the_lighthouse_shortens_the_way() -> None:
    state = owner("leuchtturm", ships="2 3 4 5 9 12 14 16", red=3, gold={0: 9})
    rows = state.observation(0)["reach"]
    assert rows[2]["moves"] == [[3, 6], [2, 3]]
    assert rows[1]["moves"] == [[3, 6], [2, 3], [16, 2]]
    assert rows[3]["moves"] == [[5, 6], [4, 5], [3, 4]]


@pytest.mark.rule("MU-S05")
def test_workshop_in_a_sale() -> None:
    state = owner(WORKSHOPS[0], beads={0: "red red"}, gold={0: 0}, ships="2 4 6 9 11 14 16 18")
    play(state, "sail 6-7", "produce 0")
    assert texts(state) == [
        "sell nothing", "sell 1 red", "sell 2 red", "sell 2 red with joker", "sell 3 red with joker",
        "sell 1 with joker",
    ]  # fmt: skip
    assert rule(state, "sell 3 red with 2 jokers") == "MU-S05"
    bag = state.to_dict()["bag"]
    alone = state.copy()
    play(alone, "sell 1 with joker")
    assert (own(alone)["gold"], own(alone)["beads"]["red"], alone.to_dict()["bag"]) == (5, 2, bag)
    play(state, "sell 3 red with joker")
    assert own(state)["gold"] == 20
    assert state.to_dict()["bag"] == {**bag, "red": 10}
    assert own(state)["specials"] == [{"card": WORKSHOPS[0], "active": True, "spent": True}]
    assert own(state)["jokers"] == 0


def wasted(**parts: Any) -> list[str]:
    """Return the sales that are offered as spending a workshop for nothing."""
    state = owner(ships="2 4 6 9 11 14 16 18", **parts)
    play(state, "sail 6-7", "produce 0")
    return [str(one) for one in state.legal_actions() if state.offer(one).get("waste")]


def test_a_sale_wastes_a_workshop_for_which_a_bead_would_do() -> None:
    beads = {0: "red green green blue"}
    assert wasted(card=WORKSHOPS[0], beads=beads) == ["sell 2 green with joker", "sell 1 with joker"]
    assert wasted(card=WORKSHOPS[0]) == []
    assert wasted(card=WORKSHOPS[0], beads=beads, options={"no-workshop-scoring": True}) == []


def test_workshop_in_scoring() -> None:
    """Unspent it counts as a bead for every card that counts beads, of the colour that suits the card."""
    cards = "bead-red bead-blue bead-each"
    state = owner(WORKSHOPS[0], beads={0: "red green"}, characters={0: cards}, gondolas={1: 0, 5: 0, 9: 0})
    values = {card["card"]: card["values"]["navagero"] for card in own(state)["characters"]}
    assert values == {"bead-red": 10, "bead-blue": 5, "bead-each": 12}
    assert state.scores()[0]["parts"]["characters"] == 27
    position = state.to_dict()
    position["seats"][0]["specials"] = [[WORKSHOPS[0], 0]]
    spent = type(state).scores(begin_from(position))[0]["parts"]
    assert spent == {"track": 5, "characters": 5, "gondoliers": 2}


def begin_from(position: dict[str, Any]) -> Any:
    import spieltisch

    return spieltisch.from_dict(position)


@pytest.mark.rule("MU-S06")
def test_bank() -> None:
    state = owner("bank", gold={0: 0})
    play(state, "sail 11-12", "take gold")
    assert own(state)["gold"] == 4


@pytest.mark.rule("MU-S07")
def test_library() -> None:
    state = owner("bibliothek")
    play(state, "sail 4-5", "look")
    assert len(state.observation(0)["choice"]) == 5


@pytest.mark.rule("MU-S08")
@pytest.mark.parametrize(("cards", "price"), [(0, 1), (1, 1), (2, 1), (3, 2), (6, 5)])
def test_town_hall(cards: int, price: int) -> None:
    held = " ".join(card["id"] for card in DATA["characters"][:cards])
    state = owner("rathaus", characters={0: held}, gold={0: 9})
    assert own(state)["nextCharacter"] == price
    play(state, "sail 4-5", "look", texts_of_first_card(state))
    assert own(state)["gold"] == 9 - price


def texts_of_first_card(state: State) -> str:
    trial = state.copy()
    play(trial, "sail 4-5", "look")
    return texts(trial)[0]


@pytest.mark.rule("MU-S09")
@pytest.mark.parametrize(("move", "sort"), [("3-4", "shop"), ("5-6", "palace")])
def test_brokers_house(move: str, sort: str) -> None:
    state = owner("maklerhaus", ships="3 5 7 9 11 13 16 18", gold={0: 1})
    play(state, f"sail {move}")
    assert (texts(state, "buy"), texts(state, "search")) == ([], [f"search {sort}"])
    play(state, f"search {sort}")
    assert own(state)["gold"] == 0


@pytest.mark.rule("MU-S10")
def test_shipyard() -> None:
    state = owner("werft", ships="2 4 6 9 11 14 16 18", gold={0: 20})
    events = play(state, "sail 2-3", "sail 4-5", "sail 6-7", "sail 11-12")
    assert [event["price"] for event in named(events, "sailed")] == [0, 0, 1, 2]


@pytest.mark.rule("MU-S11")
@pytest.mark.parametrize(("shop", "gold"), [("shop-red 0", 1 + 3), ("shop-blue 0", 0)])
def test_market_hall(shop: str, gold: int) -> None:
    state = owner("markthalle", ships="2 4 6 9 11 14 16 17", gold={0: 0}, streets={"1a2": "red-1"},
                  buildings={"1a3": shop})  # fmt: skip
    play(state, "sail 17-18")
    told = max(own(state)["income"].values())
    events = play(state, "income")
    assert own(state)["gold"] == told == gold
    (said,) = sentences.log(state, events, "en")
    assert ("and 3 more from the market hall" in said) == (gold > 0)


@pytest.mark.rule("MU-S12")
@pytest.mark.parametrize(
    ("sale", "gold"), [("sell nothing", 0), ("sell 1 red", 5 + 3), ("sell 2 red", 12 + 3)]
)
def test_trading_house(sale: str, gold: int) -> None:
    state = owner("handelskontor", ships="2 4 6 9 11 14 16 18", gold={0: 0}, beads={0: "red red"})
    events = play(state, "sail 6-7", "produce 0", sale)
    assert own(state)["gold"] == gold
    assert ("and 3 more from the trading house" in " ".join(sentences.log(state, events, "en"))) == (gold > 0)


@pytest.mark.rule("MU-S13")
def test_builders_yard() -> None:
    state = owner("bauhof")
    play(state, "sail 2-3", *["draw 1", "build street 1a2", "draw 1", "build street 1b2"])
    play(state, "draw 1", "build street 1c2")
    assert "draw 1" in texts(state)
    play(state, "draw 1", "build street 1d2")
    assert texts(state) == ["end turn"]


@pytest.mark.rule("MU-S14")
def test_palace_garden() -> None:
    state = owner("palastgarten", streets={"1a2": "none"}, tiles={0: "palace-1 shop-red"})
    (event,) = play(state, "sail 2-3", "build palace-1 1a3")[-1:]
    assert event["points"] == 3 + 2
    assert own(state)["points"] == 10


@pytest.mark.rule("MU-S15")
def test_the_fifteen_cards() -> None:
    names = [card["name"]["de"] for card in DATA["specials"]]
    assert len(names) == 15
    assert len(set(names)) == 14
    assert names.count("Künstlerwerkstatt") == 2
    assert sorted(begin().to_dict()["specials"]) == sorted(SPECIALS)


@pytest.mark.rule("MU-V05")
@pytest.mark.rule("MU-V06")
def test_at_most_one_workshop() -> None:
    one = {"specials": {0: WORKSHOPS[0]}}
    for limited in (False, True):
        state = drawn(f"{WORKSHOPS[1]} bank hafen", options={"one-workshop": limited}, **one)
        kept = [] if limited else [f"keep {WORKSHOPS[1]}"]
        assert texts(state) == [*kept, "keep bank", "keep hafen"]
        if limited:
            assert rule(state, f"keep {WORKSHOPS[1]}") == "MU-V06"
    first = drawn(f"{WORKSHOPS[0]} {WORKSHOPS[1]} bank", options={"one-workshop": True})
    assert texts(first) == [f"keep {WORKSHOPS[0]}", f"keep {WORKSHOPS[1]}", "keep bank"]


@pytest.mark.rule("MU-V07")
@pytest.mark.parametrize(("without", "points"), [(False, 10), (True, 5)])
def test_scoring_without_workshop(without: bool, points: int) -> None:
    state = owner(
        WORKSHOPS[0], beads={0: "red"}, characters={0: "bead-red"}, gondolas={1: 0},
        options={"no-workshop-scoring": without}, ships="2 4 6 9 11 14 16 18",
    )  # fmt: skip
    assert state.scores()[0]["parts"]["characters"] == points
    # In a sale it still counts.
    play(state, "sail 6-7", "produce 0")
    assert "sell 2 red with joker" in texts(state)


@pytest.mark.rule("MU-U14")
def test_what_every_card_does_stands_in_the_data() -> None:
    assert all({"id", "name", "effect", "from"} <= set(card) for card in DATA["specials"])
    assert {card["id"]: sales_of(card["id"]) for card in DATA["specials"] if sales_of(card["id"])} == {
        WORKSHOPS[0]: 1,
        WORKSHOPS[1]: 1,
    }
