import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { spacesOf } from "../../../web/games/murano/lagoon-state.js";

/** @param {"sail" | "act"} phase @param {number | null} space to which a ship has sailed */
function tableIn(phase, space) {
  return {
    deciding: true,
    selection: { passing: false, ship: null, aim: null },
    moves: { sails: [{ from: 1, to: 2 }] },
    settings: {},
    seen: {
      phase,
      space,
      reach: [
        { space: 2, usable: true, moves: [[1, 2]], price: 1 },
        { space: 4, usable: false, moves: [[1, 4]], price: 1 },
        { space: 7, usable: true, moves: [[6, 7]], price: 1 },
      ],
    },
  };
}

test("where a further ship can sail shines after the first one, too", () => {
  const open = { kind: "open", price: 1 };
  for (const [phase, space] of /** @type {const} */ ([
    ["sail", null],
    ["act", 7],
  ])) {
    const table = /** @type {any} */ (tableIn(phase, space));
    const here = phase === "act" ? { kind: "here", price: null } : open;
    deepEqual(spacesOf(table), { 2: open, 7: here });
  }
});
