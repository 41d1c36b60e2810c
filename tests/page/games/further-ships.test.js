import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { journeysOf, spacesOf } from "../../../web/games/murano/lagoon-state.js";

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

test("the ships of a trip are shown as they sail, where it is chosen or advised", () => {
  const trip = [
    [9, 10],
    [8, 9],
  ];
  const reach = [
    { space: 9, moves: trip },
    { space: 7, moves: [[6, 7]] },
  ];
  const shown = (/** @type {object} */ given) =>
    journeysOf(
      /** @type {any} */ ({
        hinted: null,
        selection: { aim: null },
        settings: {},
        seen: { reach },
        ...given,
      }),
    );
  const hinted = { type: "sail", from: 9, to: 9 };
  deepEqual(shown({}), []);
  deepEqual(shown({ hinted }), trip);
  deepEqual(shown({ hinted: { ...hinted, type: "pass" } }), []);
  deepEqual(shown({ hinted, selection: { aim: 7 } }), [[6, 7]]);
  const settings = { shownPrices: false };
  deepEqual(shown({ selection: { aim: 7 }, settings }), []);
  // Advice is asked for.
  deepEqual(shown({ hinted, settings }), trip);
});
