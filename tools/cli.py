"""The command line of build.py."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from urllib.parse import urlsplit

from tools.console import Problem, complain
from tools.paths import DIST, PACKAGES

HIGHEST_PORT = 65535
FAULTS = {
    "kills": (200, "of the whole browser, or of a tab"),
    "updates": (20, "of the browser while the offline copy is exchanged"),
    "races": (100, "of two tabs"),
    "workers": (50, "of the worker"),
    "damage": (1, "to all that is kept, 0 for none"),
    "stories": (100, "of games, as chance tells them"),
}
"""How many of each kind there are, and what they are."""
PARTS = """\
Parts:
  lint     lint, format and types
  page     what the page works out without a browser, under Node
  python   everything in Python but the browser
  pyodide  rules and records once more inside Pyodide
  browser  the built site in real browsers
  all      these five
  quick    before a commit: lint, page, changed
  changed  the tests in Python that the changes of the working tree concern
  long     before a release: the many tables that the ordinary run leaves out

Arguments after -- go to pytest."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    ours, theirs = _split(words)
    options = _parser().parse_args(ours)
    options.more = theirs
    try:
        return int(options.command(options))
    except Problem as problem:
        complain(problem)
        return 1
    except OSError as error:
        # Read-only, full, not there: whatever it is, the system says it in words.
        where = f"{error.filename}: " if error.filename else ""
        complain(Problem(f"{where}{error.strerror or error}"))
        return 1
    except KeyboardInterrupt:
        return 130


def _split(words: list[str]) -> tuple[list[str], list[str]]:
    """Return our own arguments, and those after ``--``."""
    end = words.index("--") if "--" in words else len(words)
    return words[:end], words[end + 1 :]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="build.py",
        description="Build, serve, test and measure Spieltisch. Each command does its own set-up.",
    )
    commands = parser.add_subparsers(required=True, metavar="command")

    build = commands.add_parser("build", help="write the site to dist/ and print its sizes")
    build.add_argument("--out", type=Path, default=DIST, help="another folder than dist/")
    build.add_argument(
        "--unfinished", action="store_true", help="also with languages of which only a part is written"
    )
    build.add_argument(
        "--for",
        dest="host",
        choices=["apache", "caddy", "cloudflare", "netlify", "nginx"],
        help="also write what this kind of host is told (docs/hosting.md)",
    )
    build.add_argument(
        "--site-address",
        type=_address,
        metavar="URL",
        help="where the site will be, for what needs a whole address: pictures of shared links, the one true address",
    )
    build.add_argument(
        "--report-to",
        type=_contact,
        metavar="ADDRESS",
        help="where players report a wrong rule or card: an https address, or an e-mail address",
    )
    build.set_defaults(command=_build)

    package = commands.add_parser("package", help="write the engine as sdist and wheel to packages/")
    package.add_argument("--out", type=Path, default=PACKAGES, help="another folder than packages/")
    package.set_defaults(command=_package)

    serve = commands.add_parser("serve", help="build if anything changed, then serve dist/ on this machine")
    serve.add_argument("--port", type=_port, default=8000, help="the next free one is taken (default: 8000)")
    serve.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 lets other devices in (default: 127.0.0.1)"
    )
    serve.add_argument("--folder", type=Path, help="serve this built folder as it is")
    serve.set_defaults(command=_serve)

    test = commands.add_parser(
        "test",
        help="run all checks and tests, or some parts",
        description=PARTS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    test.add_argument("parts", nargs="*", metavar="part", help="one or several of these (default: all)")
    test.set_defaults(command=_test)

    types = commands.add_parser(
        "types", help="write the page's types, docs/reference.md and the ids of texts"
    )
    types.set_defaults(command=_types)

    figures = commands.add_parser("figures", help="count what there is to read in web/ and in the documents")
    figures.set_defaults(command=_figures)

    puzzles = commands.add_parser(
        "puzzles",
        help="check positions to solve and write them for the page",
        epilog="Arguments after -- go to the search in games among computers, which adds to the first file.",
    )
    puzzles.add_argument("files", type=Path, nargs="+", help="what the search has found")
    puzzles.add_argument("--into", type=Path, help="one file, for config.json, instead of those of the page")
    puzzles.set_defaults(command=_puzzles)

    data = commands.add_parser("data", help="put a correction of what is printed into the data files")
    data.add_argument(
        "--merge", type=Path, required=True, metavar="FILE", help="a patch, as the page exports it"
    )
    data.set_defaults(command=_data)

    bench = commands.add_parser("bench", help="measure")
    bench.add_argument(
        "what",
        choices=["engine", "faults", "mutants", "players", "presses", "rl", "saving", "start", "table"],
        help="engine: random play natively, in Pyodide, and a peer; faults: what is lost when browsers and workers are killed, tabs race, storage is damaged, and by what stories of games; mutants: whether the tests notice changed rules; players: speed of the search, the table in Chromium, ladder of the levels; presses: monkeys press whatever can be pressed, whether each press is heard and the record is what was pressed; rl: the learning environments; saving: how long an action takes until it is kept; start: how long it takes until one can play, beside a plain page; table: golden games played by touches, how soon each touch shows what came of it",
    )
    bench.add_argument("--seconds", type=float, default=5.0, help="time per measurement (default: 5)")
    bench.add_argument(
        "--decisions",
        type=int,
        default=25,
        help="decisions of the strongest level at each table in Chromium, 0 for none (default: 25)",
    )
    bench.add_argument(
        "--games",
        type=int,
        default=400,
        help="games for each pairing of the ladder, 0 for none (default: 400)",
    )
    for fault, (count, of) in FAULTS.items():
        bench.add_argument(f"--{fault}", type=int, default=count, help=f"faults: {of} (default: {count})")
    bench.add_argument(
        "--actions", type=int, default=300, help="saving, table: so many in each game (default: 300)"
    )
    bench.add_argument("--monkey", type=int, default=20, help="presses: so many games (default: 20)")
    bench.add_argument(
        "--presses", type=int, default=1500, help="presses: so many in each game, at most (default: 1500)"
    )
    bench.add_argument("--rounds", type=int, default=5, help="start: visits of each kind (default: 5)")
    bench.add_argument(
        "--seed",
        type=int,
        default=1,
        help="faults: which moments; mutants: which sample; presses: which games (default: 1)",
    )
    bench.add_argument("--sample", type=int, default=0, help="mutants: so many, 0 for all (default: 0)")
    bench.add_argument(
        "--minutes",
        type=float,
        default=0,
        help="mutants: when to stop, 0 for never; the same command goes on from there (default: 0)",
    )
    bench.add_argument(
        "--only",
        default="",
        help="faults: the story with this seed and nothing else; mutants: of files with this in their name, or one FILE:NUMBER; presses: the game of this seed; start: the browser of this name; table: the table of this name",
    )
    bench.add_argument(
        "--beside", default="", help="table: the folder of another built site, measured in turn"
    )
    bench.add_argument("--idle", type=int, default=0, help="table: so many seconds in which nothing happens")
    bench.add_argument("--memory", type=int, default=0, help="table: what is in use after so many games")
    bench.add_argument(
        "--way", action="store_true", help="table: through which files of web/ one touch of a card goes"
    )
    bench.set_defaults(command=_bench)
    return parser


def _port(word: str) -> int:
    """Read a port number; 0 lets the system choose."""
    if not word.isdecimal() or int(word) > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"{word} is no port (0 to {HIGHEST_PORT})")
    return int(word)


def _contact(word: str) -> str:
    """Read an address to which people write."""
    if re.fullmatch(r"[^\s<>\"&?@]+@[^\s<>\"&?@]+", word):
        return f"mailto:{word.removeprefix('mailto:')}"
    if re.fullmatch(r"https?://[^\s<>\"]+", word):
        return word
    raise argparse.ArgumentTypeError(f"{word} is neither an https address nor an e-mail address")


def _address(word: str) -> str:
    """Read the address of a site, which ends with a slash."""
    found = urlsplit(word)
    if found.scheme not in {"http", "https"} or not found.netloc or found.query or found.fragment:
        raise argparse.ArgumentTypeError(
            f"{word} is no address of a site (https://HOST/ or https://HOST/FOLDER/)"
        )
    return f"{word.rstrip('/')}/"


# Each command imports its module when it runs: `--help` stays instant.


def _build(options: argparse.Namespace) -> int:
    from tools.site import Wishes, build

    build(
        options.out.resolve(),
        Wishes(options.unfinished, options.host, options.site_address, options.report_to),
    )
    return 0


def _package(options: argparse.Namespace) -> int:
    from tools.packages import package

    package(options.out.resolve())
    return 0


def _serve(options: argparse.Namespace) -> int:
    from tools.serve import check_folder, serve
    from tools.site import build_if_stale

    if options.folder is None:
        build_if_stale()
    else:
        check_folder(options.folder)
    serve(options.folder or DIST, options.host, options.port)
    return 0


def _test(options: argparse.Namespace) -> int:
    from tools.checks import test

    return test(options.parts, options.more)


def _types(_: argparse.Namespace) -> int:
    from tools.schema.files import write

    write()
    return 0


def _puzzles(options: argparse.Namespace) -> int:
    from tools.puzzles import GAMES, puzzles

    return puzzles(options.files, options.into or GAMES, options.more)


def _data(options: argparse.Namespace) -> int:
    from tools.patches import merge

    return merge(options.merge)


def _figures(_: argparse.Namespace) -> int:
    from tools.figures import report_figures
    from tools.setup_node import node_ready

    node_ready()
    return report_figures()


def _bench(options: argparse.Namespace) -> int:
    from tools.bench import engine, faults, learning, mutants, players, presses, saving, start, table

    benches: dict[str, Callable[[], int]] = {
        "engine": lambda: engine.bench(options.seconds),
        "faults": lambda: faults.bench(
            {kind: getattr(options, kind) for kind in FAULTS}, options.seed, options.only
        ),
        "mutants": lambda: mutants.bench(options.sample, options.seed, options.only, options.minutes),
        "players": lambda: players.bench(options.seconds, options.decisions, options.games),
        "presses": lambda: presses.bench(options.monkey, options.presses, options.seed, options.only),
        "rl": lambda: learning.bench(options.seconds),
        "saving": lambda: saving.bench(options.actions),
        "start": lambda: start.bench(options.rounds, options.only),
        "table": lambda: (
            table.way()
            if options.way
            else table.bench(
                options.actions, options.beside, options.only, idle=options.idle, memory=options.memory
            )
        ),
    }
    return benches[options.what]()
