import { html, nothing } from "lit";
import { icon } from "../../ground/icons.js";
import { loadAnew } from "../../ground/renew.js";
import { t } from "../../i18n/index.js";
import { download } from "../keeping/files/import-export.js";

/**
 * Why no table is on the screen: there is no such game, its save cannot be read or comes from a newer page, nobody here
 * knows that game, or the part of the program that shows it did not arrive.
 *
 * @typedef {{reason: "missing" | "unreadable" | "newer" | "unknown" | "part", text?: string}} Absence
 */

/**
 * @param {Absence} absence
 * @param {() => void} leave
 */
export function absent({ reason, text }, leave) {
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
      reason === "part"
        ? html`<button
            class="button primary"
            data-part="missing-retry"
            @click=${() => void loadAnew()}
          >
            ${t("try-again")}
          </button>`
        : nothing
    }
    <button class="button ${reason === "part" ? "" : "primary"}" @click=${leave}>
      ${t("to-home")}
    </button>
  </div>`;
}
