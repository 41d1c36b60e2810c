import { sortsName } from "../board.js";
import { place } from "./place.js";

/** @typedef {import("../table.js").MurTable} MurTable */

const SORTS = /** @type {const} */ (["street", "glass", "shop", "palace", "special"]);
const PILES = /** @type {const} */ (["character", "special"]);

/** What is left of everything. @param {MurTable} table @returns {import("../../../table/told/types.js").ToldChart} */
export function stocks(table) {
  const { seen, t } = table;
  return {
    id: "stocks",
    title: t("mur-told-stocks"),
    notes: [t("mur-help-end")],
    head: [t("mur-told-stock"), t("mur-told-left")],
    rows: [
      ...SORTS.map((id) => [
        place(table, { kind: "stock", id }, sortsName(id, t)),
        t("mur-told-count", { count: id === "street" ? seen.streets : seen.stock[id] }),
      ]),
      ...PILES.map((id) => [
        place(table, { kind: "pile", id }, t(`mur-told-pile-${id}`)),
        t("mur-told-count", { count: seen.pile[id] }),
      ]),
      [
        place(table, { kind: "bag", id: "" }, t("mur-told-bag")),
        t("mur-about-bag", { ...seen.bag }),
      ],
    ],
  };
}
