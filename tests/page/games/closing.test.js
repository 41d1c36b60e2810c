import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { ClosingDraft } from "../../../web/games/thurn-und-taxis/touch/closing-draft.js";

/** @import { Action } from "../../../web/games/thurn-und-taxis/types.js" */

/** @param {(string | null)[]} officials  who may help, one action for each */
function draftWith(officials) {
  const closes = officials.map((official) => ({
    type: "close",
    text: `close with ${official}`,
    official,
    houses: ["ulm"],
    modes: ["each"],
    declined: false,
  }));
  const listed = /** @type {Action[]} */ (/** @type {unknown} */ (closes));
  return new ClosingDraft(listed, null, () => {}, { propose: true });
}

test("whoever the list names may help to close, whatever the name, and one at a time", () => {
  const draft = draftWith([null, "wirt", "wagner", "wirt"]);
  deepEqual(draft.helpers, ["wirt", "wagner"]);
  equal(draft.action?.text, "close with wirt");
  draft.set({ official: "wagner" });
  equal(draft.action?.text, "close with wagner");
  draft.set({ official: null });
  equal(draft.action?.text, "close with null");
});

test("where nobody may help, nobody is asked for", () => {
  const draft = draftWith([null]);
  deepEqual([draft.helpers, draft.official], [[], null]);
  equal(draft.action?.text, "close with null");
});

/** Two ways to place houses, with what the engine promises for each. @param {{each: number, all: number}} gains @param {boolean} [propose] */
function betweenWays({ each, all }, propose = true) {
  const closes = [
    { houses: ["ulm", "linz"], modes: ["each"], text: "each" },
    { houses: ["graz", "wien"], modes: ["all"], text: "all" },
  ].map((one) => ({ type: "close", official: null, declined: false, ...one }));
  const gain = (/** @type {string} */ text) => (text === "each" ? each : all);
  const ctx = {
    preview: async (/** @type {string} */ text) => ({ gain: gain(text), worth: gain(text) }),
  };
  return new ClosingDraft(/** @type {any} */ (closes), /** @type {any} */ (ctx), () => {}, {
    propose,
  });
}

/** All that was asked has been answered. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

test("the way that brings more points is chosen first, of equal ones the first", async () => {
  for (const { each, all, mode } of [
    { each: 3, all: 6, mode: "all" },
    { each: 6, all: 3, mode: "each" },
    { each: 3, all: 3, mode: "each" },
  ]) {
    const draft = betweenWays({ each, all });
    await answered();
    equal(draft.mode, mode);
    equal(draft.action?.text, mode);
    equal(draft.preview?.gain, Math.max(each, all));
  }
});

test("nothing is chosen before it is known which way brings more, and nothing changes by itself afterwards", async () => {
  /** @type {[string, number | null | undefined][]} */
  const seen = [];
  const draft = betweenWays({ each: 3, all: 6 });
  draft.changed = () => seen.push([draft.houses.join(" "), draft.preview?.gain]);
  deepEqual([draft.isCounting, draft.houses], [true, []]);
  await answered();
  equal(draft.isCounting, false);
  deepEqual([...new Set(seen.map(String))], ["graz wien,6"]);
  // Who chooses meanwhile is not waited for.
  const chosen = betweenWays({ each: 3, all: 6 });
  chosen.toggle("ulm");
  equal(chosen.isCounting, false);
});

test("of sets with as many houses that one is proposed which brings most", async () => {
  const closes = ["ulm linz", "ulm graz", "wien"].map((text) => ({
    type: "close",
    houses: text.split(" "),
    modes: ["each"],
    official: null,
    declined: false,
    text,
  }));
  const gains = new Map([
    ["ulm linz", 3],
    ["ulm graz", 5],
    ["wien", 9],
  ]);
  const ctx = {
    preview: async (/** @type {string} */ text) => ({
      gain: gains.get(text),
      worth: gains.get(text),
    }),
  };
  const draft = new ClosingDraft(/** @type {any} */ (closes), /** @type {any} */ (ctx), () => {}, {
    propose: true,
  });
  await answered();
  await answered();
  equal(draft.action?.text, "ulm graz");
  equal(draft.preview?.gain, 5);
});

test("of sets that bring as much the one is proposed that computer players would choose", async () => {
  const worths = new Map([
    ["ulm linz", 2.5],
    ["ulm graz", 3.5],
  ]);
  const closes = [...worths.keys()].map((text) => ({
    ...{ type: "close", houses: text.split(" "), modes: ["each"], official: null, declined: false },
    text,
  }));
  const ctx = {
    preview: async (/** @type {string} */ text) => ({ gain: 3, worth: worths.get(text) }),
  };
  const draft = new ClosingDraft(/** @type {any} */ (closes), /** @type {any} */ (ctx), () => {}, {
    propose: true,
  });
  await answered();
  await answered();
  equal(draft.action?.text, "ulm graz");
});

test("what somebody has chosen stays, and who is shown no sets is shown none", async () => {
  const draft = betweenWays({ each: 3, all: 6 });
  draft.setMode("each");
  await answered();
  equal(draft.mode, "each");
  const blank = betweenWays({ each: 3, all: 6 }, false);
  await answered();
  deepEqual([blank.mode, blank.houses], ["each", []]);
});

test("what a helper would bring is not what another one is told to bring, however late it is answered", async () => {
  const closes = ["wirt", "wagner"].flatMap((official) =>
    ["each", "all"].map((mode) => ({
      type: "close",
      text: `${official} ${mode}`,
      official,
      houses: [mode],
      modes: [mode],
      declined: false,
    })),
  );
  /** What is asked, and how it is answered. @type {[string, (preview: {gain: number}) => void][]} */
  const asked = [];
  const ctx = {
    preview: (/** @type {string} */ text) => new Promise((answer) => asked.push([text, answer])),
  };
  const draft = new ClosingDraft(/** @type {any} */ (closes), /** @type {any} */ (ctx), () => {}, {
    propose: true,
  });
  draft.set({ official: /** @type {any} */ ("wagner") });
  /** All that is asked about a helper is answered, and what is asked upon that. */
  const answer = async (/** @type {string} */ official, /** @type {number} */ gain) => {
    for (let round = 0; round < 4; round += 1) {
      for (const [text, reply] of asked) if (text.startsWith(official)) reply({ gain });
      await answered();
    }
  };
  await answer("wagner", 7);
  await answer("wirt", 2);
  deepEqual(draft.promise, { each: { gain: 7 }, all: { gain: 7 } });
  equal(draft.preview?.gain, 7);
  // His portrait takes him away again where the route can be closed without him.
  const { houses } = draft;
  equal(draft.toggleHelper(/** @type {any} */ ("wagner")), false);
  equal(draft.toggleHelper(/** @type {any} */ ("wirt")), true);
  deepEqual(draft.choice, { houses, official: "wirt", declined: false });
});

test("the chosen way promises what the total counts, whatever houses are chosen", async () => {
  const closes = [
    { houses: ["ulm"], modes: ["each"], text: "one" },
    { houses: ["ulm", "linz"], modes: ["each"], text: "two" },
    { houses: ["graz"], modes: ["all"], text: "other" },
  ].map((one) => ({ type: "close", official: null, declined: false, ...one }));
  /** @type {Record<string, number>} */
  const gains = { one: 1, two: 5, other: 2 };
  const ctx = { preview: async (/** @type {string} */ text) => ({ gain: gains[text] }) };
  const draft = new ClosingDraft(/** @type {any} */ (closes), /** @type {any} */ (ctx), () => {}, {
    propose: true,
  });
  await answered();
  deepEqual(draft.summary("each"), { houses: 2, points: 5 });
  draft.toggle("linz");
  await answered();
  equal(draft.preview?.gain, 1);
  deepEqual(draft.summary("each"), { houses: 1, points: 1 });
  deepEqual(draft.summary("all"), { houses: 1, points: 2 });
  draft.setMode("all");
  await answered();
  deepEqual(draft.summary("all"), { houses: 1, points: 2 });
  deepEqual(draft.summary("each"), { houses: 2, points: 5 });
});

test("a panel that was left by a reload goes on with what was chosen there", async () => {
  const before = betweenWays({ each: 3, all: 6 });
  before.setMode("each");
  before.set({ declined: true });
  const kept = JSON.parse(JSON.stringify(before.choices));
  const after = new ClosingDraft(before.closes, before.ctx, () => {}, {
    propose: true,
    choices: kept,
  });
  await answered();
  deepEqual(after.choices, kept);
  deepEqual([after.mode, after.houses, after.declined], ["each", ["ulm", "linz"], true]);
});

test("other houses are told of where they bring no less, and not what is only a part of the choice", async () => {
  const gains = { "ulm linz": 6, ulm: 8, linz: 2, "wien linz": 6, graz: 5 };
  const closes = Object.keys(gains).map((text) => ({
    ...{ type: "close", official: null, declined: false, modes: ["each"] },
    ...{ houses: text.split(" "), text },
  }));
  const ctx = {
    preview: async (/** @type {keyof typeof gains} */ text) => ({ gain: gains[text] }),
  };
  const draft = new ClosingDraft(/** @type {any} */ (closes), /** @type {any} */ (ctx), () => {}, {
    propose: true,
  });
  await answered();
  await answered();
  for (const [wien, next] of /** @type {const} */ ([
    [6, "wien linz"],
    [5, undefined],
  ])) {
    gains["wien linz"] = wien;
    await draft.refresh();
    deepEqual([draft.houses.join(" "), draft.next?.houses.join(" ")], ["ulm linz", next]);
  }
});

test("where no houses are proposed, another way to close brings none either", async () => {
  const draft = betweenWays({ each: 6, all: 3 }, false);
  await answered();
  deepEqual(draft.houses, []);
  draft.setMode("all");
  deepEqual([draft.mode, draft.houses], ["all", []]);
  equal(draft.toggle("graz"), true);
  draft.setMode("each");
  deepEqual(draft.houses, []);
});
