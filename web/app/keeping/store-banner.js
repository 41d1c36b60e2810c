import { html, LitElement, nothing } from "lit";
import { announce } from "../../ground/announcer.js";
import base from "../../ground/base.css";
import buttons from "../../ground/buttons.css";
import { own } from "../../ground/properties.js";
import { TextController } from "../../ground/text-controller.js";
import { t } from "../../i18n/index.js";
import { exportWindow } from "./export-window.js";
import { store } from "./store.js";
import styles from "./store-banner.css";

/** Says that games cannot be kept, and what can be done; it goes away when saving works again. */
class StStoreBanner extends LitElement {
  static properties = { ...own("problem", "hasDeleted") };

  static styles = [base, buttons, styles];

  constructor() {
    super();
    this.problem = store.problem;
    this.hasDeleted = false;
    new TextController(this);
    this.onProblem = () => {
      const had = this.problem;
      this.problem = store.problem;
      this.hasDeleted = store.list().deleted.length > 0;
      if (this.problem) announce(t(`store-${this.problem}`), "assertive");
      else if (had) announce(t("store-works-again"));
    };
    /** There may be something to export now. */
    this.onChange = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("beforeunload", warnBeforeLoss);
    store.addEventListener("problem", this.onProblem);
    store.addEventListener("change", this.onChange);
    this.onProblem();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("beforeunload", warnBeforeLoss);
    store.removeEventListener("problem", this.onProblem);
    store.removeEventListener("change", this.onChange);
  }

  /** @param {Promise<unknown>} work after which the problem may be another */
  async lookAgain(work) {
    await work;
    this.onProblem();
  }

  /** One game after the other: each window says what can be read in its export. */
  async exportAll() {
    for (const game of [...store.unsaved.values()]) await exportWindow(game);
  }

  render() {
    const { problem } = this;
    if (!problem) return nothing;
    return html`<div class="banner" data-part="store-banner" data-problem=${problem}>
      <p><strong>${t(`store-${problem}`)}</strong> ${t(`store-${problem}-help`)}</p>
      <div class="row">
        ${
          store.unsaved.size > 0
            ? html`<button class="button" data-part="store-export" @click=${this.exportAll}>
                ${t("export")}
              </button>`
            : nothing
        }
        ${
          problem === "full" && this.hasDeleted
            ? html`<button
                class="button"
                data-part="store-purge"
                @click=${() => this.lookAgain(store.purge())}
              >
                ${t("deleted-purge")}
              </button>`
            : nothing
        }
        <button
          class="button primary"
          data-part="store-retry"
          @click=${() => this.lookAgain(store.retry())}
        >
          ${t("try-again")}
        </button>
      </div>
    </div>`;
  }
}

/**
 * The browser asks before a page is closed whose games exist nowhere else.
 *
 * @param {Event} event
 */
function warnBeforeLoss(event) {
  if (store.unsaved.size > 0) event.preventDefault();
}

customElements.define("st-store-banner", StStoreBanner);
