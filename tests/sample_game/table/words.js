import { restingWords } from "../../../web/table/panels/prompt.js";
import { describer, refusalText, telling, winnersIn } from "../../../web/table/words/telling.js";

/** @typedef {import("../../../web/table/types.js").Translate} Translate */
/** @typedef {import("./table.js").Action} Action */
/** @typedef {{event: string, seat?: number, count?: number, round?: number, winners?: number[]}} GameEvent */

/** What is asked now. @param {import("./table.js").DredgingTable} table */
export function promptWords(table) {
  const resting = restingWords(table);
  if (resting) return resting;
  const { phase, beads } = table.seen;
  return { head: table.t(`dre-prompt-${phase}`), more: table.t("dre-beads", { count: beads }) };
}

/** A legal action in words. @param {Action} action @param {{t: Translate}} words */
export function textFor({ type, count = 0 }, { t }) {
  return type === "end" ? t("table-end-turn") : t("dre-do-take", { count });
}

/** @param {import("../../../web/core/engine/types.js").Refusal} refusal @param {{t: Translate}} words */
export function refusalWords(refusal, { t }) {
  return refusalText(refusal, t, { count: 0, most: 0, left: 0 }, () => null);
}

/** @type {Record<string, import("../../../web/table/words/telling.js").Teller<GameEvent, null>>} */
const TELLERS = {
  took: ({ count = 0 }, { t, name }) => ({ text: t("dre-log-took", { name, count }) }),
  "turn-began": ({ round = 0 }, { t, name }) => ({ text: t("dre-log-turn", { name, round }) }),
  "game-over": ({ winners = [] }, words) => ({
    text: winnersIn("table-log-over", winners, words),
  }),
};

/** One event as a sentence. */
export const describe = describer((event) => TELLERS[event]);

export const tell = telling(describe);
