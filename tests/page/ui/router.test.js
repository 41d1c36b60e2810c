import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { watchBack } from "../../../web/ui/back/back.js";
import { currentRoute, go, onRoute, parseRoute } from "../../../web/ui/router.js";
import { FakeBrowser } from "../fakes/browser-history.js";

let browser = new FakeBrowser();

beforeEach(() => {
  browser = new FakeBrowser();
});

/** @type {[string, import("../../../web/ui/router.js").Route][]} */
const ADDRESSES = [
  ["", { screen: "home" }],
  ["#", { screen: "home" }],
  ["#/", { screen: "home" }],
  ["#/alone", { screen: "home", door: "alone" }],
  ["#/import", { screen: "home", door: "import" }],
  ["#/continue", { screen: "home", door: "continue" }],
  ["#/nowhere", { screen: "unknown" }],
  ["#new", { screen: "unknown" }],
  ["#//new", { screen: "unknown" }],
  ["#/new", { screen: "new", game: "" }],
  ["#/new/", { screen: "new", game: "" }],
  ["#/new/murano", { screen: "new", game: "murano" }],
  ["#/new/murano/copy", { screen: "new", game: "murano", copy: true }],
  ["#/new/thurn-und-taxis/more", { screen: "new", game: "thurn-und-taxis" }],
  ["#/copy", { screen: "copy", game: "" }],
  ["#/copy/murano", { screen: "copy", game: "murano" }],
  ["#/copy/murano/x_-9", { screen: "copy", game: "murano", code: "x_-9" }],
  ["#/new/%C3%A4", { screen: "new", game: "ä" }],
  ["#/game/0123abcd", { screen: "game", id: "0123abcd" }],
  ["#/game", { screen: "unknown" }],
  ["#/game/", { screen: "unknown" }],
  ["#/puzzles", { screen: "puzzles" }],
  ["#/puzzles/murano", { screen: "puzzles", game: "murano" }],
  ["#/results/murano", { screen: "results", game: "murano" }],
  ["#/copy", { screen: "copy", game: "" }],
  ["#/copy/murano", { screen: "copy", game: "murano" }],
  ["#/rules", { screen: "rules", anchor: "" }],
  ["#/rules/TT-304", { screen: "rules", anchor: "TT-304" }],
  ["#/rules/K%C3%B6ln", { screen: "rules", anchor: "Köln" }],
  ["#/rules/%", { screen: "rules", anchor: "" }],
  ["#/new/%E0%A4", { screen: "new", game: "" }],
];

test("an address names a screen; one that was typed wrongly names none", () => {
  for (const [hash, route] of ADDRESSES) {
    deepEqual(parseRoute(hash), route, hash);
    new FakeBrowser(hash);
    deepEqual(currentRoute(), route, hash);
  }
});

test("going somewhere changes the address once, or takes its place", async () => {
  watchBack();
  go("/game/7");
  await browser.settled();
  equal(browser.location.hash, "#/game/7");
  go("/game/7", { replace: true });
  equal(browser.history.length, 2);
  go("/new", { replace: true });
  await browser.settled();
  equal(browser.location.hash, "#/new");
  equal(browser.history.length, 2);
});

test("whoever listens hears each new screen until it stops", () => {
  /** @type {unknown[]} */
  const heard = [];
  const stop = onRoute((route) => heard.push(route));
  browser.location.hash = "#/rules/x";
  browser.dispatchEvent(new Event("hashchange"));
  stop();
  browser.dispatchEvent(new Event("hashchange"));
  deepEqual(heard, [{ screen: "rules", anchor: "x" }]);
});
