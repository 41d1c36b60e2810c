import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { layersToRepaint } from "../../../../web/board/map/scene.js";

/** @param {object} before @param {object} after */
const layers = (before, after) => [...layersToRepaint(before, after)].sort();

test("only what differs is drawn again", () => {
  deepEqual(layers({ lit: ["ulm"], houses: {} }, { lit: ["ulm"], houses: {} }), []);
  deepEqual(layers({ lit: ["ulm"] }, { lit: ["linz"] }), ["routes"]);
  // The mark lies over the town, and nothing else is painted when a finger goes from card to card.
  deepEqual(layers({ marked: ["ulm"] }, { marked: ["linz"] }), ["highlight"]);
  deepEqual(layers({ advised: false }, { advised: true }), ["highlight"]);
  deepEqual(layers({ houses: {} }, { houses: { ulm: [0] } }), ["highlight", "pieces"]);
  // A route of one town is a ring over its drawing.
  deepEqual(layers({ route: [] }, { route: ["ulm"] }), ["pieces", "routes"]);
  deepEqual(layers({ seats: [] }, { seats: [{}] }), ["pieces", "routes"]);
});

test("what an expansion lays on the map is drawn again as well, whatever it is called", () => {
  deepEqual(layers({}, { letters: { ulm: 1 } }), ["pieces"]);
  deepEqual(layers({ stamps: ["ulm"] }, { stamps: ["linz"] }), ["pieces"]);
  deepEqual(layers({ stamps: ["ulm"] }, {}), ["pieces"]);
});
