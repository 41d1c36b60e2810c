import { deepEqual, equal, match } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../../fakes/document.js";
import { setLanguage } from "../../../../web/i18n/index.js";
import { watchFaults } from "../../../../web/shell/frame/faults.js";

/** @type {Record<string, (event: any) => void>} */
let hear = {};
/** @type {import("../../../../web/ui/toasts.js").Toast[]} */
let shown = [];
let now = 0;
let reloads = 0;

beforeEach(() => {
  setLanguage("en");
  [hear, shown, now, reloads] = [{}, [], 1_000_000, 0];
  Object.assign(globalThis, {
    addEventListener: (/** @type {string} */ name, /** @type {any} */ listener) => {
      hear[name] = listener;
    },
    location: {
      reload: () => {
        reloads += 1;
      },
    },
  });
  watchFaults(
    (toast) => shown.push(toast),
    () => now,
  );
});

test("an error that nobody caught is told, with what to do", () => {
  hear.unhandledrejection?.({ reason: new TypeError("x is not a function") });
  equal(shown.length, 1);
  match(shown[0]?.text ?? "", /load it again/u);
  shown[0]?.action?.run();
  equal(reloads, 1);
});

test("errors that come one upon the other are told once, and later ones again", () => {
  for (let number = 0; number < 9; number += 1) {
    hear.error?.({ error: new TypeError("broken"), message: "broken" });
    hear.unhandledrejection?.({ reason: undefined });
    now += 5000;
  }
  equal(shown.length, 1);
  now += 60_000;
  hear.unhandledrejection?.({ reason: "a text" });
  equal(shown.length, 2);
});

test("what was called off, or only drawn in two steps, is no fault", () => {
  hear.unhandledrejection?.({ reason: new DOMException("left", "AbortError") });
  hear.error?.({
    error: null,
    message: "ResizeObserver loop completed with undelivered notifications.",
  });
  hear.error?.({ message: "ResizeObserver loop limit exceeded" });
  deepEqual(shown, []);
});
