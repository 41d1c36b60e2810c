"""What the analysis names: next to nothing of a game in which every hint was followed, more of one that was played badly.

A hint of so few playouts may be wrong once in a game; docs/players.md has the figures of twenty games.
"""

from __future__ import annotations

import pytest

from spieltisch.arena import lessons


@pytest.mark.parametrize(("follow", "named"), [("patrician", (0, 1)), ("apprentice", (2, 3))])
def test_only_what_was_certainly_worse_is_named(
    follow: str, named: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert lessons.main(["--follow", follow, "--playouts", "24", "--games", "1", "--seed", "3"]) == 0
    *_, total = capsys.readouterr().out.splitlines()
    least, most = named
    assert least <= int(total.split()[0]) <= most, total
