"""A language is its files and one line of `languages.json`; one that is not whole yet comes on demand only."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.languages import LANGUAGES, TEXTS
from tools.console import run
from tools.paths import TOOLS
from tools.setup_node import node_ready

READ = """
const { textModule } = await import(process.argv[1]);
console.log(JSON.stringify(textModule(process.argv[2], process.argv[3], process.argv[4] === "unfinished")));
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The texts with one language more, which has three of them."""
    texts = tmp_path / "web" / "i18n"
    shutil.copytree(TEXTS, texts)
    listed = texts / "languages.json"
    languages = json.loads(listed.read_text(encoding="utf-8"))
    listed.write_text(json.dumps({**languages, "nl": {"name": "Nederlands", "unfinished": True}}))
    (texts / "nl").mkdir()
    (texts / "nl" / "table.ftl").write_text("# Voor iedereen.\ntable-yes = Ja\ntable-no = Nee\n")
    return tmp_path


def module(root: Path, name: str, *more: str) -> str:
    """Return the source of a module of texts, as the build gives it to the page."""
    node_ready()
    code = ["node", "--input-type=module", "--eval", READ]
    said = run([*code, TOOLS / "node" / "texts.mjs", root, name, *more], failure="the texts cannot be read")
    return str(json.loads(said))


def test_an_unfinished_language_is_left_out(root: Path) -> None:
    source = module(root, "spieltisch:texts")
    assert [one for one in (*LANGUAGES, "nl") if f"page-{one}" in source] == [*LANGUAGES]
    assert "Nederlands" not in source


def test_it_comes_where_it_is_asked_for_with_what_it_has(root: Path) -> None:
    assert "page-nl" in module(root, "spieltisch:texts", "unfinished")
    words = json.loads(
        module(root, "spieltisch:texts/page-nl", "unfinished").removeprefix("export default ")[:-1]
    )
    assert words.split("\n") == ["table-yes = Ja", "table-no = Nee", ""]
    assert module(root, "spieltisch:texts/rules-nl", "unfinished") == 'export default "";'


def test_without_a_page_each_language_that_can_says_so(root: Path) -> None:
    source = module(root, "spieltisch:without-page", "unfinished")
    said = json.loads(source.removeprefix("export const WITHOUT_PAGE = ")[:-1])
    assert set(said) == {*LANGUAGES}
    assert all({*words} == {"title", "text", "again"} for words in said.values())
