import { html } from "lit";
import { icon } from "../../../table/icons.js";
import { actionOf, spaceName } from "../board.js";

/** @typedef {import("../table.js").MurTable} MurTable */

/**
 * What is being asked, read off the phase and the list of legal actions.
 *
 * @param {MurTable} table
 * @returns {{head: string, more: string}}
 */
export function promptWords(table) {
  const { view, moves, t } = table;
  if (!view) return { head: "", more: "" };
  const seen = view.observation;
  if (view.over) return { head: t("mur-prompt-over"), more: winnersLine(table) };
  if (moves.all.length === 0) {
    return { head: t(table.readOnly ? "mur-prompt-watching" : "mur-prompt-waiting"), more: "" };
  }
  if (seen.phase === "sail") return sailWords(table);
  if (seen.phase === "act") return actWords(table);
  if (seen.phase === "build") {
    return {
      head: t("mur-prompt-build-more", { left: seen.more }),
      more: t("mur-prompt-or-end"),
    };
  }
  const more = t(`mur-prompt-${seen.phase}-more`);
  return { head: t(`mur-prompt-${seen.phase}`), more: more.startsWith("mur-") ? "" : more };
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
    return { head: t("mur-prompt-boat"), more: t("mur-prompt-another", { price: seen.nextShip }) };
  }
  const action = actionOf(seen.space ?? 0);
  const more = moves.sails.length > 0 ? t("mur-prompt-another", { price: seen.nextShip }) : "";
  return { head: t(`mur-prompt-act-${action}`), more };
}

/** @param {MurTable} table */
function winnersLine(table) {
  const names = (table.view?.winners ?? []).map((seat) => table.nameOf(seat));
  return names.length > 0
    ? table.t("mur-prompt-winners", { names: names.join(", "), count: names.length })
    : "";
}

/** The button that ends the turn. @param {MurTable} table */
export function endButton(table) {
  const { moves, t, busy } = table;
  const onlyEnd = moves.end !== null && moves.all.length === 1;
  return html`<button
    class=${onlyEnd ? "primary glow" : "tool end-turn"}
    data-testid="btn-end-turn"
    aria-disabled=${!moves.end || busy}
    aria-keyshortcuts="E"
    @click=${() => table.endTurn()}
  >
    ${icon("check")}<span>${t("mur-end-turn")}</span>
  </button>`;
}
