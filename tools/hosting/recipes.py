"""What each kind of host is told: files that come along in the site, or pieces for the settings of a server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.hosting.headers import ALWAYS, ASKED_FOR, COMPRESSED, KEPT_FOREVER, TYPES, policy, with_charset

FOLDERS = "(assets|python-[0-9a-f]{10}|engine-[0-9a-f]{10})"
"""Folders of which every file bears its content in its name."""


class Recipe(NamedTuple):
    """How one kind of host is told."""

    file: str
    """What the file is called: in the site, or with the name of the site before it, beside it."""
    inside: bool
    """True if the file lies in the site and changes with each build; else it lies beside it and stays."""
    write: Callable[[Path, str], str]
    """Makes its text, of a built site and the path under which that is served."""


def _headers_file(site: Path, path: str) -> str:
    """Return `_headers` as Netlify and Cloudflare read it. A header that two blocks name would be said twice."""
    always = {"Content-Security-Policy": policy(site), **ALWAYS}
    lines = [f"{path}*", *(f"  {name}: {value}" for name, value in always.items())]
    for folder in sorted(
        entry.name for pattern in ("assets", "python-*", "engine-*") for entry in site.glob(pattern)
    ):
        lines += [f"{path}{folder}/*", f"  Cache-Control: {KEPT_FOREVER}"]
    return "\n".join(lines) + "\n"


def _apache(site: Path, path: str) -> str:
    types = [f"  AddType {kind} {end}" for end, kind in TYPES.items()]
    texts = " ".join(end for end, kind in TYPES.items() if kind.startswith("text/"))
    shrunk = " ".join(TYPES[end] for end in COMPRESSED)
    always = {"Content-Security-Policy": policy(site), **ALWAYS}
    return "\n".join(
        [
            "<IfModule mod_mime.c>",
            *types,
            f"  AddCharset utf-8 {texts}",
            "</IfModule>",
            f"ErrorDocument 404 {path}404.html",
            "<IfModule mod_headers.c>",
            *(f'  Header set {name} "{value}"' for name, value in always.items()),
            "  <IfModule mod_setenvif.c>",
            f'    SetEnvIf Request_URI "/{FOLDERS}/[^/]+$" SPIELTISCH_KEPT',
            f'    Header set Cache-Control "{KEPT_FOREVER}" env=SPIELTISCH_KEPT',
            f'    Header set Cache-Control "{ASKED_FOR}" env=!SPIELTISCH_KEPT',
            "  </IfModule>",
            "</IfModule>",
            "<IfModule mod_filter.c>",
            "  <IfModule mod_brotli.c>",
            f"    AddOutputFilterByType BROTLI_COMPRESS {shrunk}",
            "  </IfModule>",
            "  <IfModule mod_deflate.c>",
            f"    AddOutputFilterByType DEFLATE {shrunk}",
            "  </IfModule>",
            "</IfModule>",
            "",
        ]
    )


def _nginx(site: Path, path: str) -> str:
    always = {"Content-Security-Policy": policy(site, of_this_build=False), **ALWAYS}
    said = [f'add_header {name} "{value}" always;' for name, value in always.items()]
    texts = " ".join(kind for kind in TYPES.values() if kind.startswith("text/") and kind != "text/html")
    shrunk = " ".join(TYPES[end] for end in COMPRESSED if end != ".html")
    return "\n".join(
        [
            f"location {path} {{",
            "  types {",
            *(f"    {kind} {end[1:]};" for end, kind in TYPES.items()),
            "  }",
            "  charset utf-8;",
            f"  charset_types {texts};",
            "  gzip on;",
            "  gzip_vary on;",
            f"  gzip_types {shrunk};",
            "  index index.html;",
            f"  error_page 404 {path}404.html;",
            *(f"  {line}" for line in said),
            f'  add_header Cache-Control "{ASKED_FOR}";',
            # What an inner place says takes the place of all that the outer one says.
            f'  location ~ "/{FOLDERS}/[^/]+$" {{',
            *(f"    {line}" for line in said),
            f'    add_header Cache-Control "{KEPT_FOREVER}";',
            "  }",
            "}",
            "",
        ]
    )


def _caddy(site: Path, path: str) -> str:
    always = {"Content-Security-Policy": policy(site, of_this_build=False), **ALWAYS}
    kept = f"path_regexp /{FOLDERS}/[^/]+$"
    shrunk = sorted({TYPES[end] for end in COMPRESSED} | {"application/javascript"})
    # Those that it does not know by itself.
    types = [
        line
        for end in (".txt", ".webmanifest", ".woff2")
        for line in (
            f"@spieltisch_{end[1:]} {{\n\tpath_regexp ^{path}.*\\{end}$\n\tfile\n}}",
            f'header @spieltisch_{end[1:]} Content-Type "{with_charset(TYPES[end])}"',
        )
    ]
    return "\n".join(
        [
            "encode {",
            "\tzstd",
            "\tgzip",
            "\tmatch {",
            *(f"\t\theader Content-Type {kind}*" for kind in shrunk),
            "\t}",
            "}",
            *types,
            f"@spieltisch path {path}*",
            "header @spieltisch {",
            *(f'\t{name} "{value}"' for name, value in always.items()),
            "}",
            # What is not there must not be kept.
            f"@spieltisch_kept {{\n\tpath {path}*\n\t{kept}\n\tfile\n}}",
            f'header @spieltisch_kept Cache-Control "{KEPT_FOREVER}"',
            f"@spieltisch_asked {{\n\tpath {path}*\n\tnot {kept}\n}}",
            f'header @spieltisch_asked Cache-Control "{ASKED_FOR}"',
            "handle_errors {",
            f"\t@spieltisch_missing expression `{{err.status_code}} == 404 && {{path}}.startsWith('{path}')`",
            f"\trewrite @spieltisch_missing {path}404.html",
            "\tfile_server @spieltisch_missing",
            "}",
            "",
        ]
    )


RECIPES = {
    "apache": Recipe(".htaccess", True, _apache),
    "caddy": Recipe("caddy", False, _caddy),
    "cloudflare": Recipe("_headers", True, _headers_file),
    "netlify": Recipe("_headers", True, _headers_file),
    "nginx": Recipe("nginx.conf", False, _nginx),
}
"""By the word after `build.py build --for`."""


def place_of(host: str, out: Path) -> Path:
    """Return where the file for a host lies when the site lies in `out`."""
    recipe = RECIPES[host]
    return out / recipe.file if recipe.inside else out.with_name(f"{out.name}.{recipe.file}")


def write_recipe(host: str, site: Path, target: Path, path: str = "/") -> None:
    """Write the file for one kind of host.

    Args:
        host: one of `RECIPES`.
        site: the built site.
        target: where the file is written (`place_of`).
        path: where on the host the site will be, with a slash at both ends.
    """
    target.write_text(RECIPES[host].write(site, path), encoding="utf-8")
