import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "../../fakes/document.js";
import { bubble } from "../../../../web/table/frame/bubble.js";
import { Feedback } from "../../../../web/table/press/feedback.js";
import { TapGuard } from "../../../../web/table/press/tap-guard.js";
import { press } from "../../fakes/drawn.js";

/** What is asked of the engine, and how it is answered. @type {((refusal: any) => void)[]} */
let asked = [];
/** @type {string[]} */
let said = [];
/** @type {any} */
let table;
/** @type {Feedback} */
let answers;

beforeEach(() => {
  asked = [];
  said = [];
  table = {
    view: { seat: 0, current: 0 },
    readOnly: false,
    selection: {},
    ctx: { whyNot: () => new Promise((answer) => asked.push(answer)) },
    game: { refusal: (/** @type {{rule: string}} */ { rule }) => `because of ${rule}` },
    t: (/** @type {string} */ id) => id,
    word: (/** @type {string} */ id, /** @type {any} */ { name }) => [id, name].join(" "),
    nameOf: (/** @type {number | null} */ seat) => ["Anna", "Jakob"][seat ?? 2],
    voice: { say: (/** @type {string} */ words) => said.push(words) },
  };
  table.tapGuard = new TapGuard(table);
  answers = new Feedback(table);
});

/** @param {any} refusal the next answer of the engine */
async function answered(refusal) {
  asked.shift()?.(refusal);
  await new Promise((resolve) => setTimeout(resolve));
}

test("whoever asks is told the reason, or that none is known", async () => {
  void answers.explain([{ type: "take" }, { type: "lay" }], "prompt");
  await answered({ rule: "TT-1" });
  await answered({ rule: "TT-2" });
  deepEqual(said, ["because of TT-1 because of TT-2"]);
  void answers.explain({ type: "end" }, "prompt");
  await answered(null);
  void answers.explain({ type: "lay" }, "prompt", undefined, "One card was laid.");
  await answered({ rule: "TT-3" });
  deepEqual(said.slice(1), ["table-info-unclear", "One card was laid. because of TT-3"]);
});

test("an answer goes with the turn in which it was true; when the turn comes, that is said in its place", () => {
  const close = () => {
    table.bubble = null;
  };
  table.closeBubble = close;
  for (const [deciding, after] of /** @type {const} */ ([
    [true, undefined],
    [false, "table-info-own-turn"],
  ])) {
    table.deciding = deciding;
    answers.info("table-info-not-your-turn", "prompt");
    answers.outdate(close);
    equal(table.bubble?.text, "table-info-not-your-turn");
    table.deciding = !deciding;
    answers.outdate(close);
    equal(table.bubble?.text, after);
    // It can be read, too.
    answers.outdate(close);
    equal(table.bubble?.text, after);
  }
});

test("what belongs to nothing on the board is said above an open question, which stays", () => {
  const question = { kind: "ask", key: "end-left", text: "with the Postillion?" };
  table.bubble = question;
  answers.info("table-guide-left", "prompt");
  deepEqual([table.bubble.kind, table.bubble.once], ["ask", "table-guide-left"]);
  table.bubble = question;
  answers.info("table-info-asked", "btn-end-turn");
  equal(table.bubble.text, "table-info-asked");
});

test("where the engine knows no reason, what is said before it is all", async () => {
  void answers.explain("buy shop", "prompt", undefined, "too late");
  await answered(null);
  deepEqual(said, ["too late"]);
});

test("what a reason is about can be said before it", async () => {
  const place = { kind: "ship", id: "5" };
  void answers.explain({ type: "sail" }, "map", place, "this ship");
  await answered({ rule: "MU-204" });
  deepEqual([said, table.bubble.place], [["this ship because of MU-204"], place]);
});

test("the answer to a question stands beside the position it was asked about, and nowhere else", async () => {
  for (const change of [{ view: { seat: 1, current: 1 } }, { readOnly: true }]) {
    void answers.explain({ type: "take" }, "prompt");
    Object.assign(table, change);
    await answered({ rule: "TT-1" });
    Object.assign(table, { view: { seat: 0, current: 0 }, readOnly: false });
  }
  deepEqual(said, []);
});

test("what was asked last is answered, not what is answered last", async () => {
  void answers.explain({ type: "take" }, "deck");
  void answers.explain({ type: "lay" }, "route");
  const [first, second] = asked;
  second?.({ rule: "TT-2" });
  await new Promise((resolve) => setTimeout(resolve));
  first?.({ rule: "TT-1" });
  await new Promise((resolve) => setTimeout(resolve));
  deepEqual(said, ["because of TT-2"]);
  asked = [];
  void answers.explain({ type: "take" }, "deck");
  answers.say("a town", "map");
  await answered({ rule: "TT-1" });
  deepEqual(said.slice(1), ["a town"]);
});

test("a refusal that is asked for again is seen and heard again", () => {
  const counts = ["deck", "deck", "deck", "route", "deck"].map((key) => {
    answers.refuse({ rule: "TT-1", data: {} }, key);
    return table.bubble.again;
  });
  // Beside another thing it may find no other room.
  deepEqual(counts, [0, 1, 2, 3, 4]);
  deepEqual(said, Array(5).fill("because of TT-1"));
  // Another answer, or one that was put away, is seen as it comes.
  answers.refuse({ rule: "TT-2", data: {} }, "deck");
  deepEqual(table.bubble.again, 0);
  table.bubble = null;
  answers.refuse({ rule: "TT-2", data: {} }, "deck");
  deepEqual(table.bubble.again, 0);
});

test("an answer that nobody had time to read says its last words once more, each time", () => {
  const once = "table-info-once-key";
  answers.say("a town", "map", ["tap once more"]);
  const shown = table.bubble;
  answers.insist();
  answers.insist();
  deepEqual(said, ["a town tap once more", `${once} tap once more`, `${once} tap once more`]);
  deepEqual(table.bubble, { ...shown, once, again: 2 });
  // What is not there any more cannot be said, but that the press did not count can.
  table.bubble = null;
  table.feedback = answers;
  answers.insist();
  deepEqual(said.splice(3), [once]);
});

test("a touch during the replay is told that it is one", () => {
  Object.assign(table, { readOnly: true, access: "replaying", view: { seat: 0, current: 1 } });
  void answers.explain({ type: "lay" }, "hand");
  table.access = "watching";
  void answers.explain({ type: "lay" }, "hand");
  deepEqual(said, ["info-replay Jakob", "info-not-your-turn Jakob"]);
});

test("an answer outlives changes of the table until it can have been read; a question does not", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let now = 1000;
  mock.method(performance, "now", () => now);
  const close = () => {
    table.bubble = null;
  };
  table.closeBubble = close;
  answers.say("not your turn", "deck");
  now = 1400;
  answers.outdate(close);
  answers.outdate(close);
  mock.timers.tick(1599);
  deepEqual(table.bubble?.text, "not your turn");
  mock.timers.tick(1);
  deepEqual(table.bubble, null);
  // What came in its place stays, and what has been read goes at once.
  answers.say("a town", "map");
  answers.outdate(close);
  answers.say("a road", "map");
  mock.timers.tick(2000);
  deepEqual(table.bubble?.text, "a road");
  now = 3400;
  answers.outdate(close);
  deepEqual(table.bubble, null);
  answers.show({ kind: "ask", key: "deck", text: "?" });
  answers.outdate(close);
  deepEqual(table.bubble, null);
  mock.restoreAll();
  mock.timers.reset();
});

test("an answer ends with the table that it was about once something else was pressed", () => {
  mock.method(performance, "now", () => 1000);
  answers.say("something else is here", "prompt");
  table.tapGuard.last.time = 1400;
  answers.outdate(() => {
    table.bubble = null;
  });
  deepEqual(table.bubble, null);
  mock.restoreAll();
  table.tapGuard.last.time = Number.NEGATIVE_INFINITY;
});

test("after the end it is said that the game is over", () => {
  table.view.over = true;
  answers.notNow("prompt");
  deepEqual(said, ["info-over Anna"]);
});

test("a question is not answered by a press that comes before it can be read", () => {
  /** @type {string[]} */
  const done = [];
  const said = {
    bubble: { kind: "ask", key: "map" },
    feedback: { insist: () => done.push("asked") },
  };
  for (const isHasty of [true, false]) {
    const asked = {
      ...said,
      selection: { confirm: () => done.push("yes") },
      tapGuard: { isHasty },
    };
    press(bubble(/** @type {any} */ ({ ...table, ...asked })), "ask-yes");
  }
  deepEqual(done, ["asked", "yes"]);
});

test("a tap on an answer puts it away, and one on a question does not", () => {
  for (const [kind, closed] of [
    ["info", 1],
    ["ask", 0],
  ]) {
    let times = 0;
    const shown = { bubble: { kind, key: "map", text: "a town" }, closeBubble: () => times++ };
    press(bubble(/** @type {any} */ ({ ...table, ...shown, selection: {} })), "bubble");
    equal(times, closed);
  }
});

test("an answer that a press puts away and gives again is marked; one that was gone is not", () => {
  answers.info("table-undo-start", "prompt");
  answers.drawn = table.bubble;
  table.bubble = null;
  answers.info("table-undo-start", "prompt");
  equal(table.bubble.again, 1);
  table.bubble = null;
  answers.drawn = null;
  answers.info("table-undo-start", "prompt");
  equal(table.bubble.again, 0);
});

test("a press that means nothing is answered above what is shown, which stays", () => {
  answers.aside("no such key");
  equal(table.bubble.text, "no such key");
  answers.aside("no such key");
  deepEqual([table.bubble.once, table.bubble.again], [undefined, 1]);
  table.bubble = { kind: "ask", key: "map", text: "Build here?" };
  answers.aside("no such key");
  answers.aside("no such key");
  const { kind, text, once, again } = table.bubble;
  deepEqual([kind, text, once, again], ["ask", "Build here?", "no such key", 2]);
});
