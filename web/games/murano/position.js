import { actionSign, buildingParts, SIGN, ship, TILE } from "../../art/murano/figures.js";
import { ellipse, roundedBox, wordless } from "../../board/canvas/drawing.js";
import {
  CELL,
  cellsOf,
  courtyards,
  layOutBoard,
  middleOf,
  sheetOf,
  slotsOf,
  waterOf,
} from "../../board/lagoon/geometry.js";
import { boardFor } from "./board.js";

/**
 * The lagoon of a kept game.
 *
 * @type {import("../../table/types.js").PositionPicture}
 */
export function picture({ view, seats, options }, large) {
  const { observation } = /** @type {import("./types.js").View} */ (/** @type {unknown} */ (view));
  const { ships, islands, gondolas } = observation;
  const state = {
    ships,
    seats,
    streets: Object.assign({}, ...islands.map((island) => island.streets)),
    buildings: Object.assign({}, ...islands.map((island) => island.buildings)),
    placed: Object.fromEntries(
      gondolas.flatMap(({ no, seat, used }) => (seat === null ? [] : [[no, { seat, used }]])),
    ),
  };
  return positionPicture(boardFor(options), seats.length, state, large);
}

/**
 * @import { BoardFile, Box, Island, LagoonBoard, LagoonState } from "../../board/lagoon/types.js"
 * @import { Part } from "../../board/canvas/drawing.js"
 *
 * @typedef {Pick<LagoonState, "ships" | "seats" | "streets" | "buildings" | "placed">} Standing
 */

/** Of each sort of building the colour by which it is known from far away. @type {Record<string, string>} */
const FAR_COLOURS = { shop: "--art-stucco", glass: "--art-brick", palace: "--art-linen" };
const SPECIAL_COLOUR = "--art-copper";
const SHORE_WIDTH = 9;
/** Around an island that is shown alone. */
const RIM = 14;
const OWNER_RADIUS = { large: 13, small: 18 };

/**
 * The lagoon as it stands, as a small picture: islands with their streets and buildings, gondoliers, and the ships on
 * their ring.
 *
 * @param {BoardFile} file
 * @param {number} players
 * @param {Standing} state
 * @param {boolean} large  with the buildings as they are drawn on the board
 */
export function positionPicture(file, players, state, large) {
  const board = layOutBoard(file, "across");
  const parts = [
    ...water(board),
    ...(large ? signs(board) : []),
    ...board.islands.flatMap((island) =>
      island.players.includes(players) ? built(island, state, large) : garden(island),
    ),
    ...shipParts(board, state),
  ];
  return { box: sheetOf(board), parts };
}

/**
 * One island.
 *
 * @param {BoardFile} file
 * @param {string} id
 * @param {Standing} state
 */
export function islandPicture(file, id, state) {
  const islands = layOutBoard(file, "across").islands.filter((island) => island.id === id);
  const [first = { x: 0, y: 0, w: 1, h: 1 }, ...others] = islands.flatMap((island) =>
    cellsOf(island).map(({ box }) => box),
  );
  const box = others.reduce(around, first);
  const rim = { x: box.x - RIM, y: box.y - RIM, w: box.w + 2 * RIM, h: box.h + 2 * RIM };
  return { box: rim, parts: islands.flatMap((island) => built(island, state, true)) };
}

/**
 * The ring around the islands, with the signs of its actions.
 *
 * @param {BoardFile} file
 */
export function ringPicture(file) {
  const board = layOutBoard(file, "tall");
  return {
    box: sheetOf(board),
    parts: [...water(board), ...board.islands.flatMap(garden), ...signs(board)],
    quays: [...slotsOf(board).values()].map(({ space: { no }, quay }) => ({ no, quay })),
  };
}

/** @param {Box} one @param {Box} other @returns {Box} the box around both */
function around(one, other) {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.w, other.x + other.w);
  const bottom = Math.max(one.y + one.h, other.y + other.h);
  return { x, y, w: right - x, h: bottom - y };
}

/** @param {LagoonBoard} board @returns {Part[]} */
function water(board) {
  const all = sheetOf(board);
  const { w, h } = waterOf(board);
  const quays = [...slotsOf(board).values()].map(({ quay }) => path(quay, 8));
  const waves = Array.from({ length: 34 }, (_, i) => {
    const [x, y] = [(i * 211) % (w - 60), (i * 137) % h];
    return `M${x} ${y}q15 -8 30 0t30 0`;
  });
  return [
    { d: path(all), fill: "--lagoon-deep" },
    { d: roundedBox(-12, -12, w + 24, h + 24, 20), fill: "--lagoon-sea" },
    { d: waves.join(""), stroke: "--lagoon-light", width: 3, opacity: 0.35 },
    { d: quays.join(""), fill: "--lagoon-quay", stroke: "--lagoon-quay-edge", width: 3 },
  ];
}

/** What can be done at the quays. @param {LagoonBoard} board @returns {Part[]} */
function signs(board) {
  return [...slotsOf(board).values()].map(({ space, quay }) => {
    const scale = Math.min(quay.w / SIGN.w, quay.h / SIGN.h) * 0.86;
    const x = quay.x + (quay.w - SIGN.w * scale) / 2;
    const y = quay.y + (quay.h - SIGN.h * scale) / 2;
    return { parts: wordless(actionSign(space.action)), x, y, scale };
  });
}

/** @param {Box} box @param {number} [r] */
function path({ x, y, w, h }, r = 0) {
  return roundedBox(x, y, w, h, r);
}

/** The outline of an island with its courtyards. @param {Island} island */
function ground(island) {
  const boxes = [...cellsOf(island).map(({ box }) => box), ...courtyards(island)];
  return boxes.map((box) => path(box)).join("");
}

/** @param {Island} island @returns {Part[]} */
function shore(island) {
  const d = ground(island);
  return [
    { d, stroke: "--lagoon-foam", width: SHORE_WIDTH * 2.6, opacity: 0.6 },
    { d, fill: "--lagoon-stone", stroke: "--lagoon-stone-edge", width: SHORE_WIDTH * 1.5 },
    { d, fill: "--lagoon-stone" },
  ];
}

/** @param {Island} island @returns {Part[]} */
function garden(island) {
  return [...shore(island), { d: ground(island), fill: "--lagoon-garden" }];
}

/** @param {Island} island @param {Standing} state @param {boolean} large @returns {Part[]} */
function built(island, { seats, streets, buildings, placed }, large) {
  /** @type {Part[]} */
  const parts = [
    ...shore(island),
    {
      d: courtyards(island)
        .map((box) => path(box))
        .join(""),
      fill: "--lagoon-garden",
    },
  ];
  /** @type {{d: string[], fill: string}[]} */
  const kinds = [
    { d: [], fill: "--lagoon-paved" },
    { d: [], fill: "--lagoon-street" },
    { d: [], fill: "--lagoon-earth" },
  ];
  /** @type {Part[]} */
  const above = [];
  for (const { id, kind, box } of cellsOf(island)) {
    const building = buildings[id];
    kinds[kind === "B" ? 2 : streets[id] ? 1 : 0]?.d.push(path(box));
    if (!building) continue;
    const sort = building.tile.split("-", 1)[0] ?? "";
    const inner = { x: box.x + 4, y: box.y + 4, w: box.w - 8, h: box.h - 8 };
    above.push(
      large
        ? { parts: buildingParts(building.tile), x: box.x, y: box.y, scale: CELL / TILE }
        : {
            d: path(inner, 3),
            fill: FAR_COLOURS[sort] ?? SPECIAL_COLOUR,
            stroke: "--art-ink",
            width: 4,
          },
    );
    const owner = building.owner === null ? undefined : seats[building.owner];
    const at = large ? 0.74 : 0.5;
    if (owner) above.push(mark(box.x + box.w * at, box.y + box.h * at, owner.color, large));
  }
  for (const { d, fill } of kinds)
    parts.push({ d: d.join(""), fill, stroke: "--lagoon-stone-edge", width: 1.5 });
  for (const { no, cell } of island.gondolas) {
    const held = placed[no];
    const look = held ? seats[held.seat] : undefined;
    const [x, y] = middleOf(cell);
    if (look) above.push(mark(x, y, look.color, large));
  }
  return [...parts, ...above];
}

/** @param {number} x @param {number} y @param {string} colour @param {boolean} large @returns {Part} */
function mark(x, y, colour, large) {
  return {
    d: ellipse(x, y, OWNER_RADIUS[large ? "large" : "small"]),
    fill: `--seat-${colour}`,
    stroke: "--art-ink",
    width: 4.5,
  };
}

/** @param {LagoonBoard} board @param {Standing} state @returns {Part[]} */
function shipParts(board, { ships }) {
  const slots = slotsOf(board);
  return ships.flatMap(({ space, red }) => {
    const slot = slots.get(space);
    if (!slot) return [];
    const [x, y] = slot.berth;
    return [{ parts: ship(red), x, y, scale: 1.3, turn: (slot.course * 180) / Math.PI }];
  });
}
