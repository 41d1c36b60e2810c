import { html, nothing } from "lit";
import { download } from "../../core/storage/files/import-export.js";
import { t } from "../../i18n/index.js";
import { icon } from "../../ui/icons.js";
import { problemText } from "../../ui/problem-text.js";
import { exportWindow } from "../storage/export-window.js";

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
    ${isLong ? button("looking-go-on", t("looking-go-on"), () => keeper.answer("on"), "") : nothing}
    ${isDenied ? button("looking-again", t("try-again"), () => keeper.answer("again")) : nothing}
  </div>`;
}

/**
 * @param {string} name
 * @param {unknown} words
 * @param {() => void} press
 * @param {string} [look]
 */
function button(name, words, press, look = "primary") {
  return html`<button class="button ${look}" data-part=${name} @click=${press}>${words}</button>`;
}

/** @param {GameSession} session */
function watching(session) {
  const takeOver = () => void session.takeOver();
  return html`<div class="notice" role="status" data-part="watching">
    <p>${t(session.keeper.isGone ? "lock-gone" : session.canTakeOver ? "lock-free" : "lock-watching")}</p>
    ${session.canTakeOver ? button("take-over", t("lock-take-over"), takeOver) : nothing}
  </div>`;
}

/** @param {ComputerPlayers} computers */
function stuck(computers) {
  return html`<div class="notice bad" role="alert" data-part="computer-stuck">
    <p>${t("thinking-stuck")}</p>
    ${button("computer-again", t("try-again"), () => void computers.play())}
  </div>`;
}

/** @param {GameSession} session */
function broken(session) {
  const save = () => session.saved && void exportWindow(session.saved);
  return html`<div class="notice bad" role="alert" data-part="broken">
    <p><strong>${t("broken-record")}</strong> ${problemText(session.trouble)}</p>
    ${button("broken-export", html`${icon("save")} ${t("export")}`, save, "")}
    ${button("broken-again", t("try-again"), () => void session.resume())}
  </div>`;
}

/**
 * Why no table is on the screen: there is no such game, it was put aside, the database that may have
 * it does not answer, its save cannot be read or comes from a newer page, the page does not know that
 * game, or the part of the program that shows it did not arrive.
 *
 * @typedef {{reason: "missing" | "aside" | "unanswered" | "unreadable" | "newer" | "unknown" | "part", text?: string}} Absence
 */

/**
 * @param {Absence} absence
 * @param {() => void} leave
 * @param {() => void} again
 */
export function absent({ reason, text }, leave, again) {
  const hasWay = reason === "part" || reason === "aside" || reason === "unanswered";
  return html`<div class="missing panel" data-part="missing" data-reason=${reason} role="alert" tabindex="-1">
    <h1>${t(`missing-${reason}-title`)}</h1>
    <p>${t(`missing-${reason}-text`)}</p>
    ${
      text === undefined
        ? nothing
        : button(
            "missing-export",
            html`${icon("save")} ${t("broken-export")}`,
            () => download("spieltisch-backup.txt", text),
            "",
          )
    }
    ${
      // A browser remembers a script that did not arrive; only a reloaded page requests it again.
      hasWay
        ? button("missing-retry", t(reason === "aside" ? "deleted-restore" : "try-again"), again)
        : nothing
    }
    <button class="button ${hasWay ? "" : "primary"}" @click=${leave}>${t("to-home")}</button>
  </div>`;
}
