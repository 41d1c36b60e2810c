"""The door for the page: one JSON text in, one JSON text out.

This is the only module that the browser's worker calls. A single text per call crosses the border much faster than
nested objects do, and leaves no proxies behind.
"""

from __future__ import annotations

import gc
import json
from typing import Any

from .errors import BadCall, SpieltischError, named, shown
from .session import Session

CRASH = "engine-crash"
PLACES = 4
"""How many places of the program the report of a fault names, the innermost first."""
OBJECTS = 50_000
"""Python looks for objects that refer to each other after so many new ones: a search makes many and hardly any such ring."""

gc.set_threshold(OBJECTS)
_session = Session()


def call(method: str, params: str) -> str:
    """Carry out one call of the page.

    Args:
        method: name of the call, see `spieltisch.session.Session.methods`.
        params: its parameters as a JSON object.

    Returns:
        JSON text: ``{"ok": result}``, or ``{"error": {"id", "message", "data"}}`` when the call is refused. The id
        ``engine-crash`` tells a fault of the engine itself: the table may be spoilt, a new engine has to replay the
        record.
    """
    try:
        return _text({"ok": _session.call(method, _read(params))})
    except SpieltischError as error:
        return _text({"error": error.to_dict()})
    except Exception as error:  # noqa: BLE001 - whatever it is, the page must hear of it
        return _text({"error": {"id": CRASH, "message": _where(error), "data": {"method": named(method)}}})


def _read(params: str) -> Any:
    try:
        return json.loads(params)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadCall(f"The parameters are no JSON: {error}.") from error


def _text(answer: dict[str, Any]) -> str:
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def _where(error: Exception) -> str:
    """Return what happened and where, in one line for a bug report."""
    places: list[str] = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        places.insert(0, f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return f"{type(error).__name__}: {shown(str(error))} ({' < '.join(places[:PLACES])})"
