"""A whole game of Thurn und Taxis by what a screen reader says and by keys: without a look at the canvas or a question to the engine."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.devices import NewContext, device, game, positions, saved_game
from tests.browser.reader import Heard, Reader
from tests.browser.site import Site
from tests.browser.unseen.hearing import LENGTHS, Unseen, board_of, late, totals

LISTED = re.compile(r", | and ")


class UnseenMap(Unseen):
    """Plays Thurn und Taxis by ear."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.laid_on_board = 0
        self.houses_on_board = 0

    def act(self, asked: str, heard: Heard) -> None:
        if re.search(r"[Tt]ake (a card|two|the second)", asked):
            self.take(heard)
        elif "Play a card" in asked or "Nothing fits" in asked:
            self.lay(heard)
        elif "Close your route" in asked and is_long_enough(heard):
            self.close(heard)
        elif "stay" in asked:
            self.discard(heard)
        else:
            assert "end your turn" in asked, asked
            self.reader.press("e")

    def take(self, heard: Heard) -> None:
        """Take a face-up card that leads on, or the top card of the deck."""
        roads = roads_of(heard)
        ends = route_of(heard)[:1] + route_of(heard)[-1:] or hand_of(heard)
        mine = {*route_of(heard), *hand_of(heard)}
        keys = [
            str(number)
            for number, card in enumerate(heard.first("toolbar", "Display").all("button")[:-1], 1)
            if not card.states.get("disabled")
            and city_of(card) not in mine
            and any(city_of(card) in roads[end] for end in ends)
        ]
        self.reader.press([*keys, "d"][0])

    def lay(self, heard: Heard) -> None:
        """Lay a card, by its city on the board or from the hand."""
        reader = self.reader
        board = board_of(heard)
        fits = heard.first("region", "^Your hand").buttons("Fits|Can begin")
        if fits and self.laid_on_board < 4:
            self.laid_on_board += 1
            (place,) = board.buttons(f"^{city_of(fits[0])}$")
            reader.use_place(place, board_of(reader.listen()))
        else:
            reader.press("h")
            card = fits[0] if fits else heard.first("region", "^Your hand").buttons()[0]
            reader.walk("ArrowRight", "button", f"^{re.escape(card.name)}$")
            reader.press("Enter")
        if not fits:
            reader.until(lambda heard: heard.all("button", "^Start again"))
            reader.use("^Start again")
        elif "left" in fits[0].name and "right" in fits[0].name and len(route_of(heard)) > 1:
            reader.use("^Play on the left")

    def close(self, heard: Heard) -> None:
        """Close the route; now and then a house is put down on the board."""
        reader = self.reader
        reader.press("c")
        reader.until(lambda heard: heard.all("dialog", "Close"))
        if self.houses_on_board < 2:
            self.houses_on_board += 1
            house = next(one for one in board_of(reader.listen()).all("button") if one.states.get("pressed"))
            for wanted in (False, True):
                reader.use_place(house, board_of(reader.listen()))
                reader.until(has_house(house.name, wanted=wanted))
        reader.use("^Close route$", inside="dialog")

    def discard(self, heard: Heard) -> None:
        """Leave the last cards."""
        reader = self.reader
        panel = heard.first("dialog", "Three cards stay|keep")
        (left,) = [
            int(found[1])
            for one in panel
            if (found := re.search(r"(\d+)", one.name)) and one.role == "StaticText"
        ][:1]
        cards = [one for one in panel.all("button") if "Stays" in one.name or "kept" in one.name.lower()]
        for card in cards[:left]:
            reader.walk("Tab", "button", f"^{re.escape(card.name)}$")
            reader.press("Enter")
        reader.use("^Discard")


def has_house(city: str, *, wanted: bool) -> Callable[[Heard], bool]:
    """Return whether a house is to stand in a city, as a question to the board."""
    return lambda heard: bool(board_of(heard).first("button", f"^{city}$").states.get("pressed")) == wanted


def city_of(card: Heard) -> str:
    return card.name.split(",")[0]


def hand_of(heard: Heard) -> list[str]:
    return [city_of(card) for card in heard.first("region", "^Your hand").all("button")]


def route_of(heard: Heard) -> list[str]:
    name = heard.first("region", "^Your route").name.removeprefix("Your route: ")
    return [] if name == "no card yet" else LISTED.split(name)


def is_long_enough(heard: Heard) -> bool:
    words = " ".join(one.name for one in heard.first("region", "^Your route"))
    needed = re.search(r"Next carriage: (\d)", words)
    return len(route_of(heard)) >= int(needed[1] if needed else 5)


def roads_of(heard: Heard) -> dict[str, list[str]]:
    """Return the neighbours of every city, from the charts."""
    rows = [row for chart in board_of(heard).all("table") for row in chart.rows()]
    return {row[0].name: LISTED.split(row[4].name) for row in rows if len(row) == 5}


@LENGTHS
def test_a_game_by_ear_and_keys(new_context: NewContext, site: Site, whole: bool) -> None:
    state = game() if whole else late(positions(game()), "take")
    start = saved_game(state, levels={1: "merchant"})
    page = device(new_context, site, games=[start]).new_page()
    page.goto(site.url)
    player = UnseenMap(Reader(page))
    end = player.play()
    assert player.laid_on_board
    assert player.houses_on_board or not whole
    assert len(totals(end)) == 3
