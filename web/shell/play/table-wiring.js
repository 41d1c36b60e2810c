import { t } from "../../i18n/index.js";
import { BackController } from "../../ui/back/back.js";
import { showRules } from "../../ui/router.js";

/** @typedef {import("./table-element.js").TableElement} TableElement */

/**
 * The element of a game's table, with its questions going to the session and its wishes to `on`.
 *
 * @param {string} tag
 * @param {import("../../core/session/game-session.js").GameSession} session
 * @param {object} on
 * @param {(actions: readonly string[]) => void} on.act
 * @param {(steps: number | "turn") => void} on.undo
 * @param {(change: Partial<import("../../core/settings/prefs.js").Prefs>) => void} on.prefer a setting was chosen at the table
 * @returns {TableElement}
 */
export function wiredTable(tag, session, on) {
  const table = /** @type {TableElement} */ (document.createElement(tag));
  table.setAttribute("data-part", "table");
  table.t = t;
  table.ctx = {
    whyNot: (parts) => question(session, "whyNot", { parts }),
    preview: (text) => question(session, "preview", { text }),
    showRule: (id) => showRules(table, id),
  };
  table.addEventListener("table-act", (event) => on.act(event.detail.actions));
  table.addEventListener("table-undo", (event) => on.undo(event.detail.steps));
  table.addEventListener("table-pref", (event) => on.prefer(event.detail));
  new BackController(
    table,
    () => table.opened,
    () => table.stepBack(),
  );
  return table;
}

/**
 * @param {import("../../core/session/game-session.js").GameSession} session
 * @param {string} method
 * @param {{text: string} | {parts: import("../../core/engine/types.js").ActionParts}} action
 */
async function question(session, method, action) {
  if (session.phase !== "playing") return null;
  const ticket = session.ticket();
  try {
    const answer = await session.table.ask(method, { ...action, seat: session.seat });
    return ticket.isValid ? answer : null;
  } catch (error) {
    console.warn(method, error);
    return null;
  }
}
