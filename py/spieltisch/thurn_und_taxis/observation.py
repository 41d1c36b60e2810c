"""What a seat may know of a state, and of what happens (TT-213, TT-221, TT-225, TT-503, TT-537)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ..observation import decides, head
from ..state import Event
from . import phases, refusal, scoring, turn
from .actions import POSTMEISTER
from .play import laying, tiles
from .state import TaxisState

if TYPE_CHECKING:
    from ..schema import Score
    from .schema import events
    from .schema.observation import CityCards, Joins, Observation, OfficialState, Progress, SeatState


def observe(state: TaxisState, seat: int | None) -> Observation:
    """Return the observation of a seat; None shows everything, `PUBLIC` only what lies open (docs/notation.md)."""
    rules = state.rules
    ids = rules.kind_ids
    board = rules.board
    shows_officials = decides(state, seat)
    seen: Observation = {
        **head(state, seat, board.id),
        **turn.told(state),
        "compulsory": POSTMEISTER if state.forced else None,
        "helpers": list(rules.officials),
        "officials": {id_: _official(state, id_) for id_ in rules.officials} if shows_officials else None,
        "display": [ids[kind] if kind >= 0 else None for kind in state.display],
        "deck": len(state.deck),
        "discard": len(state.discard),
        "keep": rules.hand_kept,
        "surplus": max(0, len(state.hands[state.turn]) - rules.hand_kept)
        if state.phase == phases.DISCARD
        else 0,
        "stacks": [
            {"id": stack.id, "kind": stack.kind, "values": list(stack.values[taken:])}
            for stack, taken in zip(board.stacks, state.stacks, strict=True)
        ],
        "carriageSupply": {
            str(length): copies - sum(owned >= length for owned in state.carriages)
            for length, copies in board.carriage_copies.items()
        },
        "cities": _cities(state, seat),
        "seats": [_seat(state, other, seat) for other in range(rules.count)],
    }
    whole = cast("dict[str, Any]", seen)
    for answer in rules.moments.observe:
        answer(state, seat, whole)
    return seen


def _cities(state: TaxisState, seat: int | None) -> dict[str, CityCards]:
    """Return where the cards of each city are, as far as a seat sees them; the discard pile may not be searched (TT-225)."""
    rules = state.rules
    ids = rules.board.city_ids
    found: dict[str, CityCards] = {
        id_: {"copies": 0, "display": 0, "routes": 0, "hand": 0, "left": 0} for id_ in ids
    }
    for city, copies in zip(rules.kind_city, rules.kind_copies, strict=True):
        found[ids[city]]["copies"] += copies
    for kind in state.display:
        if kind >= 0:
            found[ids[rules.kind_city[kind]]]["display"] += 1
    for owner in range(rules.count):
        for kind in state.routes[owner]:
            found[ids[rules.kind_city[kind]]]["routes"] += 1
        for kind in state.hands[owner] if seat in (None, owner) else ():
            found[ids[rules.kind_city[kind]]]["hand"] += 1
    for cards in found.values():
        cards["left"] = cards["copies"] - cards["display"] - cards["routes"] - cards["hand"]
    return found


def _progress(state: TaxisState, owner: int) -> list[Progress]:
    """Return how near a seat is to each tile for houses (TT-512 to TT-520)."""
    board = state.rules.board
    rows: list[Progress] = []
    for stack, masks, every in state.rules.house_stacks:
        lacking = tiles.missing(state.houses[owner], masks, every)
        needed = masks[0].bit_count() if every else len(masks)
        rows.append(
            {
                "stack": board.stacks[stack].id,
                "have": needed - len(lacking),
                "needed": needed,
                "missing": [[board.city_ids[city] for city in board.cities(mask)] for mask in lacking],
                "won": tiles.owns(state, owner, stack),
            }
        )
    return rows


def _joins(state: TaxisState, owner: int) -> Joins:
    board = state.rules.board
    route, hand = laying.joining(state, owner)
    return {
        "route": [board.city_ids[city] for city in board.cities(route)],
        "hand": [board.city_ids[city] for city in board.cities(hand)],
    }


def _official(state: TaxisState, id_: str) -> OfficialState:
    refused = refusal.official(state, id_)
    return {
        "usable": refused is None,
        "rule": None if refused is None else refused.rule,
        "data": {} if refused is None else refused.data,
    }


def _values_shown(state: TaxisState, owner: int, seat: int | None) -> bool:
    return seat is None or owner == seat or state.rules.open_scores or state.phase == phases.OVER


def _seat(state: TaxisState, owner: int, seat: int | None) -> SeatState:
    rules = state.rules
    ids = rules.kind_ids
    board = rules.board
    shown = _values_shown(state, owner, seat)
    score = scoring.score(state, owner)
    return {
        "hand": [ids[kind] for kind in state.hands[owner]] if seat is None or owner == seat else None,
        "handCount": len(state.hands[owner]),
        "route": [ids[kind] for kind in state.routes[owner]],
        "houses": [board.city_ids[city] for city in board.cities(state.houses[owner])],
        "supply": state.supply[owner],
        "carriage": state.carriages[owner],
        "carriages": list(rules.carriages_up_to[state.carriages[owner]]),
        "nextCarriage": rules.next_carriage[state.carriages[owner]] or None,
        "tiles": [
            {"stack": board.stacks[stack].id, "value": value if shown else None}
            for stack, value in state.tiles[owner]
        ],
        "progress": _progress(state, owner),
        "joins": _joins(state, owner) if seat is None or owner == seat else None,
        "score": score if shown else None,
        "openScore": score if shown else _open_part(score),
    }


def _open_part(score: Score) -> Score:
    """Return what of a score everybody sees: all but the tiles, whose values lie face down (TT-537)."""
    parts = {part: points for part, points in score["parts"].items() if part != "tiles"}
    return {"total": sum(parts.values()), "parts": parts}


def redact(state: TaxisState, event: Event, seat: int | None) -> Event:
    """Return the event without what that seat may not know."""
    if seat is None:
        return event
    for answer in state.rules.moments.conceal:
        event = answer(state, event, seat)
    told = cast("events.Event", event)
    if told["event"] == "took" and told["from"] == "deck" and told["seat"] != seat:
        took: events.Took = {**told, "card": None}
        return took
    if told["event"] == "tile" and not _values_shown(state, told["seat"], seat):
        won: events.TileWon = {**told, "value": None}
        return won
    return event
