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
  const { seen, moves, t } = table;
  if (seen.phase === "over") return { head: "", more: "" };
  if (seen.phase !== "assign" && onlyEnds(moves)) return { head: doneWords(table), more: "" };
  const { aim } = table.selection;
  // Whatever it was chosen for: as the first space, or after a ship has sailed already.
  if (aim !== null) return aimWords(table, aim);
  if (seen.phase === "sail") return sailWords(table);
  const half = halfBuilt(table);
  if (half) return { head: t(half), more: "" };
  if (seen.phase === "act") return actWords(table);
  if (seen.phase === "build") {
    return {
      head: t("mur-prompt-build-more", { left: tilesLeft(table) }),
      more: t("mur-prompt-or-end"),
    };
  }
  if (seen.phase === "character" && moves.keeps.length === 0) {
    return { head: t("mur-prompt-character-none"), more: "" };
  }
  return { head: t(`mur-prompt-${seen.phase}`), more: "" };
}

/** Whether nothing is left but the end of the turn. @param {MurTable["moves"]} moves */
export function onlyEnds({ all, end }) {
  return end !== null && all.length === 1;
}

/** What brought gold by itself is told: nobody has pressed anything for it. @param {MurTable} table */
function doneWords({ events, t }) {
  const gold = events.reduce((sum, event) => sum + takenBy(event), 0);
  return gold > 0 ? t("mur-prompt-did-gold", { gold }) : t("mur-prompt-done");
}

/** @param {import("../types.js").GameEvent} event */
function takenBy(event) {
  if (event.event === "took-gold") return event.gold;
  return event.event === "income" ? event.gold + event.bonus : 0;
}

/** What is still to be said of a building: what comes to the chosen site, or where the chosen tile comes. @param {MurTable} table */
function halfBuilt({ selection: { site, tile }, moves }) {
  if (site !== null && moves.buildsAt(site).length > 1) return "mur-prompt-build-what";
  if (tile) return "mur-prompt-build-where";
  return tile === null ? "mur-prompt-street" : null;
}

/** How many tiles may follow: no more than there are, where no street can be drawn. @param {MurTable} table */
function tilesLeft({ seen, moves, own }) {
  if (moves.draws.length > 0) return seen.more;
  const owned = Object.values(own?.counts ?? {}).reduce((sum, count) => sum + count, 0);
  return Math.min(seen.more, owned);
}

/** @param {MurTable} table */
function sailWords({ selection, moves, t, seen }) {
  if (selection.passing) return { head: t("mur-prompt-pass"), more: t("mur-prompt-pass-more") };
  if (selection.ship !== null)
    return { head: t("mur-prompt-ship"), more: t("mur-prompt-ship-more") };
  if (moves.sails.length === 0) return { head: t("mur-prompt-sail-none"), more: "" };
  const free = seen.reach?.some((one) => one.usable && one.price === 0 && one.moves?.length);
  return { head: t("mur-prompt-sail"), more: free ? t("mur-prompt-sail-more") : "" };
}

/** @param {MurTable} table @param {number} aim */
function aimWords({ seen, t }, aim) {
  const reach = seen.reach?.find((one) => one.space === aim);
  const ships = reach?.moves?.length ?? 0;
  return {
    head: t("mur-prompt-aim", { space: spaceName(aim, t), ships, price: reach?.price ?? 0 }),
    more: t("mur-prompt-aim-more", { press: t("mur-press-sail", { ships }) }),
  };
}

/** @param {MurTable} table */
function actWords({ seen, moves, selection, t }) {
  if (selection.ship !== null) {
    return {
      head: t("mur-prompt-ship"),
      more: t("mur-prompt-another", { price: seen.nextShip ?? 0 }),
    };
  }
  const more = moves.sails.length > 0 ? t("mur-prompt-another", { price: seen.nextShip ?? 0 }) : "";
  return { head: t(`mur-prompt-act-${offered(actionOf(seen.space ?? 0), moves)}`), more };
}

/**
 * What of the action of a space the engine offers.
 *
 * @param {ReturnType<typeof actionOf>} action
 * @param {MurTable["moves"]} moves
 */
function offered(action, { draws, builds, incomes, plain }) {
  /** @param {string} type */
  const offers = (type) => plain.some((one) => one.type === type);
  if (action === "build" && draws.length === 0) return "build-tile";
  if (action === "build" && builds.length === 0) return "build-draw";
  if (action === "income" && incomes.length > 1) return "income-choice";
  if (action === "shop" && !offers("search")) return "shop-top";
  if (action === "palace" && !offers("search")) return "palace-top";
  if (action === "hire" && !offers("dismiss")) return "hire-only";
  if (action === "hire" && !offers("hire")) return "dismiss-only";
  return action;
}
