"""The table of Thurn und Taxis as text: the map with its houses, what lies open, and every seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..thurn_und_taxis.game import TaxisGame
from .counting import counted

ACROSS, DOWN = 84, 19
LETTERS = "ABCD"
"""Seats on the map."""
EXPANSIONS = ("courier", "offices", "audience", "freeCities", "deckHorses")


def lines(state: TaxisGame, seen: Mapping[str, Any]) -> list[str]:
    """Return the table line by line."""
    board = state.rules.board
    cities = dict(zip(board.city_ids, board.city_names, strict=True))
    cards = {id_.casefold(): name for id_, name in state.rules.kinds} | cities
    stacks = [f"{stack['id']} {'-'.join(map(str, stack['values'])) or 'none'}" for stack in seen["stacks"]]
    told = [
        "",
        *_map(state, seen),
        "",
        f"  open: {_names(seen['display'], cards)}   deck {seen['deck']}, discarded {seen['discard']}",
        f"  tiles: {'   '.join(stacks)}",
    ]
    told += [f"  {part}: {_short(seen[part])}" for part in EXPANSIONS if seen.get(part) is not None]
    for seat, own in enumerate(seen["seats"]):
        told += ["", *_seat(state, seen, seat, own, cards)]
    return told


def _seat(
    state: TaxisGame, seen: Mapping[str, Any], seat: int, own: Mapping[str, Any], cards: Mapping[str, str]
) -> list[str]:
    mark = ">" if seen["current"] == seat else " "
    score = own["score"]["total"] if own["score"] else "?"
    hand = counted(own["handCount"], "card") if own["hand"] is None else _names(own["hand"], cards)
    return [
        f"{mark} {LETTERS[seat]} {state.names[seat]}: {score} points, {own['supply']} houses left, carriage {own['carriage'] or 'none'}",
        f"    hand: {hand}",
        f"    route: {_names(own['route'], cards)}",
        *([f"    team: {own['strength']} horses, {_drawing(own, cards)}"] if "strength" in own else []),
    ]


def _drawing(own: Mapping[str, Any], cards: Mapping[str, str]) -> str:
    """Return the cards of a team: the numbers on their backs, for the own ones with their cities."""
    shown = own["horseCards"] or [str(number) for number in own["horses"]]
    return f"two on the carriage, cards {_names(shown, cards)}"


def _names(ids: list[str | None], cards: Mapping[str, str]) -> str:
    return ", ".join(cards.get(id_.casefold(), id_) if id_ else "-" for id_ in ids) or "none"


def _short(value: Any) -> str:
    """Return what an expansion tells, without what is not there."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_short(part)}" for key, part in value.items() if part not in (None, [], {}))
    if isinstance(value, list):
        return " ".join(f"({_short(part)})" if isinstance(part, Mapping) else _short(part) for part in value)
    return str(value)


def _map(state: TaxisGame, seen: Mapping[str, Any]) -> list[str]:
    """Return the cities where they lie, each with the letters of those who have a house there."""
    rows = [[" "] * (ACROSS + 24) for _ in range(DOWN + 1)]
    board = state.rules.board
    places = {city["id"]: city for city in board.data["cities"]}
    for city, label in sorted(_labels(state, seen).items(), key=lambda item: board.city_ids.index(item[0])):
        column, line = round(places[city]["x"] * ACROSS), round(places[city]["y"] * DOWN)
        free = [row for row in (line, line + 1, line - 1, line + 2, line - 2) if 0 <= row <= DOWN]
        place = next(
            (row for row in free if not "".join(rows[row][column - 1 : column + len(label) + 1]).strip()),
            line,
        )
        rows[place][column : column + len(label)] = label
    return ["  " + "".join(row).rstrip() for row in rows]


def _labels(state: TaxisGame, seen: Mapping[str, Any]) -> dict[str, str]:
    board = state.rules.board
    owners = {
        city: "".join(LETTERS[seat] for seat, own in enumerate(seen["seats"]) if city in own["houses"])
        for city in board.city_ids
    }
    return {
        city: f"{name}·{owners[city]}" if owners[city] else name
        for city, name in zip(board.city_ids, board.city_names, strict=True)
    }
