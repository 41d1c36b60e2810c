"""The final scoring told card by card, and where the points of a whole game came from (MU-915 to MU-925)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from ...state import Event
from ...telling import place, telling
from .. import scoring
from ..state import MuranoState
from . import shown, worth

if TYPE_CHECKING:
    from ...schema import Counted, Place, Source, Telling
    from ..schema import events as schema

START, PRODUCTION, SPECIAL = "start", "production", "special"


def counted(state: MuranoState) -> list[Counted]:
    """Return every character card, then the gondoliers without one, seat by seat; gold comes last where it decides.

    It begins with the player who triggered the end (MU-915).
    """
    rules = state.rules
    first = state.start if state.ending is None else state.ending[0]
    found: list[Counted] = []
    for distance in range(rules.count):
        seat = (first + distance) % rules.count
        found += _served(state, seat)
        for card in scoring.unscored(state, seat):
            told = _unserved(state, seat, card)
            found.append({"seat": seat, "part": "characters", "points": 0, "telling": told})
        idle = sum(scoring.gondoliers(state, seat))
        if idle:
            told = telling("mur-count-idle", _idle(state, seat), count=idle)
            points = idle * rules.idle_points
            found.append({"seat": seat, "part": "gondoliers", "points": points, "telling": told})
    verdict = state.verdict()
    if verdict["how"] == "next":
        seat = verdict["seat"]
        told = telling("mur-count-gold", tied={"seats": verdict["tied"]}, gold=state.gold[seat])
        found.append({"seat": seat, "part": "gold", "points": 0, "telling": told})
    return found


def _unserved(state: MuranoState, seat: int, card: int) -> Telling:
    """Return that a card scores nowhere, and why."""
    (row,) = scoring.values(state, seat, [card])
    (brings,) = worth.of(state, seat, [row])
    rule, lack = shown.hindrance(state, seat, card, row, brings["now"]["rule"])
    why = "none" if rule is None else rule
    if lack:
        why = "lacks" if lack["missing"] else "over"
    where = lack["island"] if lack and lack["island"] else None
    return telling(
        "mur-count-unserved",
        card={"character": state.rules.characters[card].id},
        why=why,
        there="yes" if where else "no",
        island={"island": where} if where else "",
        met=lack["met"] if lack else 0,
        of=lack["of"] if lack else 0,
    )


def _served(state: MuranoState, seat: int) -> list[Counted]:
    """Return the cards that were scored, each with the island and the gondola of its gondolier."""
    rules, board = state.rules, state.rules.board
    left = {
        number: [gondola for gondola in island.gondolas if state.gondolas[gondola] == seat]
        for number, island in enumerate(board.islands)
    }
    found: list[Counted] = []
    for card, number, points in state.scored[seat]:
        island = board.islands[number].id
        gondola = board.gondola_numbers[left[number].pop(0)]
        told = telling(
            "mur-count-character",
            [place("island", island), place("gondola", gondola)],
            card={"character": rules.characters[card].id},
            island={"island": island},
        )
        found.append({"seat": seat, "part": "characters", "points": points, "telling": told})
    return found


def _idle(state: MuranoState, seat: int) -> list[Place]:
    board = state.rules.board
    return [
        place("gondola", number)
        for gondola, number in enumerate(board.gondola_numbers)
        if state.gondolas[gondola] == seat and not state.used >> gondola & 1
    ]


def sources(state: MuranoState, events: Sequence[Event]) -> list[Source]:
    """Return the points at the start, of each sort of building, of production and of special buildings, then those of the end.

    Args:
        state: the end of the game.
        events: all of it.
    """
    count = state.rules.count
    sorts = state.rules.board.building_sorts
    won = {part: [0] * count for part in (*sorts, PRODUCTION)}
    for event in events:
        told = cast("schema.Event", event)
        if told["event"] == "built" and told["points"]:
            won[told["sort"]][told["seat"]] += told["points"]
        elif told["event"] == "points":
            won[SPECIAL][told["seat"]] += told["points"]
        elif told["event"] == "produced":
            won[PRODUCTION][told["seat"]] += told["points"]
    start = [state.points[seat] - sum(points[seat] for points in won.values()) for seat in range(count)]
    scores = scoring.scores(state)
    for part in ("characters", "gondoliers"):
        won[part] = [score["parts"][part] for score in scores]
    return [{"part": part, "points": points} for part, points in {START: start, **won}.items()]
