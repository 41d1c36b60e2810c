"""Devices for the tests: what is kept on them before the page is opened, and how their chance falls."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

import spieltisch
from spieltisch import State
from tests.browser.pictures import bring_picture
from tests.browser.site import Site
from tests.browser.table import Table
from tests.browser.watch import Watch
from tests.engine.playing import Player

TABLET: ViewportSize = {"width": 1180, "height": 820}
QUIET = {"locale": "en-GB", "viewport": TABLET, "reduced_motion": "reduce", "service_workers": "block"}
"""A device on which nothing moves, and which keeps no offline copy."""

NewContext = Callable[..., BrowserContext]

GAME = "thurn-und-taxis"
GAME_ID = "0123456789abcdef01234567"
NAMES = ("Anna", "Bernhard", "Cäcilia", "Dorothea")
COLORS = {GAME: ("blue", "yellow", "red", "green"), "murano": ("white", "brown", "orange", "grey")}
SYMBOLS = ("circle", "diamond", "square", "triangle")

CALM = {"animationSpeed": "off", "sound": False}


def seats(
    names: Sequence[str], levels: Mapping[int, str] | None = None, game: str = GAME
) -> list[dict[str, str]]:
    """Return seats of a game with a colour and a symbol each; `levels` names those at which computers play."""
    levels = levels or {}
    return [
        {
            "name": name,
            "color": color,
            "symbol": symbol,
            **({"kind": "computer", "level": levels[seat]} if seat in levels else {"kind": "person"}),
        }
        for seat, (name, color, symbol) in enumerate(zip(names, COLORS[game], SYMBOLS, strict=False))
    ]


def saved_game(
    state: State, game_id: str = GAME_ID, levels: Mapping[int, str] | None = None
) -> dict[str, Any]:
    """Return a game as the page keeps it, without a picture: what an earlier visit has left behind."""
    record = state.record()
    return {
        "version": 3,
        "id": game_id,
        "game": record["game"],
        "title": "",
        "record": record,
        "seats": seats(record["players"], levels, record["game"]),
        "created": 1_750_000_000_000,
        "updated": 1_750_000_000_000,
        "revision": "1.0-0-0-0",
        "view": None,
        "status": {"current": state.current_player, "round": 1, "over": state.is_over, "winners": []},
    }


def storage(site: Site, entries: Mapping[str, Any]) -> dict[str, Any]:
    """Return Playwright's description of a device with such entries in localStorage."""
    items = [{"name": name, "value": json.dumps(value)} for name, value in entries.items()]
    return {"cookies": [], "origins": [{"origin": site.origin, "localStorage": items}]}


def calm(prefs: Mapping[str, Any] | None, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings of the page on a device of tests; without a touch screen a first press acts at once."""
    mouse = {} if settings.get("has_touch") else {"lookFirst": "never"}
    return {**CALM, **mouse, **(prefs or {})}


def device(
    new_context: NewContext,
    site: Site,
    *,
    games: Sequence[dict[str, Any]] = (),
    prefs: Mapping[str, Any] | None = None,
    **settings: Any,
) -> BrowserContext:
    """Make a device on which games and settings are kept already.

    There is no offline copy: it has tests of its own, and costs each new device some seconds. There is the picture of an
    earlier visit if the site has one.
    """
    entries: dict[str, Any] = {f"spieltisch:game:{game['id']}": game for game in games}
    entries["spieltisch:prefs"] = calm(prefs, settings)
    context = new_context(**{**QUIET, "storage_state": storage(site, entries), **settings})
    if getattr(site, "picture", None):
        bring_picture(context, site)
    return context


def dressed(language: str, theme: str) -> dict[str, Any]:
    """Return what a device needs besides for a language and an appearance."""
    return {"prefs": {"language": language, "theme": theme}, "color_scheme": theme}


@contextmanager
def visit(chromium: Browser, site: Site, **settings: Any) -> Iterator[BrowserContext]:
    """Make a device, as `device` does, for many tests in turn; at their end it is judged what its pages said."""
    watch = Watch()
    context = device(watch.contexts(chromium), site, **settings)
    yield context
    context.close()
    watch.judge([])


def open_game(context: BrowserContext, site: Site, game_id: str = GAME_ID) -> Table:
    """Open a kept game in a new tab; the curtain is up then."""
    page = context.new_page()
    page.goto(f"{site.url}#/game/{game_id}")
    table = Table(page)
    table.wait_for_curtain()
    return table


def fix_chance(page: Page, seed: int) -> None:
    """Let the next new game have this seed; all other random numbers stay random."""
    page.add_init_script(f"""
        const real = crypto.getRandomValues.bind(crypto);
        crypto.getRandomValues = (numbers) => {{
            if (!(numbers instanceof Uint32Array && numbers.length === 2)) return real(numbers);
            numbers.set([0, {seed}]);
            return numbers;
        }};
    """)


def fix_next_chance(page: Page, seed: int) -> None:
    """Do so on a page that is there already, and for one new game only."""
    page.evaluate(
        """(seed) => {
            const real = crypto.getRandomValues;
            crypto.getRandomValues = (numbers) => {
                if (!(numbers instanceof Uint32Array && numbers.length === 2)) return real.call(crypto, numbers);
                delete crypto.getRandomValues;
                numbers.set([0, seed]);
                return numbers;
            };
        }""",
        seed,
    )


def game(names: Sequence[str] = NAMES[:2], seed: int = 1, **options: Any) -> State:
    """Return a new game in which the first seat begins; names of options are written with ``_``."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return spieltisch.new_game(GAME, names, {"start": "seat-1", **chosen}, seed=seed)


def seen(state: State) -> dict[str, Any]:
    """Return what the page would be given for the seat that is to decide."""
    seat = state.current_player
    return {
        "seat": seat,
        "observation": state.observation(seat),
        "actions": state.offers(),
    }


def positions(state: State, seed: int = 1) -> Iterator[State]:
    """Play a sensible game to its end and yield each of its positions; it is one and the same object."""
    player = Player(Random(seed), whims=0)
    yield state
    while not state.is_over:
        state.apply(player.choose(state))
        yield state


def game_after(actions: int, **settings: Any) -> State:
    """Return the position after so many actions."""
    return next(islice(positions(game(**settings)), actions, None))


def game_when(reached: Callable[[State], Any], **settings: Any) -> State:
    """Return the first position of that kind in a few games."""
    for seed in range(1, 50):
        for state in positions(game(seed=seed, **settings)):
            if not state.is_over and reached(state):
                return state
    raise AssertionError("there is no such position in the first games")


def finished(**settings: Any) -> State:
    """Return a game that is over."""
    *_, last = positions(game(**settings))
    return last


def phase(state: State) -> str:
    """Return the kind of decision that is due."""
    name: str = state.observation(None)["phase"]
    return name


def hand_of(state: State) -> list[str]:
    """Return the hand of the seat that is to decide."""
    hand: list[str] = state.observation(None)["seats"][state.current_player]["hand"]
    return hand
