import { html, LitElement, nothing } from "lit";
import { t } from "../../i18n/index.js";
import base from "../../ui/base.css";
import buttons from "../../ui/buttons.css";
import { handed, own } from "../../ui/properties.js";
import { TextController } from "../../ui/text-controller.js";
import styles from "./game-list.css";

/** @typedef {import("../../core/storage/types.js").SavedGame} SavedGame */

/** So many cards are made at once; more when the last one comes near. */
const AT_ONCE = 24;

/** Kept games as cards. Of a long list only what has come into view is made. What a card asks for passes through. */
class StGameList extends LitElement {
  static properties = { ...own("shown"), ...handed("games") };

  static styles = [base, buttons, styles];

  constructor() {
    super();
    /** @type {SavedGame[]} */
    this.games = [];
    this.shown = AT_ONCE;
    new TextController(this);
    this.observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.showMore();
      },
      { rootMargin: "600px" },
    );
  }

  updated() {
    this.observer.disconnect();
    const more = this.renderRoot.querySelector(".more");
    if (more) this.observer.observe(more);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate();
  }

  showMore() {
    this.shown += AT_ONCE;
  }

  render() {
    const left = this.games.length - this.shown;
    return html`<div class="list">
        ${this.games
          .slice(0, this.shown)
          .map((game) => html`<st-game-card .game=${game}></st-game-card>`)}
      </div>
      ${
        left > 0
          ? html`<div class="more">
              <button class="button" data-part="games-more" @click=${this.showMore}>
                ${t("home-more", { count: left })}
              </button>
            </div>`
          : nothing
      }`;
  }
}

customElements.define("st-game-list", StGameList);
