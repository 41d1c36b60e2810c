"""What can be played: the games, their player counts and their options."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Protocol
from zlib import crc32

from .errors import BadOption, BadPlayers, BadSeed, NewerRecord, UnknownGame, named, shown
from .optional import optional_module
from .patch import FIRST, KEY, REVISION, Correctable
from .state import State

if TYPE_CHECKING:
    from . import schema

Value = str | bool
Options = dict[str, Value]

SEED_LIMIT = 1 << 53
REVISIONS = re.compile("[1-9][0-9]{0,5}")
SEATS = 4
"""Most seats of any table."""
NAME_LIMIT = 60


@dataclass(frozen=True)
class Option:
    """One choice that is made before a game begins."""

    id: str
    values: tuple[Value, ...]
    default: Value
    module: str = "base"
    """What brings the option: ``"base"`` or an expansion's id."""

    def to_dict(self) -> schema.RuleOption:
        """Return the option as JSON-able data."""
        return {"id": self.id, "values": list(self.values), "default": self.default, "module": self.module}


START = Option("start", ("lot", *(f"seat-{number}" for number in range(1, SEATS + 1))), "lot")
"""Who begins, for games in which that is the players' choice or drawn by lot."""


def start_seat(options: Options, count: int) -> int | None:
    """Return the seat that `START` names, None for the lot.

    Raises:
        BadOption: the seat is not at the table.
    """
    chosen = str(options[START.id])
    if chosen == "lot":
        return None
    seat = int(chosen.removeprefix("seat-")) - 1
    if seat >= count:
        raise BadOption(f"There is no {chosen} with {count} players.", option=START.id, count=count)
    return seat


@dataclass(frozen=True)
class Conflict:
    """Choices that cannot stand together."""

    rule: str
    """Id of the rule that says so."""
    choices: Mapping[str, Value]
    """The values, by option; a game may not have all of them."""

    def to_dict(self) -> schema.OptionConflict:
        """Return the conflict as JSON-able data."""
        return {"rule": self.rule, "choices": dict(self.choices)}


@dataclass(frozen=True)
class GameInfo:
    """Everything needed to offer a game: its id, name, player counts and options."""

    id: str
    name: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    conflicts: tuple[Conflict, ...] = ()
    correctable: Correctable | None = None
    """What a patch can change; None for a game without one."""

    def to_dict(self) -> schema.GameInfo:
        """Return the description as JSON-able data."""
        return {
            "id": self.id,
            "name": self.name,
            "players": list(self.players),
            "options": [option.to_dict() for option in self.options],
            "conflicts": [conflict.to_dict() for conflict in self.conflicts],
            "computers": has_computers(self.id),
        }

    def check_options(self, chosen: Mapping[str, Any], *, recorded: bool = False) -> Options:
        """Return the full set of options, defaults filled in.

        Args:
            chosen: the options that differ from their defaults, by id; of a corrected game also its patch.
            recorded: True for a game that was begun before: where no revision of the data is named, it is the first one and
                not the newest.

        Raises:
            BadOption: an id or a value is unknown, or values exclude each other.
            BadPatch: the patch cannot be used.
            NewerRecord: the data are of a newer version of this program.
        """
        if not isinstance(chosen, Mapping):
            raise BadOption("The options must be given by name.")
        known = {option.id: option for option in self.options}
        for name in chosen:
            if name not in known and (name not in (KEY, REVISION) or self.correctable is None):
                raise BadOption(
                    f"{self.name} has no option {shown(name)}; it has {', '.join(known) or 'none'}.",
                    option=named(name),
                )
        full: Options = {}
        for option in self.options:
            value = chosen.get(option.id, option.default)
            # bool is an int in Python: compare types too, so that 1 is not taken for True.
            if not any(type(value) is type(v) and value == v for v in option.values):
                raise BadOption(
                    f"Option {option.id!r} cannot be {shown(value)}; choose one of {list(option.values)!r}.",
                    option=option.id,
                    values=list(option.values),
                )
            full[option.id] = value
        if self.correctable is not None:
            full |= _data_options(self.correctable, chosen, recorded=recorded)
        for conflict in self.conflicts:
            if all(full[name] == value for name, value in conflict.choices.items()):
                raise BadOption(
                    f"These do not go together: {', '.join(f'{k} = {v!r}' for k, v in conflict.choices.items())}.",
                    rule=conflict.rule,
                    choices=dict(conflict.choices),
                )
        return full

    def check_players(self, players: object) -> tuple[str, ...]:
        """Return the names as a tuple.

        Args:
            players: one name for each seat, in seating order (clockwise).

        Raises:
            BadPlayers: too few, too many, or something that is no name.
        """
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise BadPlayers("The players must be a list of names, one for each seat.")
        if len(players) not in self.players:
            raise BadPlayers(
                f"{self.name} is for {', '.join(map(str, self.players))} players, not {len(players)}.",
                count=len(players),
                allowed=list(self.players),
            )
        for seat, name in enumerate(players):
            if not isinstance(name, str) or not name.strip() or len(name) > NAME_LIMIT:
                raise BadPlayers(f"Seat {seat} needs a name of 1 to {NAME_LIMIT} characters.", seat=seat)
        return tuple(players)


def _data_options(correctable: Correctable, chosen: Mapping[str, Any], *, recorded: bool) -> Options:
    """Return the options that say on which data a game is played: none for the first revision without a patch."""
    newest = correctable.revision
    revision = _check_revision(chosen.get(REVISION, FIRST if recorded else newest), newest)
    found: Options = {} if revision == FIRST else {REVISION: revision}
    if chosen.get(KEY, "") != "":
        found[KEY] = correctable.checked(chosen[KEY], revision)
    return found


def _check_revision(value: object, newest: str) -> str:
    if not isinstance(value, str) or not REVISIONS.fullmatch(value):
        raise BadOption(
            f"The revision of the data is a number as text, not {shown(value)}.",
            option=REVISION,
            values=[newest],
        )
    if int(value) > int(newest):
        raise NewerRecord(
            f"The game has revision {value} of the data; this version has {newest}. Update Spieltisch to open it.",
            revision=value,
            reads=newest,
        )
    return value


class Game(Protocol):
    """What a game gives to the catalogue."""

    info: GameInfo

    def new_game(self, players: tuple[str, ...], options: Options, seed: int) -> State:
        """Set up a new game; players and options are already checked."""
        ...

    def from_dict(self, position: Mapping[str, Any]) -> State:
        """Set up the position that `State.to_dict` describes."""
        ...


_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Add a game to the catalogue, replacing one of the same id."""
    _games[game.info.id] = game


@cache
def _look_outside() -> None:
    """Add the games of other packages, once; none of them takes the place of another."""
    outside = optional_module("outside")
    for game in outside.games() if outside else ():
        _games.setdefault(game.info.id, game)


def games() -> dict[str, GameInfo]:
    """Return the description of every game, by id, also of those that other installed packages bring (docs/python.md)."""
    _look_outside()
    return {id_: game.info for id_, game in _games.items()}


def has_computers(id_: str) -> bool:
    """Return whether computers can play a game: there is a package with what they must know of it."""
    # A look into the folder: no computer player is loaded before one is needed.
    return files(__package__).joinpath("players", id_.replace("-", "_")).is_dir()


def find(id_: object) -> Game:
    """Return the game of that id.

    Raises:
        UnknownGame: there is none.
    """
    game = _games.get(id_) if isinstance(id_, str) else None
    if game is None:
        _look_outside()
        game = _games.get(id_) if isinstance(id_, str) else None
    if game is None:
        raise UnknownGame(f"There is no game {shown(id_)}; there are {', '.join(_games)}.", game=named(id_))
    return game


def check_seed(seed: object) -> int:
    """Return the seed if it is one.

    Raises:
        BadSeed: it is not a whole number from 0 to 2**53 - 1 (the numbers that JSON keeps exactly everywhere).
    """
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
        raise BadSeed("The seed must be a whole number from 0 to 2**53 - 1.")
    return seed


Shift = Mapping[str, float]
"""By weight of the judgement what is added to it, to each of its numbers where it has several."""


@cache
def tempers_of(game: str) -> Mapping[str, Mapping[str, Shift]]:
    """Return the ``tempers`` and the ``weaknesses`` of a game's computer players, each by its id; none without a file."""
    # A look into the folder: no computer player is loaded before one is needed.
    file = files(__package__).joinpath("players", game.replace("-", "_"), "tempers.json")
    found: Mapping[str, Mapping[str, Shift]] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def drawn_tempers(game: str, seed: int | None, count: int) -> list[schema.Temper]:
    """Return by seat how computers play there; seats beside each other differ.

    It follows from seed and seat, so that a game which is loaded or replayed has the same players. It is no part of the
    record, and draws nothing from the chance of the game.

    Args:
        game: its id.
        seed: of the game.
        count: number of seats.
    """
    tempers, weaknesses = _shuffled(game, "tempers", seed), _shuffled(game, "weaknesses", seed)
    return [
        {"temper": tempers[seat % len(tempers)], "weakness": weaknesses[seat % len(weaknesses)]}
        for seat in range(count)
    ]


def _shuffled(game: str, kind: str, seed: int | None) -> list[str]:
    ids = sorted(tempers_of(game).get(kind, ())) or [""]
    return sorted(ids, key=lambda id_: crc32(f"{seed} {kind} {id_}".encode()))
