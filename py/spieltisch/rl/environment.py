"""A game as an AEC environment of PettingZoo: fixed list of actions, masks, arrays, returns (docs/python.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from .. import catalog, new_game
from ..actions import Action
from ..errors import IllegalAction, SpieltischError, shown
from ..shell import told
from ..state import State
from . import murano, taxis
from .fields import Layout
from .numbering import Numbering

ROOMS: Mapping[str, Any] = {"thurn-und-taxis": taxis, "murano": murano}
"""By game what tells of it: ``fields(state)`` and ``words(state)``."""


class BadEnvironment(SpieltischError):
    """There are no arrays for a game, or no such reward."""

    id = "bad-environment"


def win(state: State) -> list[float]:
    """Return for each seat 1 for a victory and, so that the sum is 0, a part of -1 for a defeat; a tie lies between."""
    winners, count = state.winners(), len(state.players)
    return [((seat in winners) * count / len(winners) - 1) / (count - 1) for seat in range(count)]


def lead(state: State) -> list[float]:
    """Return for each seat by how many points it is ahead of the best of the others."""
    totals = [score["total"] for score in state.scores()]
    return [float(own - max(totals[:seat] + totals[seat + 1 :])) for seat, own in enumerate(totals)]


REWARDS: Mapping[str, Callable[[State], list[float]]] = {"win": win, "lead": lead}
"""What each seat is given at the end of a game; before it all is 0."""


class SpieltischEnv(AECEnv[str, Any, int], EzPickle):  # type: ignore[misc]  # both untyped here
    """A game at which agents ``player_0`` and so on sit in the order of the seats.

    ``layout`` tells what the numbers of an observation are, ``numbering.texts`` what the numbers of actions are. Arguments and
    errors are those of `spieltisch.rl.raw_env`.
    """

    def __init__(  # noqa: PLR0913 - an environment has these choices
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = "win",
        most: int = 20_000,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, reward=reward, most=most, render_mode=render_mode)
        super().__init__()
        found = catalog.find(game)
        if game not in ROOMS:
            raise BadEnvironment(f"There are no arrays for {game!r}; there are for {', '.join(ROOMS)}.")
        if reward not in REWARDS:
            raise BadEnvironment(f"There is no reward {shown(reward)}; there are {', '.join(REWARDS)}.")
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.game, self.options, self.most = game, found.info.check_options(options or {}), most
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._returns = REWARDS[reward]
        self._chance = Random()
        self.game_state: State = self._begin(0)
        self.numbering = Numbering(
            self.game_state.rules.words.known,  # type: ignore[attr-defined]  # both games have them
            ROOMS[game].words(self.game_state),
        )
        self.layout = Layout(ROOMS[game].fields(self.game_state))
        self._begun: list[str] = []
        self._possible: dict[int, Action | None] = {}
        self._steps = 0
        self._spaces()
        self.agents: list[str] = []

    def _begin(self, seed: int) -> State:
        return new_game(self.game, self.possible_agents, self.options, seed=seed)

    def _spaces(self) -> None:
        bounds = [(field.low, field.high) for field in self.layout.fields for _ in field.labels]
        low = [low for low, _ in bounds] + [0] * len(self.numbering.words)
        high = [high for _, high in bounds] + [1] * len(self.numbering.words)
        actions = len(self.numbering.texts)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent observes: ``observation`` and ``action_mask``."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions: a number for each."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game.

        Args:
            seed: decides this game and all that follow until the next seed.
            options: of no use here; those of the game belong to the environment.
        """
        if seed is not None:
            self._chance = Random(seed)
        self.game_state = self._begin(self._chance.randrange(catalog.SEED_LIMIT))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._begun = []
        self._steps = 0
        self._ask()

    def _ask(self) -> None:
        """See what can be chosen, and by whom."""
        seat = self.game_state.current_player
        self._possible = self.numbering.possible(self.game_state.legal_actions(), self._begun)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know as an array, and the mask of its actions, all 0 where it is not to decide."""
        seat = self._seat[agent]
        row = np.zeros(self.layout.size + len(self.numbering.words), np.int16)
        self.layout.write(row, self.game_state.observation(seat), seat)
        mask = np.zeros(len(self.numbering.texts), np.int8)
        if seat == self.game_state.current_player:
            for word in self._begun:
                row[self.layout.size + self.numbering.words.index(word)] = 1
            mask[list(self._possible)] = 1
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take the step of the agent that is to decide.

        Args:
            action: a number whose mask is 1; None for an agent whose game has ended.

        Raises:
            IllegalAction: the mask of that number is 0.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        if number not in self._possible:
            text = self.numbering.texts[number] if 0 <= number < len(self.numbering.texts) else action
            raise IllegalAction(f"Action {shown(action)} ({text}) is not legal here; its mask is 0.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        whole = self._possible[number]
        if whole is None:
            self._begun.append(self.numbering.texts[number])
        else:
            self.game_state.apply(whole)
            self._begun = []
        self._steps += 1
        self._ask()
        if self.game_state.is_over:
            self.rewards = dict(zip(self.agents, self._returns(self.game_state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the table as a text, as the player who is to decide sees it; None without ``render_mode="ansi"``."""
        if self.render_mode != "ansi":
            return None
        return told.board(self.game_state, self.game_state.current_player)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
