import { html, LitElement, nothing } from "lit";
import { download } from "../../core/storage/files/import-export.js";
import { titleOf } from "../../core/storage/saved-game.js";
import { store } from "../../core/storage/store.js";
import { t } from "../../i18n/index.js";
import { announce } from "../../ui/announcer.js";
import base from "../../ui/base.css";
import buttons from "../../ui/buttons.css";
import { internalState, TextController } from "../../ui/reactive.js";
import { exportWindow } from "./export-window.js";
import { named, namedDamage, removeForGood } from "./removal.js";
import styles from "./store-banner.css";

/**
 * The truth about where games are, where it is less than "on the disk", and what can be done; it goes away when saving works
 * again. Also tells once of each second course of a game that was found.
 */
class StStoreBanner extends LitElement {
  static properties = { ...internalState("problem", "hasDeleted", "isRead") };

  static styles = [base, buttons, styles];

  constructor() {
    super();
    this.problem = store.problem;
    this.hasDeleted = false;
    /** The games that the notice speaks of. @type {import("../../core/storage/types.js").SavedGame[]} */
    this.meant = [];
    /** What takes too long, where it is no move. @type {import("../../core/storage/durability.js").What} */
    this.what = null;
    /** True once the notice that the last moves are in memory only was read. */
    this.isRead = false;
    new TextController(this);
    this.onProblem = () => {
      const { problem: had, hasDeleted: hadDeleted } = this;
      this.problem = store.problem;
      if (this.problem === had) return;
      this.isRead = false;
      this.hasDeleted = store.list().deleted.length > 0;
      // What was removed is not kept.
      const isRemoved = this.meant.some(({ id }) => !store.load(id) && !store.isAside(id));
      const isKept = !isRemoved && this.what?.place !== "gone" && (this.hasDeleted || !hadDeleted);
      this.what = store.patience.what;
      if (this.isMute) return;
      const urgency = this.problem === "memory" ? "polite" : "assertive";
      if (this.problem) announce(this.words(this.problem), urgency);
      else if (had && isKept) announce(t("store-works-again"));
    };
    /** The second courses that were told. @type {Set<unknown>} */
    this.told = new Set();
    /** There may be something to export now, or a second course was found. */
    this.onChange = () => {
      for (const game of store.found) if (!this.told.has(game)) this.tell(game);
      this.meant = store.where.atRisk;
      this.requestUpdate();
    };
  }

  connectedCallback() {
    super.connectedCallback();
    if (!this.isMute) window.addEventListener("beforeunload", warnBeforeLoss);
    store.addEventListener("problem", this.onProblem);
    store.addEventListener("change", this.onChange);
    this.onProblem();
    this.onChange();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (!this.isMute) window.removeEventListener("beforeunload", warnBeforeLoss);
    store.removeEventListener("problem", this.onProblem);
    store.removeEventListener("change", this.onChange);
  }

  /** True if another banner speaks and warns for both: the curtain covers the page's, so it has its own. */
  get isMute() {
    return this.hasAttribute("mute");
  }

  /** @param {import("../../core/storage/types.js").SavedGame} game another course that was found */
  tell(game) {
    this.told.add(game);
    if (this.isMute) return;
    announce(t("second-found", { title: named([{ ...game, second: false }]) }));
  }

  /** One game after the other: each window says what can be read in its export. */
  async exportAll() {
    for (const game of [...store.where.unsaved.values()]) await exportWindow(game);
  }

  render() {
    return html`${this.problem ? this.renderProblem(this.problem) : nothing}
    ${store.found.map((game) => this.renderFound(game))}
    ${store.lost.map((one) => this.renderLost(one))}`;
  }

  /** @param {import("../../core/storage/types.js").Trouble} problem @param {"" | "-help"} [more] */
  words(problem, more = "") {
    const { game, place } = this.what ?? {};
    if (problem !== "slow" || !game || !place) return t(`store-${problem}${more}`);
    return t(`store-waits${more}`, { title: titleOf(game), place });
  }

  /** @param {import("../../core/storage/types.js").Trouble} problem */
  renderProblem(problem) {
    const isQuiet = problem === "memory";
    if (isQuiet && this.isRead) return nothing;
    const isOfThese = isQuiet || store.where.unsaved.size > 0;
    const read = () => {
      this.isRead = true;
    };
    return html`<div
      class="banner ${isQuiet ? "quiet" : ""}"
      data-part="store-banner"
      data-problem=${problem}
    >
      <p><strong>${this.words(problem)}</strong> ${this.words(problem, "-help")}
        ${isOfThese && this.meant.length > 0 ? t("store-unsaved", { titles: named(this.meant) }) : nothing}</p>
      <div class="row">
        ${store.where.unsaved.size > 0 ? button("store-export", t("export"), () => this.exportAll()) : nothing}
        ${
          problem === "full" && this.hasDeleted
            ? button("store-purge", t("deleted-purge"), removeForGood)
            : nothing
        }
        ${
          problem === "slow"
            ? button("store-go-on", t("store-slow-go-on"), () => store.patience.answer("on"))
            : nothing
        }
        ${isQuiet ? button("store-read", t("since-ok"), read) : nothing}
        <button
          class="button ${isQuiet ? "" : "primary"}"
          data-part="store-retry"
          @click=${() => void store.retry()}
        >
          ${t("try-again")}
        </button>
      </div>
    </div>`;
  }

  /** @param {import("../../core/storage/types.js").BrokenSave} broken what could not be joined to a game */
  renderLost(broken) {
    const { key, text, lost = 0 } = broken;
    const read = () => void store.damaged.read(key).then(() => this.requestUpdate());
    return html`<div class="banner" data-part="lost-found">
      <p>
        <strong>${namedDamage(store.damage(broken))}: ${t("lost-count", { count: lost })}</strong>
        ${t("lost-help")}
      </p>
      <div class="row">
        ${button("lost-export", t("broken-export"), () => download("spieltisch-backup.txt", text))}
        ${button("lost-read", t("since-ok"), read)}
      </div>
    </div>`;
  }

  /** @param {import("../../core/storage/types.js").SavedGame} game another course that was found */
  renderFound(game) {
    const read = () => {
      store.found = store.found.filter((one) => one !== game);
      this.requestUpdate();
    };
    return html`<div class="banner quiet" data-part="second-found" data-game=${game.id}>
      <p>
        <strong>${t("second-found", { title: named([{ ...game, second: false }]) })}</strong>
        ${t("second-found-help")}
      </p>
      <div class="row">
        <a class="button" href="#/game/${game.id}" data-part="second-open" @click=${read}>${t("second-open")}</a>
        ${button("second-read", t("since-ok"), read)}
      </div>
    </div>`;
  }
}

/**
 * @param {string} part
 * @param {string} label
 * @param {() => void} press
 */
function button(part, label, press) {
  return html`<button class="button" data-part=${part} @click=${press}>${label}</button>`;
}

/**
 * The browser asks before a page is closed whose games exist nowhere else.
 *
 * @param {Event} event
 */
function warnBeforeLoss(event) {
  if (store.where.unsaved.size > 0) event.preventDefault();
}

customElements.define("st-store-banner", StStoreBanner);
