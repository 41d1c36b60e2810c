"""Random games on the northern board and with letters at every table: what must hold at each state."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, State
from spieltisch.session import Session
from spieltisch.thurn_und_taxis.expansions import courier, glory
from spieltisch.thurn_und_taxis.refusal import CITED
from spieltisch.thurn_und_taxis.rules import Rules, rules_for
from tests.pairs import check_few, few_tables, ordinary
from tests.positions import GAME, NAMES
from tests.tables import name_of, option_sets

from ..reading import done_again, eager

Options = dict[str, Any]
AXES: dict[str, tuple[Any, ...]] = {
    "board": ("south", "north"),
    "north-rules": ("horses", "base"),
    "horse-numbers": ("even", "remote"),
    "hide-horses": (False, True),
    "courier": (False, True),
    "edition": ("all-countries", "first-edition"),
    "decline-carriage": (False, True),
    "open-scores": (False, True),
}
RULES = {*CITED, *glory.CITED, *courier.CITED}
"""Every rule that may be cited here."""
TILES = {"south": (30, 79), "north": (39, 95)}
CARDS = {"south": 66, "north": 69}
SEAT_LETTERS = {2: 1, 3: 3, 4: 6}
LONGEST = 4000


INFO = spieltisch.games()[GAME]
SETS = [options for options in option_sets(INFO, AXES) if options["board"] == "north" or options["courier"]]
"""Every set of options that has the northern board, or letters, or both."""
TABLES = [(count, options) for count in (2, 3, 4) for options in SETS]
FEW = few_tables(INFO, AXES, never=[{"board": "south", "courier": False}])


def rules_of(table: tuple[int, Options]) -> Rules:
    count, options = table
    return rules_for(INFO.check_options(options), count)


def begin(table: tuple[int, Options], seed: int) -> State:
    count, options = table
    return spieltisch.new_game(GAME, NAMES[:count], options, seed=seed)


def choose(state: State, rng: Random) -> str:
    """Return an action that brings the end near, and now and then just any."""
    return rng.choice(state.legal_actions()) if rng.random() < 0.2 else eager(state, rng)


def closings(state: State, rng: Random) -> list[str]:
    """Return texts of closings with cities of the route, legal or not."""
    data = state.to_dict()
    board = state.rules.board  # type: ignore[attr-defined]
    name = dict(zip(board.city_ids, board.city_names, strict=True))
    route = [name[card.split("/")[0]] for card in data["seats"][data["turn"]]["route"]]
    texts = []
    for _ in range(4):
        cities = rng.sample(route, rng.randint(0, min(4, len(route))))
        words = ["close", *([rng.choice(("each", "all"))] if cities else []), *cities]
        texts.append(" ".join(words) + rng.choice(("", "", " with Wagner", " without carriage")))
    return texts


class Watcher:
    """Checks the states of one game, and counts what it cannot read off a single state."""

    def __init__(self, table: tuple[int, Options], state: State) -> None:
        self.count, self.options = table
        self.state = state
        self.rules = rules_of(table)
        self.universe = sorted(self.rules.words.known)
        self.spent = 0
        self.cited: Counter[str] = Counter()

    def check(self, rng: Random) -> None:
        data = self.state.to_dict()
        self._cards(data)
        self._tiles(data)
        self._letters()
        self._refusals([*rng.sample(self.universe, 20), *closings(self.state, rng)])
        self._round_trip(data)
        self._hidden(rng)

    def _cards(self, data: dict[str, Any]) -> None:
        cards = Counter(card for card in data["display"] if card)
        cards.update([*data["deck"], *data["discard"]])
        for seat in data["seats"]:
            cards.update([*seat["hand"], *seat["route"]])
        for pile in data["expansions"].get("glory", {}).get("horses", []):
            assert len(pile) <= 6
            cards.update(pile)
        assert sum(cards.values()) == CARDS[self.options["board"]]
        assert cards == {card.id: card.copies for card in self.rules.board.cards}

    def _tiles(self, data: dict[str, Any]) -> None:
        won = [value for seat in data["seats"] for _, value in seat["tiles"]]
        left = [value for values in data["stacks"].values() for value in values]
        assert (len(won) + len(left), sum(won) + sum(left)) == TILES[self.options["board"]]

    def _letters(self) -> None:
        seen = self.state.observation(PUBLIC).get("courier")
        assert (seen is not None) == self.options["courier"]
        if seen:
            cities = len(self.rules.board.city_ids)
            assert (
                sum(seen["letters"]) + len(seen["cities"]) + self.spent == cities + SEAT_LETTERS[self.count]
            )
            assert min(seen["letters"]) >= 0
            assert seen["figure"] is (self.options["board"] == "south")
            assert seen["owner"] is None or seen["figure"]

    def _refusals(self, texts: list[str]) -> None:
        legal = set(self.state.legal_actions())
        assert bool(legal) != self.state.is_over
        for text in texts:
            reason = self.state.why_not(text)
            assert (reason is None) == (self.state.parse(text) in legal), text
            if reason is not None:
                assert reason.rule in RULES, (text, reason.rule)
                json.dumps(reason.data, allow_nan=False)
                self.cited[reason.rule] += 1

    def _round_trip(self, data: dict[str, Any]) -> None:
        again = spieltisch.from_dict(json.loads(json.dumps(data)))
        assert again.to_dict() == data
        assert again.legal_actions() == self.state.legal_actions()
        assert again.observation(None) == self.state.observation(None)

    def _hidden(self, rng: Random) -> None:
        for seat in range(self.count):
            guess = self.state.determinize(seat, rng)
            assert guess.observation(seat) == self.state.observation(seat)
            self._cards(guess.to_dict())
            if seat == self.state.current_player:
                assert guess.legal_actions() == self.state.legal_actions()

    def note(self, events: list[Any]) -> None:
        self.spent += sum(event["count"] for event in events if event["event"] == "letters-paid")


def test_every_two_choices_come_together_at_one_of_the_few_tables() -> None:
    check_few(FEW, TABLES)


@pytest.mark.parametrize("table", ordinary(TABLES, FEW), ids=name_of)
def test_every_table(table: tuple[int, Options]) -> None:
    rng = Random(name_of(table))
    state = begin(table, rng.randrange(10_000))
    watcher = Watcher(table, state)
    steps = 0
    while not state.is_over:
        if rng.random() < 0.08:
            watcher.check(rng)
        watcher.note(state.apply(choose(state, rng)))
        steps += 1
        assert steps < LONGEST
    watcher.check(rng)
    assert len(watcher.cited) >= 8
    record = json.loads(json.dumps(state.record()))
    assert spieltisch.replay(record).to_dict() == state.to_dict()
    half = spieltisch.replay(record, steps // 2)
    again = spieltisch.from_dict(half.to_dict())
    for text in record["actions"][steps // 2 :]:
        again.apply(text)
    assert again.to_dict() == state.to_dict()


@pytest.mark.parametrize(
    "options", [{}, {"courier": True}, {"north-rules": "base", "courier": True}], ids=str
)
def test_whatever_is_asked_at_every_state(options: Options) -> None:
    """All actions of the vocabulary, at one state out of twelve."""
    table = (3, {"board": "north", **options})
    rng = Random(str(options))
    state = begin(table, 3)
    watcher = Watcher(table, state)
    for step in range(500):
        if state.is_over:
            break
        if step % 12 == 0:
            watcher._refusals([*watcher.universe, *closings(state, rng)])
        elif state.observation(None)["phase"] == "close":
            watcher._refusals(closings(state, rng))
        state.apply(choose(state, rng))
    wanted = {"GG-107", "GG-204"} if options.get("north-rules") != "base" else set()
    wanted |= {"KF-303", "KF-306", "KF-315"} if "courier" in options else set()
    assert wanted <= set(watcher.cited)


@pytest.mark.parametrize(
    "options",
    [{"board": "north"}, {"board": "north", "hide-horses": True, "courier": True}, {"courier": True}],
    ids=str,
)
def test_taking_back_and_doing_it_again(options: Options) -> None:
    """Whatever can be taken back is; done again, the game is the same as if nothing had been."""
    table = (3, options)
    rng = Random(str(options))
    plain = begin(table, 5)
    session = Session()
    session.call("new", {"game": GAME, "players": list(NAMES[:3]), "options": options, "seed": 5})
    back: Counter[str] = Counter()
    for _ in range(500):
        if plain.is_over:
            break
        text = str(choose(plain, rng))
        if done_again(session, plain, text):
            back[" ".join(re.findall(r"^\w+|as horse$|with \w+$", text))] += 1
    assert session._table.to_dict() == plain.to_dict()
    assert {"lay", "close"} <= set(back)
    assert ("lay as horse" in back) == ("board" in options)
