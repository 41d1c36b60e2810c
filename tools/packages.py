"""The engine as a Python package: sdist and wheel, for people who write Python; the page has a wheel of its own."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from tools.console import run, say
from tools.paths import CACHE, PACKAGES, ROOT
from tools.setup_python import install

SINCE_2020 = "1580601600"
"""The date that everything in the packages bears: two builds of the same tree are identical."""


def package(out: Path = PACKAGES) -> tuple[Path, Path]:
    """Write sdist and wheel to a folder and print their sizes; the wheel is built from the sdist.

    Args:
        out: the folder; what lies there under the same names is replaced.

    Returns:
        The sdist and the wheel.

    Raises:
        Problem: they could not be built.
    """
    python = install("package", CACHE / "package-venv")
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".package-", dir=out) as folder:
        run(
            [python, "-m", "build", "--no-isolation", "--outdir", folder, ROOT],
            failure="the package could not be built",
            env={"SOURCE_DATE_EPOCH": SINCE_2020},
            # Elsewhere, since `build` would be the project's own build.py here.
            cwd=Path(folder),
        )
        built = sorted(Path(folder).iterdir())
        targets = [Path(shutil.move(path, out / path.name)) for path in built]
    for path in targets:
        say(f"{path.stat().st_size / 1000:8,.0f} kB  {path}")
    sdist = next(path for path in targets if path.name.endswith(".tar.gz"))
    wheel = next(path for path in targets if path.suffix == ".whl")
    return sdist, wheel
