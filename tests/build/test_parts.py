"""Product and tests call the parts of the page by the same names."""

from tools.paths import ROOT


def test_there_are_no_names_for_tests_alone() -> None:
    sources = [*(ROOT / "web").rglob("*.js"), *(ROOT / "tests" / "sample_game").rglob("*.js")]
    assert len(sources) > 100
    assert [path.name for path in sources if "data-test" in path.read_text(encoding="utf-8")] == []
