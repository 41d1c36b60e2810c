import { begun } from "../../../i18n/lists.js";
import { spaceDoes, spaceName } from "../board.js";
import { place } from "./place.js";

/** @typedef {import("../table.js").MurTable} MurTable */

/**
 * The ring: what each space is for, what lies there, and what the way to it costs now.
 *
 * @param {MurTable} table
 * @returns {import("../../../table/told/types.js").ToldChart}
 */
export function ring(table) {
  const { board, seen, t } = table;
  return {
    id: "ring",
    title: t("mur-told-ring"),
    notes: [t("mur-told-ring-about")],
    head: [t("mur-told-space"), t("mur-told-ship"), t("mur-told-way"), t("mur-told-does")],
    rows: board.ring.spaces.map(({ no }) => {
      const id = String(no);
      const ship = seen.ships.find(({ space }) => space === no);
      const words = t("mur-told-ship-at", { red: ship?.red ? "yes" : "no", no });
      return [
        place(table, { kind: "space", id }, begun(spaceName(no, t))),
        ship ? place(table, { kind: "ship", id }, words) : "–",
        wayTo(table, no),
        spaceDoes(no, table),
      ];
    }),
  };
}

/** What it takes to come there now, or why nobody does; nothing while another one plays. @param {MurTable} table @param {number} no */
function wayTo({ feedback, deciding, seen, t }, no) {
  if (!deciding) return "";
  if (seen.space === no) return t("mur-told-here");
  const reach = seen.reach?.find(({ space }) => space === no);
  if (!reach) return "";
  if (reach.rule) return feedback.lineOf({ rule: reach.rule, data: reach.data }).text;
  const ships = reach.moves?.length ?? 0;
  return ships > 0 ? t("mur-told-trip", { ships, price: reach.price ?? 0 }) : "";
}
