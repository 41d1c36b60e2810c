"""The virtual environment, and wheels for use inside Pyodide. Each list of packages is a lock file."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.console import Problem, run, say
from tools.paths import CACHE, REQUIREMENTS, VENV
from tools.stamps import alone, digest, is_fresh, remember

PYODIDE_PYTHON = "3.14"
NO_NETWORK = "Is there a network connection? Run the same command again."


def venv_python(folder: Path = VENV) -> Path:
    """Return the interpreter of a virtual environment, making the environment if need be."""
    python = folder / "bin" / "python"
    stamp = folder / "python-version"
    if is_fresh(stamp, sys.version):
        return python
    with alone(f"setup-{folder.name.strip('.')}"):
        if not is_fresh(stamp, sys.version):
            _venv_module_ready()
            say(f"Making a virtual environment in {folder.name} ...")
            shutil.rmtree(folder, ignore_errors=True)
            run([sys.executable, "-m", "venv", folder], failure="python3 -m venv failed")
            remember(stamp, sys.version)
    return python


def install(lock: str, folder: Path = VENV, *, whole: bool = True) -> Path:
    """Install a list of pinned packages into a virtual environment; return its interpreter.

    Args:
        lock: name of the list.
        folder: of the environment.
        whole: whether the list names all that its packages need; else they come without that.
    """
    python = venv_python(folder)
    source = REQUIREMENTS / f"{lock}.txt"
    stamp = folder / f"installed-{lock}"
    wanted = digest([source])
    with alone(f"install-{lock}"):
        if not is_fresh(stamp, wanted):
            say(f"Installing pinned Python packages ({lock}) ...")
            run(
                [
                    *_pip(python),
                    "install",
                    "--require-hashes",
                    "--only-binary=:all:",
                    *([] if whole else ["--no-deps"]),
                    "-r",
                    source,
                ],
                failure="pip could not install the packages",
                remedy=NO_NETWORK,
            )
            remember(stamp, wanted)
    return python


def wheels(lock: str) -> list[Path]:
    """Return pure wheels for Pyodide's Python, fetched by pip and checked against their hashes."""
    source = REQUIREMENTS / f"{lock}.txt"
    wanted = digest([source])
    folder = CACHE / "wheels" / f"{lock}-{wanted[:12]}"
    stamp = folder / "complete"
    with alone(f"wheels-{lock}"):
        if not is_fresh(stamp, wanted):
            say(f"Fetching Python wheels ({lock}) ...")
            platform = [
                "--platform=any",
                "--implementation=py",
                "--abi=none",
                f"--python-version={PYODIDE_PYTHON}",
            ]
            run(
                [
                    *_pip(venv_python()),
                    "download",
                    "--require-hashes",
                    "--no-deps",
                    "--only-binary=:all:",
                    *platform,
                    *("-d", folder, "-r", source),
                ],
                failure="pip could not fetch the wheels",
                remedy=NO_NETWORK,
            )
            remember(stamp, wanted)
    return sorted(folder.glob("*.whl"))


def _pip(python: Path) -> list[str | Path]:
    # By itself pip tries six times, which takes minutes without a network.
    patience = ["--timeout=5", "--retries=1"]
    return [python, "-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet", *patience]


def _venv_module_ready() -> None:
    """Debian keeps the module that puts pip into an environment in a package of its own."""
    if (
        subprocess.run(
            [sys.executable, "-c", "import ensurepip, venv"], capture_output=True, check=False
        ).returncode
        == 0
    ):
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    remedy = (
        f"Install it with\n  apt install python3-venv\nand run the same command again ({package} elsewhere)."
    )
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise Problem("this Python has no module to make virtual environments with (venv, ensurepip)", remedy)
    apt_install("python3-venv")


def apt_install(*packages: str) -> None:
    """Install Debian packages; only root may."""
    say(f"Installing {', '.join(packages)} with apt-get ...")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-q"], failure="apt-get update failed", env=quiet, remedy=NO_NETWORK)
    run(
        ["apt-get", "install", "-q", "-y", "--no-install-recommends", *packages],
        failure=f"apt-get could not install {', '.join(packages)}",
        env=quiet,
    )
