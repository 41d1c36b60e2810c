"""Copies of parts of the project, in which something may be changed while people go on working on the project itself."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

from tools.paths import ROOT


def copy_parts(names: Iterable[str], tree: Path, *, without: str) -> None:
    """Copy files and folders of the project.

    Args:
        names: where they lie in the project, and in the copy.
        tree: the folder for the copy; what was in it is gone.
        without: what is left out in folders, as a pattern.
    """
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    for name in names:
        source = ROOT / name
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=shutil.ignore_patterns(without))
        else:
            shutil.copy2(source, tree / name)
