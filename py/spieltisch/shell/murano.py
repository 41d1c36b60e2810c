"""The table of Murano as text: the ring with its ships, the islands, and every seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..murano.game import MuranoGame
from .counting import counted

LETTERS = "ABCD"


def lines(state: MuranoGame, seen: Mapping[str, Any]) -> list[str]:
    """Return the table line by line."""
    told = ["", *_ring(state, seen), "", f"  stock: {_numbers(seen['stock'])}   pile: {_numbers(seen['pile'])}   bag: {_numbers(seen['bag'])}"]  # fmt: skip
    for island in seen["islands"]:
        told += ["", *_island(state, seen, island)]
    for seat, own in enumerate(seen["seats"]):
        told += ["", *_seat(state, seen, seat, own)]
    return told


def _ring(state: MuranoGame, seen: Mapping[str, Any]) -> list[str]:
    marks = {ship["space"]: "*" if ship["red"] else "o" for ship in seen["ships"]}
    spaces = [
        f"{space}{marks.get(space, '')} {action}" for space, action in enumerate(state.rules.board.ring, 1)
    ]
    half = (len(spaces) + 1) // 2
    return [
        "  ring (o ship, * the red one):",
        *(f"    {'  '.join(part)}" for part in (spaces[:half], spaces[half:])),
    ]


def _island(state: MuranoGame, seen: Mapping[str, Any], island: Mapping[str, Any]) -> list[str]:
    name = next(one["name"] for one in state.rules.board.data["islands"] if one["id"] == island["id"])
    buildings = [f"{place} {it['tile']}{_of(it['owner'])}" for place, it in island["buildings"].items()]
    there = [
        f"{gondola['no']} {LETTERS[gondola['seat']]}"
        for gondola in seen["gondolas"]
        if gondola["island"] == island["id"] and gondola["seat"] is not None
    ]
    return [
        f"  {island['no']} {name}: customers {_numbers(island['customers'])}",
        f"    streets: {', '.join(f'{place} {tile}' for place, tile in island['streets'].items()) or 'none'}",
        f"    buildings: {', '.join(buildings) or 'none'}   free: {', '.join(island['open']) or 'none'}",
        f"    gondolas: {', '.join(there) or 'nobody'}",
    ]


def _seat(state: MuranoGame, seen: Mapping[str, Any], seat: int, own: Mapping[str, Any]) -> list[str]:
    mark = ">" if seen["current"] == seat else " "
    characters = (
        counted(own["characterCount"], "character")
        if own["characters"] is None
        else ", ".join(card["card"] for card in own["characters"]) or "no characters"
    )
    return [
        f"{mark} {LETTERS[seat]} {state.names[seat]}: {own['gold']} gold, {own['points']} points, gondoliers {_numbers(own['gondoliers'])}",
        f"    beads: {_numbers(own['beads'])}   tiles: {_numbers(own['tiles'] or own['counts'])}",
        f"    {characters}   special buildings: {', '.join(card['card'] for card in own['specials']) or 'none'}",
    ]


def _numbers(told: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {_number(value)}" for name, value in told.items()) or "none"


def _number(value: Any) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


def _of(owner: int | None) -> str:
    return "" if owner is None else f" of {LETTERS[owner]}"
