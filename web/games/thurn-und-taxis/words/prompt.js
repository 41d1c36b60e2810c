import { endButton, restingWords } from "../../../table/panels/prompt.js";
import { cardName } from "../board.js";
import { costOf, firstOf, withCost } from "../expansions/index.js";

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
    // Whoever discards after the end was triggered has no further turn.
    const more = t(seen.ending ? "tut-prompt-discard-last" : "tut-prompt-discard-more");
    return { head: t("tut-prompt-discard"), more };
  }
  if (moves.lays.some((action) => !action.official)) return layWords(table);
  if (moves.takes.length > 0 && !moves.end) {
    const more = moves.exchange ? withCost(table, "amtmann", t("tut-prompt-or-exchange")) : "";
    return { head: t(takeId(moves, seen)), more };
  }
  return afterLaying(table);
}

/**
 * What is to be done next by whoever has chosen a card that has several places, or to begin anew.
 *
 * @param {TutTable} table
 */
function armedWords(table) {
  const { selection, moves, board, t } = table;
  if (selection.armed === "anew")
    return { head: t("tut-say-anew"), more: t("tut-prompt-anew-more") };
  if (selection.awaitsCard) return { head: t("tut-say-armed-postmeister"), more: "" };
  if (!selection.selected) return null;
  const { city: card } = selection.selected;
  const city = cardName(board, card, t);
  if (helps("postillion", moves.laysOf(card)))
    return { head: t("tut-prompt-choose-helped", { city }), more: "" };
  const asked = moves.isBetweenEnds(card) ? "tut-say-choose-end" : "tut-say-choose-place";
  return { head: t(asked, { city }), more: "" };
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

/**
 * All that can be done in one line, since a phone that lies on its side shows no other: nobody may read there that all is done.
 * What the help costs stands there on the portrait, too.
 *
 * @param {TutTable} table
 */
function afterLaying(table) {
  const { moves, own, t } = table;
  const cards = own?.route.length ?? 0;
  const ways = moves.closes.length > 0 ? "close-or-end" : "end";
  if (!helps("postillion", moves.lays))
    return { head: t(`tut-prompt-${ways}`, { cards }), more: "" };
  const head = t(`tut-prompt-postillion-${ways}`, { cards });
  return { head, more: costOf(table, "postillion") };
}

/** The button that ends the turn, or what an expansion puts in its place. @param {TutTable} table */
export function turnEnd(table) {
  return firstOf(table, (part) => part.turn?.(table)) ?? endButton(table, table.closing !== null);
}
