import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { GameTable } from "../../../web/table/game-table.js";

/** A second press on the button that ends the turn. @param {boolean} isDouble @param {boolean} [deciding] else the others play */
function pressedAgain(isDouble, deciding = false) {
  /** @type {string[]} */
  const told = [];
  /** @type {any} */
  const table = {
    inputQueue: { waits: () => false },
    bubble: null,
    moves: { end: null },
    selection: { open: false },
    deciding,
    t: (/** @type {string} */ id) => id,
    tapGuard: {
      isOwnNews: false,
      isDouble,
      answerOnce: (/** @type {string} */ at) => told.push(`once ${at}`),
    },
    feedback: {
      asksFirst: () => false,
      explain: (
        /** @type {unknown} */ _parts,
        /** @type {unknown} */ _key,
        /** @type {unknown} */ _place,
        /** @type {string} */ text = "",
      ) => told.push(`${text} why`.trim()),
    },
  };
  GameTable.prototype.endTurn.call(table);
  return told;
}

test("a press that comes too late is named, and the engine is asked why", () => {
  /** @type {unknown[]} */
  const asked = [];
  const table = Object.assign(Object.create(GameTable.prototype), {
    moves: { all: [{ text: "end turn" }] },
    ctx: { called: (/** @type {{text: string}} */ { text }) => `to ${text}` },
    feedback: { explain: (/** @type {unknown[]} */ ...all) => asked.push(all) },
    act: (/** @type {{text: string}} */ { text }) => asked.push(text),
  });
  Object.defineProperty(table, "t", {
    value: (/** @type {string} */ id, /** @type {any} */ { action }) => `${id} ${action}`,
  });
  table.actStill({ text: "buy shop" });
  table.actStill({ text: "end turn" });
  table.tooLate({ type: "pass" });
  deepEqual(asked, [
    ["buy shop", "prompt", undefined, "table-info-too-late-for to buy shop"],
    "end turn",
    [{ type: "pass" }, "prompt", undefined, "table-info-too-late "],
  ]);
});

test("the second tap of a double one on the end of the turn is told not to count", () => {
  deepEqual(pressedAgain(true), ["once btn-end-turn"]);
  deepEqual(pressedAgain(false), ["why"]);
});

test("a double tap on the end that is shut keeps the reason", () => {
  deepEqual(pressedAgain(false, true), ["why"]);
  deepEqual(pressedAgain(true, true), ["table-info-once why"]);
});

test("a question is left by the end of the turn, and stays where the turn cannot end", () => {
  for (const end of [{ text: "end turn" }, null]) {
    /** @type {string[]} */
    const told = [];
    /** @type {any} */
    const table = {
      inputQueue: { waits: () => false },
      bubble: { kind: "ask" },
      selection: { open: false, clear: () => told.push("left") },
      moves: { end },
      tapGuard: { isOwnNews: false, isDouble: false },
      act: () => told.push("ended"),
      feedback: {
        asksFirst: () => told.push("asks first") > 0,
        info: (/** @type {string} */ id) => told.push(id),
      },
    };
    GameTable.prototype.endTurn.call(table);
    deepEqual(told, end ? ["left", "table-info-asked"] : ["asks first"]);
  }
});

test("what is half chosen is put down first, and a quick second press does not end the turn", () => {
  /** @type {string[]} */
  const told = [];
  const selection = { open: true, clear: () => (selection.open = false) };
  const inputQueue = { waits: () => false, isLate: false };
  const tapGuard = { isOwnNews: false, isDouble: false };
  /** @type {any} */
  const table = {
    inputQueue,
    bubble: null,
    selection,
    moves: { end: { text: "end turn" } },
    tapGuard,
    act: () => told.push("ended"),
    feedback: {
      info: (/** @type {string} */ id) => told.push(id),
      insist: () => told.push("insisted"),
    },
  };
  const end = () => GameTable.prototype.endTurn.call(table);
  end();
  tapGuard.isDouble = true;
  end();
  deepEqual(told.splice(0), ["table-info-asked", "insisted"]);
  // The first press of a double one may have waited until then.
  inputQueue.isLate = true;
  end();
  Object.assign(inputQueue, { isLate: false });
  tapGuard.isDouble = false;
  end();
  deepEqual(told, ["ended", "ended"]);
});

test("an end that is shut names what is half chosen, however soon in the turn it is pressed", () => {
  const told = /** @type {string[]} */ ([]);
  const pressed = (/** @type {boolean} */ open) =>
    GameTable.prototype.endTurn.call(
      /** @type {any} */ ({
        inputQueue: { waits: () => false },
        moves: { end: null },
        selection: { open },
        tapGuard: { isOwnNews: true },
        game: { prompt: () => ({ head: "left or right" }) },
        feedback: {
          asksFirst: () => false,
          info: (/** @type {string} */ id) => told.push(id),
          explain: (/** @type {unknown[]} */ ...all) => told.push(String(all[3])),
        },
      }),
    );
  pressed(false);
  pressed(true);
  deepEqual(told, ["table-info-own-turn", "left or right"]);
});
