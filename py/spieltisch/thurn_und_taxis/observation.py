"""What a seat may know, and a full state that agrees with it (TT-213, TT-221, TT-225, TT-503, TT-537)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..state import Event, Shuffler, check_seat
from . import phases, refusal, scoring
from .actions import POSTMEISTER

if TYPE_CHECKING:
    from .state import TaxisState

FORMAT = 1


def observe(state: TaxisState, seat: int | None) -> dict[str, Any]:
    """Return the observation of a seat; None shows everything, `PUBLIC` only what lies open (docs/notation.md)."""
    rules = state.rules
    check_seat(seat, state.names)
    ids = rules.kinds
    board = rules.board
    decides = state.current_player is not None and seat in (None, state.current_player)
    seen: dict[str, Any] = {
        "format": FORMAT,
        "game": state.game,
        "options": dict(rules.options),
        "board": board.id,
        "players": list(state.names),
        "seat": seat,
        "round": state.round,
        "start": state.start,
        "turn": state.turn,
        "current": state.current_player,
        "phase": state.phase,
        "taken": state.taken,
        "laid": state.laid,
        "forced": state.forced,
        "compulsory": POSTMEISTER if state.forced else None,
        "closed": state.closed,
        "used": list(state.used),
        "ending": None if state.ending is None else {"seat": state.ending[0], "by": state.ending[1]},
        "officials": {id_: _official(state, id_) for id_ in rules.officials} if decides else None,
        "display": [ids[kind][0] if kind >= 0 else None for kind in state.display],
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
        "seats": [_seat(state, other, seat) for other in range(rules.count)],
    }
    for moment in rules.moments.observe:
        moment(state, seat, seen)
    return seen


def _official(state: TaxisState, id_: str) -> dict[str, Any]:
    refused = refusal.official(state, id_)
    return {
        "usable": refused is None,
        "rule": None if refused is None else refused.rule,
    }


def _values_shown(state: TaxisState, owner: int, seat: int | None) -> bool:
    return seat is None or owner == seat or state.rules.open_scores or state.phase == phases.OVER


def _seat(state: TaxisState, owner: int, seat: int | None) -> dict[str, Any]:
    rules = state.rules
    ids = rules.kinds
    board = rules.board
    shown = _values_shown(state, owner, seat)
    return {
        "hand": [ids[kind][0] for kind in state.hands[owner]] if seat is None or owner == seat else None,
        "handCount": len(state.hands[owner]),
        "route": [ids[kind][0] for kind in state.routes[owner]],
        "houses": [board.city_ids[city] for city in board.cities(state.houses[owner])],
        "supply": state.supply[owner],
        "carriage": state.carriages[owner],
        "carriages": [length for length in board.carriage_copies if length <= state.carriages[owner]],
        "nextCarriage": rules.next_carriage[state.carriages[owner]] or None,
        "tiles": [
            {"stack": board.stacks[stack].id, "value": value if shown else None}
            for stack, value in state.tiles[owner]
        ],
        "score": scoring.score(state, owner) if shown else None,
    }


def redact(state: TaxisState, event: Event, seat: int | None) -> Event:
    """Return the event without what that seat may not know."""
    if seat is None:
        return event
    for moment in state.rules.moments.conceal:
        event = moment(state, event, seat)
    if event.get("seat") == seat:
        return event
    if event["event"] == "took" and event["from"] == "deck":
        return {**event, "card": None}
    if event["event"] == "tile" and not _values_shown(state, event["seat"], seat):
        return {**event, "value": None}
    return event


def determinize(state: TaxisState, seat: int, rng: Shuffler) -> TaxisState:
    """Return a state in which everything that the seat does not know is dealt anew.

    The other hands, the deck and the discard pile are one pool of cards: an observation shows only their numbers.
    """
    check_seat(seat, state.names, none=False)
    other = state.copy()
    other._imagined_by(seat)
    others = [i for i in range(state.rules.count) if i != seat]
    if state.rules.backs:
        _deal_by_back(other, others, rng)
    else:
        _deal(other, others, rng)
    other.random = rng.getrandbits(64)
    if not (state.rules.open_scores or state.phase == phases.OVER):
        _deal_values(other, others, rng)
    for moment in state.rules.moments.determinize:
        moment(other, seat, rng)
    return other


def _deal(state: TaxisState, others: list[int], rng: Shuffler) -> None:
    pool = state.deck + state.discard
    for i in others:
        pool += state.hands[i]
    # Sorted first, so that the result depends on what is known and on the source of chance alone.
    pool.sort()
    rng.shuffle(pool)
    for i in others:
        state.hands[i] = [pool.pop() for _ in state.hands[i]]
    state.deck = [pool.pop() for _ in state.deck]
    state.discard = pool


def _deal_by_back(state: TaxisState, others: list[int], rng: Shuffler) -> None:
    """Deal so that every back that can be seen stays what it is (GG-217 to GG-219)."""
    back = state.rules.kind_back
    marked = [(state.deck, len(state.deck) - 1)] if state.deck else []
    plain = [(state.deck, i) for i in range(len(state.deck) - 1)] + [
        (state.discard, i) for i in range(len(state.discard))
    ]
    for seat in others:
        places = [(state.hands[seat], i) for i in range(len(state.hands[seat]))]
        (marked if state.rules.hand_backs else plain).extend(places)
        for part in state.extra.values():
            marked += [(pile, i) for pile in part.piles()[seat : seat + 1] for i in range(len(pile))]
    pool = sorted(pile[i] for pile, i in marked + plain)
    rng.shuffle(pool)
    by_back: dict[int, list[int]] = {}
    for kind in pool:
        by_back.setdefault(back[kind], []).append(kind)
    for pile, i in marked:
        pile[i] = by_back[back[pile[i]]].pop()
    rest = sorted(kind for kinds in by_back.values() for kind in kinds)
    rng.shuffle(rest)
    for pile, i in plain:
        pile[i] = rest.pop()


def _deal_values(state: TaxisState, others: list[int], rng: Shuffler) -> None:
    for stack in range(len(state.stacks)):
        values = sorted(value for i in others for own, value in state.tiles[i] if own == stack)
        rng.shuffle(values)
        for i in others:
            state.tiles[i] = [(own, values.pop() if own == stack else value) for own, value in state.tiles[i]]
