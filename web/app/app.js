import { css, html, LitElement, nothing } from "lit";
import { onLanguage, t } from "../i18n/index.js";
import { currentRoute, onRoute } from "./router.js";
import { store } from "./store.js";
import { base } from "./styles.js";
import { TextController } from "./text-controller.js";

/** The page: one screen at a time, warnings that concern all of them, and the settings. */
class StApp extends LitElement {
  static properties = { route: { state: true }, settings: { state: true } };

  static styles = [
    base,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 100dvh;
        background: radial-gradient(
          ellipse at 50% -20%,
          color-mix(in oklab, var(--paper), var(--panel) 70%),
          var(--paper) 60%,
          color-mix(in oklab, var(--paper), var(--paper-2) 60%)
        );
      }
      :host([data-screen="game"]) {
        height: 100dvh;
        overflow: hidden;
      }
      .skip {
        position: absolute;
        inset: 0 auto auto 0;
        z-index: 60;
        padding: var(--space-3) var(--space-4);
        background: var(--panel);
        color: var(--ink);
      }
      main {
        outline: none;
      }
      st-table-host {
        flex: 1;
        height: auto;
      }
    `,
  ];

  constructor() {
    super();
    this.route = currentRoute();
    this.settings = false;
    new TextController(this);
    /** @type {(() => void)[]} */
    this.undos = [];
    this.addEventListener("st-settings", () => {
      this.settings = true;
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.undos = [
      onRoute((route) => {
        this.route = route;
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

  /** After a change of screen readers and keyboards begin at its top. */
  focusScreen() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("main"))?.focus();
  }

  /** @param {Event} event */
  skip(event) {
    event.preventDefault();
    const host = /** @type {(HTMLElement & {focusTable(): void}) | null} */ (
      this.renderRoot.querySelector("st-table-host")
    );
    if (host) host.focusTable();
    else this.focusScreen();
  }

  nameDocument() {
    const { route } = this;
    const screen = route.screen === "new" ? `${t("new-game")} – ` : "";
    document.title = `${screen}Spieltisch`;
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
                ${
                  route.screen === "new"
                    ? html`<st-new-game></st-new-game>`
                    : html`<st-home></st-home>`
                }
              </main>`
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
}

customElements.define("st-app", StApp);
