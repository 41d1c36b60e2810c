"""What the built site promises about its addresses, its policy, its files and its weight."""

import base64
import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools import sizes
from tools.console import Problem
from tools.hosting.headers import TYPES
from tools.paths import ROOT
from tools.site import keep_wishes
from tools.sizes import LIMIT, brotli_sizes

POSITIONS = "positions to solve"
TEXTS = {".css", ".html", ".js", ".json", ".webmanifest", ".svg"}
ARCHIVES = (".whl.js", ".zip.js")
"""Archives under a name that hosts compress (docs/decisions/096)."""
# Names that look like addresses. Nothing is ever fetched from any of them.
NOT_CONTACTED = {
    "www.w3.org": "name spaces of SVG and XHTML",
    "cdn.jsdelivr.net": "Pyodide's own default for packages; the worker names the site's folder instead",
    "github.com": "where Pyodide's and Emscripten's error messages point",
    "pyodide.org": "where Pyodide's error messages point",
    "lit.dev": "where lit's error messages point",
    "developer.mozilla.org": "where error messages point",
    "bit.ly": "where error messages point",
}
POLICY = {
    "default-src": {"'none'"},
    "script-src": {"'self'", "'wasm-unsafe-eval'"},
    # The service worker, and code in memory that was compared with its checksum.
    "worker-src": {"'self'", "blob:"},
    # Chromium fetches an image that is put up while a page goes as if it were a message of the page.
    "connect-src": {"'self'", "blob:"},
    "style-src": {"'self'"},
    # Drawings that the page itself has made into images.
    "img-src": {"'self'", "blob:"},
    "font-src": {"'self'"},
    "manifest-src": {"'self'"},
    "base-uri": {"'none'"},
    "form-action": {"'none'"},
    "require-trusted-types-for": {"'script'"},
    # The page's own policy and that of its templates (docs/decisions/086).
    "trusted-types": {"spieltisch", "lit-html"},
}


class Page(HTMLParser):
    """Collects all elements of a page, with the text directly inside scripts and styles."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.inline: list[str] = []
        self._inside = ""
        self.feed(path.read_text())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self._inside = tag

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside in {"script", "style"} and data.strip():
            self.inline.append(data)

    def addresses(self) -> list[str]:
        return [
            value or ""
            for _, attrs in self.elements
            for name, value in attrs.items()
            if name in {"src", "href"}
        ]


def files(site: Path) -> set[str]:
    return {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}


def precached(site: Path) -> dict[str, str]:
    """The service worker's list: address and checksum."""
    text = (site / "service-worker.js").read_text()
    return dict(re.findall(r'url:"([^"]+)",revision:(?:null|"[0-9a-f]+"),integrity:"([^"]+)"', text))


def test_the_page_names_only_files_of_the_site_relatively(site: Path) -> None:
    addresses = Page(site / "index.html").addresses()
    assert addresses
    # The page itself is asked for again by the name of its folder.
    assert [address for address in addresses if address not in files(site) | {"./"}] == []


def test_style_sheets_name_only_files_of_the_site_relatively(site: Path) -> None:
    sheets = sorted(site.rglob("*.css"))
    assert sheets
    for sheet in sheets:
        for address in re.findall(r"url\(\s*[\"']?([^\"')]+)", sheet.read_text()):
            assert not re.match(r"[a-z]+:|/", address), (sheet, address)
            assert (sheet.parent / address).is_file(), (sheet, address)


def test_the_manifest_is_relative_and_complete(site: Path) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    assert [manifest[key] for key in ("id", "start_url", "scope")] == ["./", "./", "./"]
    assert manifest["display"] == "standalone"
    languages = json.loads((ROOT / "web/i18n/languages.json").read_text())
    assert {manifest["lang"], *manifest["description_localized"]} == set(languages), (
        "each language is said something"
    )
    icons = manifest["icons"]
    assert {icon["src"] for icon in icons} <= files(site)
    sizes = {icon["sizes"] for icon in icons if icon["purpose"] == "any" and icon["type"] == "image/png"}
    assert {"192x192", "512x512"} <= sizes
    assert any(icon["purpose"] == "maskable" for icon in icons)


def test_no_host_is_named_that_could_be_contacted(site: Path) -> None:
    found: dict[str, str] = {}
    for path in site.rglob("*"):
        if path.suffix in TEXTS and not path.name.endswith(ARCHIVES):
            for host in re.findall(r"(?:https?|wss?):(?:\\?/){2}([\w.-]+\.\w+)", path.read_text()):
                found[host] = path.name
    assert {host: name for host, name in found.items() if host not in NOT_CONTACTED} == {}


def checksum(content: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def test_the_policy_is_strict_and_names_what_is_inline(site: Path) -> None:
    page = Page(site / "index.html")
    (policy,) = (
        attrs["content"] or ""
        for tag, attrs in page.elements
        if tag == "meta" and attrs.get("http-equiv") == "Content-Security-Policy"
    )
    directives = {words[0]: set(words[1:]) for words in (part.split() for part in policy.split(";"))}
    guard, import_map = page.inline
    inline = {f"'{checksum(text.encode())}'" for text in (guard, import_map)}
    assert directives == {**POLICY, "script-src": POLICY["script-src"] | inline}
    assert [
        name for _, attrs in page.elements for name in attrs if name == "style" or name.startswith("on")
    ] == []


def test_every_script_has_a_checksum(site: Path) -> None:
    page = Page(site / "index.html")
    _, import_map = page.inline
    scripts = {f"assets/{path.name}": checksum(path.read_bytes()) for path in site.glob("assets/*.js")}
    (worker,) = (name for name in scripts if name.startswith("assets/worker-"))
    of_the_worker = scripts.pop(worker)
    assert json.loads(import_map) == {"integrity": {f"./{name}": own for name, own in scripts.items()}}
    tags = {
        attrs.get("src") or attrs.get("href"): attrs.get("integrity")
        for tag, attrs in page.elements
        if (tag == "script" and "src" in attrs) or attrs.get("rel") == "modulepreload"
    }
    assert len(tags) > 2
    assert {name: scripts[name or ""] for name in tags} == tags
    # What the worker consists of and loads is known to the page, and to no file that is not compared itself.
    loaded = [path for folder in ("python-*", "engine-*") for path in site.glob(f"{folder}/*")]
    for own in (of_the_worker, *(checksum(path.read_bytes()) for path in loaded)):
        holders = [name for name in scripts if own in (site / name).read_text()]
        assert len(holders) == 1
    assert not [path.name for path in loaded if path.suffix == ".js" and not path.name.endswith(ARCHIVES)]


def test_the_page_begins_with_few_scripts(site: Path) -> None:
    """What later pages share with it is in one chunk: a kept game asked for sixty scripts, one after the other."""
    page = (site / "index.html").read_text("utf-8")
    assert 0 < len(re.findall(r'rel="modulepreload"', page)) <= 6
    tables = [*(site / "assets").glob("table-*.js")]
    assert tables
    for table in tables:
        asked = re.findall(r'(?:from|import)\s*"(\./[^"]+)"', table.read_text("utf-8"))
        assert len(asked) <= 16, (table.name, asked)


def test_every_file_is_of_a_type_that_hosts_know(site: Path) -> None:
    """nginx knows no .mjs, hosts compress no archives: of neither is there any."""
    assert {Path(name).suffix for name in files(site) if name != ".nojekyll"} == set(TYPES)


def test_no_script_of_the_page_writes_markup(site: Path) -> None:
    """Where it does, the page would fail; the one place is the templates', whose text is their own policy's."""
    places = [
        (path.name, found)
        for path in site.glob("assets/*.js")
        if not path.name.startswith("worker-")
        for found in re.findall(r".{30}\.(?:innerHTML|outerHTML|srcdoc)\s*=[^=].{20}", path.read_text())
    ]
    assert len(places) == 1, places


def test_nothing_runs_before_the_import_map_but_the_guard(site: Path) -> None:
    tags = [
        (tag, attrs.get("type") or attrs.get("rel"))
        for tag, attrs in Page(site / "index.html").elements
        if tag in {"script", "link"}
    ]
    assert tags[:2] == [("script", None), ("script", "importmap")]


def test_the_policy_comes_before_anything_that_loads(site: Path) -> None:
    tags = [
        tag
        for tag, attrs in Page(site / "index.html").elements
        if "src" in attrs or "href" in attrs or "http-equiv" in attrs
    ]
    assert tags[0] == "meta"


def test_the_whole_site_is_light_enough(site: Path) -> None:
    assert sum(brotli_sizes(site).values()) <= LIMIT == 5_000_000


def test_the_service_worker_keeps_every_file_by_checksum(site: Path) -> None:
    kept = precached(site)
    # Itself it cannot keep; an address that is not there is asked for with a connection only; pictures are for those who are not
    # here yet; a house writes its own wishes.
    pictures = {name for name in files(site) if name.startswith("pictures/")}
    assert len(pictures) == 3
    others = {"service-worker.js", "404.html", ".nojekyll", "config.json"}
    assert files(site) - set(kept) == others | pictures
    for name, own in kept.items():
        content = (site / name).read_bytes()
        assert own == checksum(content), name


def test_the_build_has_one_name_in_page_and_service_worker(site: Path) -> None:
    (name,) = (
        attrs["content"] for _, attrs in Page(site / "index.html").elements if attrs.get("name") == "build"
    )
    assert name
    assert f'"{name}"' in (site / "service-worker.js").read_text()


def test_fonts_are_the_latin_ones_in_woff2(site: Path) -> None:
    fonts = {name for name in files(site) if re.search(r"\.(woff2?|ttf|otf|eot)$", name)}
    assert fonts
    assert [name for name in fonts if not re.search(r"-latin(-ext)?-.*\.woff2$", name)] == []


def test_no_source_of_python_is_shipped(site: Path) -> None:
    assert [name for name in files(site) if name.endswith((".py", ".map"))] == []


def test_a_new_build_leaves_what_the_house_has_written(tmp_path: Path) -> None:
    old, new = (tmp_path / name for name in ("old", "new"))
    for folder in (old, new):
        folder.mkdir()
        (folder / "config.json").write_text("{}")
    wishes = '{"name": "Café Rose"}'
    (old / "config.json").write_text(wishes)
    keep_wishes(old, new)
    assert (new / "config.json").read_text() == wishes
    keep_wishes(tmp_path / "none", new)
    assert (new / "config.json").read_text() == wishes


def test_more_positions_than_the_limit_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    files = ["assets/positions-ABCDEFGH.js", "assets/positions-BCDEFGHI.js", "assets/main-ABCDEFGH.js"]
    for name in files:
        (tmp_path / name).write_text("", "utf-8")
    half = sizes.LIMITS[POSITIONS] // 2
    monkeypatch.setattr(
        sizes, "brotli_sizes", lambda _: dict(zip(files, (half, half, 3 * half), strict=True))
    )
    sizes.report_sizes(tmp_path)
    monkeypatch.setattr(sizes, "brotli_sizes", lambda _: dict(zip(files, (half, half + 1, 0), strict=True)))
    with pytest.raises(Problem, match=POSITIONS):
        sizes.report_sizes(tmp_path)
