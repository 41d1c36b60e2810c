"""Observations as arrays of whole numbers: fields with names, labels and bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

Observation = Mapping[str, Any]
Read = Callable[[Observation, int], Iterable[tuple[int, int]]]
Many = 99
"""Highest number of equal things that is told apart."""
HUGE = 9999


class Field(NamedTuple):
    """Some numbers of the array that belong together."""

    name: str
    labels: tuple[str, ...]
    """What each number is about."""
    low: int
    high: int
    """Numbers beyond the bounds are told as the bound."""
    about: str
    read: Read
    """(observation, seat) -> (place, number) for those that are not 0."""


class Layout:
    """The array of one game with its options.

    Args:
        fields: in their order.
    """

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        starts = [0, *accumulate(len(field.labels) for field in fields)]
        self.size = starts[-1]
        self.places = {
            field.name: slice(start, start + len(field.labels))
            for field, start in zip(fields, starts, strict=False)
        }
        """By field where it lies in the array."""
        self._reading = [
            (start, field.low, field.high, field.read) for field, start in zip(fields, starts, strict=False)
        ]

    def write(self, row: Any, observation: Observation, seat: int) -> None:
        """Write what a seat observes into an array of zeros."""
        for start, low, high, read in self._reading:
            for place, number in read(observation, seat):
                row[start + place] = low if number < low else min(number, high)

    def table(self) -> str:
        """Return all fields as a table to read: where, name, bounds, meaning."""
        rows = []
        for field in self.fields:
            place = self.places[field.name]
            where = f"{place.start}-{place.stop - 1}"
            labels = ", ".join(field.labels)
            rows.append(
                f"{where:>11}  {field.name}  [{field.low}, {field.high}]  {field.about}: {labels[:200]}"
            )
        return "\n".join(rows)


def number(
    name: str, get: Callable[[Observation], int | None], about: str, *, low: int = 0, high: int = HUGE
) -> Field:
    """Return a field of one number; None is 0."""

    def read(seen: Observation, seat: int) -> Iterable[tuple[int, int]]:
        yield 0, int(get(seen) or 0)

    return Field(name, (name,), low, high, about, read)


def one_of(name: str, labels: Iterable[str], get: Callable[[Observation], str | None], about: str) -> Field:
    """Return a field with a 1 for the id that is there, none for None or an id without a label."""
    ids = tuple(labels)
    index = {id_: i for i, id_ in enumerate(ids)}

    def read(seen: Observation, seat: int) -> Iterable[tuple[int, int]]:
        found = get(seen)
        return [(index[found], 1)] if found in index else []

    return Field(name, ids, 0, 1, about, read)


def counts(  # noqa: PLR0913 - a field has these parts
    name: str,
    labels: Iterable[str],
    get: Callable[[Observation], Iterable[str] | Mapping[str, int | None] | None],
    about: str,
    *,
    low: int = 0,
    high: int = Many,
) -> Field:
    """Return a field with a number for each id: how often it is in a list, or what a mapping says of it."""
    ids = tuple(labels)
    index = {id_: i for i, id_ in enumerate(ids)}

    def read(seen: Observation, seat: int) -> Iterable[tuple[int, int]]:
        found = get(seen) or ()
        if isinstance(found, Mapping):
            return [(index[id_], int(value or 0)) for id_, value in found.items() if id_ in index]
        told: dict[int, int] = {}
        for id_ in found:
            if id_ in index:
                told[index[id_]] = told.get(index[id_], 0) + 1
        return told.items()

    return Field(name, ids, low, high, about, read)


def row(
    name: str,
    labels: Iterable[str],
    get: Callable[[Observation], Iterable[int]],
    about: str,
    *,
    high: int = Many,
) -> Field:
    """Return a field with a number for each place of a list."""

    def read(seen: Observation, seat: int) -> Iterable[tuple[int, int]]:
        return enumerate(get(seen))

    return Field(name, tuple(labels), 0, high, about, read)


def seat_of(name: str, count: int, get: Callable[[Observation], int | None], about: str) -> Field:
    """Return a field with a 1 for a seat, counted from the own one clockwise."""

    def read(seen: Observation, seat: int) -> Iterable[tuple[int, int]]:
        found = get(seen)
        return [] if found is None else [((found - seat) % count, 1)]

    return Field(name, seats(count), 0, 1, about, read)


def seats(count: int) -> tuple[str, ...]:
    """Return how seats are called, from the own one clockwise."""
    return ("own", *(f"next-{number}" for number in range(1, count)))


def each_seat(count: int, fields: Iterable[Field]) -> list[Field]:
    """Return fields that read one seat's part of the observation, once for each seat, the own one first."""

    def turned(field: Field, offset: int, name: str) -> Field:
        def read(seen: Observation, seat: int) -> Iterable[tuple[int, int]]:
            return field.read(seen["seats"][(seat + offset) % count], seat)

        return field._replace(name=f"{name}.{field.name}", read=read)

    found = list(fields)
    return [turned(field, offset, name) for offset, name in enumerate(seats(count)) for field in found]


def head(count: int, phases: Iterable[str]) -> list[Field]:
    """Return the fields of what every observation begins with."""
    return [
        number("round", lambda seen: seen["round"], "number of the round"),
        seat_of("start", count, lambda seen: seen["start"], "who began"),
        seat_of("turn", count, lambda seen: seen["turn"], "whose turn it is"),
        seat_of("current", count, lambda seen: seen["current"], "who is to decide"),
        one_of("phase", [*phases, "over"], lambda seen: seen["phase"], "what is to be decided"),
    ]
