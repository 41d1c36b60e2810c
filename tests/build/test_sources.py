"""The page's own sources; libraries are held by the policy of the page (tests/browser/frame/test_security.py)."""

import pytest

from tools.paths import ROOT


@pytest.mark.parametrize("name", ["eval(", "new Function(", "innerHTML", "document.write"])
def test_own_code_never_runs_or_parses_text(name: str) -> None:
    sources = [*(ROOT / "web").rglob("*.js"), ROOT / "service-worker.js"]
    assert len(sources) > 100
    assert [path.name for path in sources if name in path.read_text(encoding="utf-8")] == []
