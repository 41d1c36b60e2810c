import "fake-indexeddb/auto";
import { equal, ok } from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { openDB } from "idb";
import { isLeased, tryLease, whenReturned } from "../../../../web/core/storage/tabs/lease.js";

const YEAR = 365 * 86_400_000;

let count = 0;
let id = "";

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} });
  count += 1;
  id = `game ${count}`;
});

afterEach(() => mock.timers.reset());

/** A tab that has died left its lease. @param {number} until */
async function left(until) {
  await tryLease("any");
  const leases = await openDB("spieltisch-leases", 1);
  await leases.put("leases", { id, tab: "dead", until });
  return leases;
}

/**
 * Waits for something that takes time, without taking it.
 *
 * @template T
 * @param {Promise<T>} promise
 * @param {(ms: number) => unknown} [meanwhile] done every quarter of a second
 * @returns {Promise<T>}
 */
async function passing(promise, meanwhile = () => {}) {
  let ended = false;
  const end = () => {
    ended = true;
  };
  promise.then(end, end);
  for (let ms = 0; !ended && ms < 20_000; ms += 250) {
    for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setImmediate(resolve));
    await meanwhile(ms);
    mock.timers.tick(250);
  }
  return promise;
}

test("a lease that holds is another tab's; one that ran out is nobody's", async () => {
  await left(Date.now() + 5000);
  equal(await tryLease(id), null);
  ok(await isLeased(id));
  await left(Date.now() - 1);
  equal(await isLeased(id), false);
  const release = await tryLease(id);
  ok(release);
  equal(await tryLease(id), null);
  release();
});

test("a lease that a dead tab left under a clock that was set back since can be taken over", async () => {
  await left(Date.now() + YEAR);
  const release = await passing(tryLease(id));
  ok(release, "nobody renews it, so nobody has it");
  release();
});

test("a lease that is renewed under such a clock is not taken from its tab", async () => {
  const leases = await left(Date.now() + YEAR);
  const renew = (/** @type {number} */ ms) =>
    leases.put("leases", { id, tab: "alive", until: Date.now() + YEAR + ms });
  equal(await passing(tryLease(id), renew), null);
});

test("whoever waits for such a game hears that it is free", async () => {
  await left(Date.now() + YEAR);
  await passing(new Promise((resolve) => void whenReturned(id, () => resolve(true))));
});
