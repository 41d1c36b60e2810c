"""The checksums of a built site, brought up to date after a test has changed some of its files."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

TEXTS = (".css", ".html", ".js", ".json")
ARCHIVES = (".whl.js", ".zip.js")
"""Called like a script, so that hosts compress them (docs/decisions/096)."""
INLINE = re.compile(r"<script(?: type=\"importmap\")?>(.*?)</script>", re.DOTALL)
SIZE = re.compile(r'bytes:[\de]+,integrity:"([^"]+)"')
CHECKSUM = re.compile(r"sha256-[A-Za-z0-9+/]{43}=")
REVISION = re.compile(r'(url:"index\.html",revision:)"[0-9a-f]+"')


def is_text(path: Path) -> bool:
    """Return whether names and checksums may stand in a file of the site."""
    return path.name.endswith(TEXTS) and not path.name.endswith(ARCHIVES)


def changed(site: Path, change: Callable[[], object]) -> None:
    """Carry out a change of files, which may also get other names, and seal the site again.

    Checksums stand in scripts, in the page and in the list of the service worker, and each may be part of the next one.
    """
    before = _checksums(site)
    change()
    while True:
        after = _checksums(site)
        stale = dict(zip(before, after, strict=True))
        stale = {was: now for was, now in stale.items() if was != now}
        _replace(site, stale)
        if not stale and not _measure(site):
            break
        before = after
    page, worker = site / "index.html", site / "service-worker.js"
    revision = hashlib.md5(page.read_bytes(), usedforsecurity=False).hexdigest()
    worker.write_text(REVISION.sub(rf'\1"{revision}"', worker.read_text()))


def checksum(content: bytes) -> str:
    """Return the checksum of some content as the page and the list write it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def _checksums(site: Path) -> list[str]:
    """Return all checksums that may be written down, in an order that a change of names does not disturb."""
    return [checksum(content) for content in _contents(site)]


def _contents(site: Path) -> Iterator[bytes]:
    page = site / "index.html"
    for text in INLINE.findall(page.read_text(encoding="utf-8")):
        yield text.encode()
    for path in sorted(site.rglob("*")):
        if path.is_file() and path.name != "service-worker.js":
            yield path.read_bytes()


def _measure(site: Path) -> bool:
    """Write down how long the files are that the engine is loaded from; tell whether that was something new."""
    lengths = {checksum(content): len(content) for content in _contents(site)}
    news = False
    for path in site.glob("assets/*.js"):
        text = path.read_text(encoding="utf-8")
        told = SIZE.sub(lambda found: f'bytes:{lengths[found[1]]},integrity:"{found[1]}"', text)
        path.write_text(told, encoding="utf-8")
        news |= told != text
    return news


def _replace(site: Path, checksums: Mapping[str, str]) -> None:
    for path in site.rglob("*"):
        if is_text(path):
            text = path.read_text(encoding="utf-8")
            path.write_text(
                CHECKSUM.sub(lambda found: checksums.get(found[0], found[0]), text), encoding="utf-8"
            )
