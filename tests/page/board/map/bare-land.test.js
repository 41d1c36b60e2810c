import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { boardPlace } from "../../fakes/canvas.js";
import { framesByHand } from "../../fakes/frames.js";

const { boardFor } = await import("../../../../web/games/thurn-und-taxis/board.js");
const { MapBridge } = await import("../../../../web/games/thurn-und-taxis/map-bridge.js");
const { Feedback } = await import("../../../../web/table/press/feedback.js");

framesByHand();

test("a touch on bare land puts a note away, and leaves a question", () => {
  /** @type {any} */
  const table = {
    board: boardFor(),
    style: { setProperty() {} },
    seen: { seats: [], stacks: [] },
    seats: [],
    line: [],
    moves: { fitsOf: () => [], lay: () => null },
    settings: { cardMarks: false },
    selection: { open: true },
    tapGuard: { isEchoAt: () => false },
    closeBubble() {
      table.bubble = null;
    },
  };
  table.feedback = new Feedback(table);
  const { board } = new MapBridge(table).drawn.build(
    /** @type {HTMLElement} */ (/** @type {unknown} */ (boardPlace())),
    "light",
  );
  const left = ["info", "why", "ask"].map((kind) => {
    table.bubble = { kind };
    board.missed([0, 0]);
    return table.bubble?.kind ?? null;
  });
  deepEqual(left, [null, null, "ask"]);
  board.destroy();
});
