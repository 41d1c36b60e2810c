"""Runs inside Pyodide: write the trimmed standard library as a zip file of compiled modules."""

import pathlib
import zipfile

from bytecode import compiled
from wheel import write_zip

DONE_WITHOUT = ("ssl", "_ssl", "base64", "bz2", "lzma", "compression")
"""Imported where they are there and done without where not: ``asyncio`` and ``zipfile`` ask for them in a ``try``. The page opens no
connection from Python, and the wheel is only deflated; ``base64`` is needed by ``ssl`` alone."""
EMPTY = ("tarfile", "asyncio.sslproto")
"""Imported whatever is done, and never used: tar archives, of which there are none, and what ``asyncio`` does once there is a
connection with ``ssl``."""


def trim(library: str, modules: list[str], target: str) -> int:
    """Write those modules of ``library`` that are listed to ``target``; return how many there are.

    Stored, not deflated: the web server's own compression does better on the plain content, and the
    interpreter need not inflate each module on import.
    """
    wanted = {name for name in modules if name.partition(".")[0] not in DONE_WITHOUT}
    entries: dict[str, bytes] = {}
    with zipfile.ZipFile(library) as source:
        for name in source.namelist():
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if name.endswith(".py") and module in wanted:
                text = b"" if module in EMPTY else source.read(name)
                entries[name + "c"] = compiled(text, name)
    write_zip(pathlib.Path(target), entries, zipfile.ZIP_STORED)
    return len(entries)
