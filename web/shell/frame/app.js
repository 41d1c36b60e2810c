import { html, LitElement, nothing } from "lit";
import { titleOf } from "../../core/storage/saved-game.js";
import { store } from "../../core/storage/store.js";
import { gameIds } from "../../games/index.js";
import { onLanguage, t } from "../../i18n/index.js";
import base from "../../ui/base.css";
import { onPanels } from "../../ui/page-styles.js";
import { internalState, TextController } from "../../ui/reactive.js";
import { currentRoute, go, onRoute } from "../../ui/router.js";
import screen from "../../ui/screen.css";
import styles from "./app.css";
import unknownStyles from "./unknown.css";

/** An address that names nothing here says so, and shows the way home. */
class StUnknown extends LitElement {
  static styles = [onPanels, screen, unknownStyles];

  constructor() {
    super();
    new TextController(this);
  }

  render() {
    return html`<div class="panel framed" data-part="unknown">
      <h1>${t("unknown-title")}</h1>
      <p>${t("unknown-text")}</p>
      <button class="button primary" data-part="unknown-home" @click=${() => go("/", { replace: true })}>
        ${t("to-home")}
      </button>
    </div>`;
  }
}

customElements.define("st-unknown", StUnknown);

/** @returns {import("lit").TemplateResult} */
function unknownScreen() {
  return html`<st-unknown></st-unknown>`;
}

/** Screens that have one name. @type {Partial<Record<string, import("../../i18n/ids.js").TextId>>} */
const NAMES = { new: "new-game", rules: "rules-open", about: "about", unknown: "unknown-title" };

/** The page: one screen at a time, warnings that concern all of them, and the settings. */
class StApp extends LitElement {
  static properties = { ...internalState("route", "settings", "rules") };

  static styles = [base, styles];

  constructor() {
    super();
    this.route = currentRoute();
    this.settings = false;
    /** Place at which the rules lie open over the screen, null when they do not. @type {string | null} */
    this.rules = null;
    new TextController(this);
    /** @type {(() => void)[]} */
    this.undos = [];
    this.addEventListener("st-settings", () => {
      this.settings = true;
    });
    this.addEventListener("st-rules", (event) => {
      this.rules = /** @type {CustomEvent<{anchor: string | null}>} */ (event).detail.anchor;
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.undos = [
      onRoute((route) => {
        const isTurned = route.screen === "rules" && this.route.screen === "rules";
        this.route = route;
        this.rules = null;
        this.settings = false;
        // Turning to another rule is done by the rules themselves.
        if (isTurned) return;
        if (route.screen !== "game") store.openGame = null;
        window.scrollTo(0, 0);
        void this.updateComplete.then(() => this.focusScreen());
      }),
      onLanguage(() => this.nameDocument()),
    ];
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const undo of this.undos) undo();
  }

  /** After a change of screen readers and keyboards begin at its top, at a table with what is asked there. */
  focusScreen() {
    const host = /** @type {(HTMLElement & {focusTable(): Promise<void>}) | null} */ (
      this.renderRoot.querySelector("st-table-host")
    );
    if (host) void host.focusTable();
    /** @type {HTMLElement | null} */ else
      this.renderRoot.querySelector("main")?.focus({ preventScroll: true });
  }

  /** @param {Event} event */
  skip(event) {
    event.preventDefault();
    this.focusScreen();
  }

  nameDocument() {
    const screen = this.screenName();
    document.title = screen ? `${screen} – Spieltisch` : "Spieltisch";
  }

  /** What the screen is called in the browser's tab and in its history. */
  screenName() {
    const { route } = this;
    if (route.screen === "game") {
      const saved = store.load(route.id);
      return saved ? titleOf(saved) : t("missing-missing-title");
    }
    const name = NAMES[isKnown(route) ? route.screen : "unknown"];
    return name ? t(name) : "";
  }

  updated() {
    this.dataset.screen = this.route.screen;
    this.nameDocument();
  }

  render() {
    const { route } = this;
    return html`<nav aria-label=${t("shortcuts")}>
        <a class="skip visually-hidden" href="#" @click=${this.skip}>${t("skip")}</a>
      </nav>
      <st-store-banner></st-store-banner>
      ${
        route.screen === "game"
          ? html`<st-table-host .gameId=${route.id}></st-table-host>`
          : html`<st-header></st-header>
              <main tabindex="-1">
                ${this.renderScreen(route)}
              </main>`
      }
      ${
        this.rules === null
          ? nothing
          : html`<st-rules-window
              .anchor=${this.rules}
              @st-close=${() => {
                this.rules = null;
              }}
            ></st-rules-window>`
      }
      ${
        this.settings
          ? html`<st-settings
              @st-close=${() => {
                this.settings = false;
              }}
            ></st-settings>`
          : nothing
      }`;
  }

  /** @param {import("../../ui/router.js").Route} route */
  renderScreen(route) {
    if (!isKnown(route)) return unknownScreen();
    if (route.screen === "new") return html`<st-new-game .gameId=${route.game}></st-new-game>`;
    if (route.screen === "rules")
      return html`<st-rules-page .anchor=${route.anchor}></st-rules-page>`;
    if (route.screen === "about") return html`<st-about></st-about>`;
    return html`<st-home .door=${route.screen === "home" ? route.door : undefined}></st-home>`;
  }
}

/**
 * @param {import("../../ui/router.js").Route} route
 * @returns {boolean} whether there is such a screen
 */
function isKnown(route) {
  if (route.screen === "new") return route.game === "" || gameIds().includes(route.game);
  return route.screen !== "unknown";
}

customElements.define("st-app", StApp);
