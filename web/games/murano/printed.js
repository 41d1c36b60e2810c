import { drawnOnce, sheet } from "../../art/drawn.js";
import { hasText, t } from "../../i18n/index.js";
import { boardFor, characterText } from "./board.js";
import { islandPicture, ringPicture } from "./position.js";

/** Two seats, and nothing else on the board. @type {Pick<import("../../board/lagoon/types.js").LagoonState, "ships" | "placed" | "seats">} */
const EMPTY = {
  ships: [],
  placed: {},
  seats: ["white", "brown"].map((color) => ({ name: "", color, symbol: "circle" })),
};

/** What is printed on the parts of this game, in words. @type {import("../../table/types.js").Printed} */
export const printed = {
  item: (part, id) => (part === "murano-tiles" ? said(`mur-sorts-${id}`) : undefined),
  value: (aspect, value) => (aspect === "action" ? said(`mur-action-${value}`) : undefined),
  text(place, changes) {
    const [, id] = place.match(/^murano\/characters\/([^/]+)/u) ?? [];
    const own = Object.entries(changes).filter(([at]) => at.startsWith(`murano/characters/${id}/`));
    return id && characterText(corrected(Object.fromEntries(own)), id, t);
  },
  map(part, changes) {
    if (part !== "murano-ring") return undefined;
    const board = corrected(changes);
    const { box, parts, quays } = ringPicture(board);
    return {
      picture: drawnOnce(board, "printed", () => sheet({ box, parts })),
      ratio: box.w / box.h,
      spots: quays.map(({ no, quay: { x, y, w, h } }) => ({
        id: String(no),
        x: (x + w / 2 - box.x) / box.w,
        y: (y + h / 2 - box.y) / box.h,
        w: w / box.w,
        h: h / box.h,
      })),
    };
  },
  sample: ({ island, streets, buildings }) =>
    sheet(islandPicture(boardFor(), island, { ...EMPTY, streets, buildings })),
};

/** @param {Record<string, unknown>} changes */
function corrected(changes) {
  return boardFor({ patch: JSON.stringify({ name: "", changes }) });
}

/** @param {string} id */
function said(id) {
  return hasText(id) ? t(/** @type {import("../../i18n/ids.js").TextId} */ (id)) : undefined;
}
