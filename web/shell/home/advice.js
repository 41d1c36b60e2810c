import { html, LitElement, nothing } from "lit";
import { giveAll } from "../../core/storage/files/give-all.js";
import { t } from "../../i18n/index.js";
import block from "../../ui/block.css";
import { icon } from "../../ui/icons.js";
import { own } from "../../ui/properties.js";
import { onPanels } from "../../ui/styles.js";
import { TextController } from "../../ui/text-controller.js";
import styles from "./advice.css";

const KEY = "spieltisch:advice";

/**
 * On an iPad or iPhone: why the app belongs on the home screen, and how the games get there. Safari says by `standalone` where
 * the page is shown; no other browser has it.
 */
class StAdvice extends LitElement {
  static properties = { ...own("away"), games: { type: Number } };

  static styles = [onPanels, block, styles];

  constructor() {
    super();
    this.games = 0;
    this.away = wasPutAway();
    new TextController(this);
  }

  putAway() {
    this.away = true;
    try {
      localStorage.setItem(KEY, "away");
    } catch {
      // It comes again at the next visit.
    }
  }

  render() {
    const { standalone } = /** @type {{standalone?: boolean}} */ (navigator);
    if (standalone === undefined || this.away) return nothing;
    // Whoever has played here has something to lose; who begins on the home screen may have something to fetch.
    if (standalone) return this.games === 0 ? this.renderPanel("advice-fetch", nothing) : nothing;
    return this.games === 0 ? nothing : this.renderPanel("advice-why", this.renderWay());
  }

  renderWay() {
    return html`<ol>
      <li>${icon("share")} ${t("advice-share")}</li>
      <li>${t("advice-add")}</li>
      <li>${t("advice-carry")}</li>
    </ol>`;
  }

  /**
   * @param {"advice-why" | "advice-fetch"} text
   * @param {unknown} way
   */
  renderPanel(text, way) {
    return html`<aside class="panel" data-part="advice" aria-labelledby="advice">
      <h2 id="advice">${t(`${text}-title`)}</h2>
      <p>${t(text)}</p>
      ${way}
      <div class="row">
        ${
          way === nothing
            ? nothing
            : html`<button class="button primary" data-part="advice-carry" @click=${() => void giveAll()}>
                ${icon("save")} ${t("advice-give")}
              </button>`
        }
        <button class="button quiet" data-part="advice-away" @click=${this.putAway}>
          ${t("advice-away")}
        </button>
      </div>
    </aside>`;
  }
}

function wasPutAway() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

customElements.define("st-advice", StAdvice);
