"""What web servers say of a site's files: as they come, and with what `build.py build --for HOST` writes for them."""

from __future__ import annotations

import fnmatch
import gzip
import json
import re
import shlex
import shutil
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.hosts.servers import STOCK, Place, apache, caddy, nginx, serving
from tests.processes import build
from tools import cli
from tools.hosting.headers import ALWAYS, ASKED_FOR, COMPRESSED, KEPT_FOREVER, NAMED_BY_CONTENT, TYPES, policy
from tools.hosting.recipes import RECIPES, place_of, write_recipe
from tools.paths import DIST, ROOT, TOOLS

SCRIPT = r"(text|application)/javascript\b"
TOLD = {"nginx": nginx, "apache": apache, "caddy": caddy}
"""The servers that can be run here, by the word after `--for`."""
PROGRAMS = {"nginx": "nginx", "apache": "apache2", "caddy": "caddy"}
FILLED = {
    # Without a slash at its end: so it comes from that action.
    "steps.pages.outputs.base_url": "https://somebody.github.io/spieltisch",
    "github.repository": "somebody/spieltisch",
}
TOLD_IN = {"nginx": "nginx.conf", "apache": "apache.conf", "caddy": "Caddyfile"}


class Answer(NamedTuple):
    status: int
    headers: Message
    body: bytes


def ask(url: str, **headers: str) -> Answer:
    request = urllib.request.Request(url, headers=headers)  # noqa: S310 - on this machine
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
            return Answer(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as error:
        return Answer(error.code, error.headers, error.read())


def files(site: Path) -> list[str]:
    return sorted(
        name
        for path in site.rglob("*")
        if path.is_file() and not (name := path.relative_to(site).as_posix()).startswith((".", "_"))
    )


@pytest.mark.parametrize("name", STOCK)
def test_a_server_as_it_comes_sends_every_file_whole_and_knows_what_has_to_be_known(
    name: str, site: Path
) -> None:
    with serving(name, STOCK[name], site) as place:
        assert b"<!doctype html>" in ask(place.url).body
        for file in files(site):
            answer = ask(f"{place.url}{file}")
            assert answer.body == (site / file).read_bytes(), file
            kind = answer.headers["Content-Type"]
            if file.endswith(".js"):
                assert re.match(SCRIPT, kind), (file, kind)
            elif file.endswith((".css", ".html")):
                assert kind.startswith(TYPES[f".{file.rpartition('.')[2]}"]), (file, kind)


def test_apache_as_it_comes_compresses_library_and_wheel(site: Path) -> None:
    with serving("apache2", apache, site) as place:
        for pattern in ("python-*/*", "engine-*/*.js"):
            for path in site.glob(pattern):
                url = place.url + path.relative_to(site).as_posix()
                answer = ask(url, **{"Accept-Encoding": "gzip"})
                assert answer.headers["Content-Encoding"] == "gzip", path.name
                assert gzip.decompress(answer.body) == path.read_bytes()
                assert len(answer.body) < path.stat().st_size * 0.45


def block(kind: str) -> str:
    """Return the example to which docs/hosting.md sends an administrator."""
    return (ROOT / "examples" / "hosting" / TOLD_IN[kind]).read_text(encoding="utf-8")


def told(host: str, path: str, site: Path, place: Place) -> str:
    """Put the site where it will be on the host, with what `--for` writes; return the example for it."""
    below = place.site / path.strip("/")
    if path != "/":
        shutil.rmtree(place.site)
        shutil.copytree(site, below)
    piece = place_of(host, below) if RECIPES[host].inside else place.folder / "piece"
    write_recipe(host, site, piece, path)
    text = block(host).replace("/srv/spieltisch", str(place.site))
    text = re.sub(r".*\bssl_certificate.*\n", "", text)
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{place.port};")
    text = text.replace("*:443", f"127.0.0.1:{place.port}").replace("SSLEngine on", "")
    text = re.sub(r".*\bSSLCertificate.*\n", "", text)
    text = re.sub(r"^games\.example\.org \{", f"http://localhost:{place.port} {{", text, flags=re.MULTILINE)
    return re.sub(r"/etc/\w+/(?:snippets/)?spieltisch[.\w]*", str(piece), text)


@pytest.fixture(scope="module", params=[(host, path) for host in TOLD for path in ("/", "/games/")], ids=str)
def host(request: pytest.FixtureRequest, site: Path) -> Iterator[tuple[str, str, Place]]:
    name, path = request.param
    with serving(PROGRAMS[name], TOLD[name], site, lambda place: told(name, path, site, place)) as place:
        yield name, path, place


def test_a_server_that_was_told_says_all_that_is_to_be_said(host: tuple[str, str, Place], site: Path) -> None:
    name, path, place = host
    own = policy(site, of_this_build=RECIPES[name].inside)
    for file in ("", *files(site)):
        answer = ask(f"{place.url}{path[1:]}{file}")
        end = f".{(file or 'index.html').rpartition('.')[2]}"
        assert answer.status == 200, file
        assert answer.headers["Content-Type"].split(";")[0] in {TYPES[end], "application/javascript"}, file
        for header, value in {"Content-Security-Policy": own, **ALWAYS}.items():
            assert answer.headers.get_all(header) == [value], file
        kept = KEPT_FOREVER if re.match(NAMED_BY_CONTENT, file) else ASKED_FOR
        assert answer.headers.get_all("Cache-Control") == [kept], file


def test_a_server_that_was_told_compresses(host: tuple[str, str, Place], site: Path) -> None:
    _, path, place = host
    large = [
        file for file in files(site) if (site / file).stat().st_size > 2000 and file.endswith(COMPRESSED)
    ]
    assert any(file.endswith(".whl.js") for file in large)
    for file in large:
        answer = ask(f"{place.url}{path[1:]}{file}", **{"Accept-Encoding": "gzip"})
        assert answer.headers["Content-Encoding"] == "gzip", file
        assert gzip.decompress(answer.body) == (site / file).read_bytes()


def test_what_is_not_there_is_said_in_words_and_not_kept(host: tuple[str, str, Place], site: Path) -> None:
    _, path, place = host
    for missing in ("nothing", "assets/chunk-ABCDEFGH.js"):
        answer = ask(f"{place.url}{path[1:]}{missing}")
        assert answer.status == 404
        assert answer.body == (site / "404.html").read_bytes()
        assert "immutable" not in (answer.headers["Cache-Control"] or "")


def test_what_caddy_keeps_from_people_elsewhere_stays_with_it(site: Path) -> None:
    """The page for what is missing stands in the errors of the whole block: those of its neighbours are none of its business."""

    def added(place: Place) -> str:
        text = told("caddy", "/games/", site, place)
        (place.site / "private").mkdir()
        (place.site / "private/list.txt").write_text("nobody's business")
        return text.replace("\tfile_server\n", "\terror /private/* 403\n\tfile_server\n")

    with serving("caddy", caddy, site, added) as place:
        answer = ask(f"{place.url}private/list.txt")
        assert (answer.status, answer.body) == (403, b"")
        assert ask(f"{place.url}nothing").status == 404
        assert ask(f"{place.url}games/nothing").body == (site / "404.html").read_bytes()
        assert "error handling handler error" not in (place.folder / "said").read_text()


@pytest.mark.parametrize("name", ["netlify", "cloudflare"])
@pytest.mark.parametrize("path", ["/", "/games/"])
def test_the_headers_file_says_each_thing_once(name: str, path: str, site: Path, tmp_path: Path) -> None:
    """Read as both hosts read it: blocks of a pattern and what is said for it; two that fit are both said."""
    target = tmp_path / "_headers"
    write_recipe(name, site, target, path)
    blocks: list[tuple[str, dict[str, str]]] = []
    for line in target.read_text().splitlines():
        if line.startswith("  "):
            header, _, value = line.strip().partition(": ")
            blocks[-1][1][header] = value
            assert len(line) < 2000, "Cloudflare reads no longer ones"
        else:
            assert line.startswith("/")
            assert line.count("*") == 1
            blocks.append((line, {}))
    assert len(blocks) <= 100, "Cloudflare reads no more"
    for file in files(site):
        fitting = [said for pattern, said in blocks if fnmatch.fnmatchcase(f"{path}{file}", pattern)]
        headers = [header for said in fitting for header in said]
        assert len(headers) == len(set(headers)), file
        said = {header: value for one in fitting for header, value in one.items()}
        assert said["Content-Security-Policy"] == policy(site)
        assert ("Cache-Control" in said) == bool(re.match(NAMED_BY_CONTENT, file)), file


def test_a_build_for_a_host_at_an_address(site: Path, tmp_path: Path) -> None:
    out = tmp_path / "dist"
    words = ["--for", "nginx", "--site-address", "https://games.example.org/table", "--out", str(out)]
    code, said, _ = build("build", *words)
    assert code == 0
    piece = tmp_path / "dist.nginx.conf"
    assert f"For nginx: {piece}" in said
    assert piece.read_text().startswith("location /table/ {")
    page = (out / "index.html").read_text(encoding="utf-8")
    assert '<link rel="canonical" href="https://games.example.org/table/">' in page
    assert '<meta property="og:url" content="https://games.example.org/table/">' in page
    for address in re.findall(r'(?:property|name)="(?:og|twitter):(?:image|url)" content="([^"]*)"', page):
        assert address.startswith("https://games.example.org/table/")
    assert 'href="/table/"' in (out / "404.html").read_text(encoding="utf-8")
    # It is another build than the one that knows no address: no browser keeps the page of the other one.
    name = r'<meta name="build" content="(\w+)">'
    assert re.search(name, page)[1] != re.search(name, (site / "index.html").read_text(encoding="utf-8"))[1]  # type: ignore[index]


def test_what_is_shown_elsewhere_has_a_whole_address() -> None:
    page = (
        '<title>T</title><meta property="og:image" content="pictures/a.jpg"><meta property="og:image:type" content="image/jpeg">'
        '<meta name="twitter:image" content="https://else.example.org/b.jpg"><meta property="og:title" content="T">'
    )
    code = (
        f"import {{ withAddress }} from {json.dumps((TOOLS / 'node/address.mjs').as_uri())};"
        f"process.stdout.write(withAddress({json.dumps(page)}, 'https://x.example.org/a&b/'));"
    )
    whole = subprocess.run(
        ["node", "--input-type=module", "-e", code], capture_output=True, text=True, check=True
    ).stdout
    assert 'content="https://x.example.org/a&amp;b/pictures/a.jpg"' in whole
    assert 'content="image/jpeg"' in whole
    assert 'content="https://else.example.org/b.jpg"' in whole
    assert 'content="T"' in whole
    assert '<link rel="canonical" href="https://x.example.org/a&amp;b/">' in whole


@pytest.mark.parametrize("word", ["nobody", "javascript:x", "a@b@c", 'https://x.org/"'])
def test_what_is_no_contact_is_refused(word: str) -> None:
    code, _, wrong = build("build", "--report-to", word)
    assert code == 2
    assert "is neither an https address nor an e-mail address" in wrong


def test_the_workflow_for_github_runs_commands_that_there_are() -> None:
    """What GitHub runs cannot be run here; its one command of ours is read as build.py reads it."""
    text = (ROOT / "examples/hosting/github-pages.yml").read_text(encoding="utf-8")
    (command,) = re.findall(r"^ +- run: >-\n((?: {10}.*\n)+)", text, re.MULTILINE)
    filled = re.sub(r"\$\{\{ (\S+) \}\}", lambda found: FILLED[found[1]], command)
    python, program, *words = shlex.split(filled)
    assert (python, program) == ("python3", "build.py")
    options = cli._parser().parse_args(words)
    assert options.site_address == "https://somebody.github.io/spieltisch/"
    assert options.report_to == "https://github.com/somebody/spieltisch/issues/new"
    assert re.findall(r"path: (\S+)", text) == [DIST.name]
    assert "\t" not in text


@pytest.mark.parametrize(
    "address", ["games.example.org", "ftp://x.org/", "https://x.org/?a", "https://x.org/#a"]
)
def test_what_is_no_address_of_a_site_is_refused(address: str) -> None:
    code, _, wrong = build("build", "--site-address", address)
    assert code == 2
    assert "is no address of a site" in wrong


def test_the_choices_of_the_command_are_the_recipes() -> None:
    _, said, _ = build("build", "--help")
    assert f"--for {{{','.join(RECIPES)}}}" in said
