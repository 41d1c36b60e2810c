import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { currentRoute, go, onRoute, parseRoute } from "../../../web/ground/router.js";

/** The address of the page, and what it tells when it changes. */
class FakeWindow extends EventTarget {
  constructor() {
    super();
    /** @type {string[]} */
    this.replaced = [];
    this.location = { hash: "", replace: (/** @type {string} */ hash) => this.replaced.push(hash) };
  }
}

let fake = new FakeWindow();

beforeEach(() => {
  fake = new FakeWindow();
  Object.assign(globalThis, { window: fake, location: fake.location });
});

/** @type {[string, import("../../../web/ground/router.js").Route][]} */
const ADDRESSES = [
  ["", { screen: "home" }],
  ["#", { screen: "home" }],
  ["#/", { screen: "home" }],
  ["#/nowhere", { screen: "home" }],
  ["#new", { screen: "home" }],
  ["#//new", { screen: "home" }],
  ["#/new", { screen: "new", game: "" }],
  ["#/new/", { screen: "new", game: "" }],
  ["#/new/murano", { screen: "new", game: "murano" }],
  ["#/new/thurn-und-taxis/more", { screen: "new", game: "thurn-und-taxis" }],
  ["#/new/%C3%A4", { screen: "new", game: "ä" }],
  ["#/game/0123abcd", { screen: "game", id: "0123abcd" }],
  ["#/game", { screen: "home" }],
  ["#/game/", { screen: "home" }],
  ["#/rules", { screen: "rules", anchor: "" }],
  ["#/rules/TT-304", { screen: "rules", anchor: "TT-304" }],
  ["#/rules/K%C3%B6ln", { screen: "rules", anchor: "Köln" }],
  ["#/rules/%", { screen: "rules", anchor: "" }],
  ["#/new/%E0%A4", { screen: "new", game: "" }],
];

test("an address names a screen; one that was typed wrongly leads home", () => {
  for (const [hash, route] of ADDRESSES) {
    deepEqual(parseRoute(hash), route, hash);
    fake.location.hash = hash;
    deepEqual(currentRoute(), route, hash);
  }
});

test("going somewhere changes the address once, or takes its place", () => {
  go("/game/7");
  equal(fake.location.hash, "/game/7");
  fake.location.hash = "#/game/7";
  go("/game/7", { replace: true });
  deepEqual(fake.replaced, []);
  go("/new", { replace: true });
  deepEqual(fake.replaced, ["#/new"]);
  equal(fake.location.hash, "#/game/7");
});

test("whoever listens hears each new screen until it stops", () => {
  /** @type {unknown[]} */
  const heard = [];
  const stop = onRoute((route) => heard.push(route));
  fake.location.hash = "#/rules/x";
  fake.dispatchEvent(new Event("hashchange"));
  stop();
  fake.dispatchEvent(new Event("hashchange"));
  deepEqual(heard, [{ screen: "rules", anchor: "x" }]);
});
