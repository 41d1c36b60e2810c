import { html, LitElement, nothing } from "lit";
import { t } from "../../i18n/index.js";
import { forgetGuide } from "../../table/guide/memory.js";
import base from "../../ui/base.css";
import block from "../../ui/block.css";
import buttons from "../../ui/buttons.css";
import { icon } from "../../ui/icons.js";
import { problemText } from "../../ui/problem-text.js";
import { own } from "../../ui/properties.js";
import { TextController } from "../../ui/text-controller.js";
import { showToast } from "../../ui/toasts.js";
import { startSolo } from "../setup/solo-game.js";
import styles from "./first-game.css";

/**
 * Begins a first game of `game` with one tap: against the weakest computer, the person begins, and the guide goes along.
 * Fires "st-started" {id}.
 */
class StFirstGame extends LitElement {
  static properties = { ...own("waiting"), game: {} };

  static styles = [base, buttons, block, styles];

  constructor() {
    super();
    this.game = "";
    this.waiting = false;
    new TextController(this);
  }

  async begin() {
    if (this.waiting) return;
    this.waiting = true;
    try {
      const id = await startSolo(this.game, "apprentice", 1, { begins: true });
      forgetGuide(this.game);
      if (this.isConnected) this.dispatchEvent(new CustomEvent("st-started", { detail: { id } }));
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
