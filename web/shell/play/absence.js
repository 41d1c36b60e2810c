import { html, nothing } from "lit";
import { download } from "../../core/storage/files/import-export.js";
import { t } from "../../i18n/index.js";
import { icon } from "../../ui/icons.js";

/**
 * Why no table is on the screen: there is no such game, it was put aside, the database that may have it does not answer, its save cannot be read or comes from a newer page, nobody here
 * knows that game, or the part of the program that shows it did not arrive.
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
        : html`<button
            class="button"
            data-part="missing-export"
            @click=${() => download("spieltisch-backup.txt", text)}
          >
            ${icon("save")} ${t("broken-export")}
          </button>`
    }
    ${
      // A browser remembers that a script did not arrive; a page that is loaded anew asks for it again.
      hasWay
        ? html`<button
            class="button primary"
            data-part="missing-retry"
            @click=${again}
          >
            ${t(reason === "aside" ? "deleted-restore" : "try-again")}
          </button>`
        : nothing
    }
    <button class="button ${hasWay ? "" : "primary"}" @click=${leave}>
      ${t("to-home")}
    </button>
  </div>`;
}
