"""Reading records: from header and actions, which `origin` writes, the same state comes again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from . import catalog
from .errors import BadRecord, IllegalAction, NewerRecord, SpieltischError, named, shown
from .origin import FORMAT
from .state import State


def _decoded(text: str | bytes) -> object:
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadRecord(f"The record is no complete JSON text: {error}.") from error
    except RecursionError as error:
        raise BadRecord("The record is nested too deeply to be one.") from error


def read(record: object) -> Mapping[str, Any]:
    """Return a record as a mapping with every field of the right kind.

    Args:
        record: the record, or its JSON text.

    Raises:
        NewerRecord: it was written by a newer version.
        BadRecord: it is cut off, no record at all, or a field is missing or of the wrong kind.
    """
    if isinstance(record, (str, bytes)):
        record = _decoded(record)
    if not isinstance(record, Mapping):
        raise BadRecord("A record is a JSON object with format, game, players, options, seed and actions.")
    version = record.get("format")
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise BadRecord("The record does not say its format (a number from 1).", field="format")
    if version > FORMAT:
        raise NewerRecord(
            f"The record has format {shown(version)}; this version reads up to {FORMAT}. Update Spieltisch to open it.",
            format=version if version < catalog.SEED_LIMIT else shown(version),
            reads=FORMAT,
        )
    kinds: dict[str, type | tuple[type, ...]] = {
        "game": str,
        "players": list,
        "options": Mapping,
        "actions": list,
    }
    for name, kind in kinds.items():
        if not isinstance(record.get(name), kind):
            raise BadRecord(f"The record has no proper {name!r}.", field=name)
    for index, text in enumerate(record["actions"]):
        if not isinstance(text, str):
            raise BadRecord(f"Action {index} of the record is not a text.", index)
    return record


def begin(record: Mapping[str, Any]) -> State:
    """Return the state in which a record begins.

    Raises:
        BadRecord: the header describes no game that can be set up.
    """
    try:
        if "position" in record:
            game = catalog.find(record["game"])
            state = game.from_dict(record["position"])
            own = state.record()
            for field in ("game", "players", "options"):
                if own[field] != record[field]:
                    raise BadRecord(f"The record's {field} are not those of its position.", field=field)
            return state
        game = catalog.find(record["game"])
        return game.new_game(
            game.info.check_players(record["players"]),
            game.info.check_options(record["options"], recorded=True),
            catalog.check_seed(record.get("seed")),
        )
    except BadRecord:
        raise
    except SpieltischError as error:
        raise BadRecord(f"The record's header: {error.message}", cause=error.to_dict()) from error


def replay(record: object, steps: int | None = None) -> State:
    """Play a record and return the state at its end.

    Args:
        record: what `State.record` returned, or its JSON text.
        steps: how many actions to play; all when left out.

    Raises:
        BadRecord: it cannot be read, or an action was not legal (`index` names the first one).
        NewerRecord: it was written by a newer version.
    """
    checked = read(record)
    count = _steps(steps, len(checked["actions"]))
    state = begin(checked)
    for index, text in enumerate(checked["actions"][:count]):
        try:
            state.apply(text)
        except IllegalAction as error:
            raise bad_action(index, text, error) from error
    return state


def bad_action(index: int, text: str, error: IllegalAction) -> BadRecord:
    """Return the error for an action of a record that is not legal."""
    return BadRecord(
        f"Action {index} of the record, {shown(text)}: {error.message}",
        index,
        action=named(text),
        cause=error.to_dict(),
    )


def same_game(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Return whether two records, written alike, begin in the same way."""
    parts = ("game", "players", "options", "seed", "position")
    return all(one.get(part) == other.get(part) for part in parts)


def common(one: Sequence[str], other: Sequence[str]) -> int:
    """Return how many actions two games have in common from the first on."""
    count = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        count += 1
    return count


def _steps(steps: object, count: int) -> int:
    if steps is None:
        return count
    if isinstance(steps, bool) or not isinstance(steps, int) or not 0 <= steps <= count:
        raise BadRecord(
            f"The record has {count} actions; {shown(steps)} of them cannot be played.", field="steps"
        )
    return steps
