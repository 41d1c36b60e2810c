"""What a host says of each file of a built site: its type, its policy, and how long browsers keep it."""

from __future__ import annotations

import re
from pathlib import Path

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Every kind of file that a site consists of."""
COMPRESSED = (".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest")
"""What shrinks; archives end in .js for this reason (docs/decisions/096)."""
NAMED_BY_CONTENT = r"(assets/[^/]+-[A-Z0-9]{8}\.\w+|(python|engine)-[0-9a-f]{10}/[^/]+)$"
"""Files whose name says their content, below the folder of the site."""
KEPT_FOREVER = "public, max-age=31536000, immutable"
ASKED_FOR = "no-cache"
ALWAYS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}
_POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)"')
_CHECKSUMS = re.compile(r"(?: 'sha256-[^']+')+")


def policy(site: Path, *, of_this_build: bool = True) -> str:
    """Return the policy of the page as a header, which the service worker sees too and which keeps foreign frames away.

    Args:
        site: a built site.
        of_this_build: with the checksums of what stands in the page itself. Without them, for a host that is told once and
            serves many builds: whatever stands in the page itself is left to the page's own policy, which both have to allow.

    Returns:
        The policy, empty for a folder without a page.
    """
    page = site / "index.html"
    found = _POLICY.search(page.read_text(encoding="utf-8")) if page.is_file() else None
    if not found:
        return ""
    own = found[1] if of_this_build else _CHECKSUMS.sub(" 'unsafe-inline'", found[1])
    # A page's own tag cannot say this one.
    return f"{own}; frame-ancestors 'self'"


def with_charset(kind: str) -> str:
    """Return a type as it stands in a header: texts are UTF-8."""
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
