"""Positions as JSON data: writing them, and reading them back with every check (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from ..errors import BadPosition, SpieltischError, shown
from ..record import Origin
from .position_checks import check
from .position_fields import fill, whole

if TYPE_CHECKING:
    from ..catalog import GameInfo, Options
    from .rules import Rules
    from .state import TaxisState

FORMAT = 1
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
        if whole(data, "format", 1, FORMAT) != FORMAT:
            raise BadPosition(f"Positions have format {FORMAT}.", field="format")
        names = info.check_players(data["players"])
        options = info.check_options(data["options"])
        rules = rules_for(options, len(names))
        state: Any = state_of(rules, names, None)  # type: ignore[call-arg]
        fill(state, data)
        check(state)
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
