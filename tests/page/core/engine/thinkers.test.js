import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { describe, test } from "node:test";
import "../../fakes/document.js";
import { Thinkers } from "../../../../web/core/engine/thinkers.js";
import { follow } from "../../../../web/core/engine/thinking.js";

const WORK = { begin: "analyse", params: { seed: 1 }, step: "analyseStep", stop: "analyseStop" };

/**
 * An engine that needs so many slices for a share, and breaks after so many.
 *
 * @param {string[]} log
 * @param {string} name
 * @param {{slices?: number, lasts?: number, gate?: Promise<void>}} [how]
 * @returns {any}
 */
function engine(log, name, { slices = 3, lasts = Infinity, gate = Promise.resolve() } = {}) {
  let [share, left] = [-1, 0];
  return {
    failure: new Promise(() => {}),
    dispose: () => log.push(`${name} away`),
    /** @param {string} method @param {any} params */
    async call(method, params) {
      await gate;
      if (method === "follow") return {};
      if (method === "analyse") {
        [share] = params.share;
        left = slices;
        log.push(`${name} ${params.share.join("/")}`);
      } else if (method === "analyseStep") {
        if (slices - left === lasts) throw new Error("broken");
        left -= 1;
      }
      return { done: left === 0, progress: 1 - left / slices, share };
    },
  };
}

/** @param {any[]} starts @param {number} most */
const thinkersOf = (starts, most) =>
  new Thinkers(most, () =>
    starts.length ? Promise.resolve(starts.shift()) : new Promise(() => {}),
  );

describe("work in shares", () => {
  test("is done by all engines at once, that of the table included", async () => {
    /** @type {string[]} */
    const log = [];
    /** @type {any[]} */
    let last = [];
    const thinkers = thinkersOf([engine(log, "one"), engine(log, "two")], 2);
    await thinkers.share(WORK, {
      record: {},
      table: engine(log, "table"),
      stop: new AbortController().signal,
      onStatus: (shares) => {
        last = shares;
      },
    });
    deepEqual(
      last.map((one) => [one.done, one.share]),
      [
        [true, 0],
        [true, 1],
        [true, 2],
      ],
    );
    deepEqual([...new Set(log.map((line) => line.split(" ")[0]))].sort(), ["one", "table", "two"]);
  });

  test("is done by the table alone where no other engine comes", async () => {
    /** @type {string[]} */
    const log = [];
    await thinkersOf([], 1).share(WORK, {
      record: {},
      table: engine(log, "table"),
      stop: new AbortController().signal,
      onStatus: () => {},
    });
    deepEqual(log, ["table 0/2", "table 1/2"]);
  });

  test("is taken over from an engine that breaks", async () => {
    /** @type {string[]} */
    const log = [];
    /** @type {any[]} */
    let last = [];
    await thinkersOf([engine(log, "one", { lasts: 0 })], 1).share(WORK, {
      record: {},
      table: engine(log, "table", { slices: 9 }),
      stop: new AbortController().signal,
      onStatus: (shares) => {
        last = shares;
      },
    });
    deepEqual(log, ["table 0/2", "one 1/2", "one away", "table 1/2"]);
    ok(last.every((one) => one.done));
  });

  test("never goes back when an engine breaks", async () => {
    /** @type {number[]} */
    const progress = [];
    await thinkersOf([engine([], "one", { slices: 8, lasts: 6 })], 1).share(WORK, {
      record: {},
      table: engine([], "table", { slices: 9 }),
      stop: new AbortController().signal,
      onStatus: (shares) => progress.push(shares[1]?.progress ?? 0),
    });
    ok(progress.includes(0.75));
    deepEqual(progress, progress.toSorted());
    equal(progress.at(-1), 1);
  });

  test("ends with what is there when it is stopped", async () => {
    /** @type {string[]} */
    const log = [];
    const stopped = new AbortController();
    /** @type {any[]} */
    let last = [];
    await thinkersOf([], 1).share(WORK, {
      record: {},
      table: engine(log, "table", { slices: 9 }),
      stop: stopped.signal,
      onStatus: (shares) => {
        last = shares;
        if (shares[0]?.progress && shares[0].progress > 0.3) stopped.abort();
      },
    });
    deepEqual(log, ["table 0/2"]);
    equal(last[0].done, false);
    equal(last[1], undefined);
  });

  test("fails where the table's own engine does", async () => {
    const course = {
      record: {},
      table: engine([], "table", { lasts: 0 }),
      stop: new AbortController().signal,
      onStatus: () => {},
    };
    await rejects(thinkersOf([], 1).share(WORK, course), /broken/u);
  });
});

test("an engine is told of its game once, then only what has become of it", async () => {
  /** @type {any[]} */
  const sent = [];
  let refused = false;
  const one = {
    /** @param {string} _method @param {any} params */
    async call(_method, params) {
      sent.push(params);
      if (refused) throw new Error("broken");
    },
  };
  const record = { game: "small", seed: 1, actions: ["a", "b"] };
  await follow(one, record);
  await follow(one, { ...record, actions: ["a", "b", "c"] });
  await follow(one, { ...record, actions: ["a", "d"] });
  const other = { ...record, seed: 2 };
  await follow(one, other);
  refused = true;
  await rejects(follow(one, { ...other, actions: [] }));
  refused = false;
  // Who knows what lies there now.
  await follow(one, other);
  deepEqual(sent, [
    { record },
    { kept: 2, actions: ["c"] },
    { kept: 1, actions: ["d"] },
    { record: other },
    { kept: 0, actions: [] },
    { record: other },
  ]);
});
