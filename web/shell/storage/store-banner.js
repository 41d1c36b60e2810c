import { html, nothing } from "lit";
import { results } from "../../core/storage/results/results.js";
import { titleOf } from "../../core/storage/saved-game.js";
import { store } from "../../core/storage/store.js";
import { t } from "../../i18n/index.js";
import { announce } from "../../ui/announcer.js";
import { button } from "../../ui/icons.js";
import { elementWith, eventsOf, plain } from "../../ui/reactive.js";
import { exportWindow, saveBackup } from "./export-window.js";
import { named, namedDamage, removeForGood } from "./removal.js";
import styles from "./store-banner.css";

/** "results": all games are kept, but not what they left behind. @typedef {import("../../core/storage/types.js").Trouble | "results"} Problem */

/**
 * The truth about where games are, where it is less than "on the disk", and what can be done; it goes away when saving works
 * again. Also tells once of each second course of a game that was found.
 */
class StStoreBanner extends elementWith({
  /** @type {Problem | null} */
  problem: null,
  hasDeleted: false,
  /** True once the notice that the last moves are in memory only was read. */
  isRead: false,
  /** Another try is under way, or was in vain. @type {"" | "trying" | "tried"} */
  again: "",
}) {
  static styles = [plain, styles];

  constructor() {
    super();
    this.problem = presentProblem();
    /** The games that the notice speaks of. @type {import("../../core/storage/types.js").SavedGame[]} */
    this.meant = [];
    /** What takes too long, where it is no move. @type {import("../../core/storage/durability.js").What} */
    this.what = null;
    /** The second courses that were told. @type {Set<unknown>} */
    this.told = new Set();
    this.hear(eventsOf(window, "beforeunload"), (event) => this.warnBeforeLoss(event));
    this.hear(eventsOf(store, "problem"), () => this.turn());
    this.hear(eventsOf(store, "change"), () => this.look());
    this.hear(eventsOf(results, "change"), () => this.turn());
  }

  connectedCallback() {
    super.connectedCallback();
    this.turn();
    this.look();
  }

  /** Saving has begun to fail, fails in another way, or works again. */
  turn() {
    const { problem: had, hasDeleted: hadDeleted } = this;
    this.problem = presentProblem();
    if (this.problem === had) return;
    this.isRead = false;
    this.again = "";
    this.hasDeleted = store.list().deleted.length > 0;
    // What was removed is not kept.
    const isRemoved = this.meant.some(({ id }) => !store.load(id) && !store.isAside(id));
    const isKept = !isRemoved && this.what?.place !== "gone" && (this.hasDeleted || !hadDeleted);
    this.what = store.patience.what;
    if (this.isMute) return;
    const urgency = this.problem === "memory" ? "polite" : "assertive";
    if (this.problem) announce(this.words(this.problem), urgency);
    else if (had && isKept) announce(t("store-works-again"));
  }

  /** There may be something to export now, or a second course was found. */
  look() {
    for (const game of store.found) if (!this.told.has(game)) this.tell(game);
    this.meant = store.where.atRisk;
    // Results that no store took wait until games are kept again.
    if (!store.problem && results.unkept.size > 0) void results.retry();
    this.requestUpdate();
  }

  /** The browser asks before a page is closed whose games or results exist nowhere else. @param {Event} event */
  warnBeforeLoss(event) {
    if (!this.isMute && store.where.unsaved.size + results.unkept.size > 0) event.preventDefault();
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

  /** Tries to keep everything once more, and says so where that was in vain. */
  async retry() {
    this.again = "trying";
    await store.retry();
    await results.retry();
    this.again = this.problem ? "tried" : "";
    if (this.problem) announce(t("store-in-vain"));
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

  /** @param {Problem} problem @param {"" | "-help"} [more] */
  words(problem, more = "") {
    const { game, place } = this.what ?? {};
    if (problem !== "slow" || !game || !place) return t(`store-${problem}${more}`);
    return t(`store-waits${more}`, { title: titleOf(game), place });
  }

  /** @param {Problem} problem */
  renderProblem(problem) {
    const isQuiet = problem === "memory";
    if (isQuiet && this.isRead) return nothing;
    const isOfThese = isQuiet || store.where.unsaved.size > 0;
    return html`<div
      class="banner ${isQuiet ? "quiet" : ""}"
      data-part="store-banner"
      data-problem=${problem}
    >
      <p><strong>${this.words(problem)}</strong> ${this.words(problem, "-help")}
        ${isOfThese && this.meant.length > 0 ? t("store-unsaved", { titles: named(this.meant) }) : nothing}
        ${this.again === "tried" ? html`<strong data-part="store-in-vain">${t("store-in-vain")}</strong>` : nothing}</p>
      <div class="row">
        ${store.where.unsaved.size > 0 ? button(t("export"), () => this.exportAll(), { part: "store-export" }) : nothing}
        ${
          problem === "full" && this.hasDeleted
            ? button(t("deleted-purge"), removeForGood, { part: "store-purge" })
            : nothing
        }
        ${
          problem === "slow"
            ? button(t("store-slow-go-on"), () => store.patience.answer("on"), {
                part: "store-go-on",
              })
            : nothing
        }
        ${isQuiet ? button(t("since-ok"), this.sets("isRead", true), { part: "store-read" }) : nothing}
        ${button(t("try-again"), () => void this.retry(), { part: "store-retry", look: isQuiet ? "" : "primary", busy: this.again === "trying" })}
      </div>
    </div>`;
  }

  /** @param {import("../../core/storage/types.js").BrokenSave} broken what could not be joined to a game */
  renderLost(broken) {
    const { key, text, lost = 0 } = broken;
    const read = () => void store.damaged.read(key).then(() => this.requestUpdate());
    return html`<div class="banner" data-part="lost-found">
      <p>
        <strong>${namedDamage(store.damage(broken))}: ${t("lost-count", { count: lost })}</strong> ${t("lost-help")}</p>
      <div class="row">
        ${button(t("broken-export"), () => saveBackup(text), { part: "lost-export" })}
        ${button(t("since-ok"), read, { part: "lost-read" })}
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
        ${button(t("since-ok"), read, { part: "second-read" })}
      </div>
    </div>`;
  }
}

/** @returns {Problem | null} */
function presentProblem() {
  const other = results.behind.size > 0 ? "memory" : null;
  return store.problem ?? (results.unkept.size > 0 ? "results" : other);
}

customElements.define("st-store-banner", StStoreBanner);
