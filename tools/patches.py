"""``build.py data --merge``: a checked patch goes into the data files, which then say it is printed (docs/boards.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.console import Problem, say
from tools.paths import ENGINE
from tools.schema.model import load as module

if TYPE_CHECKING:
    from spieltisch.datafile import DataFile
    from spieltisch.patch import Correctable

PRINTED = "printed"


def merge(file: Path, engine: Path = ENGINE) -> int:
    """Write the changes of a patch into the data files; return the exit code.

    Args:
        file: the patch, as the page exports it.
        engine: the folder with the package, which gets a new revision of the game's data.

    Raises:
        Problem: the patch cannot be used, or a file is not written as this command expects.
    """
    patch = module("spieltisch.patch")
    text = _without_notes(file.read_text(encoding="utf-8"))
    correctable = _game_of(text)
    written = correctable.checked(text)
    undone: dict[str, Any] = {}
    for name, data in correctable.files.items():
        places = [place for place in json.loads(written)["changes"] if place.startswith(f"{name}/")]
        if places:
            old = data.load()
            _write(_path(engine, data), places, old, patch.patched(old, name, written))
            undone |= {place: patch.value_at(old, place.partition("/")[2]) for place in places}
    before = _path(engine, correctable.before)
    steps = [*json.loads(before.read_text(encoding="utf-8")), undone]
    lines = [f"  {json.dumps(step, ensure_ascii=False, sort_keys=True)}" for step in steps]
    before.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    say(f"revision {len(steps) + 1}: records of {len(steps)} and before keep playing by {before.name}")
    return 0


def _path(engine: Path, file: DataFile) -> Path:
    return engine.joinpath(*str(file.package).split("."), file.name)


def _without_notes(text: str) -> str:
    """Return a patch as the engine reads it; what its owner noted beside it is told."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Problem(f"The patch is no JSON: {error}") from error
    notes, _ = (data.pop(key, {}) for key in ("notes", "same")) if isinstance(data, dict) else ({}, {})
    for place, note in notes.items() if isinstance(notes, dict) else ():
        say(f"note on {place}: {note}")
    return json.dumps(data)


def _game_of(text: str) -> Correctable:
    found: list[str] = []
    for info in module("spieltisch.catalog").games().values():
        if info.correctable is None:
            continue
        problems = info.correctable.problems(text)
        if not problems:
            correctable: Correctable = info.correctable
            return correctable
        found += [f"{info.id}: {why} {place}" for why, place, *_ in problems]
    raise Problem("The patch fits no game:\n" + "\n".join(found))


def _write(path: Path, places: list[str], old: Mapping[str, Any], new: Mapping[str, Any]) -> None:
    text = path.read_text(encoding="utf-8")
    wanted = json.loads(json.dumps(new).replace('"corrected"', f'"{PRINTED}"'))
    for place in places:
        steps = place.split("/")[1:]
        if steps[0] == "roads":
            text = _with_roads(text, old["roads"], wanted["roads"])
            continue
        holder, item = _item(wanted, steps), _item(old, steps)
        grade = f"{steps[-1]}Provenance" if f"{steps[-1]}Provenance" in holder else "provenance"
        begin = _place(text, old, steps[:-1])
        text = _replaced(text, begin, steps[-1], item[steps[-1]], holder[steps[-1]])
        if holder.get(grade, PRINTED) != PRINTED:
            text = _replaced(text, begin, grade, item[grade], PRINTED)
            holder[grade] = PRINTED
    if json.loads(text) != wanted:
        raise Problem(
            f"{path.name} is not written as expected; put the changes in by hand: {', '.join(places)}"
        )
    path.write_text(text, encoding="utf-8")
    say(f"{path} written")


def _item(data: Any, steps: list[str]) -> Any:
    at = data
    for step in steps[:-1]:
        at = at[step] if isinstance(at, Mapping) else _named(at)[step]
    return at


def _named(items: list[Any]) -> dict[str, Any]:
    return dict(module("spieltisch.patch").named_items(items))


def _place(text: str, data: Any, way: list[str]) -> int:
    """Return where in a file's text a thing begins: after each of the names that lead to it."""
    at = 0
    for step in way:
        if isinstance(data, Mapping):
            data, names = data[step], [f'"{step}": ']
        else:
            data = _named(data)[step]
            names = [
                f'"{key}": {_dumped(data[key])}' for key in module("spieltisch.patch").NAMES if key in data
            ][:1]
        at = max(0, *(text.find(name, at) for name in names))
    return at


def _replaced(text: str, begin: int, key: str, old: object, new: object) -> str:
    """Return a file's text with another value, which is the first of its key from a place on."""
    before = f'"{key}": {_dumped(old)}'
    at = text.find(before, begin)
    return text if at < 0 else f'{text[:at]}"{key}": {_dumped(new)}{text[at + len(before) :]}'


def _with_roads(text: str, old: list[Any], new: list[Any]) -> str:
    """Return a file's text with other roads, one a line."""
    lines, wanted = ["    " + _dumped(road) for road in old], ["    " + _dumped(road) for road in new]
    return text.replace(",\n".join(lines), ",\n".join(wanted))


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
