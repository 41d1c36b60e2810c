"""The names of things in sentences, by kind and id, as the page names them (web/games/*/words.js)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from .. import datafile
from . import fluent

TAXIS = "spieltisch.thurn_und_taxis"
AND = {"de": "und", "en": "and"}
"""Stands between the last two names of a list; the page has it from the browser."""


class Words(NamedTuple):
    """What a sentence is made with."""

    language: str = "en"
    players: Sequence[str] = ()
    options: Mapping[str, Any] = {}

    def text(self, id_: str, **args: fluent.Word) -> str | None:
        """Return a text of the language, None where there is no such text."""
        return fluent.text(id_, args, self.language)

    def listed(self, names: Sequence[str]) -> str:
        """Return several names as one list: "Ulm, Augsburg and Linz"."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {AND.get(self.language, ',')} {names[-1]}"


Namer = Callable[[Any, Words], "fluent.Word | None"]


@cache
def _items(package: str, file: str, part: str) -> Mapping[str, Mapping[str, Any]]:
    """Return one list of a data file by the ids in it."""
    return {item["id"]: item for item in datafile.load(package, file)[part]}


def _lagoon(part: str) -> Mapping[str, Mapping[str, Any]]:
    return _items("spieltisch.murano", "boards/murano.json", part)


def _map(part: str, board: str) -> Mapping[str, Mapping[str, Any]]:
    return _items(TAXIS, f"boards/{board}.json", part)


def _ways(part: str) -> Mapping[str, Mapping[str, Any]]:
    return _items(TAXIS, "expansions/audience/audience.json", part)


def _each(kind: str) -> Namer:
    """Return a namer for several things of a kind."""
    return lambda ids, words: words.listed([str(KINDS[kind](id_, words)) for id_ in ids])


def _text(prefix: str) -> Namer:
    """Return a namer for things whose name is a text by their id."""
    return lambda id_, words: words.text(f"{prefix}-{id_}")


# -- Thurn und Taxis ----------------------------------------------------------------------------------------------------


def _city_card(card: str, words: Words) -> str:
    id_, _, horses = card.partition("/")
    boards = [_map("cities", board) for board in ("south", "north")]
    city = str(next((cities[id_]["name"] for cities in boards if id_ in cities), id_))
    return words.text("tut-gg-card", city=city, horses=int(horses)) or city if horses else city


def _cards(cards: Sequence[str], words: Words) -> str | None:
    return _each("card")(cards, words) if cards else words.text("tut-nothing")  # type: ignore[return-value]


def _stack(id_: str, words: Words) -> str | None:
    board = str(words.options.get("board", "south"))
    stack = _map("stacks", board)[id_]
    match stack["kind"]:
        case "route":
            return words.text("tut-stack-route", length=stack["length"])
        case "end":
            return words.text("tut-stack-end")
        case "freeCity":
            return words.text("tut-gg-stack-free")
        case "allCountries":
            first = words.options.get("edition") == "first-edition"
            return words.text("tut-stack-outside" if first else "tut-stack-all")
    return " / ".join(str(_country(country, words)) for country in stack["countries"])


def _several(ids: str | Sequence[str]) -> Sequence[str]:
    return [ids] if isinstance(ids, str) else ids


def _country(id_: str, words: Words) -> str | None:
    found = _map("countries", str(words.options.get("board", "south"))).get(id_)
    return None if found is None else str(found["name"])


def _tiles(tiles: Sequence[Mapping[str, Any]], words: Words) -> str:
    return "; ".join(
        words.text(
            "tut-au-tile",
            rank=words.text(f"tut-au-rank-{tile['rank']}") or "",
            names=str(_each("seat")(tile["seats"], words)),
        )
        or ""
        for tile in tiles
    )


def _steps(steps: Mapping[str, Any], words: Words) -> str:
    own = [
        words.text("tut-au-steps-coach", count=count, coach=words.text(f"tut-au-coach-{coach}") or "") or ""
        for coach, count in steps["cards"].items()
    ]
    jokers = steps["jokers"]
    return words.listed([*own, words.text("tut-au-steps-joker", count=jokers) or ""] if jokers else own)


# -- Murano -------------------------------------------------------------------------------------------------------------


def _character(id_: str, words: Words) -> str | None:
    card = _lagoon("characters")[id_]
    points = card["rule"].get("points", 0)
    if not card.get("island"):
        return words.text(f"mur-character-{id_}", points=points)
    kind = "most" if id_.endswith("-most") else "mixed"
    return words.text(f"mur-character-{kind}", points=points, island=_island(card["island"], words))


def _effect(id_: str, words: Words) -> str | None:
    return words.text(f"mur-special-{_kind_of(id_)}-does", scores="no")


def _special(id_: str, words: Words) -> str | None:
    return words.text(f"mur-special-{_kind_of(id_)}")


def _kind_of(special: str) -> str:
    """Return what all copies of a special building card have in common."""
    kind, _, number = special.rpartition("-")
    return kind if number.isdecimal() else special


def _card(id_: str, words: Words) -> str | None:
    if id_ in _lagoon("characters"):
        return _character(id_, words)
    return _special(id_, words) or _city_card(id_, words)


def _island(id_: str, _: Words) -> str:
    return str(_lagoon("islands")[id_]["name"])


def _beads(colours: Sequence[str], words: Words) -> str:
    """Return how many beads of each colour there are, in the order in which the colours come first."""
    counts = Counter(colours)
    return words.listed(
        [str(words.text("mur-bead", colour=one, count=count)) for one, count in counts.items()]
    )


def _town(id_: str, _: Words) -> str:
    return str(_ways("towns")[id_]["name"])


def _tile(prefix: str, blank: str) -> Namer:
    def name(tile: str, words: Words) -> str | None:
        sort, colour, count, *_ = [*tile.split("-"), "", ""]
        number = colour if sort == "palace" else count
        return words.text(
            f"{prefix}-{sort}", colour=colour or blank, count=int(number) if number.isdecimal() else 0
        )

    return name


def _ring(no: int, words: Words) -> str | None:
    spaces = datafile.load("spieltisch.murano", "boards/murano.json")["ring"]["spaces"]
    action = next(space["action"] for space in spaces if space["no"] == no)
    return words.text("mur-space", no=no, kind=action, action=words.text(f"mur-action-{action}") or "")


KINDS: dict[str, Namer] = {
    "seat": lambda seat, words: words.players[seat],
    "card": _card,
    "city": _city_card,
    "neighbour": _city_card,
    "cards": _cards,
    "cities": _cards,
    "towns": _cards,
    "country": _country,
    "lacking": _country,
    "official": _text("tut-official"),
    "stack": lambda ids, words: words.listed([str(_stack(one, words)) for one in _several(ids)]),
    "coach": _text("tut-au-coach"),
    "rank": _text("tut-au-rank"),
    "town": _town,
    "exits": lambda ids, words: words.listed([_town(id_, words) for id_ in ids]),
    "tiles": _tiles,
    "steps": _steps,
    "action": _text("mur-action"),
    "gondola": lambda id_, _: str(id_),
    "space": lambda id_, _: str(id_),
    "second": _text("mur-action"),
    "character": _character,
    "effect": _effect,
    "gained": _tile("mur-gained", "any"),
    "island": _island,
    "ring": _ring,
    "sort": _text("mur-sort"),
    "special": _special,
    "tile": _tile("mur-tile", "none"),
    "all of a sort": _text("mur-sorts"),
}
KINDS |= {
    "actions": _each("action"),
    "seats": _each("seat"),
    "officials": _each("official"),
    "used": _each("official"),
    "missing": _each("official"),
    "beads": _beads,
    "islands": _each("island"),
    "sorts": _each("all of a sort"),
}
"""By kind of thing, or by key of a refusal's data."""
