"""Playing many games side by side: on the cores of this machine, or on a Dask cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from ..errors import SpieltischError
from .contest import Contest, Result, play


class NoDask(SpieltischError):
    """Dask is not installed, or there is no such scheduler."""

    id = "no-dask"


def local(contests: Sequence[Contest], jobs: int | None = None) -> Iterator[Result]:
    """Yield the results as they come, from so many processes; one for each core when left out."""
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield from map(play, contests)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for future in as_completed([pool.submit(play, contest) for contest in contests]):
            yield future.result()


def cluster(contests: Sequence[Contest], scheduler: str) -> Iterator[Result]:
    """Yield the results as they come from a Dask cluster whose workers have this package.

    Args:
        contests: the games.
        scheduler: address such as ``tcp://host:8786``.

    Raises:
        NoDask: see there.
    """
    try:
        import distributed  # noqa: PLC0415 - an optional extra
    except ImportError as error:
        raise NoDask("Dask is not installed: pip install 'spieltisch[arena]'.") from error
    try:
        client = distributed.Client(scheduler, timeout=10)
    except OSError as error:
        raise NoDask(f"No Dask scheduler answers at {scheduler}.", scheduler=scheduler) from error
    with client:
        # Games of the same shuffle are different games: results must not be taken for each other.
        for future in distributed.as_completed(client.map(play, contests, pure=False)):
            yield future.result()
