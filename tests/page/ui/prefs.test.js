import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { keptPrefs, PREFS, PREFS_KEY } from "../../../web/core/settings/kept-prefs.js";
import { getPrefs, onPrefs, setPrefs, watchPrefs } from "../../../web/core/settings/prefs.js";
import { root } from "../fakes/document.js";
import { FakeStorage } from "../fakes/storage.js";

const DEFAULTS = Object.fromEntries(
  Object.entries(PREFS).map(([key, { values }]) => [key, values[0]]),
);

let storage = new FakeStorage();

beforeEach(() => {
  storage = new FakeStorage();
  Object.assign(globalThis, { localStorage: storage });
});

test("a device without settings has the first value of each", () => {
  deepEqual(keptPrefs(), DEFAULTS);
  equal(DEFAULTS.language, "auto");
});

test("damaged settings are the defaults, and of half a damage only that half", () => {
  for (const text of ["", "{", "null", "7", '"dark"', "[]"]) {
    storage.setItem(PREFS_KEY, text);
    deepEqual(keptPrefs(), DEFAULTS, text);
  }
  storage.setItem(
    PREFS_KEY,
    JSON.stringify({ theme: "dark", sound: "yes", language: "xx", more: 1 }),
  );
  deepEqual(keptPrefs(), { ...DEFAULTS, theme: "dark" });
});

test("a storage that refuses even to be read leaves the defaults", () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  deepEqual(keptPrefs(), DEFAULTS);
  Object.defineProperty(globalThis, "localStorage", {
    value: storage,
    writable: true,
    configurable: true,
  });
});

test("a change is kept, shown and told; with a full storage it still holds", () => {
  /** @type {unknown[]} */
  const told = [];
  const stop = onPrefs(({ theme, language }) => told.push([theme, language]));
  setPrefs({ theme: "dark", language: "de" });
  equal(root.lang, "de");
  equal(root.dataset.theme, "dark");
  equal(keptPrefs().theme, "dark");
  storage.full = true;
  setPrefs({ theme: "auto", language: "en" });
  stop();
  setPrefs({ language: "auto" });
  deepEqual(told, [
    ["dark", "de"],
    ["auto", "en"],
  ]);
  equal(getPrefs().theme, "auto");
  equal(root.dataset.theme, undefined);
  equal(keptPrefs().theme, "dark");
});

test("what another tab chooses is heard, and neither tab takes the other's choice back", () => {
  /** @type {(event: {key: string | null}) => void} */
  let hear = () => {};
  Object.assign(globalThis, {
    addEventListener: (/** @type {string} */ name, /** @type {typeof hear} */ listener) => {
      equal(name, "storage");
      hear = listener;
    },
  });
  setPrefs({ theme: "auto", sound: false, language: "en", animationSpeed: "normal" });
  const elsewhere = (/** @type {object} */ change) =>
    storage.setItem(PREFS_KEY, JSON.stringify({ ...keptPrefs(), ...change }));
  // Before it is heard, the choice made here must not overwrite it.
  elsewhere({ theme: "dark" });
  setPrefs({ sound: true });
  deepEqual([keptPrefs().theme, keptPrefs().sound], ["dark", true]);
  watchPrefs();
  /** @type {unknown[]} */
  const told = [];
  const stop = onPrefs(({ theme, animationSpeed }) => told.push([theme, animationSpeed]));
  hear({ key: PREFS_KEY });
  equal(root.dataset.theme, "dark");
  elsewhere({ animationSpeed: "slow" });
  hear({ key: "spieltisch:other" });
  equal(getPrefs().animationSpeed, "normal");
  hear({ key: PREFS_KEY });
  storage.removeItem(PREFS_KEY);
  hear({ key: null });
  stop();
  deepEqual(told, [
    ["dark", "normal"],
    ["dark", "slow"],
    ["auto", "normal"],
  ]);
});

test("what could not be kept here holds here, and is kept with the next choice", () => {
  setPrefs({ logMarks: true, cardMarks: true });
  storage.full = true;
  setPrefs({ logMarks: false });
  storage.full = false;
  equal(keptPrefs().logMarks, true);
  setPrefs({ cardMarks: false });
  deepEqual([keptPrefs().logMarks, keptPrefs().cardMarks], [false, false]);
});
