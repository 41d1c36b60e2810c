"""Positions as JSON data: writing them, and reading them back with every check (docs/notation.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from ..errors import BadPosition, SpieltischError, named, shown
from ..record import Origin
from . import phases

if TYPE_CHECKING:
    from ..catalog import GameInfo, Options
    from .rules import Rules
    from .state import TaxisState

FORMAT = 1
OWN_PHASES = (phases.TAKE, phases.LAY, phases.CLOSE, phases.DISCARD, phases.DONE)
"""Decisions of the player whose turn it is, and of nobody else."""
T = TypeVar("T")


def write(state: TaxisState) -> dict[str, Any]:
    """Return the whole position, hidden parts included."""
    rules = state.rules
    ids = rules.kinds
    board = rules.board

    def names(kinds: Sequence[int]) -> list[str]:
        return [ids[kind][0] for kind in kinds]

    return {
        "format": FORMAT,
        "game": "thurn-und-taxis",
        "options": dict(rules.options),
        "players": list(state.names),
        "random": f"{state.random:016x}",
        "round": state.round,
        "start": state.start,
        "turn": state.turn,
        "current": state.current_player,
        "phase": state.phase,
        "taken": state.taken,
        "laid": state.laid,
        "forced": state.forced,
        "closed": state.closed,
        "used": list(state.used),
        "ending": None if state.ending is None else {"seat": state.ending[0], "by": state.ending[1]},
        "display": [ids[kind][0] if kind >= 0 else None for kind in state.display],
        "agenda": list(state.agenda),
        "resume": state.resume or None,
        "deck": names(state.deck[::-1]),
        "discard": names(state.discard),
        "stacks": {
            stack.id: list(stack.values[taken:])
            for stack, taken in zip(board.stacks, state.stacks, strict=True)
        },
        "seats": [
            {
                "hand": names(state.hands[seat]),
                "route": names(state.routes[seat]),
                "houses": [board.city_ids[city] for city in board.cities(state.houses[seat])],
                "carriage": state.carriages[seat],
                "tiles": [[board.stacks[stack].id, value] for stack, value in state.tiles[seat]],
            }
            for seat in range(rules.count)
        ],
        "expansions": {id_: part.write(state) for id_, part in state.extra.items()},
    }


def read(
    data: Mapping[str, Any], info: GameInfo, rules_for: Callable[[Options, int], Rules], state_of: type[T]
) -> T:
    """Return the state of a position.

    Raises:
        BadPosition: a field is missing or malformed, or cards, houses, tiles or turn cannot be as they are given.
    """
    try:
        if _whole(data, "format", 1, FORMAT) != FORMAT:
            raise BadPosition(f"Positions have format {FORMAT}.", field="format")
        names = info.check_players(data["players"])
        options = info.check_options(data["options"])
        rules = rules_for(options, len(names))
        state: Any = state_of(rules, names, None)  # type: ignore[call-arg]
        _fill(state, data)
        _check_cards(state)
        _check_houses(state)
        _check_stacks(state)
        _check_turn(state)
        _check_interruption(state)
        # Written anew: what the caller does with the data later must not reach the record.
        state._origin = Origin(info.id, names, options, position=write(state))
    except BadPosition:
        raise
    except SpieltischError as error:
        raise BadPosition(error.message, **error.data) from error
    except KeyError as error:
        raise BadPosition(
            f"The position has no field {error.args[0]!r}.", field=str(error.args[0])
        ) from error
    except (TypeError, AttributeError, ValueError) as error:
        raise BadPosition(f"The position is malformed: {shown(str(error))}.") from error
    return state  # type: ignore[no-any-return]


def _whole(data: Mapping[str, Any], name: str, low: int, high: int) -> int:
    value = data[name]
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(
            f"{name!r} must be a whole number from {low} to {high}, not {shown(value)}.", field=name
        )
    return value


def _truth(data: Mapping[str, Any], name: str) -> bool:
    value = data[name]
    if not isinstance(value, bool):
        raise BadPosition(f"{name!r} must be true or false, not {shown(value)}.", field=name)
    return value


def _one_of(value: object, allowed: Sequence[str], name: str) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise BadPosition(f"{name!r} must be one of {', '.join(allowed)}, not {shown(value)}.", field=name)
    return value


def _list(value: object, name: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{name!r} must be a list.", field=name)
    return value


def _fill(state: TaxisState, data: Mapping[str, Any]) -> None:
    rules = state.rules
    last = rules.count - 1

    def card(id_: object) -> int:
        kind = rules.kind_index.get(id_) if isinstance(id_, str) else None
        if kind is None:
            raise BadPosition(f"There is no card {shown(id_)}.", card=named(id_))
        return kind

    generator = data["random"]
    if (
        not isinstance(generator, str)
        or len(generator) != 16
        or not set(generator) <= set("0123456789abcdef")
    ):
        raise BadPosition("'random' must be a text of 16 hexadecimal digits.", field="random")
    state.random = int(generator, 16)
    state.round = _whole(data, "round", 1, 1 << 31)
    state.start = _whole(data, "start", 0, last)
    state.turn = _whole(data, "turn", 0, last)
    state.phase = _one_of(data["phase"], (*rules.phases, phases.OVER), "phase")
    over = state.phase == phases.OVER
    if (data["current"] is None) != over:
        raise BadPosition("'current' is null exactly when the game is over.", field="current")
    state.current_player = None if over else _whole(data, "current", 0, last)
    state.taken = _whole(data, "taken", 0, 2)
    state.laid = _whole(data, "laid", 0, 2)
    state.forced = _truth(data, "forced")
    state.closed = _truth(data, "closed")
    state.used = tuple(_one_of(id_, rules.officials, "used") for id_ in _list(data["used"], "used"))
    ending = data["ending"]
    if ending is not None:
        state.ending = (_whole(ending, "seat", 0, last), _one_of(ending["by"], ("houses", "carriage"), "by"))
    state.agenda = [
        _one_of(step, tuple(rules.steps), "agenda") for step in _list(data.get("agenda", []), "agenda")
    ]
    if data.get("resume") is not None:
        state.resume = _one_of(data["resume"], tuple(rules.phases), "resume")
    state.display = [-1 if id_ is None else card(id_) for id_ in _list(data["display"], "display")]
    state.deck = [card(id_) for id_ in _list(data["deck"], "deck")][::-1]
    state.discard = [card(id_) for id_ in _list(data["discard"], "discard")]
    for id_, remaining in data["stacks"].items():
        stack = rules.stack_index.get(id_)
        if stack is None:
            raise BadPosition(f"There is no stack {shown(id_)}.", stack=named(id_))
        values = list(rules.board.stacks[stack].values)
        taken = len(values) - len(_list(remaining, "stacks"))
        # True == 1 in Python: compare types too.
        if taken < 0 or values[taken:] != remaining or any(type(value) is not int for value in remaining):
            raise BadPosition(f"Stack {id_!r} must be the lower part of {values!r}.", stack=id_)
        state.stacks[stack] = taken
    if len(data["stacks"]) != len(rules.board.stacks):
        raise BadPosition("'stacks' must name every stack of the board.", field="stacks")
    seats = _list(data["seats"], "seats")
    if len(seats) != rules.count:
        raise BadPosition("'seats' must have one entry for each player.", field="seats")
    for seat, own in enumerate(seats):
        state.hands[seat] = [card(id_) for id_ in _list(own["hand"], "hand")]
        state.routes[seat] = [card(id_) for id_ in _list(own["route"], "route")]
        cities = [rules.board.city(id_) for id_ in _list(own["houses"], "houses")]
        if len(set(cities)) < len(cities):
            raise BadPosition(f"Seat {seat} has two houses in one city.", seat=seat, rule="TT-412")
        state.houses[seat] = rules.board.mask(cities)
        state.supply[seat] = rules.houses_each - len(cities)
        state.carriages[seat] = _whole(own, "carriage", 0, max(rules.next_carriage))
        if state.carriages[seat] not in rules.next_carriage:
            raise BadPosition(f"There is no carriage {state.carriages[seat]}.", seat=seat)
        for id_, value in _list(own["tiles"], "tiles"):
            if id_ not in rules.stack_index:
                raise BadPosition(f"There is no stack {shown(id_)}.", stack=named(id_))
            if type(value) is not int:
                raise BadPosition(f"A tile's value must be a whole number, not {shown(value)}.", seat=seat)
            state.tiles[seat].append((rules.stack_index[id_], value))
    parts = data.get("expansions", {})
    for expansion in rules.expansions:
        expansion.read(state, parts.get(expansion.id, {}))


def _check_cards(state: TaxisState) -> None:
    rules = state.rules
    if len(state.display) != rules.display_size:
        raise BadPosition(f"The display must have {rules.display_size} places.", field="display")
    cards = Counter(kind for kind in state.display if kind >= 0)
    cards.update(state.deck)
    cards.update(state.discard)
    for pile in (
        *state.hands,
        *state.routes,
        *(pile for part in state.extra.values() for pile in part.piles()),
    ):
        cards.update(pile)
    for kind, copies in enumerate(rules.kind_copies):
        if cards[kind] != copies:
            id_ = rules.kinds[kind][0]
            raise BadPosition(
                f"There must be {copies} cards of {id_!r}, not {cards[kind]}.", card=id_, count=cards[kind]
            )
    if state.discard and not state.deck:
        raise BadPosition("The deck cannot be empty while cards lie on the discard pile.", rule="TT-215")


def _check_houses(state: TaxisState) -> None:
    rules = state.rules
    for seat in range(rules.count):
        if state.supply[seat] < 0:
            raise BadPosition(f"Seat {seat} has more than {rules.houses_each} houses.", seat=seat)
        cities = [rules.kind_city[kind] for kind in state.routes[seat]]
        if len(set(cities)) < len(cities):
            raise BadPosition(f"Seat {seat} has a city twice in the route.", seat=seat, rule="TT-308")
        for a, b in zip(cities, cities[1:], strict=False):
            if not rules.board.roads[a] >> b & 1:
                names = [rules.board.city_ids[a], rules.board.city_ids[b]]
                raise BadPosition(
                    f"Seat {seat} has a route without a road {names[0]}-{names[1]}.", seat=seat, rule="TT-307"
                )


def _check_stacks(state: TaxisState) -> None:
    for stack, printed in enumerate(state.rules.board.stacks):
        won = sorted(value for tiles in state.tiles for own, value in tiles if own == stack)
        gone = sorted(printed.values[: state.stacks[stack]])
        if won != gone:
            raise BadPosition(
                f"From stack {printed.id!r} the tiles {gone!r} were taken, but the players have {won!r}.",
                stack=printed.id,
            )


def _check_turn(state: TaxisState) -> None:
    if state.phase == phases.OVER:
        return
    own = state.phase in OWN_PHASES
    if own and state.current_player != state.turn:
        raise BadPosition("Only the player whose turn it is can be to decide.", field="current")
    hand = len(state.hands[state.turn])
    if state.phase == phases.TAKE and not (state.deck or max(state.display) >= 0):
        raise BadPosition(
            "No card can be taken, so the phase cannot be 'take'.", field="phase", rule="TT-219"
        )
    if (state.phase in (phases.TAKE, phases.LAY) and state.laid) or (
        state.phase == phases.TAKE and state.taken > 1
    ):
        raise BadPosition("'taken' and 'laid' do not go with the phase.", field="phase", rule="TT-202")
    if state.phase == phases.LAY and not hand:
        raise BadPosition("Without a hand card the phase cannot be 'lay'.", field="phase", rule="TT-219")
    if state.phase == phases.DISCARD and hand <= state.rules.hand_kept:
        raise BadPosition("The hand is small enough already.", field="phase", rule="TT-613")
    if own and (state.phase in (phases.DISCARD, phases.DONE)) != state.closed:
        raise BadPosition("'closed' does not go with the phase.", field="closed")


def _check_interruption(state: TaxisState) -> None:
    """Check that the turn can go on after what interrupts it, and that something can be done at all."""
    agenda, back = state.agenda, state.resume
    if state.phase in OWN_PHASES or state.phase == phases.OVER:
        if agenda or back:
            raise BadPosition(
                "Nothing interrupts the turn, so 'agenda' and 'resume' must be empty.", field="agenda"
            )
    elif not agenda or len(set(agenda)) < len(agenda) or {"finish", "settle"} & set(agenda[1:]):
        raise BadPosition("'agenda' must say how the game goes on.", field="agenda")
    else:
        ends = agenda[0] == "finish"
        last = state.ending is not None and (state.turn + 1) % state.rules.count == state.start
        if back not in OWN_PHASES or (ends and not last) or (back == phases.DONE and not ends):
            raise BadPosition("The game ends after the last turn and only then.", field="agenda")
        if (agenda[0] == "settle") != (state.closed and back == phases.CLOSE):
            raise BadPosition("A closing is settled after it was interrupted and only then.", field="agenda")
    if state.current_player is not None and not state.legal_actions():
        raise BadPosition("Nothing can be done in this position.", field="phase")
