"""The words for people, which lie in the page's Fluent files: as much of that format as refusals need."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ..errors import SpieltischError

Word = str | int

_BEGINS = re.compile(r"^([a-zA-Z][\w-]*) = ?", re.MULTILINE)
_VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\] ?")
_VARIABLE = re.compile(r"\s*\$(\w+)\s*")


class NoWords(SpieltischError):
    """There are no words in a language."""

    id = "no-words"


@cache
def messages(language: str = "en") -> Mapping[str, str]:
    """Return all texts of a language by id, as they are written.

    Raises:
        NoWords: there are none in this language.
    """
    found: dict[str, str] = {}
    folder = _folder()
    known = sorted(path.name for path in folder.iterdir() if path.is_dir())
    if language not in known:
        raise NoWords(f"There are no words in {language!r}; there are {', '.join(known)}.")
    for path in sorted((folder / language).glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        text = "\n".join(line for line in lines if not line.startswith("#"))
        starts = [*_BEGINS.finditer(text)]
        ends = [match.start() for match in starts[1:]] + [len(text)]
        found |= {match[1]: text[match.end() : end].strip() for match, end in zip(starts, ends, strict=True)}
    return found


def _folder() -> Path:
    """Return where the languages are: in the installed package, or in the tree of the project."""
    here = Path(__file__).parent
    installed = here / "words"
    return installed if installed.is_dir() else here.parents[2] / "web" / "i18n"


def text(id_: str, words: Mapping[str, Word], language: str = "en") -> str | None:
    """Return a text with words put in, None where there is no such text."""
    pattern = messages(language).get(id_)
    return None if pattern is None else _Reader(pattern, words).read().strip()


class _Reader:
    def __init__(self, pattern: str, words: Mapping[str, Word]) -> None:
        self.pattern = pattern
        self.words = words
        self.at = 0

    def read(self) -> str:
        """Return the text up to the end, or to the brace or variant that ends this part of it."""
        parts: list[str] = []
        while self.at < len(self.pattern):
            letter = self.pattern[self.at]
            if letter == "}" or (letter == "\n" and _VARIANT.match(self.pattern, self.at)):
                break
            self.at += 1
            parts.append(self._placed() if letter == "{" else letter)
        # The last line break of a variant stands before the next one, or before the brace that ends them.
        text = re.sub(r"\s*\n\s*\Z", "", "".join(parts))
        return re.sub(r"\s*\n\s*", " ", text)

    def _placed(self) -> str:
        """Read what stands between braces, from behind the first one to behind the second one."""
        variable = _VARIABLE.match(self.pattern, self.at)
        if variable is None:
            end = self.pattern.index("}", self.at)
            literal = self.pattern[self.at : end].strip().strip('"')
            self.at = end + 1
            return literal
        self.at = variable.end()
        value = self.words.get(variable[1])
        if self.pattern.startswith("->", self.at):
            self.at += 2
            return self._chosen(value)
        self.at = self.pattern.index("}", self.at) + 1
        shown = "" if value is None else str(value)
        # As the page does: a number below zero has a true minus sign.
        return shown.replace("-", "\u2212") if isinstance(value, int) else shown

    def _chosen(self, value: Word | None) -> str:
        found: dict[str, str] = {}
        default = ""
        while match := _VARIANT.match(self.pattern, self.at):
            self.at = match.end()
            found[match[2]] = self.read()
            default = found[match[2]] if match[1] else default
        self.at = self.pattern.index("}", self.at) + 1
        # Nothing is none, or of numbers 0.
        keys = ["none", "0"] if value in (None, "") else [str(value), *(["one"] if value == 1 else [])]
        return next((found[key] for key in keys if key in found), default)
