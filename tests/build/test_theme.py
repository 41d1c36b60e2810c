"""Each colour is said once, and in one file: by day and by night in the same line."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from tools.paths import ROOT

THEME = ROOT / "web" / "theme.css"
# Boards (JSON) and icons (SVG) are data: a picture brings its own colours.
SOURCES = sorted(
    path
    for path in [ROOT / "index.html", *(ROOT / "web").rglob("*")]
    if path.suffix in {".js", ".css", ".html"} and path != THEME
)
NAMED = "black|white|red|green|blue|yellow|orange|brown|gr[ae]y|silver|gold|purple|pink|navy|teal|maroon|olive|lime"
LITERAL = re.compile(
    rf"""
    (?<![\w.&]) \# (?:[0-9a-f]{{3,4}}|[0-9a-f]{{6}}|[0-9a-f]{{8}}) \b (?!\s*[(=])  # not a private name of JavaScript
    | (?<![\w.-]) (?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch) \( \s* (?:from\b|[\d.])
    | \b color \( \s* (?:from|srgb|display-p3|xyz)
    | ^ \s* [a-z-]+ : \s [^"';\n]* (?<![\w-]) (?:{NAMED}) (?![\w-]) [^"';\n]* ; $  # a declaration of CSS
    | (?:color-mix|gradient) \( [^"'\n]* (?<![\w-]) (?:{NAMED}) (?![\w-])
    | (?:fillStyle | strokeStyle | shadowColor) \s* = \s* ["'] (?!transparent)
    | (?<![\w-]) (?:fill | stroke | stop-color) = ["'] (?!none | currentColor)
    """,
    re.VERBOSE | re.MULTILINE | re.IGNORECASE,
)


def code(path: Path) -> str:
    """Return a file without its comments; lines keep their numbers."""
    return re.sub(
        r"/\*.*?\*/|(?<![:\w])//[^\n]*|<!--.*?-->",
        lambda found: "\n" * found[0].count("\n"),
        path.read_text(),
        flags=re.DOTALL,
    )


def declared() -> list[tuple[str, str]]:
    return re.findall(r"^\s*(--[\w-]+):\s*([^;]+);", code(THEME), re.MULTILINE)


def test_each_property_of_the_theme_is_said_once() -> None:
    names = Counter(name for name, _ in declared())
    assert len(names) > 100
    assert [name for name, count in names.items() if count > 1] == []


def test_day_and_night_differ_in_the_value_alone() -> None:
    """Where something else asks for the theme, a colour would soon have a second place."""
    assert "prefers-color-scheme" not in code(THEME)
    assert re.findall(r"\[data-theme[^{]*\{([^}]*)\}", code(THEME)) == [
        "\n  color-scheme: light;\n",
        "\n  color-scheme: dark;\n",
    ]
    asking = [
        path.relative_to(ROOT).as_posix()
        for path in SOURCES
        if re.search(r"prefers-color-scheme|light-dark\(|\[data-theme", code(path))
    ]
    assert [name for name in asking if not name.endswith("drawn-board.js")] == []


def test_no_colour_is_said_outside_the_theme() -> None:
    found = []
    for path in SOURCES:
        text = code(path)
        for literal in LITERAL.finditer(text):
            line = text.count("\n", 0, literal.start()) + 1
            found.append(f"{path.relative_to(ROOT).as_posix()}:{line}: {literal[0].strip()}")
    assert found == []


@pytest.mark.parametrize(
    ("text", "is_colour"),
    [
        ("  color: #fff;", True),
        ('fill: "#b5297c",', True),
        ("  filter: drop-shadow(0 2px 3px rgb(0 0 0 / 0.3));", True),
        ("  stroke: color-mix(in oklab, var(--accent), black 25%);", True),
        ("  background: white;", True),
        ('ctx.fillStyle = "red";', True),
        ('<path fill="tan" d="M0 0" />', True),
        ("  color: oklch(from var(--ink) l c h / 0.5);", True),
        ("  this.#add(1);", False),
        ("  #add(one) {", False),
        ("  #bad = 0;", False),
        ('  edge.addColorStop(0, "transparent");', False),
        ("  white-space: nowrap;", False),
        ('this.color = "blue";', False),
        ("ctx.strokeStyle = palette(token);", False),
        ('<path fill="none" stroke="currentColor" />', False),
        ("  const [r, g, b] = rgb(hex);", False),
        ('  stroke: red ? "--art-ink" : "--art-gold",', False),
        ('location.hash = "#/new"', False),
    ],
)
def test_what_counts_as_a_colour(text: str, *, is_colour: bool) -> None:
    assert bool(LITERAL.search(text)) == is_colour


def test_each_property_of_the_theme_is_used() -> None:
    drawings = sorted((ROOT / "web").rglob("*.svg"))
    texts = [code(THEME).replace(":", " :"), *map(code, [*SOURCES, *drawings])]
    # `--seat-${colour}` leaves the beginning of a name.
    used = {name for text in texts for name in re.findall(r"--[\w-]++(?! :)", text)}
    beginnings = tuple(name for name in used if name.endswith("-"))
    assert [
        name
        for name, _ in declared()
        if name not in used and not (beginnings and name.startswith(beginnings))
    ] == []


def brightness(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG measures it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_by_night_a_space_of_the_ring_stands_out_from_the_water() -> None:
    """By day its ground does; by night, when only its edge can, that edge is as bright as text would have to be."""
    night = {
        name: found[0] for name, value in declared() if (found := re.findall(r", (#[0-9a-f]{6})\)", value))
    }
    edge = brightness(night["--lagoon-quay-edge"]) + 0.05
    for water in "--lagoon-sea", "--lagoon-deep":
        assert edge / (brightness(night[water]) + 0.05) >= 4.5


def test_what_is_advised_is_told_apart_from_what_has_the_keyboard() -> None:
    colours = dict(declared())
    for half in 0, 1:
        focus, hinted, *grounds = (
            re.findall(r"#[0-9a-f]{6}", colours[name])[half]
            for name in ("--focus", "--hinted", "--paper", "--paper-2", "--panel")
        )
        for ground in grounds:
            bright, dark = sorted((brightness(hinted) + 0.05, brightness(ground) + 0.05), reverse=True)
            assert bright / dark >= 4.5
        red, blue = (int(hinted[at : at + 2], 16) - int(focus[at : at + 2], 16) for at in (1, 5))
        assert red - blue >= 90, "one is blue, the other reddish"


def test_the_manifest_has_the_paper_of_the_theme(site: Path) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    paper = dict(declared())["--paper"]
    day = re.match(r"light-dark\((#[0-9a-f]{6}),", paper)
    assert day
    assert {manifest["background_color"], manifest["theme_color"]} == {day[1]}


def test_styles_are_shipped_in_words_that_older_browsers_know(site: Path) -> None:
    styles = [path.read_text() for path in (site / "assets").glob("*.css")]
    assert any("--seat-blue" in text for text in styles)
    assert [text for text in styles if "light-dark(" in text] == []


def test_the_oldest_browsers_are_said_as_the_build_has_them() -> None:
    """To a person with an older one, and to a reader of what is needed."""
    bundle = (ROOT / "tools/node/bundle.mjs").read_text()
    oldest = dict(re.findall(r"(\w+): \[([\d, ]+)\]", re.findall(r"const OLDEST = (.*);", bundle)[0]))
    versions = [
        ".".join(oldest[name].replace(", 0", "").split(", "))
        for name in ("chrome", "firefox", "safari", "ios_saf")
    ]
    chrome, firefox, safari, ipad = versions
    said = [f"Chrome or Edge {chrome}", f"Firefox {firefox}", f"Safari {safari}", f"iPadOS or iOS {ipad}"]
    words = json.loads((ROOT / "web/i18n/guard.json").read_text())["tooOld"]
    english, german = words["en"], words["de"]
    for text in (english, german.replace("oder", "or"), " ".join((ROOT / "README.md").read_text().split())):
        assert [one for one in said if one not in text] == []
