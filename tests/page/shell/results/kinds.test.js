import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";

Object.assign(globalThis, { window: new EventTarget(), navigator: { hardwareConcurrency: 4 } });
const { kindsOf } = await import("../../../../web/shell/results/own-games.js");

test("the page of one's games begins with the kind that was played last", () => {
  const played = (/** @type {string[]} */ ...games) =>
    /** @type {any} */ (games.map((game) => ({ result: { game } })));
  deepEqual(kindsOf([]), ["thurn-und-taxis", "murano"]);
  deepEqual(kindsOf(played("murano")), ["murano", "thurn-und-taxis"]);
  deepEqual(kindsOf(played("murano", "thurn-und-taxis")), ["thurn-und-taxis", "murano"]);
  deepEqual(kindsOf(played("thurn-und-taxis", "murano")), ["murano", "thurn-und-taxis"]);
});
