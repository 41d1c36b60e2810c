"""The notebook in examples/ runs from its first cell to its last, and what it draws can be drawn."""

from __future__ import annotations

import ast
import json
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import spieltisch
from spieltisch.analysis import chart, doubts, review
from spieltisch.shell import picture, study
from tools.paths import ROOT

NOTEBOOK = ROOT / "examples" / "game.ipynb"
DRAWN = ("<rect", "<text")


def cells() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    return found


def run(source: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does; return the value of its last line."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, NOTEBOOK.name, "exec"), names)  # noqa: S102 - a notebook of our own
    if last is None:
        return None
    return eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), names)  # type: ignore[attr-defined]  # noqa: S307


def test_the_notebook_plays_analyses_and_draws(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Few looks at each decision: what is found is another test's (tests/players/test_analysis.py).
    for module, name, value in (
        (chart, "LOOKS", 2),
        (doubts, "GLANCE", 2),
        (doubts, "VERDICT", 4),
        (review, "SUSPECTS", 3),
        (doubts, "lowest_of", lambda *_: 0.0),
        (doubts, "LEAST", -1.0),
    ):
        monkeypatch.setattr(module, name, value)
    names: dict[str, Any] = {}
    values = [run("".join(cell["source"]), names) for cell in cells() if cell["cell_type"] == "code"]
    said = capsys.readouterr().out
    assert "The order is always: take, play, close." in said
    assert "Did you mean 'take München'?" in said
    assert "is to decide" in said
    assert "better" in said
    assert names["state"].is_over
    drawings = [value for value in values if isinstance(value, picture.Picture)]
    assert len(drawings) == 2
    assert values[0] == ["thurn-und-taxis", "murano"]


def test_it_is_kept_without_what_it_said() -> None:
    assert not [cell for cell in cells() if cell.get("outputs") or cell.get("execution_count")]


@pytest.mark.parametrize(
    ("game", "count", "options"),
    [
        ("thurn-und-taxis", 2, {}),
        ("thurn-und-taxis", 4, {"board": "north"}),
        ("murano", 2, {}),
        ("murano", 4, {}),
    ],
)
def test_every_board_is_a_drawing(game: str, count: int, options: dict[str, Any]) -> None:
    rng = Random(1)
    state = spieltisch.new_game(game, ["A<", "B", "C", "D"][:count], options, seed=1)
    bare = picture.draw(state).svg
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
    svg = picture.draw(state).svg
    for drawing in (bare, svg):
        width = float(ET.fromstring(drawing).attrib["width"])  # noqa: S314 - our own drawing
        for part in ET.fromstring(drawing):  # noqa: S314
            assert -20 <= float(part.attrib.get("x", 0)) <= width
    assert svg.count("<rect") >= bare.count("<rect")
    assert svg != bare
    assert picture.draw(state)._repr_svg_() == svg


def test_a_game_without_a_picture_is_told() -> None:
    from tests.sample_game import GAME

    with pytest.raises(picture.NoPicture, match="there are of thurn-und-taxis, murano"):
        picture.draw(GAME.new_game(("A", "B"), {"beads": "12"}, 1))


def test_a_look_back_can_be_cut_short() -> None:
    rng, state = Random(1), spieltisch.new_game("thurn-und-taxis", ["A", "B"], seed=1)
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
    found = study.analyse(json.dumps(state.record()), seconds=0.2)
    assert not found["done"]
    assert found["costly"] == []
    assert 0 < found["progress"] < 1
