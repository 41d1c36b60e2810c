"""Drawings have the colours of the theme for viewers that do not know it, and docs/art.md shows them all."""

from pathlib import Path

import pytest

from tools import drawings
from tools.figures import GENERATED
from tools.paths import ROOT

WANTED = drawings.files()


@pytest.mark.parametrize("path", WANTED, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_file_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == WANTED[path], "python3 build.py types"


def test_the_page_is_among_them() -> None:
    assert drawings.PAGE in WANTED


def test_another_colour_of_the_theme_reaches_the_drawings(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "art").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    (web / "theme.css").write_text("  --art-ink: #123456;\n  --wax: light-dark(#abcdef, #000000);\n")
    (web / "art" / "horn.svg").write_text("<title>A horn</title> var(--art-ink, #2a1a0f) var(--wax, #2a1a0f)")
    (tmp_path / "docs" / "art.md").write_text(f"# Drawings\n\n{GENERATED}\nold\n")
    horn, page = drawings.files(tmp_path).values()
    assert horn == "<title>A horn</title> var(--art-ink, #123456) var(--wax, #abcdef)"
    assert page.startswith(f"# Drawings\n\n{GENERATED}\n")
    assert "../web/art/horn.svg" in page
    assert "A horn" in page
    assert "old" not in page
