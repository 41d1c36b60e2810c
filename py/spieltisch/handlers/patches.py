"""The calls with which a page lets people correct what is printed. They need no table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from .. import catalog
from ..catalog import GameInfo, Options
from ..chance import below, seeded
from ..errors import BadCall, BadOption, SpieltischError, shown
from ..parameters import Params, needed
from ..patch import FAULTS, KEY, ROAD, Correctable, content_hash, named_items, read, write
from ..patch.facts import Field

if TYPE_CHECKING:
    from ..schema import Fact, PatchTrial, PatchVerdict

T = TypeVar("T")

TRIES = 20
"""So often options are drawn until they go together."""
MOST_GAMES = 1000
"""Of one call."""
LONGEST_GAME = 100_000
"""Actions; a random game that is not over by then never ends."""


class PatchHandler:
    """Lists the facts, judges a patch, and tries it in random games."""

    def __init__(self) -> None:
        self.methods: dict[str, Callable[[Params], Any]] = {
            "facts": self._facts,
            "patchForms": self._forms,
            "patchSample": self._sample,
            "patchCheck": self._check,
            "patchTry": self._try,
        }

    def _facts(self, params: Params) -> list[Fact]:
        """Return everything that can be corrected, as it comes with the package."""
        found = _correctable(params)[1]
        return [
            fact
            for name, file in found.files.items()
            for fact in _facts_of(name, file.load(), "", found.fields)
        ]

    def _forms(self, params: Params) -> dict[str, Any]:
        """Return the forms in which rules are written, by name."""
        return dict(_correctable(params)[1].forms)

    def _sample(self, params: Params) -> Any:
        """Return where a rule is tried out and what it brings there; null where it cannot be."""
        found = _correctable(params)[1]
        place, seed = needed(params, "place"), catalog.check_seed(params.get("seed", 0))
        value = params.get("value")
        try:
            field = next(one for one in found.fields if one.fits(place))
            return found.sample(place, value, seed) if found.sample and field.allows(value, None) else None
        except FAULTS:
            return None

    def _check(self, params: Params) -> PatchVerdict:
        text = needed(params, KEY)
        info, correctable = _correctable(params)
        problems = correctable.problems(text)
        verdict: Any = {
            "problems": [problem.to_dict() for problem in problems],
            "doubts": [],
            "checked": None,
        }
        if not problems:
            found = read(text)
            needs = _needs(correctable, found["changes"])
            verdict["doubts"] = [doubt.to_dict() for doubt in correctable.doubtful(text)]
            verdict["checked"] = {
                "patch": write(found),
                "hash": content_hash(text),
                "needs": needs,
                "options": _chosen(info, needs),
            }
        return verdict  # type: ignore[no-any-return]

    def _try(self, params: Params) -> PatchTrial:
        """Play random games with a patch, each with options by chance, until one breaks."""
        info, found = _correctable(params)
        patch, count, seed = found.checked(needed(params, KEY)), params.get("games", 1), params.get("seed", 0)
        if type(count) is not int or not 0 < count <= MOST_GAMES:
            raise BadCall(f"'games' must be a number from 1 to {MOST_GAMES}.", parameter="games")
        first = catalog.check_seed(seed)
        for number in range(count):
            broken = _played(info, patch, first + number)
            if broken:
                return {"played": number, "broken": broken}
        return {"played": count, "broken": None}


def _correctable(params: Params) -> tuple[GameInfo, Correctable]:
    info = catalog.find(needed(params, "game")).info
    if info.correctable is None:
        raise BadCall(f"Nothing of {info.name} can be corrected.", parameter="game")
    return info, info.correctable


def _needs(correctable: Correctable, changes: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the options that bring each of the files with changes into a game, that with the most first."""
    files = Counter(place.partition("/")[0] for place in changes)
    return [dict(correctable.needs.get(name, {})) for name, _ in files.most_common()]


def _chosen(info: GameInfo, needs: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return options with which as many of the needs are met as go together."""
    chosen: dict[str, Any] = {}
    for need in needs:
        both = {**chosen, **need}
        if any(chosen.get(option, value) != value for option, value in need.items()):
            continue
        try:
            info.check_options(both)
        except BadOption:
            continue
        chosen = both
    return chosen


def _facts_of(
    place: str, at: Any, way: str, fields: Any, holder: Mapping[str, Any] | None = None
) -> Iterator[Fact]:
    field: Field | None = next((one for one in fields if one.fits(place)), None)
    if field is not None:
        key = place.rpartition("/")[2]
        grade = (holder or {}).get(f"{key}Provenance") or (holder or {}).get("provenance") or ""
        yield {
            "place": place,
            "kind": field.kind,
            "value": at,
            "grade": grade,
            "low": field.low,
            "high": field.high,
            "least": field.least,
            "most": field.most,
            "no": (holder or {}).get("no", 0),
            "choices": list(field.choices),
        }
    elif isinstance(at, Mapping):
        for key, value in at.items():
            yield from _facts_of(f"{place}/{key}", value, key, fields, at)
    elif isinstance(at, list):
        if way == "roads":
            for road in at:
                a, b = sorted((road["a"], road["b"]))
                yield from _facts_of(f"{place}/{a}{ROAD}{b}", True, "", fields, road)
        else:
            for name, item in named_items(at):
                yield from _facts_of(f"{place}/{name}", item, name, fields)


class Chance:
    """Draws by chance."""

    def __init__(self, seed: int) -> None:
        self._generator = seeded(seed)

    def choice(self, items: Sequence[T]) -> T:
        """Return one of some things."""
        number, self._generator = below(self._generator, len(items))
        return items[number]


def _played(info: GameInfo, patch: str, seed: int) -> str:
    """Return what broke a random game, an empty text where nothing did."""
    rng = Chance(seed)
    try:
        options = {**_options(info, rng), KEY: patch}
        names = [f"{seat}" for seat in range(rng.choice(info.players))]
        game = catalog.find(info.id)
        state = game.new_game(info.check_players(names), info.check_options(options), seed)
        for _ in range(LONGEST_GAME):
            if state.is_over:
                return ""
            state.apply(str(rng.choice(state.legal_actions())))
    except (SpieltischError, *FAULTS) as error:
        return f"{type(error).__name__}: {shown(str(error))}"
    return "never over"


def _options(info: GameInfo, rng: Chance) -> Options:
    for _ in range(TRIES):
        chosen = {
            option.id: rng.choice(option.values) for option in info.options if option.id != catalog.START.id
        }
        try:
            return info.check_options(chosen)
        except BadOption:
            continue
    return info.check_options({})
