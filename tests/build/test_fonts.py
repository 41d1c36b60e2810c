"""The fonts of the site look as they were made, and lack only what is never seen (tools/lettering)."""

import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

from tools.lettering import faces
from tools.paths import ROOT

ASKED_FOR = {"lining-nums": "lnum", "tabular-nums": "tnum", "normal": None}
"""What styles may ask of a font, and the feature that makes it."""


def of_site(site: Path, face: Path) -> Path:
    (found,) = site.glob(f"assets/{face.stem}-*.woff2")
    return found


def drawn(font: Any) -> Mapping[int, tuple[Any, Any]]:
    """Return by letter its width and its outline."""
    shapes = font.getGlyphSet()
    found = {}
    for code, name in font.getBestCmap().items():
        pen = DecomposingRecordingPen(shapes)
        shapes[name].draw(pen)
        found[code] = (font["hmtx"][name][0], pen.value)
    return found


@pytest.mark.parametrize("face", faces(), ids=lambda face: face.stem)
def test_each_letter_is_there_as_it_was(site: Path, face: Path) -> None:
    before, after = (drawn(TTFont(file)) for file in (face, of_site(site, face)))
    assert after == {code: shape for code, shape in before.items() if not unicodedata.combining(chr(code))}
    assert {*range(0x20, 0x7F), *range(0xA1, 0x100), *map(ord, "„“”’–…Œœ")} <= {*after}


@pytest.mark.parametrize("face", faces(), ids=lambda face: face.stem)
def test_what_a_text_has_by_itself_and_what_styles_ask_for_is_there(site: Path, face: Path) -> None:
    styles = [path.read_text() for end in ("js", "css") for path in (ROOT / "web").rglob(f"*.{end}")]
    asked = {
        word
        for text in styles
        for line in re.findall(r"font-variant[\w-]*:([^;]*);", text)
        for word in line.split()
    }
    wanted = {"kern", "liga", "calt", "locl", *(ASKED_FOR[word] for word in asked)}
    before, after = (_features(TTFont(file)) for file in (face, of_site(site, face)))
    assert wanted & before <= after


def _features(font: Any) -> set[str]:
    tables = [font[name].table for name in ("GSUB", "GPOS") if name in font]
    return {record.FeatureTag for table in tables for record in table.FeatureList.FeatureRecord}


def test_a_font_that_keeps_its_name_for_itself_is_not_changed(site: Path) -> None:
    (face,) = (face for face in faces() if "Reserved Font Name" in str(TTFont(face)["name"].getDebugName(0)))
    assert of_site(site, face).read_bytes() == face.read_bytes()


def test_the_others_are_smaller(site: Path) -> None:
    before = sum(face.stat().st_size for face in faces())
    after = sum(of_site(site, face).stat().st_size for face in faces())
    assert before - after > 40_000
