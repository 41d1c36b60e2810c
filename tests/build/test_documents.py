"""README and documents say what is true: every snippet runs, and every command is one that there is, run by a test that is named."""

from __future__ import annotations

import ast
import json
import re
import shlex
import subprocess
import textwrap
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from spieltisch.arena import __main__ as arena
from spieltisch.arena.entrant import read
from tools import checks, cli, drawings, figures
from tools.paths import CACHE, ENGINE, ROOT
from tools.schema import reference
from tools.setup_python import install

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PAGES = [*DOCUMENTS, ROOT / "CHANGELOG.md", *sorted((ROOT / "docs" / "decisions").glob("*.md"))]
COLUMNS = 100
LINES_IN_A_PARAGRAPH = 5
SAMPLE = ROOT / "tests/sample_expansion/tree/py/spieltisch/thurn_und_taxis/expansions/inn.py"
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?:PYTHONPATH=py )?(?:python3?|pip|build\.py|\.venv/bin/\w+) .*")
BLANKS = re.compile(r"\b(?:PART|FILE|FOLDER|HOST|URL|ADDRESS)\b|\.\.\.")
"""What stands in a command for something that the reader knows."""

RUN_BY = {
    "build": "tests/build/test_reproducible.py",
    "serve": "tests/build/test_serve.py",
    "package": "tests/build/test_packages.py",
    "types": "tests/build/test_schema.py",
    "test": ".ci/run",
    "--help": "tests/build/test_set_up.py",
    "bench": "tools/bench",
    "figures": "tests/build/test_sources.py",
    "data": "tests/engine/patches/test_merge.py",
    "puzzles": "tests/arena/test_positions.py",
    "spieltisch.arena": "tests/arena/test_arena.py",
    "spieltisch.players.protocol": "tests/players/test_protocol.py",
    "spieltisch.arena.tune": "tests/arena/test_arena.py",
    "spieltisch.arena.fit": "tests/players",
    "spieltisch.arena.learn": "tests/players/thurn_und_taxis",
    "spieltisch.arena.lessons": "tests/arena/test_lessons.py",
    "spieltisch.arena.calibrate": "tests/arena/test_calibrate.py",
    "spieltisch.arena.readings": "tests/arena/test_readings.py",
    "pip": "tests/build/test_packages.py",
    "pytest": "tests/rules/thurn_und_taxis/base",
    "ruff": "tools/checks.py",
    "tests.engine.fuzz": "tests/engine/fuzz",
    "tests.page.events": "tests/page/test_events.py",
    "tests.records.make": "tests/records/test_golden.py",
}
"""What runs a command in earnest, by the word that tells commands apart; here it is read as the command itself reads it."""


class Snippet(NamedTuple):
    """A block of a document."""

    document: str
    kind: str
    text: str


def snippets(*kinds: str) -> list[Snippet]:
    """Return all blocks of some kinds."""
    return [
        Snippet(path.name, found[1], found[2])
        for path in DOCUMENTS
        for found in FENCE.finditer(path.read_text(encoding="utf-8"))
        if found[1] in kinds
    ]


def commands() -> list[tuple[str, str]]:
    """Return every command in a block, in an indented line or between backquotes, with its document."""
    found: set[tuple[str, str]] = set()
    for path in DOCUMENTS:
        text = re.sub(r" *\\\n *", " ", path.read_text(encoding="utf-8"))
        shell = "\n".join(block[2] for block in FENCE.finditer(text) if block[1] == "sh")
        prose = FENCE.sub("", text)
        indented = re.findall(r"^ {4}(\S.*)$", prose, re.MULTILINE)
        quoted = [" ".join(words.split()) for words in re.findall(r"`([^`]+)`", prose)]
        for line in [*shell.splitlines(), *indented, *quoted]:
            command = re.sub(r"\s+# .*$", "", line).strip()
            if COMMAND.fullmatch(command):
                found.add((path.name, command))
    return sorted(found)


def test_nothing_is_written_in_a_language_that_nobody_reads() -> None:
    kinds = {found[1] for path in DOCUMENTS for found in FENCE.finditer(path.read_text(encoding="utf-8"))}
    run_elsewhere = {kind for kind in kinds if kind.split("-")[0] in ("notation", "record")}
    assert (ROOT / "tests/engine/notation").is_dir(), "where those are played"
    assert kinds - run_elsewhere <= {
        "sh", "python", "python rl", "python of the sample", "js", "json", "toml", "mermaid",
    }  # fmt: skip
    assert len(commands()) > 40


@pytest.mark.parametrize("document", sorted({snippet.document for snippet in snippets("python")}))
def test_the_python_in_a_document_runs(document: str) -> None:
    names: dict[str, Any] = {}
    for snippet in snippets("python"):
        if snippet.document == document:
            run(snippet.text, names)


def run(text: str, names: dict[str, Any]) -> None:
    """Run a block line by line; where a line ends with a value as its comment, it has that value."""
    lines = text.splitlines()
    checked = 0
    for node in ast.parse(text).body:
        comment = re.search(r"  # (.*)$", lines[(node.end_lineno or 1) - 1])
        code = ast.get_source_segment(text, node)
        assert code is not None
        if isinstance(node, ast.Expr) and comment and comment[1][0] in '["(R':
            value = repr(eval(code, names)).replace("'", '"')  # noqa: S307 - from our own documents
            told = re.split(r": |\.\.\.", comment[1])[0]
            assert value.startswith(told), code
            checked += 1
        else:
            exec(compile(ast.Module([node], []), "document", "exec"), names)  # noqa: S102


def test_what_a_comment_says_is_compared() -> None:
    with pytest.raises(AssertionError):
        run("[1, 2][:1]  # [2]: wrong", {})
    run("[1, 2][:1]  # [1]: right", {})


def test_the_learning_environment_of_the_document_runs() -> None:
    (snippet,) = snippets("python rl")
    python = install("rl", CACHE / "rl-venv")
    subprocess.run([python, "-c", snippet.text], check=True, env={"PYTHONPATH": str(ENGINE)})


def test_the_sample_expansion_is_shown_as_it_is() -> None:
    # Without white space: outside of its class it is indented, and broken into lines, in another way.
    source = "".join(SAMPLE.read_text(encoding="utf-8").split())
    shown = snippets("python of the sample")
    assert shown
    assert [snippet.text for snippet in shown if "".join(snippet.text.split()) not in source] == []


def test_data_can_be_read(tmp_path: Path) -> None:
    for snippet in snippets("json"):
        json.loads(snippet.text)
    for snippet in snippets("toml"):
        groups = tomllib.loads(snippet.text)["project"]["entry-points"]
        assert set(groups) == {"spieltisch.games", "spieltisch.bots"}
    for number, snippet in enumerate(snippets("js")):
        path = tmp_path / f"{number}.mjs"
        path.write_text(snippet.text, encoding="utf-8")
        subprocess.run(["node", path], check=True)


@pytest.mark.parametrize(("document", "command"), commands())
def test_a_command_is_one_that_there_is(document: str, command: str) -> None:
    words = shlex.split(command)
    words = words[1:] if "=" in words[0] else words
    program, rest = Path(words[0]).name, words[1:]
    if program in ("python", "python3") and rest[:1] == ["build.py"]:
        program, rest = "build.py", rest[1:]
    if program == "build.py":
        key = _build_command(rest)
    elif program in ("python", "python3"):
        assert rest[0] == "-m", command
        key, rest = rest[1], rest[2:]
        assert find_spec(key), command
        if key == "spieltisch.arena":
            _arena_command(rest)
    else:
        key = program
        if program == "pip":
            extras = re.findall(r"\[(\w+)\]", command)
            known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
            assert set(extras) <= set(known["optional-dependencies"])
    assert (ROOT / RUN_BY[key]).exists(), key


def _build_command(words: list[str]) -> str:
    """Return the command of build.py, once its own parser has taken the words."""
    if words == ["--help"] or any(BLANKS.search(word) for word in words):
        return words[0]
    try:
        options = cli._parser().parse_args(words)
    except SystemExit:
        # `build.py bench` names the command without its object.
        assert words == ["bench"], words
        return "bench"
    if words[0] == "test":
        assert set(options.parts) <= {*checks.SEVERAL, *checks.PARTS}, words
    return words[0]


def _arena_command(words: list[str]) -> None:
    if words == ["--help"] or any(BLANKS.search(word) for word in words):
        return
    options = arena._parser().parse_args(words)
    for entrant in options.entrants:
        read(entrant)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_document_links_to_is_there(path: Path) -> None:
    text = textwrap.dedent(path.read_text(encoding="utf-8"))
    for link, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", text):
        target = path.parent / link if link else path
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), f"{link}#{anchor}"


def anchors(path: Path) -> set[str]:
    """Return the names under which the headings of a page can be reached."""
    headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def paragraphs(path: Path) -> list[list[str]]:
    """Return the paragraphs and list items of a document, line by line, without tables, blocks and headings."""
    found: list[list[str]] = [[]]
    for line in FENCE.sub("", path.read_text(encoding="utf-8")).splitlines():
        if line.strip() in ("", ">") or line.startswith(("|", "#", "!", "    ")):
            found.append([])
        elif re.match(r"\s*(?:[*-]|\d+\.) ", line):
            found.append([line])
        else:
            found[-1].append(line)
    return [lines for lines in found if lines]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_page_can_be_skimmed(path: Path) -> None:
    for lines in paragraphs(path):
        assert len(lines) <= LINES_IN_A_PARAGRAPH, lines[0]
        assert [line for line in lines if len(line) > COLUMNS] == []


def test_a_paragraph_that_is_too_long_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Page\n\n* one\n  two\n* three\n\nfour\nfive\n| six |\n", encoding="utf-8")
    assert paragraphs(page) == [["* one", "  two"], ["* three"], ["four", "five"]]


def test_the_documents_keep_to_their_limit() -> None:
    words = figures.documents()
    assert len(words) > 20
    assert sum(words.values()) <= figures.WORDS, words


def test_words_are_counted_without_bars_and_without_what_is_generated() -> None:
    text = f"# One page\n\n| `two` | three |\n|---|---|\n* four — five\n{figures.GENERATED}\nmore"
    assert figures.written(text) == len(["One", "page", "two", "three", "four", "five"])


def test_only_what_is_written_by_the_build_is_left_out() -> None:
    marked = {path for path in PAGES if figures.GENERATED in path.read_text(encoding="utf-8")}
    assert marked == {drawings.PAGE, reference.PAGE}


def decisions() -> dict[str, str]:
    """Return what the tables of decisions say was chosen, by number; those with a page of their own link it."""
    text = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^\| \[?(\d{3})(?:\]\S+)? \| (.+?) \|", text, re.MULTILINE))


def test_every_page_of_a_decision_is_linked_from_the_tables() -> None:
    folder = ROOT / "docs" / "decisions"
    text = (folder / "README.md").read_text(encoding="utf-8")
    pages = {page.name: page for page in folder.glob("[0-9]*.md")}
    assert set(re.findall(r"^\| \[\d{3}\]\((\S+)\)", text, re.MULTILINE)) == set(pages)
    for name, page in pages.items():
        title = page.read_text(encoding="utf-8").splitlines()[0]
        assert title == f"# {name[:3]}: {decisions()[name[:3]]}"


def sources(*rooms: str) -> list[str]:
    """Return the paths of all sources in some rooms."""
    return [
        f"/{path.relative_to(ROOT).as_posix()}"
        for room in rooms
        for path in sorted((ROOT / room).rglob("*.*"))
        if path.is_file() and "__pycache__" not in path.parts
    ]


def test_a_decision_that_is_named_is_there() -> None:
    numbers = set(decisions())
    assert len(numbers) > 30
    for path in sources("web", "py", "tools", "tests", "docs"):
        if path.endswith((".py", ".js", ".mjs", ".ts", ".md", ".css", ".ftl", ".toml")):
            text = (ROOT / path[1:]).read_text(encoding="utf-8")
            assert set(re.findall(r"docs/decisions/(\d{3})", text)) <= numbers, path


def test_the_map_of_the_rooms_names_what_is_there() -> None:
    text = FENCE.sub("", (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    rows = "\n".join(line for line in text.splitlines() if line.startswith("|"))
    named = set(re.findall(r"`(?:<game>/)?([\w./*-]+(?:/|\.(?:py|js|json|css|ftl)))`", rows))
    assert len(named) > 80
    paths = sources("web", "py", "tools")
    for name in sorted(named):
        wanted = re.escape(f"/{name}").replace(r"\*", "[^/]*") + ("" if name.endswith("/") else "$")
        assert any(re.search(wanted, path) for path in [*paths, "/service-worker.js"]), name
