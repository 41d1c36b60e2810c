import { html, LitElement } from "lit";
import { t } from "../../i18n/index.js";
import { onPanels } from "../../ui/styles.js";
import { TextController } from "../../ui/text-controller.js";

/** Asks whether anybody is still there. */
export class StillThere extends LitElement {
  static styles = onPanels;

  /** @param {() => void} answered somebody is */
  constructor(answered) {
    super();
    this.answered = answered;
    new TextController(this);
  }

  /** @param {boolean} wanted */
  show(wanted) {
    if (wanted) document.body.append(this);
    else this.remove();
  }

  render() {
    return html`<st-dialog .heading=${t("house-still-there")} open @st-close=${this.answered}>
      <p data-part="still-there">${t("house-still-there-text")}</p>
      <div class="row end">
        <button class="button primary" data-part="still-there-yes" @click=${this.answered}>
          ${t("house-still-there-yes")}
        </button>
      </div>
    </st-dialog>`;
  }
}

customElements.define("st-still-there", StillThere);
