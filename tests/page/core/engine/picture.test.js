import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { withEmptyPages, withoutEmptyPages } from "../../../../web/core/engine/picture/bytes.js";
import {
  forgetPicture,
  hasRoom,
  keepPicture,
  keptPicture,
  nameOf,
  pictureState,
  refusePicture,
} from "../../../../web/core/engine/picture/kept.js";
import { takePictureAtRest } from "../../../../web/core/engine/picture/making.js";

const BASE = "https://example.test/games/";
const NAME = "sha256-abc= a browser";
const PAGE = 65_536;

/** What is kept by address: header lines and content. @type {Map<string, {content: Uint8Array, headers: Headers}>} */
const shelf = new Map();
const cache = {
  match: async (/** @type {string} */ key) => {
    const found = shelf.get(key);
    return found && new Response(found.content.slice(), { headers: found.headers });
  },
  put: async (/** @type {string} */ key, /** @type {Response} */ answer) => {
    const content = new Uint8Array(await answer.arrayBuffer());
    shelf.set(key, { content, headers: answer.headers });
  },
  delete: async (/** @type {string} */ key) => shelf.delete(key),
};

beforeEach(() => {
  shelf.clear();
  Reflect.set(globalThis, "caches", { open: async () => cache });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "caches");
  mock.timers.reset();
  mock.restoreAll();
});

function memory() {
  const bytes = new Uint8Array(5 * PAGE + 48);
  bytes[3] = 7;
  bytes[2 * PAGE] = 8;
  bytes[bytes.length - 1] = 9;
  return bytes;
}

/** The only thing on the shelf. */
function onlyOne() {
  const [entry] = shelf.values();
  assert.ok(entry);
  return entry;
}

test("a memory comes back as it was, and its empty pages are not kept", () => {
  const packed = withoutEmptyPages(memory());
  assert.deepEqual(withEmptyPages(packed), memory());
  assert.ok(packed.length < 4 * PAGE);
});

test("a memory that is full, and one that is empty", () => {
  for (const bytes of [new Uint8Array(3 * PAGE).fill(1), new Uint8Array(2 * PAGE)])
    assert.deepEqual(withEmptyPages(withoutEmptyPages(bytes)), bytes);
});

test("what is kept is there again, for that site and that name", async () => {
  assert.deepEqual(await keptPicture(BASE, NAME), {});
  await keepPicture(BASE, NAME, withoutEmptyPages(memory()));
  const { picture } = await keptPicture(BASE, NAME);
  assert.ok(picture);
  assert.deepEqual(withEmptyPages(picture), memory());
  assert.equal(await pictureState(BASE, NAME), "kept");
  assert.deepEqual(await keptPicture("https://example.test/", NAME), {});
});

test("a picture of another build is removed, and that is told", async () => {
  await keepPicture(BASE, "another", withoutEmptyPages(memory()));
  assert.equal(await pictureState(BASE, NAME), "none");
  const { picture, spoilt } = await keptPicture(BASE, NAME);
  assert.equal(picture, undefined);
  assert.match(spoilt ?? "", /another build/);
  assert.equal(shelf.size, 0);
});

/** @type {[string, (content: Uint8Array) => Uint8Array][]} */
const HARMS = [
  ["altered", (content) => content.with(100, 1)],
  ["cut", (content) => content.slice(0, -1)],
  ["empty", () => new Uint8Array()],
];
for (const [name, harm] of HARMS) {
  test(`a picture that is ${name} is removed, and that is told`, async () => {
    await keepPicture(BASE, NAME, withoutEmptyPages(memory()));
    const entry = onlyOne();
    entry.content = harm(entry.content);
    const { picture, spoilt } = await keptPicture(BASE, NAME);
    assert.equal(picture, undefined);
    assert.match(spoilt ?? "", /not as it was kept/);
    assert.equal(shelf.size, 0);
  });
}

test("one picture at a time: a new one takes the place of the old one", async () => {
  await keepPicture(BASE, "another", new Uint8Array([1]));
  await keepPicture(BASE, NAME, new Uint8Array([2]));
  assert.equal(shelf.size, 1);
  assert.deepEqual((await keptPicture(BASE, NAME)).picture, new Uint8Array([2]));
});

test("where none can be used, none is made until the next build", async () => {
  await keepPicture(BASE, NAME, new Uint8Array([1]));
  await refusePicture(BASE, NAME, "RuntimeError: größer\nals erlaubt");
  assert.equal(await pictureState(BASE, NAME), "refused");
  const { picture, refused } = await keptPicture(BASE, NAME);
  assert.equal(picture, undefined);
  assert.match(refused ?? "", /^RuntimeError: gr er als erlaubt$/);
  assert.equal(await pictureState(BASE, "the next build"), "none");
});

test("forgotten is gone", async () => {
  await keepPicture(BASE, NAME, new Uint8Array([1]));
  await forgetPicture(BASE);
  assert.equal(await pictureState(BASE, NAME), "none");
});

test("a browser that keeps nothing starts as ever", async () => {
  Reflect.deleteProperty(globalThis, "caches");
  assert.deepEqual(await keptPicture(BASE, NAME), {});
  assert.equal(await pictureState(BASE, NAME), "impossible");
  await forgetPicture(BASE);
});

test("a browser that denies its storage starts as ever, and tells why", async () => {
  const open = async () => {
    throw new DOMException("denied", "SecurityError");
  };
  Reflect.set(globalThis, "caches", { open });
  assert.match((await keptPicture(BASE, NAME)).spoilt ?? "", /SecurityError/);
  assert.equal(await pictureState(BASE, NAME), "impossible");
});

test("another file of the engine, or another browser, needs a picture of its own", () => {
  const files = [{ integrity: "one" }, { integrity: "two" }];
  const mine = nameOf(files, "Fox/1");
  assert.notEqual(mine, nameOf([{ integrity: "one" }, { integrity: "three" }], "Fox/1"));
  assert.notEqual(mine, nameOf(files, "Fox/2"));
});

test("a device with little room keeps it for the games", async () => {
  const left = (/** @type {number} */ bytes) =>
    hasRoom({ estimate: async () => ({ quota: 300_000_000, usage: 300_000_000 - bytes }) });
  assert.equal(await left(99_000_000), false);
  assert.equal(await left(200_000_000), true);
  assert.equal(await hasRoom({}), true, "nobody says: the browser refuses by itself");
});

/** An engine of the page, as far as its rest goes. */
class Service extends EventTarget {
  lastAsked = 0;
  state = { phase: "starting" };

  /** @param {string} phase */
  become(phase) {
    this.state = { phase };
    this.dispatchEvent(new Event("change"));
  }
}

test("the picture is taken once, when the engine has been at rest, and nothing is said where it fails", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let now = 0;
  mock.method(performance, "now", () => now);
  const pass = (/** @type {number} */ ms) => {
    now += ms;
    mock.timers.tick(ms);
  };
  let warned = 0;
  mock.method(console, "warn", () => {
    warned += 1;
  });
  mock.method(console, "debug", () => {});
  const service = new Service();
  let taken = 0;
  takePictureAtRest(service, async () => {
    taken += 1;
    throw new Error("The page was left");
  });
  pass(60_000);
  assert.equal(taken, 0, "the engine is not there yet");
  service.become("ready");
  pass(5_000);
  service.lastAsked = now;
  pass(5_000);
  assert.equal(taken, 0, "somebody plays");
  pass(20_000);
  assert.equal(taken, 1);
  service.become("ready");
  pass(60_000);
  assert.equal(taken, 1);
  await new Promise(setImmediate);
  assert.equal(warned, 0);
});
