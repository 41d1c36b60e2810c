import { html, nothing } from "lit";
import { t } from "../../i18n/index.js";
import { button } from "../../ui/icons.js";
import { problemText } from "../../ui/problem-text.js";
import { exportWindow, saveBackup } from "../storage/export-window.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("./computer-players.js").ComputerPlayers} ComputerPlayers */

/**
 * Notices about a game: its start, another tab, a record that cannot be replayed. (The table itself
 * reminds of the last round.)
 *
 * @param {GameSession} session
 * @param {ComputerPlayers} computers
 */
export function tableNotices(session, computers) {
  switch (session.phase) {
    case "loading":
      return session.keeper.looking === "quiet" ? html`<st-start></st-start>` : looking(session);
    case "watching":
      return session.keeper.looking === "quiet" ? watching(session) : looking(session);
    case "broken":
      return broken(session);
    case "computer":
      return computers.isStuck ? stuck(computers) : nothing;
    default:
      return nothing;
  }
}

/**
 * Notice that the database of this browser does not answer or refuses, so later moves may exist.
 *
 * @param {GameSession} session
 */
export function looking({ keeper }) {
  const isDenied = keeper.looking === "denied";
  const isLong = isDenied || keeper.looking === "long";
  const words = isDenied ? "looking-denied" : isLong ? "looking-long" : "looking-help";
  return html`<div class="notice" role="status" data-part="looking" data-long=${isLong}>
    <p>
      ${isDenied ? nothing : html`<strong>${t("looking")}</strong>`} ${t(words)}
      ${isLong ? t("looking-choice") : nothing}
    </p>
    ${isLong ? button(t("looking-go-on"), () => keeper.answer("on"), { part: "looking-go-on" }) : nothing}
    ${isDenied ? button(t("try-again"), () => keeper.answer("again"), { part: "looking-again", look: "primary" }) : nothing}
  </div>`;
}

/** @param {GameSession} session */
function watching(session) {
  const takeOver = () => void session.takeOver();
  const { isGone, isOlder } = session.keeper;
  const older = isOlder ? "-older" : "";
  const words = isGone
    ? "lock-gone"
    : /** @type {const} */ (`lock-${session.canTakeOver ? "free" : "watching"}${older}`);
  return html`<div class="notice" role="status" data-part="watching">
    <p>${t(words)}</p>
    ${session.canTakeOver ? button(t("lock-take-over"), takeOver, { part: "take-over", look: "primary" }) : nothing}
  </div>`;
}

/** @param {ComputerPlayers} computers */
function stuck(computers) {
  return html`<div class="notice bad" role="alert" data-part="computer-stuck">
    <p>${t("thinking-stuck")}</p>
    ${button(t("try-again"), () => void computers.play(), { part: "computer-again", look: "primary" })}
  </div>`;
}

/** @param {GameSession} session */
function broken(session) {
  const save = () => session.saved && void exportWindow(session.saved);
  return html`<div class="notice bad" role="alert" data-part="broken">
    <p><strong>${t("broken-record")}</strong> ${problemText(session.trouble)}</p>
    ${button(t("export"), save, { part: "broken-export", picture: "save" })}
    ${button(t("try-again"), () => void session.resume(), { part: "broken-again", look: "primary" })}
  </div>`;
}

/**
 * Why no table is on the screen: there is no such game, it was put aside, the database that may have
 * it does not answer, this browser keeps nothing, its save cannot be read or comes from a newer page, the page does not know that
 * game, or the part of the program that shows it did not arrive.
 *
 * @typedef {{reason: "missing" | "aside" | "unanswered" | "unkept" | "unreadable" | "newer" | "unknown" | "part", text?: string}} Absence
 */

/**
 * @param {Absence} absence
 * @param {() => void} leave
 * @param {() => void} again
 */
export function absent({ reason, text }, leave, again) {
  const hasWay = ["part", "aside", "unanswered", "unkept"].includes(reason);
  return html`<div class="missing panel" data-part="missing" data-reason=${reason} role="alert" tabindex="-1">
    <h1>${t(`missing-${reason}-title`)}</h1>
    <p>${t(`missing-${reason}-text`)}</p>
    ${
      text === undefined
        ? nothing
        : button(t("broken-export"), () => saveBackup(text), {
            part: "missing-export",
            picture: "save",
          })
    }
    ${
      // A browser remembers a script that did not arrive; only a reloaded page requests it again.
      hasWay
        ? button(t(reason === "aside" ? "deleted-restore" : "try-again"), again, {
            part: "missing-retry",
            look: "primary",
          })
        : nothing
    }
    ${button(t("to-home"), leave, { look: hasWay ? "" : "primary" })}
  </div>`;
}
