import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import "fake-indexeddb/auto";
import { FakeStorage } from "../../fakes/storage.js";

/** What other tabs tell this one. @type {(event: object) => void} */
let storageChanged = () => {};
const localStorage = new FakeStorage();
const addEventListener = (/** @type {string} */ _, /** @type {typeof storageChanged} */ heard) => {
  storageChanged = heard;
};
Object.assign(globalThis, { localStorage, addEventListener });
const { getPrefs, onPrefs, setPrefs, watchPrefs } = await import(
  "../../../../web/core/settings/prefs.js"
);
const { results } = await import("../../../../web/core/storage/results/results.js");
await import("../../../../web/core/results/own-things.js");
results.shelf.storage = /** @type {any} */ (localStorage);

/** What a browser does that is killed before it has written its localStorage. @param {Record<string, string>} before */
async function killed(before) {
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
  Object.assign(localStorage, before);
  results.ahead.clear();
  storageChanged({ key: null });
  await results.readAgain();
}

test("that nothing is to be counted is kept on the disk as results are", async () => {
  watchPrefs();
  setPrefs({ keepResults: true, ladder: false });
  for (const before of [{ ...localStorage.entries }, {}]) {
    for (const keepResults of [false, true, false]) {
      setPrefs({ keepResults });
      await results.readAgain();
      await killed(before);
      deepEqual(getPrefs().keepResults, keepResults);
    }
  }
});

test("what is chosen before the database has answered is the latest", async () => {
  setPrefs({ keepResults: true });
  await results.readAgain();
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
  storageChanged({ key: null });
  await new Promise((resolve) => setTimeout(resolve, 2));
  const answer = results.readAgain();
  setPrefs({ keepResults: false });
  await answer;
  await results.readAgain();
  deepEqual(getPrefs().keepResults, false);
});

test("every setting is kept on the disk", async () => {
  const chosen = /** @type {const} */ ({
    theme: "dark",
    animationSpeed: "slow",
    coach: true,
    ladder: false,
  });
  setPrefs(chosen);
  await results.readAgain();
  await killed({});
  deepEqual({ ...getPrefs(), ...chosen }, getPrefs());
  /** @type {[string, boolean][]} */
  const told = [];
  const end = onPrefs(({ theme, ladder }) => void told.push([theme, ladder]));
  setPrefs({ theme: "auto", ladder: true });
  end();
  // Nothing that was kept before comes back in between.
  deepEqual(told, [["auto", true]]);
  await results.readAgain();
  await killed({});
  const { theme, ladder, coach } = getPrefs();
  deepEqual({ theme, ladder, coach }, { theme: "auto", ladder: true, coach: true });
});
