import { restingWords } from "../../../table/panels/prompt.js";
import { actionOf, spaceName } from "../board.js";

/** @typedef {import("../table.js").MurTable} MurTable */

/**
 * What is being asked, read off the phase and the list of legal actions.
 *
 * @param {MurTable} table
 * @returns {import("../../../table/types.js").Prompt}
 */
export function promptWords(table) {
  const resting = restingWords(table);
  if (resting) return resting;
  const { seen, t } = table;
  if (seen.phase === "sail") return sailWords(table);
  if (seen.phase === "act") return actWords(table);
  if (seen.phase === "build") {
    return {
      head: t("mur-prompt-build-more", { left: seen.more }),
      more: t("mur-prompt-or-end"),
    };
  }
  if (seen.phase === "over") return { head: "", more: "" };
  return { head: t(`mur-prompt-${seen.phase}`), more: "" };
}

/** @param {MurTable} table */
function sailWords({ choices, t, seen }) {
  if (choices.passing) return { head: t("mur-prompt-pass"), more: t("mur-prompt-pass-more") };
  if (choices.boat !== null) return { head: t("mur-prompt-boat"), more: t("mur-prompt-boat-more") };
  if (choices.aim !== null) {
    const reach = seen.reach?.find((one) => one.space === choices.aim);
    return {
      head: t("mur-prompt-aim", {
        space: spaceName(choices.aim, t),
        boats: reach?.moves?.length ?? 0,
        price: reach?.price ?? 0,
      }),
      more: t("mur-prompt-aim-more"),
    };
  }
  return { head: t("mur-prompt-sail"), more: t("mur-prompt-sail-more") };
}

/** @param {MurTable} table */
function actWords({ seen, moves, choices, t }) {
  if (choices.boat !== null) {
    return {
      head: t("mur-prompt-boat"),
      more: t("mur-prompt-another", { price: seen.nextShip ?? 0 }),
    };
  }
  const action = actionOf(seen.space ?? 0);
  const more = moves.sails.length > 0 ? t("mur-prompt-another", { price: seen.nextShip ?? 0 }) : "";
  return { head: t(`mur-prompt-act-${action}`), more };
}
