import { listed } from "../../../../i18n/lists.js";
import { tapTown } from "./move.js";
import { coachName, rankName, townName, ways } from "./words.js";

/** @typedef {import("../../table.js").TutTable} TutTable */
/** @typedef {import("../../../../table/told/types.js").ToldChart} ToldChart */

/** The ways to Rome in words: the coaches in each town and where they go on, and who has arrived. @type {import("../part.js").ToldPart} */
export const told = {
  charts: (table) => [towns(table), ranks(table)],
  live: ({ moves }) => moves.all.flatMap(({ town }) => (town ? [`town-${town}`] : [])),
};

/** @param {TutTable} table @returns {ToldChart} */
function towns(table) {
  const { seen, t } = table;
  return {
    id: "rome",
    title: t("tut-au-region"),
    head: [t("tut-au-told-town"), t("tut-au-coaches"), t("tut-au-told-exits")],
    rows: ways.towns.map(({ id, name, exits }) => {
      const there = (seen.audience?.coaches ?? []).filter(({ town }) => town === id);
      return [
        { id: `town-${id}`, words: name, press: () => tapTown(table, id) },
        listed(there.map((one) => coachName(one.id, t))),
        listed(exits.map(townName)),
      ];
    }),
  };
}

/** @param {TutTable} table @returns {ToldChart} */
function ranks(table) {
  const { seen, t } = table;
  const lying = seen.audience?.rome ?? {};
  return {
    id: "ranks",
    title: t("tut-au-places"),
    head: [t("tut-au-told-rank"), t("tut-au-told-tiles")],
    rows: ways.ranks.map(({ id, points }) => {
      const owners = lying[id] ?? [];
      const names = listed(owners.map((seat) => table.nameOf(seat)));
      return [
        rankName(id, t),
        t("tut-au-place", { rank: rankName(id, t), points, count: owners.length, names }),
      ];
    }),
  };
}
