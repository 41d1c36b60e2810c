import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { isDailyOffered } from "../../core/results/daily.js";
import { isHidden } from "../../core/settings/house.js";
import { titleOf } from "../../core/storage/saved-game.js";
import { store } from "../../core/storage/store.js";
import { gameIds } from "../../games/index.js";
import { onLanguage, t } from "../../i18n/index.js";
import base from "../../ui/base.css";
import { windowOf } from "../../ui/dialogs.js";
import { button } from "../../ui/icons.js";
import { elementWith, onPanels, PageElement } from "../../ui/reactive.js";
import { currentRoute, go, onRoute } from "../../ui/router.js";
import screen from "../../ui/screen.css";
import styles from "./app.css";
import plainStyles from "./plain-http.css";
import rulesStyles from "./rules-screens.css";
import unknownStyles from "./unknown.css";

/** An address that names nothing here says so, and shows the way home. */
class StUnknown extends PageElement {
  static styles = [onPanels, screen, unknownStyles];

  render() {
    return html`<div class="panel framed" data-part="unknown">
      <h1>${t("unknown-title")}</h1>
      <p>${t("unknown-text")}</p>
      ${button(t("to-home"), () => go("/", { replace: true }), { part: "unknown-home", look: "primary" })}
    </div>`;
  }
}

customElements.define("st-unknown", StUnknown);

/** Screens that have one name. @type {Partial<Record<string, import("../../i18n/ids.js").TextId>>} */
const NAMES = {
  new: "new-game",
  rules: "rules-open",
  results: "results",
  daily: "daily",
  puzzles: "puzzles",
  tournament: "tournament",
  copy: "copy",
  about: "about",
  unknown: "unknown-title",
};

/** The page: one screen at a time, warnings that concern all of them, and the settings. */
class StApp extends elementWith({
  settings: false,
  /** Place at which the rules lie open over the screen, null when they do not. @type {string | null} */
  rules: null,
  /** @type {import("../../ui/router.js").Route} */
  route: { screen: "home" },
}) {
  static styles = [base, styles];

  constructor() {
    super();
    this.route = currentRoute();
    this.addEventListener("st-settings", this.sets("settings", true));
    this.addEventListener("st-rules", (event) => {
      this.rules = /** @type {CustomEvent<{anchor: string | null}>} */ (event).detail.anchor;
    });
    this.hear(onRoute, (route) => this.turnTo(route));
    this.hear(onLanguage, () => this.nameDocument());
  }

  /** @param {import("../../ui/router.js").Route} route */
  turnTo(route) {
    const isTurned = route.screen === "rules" && this.route.screen === "rules";
    this.route = route;
    this.rules = null;
    this.settings = false;
    // Turning to another rule is done by the rules themselves.
    if (isTurned) return;
    if (route.screen !== "game") store.openGame = null;
    window.scrollTo(0, 0);
    void this.updateComplete.then(() => this.focusScreen());
  }

  /** After a change of screen readers and keyboards begin at its top, at a table with what is asked there. */
  focusScreen() {
    /** @type {(HTMLElement & {focusTable(): Promise<void>}) | null} */
    const host = this.renderRoot.querySelector("st-table-host");
    if (host) void host.focusTable();
    else this.renderRoot.querySelector("main")?.focus({ preventScroll: true });
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
          : html`<st-rules
              inside
              .anchor=${this.rules}
              @st-close=${this.sets("rules", null)}
            ></st-rules>`
      }
      ${
        this.settings
          ? html`<st-settings @st-close=${this.sets("settings", false)}></st-settings>`
          : nothing
      }`;
  }

  /** @param {import("../../ui/router.js").Route} route */
  renderScreen(route) {
    if (!isKnown(route)) return html`<st-unknown></st-unknown>`;
    if (route.screen === "new")
      return html`<st-new-game .gameId=${route.game} .wanted=${route.of ?? 0} .onCopy=${route.copy === true}></st-new-game>`;
    if (route.screen === "rules") return html`<st-rules .anchor=${route.anchor}></st-rules>`;
    if (route.screen === "about") return html`<st-about></st-about>`;
    if (!(route.screen in LATE))
      return html`<st-home .door=${route.screen === "home" ? route.door : undefined}></st-home>`;
    const { game = "", code = "" } =
      "game" in route ? /** @type {{game?: string, code?: string}} */ (route) : {};
    const late = html`<st-late .name=${route.screen} .game=${game} .code=${code}></st-late>`;
    // Elements of their own: what is still loading for one is not shown by the other.
    return keyed(route.screen, late);
  }
}

/**
 * @param {import("../../ui/router.js").Route} route
 * @returns {boolean} whether there is such a screen
 */
function isKnown(route) {
  if (route.screen === "new" || route.screen === "copy")
    return route.game === "" || gameIds().includes(route.game);
  if (route.screen === "results" || route.screen === "tournament") return !isHidden("results");
  if (route.screen === "daily") return isDailyOffered();
  return route.screen !== "unknown";
}

customElements.define("st-app", StApp);

/**
 * The rules, which are loaded when they are opened: as a page with an address for every rule, or as a window (`inside`)
 * over whatever is on the screen. The window fires "st-close".
 */
class StRules extends elementWith(
  {
    anchor: "",
    inside: false,
    /** @type {"loading" | "ready" | "failed"} */
    state: "loading",
  },
  "inside",
) {
  static styles = [onPanels, screen, rulesStyles];

  connectedCallback() {
    super.connectedCallback();
    void this.load();
  }

  load() {
    return bring(this, async () => (await import("../rules/rulebook.js")).openRules());
  }

  render() {
    const { inside } = this;
    return inside
      ? windowOf(this, t("rules-open"), this.renderBook(), { wide: true })
      : this.renderBook();
  }

  /** The book, or what is said meanwhile. */
  renderBook() {
    const { anchor, inside, state } = this;
    return state === "ready"
      ? html`<st-rulebook .anchor=${anchor} ?inside=${inside}></st-rulebook>`
      : waiting(state === "loading" ? "rules-loading" : "rules-failed", state, () => this.load());
  }
}

customElements.define("st-rules", StRules);

/** Screens that are loaded when they are opened. */
const LATE = {
  results: async () => (await import("../results/own-games.js")).openOwnGames(),
  daily: async () => (await import("../daily/daily.js")).openDaily(),
  puzzles: async () => (await import("../puzzles/puzzles.js")).openPuzzles(),
  tournament: async () => (await import("../tournament/tournament.js")).openTournaments(),
  copy: async () => (await import("../copy/copy.js")).openCopy(),
};

/** What is on them. @type {Record<keyof typeof LATE, (game: string, code: string) => unknown>} */
const SCREENS = {
  results: () => html`<st-own-games></st-own-games>`,
  daily: () => html`<st-daily-deals></st-daily-deals>`,
  puzzles: () => html`<st-positions></st-positions>`,
  tournament: () => html`<st-tournaments></st-tournaments>`,
  copy: (game, code) => html`<st-copy .gameId=${game} .code=${code}></st-copy>`,
};

/** One of them: what became of the games that were played here, the deal of the day, positions to solve, a tournament, or what is printed. */
class StLate extends elementWith({
  game: "",
  code: "",
  /** @type {keyof typeof LATE} */
  name: "results",
  /** @type {"loading" | "ready" | "failed"} */
  state: "loading",
}) {
  static styles = [onPanels, screen, rulesStyles];

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has("name")) void this.load();
  }

  load() {
    return bring(this, LATE[this.name]);
  }

  updated() {
    if (this.state === "ready" && this.game && this.name !== "copy") void this.showGame();
  }

  /** Begins at the part of one game, or at its album. */
  async showGame() {
    const { name, game } = this;
    const shown = /** @type {import("lit").LitElement} */ (this.renderRoot.firstElementChild);
    await shown.updateComplete;
    const part = shown.renderRoot.querySelector(`[data-part="${name}-${CSS.escape(game)}"]`);
    const album = part?.querySelector("[data-part=results-album]");
    (album ?? part)?.scrollIntoView({ block: "start" });
  }

  render() {
    const { name, game, code, state } = this;
    return state === "ready"
      ? SCREENS[name](game, code)
      : waiting(`${name}-${state}`, state, () => this.load());
  }
}

customElements.define("st-late", StLate);

/**
 * Loads a part of the page that is not there from the start.
 *
 * @param {{state: "loading" | "ready" | "failed"}} host says how far it is
 * @param {() => Promise<unknown>} open
 */
async function bring(host, open) {
  host.state = "loading";
  try {
    await open();
    host.state = "ready";
  } catch (error) {
    console.warn("part of the page", error);
    host.state = "failed";
  }
}

/**
 * What is shown as long as a part of the page is not there.
 *
 * @param {import("../../i18n/ids.js").TextId} text
 * @param {"loading" | "failed"} state
 * @param {() => void} again
 */
function waiting(text, state, again) {
  if (state === "loading") return html`<p class="wait soft">${t(text)}</p>`;
  return html`<div class="wait" role="alert">
    <p>${t(text)}</p>
    ${button(t("try-again"), again)}
  </div>`;
}

/** Says at an address without https what is missing there; at every other one there is nothing to be seen. */
class StPlainHttp extends PageElement {
  static styles = [onPanels, plainStyles];

  render() {
    if (isSecureContext) return nothing;
    return html`<p class="panel small" data-part="plain-http">${t("plain-http")}</p>`;
  }
}

customElements.define("st-plain-http", StPlainHttp);
