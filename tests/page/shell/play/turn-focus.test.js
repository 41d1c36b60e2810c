import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "../../fakes/document.js";
import { HASTE_MS } from "../../../../web/core/press-constants.js";
import { isByKeys, nextInput, TurnFocus } from "../../../../web/shell/play/table-host.js";

/** @typedef {import("../../../../web/shell/play/table-host.js").InputState} InputState */
/** @typedef {"keydown" | "pointerdown" | "turn"} InputEvent */

/** @param {...InputEvent} events */
function after(...events) {
  return events.reduce(nextInput, /** @type {InputState} */ ("pointer"));
}

test("the last input says whether keys are used, also when a turn came after it", () => {
  equal(isByKeys(after()), false);
  equal(isByKeys(after("keydown")), true);
  equal(isByKeys(after("keydown", "turn")), true);
  equal(isByKeys(after("keydown", "pointerdown")), false);
  equal(isByKeys(after("turn", "keydown", "pointerdown", "turn")), false);
});

test("keys since the turn came are remembered until the next one", () => {
  equal(after("turn", "keydown"), "keysInTurn");
  equal(after("turn", "keydown", "pointerdown"), "pointerInTurn");
  equal(after("turn", "keydown", "pointerdown", "pointerdown"), "pointerInTurn");
  equal(after("turn", "pointerdown"), "pointer");
  equal(after("turn", "keydown", "turn"), "keys");
  equal(after("keydown", "turn", "pointerdown"), "pointer");
});

// -- the keyboard itself --------------------------------------------------------------------------

/** @type {string[]} */
let told = [];
/** @type {(() => void)[]} */
let pictures = [];
beforeEach(() => {
  told = [];
  pictures = [];
});
mock.timers.enable({ apis: ["setTimeout"] });
let passed = 0;
performance.now = () => passed;
Object.assign(globalThis, {
  requestAnimationFrame: (/** @type {() => void} */ work) => pictures.push(work),
});

/** @param {{isRead?: boolean, isAsked?: boolean, isAtTable?: boolean}} [facts] */
function focusAt({ isRead = false, isAsked = true, isAtTable = false } = {}) {
  const table = {
    isRead,
    shadowRoot: { activeElement: "prompt" },
    updateComplete: Promise.resolve(true),
    focusTurn(/** @type {boolean} */ byKeys) {
      told.push(byKeys ? "turn, by keys" : "turn");
      return isAsked;
    },
  };
  const host = {
    addController() {},
    table,
    updateComplete: Promise.resolve(true),
    renderRoot: {
      activeElement: isAtTable ? table : null,
      querySelector: () => ({ focus: () => told.push("table") }),
    },
  };
  return new TurnFocus(/** @type {any} */ (host));
}

async function settle() {
  for (let wait = 0; wait < 9; wait += 1) await null;
  for (const picture of pictures.splice(0)) picture();
  mock.timers.tick(0);
  for (let wait = 0; wait < 9; wait += 1) await null;
}

/** @param {TurnFocus} focus @param {string} type */
const press = (focus, type) => focus.handleEvent(/** @type {any} */ ({ type }));

test("with a turn the keyboard goes to what is asked, or else to the table", async () => {
  focusAt().turnCame();
  await settle();
  deepEqual(told, ["turn"]);
  told = [];
  focusAt({ isAsked: false }).turnCame();
  await settle();
  deepEqual(told, ["turn", "table"]);
});

test("it stays where keys have moved it at the table since the turn came", async () => {
  const focus = focusAt({ isAtTable: true });
  focus.turnCame();
  press(focus, "keydown");
  await settle();
  deepEqual(told, []);
  const elsewhere = focusAt();
  elsewhere.turnCame();
  press(elsewhere, "keydown");
  await settle();
  deepEqual(told, ["turn, by keys"]);
});

test("keys that were pressed before the turn came do not hold it", async () => {
  const focus = focusAt({ isAtTable: true });
  press(focus, "keydown");
  focus.turnCame();
  await settle();
  deepEqual(told, ["turn, by keys"]);
});

test("a key that has led somewhere just before the turn came is not lost", async () => {
  const focus = focusAt({ isAtTable: true });
  press(focus, "keydown");
  const { table } = /** @type {any} */ (focus.host);
  table.shadowRoot.activeElement = "hand";
  mock.timers.tick(1);
  focus.turnCame();
  await settle();
  deepEqual(told, []);
  // The next turn comes to what is asked again.
  mock.timers.tick(HASTE_MS);
  passed += HASTE_MS;
  focus.turnCame();
  await settle();
  deepEqual(told, ["turn, by keys"]);
});

test("a reader of the board in words stays there", async () => {
  await focusAt({ isRead: true }).focus();
  deepEqual(told, []);
});
