import { html, nothing } from "lit";
import { remember, remembered } from "../../core/settings/remembered.js";
import { t } from "../../i18n/index.js";
import { forgetGuide } from "../../table/guide/memory.js";
import block from "../../ui/block.css";
import { button, icon } from "../../ui/icons.js";
import { problemText } from "../../ui/problem-text.js";
import { elementWith, onPanels, plain } from "../../ui/reactive.js";
import { showToast } from "../../ui/toasts.js";
import { startSolo } from "../setup/solo.js";
import { exportAllWindow } from "../storage/export-window.js";
import styles from "./advice.css";
import firstGameStyles from "./first-game.css";

/**
 * Begins a first game of `game` with one tap: against the weakest computer, the person begins, and the guide goes along.
 * Fires "st-started" {id}.
 */
class StFirstGame extends elementWith({ game: "", waiting: false }) {
  static styles = [plain, block, firstGameStyles];

  async begin() {
    const { waiting } = this;
    if (waiting) return;
    this.waiting = true;
    try {
      const id = await startSolo(this.game, "apprentice", 1, { begins: true });
      forgetGuide(this.game);
      if (this.isConnected) this.fire("st-started", { id });
    } catch (error) {
      showToast({ text: problemText(error) });
    } finally {
      this.waiting = false;
    }
  }

  render() {
    return html`<button
      class="button"
      data-part="first-${this.game}"
      title=${t("first-game-help")}
      aria-label=${this.waiting ? nothing : t("first-game-of", { game: t(`game-${this.game}`) })}
      aria-disabled=${this.waiting}
      @click=${this.begin}
    >
      ${icon("hint")} <span role="status">${t(this.waiting ? "solo-waits" : "first-game")}</span>
    </button>`;
  }
}

customElements.define("st-first-game", StFirstGame);

const KEY = "spieltisch:advice";

/**
 * On an iPad or iPhone: why the app belongs on the home screen, and how the games get there. Safari says by `standalone` where
 * the page is shown; no other browser has it.
 */
class StAdvice extends elementWith({ games: 0, away: false }) {
  static styles = [onPanels, block, styles];

  constructor() {
    super();
    this.away = remembered(KEY) !== null;
  }

  putAway() {
    this.away = true;
    remember(KEY, "away");
  }

  render() {
    const { standalone } = /** @type {{standalone?: boolean}} */ (navigator);
    if (standalone === undefined || this.away) return nothing;
    // Where games are kept there is something to lose; an installed app without games may have some to fetch.
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
        ${way === nothing ? nothing : button(t("advice-give"), () => exportAllWindow(), { part: "advice-carry", look: "primary", picture: "save" })}
        ${button(t("advice-away"), this.putAway, { part: "advice-away", look: "quiet" })}
      </div>
    </aside>`;
  }
}

customElements.define("st-advice", StAdvice);
