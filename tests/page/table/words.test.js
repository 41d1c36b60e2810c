import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { describer, refusalText, telling, winnersIn } from "../../../web/table/words/telling.js";

/** A text as its id and what is put into it. @type {import("../../../web/table/types.js").Translate} */
const t = (id, args = {}) =>
  [id, ...Object.entries(args).map(([key, value]) => `${key}=${value}`)].join(" ");
const words = { t, seats: [{ name: "Anna" }, { name: "Ben" }], board: null };

/** @typedef {{event: string, seat?: number, count?: number}} TestEvent */

/** @type {Record<string, import("../../../web/table/words/telling.js").Teller<TestEvent, null>>} */
const TELLERS = {
  took: ({ count = 0 }, { name }) => ({
    text: `${name} takes ${count}`,
    focus: [{ kind: "bead", id: String(count) }],
  }),
  rested: (_event, { name }) => ({ text: `${name} rests` }),
  hid: () => null,
};
/** @type {(event: TestEvent, words: import("../../../web/table/words/telling.js").Words<null>) => import("../../../web/table/types.js").DescribedEvent | null} */
const describe = describer((event) => TELLERS[event]);

test("an event is told with the name of its seat and its places", () => {
  deepEqual(describe({ event: "took", seat: 1, count: 2 }, words), {
    text: "Ben takes 2",
    focus: [{ kind: "bead", id: "2" }],
  });
  deepEqual(describe({ event: "rested" }, words), { text: " rests", focus: [] });
});

test("what nobody tells, or what needs no words, is left out", () => {
  equal(describe({ event: "unheard" }, words), null);
  equal(describe({ event: "hid", seat: 0 }, words), null);
  const rested = { event: "rested", seat: 0 };
  const told = telling(describe)([{ event: "unheard" }, rested, { event: "hid" }], words);
  deepEqual(told, [{ event: rested, told: { text: "Anna rests", focus: [] } }]);
});

test("a kind of event without a teller, or one too many, does not compile", () => {
  /** @typedef {import("../../../web/table/types.js").Tellers<{event: "took"} | {event: "hid"}, null, null>} Both */
  // @ts-expect-error "hid" is missing
  /** @type {Both} */ const less = { took: () => null };
  // @ts-expect-error nothing of the kind "slept" happens
  /** @type {Both} */ const more = { took: () => null, hid: () => null, slept: () => null };
  equal(Object.keys({ ...less, ...more }).length, 3);
});

test("winners are named and counted", () => {
  equal(winnersIn(/** @type {any} */ ("over"), [1, 0], words), "over names=Ben and Anna count=2");
});

test("a refusal has the game's words for ids, else what was said, else its blank", () => {
  const blanks = { card: "none", left: 0, used: "nobody" };
  /** @param {string} key @param {unknown} value */
  const wordFor = (key, value) => (key === "card" ? `card ${value}` : null);
  const said = refusalText(
    { rule: "X-1", data: { card: "ulm", left: 3, used: [] } },
    t,
    blanks,
    wordFor,
  );
  equal(said, "rule-X-1 card=card ulm left=3 used=nobody");
  equal(
    refusalText({ rule: "X-2", data: {} }, t, blanks, wordFor),
    "rule-X-2 card=none left=0 used=nobody",
  );
});
