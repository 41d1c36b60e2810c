import { html } from "lit";
import { firstOf, firstShown } from "../expansions/index.js";
import { icon } from "../panels/icons.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/**
 * What is being asked, read off the list of legal actions: a headline and, where there is more to
 * choose, a second line.
 *
 * @param {TutTable} table
 * @returns {{head: string, more: string}}
 */
export function promptWords(table) {
  const { view, moves, t } = table;
  if (!view) return { head: "", more: "" };
  const seen = view.observation;
  const name = table.nameOf(view.current);
  if (view.over) return { head: t("tut-prompt-over"), more: winnersLine(table) };
  const asked = firstOf(table, (part) => part.prompt?.(table));
  if (asked) return asked;
  if (moves.all.length === 0) {
    const key = table.readOnly ? "tut-prompt-watching" : "tut-prompt-waiting";
    return { head: t(key, { name }), more: "" };
  }
  if (table.closing) return { head: t("tut-prompt-closing"), more: t("tut-prompt-closing-more") };
  if (moves.discards.length > 0) {
    return { head: t("tut-prompt-discard"), more: t("tut-prompt-discard-more") };
  }
  if (moves.lays.some((action) => !action.official)) return layWords(table);
  if (moves.takes.length > 0 && !moves.end) {
    const second = seen.taken > 0;
    const head = second
      ? "tut-prompt-second"
      : seen.forced
        ? "tut-prompt-forced"
        : "tut-prompt-take";
    return { head: t(head), more: moves.exchange ? t("tut-prompt-or-exchange") : "" };
  }
  return afterLaying(table);
}

/** @param {TutTable} table */
function layWords({ moves, own, t }) {
  const more = moves.takes.length > 0 ? t("tut-prompt-or-second") : "";
  if (!own?.route.length) return { head: t("tut-prompt-begin"), more };
  if (!moves.canFit) return { head: t("tut-prompt-no-fit"), more };
  return { head: t("tut-prompt-extend"), more };
}

/** @param {TutTable} table */
function afterLaying({ moves, own, t }) {
  const cards = own?.route.length ?? 0;
  const second = moves.lays.length > 0 ? t("tut-prompt-or-postillion") : "";
  if (moves.closes.length > 0) {
    return {
      head: t(moves.end ? "tut-prompt-close-or-end" : "tut-prompt-close", { cards }),
      more: second,
    };
  }
  return { head: t("tut-prompt-end"), more: second };
}

/** @param {TutTable} table */
function winnersLine(table) {
  const names = (table.view?.winners ?? []).map((seat) => table.nameOf(seat));
  return names.length > 0
    ? table.t("tut-prompt-winners", { names: names.join(", "), count: names.length })
    : "";
}

/** The button that ends the turn, or what an expansion puts in its place. @param {TutTable} table */
export function turnEnd(table) {
  return firstShown(table, (part) => part.turn?.(table)) ?? endButton(table);
}

/** @param {TutTable} table */
function endButton(table) {
  const { moves, t, busy } = table;
  const onlyEnd = moves.end !== null && moves.all.length === 1;
  return html`<button
    class=${onlyEnd ? "primary glow" : "tool end-turn"}
    data-testid="btn-end-turn"
    aria-disabled=${!moves.end || busy}
    aria-keyshortcuts="E"
    @click=${() => table.endTurn()}
  >
    ${icon("check")}<span>${t("tut-end-turn")}</span>
  </button>`;
}
