"""The forty character cards (MU-Cxx): what each of them brings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spieltisch.murano import board as boards
from tests.lagoon import DATA, begin, lagoon, own

SITES = {"san-donato": "2a2 2b1 2c1 2d1 2e1 2f2 2d3 2b4 2e4", "navagero": "3a1 3c1 3a2 3d2 3c3 3a4 3c5"}
SPACES = {"san-donato": "2b2 2c2 2d2 2e2 2c3 2e3 2c4 2d4", "navagero": "3b1 3b2 3c2 3b3 3b4 3b5"}

COLOURS = [("red", "blue"), ("blue", "red"), ("grey", "red")]
"""Each colour of the goods, and another one."""


def value(  # noqa: PLR0913 - an island has many parts, and a test names only some
    card: str,
    buildings: dict[str, int] | None = None,
    *,
    streets: str = "",
    beads: str = "",
    others: dict[str, int] | None = None,
    island: str = "san-donato",
    seat: int = 0,
) -> int:
    """Return the points of a card on an island.

    Args:
        card: its id.
        buildings: number of tiles on the island, owned by seat 0 where they have owners.
        streets: streets there, such as ``"red-2 none"``.
        beads: own beads.
        others: tiles that belong to seat 1.
        island: where it is scored.
        seat: whose card it is.
    """
    owned = [(tile, 0) for tile, count in (buildings or {}).items() for _ in range(count)]
    owned += [(tile, 1) for tile, count in (others or {}).items() for _ in range(count)]
    kinds = {kind.id: kind for kind in boards.load(4).kinds}
    built = {
        place: f"{tile} {owner}" if kinds[tile].owned else tile
        for place, (tile, owner) in zip(SITES[island].split(), owned, strict=False)
    }
    assert len(built) == len(owned)
    state = lagoon(
        4,
        buildings=built,
        streets=dict(zip(SPACES[island].split(), streets.split(), strict=False)),
        characters={seat: card},
        beads={seat: beads},
    )
    (row,) = own(state, seat)["characters"]
    points: int = row["values"][island]
    return points


@pytest.mark.rule("MU-C01")
@pytest.mark.rule("MU-C02")
@pytest.mark.rule("MU-C03")
@pytest.mark.parametrize(("colour", "other"), COLOURS)
def test_four_per_shop_of_a_colour(colour: str, other: str) -> None:
    assert value(f"shop-{colour}", {f"shop-{colour}": 2, f"shop-{other}": 1}) == 8
    # No matter who owns them.
    assert value(f"shop-{colour}", {f"shop-{colour}": 1}, others={f"shop-{colour}": 1}) == 8
    assert value(f"shop-{colour}", {f"shop-{other}": 2}) == 0


@pytest.mark.rule("MU-C04")
@pytest.mark.rule("MU-C05")
@pytest.mark.rule("MU-C06")
@pytest.mark.parametrize(("colour", "other"), COLOURS)
def test_two_per_customer_of_a_colour(colour: str, other: str) -> None:
    assert value(f"customer-{colour}", streets=f"{colour}-2 {colour}-1 {other}-2 none") == 6


@pytest.mark.rule("MU-C07")
@pytest.mark.rule("MU-C33")
def test_few_red_and_blue_customers() -> None:
    assert value("few-red-blue") == 10
    assert value("few-red-blue", streets="red-2 blue-1 grey-2") == 10
    assert value("few-red-blue", streets="red-2 blue-2") == 0


@pytest.mark.rule("MU-C08")
@pytest.mark.rule("MU-C09")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_few_customers_of_the_two_other_pairs(colour: str) -> None:
    """Like their attested sibling they ask for nothing else, so an empty island will do."""
    card, other = f"few-{colour}-grey", "blue" if colour == "red" else "red"
    assert value(card) == 10
    assert value(card, streets=f"{colour}-2 grey-1 {other}-2") == 10
    assert value(card, streets=f"{colour}-2 grey-2") == 0


@pytest.mark.rule("MU-C10")
@pytest.mark.rule("MU-C11")
@pytest.mark.rule("MU-C12")
@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_five_per_bead_of_a_colour(colour: str) -> None:
    assert value(f"bead-{colour}", beads=f"{colour} {colour} {'green' if colour == 'red' else 'red'}") == 10
    assert value(f"bead-{colour}") == 0


@pytest.mark.rule("MU-C13")
def test_a_bead_of_each_colour() -> None:
    assert value("bead-each", beads="red green blue") == 12
    assert value("bead-each", beads="red red red blue") == 0


@pytest.mark.rule("MU-C14")
@pytest.mark.rule("MU-C15")
@pytest.mark.rule("MU-C17")
@pytest.mark.rule("MU-C18")
def test_so_much_per_building() -> None:
    there = {"palace-1": 1, "palace-3": 1, "shop-red": 1, "shop-grey": 1, "glass": 2, "special": 1}
    points = {"palace": 6, "shop": 4, "glass": 6, "special": 3}
    assert {card: value(card, there) for card in points} == points
    mixed = {"glass": 1, "shop-red": 1}
    assert (value("glass", mixed, others=mixed), value("shop", mixed, others=mixed)) == (6, 4)


@pytest.mark.rule("MU-C16")
def test_own_and_other_buildings() -> None:
    there = {"glass": 1, "shop-red": 1, "palace-1": 1, "special": 1}
    assert value("own-and-others", there, others={"glass": 1, "shop-blue": 2}) == 2 * 2 + 3
    assert value("own-and-others", there, others={"glass": 1, "shop-blue": 2}, seat=1) == 2 * 3 + 2


@pytest.mark.rule("MU-C19")
@pytest.mark.rule("MU-C20")
@pytest.mark.parametrize(
    ("card", "tile"), [("glass-equals-shops", "glass"), ("palaces-equal-shops", "palace-2")]
)
def test_as_many_as_shops(card: str, tile: str) -> None:
    assert value(card, {tile: 2, "shop-red": 1}, others={"shop-blue": 1}) == 10
    assert value(card, {tile: 2, "shop-red": 1}) == 0
    assert value(card) == 0


@pytest.mark.rule("MU-C21")
def test_all_three_equal() -> None:
    assert value("all-three-equal", {"glass": 1, "palace-2": 1, "shop-red": 1}) == 16
    assert value("all-three-equal", {"glass": 1, "palace-2": 2, "shop-red": 1}) == 0
    assert value("all-three-equal") == 0


@pytest.mark.rule("MU-C22")
@pytest.mark.rule("MU-C23")
@pytest.mark.parametrize(
    ("card", "tile"), [("shops-equal-crests", "shop-red"), ("glass-equals-crests", "glass")]
)
def test_as_many_as_crests(card: str, tile: str) -> None:
    assert value(card, {tile: 3, "palace-2": 1, "palace-1": 1}) == 12
    assert value(card, {tile: 2, "palace-2": 1, "palace-1": 1}) == 0
    assert value(card) == 0


@pytest.mark.rule("MU-C24")
@pytest.mark.rule("MU-C25")
@pytest.mark.parametrize(("card", "tile"), [("sole-glass", "glass"), ("sole-shop", "shop-red")])
def test_alone(card: str, tile: str) -> None:
    assert value(card, {tile: 1}) == 12
    assert value(card, {tile: 2}, others={tile: 1}) == 0
    assert value(card, {tile: 1}, seat=1) == 0
    assert value(card) == 0


@pytest.mark.rule("MU-C26")
def test_six_crests() -> None:
    assert value("crests", {"palace-3": 1, "palace-2": 1, "palace-1": 1}) == 12
    assert value("crests", {"palace-3": 1, "palace-2": 1}) == 0


@pytest.mark.rule("MU-C27")
def test_kinds_of_buildings() -> None:
    assert value("kinds", {"glass": 2, "palace-1": 1, "palace-2": 1, "shop-red": 1, "shop-blue": 1}) == 8
    assert (
        value(
            "kinds", {"glass": 1, "palace-1": 1, "special": 1, "shop-red": 1, "shop-blue": 1, "shop-grey": 1}
        )
        == 12
    )


@pytest.mark.rule("MU-C28")
def test_no_glass_factory_and_four_buildings() -> None:
    four = {"shop-red": 1, "palace-1": 2, "special": 1}
    assert value("no-glass", four) == 10
    assert value("no-glass", {**four, "glass": 1}) == 0
    assert value("no-glass", {**four, "special": 0}) == 0


@pytest.mark.rule("MU-C29")
def test_cards_of_an_island_with_every_sort() -> None:
    every = {"glass": 1, "shop-red": 1, "palace-1": 1, "special": 1}
    assert value("san-donato-mixed", every) == 10
    assert value("san-donato-mixed", {**every, "special": 0}) == 0
    assert value("navagero-mixed", every) == 0
    assert value("navagero-mixed", every, island="navagero") == 10


@pytest.mark.rule("MU-C30")
def test_cards_of_an_island_with_most_own_buildings() -> None:
    two = {"glass": 1, "shop-red": 1}
    assert value("san-donato-most", two, others={"glass": 1}) == 12
    assert value("san-donato-most", two, others={"glass": 2}) == 0
    assert value("san-donato-most", {"glass": 1}) == 0
    assert value("navagero-most", two) == 0


@pytest.mark.rule("MU-C32")
def test_forty_different_cards() -> None:
    assert [card["no"] for card in DATA["characters"]] == list(range(1, 41))
    assert len({card["id"] for card in DATA["characters"]}) == 40
    rules = [str((card.get("island"), card["rule"])) for card in DATA["characters"]]
    assert len(set(rules)) == 40
    position = begin(4).to_dict()
    assert max(Counter([*position["characters"], *position["removed"]["characters"]]).values()) == 1


@pytest.mark.rule("MU-C34")
@pytest.mark.rule("MU-C35")
def test_beads_serve_several_cards_at_any_island() -> None:
    parts: dict[str, Any] = {"characters": {0: "bead-red bead-each"}, "beads": {0: "red green blue"}}
    state = lagoon(**parts, gondolas={1: 0, 17: 0})
    assert state.scores()[0]["parts"]["characters"] == 5 + 12
    assert lagoon(**parts).scores()[0]["parts"]["characters"] == 0


EXAMPLES = [example for example in DATA["examples"] if example["kind"] == "score"]


@pytest.mark.parametrize(
    "example", EXAMPLES, ids=[f"{e['player']}-{e['island']}-{i}" for i, e in enumerate(EXAMPLES)]
)
def test_the_worked_positions_of_the_data_file(example: dict[str, Any]) -> None:
    """The points of every card on the island; cards that are not named bring none."""
    board = boards.load(4)
    island = board.islands[board.island_index[example["island"]]]
    seats = {colour: seat for seat, colour in enumerate(board.player_colours)}
    buildings = {}
    for place, tile in zip(island.sites, example["state"]["buildings"], strict=False):
        kind = "-".join(str(tile[part]) for part in ("what", "colour", "crests") if part in tile)
        owner = f" {seats[tile['owner']]}" if "owner" in tile else ""
        buildings[board.site_places[place]] = kind + owner
    streets = {
        board.street_places[space]: f"{colour}-{count}" if colour else "none"
        for space, (colour, count) in zip(island.streets, example["state"]["streets"], strict=False)
    }
    seat = seats[example["player"]]
    beads = " ".join(bead for bead, count in example["beads"].items() for _ in range(count))
    found: dict[str, int] = {}
    for first in (0, 20):
        # Not all forty can be held: five are put back unseen.
        cards = DATA["characters"][first : first + 20]
        state = lagoon(4, buildings=buildings, streets=streets, beads={seat: beads},
                       characters={seat: " ".join(card["id"] for card in cards)})  # fmt: skip
        numbers = {card["id"]: str(card["no"]) for card in cards}
        for row in own(state, seat)["characters"]:
            if row["values"][example["island"]]:
                found[numbers[row["card"]]] = row["values"][example["island"]]
    assert found == example["cards"]
