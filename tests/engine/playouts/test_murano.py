"""Whole random games of Murano at every table: what must hold at each state, and what no seat may see."""

from __future__ import annotations

import copy
import json
from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, BadPosition, IllegalAction, SpieltischError, State
from spieltisch.errors import UndoRefused
from spieltisch.murano import board as boards
from spieltisch.murano.refusal import CITED
from spieltisch.session import Session
from tests.pairs import check_few, few_tables, ordinary

from .. import lagoon
from ..course import check_goes_on, check_unchanged, every_state, play
from ..invariants import check_conservation, check_round_trip, check_state, digest, text_of
from ..rubbish import VALUES
from ..tables import NAMES, leaves, name_of
from ..voyages import Sailor

GAME = "murano"
COUNTS = (2, 3, 4)
ASIDE = ("start", "anchor")
"""Options that only turn the table or the ring."""
CHOICES = [option for option in spieltisch.games()[GAME].options if option.id not in ASIDE]
SETS = [
    dict(zip((option.id for option in CHOICES), values, strict=True))
    for values in product(*(option.values for option in CHOICES))
]
TABLES = [(count, options) for count in COUNTS for options in SETS]
FEW = few_tables(spieltisch.games()[GAME], {option.id: option.values for option in CHOICES})
OFTEN, FULL = 7, 150
"""Every so many states material and gold are checked, and everything."""


def begin(count: int, options: dict[str, Any] | None = None, seed: int = 1) -> State:
    return spieltisch.new_game(GAME, NAMES[:count], options, seed=seed)


def mixed(number: int) -> dict[str, Any]:
    """Return one of the sets of options, another one for each number."""
    return SETS[number * 29 % len(SETS)]


def states_of(count: int, options: dict[str, Any], seed: int) -> list[State]:
    return every_state(begin(count, options, seed), Sailor(Random(seed), whims=0.2))


def test_every_two_choices_come_together_at_one_of_the_few_tables() -> None:
    check_few(FEW, TABLES)


@pytest.mark.parametrize("table", ordinary(TABLES, FEW), ids=lambda table: name_of(*table))
def test_nothing_is_lost_at_any_table(table: tuple[int, dict[str, Any]]) -> None:
    """Every set of options with every number of players; gold and points are told by events."""
    count, options = table
    number = SETS.index(options)
    state, sailor = begin(count, options, number), Sailor(Random(number), whims=0.2)
    step = number
    while not state.is_over:
        step += 1
        before = state.to_dict() if step % OFTEN == 0 else None
        events = state.apply(sailor.choose(state))
        if before is not None:
            position = state.to_dict()
            check_conservation(position)
            lagoon.check_gold(events, before, position)
        if step % FULL == 0:
            check_state(state)
    check_state(state)
    assert text_of(spieltisch.replay(json.dumps(state.record())).to_dict()) == text_of(state.to_dict())


@pytest.mark.parametrize("count", COUNTS)
def test_purely_random_play_holds_too(count: int) -> None:
    state, sailor = begin(count, mixed(count), count), Sailor(Random(count), whims=1.0)
    for _ in range(150):
        check_state(state)
        state.apply(sailor.choose(state))


@pytest.mark.parametrize("count", COUNTS)
def test_copies_are_independent(count: int) -> None:
    state, sailor = begin(count, mixed(count), 11), Sailor(Random(11))
    copies: list[tuple[State, str, list[Any]]] = []
    while not state.is_over:
        copies.append((state.copy(), digest(state), state.legal_actions()))
        if len(copies) % 10 == 0:
            for action in state.legal_actions()[:2]:
                trial = state.copy()
                trial.apply(action)
                assert digest(trial) != copies[-1][1]
            assert digest(state) == copies[-1][1]
        state.apply(sailor.choose(state))
    check_unchanged(copies)


@pytest.mark.parametrize("count", COUNTS)
def test_the_same_seed_and_choices_give_the_same_game(count: int) -> None:
    first, second = (begin(count, mixed(3), 5) for _ in range(2))
    assert play(first, Sailor(Random(5))) == play(second, Sailor(Random(5)))
    assert digest(first) == digest(second)


@pytest.mark.parametrize("count", COUNTS)
def test_a_position_in_the_middle_plays_on_as_the_game_did(count: int) -> None:
    state = begin(count, mixed(2 * count), 13)
    texts = play(state, Sailor(Random(13)))
    check_goes_on(state, texts, Random(13).sample(range(len(texts)), 4))


@pytest.mark.parametrize("count", COUNTS)
def test_determinize_keeps_the_observation(count: int) -> None:
    rng = Random(count)
    hidden = {"pile": 0, "tiles": 0, "characters": 0, "streets": 0}
    state, sailor = begin(count, mixed(count), count), Sailor(Random(count), whims=0.2)
    while True:
        before = state.to_dict()
        for seat in range(count):
            guess = state.determinize(seat, rng)
            assert text_of(guess.observation(seat)) == text_of(state.observation(seat))
            if seat == state.current_player:
                assert guess.legal_actions() == state.legal_actions()
            if len(state.history()) % 20 == 0:
                check_round_trip(guess)
                check_conservation(guess.to_dict())
        _note(hidden, guess.to_dict(), before, 0)
        assert state.to_dict() == before
        if state.is_over:
            break
        state.apply(sailor.choose(state))
    assert min(hidden.values()) > 5


def _note(hidden: dict[str, int], guess: dict[str, Any], true: dict[str, Any], other: int) -> None:
    """Count in which hidden parts a made-up position differs from the true one."""
    hidden["pile"] += guess["characters"] != true["characters"]
    hidden["streets"] += guess["streets"] != true["streets"]
    for part in ("tiles", "characters"):
        hidden[part] += guess["seats"][other][part] != true["seats"][other][part]


def test_a_made_up_state_can_be_played_to_its_end() -> None:
    for state in states_of(3, mixed(5), 3)[::60]:
        guess = state.determinize(0, Random(1))
        play(guess, Sailor(Random(2)))
        check_conservation(guess.to_dict())


def permuted(state: State, seat: int, rng: Random) -> State:
    """Return the state with everything hidden from a seat (or `PUBLIC`) mixed up, without help from the engine."""
    position = state.to_dict()
    seats = position["seats"]
    others = [other for other in range(len(seats)) if other != seat]
    own = seat == position["turn"]
    piles = [position["characters"], position["removed"]["characters"]]
    if position["phase"] != "over":
        piles += [seats[other]["characters"] for other in others if not seats[other]["scored"]]
    if position["phase"] == "character" and not own:
        piles.append(position["seen"])
    _mix(piles, rng)
    _mix(
        [position["specials"], *([position["seen"]] if position["phase"] == "special" and not own else [])],
        rng,
    )
    _mix(position["streets"], rng)
    for sort in ("shop", "palace"):
        stock = [] if position["phase"] == "choose" and own else [position["stock"][sort]]
        removed = [position["removed"]["palaces"]] if sort == "palace" else []
        held = {
            other: [t for t, n in seats[other]["tiles"].items() for _ in range(n) if t.startswith(sort)]
            for other in others
        }
        _mix([*stock, *removed, *held.values()], rng)
        for other, tiles in held.items():
            rest = {t: n for t, n in seats[other]["tiles"].items() if not t.startswith(sort)}
            seats[other]["tiles"] = {**rest, **Counter(tiles)}
            if (
                position["phase"] == "place"
                and other == position["turn"]
                and position["bought"].startswith(sort)
            ):
                position["bought"] = tiles[0]
    position["random"] = f"{rng.getrandbits(64):016x}"
    return spieltisch.from_dict(position)


def _mix(piles: list[list[str]], rng: Random) -> None:
    pool = [card for pile in piles for card in pile]
    rng.shuffle(pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]


@pytest.mark.parametrize("count", COUNTS)
def test_mixing_what_is_hidden_changes_no_observation(count: int) -> None:
    rng = Random(count)
    state, sailor = begin(count, mixed(count + 7), count), Sailor(Random(count), whims=0.2)
    while True:
        for seat in (PUBLIC, rng.randrange(count)):
            assert text_of(permuted(state, seat, rng).observation(seat)) == text_of(state.observation(seat))
        if state.is_over:
            break
        state.apply(sailor.choose(state))


@pytest.mark.parametrize("count", COUNTS)
def test_redacted_events_do_not_depend_on_what_is_hidden(count: int) -> None:
    """The same action in a state that looks alike is told alike, but for streets that are turned up."""
    rng = Random(count)
    state, sailor = begin(count, mixed(count + 3), count), Sailor(Random(count))
    while not state.is_over:
        watcher = ((state.current_player or 0) + 1) % count
        twin = permuted(state, watcher, rng)
        action = sailor.choose(state)
        open_now = action.verb in ("build", "choose", "score", "keep", "end", "produce", "draw")
        if action in twin.legal_actions() and not open_now:
            told, other = ([s.redact(e, watcher) for e in s.copy().apply(action)] for s in (state, twin))
            assert told == other
        state.apply(action)


@pytest.mark.parametrize("count", COUNTS)
def test_why_not_agrees_with_what_is_legal(count: int) -> None:
    rng = Random(count)
    rules: Counter[str] = Counter()
    for seed in range(3):
        state: Any = begin(count, mixed(seed * 5 + count), seed)
        sailor = Sailor(Random(seed), whims=0.3)
        words = state.rules.words
        universe = [*words.known, *map(str, words.misplaced), "sell 7 red", "produce 40"]
        while not state.is_over:
            legal = set(state.legal_actions())
            for text in rng.sample(universe, 12):
                refused = state.why_not(text)
                assert (refused is None) == (text in legal), text
                if refused:
                    rules[refused.rule] += 1
                    text_of(refused.data)
            state.apply(sailor.choose(state))
        assert state.why_not("end turn") == ("MU-905", {})
    assert set(rules) <= set(CITED)
    assert len(rules) > 25


@pytest.mark.parametrize("count", COUNTS)
def test_the_way_that_is_proposed_can_be_gone(count: int) -> None:
    state, sailor = begin(count, mixed(count), 4), Sailor(Random(4), whims=0.3)
    while not state.is_over:
        for row in state.observation(None)["reach"] or ():
            if not row["usable"]:
                assert row["rule"] in CITED
                continue
            trial = state.copy()
            gold = trial.to_dict()["seats"][trial.current_player or 0]["gold"]
            for left, reached in row["moves"]:
                trial.apply(f"sail {left}-{reached}")
            after = trial.to_dict()
            assert after["space"] == row["space"]
            assert after["seats"][trial.current_player or 0]["gold"] == gold - row["price"]
            assert any(action.verb != "sail" for action in trial.legal_actions())
        state.apply(sailor.choose(state))


@pytest.mark.parametrize("count", COUNTS)
def test_taking_back_is_the_same_as_replaying_less(count: int) -> None:
    session, rng, sailor = Session(), Random(count), Sailor(Random(count), whims=0.2)
    session.call(
        "new", {"game": GAME, "players": list(NAMES[:count]), "options": mixed(count), "seed": count}
    )
    taken_back = refused = 0
    while not session._table.is_over:
        seat = session._table.current_player
        session.call("act", {"actions": [str(sailor.choose(session._table))], "seat": seat})
        if rng.random() < 0.1:
            last = session._steps[-1].seat
            possible = session.call("view", {"seat": last})["undo"]["steps"]
            record = session._table.record()
            if not possible:
                with pytest.raises(UndoRefused):
                    session.call("undo", {"seat": last, "steps": 1})
                refused += 1
                continue
            steps = rng.randint(1, possible)
            session.call("undo", {"seat": last, "steps": steps})
            less = {**record, "actions": record["actions"][: len(record["actions"]) - steps]}
            assert text_of(spieltisch.replay(less).to_dict()) == text_of(session._table.to_dict())
            taken_back += 1
    assert min(taken_back, refused) > 5


def test_a_preview_tells_nothing_that_is_hidden() -> None:
    session, sailor = Session(), Sailor(Random(8))
    session.call("new", {"game": GAME, "players": list(NAMES[:3]), "options": {}, "seed": 8})
    secret = {"looked", "searched", "drew", "saw-specials", "game-over", "scored", "unused"}
    while not session._table.is_over:
        seat = session._table.current_player
        for action in session._table.legal_actions()[:3]:
            told = session.call("preview", {"text": str(action), "seat": seat})
            # What lies in a stock is no secret where no tile of its sort is hidden elsewhere (MU-308).
            known = set() if session._table.uncovers(action) else {"searched"}
            assert not {event["event"] for event in told["events"]} & (secret - known)
            assert all(e["event"] != "produced" or not e["beads"] for e in told["events"])
        session.call("act", {"actions": [str(sailor.choose(session._table))], "seat": seat})


def test_history_hides_what_others_took() -> None:
    session, sailor = Session(), Sailor(Random(3), whims=0.3)
    session.call(
        "new", {"game": GAME, "players": list(NAMES[:3]), "options": {"start-character": True}, "seed": 3}
    )
    while not session._table.is_over:
        seat = session._table.current_player
        session.call("act", {"actions": [str(sailor.choose(session._table))], "seat": seat})
        if len(session._steps) == 300:
            break
    characters = {card["id"] for card in boards.data()["characters"]}
    secrets = 0
    for watcher in range(3):
        for row, step in zip(session.call("history", {"seat": watcher}), session._steps, strict=True):
            action = step.action.to_dict()
            secret = action["type"] == "choose" or (action["type"] == "keep" and action["card"] in characters)
            if secret and step.seat != watcher:
                secrets += 1
                assert row["text"] is None
                assert not characters & set(text_of(row["events"]).split('"'))
            else:
                assert row["text"] == str(step.action)
    assert secrets > 5


def test_rubbish_is_no_action_and_changes_nothing() -> None:
    texts = (
        "sail", "sail 3", "sail 3-99", "sail -1-2", "pass", "buy", "buy street", "choose", "keep", "keep keep",
        "place 0", "place 25", "place x", "draw 3", "build glass", "build glass 9z9", "build street 1a1", "income x",
        "produce", "produce -1", "produce 1.5", "produce 0x1", "sell", "sell 1", "sell 01 red", "sell 1 pink",
        "sell 1 red with 9 jokers", "score glass", "score glass 9", "end", "take silver", "\x00", "sail ３-５",
    )  # fmt: skip
    for state in states_of(3, mixed(9), 6)[::40]:
        before = text_of(state.to_dict())
        for value in (*VALUES, *texts):
            if value == "end" and "end turn" in state.legal_actions():
                continue
            trial = state.copy()
            try:
                trial.apply(value)
            except IllegalAction:
                assert text_of(trial.to_dict()) == before
                assert trial.history() == state.history()
            else:
                # The beginning of the only action of its kind.
                assert trial.history()[-1].startswith(value)


def test_every_damaged_position_is_refused_or_sound() -> None:
    rng = Random(5)
    for state in states_of(3, mixed(4), 5)[::9]:
        position = state.to_dict()
        for path in rng.sample(list(leaves(position)), 12):
            for value in rng.sample(VALUES, 3):
                damaged = copy.deepcopy(position)
                part = damaged
                for key in path[:-1]:
                    part = part[key]
                part[path[-1]] = value
                try:
                    found = spieltisch.from_dict(damaged)
                except (BadPosition, spieltisch.UnknownGame) as error:
                    text_of(error.to_dict())
                    continue
                check_conservation(found.to_dict())
                check_round_trip(found)


def test_every_missing_field_is_named() -> None:
    position = begin(3).to_dict()
    for name in position:
        rest = {key: value for key, value in position.items() if key != name}
        with pytest.raises(SpieltischError) as caught:
            spieltisch.from_dict(rest)
        assert name in caught.value.message or name == "game"
