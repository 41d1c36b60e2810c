"""Other browsers than Chromium, each driven in the way that its makers offer. They play by pointer alone."""

from __future__ import annotations

import base64
import contextlib
import itertools
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Protocol

import websocket
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.service import Service

WIDTH, HEIGHT = 1180, 820
PATIENCE = 60.0


class Browser(Protocol):
    """What the smoke test needs of a browser."""

    def open(self, url: str) -> None: ...

    def reload(self) -> None: ...

    def evaluate(self, function: str, argument: Any = None) -> Any: ...

    def evaluate_in_frame(self, function: str) -> Any: ...

    def press(self, x: float, y: float) -> None: ...

    def screenshot(self, file: Path) -> None: ...

    def errors(self) -> list[str]: ...


class Firefox:
    """Firefox by WebDriver BiDi, which it speaks itself: no driver program is needed."""

    def __init__(self, profile: Path) -> None:
        # A first start must not look around in the net.
        preferences = {
            "app.update.enabled": False,
            "browser.shell.checkDefaultBrowser": False,
            "datareporting.policy.dataSubmissionEnabled": False,
            "intl.accept_languages": "en-GB, en",
            "network.captive-portal-service.enabled": False,
            "network.connectivity-service.enabled": False,
            "extensions.getAddons.cache.enabled": False,
            "browser.safebrowsing.update.enabled": False,
            "services.settings.server": "http://localhost:9/",
            "toolkit.telemetry.enabled": False,
            "browser.aboutwelcome.enabled": False,
        }
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()
        ]
        (profile / "user.js").write_text("\n".join(lines))
        command = [
            "firefox-esr",
            "--headless",
            "--no-remote",
            "--profile",
            profile,
            "--remote-debugging-port",
            "0",
        ]
        self._process = subprocess.Popen(
            [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self._process.stdout
        address = next(
            found[0] for line in self._process.stdout if (found := re.search(r"ws://[\w.:]+", line))
        )
        self._wire = websocket.create_connection(f"{address}/session", timeout=PATIENCE, suppress_origin=True)
        self._numbers = itertools.count(1)
        self._errors: list[str] = []
        self._send("session.new", capabilities={})
        self._tab = self._send("browsingContext.create", type="tab")["context"]
        self._send(
            "browsingContext.setViewport", context=self._tab, viewport={"width": WIDTH, "height": HEIGHT}
        )
        self._send("session.subscribe", events=["log.entryAdded"])

    def open(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def reload(self) -> None:
        self._send("browsingContext.reload", context=self._tab, wait="complete")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self._evaluate(self._tab, function, argument)

    def evaluate_in_frame(self, function: str) -> Any:
        """Evaluate in the first frame of the page."""
        (tab,) = self._send("browsingContext.getTree", root=self._tab)["contexts"]
        return self._evaluate(tab["children"][0]["context"], function)

    def _evaluate(self, place: str, function: str, argument: Any = None) -> Any:
        said = self._send(
            "script.callFunction",
            functionDeclaration=f"async (text) => JSON.stringify(await ({function})(JSON.parse(text)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": place},
            awaitPromise=True,
        )
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    def press(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": steps,
        }
        self._send("input.performActions", context=self._tab, actions=[mouse])

    def screenshot(self, file: Path) -> None:
        said = self._send("browsingContext.captureScreenshot", context=self._tab)
        file.write_bytes(base64.b64decode(said["data"]))

    def errors(self) -> list[str]:
        self.evaluate("() => 0")
        return self._errors

    def end(self) -> None:
        with contextlib.suppress(AssertionError, OSError, websocket.WebSocketException):
            self._send("browser.close")
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()
        self._wire.close()

    def _send(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._wire.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            said = json.loads(self._wire.recv())
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self._errors.append(said["params"]["text"])
            if said.get("id") == number:
                assert said["type"] == "success", said
                return said["result"]


class WebKit:
    """WebKitGTK by its own driver, on a screen that only exists in memory (xvfb)."""

    def __init__(self) -> None:
        options = WebKitGTKOptions()
        options.binary_location = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")).as_posix()
        options.add_argument("--automation")
        driver = shutil.which("WebKitWebDriver")
        assert driver
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._screen.stdout
        screen = f":{self._screen.stdout.readline().strip()}"
        environment = {**os.environ, "DISPLAY": screen}
        self._driver = WebKitGTK(options=options, service=Service(driver, env=environment))
        self._driver.set_script_timeout(PATIENCE)
        self._driver.set_window_size(WIDTH, HEIGHT)

    def open(self, url: str) -> None:
        self._driver.get(url)

    def reload(self) -> None:
        self._driver.refresh()

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self._driver.execute_async_script(
            f"const [argument, done] = arguments; Promise.resolve(({function})(argument)).then(done)",
            argument,
        )

    def evaluate_in_frame(self, function: str) -> Any:
        """Evaluate in the first frame of the page."""
        self._driver.switch_to.frame(0)
        try:
            return self.evaluate(function)
        finally:
            self._driver.switch_to.default_content()

    def press(self, x: float, y: float) -> None:
        actions = ActionBuilder(self._driver)
        actions.pointer_action.move_to_location(round(x), round(y)).pointer_down().pointer_up()  # type: ignore[no-untyped-call]
        actions.perform()

    def screenshot(self, file: Path) -> None:
        self._driver.save_screenshot(file.as_posix())

    def errors(self) -> list[str]:
        """Return what the page's own ear heard: the driver has no console."""
        return list(self.evaluate("() => globalThis.heard ?? []"))

    def end(self) -> None:
        with contextlib.suppress(WebDriverException):
            self._driver.quit()
        self._screen.terminate()
        self._screen.wait()
        if self._screen.stdout:
            self._screen.stdout.close()
