"""What must be true of every position of Murano."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from spieltisch.murano import board as boards

BEADS = {"red": 10, "green": 10, "blue": 10}
GONDOLIERS = 7
SHIPS = 8
CHARACTERS = {2: 38, 3: 38, 4: 40}
SPECIALS = 15
OPEN_PHASES = ("sail", "act")


def check_conservation(position: dict[str, Any]) -> None:
    """Check that no tile, card, bead, gondolier or ship was lost or made."""
    seats = position["seats"]
    board = boards.load(len(seats))
    islands = position["islands"].values()
    streets = Counter(street for stack in position["streets"] for street in stack)
    streets.update(street for island in islands for street in island["streets"].values())
    if position["drawn"]:
        streets[position["drawn"]] += 1
    assert streets == {street.id: street.copies for street in board.paving}

    tiles = Counter(tile for stock in position["stock"].values() for tile in stock)
    tiles.update(position["removed"]["palaces"])
    tiles.update(tile for island in islands for tile, _ in island["buildings"].values())
    for seat in seats:
        tiles.update(seat["tiles"])
    assert tiles == {kind.id: kind.copies for kind in board.kinds}

    seen = Counter(position["seen"])
    characters = Counter(card for seat in seats for card in seat["characters"])
    characters.update([*position["characters"], *position["removed"]["characters"]])
    specials = Counter(card for seat in seats for card, _ in seat["specials"])
    specials.update(position["specials"])
    (specials if position["phase"] == "special" else characters).update(seen)
    assert (len(characters), set(characters.values())) == (CHARACTERS[len(seats)], {1})
    assert (len(specials), set(specials.values())) == (SPECIALS, {1})

    beads = Counter(position["bag"])
    for seat in seats:
        beads.update(seat["beads"])
    assert beads == BEADS
    assert len(set(position["ships"])) == SHIPS
    assert position["red"] in position["ships"]
    placed = Counter(position["gondolas"].values())
    for number, seat in enumerate(seats):
        assert seat["available"] + seat["supply"] + placed[number] == GONDOLIERS
        assert seat["gold"] >= 0
        assert seat["points"] >= 0


def check_gold(events: list[Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    """Check that all gold and all points that came or went stand in the events."""
    for number, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        gold = points = 0
        for event in events:
            if event.get("seat") == number:
                gold += event.get("gold", 0) + event.get("bonus", 0) - event.get("price", 0)
                points += event.get("points", 0) if event["event"] not in ("scored", "unused") else 0
        assert now["gold"] - was["gold"] == gold
        assert now["points"] - was["points"] == points


def check_counts(observation: Mapping[str, Any], position: dict[str, Any]) -> None:
    """Check that what an observation derives is what the position says."""
    assert observation["stock"]["street"] == [len(stack) for stack in position["streets"]]
    assert observation["streets"] == sum(observation["stock"]["street"])
    assert observation["beads"] == sum(position["bag"].values())
    for sort, stock in position["stock"].items():
        assert observation["stock"][sort] == len(stock)
    assert observation["pile"] == {
        "character": len(position["characters"]), "special": len(position["specials"]),
    }  # fmt: skip
    assert (observation["reach"] is not None) == (position["phase"] in OPEN_PHASES)
    for seen, true in zip(observation["seats"], position["seats"], strict=True):
        assert sum(seen["counts"].values()) == sum(true["tiles"].values())
        assert seen["characterCount"] == len(true["characters"])
        assert (seen["gold"], seen["points"]) == (true["gold"], true["points"])
        assert seen["score"]["total"] == sum(seen["score"]["parts"].values())
    for seen, true in zip(observation["islands"], position["islands"].values(), strict=True):
        customers = Counter({"red": 0, "blue": 0, "grey": 0})
        for street in true["streets"].values():
            _, colour, *count = street.split("-")
            if count:
                customers[colour] += int(count[0])
        assert seen["customers"] == customers
