import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { boardPlace, repainted } from "../../fakes/canvas.js";
import { framesByHand, picture } from "../../fakes/frames.js";
import { EMPTY } from "../../fakes/lagoon.js";

const { PostMap } = await import("../../../../web/board/map/index.js");
const { Lagoon } = await import("../../../../web/board/lagoon/index.js");
const { layOutBoard } = await import("../../../../web/board/lagoon/geometry.js");
const { boardFor: mapBoard } = await import("../../../../web/games/thurn-und-taxis/board.js");
const { boardFor: lagoonBoard } = await import("../../../../web/games/murano/board.js");

framesByHand();

const SEATS = /** @type {any} */ ([
  { color: "blue", symbol: "circle" },
  { color: "red", symbol: "square" },
]);
/** @type {import("../../../../web/board/map/types.js").MapState} */
const ON_MAP = { seats: SEATS, houses: { ulm: [0] }, route: ["ulm"], lit: [], cards: {} };
/** @type {any} */
const ON_LAGOON = {
  ...EMPTY,
  ships: [{ space: 1, red: false }],
  seats: SEATS,
  gondolaColours: ["white", "brown"],
  pile: { character: 9, special: 9 },
  beads: 9,
};

/** @template {{resize(): void, redraw(): void, layers: any}} B @param {B} board @returns {B} */
function drawn(board) {
  board.resize();
  board.redraw();
  picture(1);
  repainted(board);
  return board;
}

/**
 * What is painted again for the next picture, and how many pictures that takes.
 *
 * @param {any} board
 * @param {() => void} change
 */
function after(board, change) {
  change();
  picture(2);
  equal(picture(3), 0, "one picture is enough");
  return repainted(board);
}

test("an action paints the layers of the map on which something changes, once, and no others", () => {
  const map = drawn(new PostMap(boardPlace(), { board: mapBoard(), state: ON_MAP }));
  const show = (/** @type {object} */ change) =>
    after(map, () => map.setState({ ...ON_MAP, ...change }));
  const none = { base: 0, routes: 0, pieces: 0, highlight: 0 };
  deepEqual(show({}), none);
  deepEqual(show({ cards: { ulm: { open: 1, hand: 0, joins: null } } }), { ...none, pieces: 1 });
  deepEqual(show({}), { ...none, pieces: 1 });
  deepEqual(show({ route: ["ulm", "augsburg"], lit: ["linz"] }), {
    ...none,
    routes: 1,
    pieces: 1,
  });
  deepEqual(show({ houses: { ulm: [0, 1] } }), { base: 0, routes: 1, pieces: 1, highlight: 1 });
  map.destroy();
});

test("a board that is moved reads no outline of a piece again", () => {
  const board = layOutBoard(lagoonBoard(), "across");
  const lagoon = drawn(
    new Lagoon(boardPlace(), { board, players: 2, nameOf: (action) => action, state: EMPTY }),
  );
  const cell = lagoon.places.cells.keys().next().value ?? "";
  lagoon.setState({ ...ON_LAGOON, buildings: { [cell]: { tile: "glass", owner: 0 } } });
  picture(4);
  const { Path2D: Plain } = globalThis;
  let read = 0;
  globalThis.Path2D = class extends Plain {
    /** @param {string | Path2D} [d] */
    constructor(d) {
      super(d);
      if (typeof d === "string") read += 1;
    }
  };
  lagoon.move(() => lagoon.camera.zoom(1.2));
  equal(picture(5) > 0, true);
  globalThis.Path2D = Plain;
  equal(read, 0);
  lagoon.destroy();
});

test("a layer with nothing on it is not there to be put into each picture", () => {
  const map = drawn(new PostMap(boardPlace(), { board: mapBoard(), state: ON_MAP }));
  const highlight = () => map.layers.highlight?.canvas.style.visibility;
  equal(highlight(), "hidden");
  after(map, () => map.setState({ ...ON_MAP, preview: [{ city: "linz", seat: 0 }] }));
  equal(highlight(), "");
  after(map, () => map.setState(ON_MAP));
  equal(highlight(), "hidden");
  map.focus(["ulm"]);
  picture(20);
  picture(21);
  equal(highlight(), "");
  for (const at of [1500, 1501, 1502]) picture(at);
  equal(highlight(), "hidden");
  map.destroy();
});

test("an action paints the layers of the lagoon on which something changes, once, and no others", () => {
  const board = layOutBoard(lagoonBoard(), "across");
  const lagoon = drawn(
    new Lagoon(boardPlace(), { board, players: 2, nameOf: (action) => action, state: EMPTY }),
  );
  const show = (/** @type {object} */ change) =>
    after(lagoon, () => lagoon.setState({ ...ON_LAGOON, ...change }));
  show({});
  const none = { base: 0, pieces: 0, lights: 0 };
  deepEqual(show({}), none);
  deepEqual(show({ spaces: { 1: { kind: "open", price: 2 } } }), { ...none, lights: 1 });
  deepEqual(show({ ships: [{ space: 2, red: false }] }), { ...none, pieces: 1, lights: 1 });
  deepEqual(show({ ships: [{ space: 2, red: false }], beads: 8 }), { ...none, pieces: 1 });
  lagoon.destroy();
});

test("a hand that moves the board moves all its layers, in one picture", () => {
  const map = drawn(new PostMap(boardPlace(), { board: mapBoard(), state: ON_MAP }));
  const moved = after(map, () => {
    map.move(() => map.camera.zoom(1.2));
    map.move(() => map.camera.zoom(1.1));
  });
  deepEqual(moved, { base: 1, routes: 1, pieces: 1, highlight: 1 });
  map.destroy();
});

test("a board of a browser that does not say what it has lost is painted again when it is looked at again", () => {
  /** @type {Map<string, () => void>} */
  const heard = new Map();
  Object.assign(document, {
    hidden: true,
    addEventListener: (/** @type {string} */ name, /** @type {() => void} */ one) =>
      heard.set(name, one),
    removeEventListener: (/** @type {string} */ name) => heard.delete(name),
  });
  const map = drawn(new PostMap(boardPlace(), { board: mapBoard(), state: ON_MAP }));
  let redraws = 0;
  map.redrawInSteps = () => {
    redraws += 1;
  };
  heard.get("visibilitychange")?.();
  equal(redraws, 0);
  Object.assign(document, { hidden: false });
  heard.get("visibilitychange")?.();
  equal(redraws, 1);
  map.destroy();
  equal(heard.size, 0);
});
