"""Positions on the northern board and with letters that cannot be, and every refusal with its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import spieltisch
from spieltisch import BadPosition, State
from spieltisch.thurn_und_taxis.expansions import courier, glory
from tests.engine.rubbish import HUGE
from tests.positions import Seat, position_dict, way

from ..modules import Letters, modules, modules_dict
from ..northern import North, north, north_dict
from ..reading import play, refused

Change = Callable[[dict[str, Any]], object]
Data = dict[str, Any]


def horses(data: Data) -> Any:
    return data["expansions"]["glory"]["horses"]


def letters(data: Data) -> Any:
    return data["expansions"]["courier"]


NORTHERN: dict[str, Change] = {
    "no part": lambda data: data["expansions"].pop("glory"),
    "no expansions": lambda data: data.pop("expansions"),
    "no piles": lambda data: data["expansions"].update(glory={}),
    "one pile": lambda data: horses(data).pop(),
    "three piles": lambda data: horses(data).append([]),
    "no list": lambda data: data["expansions"]["glory"].update(horses=3),
    "a text": lambda data: horses(data).__setitem__(0, "halle/1"),
    "unknown card": lambda data: horses(data)[0].__setitem__(0, "ulm"),
    "no card": lambda data: horses(data)[0].__setitem__(0, None),
    "a huge number": lambda data: horses(data)[0].__setitem__(0, HUGE),
    "a list": lambda data: horses(data)[0].__setitem__(0, ["halle/1"]),
    "a card too many": lambda data: horses(data)[1].append("berlin/1"),
    "a card too few": lambda data: horses(data)[0].pop(),
    "an official not in the game": lambda data: data.update(used=["wagner"]),
    "a carriage": lambda data: data["seats"][0].update(carriage=3),
    "another board": lambda data: data["options"].update(board="south"),
}
LETTERS: dict[str, Change] = {
    "no part": lambda data: data["expansions"].pop("courier"),
    "no letters": lambda data: letters(data).pop("letters"),
    "one number": lambda data: letters(data).update(letters=[1]),
    "a number": lambda data: letters(data).update(letters=3),
    "fewer than none": lambda data: letters(data).update(letters=[2, -1]),
    "half a letter": lambda data: letters(data).update(letters=[2, 0.5]),
    "true": lambda data: letters(data).update(letters=[2, True]),
    "owned too many": lambda data: letters(data).update(owned=3),
    "owned none": lambda data: letters(data).update(owned=None),
    "owned less than none": lambda data: letters(data).update(owned=-1),
    "nobody's courier": lambda data: letters(data).update(owner=2),
    "owner is a text": lambda data: letters(data).update(owner="0"),
    "owner is true": lambda data: letters(data).update(owner=True),
    "discount for others": lambda data: letters(data).update(discount=True),
    "owner without discount": lambda data: letters(data).update(owner=0),
    "discount is no truth": lambda data: letters(data).update(discount=0),
    "no discount": lambda data: letters(data).pop("discount"),
}


@pytest.mark.parametrize("name", NORTHERN)
def test_malformed_positions_of_the_northern_board(name: str) -> None:
    data = north_dict(North(hand="Halle/1", horses="Halle/2 Berlin/3"))
    assert spieltisch.from_dict(data).legal_actions()
    NORTHERN[name](data)
    with pytest.raises(BadPosition):
        spieltisch.from_dict(data)


@pytest.mark.parametrize("name", ["no list", "one pile", "three piles"])
def test_it_is_the_horses_that_are_malformed(name: str) -> None:
    data = north_dict(North(hand="Halle/1", horses="Halle/2 Berlin/3"))
    NORTHERN[name](data)
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict(data)
    assert caught.value.data == {"field": "horses"}


@pytest.mark.parametrize("name", LETTERS)
def test_malformed_positions_with_letters(name: str) -> None:
    data = modules_dict(Seat(hand="Ulm"), letters=Letters((2, 0)))
    assert spieltisch.from_dict(data).legal_actions()
    LETTERS[name](data)
    with pytest.raises(BadPosition):
        spieltisch.from_dict(data)


@pytest.mark.rule("KF-309")
def test_the_courier_may_come_with_the_closing() -> None:
    """After the closing its owner need not have had it when the turn began."""
    state = modules(Seat(hand="Ulm", route=way(3), carriage=5), letters=Letters((2, 0)), phase="close")
    play(state, "close")
    data = state.to_dict()
    assert letters(data) == {"letters": [2, 0], "owned": 2, "owner": 0, "discount": False}
    assert spieltisch.from_dict(data).to_dict() == data


THREE = "Halle/1 Berlin/1 Dresden/1"
SIX = "Weimar/1 Weimar/2 Weimar/3 Fulda/1 Fulda/2 Fulda/3"


def paying(count: int, hand: str = "Kempten", **parts: Any) -> State:
    return modules(Seat(hand=hand, route="Basel Zürich"), letters=Letters((count, 0)), **parts)


REFUSALS: list[tuple[str, str, Callable[[], State], Data]] = [
    ("GG-107", "close with Wagner", lambda: north(North(route=THREE, horses="Fulda/3"), phase="close"), {"official": "wagner"}),
    ("GG-107", "take deck with Wagner", lambda: north(North()), {"official": "wagner"}),
    ("GG-204", "lay Halle/1 as horse", lambda: north(North(hand="Halle/1", horses=SIX), phase="lay"), {"limit": 6}),
    ("GG-301", "close", lambda: north(North(route=THREE), phase="close"), {"cards": 3, "strength": 2}),
    (
        "GG-307",
        "close each Bremen Hamburg",
        lambda: north(North(route="Bremen/1 Hamburg/1 Lübeck/1", horses="Fulda/3"), phase="close"),
        {"cities": ["bremen", "hamburg"]},
    ),
    (
        "GG-309",
        "close all Hannover Göttingen Bremen",
        lambda: north(North(route="Bremen/1 Hannover/1 Göttingen/1", horses="Fulda/3"), phase="close"),
        {"cities": ["hannover", "goettingen", "bremen"]},
    ),
    ("KF-303", "exchange with Amtmann", lambda: paying(2, used="amtmann"), {"official": "amtmann"}),
    (
        "KF-306",
        "exchange with Amtmann",
        lambda: paying(1, phase="lay", used="postmeister"),
        {"official": "amtmann", "cost": 2, "letters": 1},
    ),
    ("KF-315", "exchange with Amtmann", lambda: paying(1, hand=""), {"official": "amtmann", "cost": 2, "letters": 1}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "text", "state", "data"), REFUSALS, ids=[f"{r[0]}-{r[1]}" for r in REFUSALS]
)
def test_refusals(rule: str, text: str, state: Callable[[], State], data: Data) -> None:
    table = state()
    assert refused(table, text) == rule
    reason = table.why_not(text)
    assert reason is not None
    assert reason.data == data


def test_every_rule_that_is_cited_is_met_here() -> None:
    assert {rule for rule, *_ in REFUSALS} == {*glory.CITED, *courier.CITED}


@pytest.mark.rule("KF-317")
def test_no_amtmann_where_no_card_lies() -> None:
    """All cards are in hands and routes: nothing can be exchanged, neither before nor after laying is due."""
    data = position_dict(
        Seat(hand="Ulm Lodz", route="Basel Zürich"), Seat(), rest=1, display="", phase="lay", taken=0,
        options={"courier": True},
    )  # fmt: skip
    data["expansions"] = {"courier": {"letters": [4, 0], "owned": 4, "owner": None, "discount": False}}
    state = spieltisch.from_dict(data)
    assert refused(state, "exchange with Amtmann") == "TT-218"
