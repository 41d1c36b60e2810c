import { deepEqual, equal, ok } from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { isLocked, TabClaim, tryLock } from "../../../../web/core/storage/tabs/lock.js";
import { settled } from "../../fakes/game.js";

/** Web Locks, as far as they are used here: exclusive, in the order of the requests. */
class FakeLocks {
  constructor() {
    /** @type {Map<string, {work: (lock: object | null) => unknown}[]>} */
    this.queues = new Map();
  }

  /** @param {string} name @param {{ifAvailable?: boolean, signal?: AbortSignal}} options @param {(lock: object | null) => unknown} work */
  async request(name, { ifAvailable = false, signal }, work) {
    const queue = this.queues.get(name) ?? [];
    if (ifAvailable && queue.length > 0) return work(null);
    this.queues.set(name, queue);
    const own = { work };
    queue.push(own);
    signal?.addEventListener("abort", () =>
      this.queues.set(
        name,
        queue.filter((one) => one !== own),
      ),
    );
    while (this.queues.get(name)?.[0] !== own) {
      if (signal?.aborted) throw signal.reason;
      await settled();
    }
    try {
      return await work({ name });
    } finally {
      this.queues.get(name)?.shift();
    }
  }

  async query() {
    return { held: [...this.queues].flatMap(([name, [first]]) => (first ? [{ name }] : [])) };
  }
}

/** @param {FakeLocks | undefined} locks */
function browserWith(locks) {
  Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
}

beforeEach(() => {
  Object.assign(globalThis, { window: new EventTarget() });
  browserWith(new FakeLocks());
});

test("of two tabs one has the game; the other hears when it is free, and may have it then", async () => {
  const [first, second] = [new TabClaim("one"), new TabClaim("one")];
  equal(await first.take(), true);
  equal(await first.take(), true);
  equal(await second.take(), false);
  ok(await isLocked("one"));
  let freed = 0;
  second.onFree(() => {
    freed += 1;
  });
  await settled();
  equal(freed, 0);
  first.letGo();
  for (let i = 0; i < 5; i += 1) await settled();
  equal(freed, 1);
  equal(await second.take(), true);
});

test("another game is another lock", async () => {
  equal(await new TabClaim("one").take(), true);
  equal(await new TabClaim("two").take(), true);
  equal(await isLocked("three"), false);
});

test("a game that was left while the browser was asked is let go at once", async () => {
  const claim = new TabClaim("one");
  const taking = claim.take();
  claim.close();
  equal(await taking, false);
  await settled();
  ok(await tryLock("one"));
});

test("whoever has left waits no more, and hears nothing of other tabs", async () => {
  const [first, second] = [new TabClaim("one"), new TabClaim("one")];
  await first.take();
  /** @type {string[]} */
  const heard = [];
  second.onFree(() => heard.push("free"));
  second.onSavedElsewhere(() => heard.push("saved"));
  second.close();
  first.close();
  for (let i = 0; i < 5; i += 1) await settled();
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "spieltisch:game:one" }));
  deepEqual(heard, []);
});

test("what another tab saves is heard for the own game, and for anything unknown", () => {
  const claim = new TabClaim("one");
  let heard = 0;
  claim.onSavedElsewhere(() => {
    heard += 1;
  });
  for (const key of ["spieltisch:game:two", "spieltisch:game:one", null]) {
    window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  }
  equal(heard, 2);
});

test("with neither Web Locks nor a database every tab may play; the revisions protect the game", async () => {
  browserWith(undefined);
  equal(await new TabClaim("one").take(), true);
  equal(await new TabClaim("one").take(), true);
  equal(await isLocked("one"), false);
});

test("a tab that asks twice at once has the game, and can let go of it", async () => {
  const claim = new TabClaim("one");
  deepEqual(await Promise.all([claim.take(), claim.take()]), [true, true]);
  claim.letGo();
  await settled();
  equal(await isLocked("one"), false);
});

test("a browser that never answers counts as one without Web Locks after some seconds", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const never = () => new Promise(() => {});
  const silent = new FakeLocks();
  browserWith(Object.assign(silent, { request: never, query: never }));
  const [claim, asking] = [new TabClaim("one"), isLocked("one")];
  const taking = claim.take();
  mock.timers.tick(6000);
  deepEqual([await taking, await asking], [true, false]);
  // It is waited for once.
  deepEqual([await new TabClaim("two").take(), await isLocked("two")], [true, false]);
  mock.timers.reset();
});
