"""A third game, added as docs/new-game.md says: everything shared works for it without a change."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, BadOption, BadPlayers, BadPosition, GameOver, IllegalAction, State, catalog
from spieltisch.players.knowledge import NoPlayers
from spieltisch.session import Session
from tests import sample_game
from tools.paths import ROOT

GUIDE = ROOT / "docs" / "new-game.md"


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """The game is in the catalogue for one test."""
    spieltisch.register(sample_game.GAME)
    yield
    del catalog._games[sample_game.GAME.info.id]


def new(players: int = 2, seed: int = 1, **options: str) -> State:
    return spieltisch.new_game("dredging", ["A", "B", "C"][:players], options, seed=seed)


def finished(players: int, seed: int) -> State:
    state, rng = new(players, seed), Random(seed)
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
    return state


def plainest(view: Any) -> str:
    """Return an action that is legal whatever lies in the canal."""
    return "end turn" if view["observation"]["phase"] == "done" else "take 1"


def test_it_is_in_the_catalogue() -> None:
    assert spieltisch.games()["dredging"].to_dict()["options"] == [
        {"id": "beads", "values": ["12", "20"], "default": "12", "module": "base"}
    ]
    assert new(beads="20").observation(0)["beads"] == 20
    assert new().legal_actions()[0].to_dict() == {"text": "take 1", "type": "take", "count": 1}
    with pytest.raises(BadOption):
        new(beads="13")
    with pytest.raises(BadPlayers):
        spieltisch.new_game("dredging", ["A"], seed=1)


@pytest.mark.parametrize("players", [2, 3])
def test_random_games_replay_and_can_be_set_up_anywhere(players: int) -> None:
    for seed in range(20):
        state = finished(players, seed)
        assert spieltisch.replay(json.dumps(state.record())).to_dict() == state.to_dict()
        assert len(state.winners()) == 1
        again = spieltisch.replay(state.record())
        assert again.scores() == state.scores()
    half = new(players)
    half.apply("take 3")
    half.apply("end turn")
    there = spieltisch.from_dict(json.loads(json.dumps(half.to_dict())))
    assert there.to_dict() == half.to_dict()
    assert spieltisch.replay(there.record()).to_dict() == half.to_dict()


def test_refusals_and_errors_come_from_the_shared_part() -> None:
    state = new()
    before = state.to_dict()
    with pytest.raises(IllegalAction, match="DR-001") as caught:
        state.apply("take 5")
    assert caught.value.reason is not None
    assert state.to_dict() == before
    refused = state.why_not("take 5")
    assert refused is not None
    assert (refused.rule, refused.data) == ("DR-001", {"count": 5, "most": 3})
    elsewhere = state.why_not("take 1", seat=1)
    assert elsewhere is not None
    assert elsewhere.rule == "DR-004"
    over = finished(2, 3)
    with pytest.raises(GameOver):
        over.apply("take 1")
    with pytest.raises(BadPosition):
        spieltisch.from_dict({**before, "beads": -1})


def test_where_no_rule_is_known_an_illegal_action_is_refused_without_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = new()
    monkeypatch.setattr(type(state), "_refusal", lambda *_: None)
    with pytest.raises(IllegalAction) as caught:
        state.apply("take 5")
    assert caught.value.reason is None
    assert caught.value.data == {"action": "take 5", "rule": None}
    assert caught.value.message == "'take 5' is not legal here."


def test_what_is_hidden_stays_hidden() -> None:
    state = new(3)
    seen = state.observation(1)
    assert [seat["secret"] is None for seat in seen["seats"]] == [True, False, True]
    for seed in range(5):
        assert state.determinize(1, Random(seed)).observation(1) == seen
    assert all(seat["secret"] is not None for seat in finished(3, 1).observation(0)["seats"])


def test_a_copy_goes_its_own_way() -> None:
    state = new()
    other = state.copy()
    other.apply("take 2")
    assert state.observation(None)["beads"] == 12
    assert len(state.history()) == 0


def test_the_session_plays_it() -> None:
    session = Session()

    def call(method: str, **params: Any) -> Any:
        return json.loads(json.dumps(session.call(method, params)))

    begun = call("new", game="dredging", players=["A", "B"], options={}, seed=5)
    assert begun["view"]["observation"]["beads"] == 12
    acted = call("act", actions=["take 2"], seat=0)
    assert [event["event"] for event in acted["history"][-1]["events"]] == ["took"]
    assert call("whyNot", text="take 1", seat=0)["rule"] == "DR-006"
    ended = call("act", actions=["end turn"], seat=0)
    assert [event["event"] for event in ended["history"][-1]["events"]] == ["turn-ended", "turn-began"]
    assert call("whyNot", text="take 7", seat=1)["rule"] == "DR-001"
    assert call("whyNot", text="end turn", seat=1)["rule"] == "DR-005"
    assert call("history", seat=1)[0]["text"] == "take 2"
    assert call("at", step=0, seat=1)["observation"]["beads"] == 12
    while not (view := call("view", seat=PUBLIC))["over"]:
        call("act", actions=[plainest(view)], seat=view["current"])
    assert call("view", seat=0)["ranking"][0]["rank"] == 1


def test_computers_play_only_what_they_were_taught() -> None:
    session = Session()
    offered = {info["id"]: info["computers"] for info in session.call("games", {})}
    assert offered == {"thurn-und-taxis": True, "murano": True, "dredging": False}
    begun = session.call("new", {"game": "dredging", "players": ["A", "B"], "seed": 5})
    for method, more in (("think", {"level": "apprentice"}), ("think", {"level": "patrician"}), ("hint", {})):
        with pytest.raises(NoPlayers):
            session.call(method, {"seat": 0, "seed": 1, **more})
    # After a refusal the game goes on.
    assert session.call("view", {"seat": 0}) == begun["view"]
    while not (view := session.call("view", {"seat": PUBLIC}))["over"]:
        session.call("act", {"actions": [plainest(view)], "seat": view["current"]})
    with pytest.raises(NoPlayers):
        session.call("analyse", {})


def test_the_guide_names_everything_that_the_game_fills_in() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    wanted = sorted(State.__abstractmethods__)
    assert [name for name in wanted if f"`{name}" not in guide] == []
    for path in re.findall(r"`((?:py|web|tests)/[\w/.-]+)`", guide):
        assert (ROOT / path).exists(), path
