import { restingWords } from "../../../web/table/panels/prompt.js";
import { teller, textAbout } from "../../../web/table/words/telling.js";

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

/** Numbers and names of players are all that its sentences need. */
const name = () => null;

/**
 * @param {import("../../../web/core/engine/types.js").Refusal} refusal
 * @param {import("../../../web/table/words/telling.js").Words<null>} words
 */
export function refusalWords({ rule, data }, words) {
  return textAbout(`rule-${rule}`, data, words, name);
}

/** What happened in sentences. */
export const tell = teller(name);
