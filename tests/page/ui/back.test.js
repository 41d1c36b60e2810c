import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { lay, watchBack } from "../../../web/ui/back/back.js";
import { go } from "../../../web/ui/router.js";
import { FakeBrowser } from "../fakes/browser-history.js";

let browser = new FakeBrowser();
/** What Back has closed. @type {string[]} */
let closed = [];
/** @type {Map<string, () => void>} */
const open = new Map();

/** @param {string} name */
function lays(name) {
  const gone = lay(() => {
    closed.push(name);
    shuts(name);
  });
  open.set(name, gone);
}

/** Closes it with its own button. @param {string} name */
function shuts(name) {
  open.get(name)?.();
  open.delete(name);
}

/** A visit that began at another site, went to the home page and from there to a game. */
beforeEach(async () => {
  for (const name of [...open.keys()]) shuts(name);
  browser = new FakeBrowser("#elsewhere");
  browser.location.hash = "#/";
  watchBack();
  go("/game/7");
  await browser.settled();
  closed = [];
});

const here = () => browser.location.hash;

test("going back closes what is open, the innermost first, and then leaves the screen", async () => {
  lays("rules");
  lays("question");
  await browser.back();
  deepEqual([closed, here()], [["question"], "#/game/7"]);
  await browser.back();
  deepEqual([closed, here()], [["question", "rules"], "#/game/7"]);
  await browser.back();
  equal(here(), "#/");
});

test("what was closed otherwise leaves no step behind, however often it was opened", async () => {
  for (let i = 0; i < 5; i += 1) {
    lays("rules");
    shuts("rules");
  }
  equal(browser.history.length, 4);
  await browser.back();
  deepEqual([closed, here()], [[], "#/"]);
});

test("two things that were closed are passed at once, and one that is opened again is closed first", async () => {
  lays("drawer");
  lays("rules");
  shuts("rules");
  shuts("drawer");
  lays("window");
  await browser.back();
  deepEqual([closed, here()], [["window"], "#/game/7"]);
  await browser.back();
  equal(here(), "#/");
});

test("going home from a screen to which one came from there goes back, and pushes nothing", async () => {
  const { length } = browser.history;
  lays("rules");
  shuts("rules");
  go("/");
  await browser.settled();
  deepEqual([here(), browser.at, browser.history.length], ["#/", 1, length + 1]);
  await browser.back();
  equal(here(), "#elsewhere");
});

test("going elsewhere with something open leaves no step of it on the way back", async () => {
  lays("end");
  go("/game/8");
  shuts("end");
  await browser.settled();
  equal(here(), "#/game/8");
  await browser.back();
  deepEqual([here(), browser.history.state.open], ["#/game/7", undefined]);
  await browser.back();
  equal(here(), "#/");
});

test("a screen that takes the place of another one is left to where that was left to", async () => {
  go("/new");
  await browser.settled();
  lays("rules");
  shuts("rules");
  go("/game/9", { replace: true });
  await browser.settled();
  equal(here(), "#/game/9");
  go("/game/7");
  await browser.settled();
  deepEqual([here(), browser.at], ["#/game/7", 2]);
});

test("coming back to where the visit began is no new screen", async () => {
  browser = new FakeBrowser("");
  watchBack();
  go("/game/7");
  await browser.settled();
  go("/");
  await browser.settled();
  deepEqual([here(), browser.at, browser.history.state], ["", 0, {}]);
});

test("a link that was followed over something open leads back to the screen", async () => {
  lays("rules");
  shuts("rules");
  browser.location.hash = "#/rules/TT-304";
  await browser.settled();
  go("/game/7");
  await browser.settled();
  deepEqual([here(), browser.at], ["#/game/7", 2]);
});

test("where the browser takes no more entries, everything is opened all the same", () => {
  browser.history.pushState = () => {
    throw new Error("SecurityError");
  };
  lays("rules");
  equal(here(), "#/game/7");
});

test("a screen that took the place of the first one is no new screen when somebody comes back to it", async () => {
  browser = new FakeBrowser("#elsewhere");
  browser.location.hash = "#/new";
  watchBack();
  go("/game/9", { replace: true });
  await browser.settled();
  go("/");
  await browser.settled();
  await browser.back();
  equal(here(), "#/game/9");
  go("/");
  await browser.settled();
  equal(here(), "#/");
});
