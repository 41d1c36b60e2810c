"""A program that keeps to the protocol until its third decision, and then does what its argument says."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any


def say(**message: Any) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def misbehave(fault: str, message: dict[str, Any]) -> None:  # noqa: PLR0912 - one fault after the other
    number = message["number"]
    match fault:
        case "hang":
            time.sleep(600)
        case "hang-with-child":
            child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
            Path(sys.argv[2]).write_text(str(child.pid))
            time.sleep(600)
        case "die":
            sys.stderr.write("out of ideas\n")
            sys.stderr.flush()
            os._exit(3)
        case "close":
            os.close(1)
            time.sleep(600)
        case "rubbish":
            sys.stdout.write("bestmove e2e4\n")
            sys.stdout.flush()
        case "list":
            sys.stdout.write("[1]\n")
            sys.stdout.flush()
        case "illegal" | "never-quits":
            say(type="action", number=number, action="take everything")
        case "no-text":
            say(type="action", number=number, action={"verb": "take"})
        case "early":
            say(type="action", number=number + 1, action=message["legal"][0])
        case "twice":
            for _ in range(2):
                say(type="action", number=number, action=message["legal"][0])
        case "chatter":
            while True:
                say(type="info", text="still thinking")
        case "long-line":
            while True:
                sys.stdout.write("x" * 4096)
        case "refuse":
            say(type="error", about="decide", message="too hard")


def main() -> None:
    fault = sys.argv[1]
    if fault == "never":
        time.sleep(600)
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                protocol = 99 if fault == "other-protocol" else 1
                games = ["chess"] if fault == "other-game" else ["thurn-und-taxis", "murano"]
                say(type="hello", protocol=protocol, name="Bad", version="1", games=games, options=[])
            case "ready":
                say(type="ready")
            case "decide" if message["number"] == 3:
                misbehave(fault, message)
            case "decide":
                # What it does not know is passed over, and so is what it says besides.
                say(type="weather", text="fine")
                say(type="action", number=message["number"], action=message["legal"][0])
            case "quit" if fault != "never-quits":
                return
    if fault == "never-quits":
        time.sleep(600)


if __name__ == "__main__":
    main()
