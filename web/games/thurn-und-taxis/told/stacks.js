import { stackMeaning, stackName } from "../board.js";
import { aboutStack } from "../touch/about.js";

/** The bonus tiles beside the map. @param {import("../table.js").TutTable} table @returns {import("../../../table/told/types.js").ToldChart} */
export function stacks(table) {
  const { board, seen, t } = table;
  return {
    id: "stacks",
    title: t("tut-region-stacks"),
    head: [t("tut-told-stack"), t("tut-told-values"), t("tut-told-for")],
    rows: seen.stacks.map(({ id, values }) => [
      { id: `stack-${id}`, words: stackName(board, id, t), press: () => aboutStack(table, id) },
      values.length > 0 ? values.join(", ") : t("tut-stack-empty"),
      stackMeaning(board, id, t),
    ]),
  };
}
