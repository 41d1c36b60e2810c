import { deepEqual } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../../fakes/document.js";

Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 } });
const { Awake } = await import("../../../../web/shell/play/table-host.js");

/** The locks that the browser has given out. @type {{released: boolean, release(): Promise<void>}[]} */
let locks = [];
/** What the page hears of being in sight. @type {Set<() => void>} */
let listeners = new Set();
/** Answers the browser owes. @type {(() => void)[]} */
let asked = [];

beforeEach(() => {
  locks = [];
  listeners = new Set();
  asked = [];
  Object.assign(document, {
    visibilityState: "visible",
    addEventListener: (/** @type {string} */ _name, /** @type {() => void} */ heard) =>
      listeners.add(heard),
    removeEventListener: (/** @type {string} */ _name, /** @type {() => void} */ heard) =>
      listeners.delete(heard),
  });
  const wakeLock = {
    request: async () => {
      await new Promise((resolve) => asked.push(() => resolve(null)));
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      locks.push(lock);
      return lock;
    },
  };
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { wakeLock } });
});

/** The browser gives what it was asked for. */
async function given() {
  for (const give of asked.splice(0)) give();
  await new Promise((resolve) => setTimeout(resolve));
}

const held = () => locks.filter(({ released }) => !released).length;

/** @returns {InstanceType<typeof Awake>} of an element that is on the page */
function awake() {
  const one = new Awake(/** @type {any} */ ({ addController: () => {} }));
  one.hostConnected();
  return one;
}

test("a table keeps the screen lit as long as it is on the page", async () => {
  const one = awake();
  await given();
  deepEqual([held(), locks.length], [1, 1]);
  one.hostDisconnected();
  deepEqual([held(), listeners.size], [0, 0]);
});

test("a page that comes into sight while it asks keeps one lock, and lets it go", async () => {
  const one = awake();
  for (const heard of listeners) heard();
  await given();
  deepEqual([held(), locks.length], [1, 2]);
  one.hostDisconnected();
  deepEqual(held(), 0);
});

test("a table that has left meanwhile keeps none, and one that comes back has one", async () => {
  const one = awake();
  one.hostDisconnected();
  await given();
  deepEqual(held(), 0);
  one.hostConnected();
  await given();
  one.hostDisconnected();
  one.hostConnected();
  await given();
  deepEqual(held(), 1);
});
