"""Runs inside Pyodide: write the trimmed standard library as a zip file of compiled modules."""

import pathlib
import zipfile

from wheel import compiled, write_zip


def trim(library: str, modules: list[str], target: str) -> int:
    """Write those modules of ``library`` that are listed to ``target``; return how many there are.

    Stored, not deflated: the web server's own compression does better on the plain content, and the
    interpreter need not inflate each module on import.
    """
    wanted = set(modules)
    entries: dict[str, bytes] = {}
    with zipfile.ZipFile(library) as source:
        for name in source.namelist():
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if name.endswith(".py") and module in wanted:
                entries[name + "c"] = compiled(source.read(name), name)
    write_zip(pathlib.Path(target), entries, zipfile.ZIP_STORED)
    return len(entries)
