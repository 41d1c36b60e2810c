"""Patches: printed facts that the owner of a box corrects, as small changes of the data files (docs/boards.md).

A patch is an option of a game, as JSON text: ``{"name": "Our copy", "changes": {"south/cities/ulm/name": "Ulme"}}``. A
place is the name of a file and the way through it; items of a list are named by their id. So a record carries its patch, and
plays on the same data anywhere.
"""

from __future__ import annotations

import copy
import dataclasses
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple
from zlib import crc32

from ..datafile import DataFile
from ..errors import BadPatch, named
from .facts import Field, is_text

KEY = "patch"
"""The option that holds it, which only corrected games have."""
REVISION = "revision"
"""The option that says on which revision of the data files a game is played, absent for the first one."""
FIRST = "1"
LONGEST = 20_000
"""Most characters of a patch."""
MOST = 400
"""Most changes of a patch."""
NAME_LIMIT = 40
ROAD = "-"
"""Between the two cities of a road, the one that comes first in the alphabet before the other."""
NAMES = ("id", "no", "length", "beads", "crests", "seat", "official", "returned")
"""What names an item of a list: the first of these that it has."""

Data = Mapping[str, Any]


class Problem(NamedTuple):
    """What speaks against a patch."""

    id: str
    place: str
    """Where, as a place of the patch, or the part of a file that does not fit together; empty for the whole."""
    found: int = 0
    wanted: int = 0
    """How many there are, and how many there must be, where that is what does not fit."""
    players: int = 0
    """In a game of so many."""
    cities: tuple[str, ...] = ()
    """The names of those that are cut off."""

    def to_dict(self) -> dict[str, Any]:
        """Return it as JSON-able data, without the numbers and names that it does not have."""
        found = {**self._asdict(), "cities": list(self.cities)}
        return {key: value for key, value in found.items() if value not in (0, [])}


@dataclass(frozen=True)
class Correctable:
    """What of a game can be corrected, and how that is checked.

    Args:
        files: by the name that they have in places.
        before: for each revision but the last the changes that make it from the next one, the first revision first.
        fields: the kinds of facts.
        check: (patched files by name) -> what does not fit together.
        forms: by the last word of their places, the forms in which rules are written; those name others.
        sample: (place, value, seed) -> where a rule is tried out, and what it brings there.
        needs: by file, the options without which a game has nothing of it; none for one that every game has.
        doubts: (patched files by name, changes) -> what can be played, and is perhaps not meant so.
    """

    files: Mapping[str, DataFile]
    before: DataFile
    fields: Sequence[Field]
    check: Callable[[Mapping[str, Data]], Iterator[Problem]]
    forms: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    sample: Callable[[str, Any, int], Any] | None = None
    needs: Mapping[str, Mapping[str, Any]] = dataclasses.field(default_factory=dict)
    doubts: Callable[[Mapping[str, Data], Mapping[str, Any]], Iterator[Problem]] | None = None

    @property
    def revision(self) -> str:
        """The revision of the data files that come with the package."""
        return str(1 + len(_steps(self.before)))

    def problems(self, text: object, revision: str = "") -> list[Problem]:
        """Return what speaks against a patch, nothing for one that can be used.

        Args:
            text: the patch.
            revision: of the data files that it changes; the newest when left out.
        """
        older = effective({REVISION: revision or self.revision}, self.before)
        try:
            found = read(text)
        except BadPatch as error:
            return [Problem(str(error.data["why"]), str(error.data["place"]))]
        changes: Mapping[str, Any] = found["changes"]
        files = {name: patched(file.load(), name, older) for name, file in self.files.items()}
        wrong = [problem for place, value in changes.items() if (problem := self._wrong(files, place, value))]
        if any(problem.id == "place" for problem in wrong):
            return wrong
        # What can stand where it does is judged as well, so that all is said at once.
        left = dict(changes)
        for problem in wrong:
            del left[problem.place]
        written = write({**found, "changes": left})
        together = self.check({name: patched(data, name, written) for name, data in files.items()})
        return list(dict.fromkeys((*wrong, *together)))

    def _wrong(self, files: Mapping[str, Data], place: str, value: object) -> Problem | None:
        field = next((one for one in self.fields if one.fits(place)), None)
        name, _, way = place.partition("/")
        if field is None:
            return Problem("place", place)
        try:
            _, at, last = _found(files[name], way)
            old = at[last] if isinstance(at, Mapping) else None
        except (KeyError, StopIteration):
            return Problem("place", place)
        return None if field.allows(value, old) else Problem("value", place)

    def checked(self, text: object, revision: str = "") -> str:
        """Return a patch as records carry it: without spaces, names in order.

        Raises:
            BadPatch: something speaks against it; the first of it is named.
        """
        for why, place, *_ in self.problems(text, revision):
            raise BadPatch(
                f"The patch cannot be used: {why} at {place or 'all of it'}.", why=why, place=place
            )
        return write(read(text))

    def doubtful(self, text: str) -> list[Problem]:
        """Return what of a patch that can be used is perhaps not meant so."""
        if self.doubts is None:
            return []
        files = {name: patched(file.load(), name, text) for name, file in self.files.items()}
        return list(self.doubts(files, _changes(text)))

    def fields_as_data(self) -> list[dict[str, Any]]:
        """Return the kinds of facts as JSON-able data."""
        return [asdict(field) for field in self.fields]


def read(text: object) -> dict[str, Any]:
    """Return a patch as data: its ``name`` and its ``changes`` by place.

    Raises:
        BadPatch: it is none.
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        raise BadPatch("A patch is a JSON text.", why="form", place="")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPatch("A patch is a JSON text.", why="form", place="") from error
    if not isinstance(found, dict) or found.keys() != {"name", "changes"}:
        raise BadPatch("A patch has a name and changes.", why="form", place="")
    name, changes = found["name"], found["changes"]
    if not is_text(name, NAME_LIMIT):
        raise BadPatch(f"A patch has a name of at most {NAME_LIMIT} characters.", why="name", place="")
    if not isinstance(changes, dict) or not 0 < len(changes) <= MOST:
        raise BadPatch(f"A patch has 1 to {MOST} changes.", why="form", place="")
    long = next((place for place in changes if len(place) > 2 * NAME_LIMIT), None)
    if long is not None:
        raise BadPatch("There is no such place.", why="place", place=named(long))
    return found


def write(patch: Mapping[str, Any]) -> str:
    """Return the one text of a patch."""
    return json.dumps(patch, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def content_hash(text: str) -> str:
    """Return eight digits by which people compare the changes of two patches, whatever their names."""
    return f"{crc32(write(read(text)['changes']).encode()):08x}"


def effective(options: Mapping[str, object], before: DataFile) -> str:
    """Return what changes the data files for a game, as a patch: what makes them older for an old record, and its own patch.

    Args:
        options: of the game, checked.
        before: as `Correctable.before`.
    """
    return _together(str(options.get(KEY, "")), str(options.get(REVISION, FIRST)), before)


@cache
def _steps(before: DataFile) -> list[dict[str, Any]]:
    steps: Any = before.load()
    return steps  # type: ignore[no-any-return]


@lru_cache(maxsize=16)
def _together(own: str, revision: str, before: DataFile) -> str:
    changes: dict[str, Any] = {}
    # The older a step, the later it is taken back.
    for step in reversed(_steps(before)[int(revision) - 1 :]):
        changes |= step
    if not changes:
        return own
    return write({"name": "", "changes": {**changes, **(_changes(own) if own else {})}})


@lru_cache(maxsize=16)
def _changes(text: str) -> Mapping[str, Any]:
    changes: Mapping[str, Any] = json.loads(text)["changes"]
    return changes


def patched(data: Data, name: str, text: object) -> Data:
    """Return a data file with the changes of a patch that was checked.

    Args:
        data: as it comes with the package.
        name: of the file.
        text: the patch; nothing changes where it is empty.
    """
    if not text:
        return data
    own = {place: value for place, value in _changes(str(text)).items() if place.startswith(f"{name}/")}
    if not own:
        return data
    found = copy.deepcopy(dict(data))
    for place, value in own.items():
        holder, at, last = _found(found, place.partition("/")[2])
        if isinstance(at, Mapping):
            at[last] = value  # type: ignore[index]
            continue
        roads: list[dict[str, Any]] = holder
        a, b = last.split(ROAD)
        roads[:] = [road for road in roads if {road["a"], road["b"]} != {a, b}]
        if value:
            roads.append({"a": a, "b": b, "provenance": "corrected"})
    return found


def value_at(data: Data, way: str) -> Any:
    """Return what a file has at the end of a way; of a road, whether it is there."""
    holder, at, last = _found(data, way)
    if at is not None:
        return at[last]
    return any(ROAD.join(sorted((road["a"], road["b"]))) == last for road in holder)


def _found(data: Data, way: str) -> tuple[Any, Any, str]:
    """Return what a way leads to: the last list or object, the same if it is an object, and the name in it.

    Raises:
        KeyError, StopIteration: it leads nowhere.
    """
    *steps, last = way.split("/")
    at: Any = data
    for step in steps:
        if isinstance(at, list):
            at = next(item for item in at if _name_of(item) == step)
        elif isinstance(at, Mapping):
            at = at[step]
        else:
            raise KeyError(step)
    if isinstance(at, list):
        cities = [city["id"] for city in data["cities"]]
        a, _, b = last.partition(ROAD)
        if steps != ["roads"] or not a < b or a not in cities or b not in cities:
            raise KeyError(last)
        return at, None, last
    if not isinstance(at, Mapping) or last not in at:
        raise KeyError(last)
    return at, at, last


def named_items(items: Sequence[Any]) -> Iterator[tuple[str, Any]]:
    """Yield the items of a list that have a name in places, with it."""
    for item in items:
        if isinstance(item, Mapping) and (name := _name_of(item)):
            yield name, item


def _name_of(item: Mapping[str, Any]) -> str:
    return str(next((item[key] for key in NAMES if key in item), ""))


FAULTS = (ValueError, KeyError, TypeError, AttributeError, IndexError, StopIteration, ArithmeticError)
"""What is raised where no game can be made of data."""
