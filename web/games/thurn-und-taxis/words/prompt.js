import { endButton, restingWords } from "../../../table/panels/prompt.js";
import { firstOf, firstShown, withCost } from "../expansions/index.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/**
 * What is being asked, read off the list of legal actions: a headline and, where there is more to
 * choose, a second line.
 *
 * @param {TutTable} table
 * @returns {import("../../../table/types.js").Prompt}
 */
export function promptWords(table) {
  const asked = table.view?.over
    ? null
    : (armedWords(table) ?? firstOf(table, (part) => part.prompt?.(table)));
  const settled = asked ?? restingWords(table);
  if (settled) return settled;
  const { moves, seen, t } = table;
  if (table.closing) return { head: t("tut-prompt-closing"), more: t("tut-prompt-closing-more") };
  if (moves.discards.length > 0) {
    return { head: t("tut-prompt-discard"), more: t("tut-prompt-discard-more") };
  }
  if (moves.lays.some((action) => !action.official)) return layWords(table);
  if (moves.takes.length > 0 && !moves.end) {
    const more = moves.exchange ? withCost(table, "amtmann", t("tut-prompt-or-exchange")) : "";
    return { head: t(takeId(moves, seen)), more };
  }
  return afterLaying(table);
}

/**
 * What is to be done next by whoever has chosen an official, or to begin anew.
 *
 * @param {TutTable} table
 */
function armedWords({ choices, t }) {
  if (choices.armed === "anew") return { head: t("tut-say-anew"), more: t("tut-prompt-anew-more") };
  return null;
}

/**
 * @param {TutTable["moves"]} moves
 * @param {TutTable["seen"]} seen
 */
function takeId({ takes }, { taken, forced }) {
  if (taken > 0)
    return helps("postmeister", takes) ? "tut-prompt-second-helped" : "tut-prompt-second";
  if (forced) return "tut-prompt-forced";
  if (takes.every(({ card }) => card !== null)) return "tut-prompt-take-display";
  if (takes.every(({ card }) => card === null)) return "tut-prompt-take-deck";
  return "tut-prompt-take";
}

/**
 * Whether an official makes one of these actions possible: who stands grey is not named.
 *
 * @param {import("../types.js").OfficialId} id
 * @param {readonly import("../types.js").Action[]} actions
 */
function helps(id, actions) {
  return actions.some(({ official }) => official === id);
}

/** @param {TutTable} table */
function layWords(table) {
  const { moves, own, t } = table;
  const more = helps("postmeister", moves.takes)
    ? withCost(table, "postmeister", t("tut-prompt-or-second"))
    : "";
  if (!own?.route.length) return { head: t("tut-prompt-begin"), more };
  if (!moves.canFit) return { head: t("tut-prompt-no-fit"), more };
  const ends = new Set(moves.lays.map(({ end }) => end));
  if (!ends.has("right")) return { head: t("tut-prompt-extend-left"), more };
  return { head: t(ends.has("left") ? "tut-prompt-extend" : "tut-prompt-extend-right"), more };
}

/** @param {TutTable} table */
function afterLaying(table) {
  const { moves, own, t } = table;
  const cards = own?.route.length ?? 0;
  const second = helps("postillion", moves.lays)
    ? withCost(table, "postillion", t("tut-prompt-or-postillion"))
    : "";
  if (moves.closes.length > 0) {
    return {
      head: t(moves.end ? "tut-prompt-close-or-end" : "tut-prompt-close", { cards }),
      more: second,
    };
  }
  return { head: t("tut-prompt-end"), more: second };
}

/** The button that ends the turn, or what an expansion puts in its place. @param {TutTable} table */
export function turnEnd(table) {
  return firstShown(table, (part) => part.turn?.(table)) ?? endButton(table);
}
