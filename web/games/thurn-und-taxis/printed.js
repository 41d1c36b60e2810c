import { drawnOnce, sheet } from "../../art/drawn.js";
import { cityPoint, land } from "../../board/map/land/geometry.js";
import { t } from "../../i18n/index.js";
import { boardFor, stackName } from "./board.js";
import { mapBoard, printedItem, printedWord } from "./expansions/printed.js";
import { positionPicture } from "./position.js";

/** Nothing stands on the board. */
const EMPTY = { houses: {}, otherRoutes: [], seats: [] };

/** What the printed maps of this game say, in words and drawn. @type {import("../../table/types.js").Printed} */
export const printed = {
  item(part, id) {
    if (part.endsWith("-stacks")) return stackName(boardOf(part), id, t);
    return printedItem(part, id);
  },
  value(aspect, value) {
    if (aspect !== "country" && aspect !== "countries") return printedWord(aspect, value);
    const lands = ["south", "north"].flatMap((file) => boardOf(file).countries);
    return lands.find(({ id }) => id === value)?.name;
  },
  map(part, changes) {
    const isBase = /-(?:roads|cities)$/u.test(part);
    const board = isBase ? boardOf(part, changes) : mapBoard(part, patchOf(changes));
    if (!board) return undefined;
    const { x, y, w, h } = land(board);
    return {
      picture: drawnOnce(board, "printed", () => sheet(positionPicture(board, EMPTY, false))),
      ratio: w / h,
      spots: board.cities.map((city) => {
        const [cx, cy] = cityPoint(board, city);
        return { id: city.id, x: (cx - x) / w, y: (cy - y) / h };
      }),
    };
  },
};

/** @param {string} part or file @param {Record<string, unknown>} [changes] */
function boardOf(part, changes = {}) {
  return boardFor({ ...(part.startsWith("north") && { board: "north" }), patch: patchOf(changes) });
}

/** @param {Record<string, unknown>} changes */
function patchOf(changes) {
  return JSON.stringify({ name: "", changes });
}
