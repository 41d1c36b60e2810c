"""The frame of turn and game: set-up, begin and end of a turn, last round, final scoring (MU-1xx, MU-2xx, MU-9xx)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import chance
from ..catalog import start_seat
from ..state import Event
from . import phases, scoring, specials
from .actions import MuranoAction
from .ending import last_seat
from .scoring import Scored

if TYPE_CHECKING:
    from .state import MuranoState


def set_up(state: MuranoState, seed: int) -> None:
    """Shuffle, put out ships and supplies, find the start player (MU-101 to MU-130)."""
    state.random = chance.seeded(seed)
    _tiles(state)
    _cards(state)
    _ships(state)
    rules = state.rules
    for seat in range(rules.count):
        state.points[seat] = rules.first["points"]
        state.gold[seat] = rules.first["gold"]
        state.gondoliers[seat] = state.hired[seat] = rules.first["gondoliersInHand"]
        state.supply[seat] = rules.first["gondoliersInSupply"]
    state.bag = list(rules.board.bead_counts)
    chosen = start_seat(rules.options, rules.count)
    if chosen is None:
        state.start, state.random = chance.below(state.random, rules.count)
    else:
        state.start = chosen
    state.turn = state.start
    offers = rules.options["start-character"]
    state.round = 0 if offers else 1
    begin(state, [])


def _tiles(state: MuranoState) -> None:
    board = state.rules.board
    for number, sort in enumerate(board.building_sorts):
        stock = [kind for kind in board.kinds_of[sort] for _ in range(board.kinds[kind].copies)]
        state.random = chance.shuffle(state.random, stock)
        state.stock[number] = stock
    palaces = state.stock[board.building_sorts.index("palace")]
    streets = [kind for kind, street in enumerate(board.paving) for _ in range(street.copies)]
    state.random = chance.shuffle(state.random, streets)
    half = (len(streets) + 1) // 2
    state.streets = [streets[:half], streets[half:]]
    state.removed = (tuple(palaces.pop() for _ in range(board.palaces_removed)), ())


def _cards(state: MuranoState) -> None:
    rules = state.rules
    pile = list(rules.character_pile)
    state.random = chance.shuffle(state.random, pile)
    out = tuple(pile.pop() for _ in range(rules.first["charactersRemovedUnseen"]))
    state.pile = pile
    state.removed = (state.removed[0], out)
    specials_ = list(range(len(rules.specials)))
    state.random = chance.shuffle(state.random, specials_)
    state.special_pile = specials_


def _ships(state: MuranoState) -> None:
    anchors = state.rules.board.anchors
    chosen = state.rules.options["anchor"]
    if chosen == "random":
        number, state.random = chance.below(state.random, len(anchors))
        state.red = anchors[number]
    else:
        state.red = int(chosen) - 1
    state.ships = sum(1 << anchor for anchor in anchors)


def begin(state: MuranoState, events: list[Event]) -> None:
    """Begin the turn of `state.turn`, or offer it a start character before the first one (MU-V01)."""
    seat = state.turn
    state.current_player = seat
    state.moved = state.sailed = state.built = state.made = 0
    state.space = state.bought = state.drawn = -1
    state.red_moved = ""
    state.needs = None
    if not state.round:
        state.phase = phases.OFFER
        events.append({"event": "offer-began", "seat": seat})
        return
    state.phase = phases.SAIL
    last = state.ending is not None
    events.append({"event": "turn-began", "seat": seat, "round": state.round, "last": last})


def done(state: MuranoState) -> list[MuranoAction]:
    """Return the only action left."""
    return [state.rules.words.end]


def end(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """End the turn: the next player's begins, or the final scoring (MU-201, MU-905)."""
    seat = state.turn
    if state.phase == phases.ASSIGN:
        _end_scoring(state, events)
        return
    if state.rules.red_gold and state.red_moved == "sailed":
        state.gold[seat] += state.rules.red_gold
        events.append({"event": "red-ship", "seat": seat, "gold": state.rules.red_gold})
    if state.fresh:
        state.fresh = 0
        state.perks[seat] = state.rules.perks(specials.active(state, seat))
    events.append({"event": "turn-ended", "seat": seat})
    if seat == last_seat(state):
        _final_scoring(state, events)
        return
    state.turn = (seat + 1) % state.rules.count
    if state.turn == state.start:
        state.round += 1
    begin(state, events)


def _final_scoring(state: MuranoState, events: list[Event]) -> None:
    """Score the characters, beginning with the player who triggered the end (MU-915 to MU-924)."""
    assert state.ending is not None  # noqa: S101 - only a triggered end leads here
    first, count = state.ending[0], state.rules.count
    # The last turn is over: nothing of it may linger.
    state.moved = state.sailed = state.built = state.made = 0
    state.space = state.bought = -1
    state.red_moved = ""
    if state.rules.by_hand:
        state.turn = first
        _begin_scoring(state, events)
        return
    for distance in range(count):
        seat = (first + distance) % count
        for entry in scoring.best(state, seat):
            put_score(state, seat, entry, events)
        _unused(state, seat, events)
    _over(state, events)


def _begin_scoring(state: MuranoState, events: list[Event]) -> None:
    state.phase = phases.ASSIGN
    state.current_player = state.turn
    events.append({"event": "scoring-began", "seat": state.turn})


def _end_scoring(state: MuranoState, events: list[Event]) -> None:
    seat = state.turn
    _unused(state, seat, events)
    events.append({"event": "turn-ended", "seat": seat})
    if seat == last_seat(state):
        _over(state, events)
        return
    state.turn = (seat + 1) % state.rules.count
    _begin_scoring(state, events)


def _unused(state: MuranoState, seat: int, events: list[Event]) -> None:
    count = sum(scoring.gondoliers(state, seat))
    points = count * state.rules.idle_points
    events.append({"event": "unused", "seat": seat, "count": count, "points": points})


def _over(state: MuranoState, events: list[Event]) -> None:
    state.phase = phases.OVER
    state.current_player = None
    events.append({"event": "game-over", "winners": state.winners()})


def assigning(state: MuranoState) -> list[MuranoAction]:
    """Return every card with every island where a gondolier is left, and the end of the scoring (MU-916 to MU-921)."""
    rules = state.rules
    seat = state.turn
    free = scoring.gondoliers(state, seat)
    actions = [
        rules.words.score[card][island]
        for card in scoring.unscored(state, seat)
        for island, gondoliers in enumerate(free)
        if gondoliers and rules.characters[card].island in (-1, island)
    ]
    return [*actions, rules.words.end]


def score(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Score a card on an island (MU-916)."""
    seat = state.turn
    points = scoring.values(state, seat, [action.a])[0][action.b]
    put_score(state, seat, Scored(action.a, action.b, points), events)


def put_score(state: MuranoState, seat: int, entry: Scored, events: list[Event]) -> None:
    """Note a scored card and use up a gondolier of the island for it."""
    board = state.rules.board
    gondola = next(
        gondola
        for gondola in board.islands[entry.island].gondolas
        if state.gondolas[gondola] == seat and not state.used >> gondola & 1
    )
    state.used |= 1 << gondola
    state.scored[seat].append(entry)
    events.append(
        {
            "event": "scored",
            "seat": seat,
            "card": state.rules.characters[entry.card].id,
            "island": board.islands[entry.island].id,
            "gondola": board.gondola_numbers[gondola],
            "points": entry.points,
        }
    )
