"""Where things are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PACKAGES = ROOT / "packages"
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
MODULES = ROOT / "node_modules"
PYODIDE = MODULES / "pyodide"
ENGINE = ROOT / "py"
TOOLS = ROOT / "tools"
REQUIREMENTS = TOOLS / "requirements"
