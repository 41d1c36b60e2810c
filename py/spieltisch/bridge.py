"""The door for the page: one JSON text in, one JSON text out.

This is the only module that the browser's worker calls. A single text per call crosses the border much faster than
nested objects do, and leaves no proxies behind.
"""

from __future__ import annotations

import json

from .errors import BadCall, SpieltischError
from .session import Session

_session = Session()


def call(method: str, params: str) -> str:
    """Carry out one call of the page.

    Args:
        method: name of the call, see `spieltisch.session.Session.methods`.
        params: its parameters as a JSON object.

    Returns:
        JSON text: ``{"ok": result}``, or ``{"error": {"id", "message", "data"}}`` when the call is refused.
    """
    try:
        try:
            given = json.loads(params)
        except (TypeError, ValueError, RecursionError) as error:
            raise BadCall(f"The parameters are no JSON: {error}.") from error
        answer = {"ok": _session.call(method, given)}
    except SpieltischError as error:
        answer = {"error": error.to_dict()}
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
