"""A whole game of Murano by what a screen reader says and by keys: without a look at the canvas or a question to the engine."""

from __future__ import annotations

import re

from tests.browser.devices import NewContext, device, saved_game
from tests.browser.murano import murano_positions, new_murano
from tests.browser.reader import Heard, Reader
from tests.browser.site import Site
from tests.browser.unseen.hearing import LENGTHS, Unseen, board_of, late, totals

ONCE = ["Character", "Gondolier", "Palace", "Special building", "Build", "Production", "Income"]
"""Everybody goes there early on."""
OFTEN = ["Glass factory", "Shop", "Build", "2 gold"]
"""What ends the game, and what has to be paid for it."""


class UnseenLagoon(Unseen):
    """Plays Murano by ear."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.been: set[str] = set()
        self.done: set[str] = set()

    def act(self, asked: str, heard: Heard) -> None:
        board = board_of(heard)
        gondolas, cells = board.buttons("^Gondola"), board.buttons(r"^\d/\d: ")
        offered = [
            *(one for panel in heard.all("toolbar", "^What you can do now") for one in panel.buttons()),
            *(one for one in heard.buttons("^(Keep|Buy|Look|Take nothing|None|Take)")),
        ]
        if "Where to?" in asked:
            self.sail(board)
        elif "glowing gondola" in asked and gondolas:
            self.put(gondolas[0], board, asked)
        elif re.search("paved|building and its site|just bought", asked) and cells:
            self.put(cells[0], board, asked)
        elif "What do you build here" in asked:
            self.reader.use(f"^{re.escape(offered[-1].name)}$")
        elif "more tile" in asked or "Nothing is left" in asked:
            self.reader.press("e")
        elif offered:
            self.done.add(offered[0].name)
            self.reader.use(f"^{re.escape(offered[0].name)}$")
        else:
            self.reader.press("e")

    def sail(self, board: Heard) -> None:
        """Sail where one ship comes for nothing, if there is such a space."""
        ways = {}
        for space, _ship, way, *_ in board.first("table", "Ring").rows():
            (button,) = space.all("button")
            if not button.states.get("disabled"):
                ways[button] = (re.sub(r".*\((.*)\)", r"\1", button.name), way.name)
        wanted = [one for one in ONCE if one not in self.been] + OFTEN
        best = min(
            ways,
            key=lambda one: (
                ways[one][1] != "one ship, free",
                wanted.index(ways[one][0]) if ways[one][0] in wanted else 99,
            ),
        )
        self.been.add(ways[best][0])
        self.reader.use_place(best, board)
        if ways[best][1] != "one ship, free":
            self.reader.use("^Sail")

    def put(self, place: Heard, board: Heard, asked: str) -> None:
        """Choose a place of the board, and what comes there if that has to be said."""
        self.done.add(asked)
        self.reader.use_place(place, board)


@LENGTHS
def test_a_game_by_ear_and_keys(new_context: NewContext, site: Site, whole: bool) -> None:
    state = new_murano(2) if whole else late(murano_positions(new_murano(2)), "sail")
    start = saved_game(state, levels={1: "merchant"})
    page = device(new_context, site, games=[start], prefs={"confirmTurns": False}).new_page()
    page.goto(site.url)
    player = UnseenLagoon(Reader(page))
    end = player.play()
    assert player.done
    assert len(totals(end)) == 3
