import { html, nothing } from "lit";
import { gamePicture } from "../../art/pictures.js";
import { toSvg } from "../../board/canvas/drawing.js";
import { extrasOf } from "../../core/results/played.js";
import { seriesText } from "../../core/results/series-words.js";
import { aloneAt } from "../../core/seats/me.js";
import { decisionText } from "../../core/session/game-words.js";
import { isHidden } from "../../core/settings/house.js";
import { copyName } from "../../core/settings/own-copy.js";
import { results } from "../../core/storage/results/results.js";
import { pictureOf, titleOf } from "../../core/storage/saved-game.js";
import { gameEntry } from "../../games/index.js";
import { language, locale, t } from "../../i18n/index.js";
import base from "../../ui/base.css";
import block from "../../ui/block.css";
import { button, iconButton } from "../../ui/icons.js";
import { elementWith, onPanels, plain } from "../../ui/reactive.js";
import styles from "./game-card.css";
import listStyles from "./game-list.css";
import pictureStyles from "./position-picture.css";

/** @typedef {import("../../core/storage/types.js").SavedGame} SavedGame */

/** Number of cards made at once; more follow when the last one comes near. */
const AT_ONCE = 24;

/** Kept games as cards. Of a long list only what has come into view is made. What a card asks for passes through. */
class StGameList extends elementWith({
  /** @type {SavedGame[]} */
  games: [],
  shown: AT_ONCE,
}) {
  static styles = [plain, listStyles];

  constructor() {
    super();
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
              ${button(t("home-more", { count: left }), this.showMore, { part: "games-more" })}
            </div>`
          : nothing
      }`;
  }
}

customElements.define("st-game-list", StGameList);

/**
 * A kept game as its board stands, from what everybody may see; the picture of the game itself where nothing is known of
 * its position, or until the drawing is there.
 */
class StPositionPicture extends elementWith({
  /** @type {SavedGame | null} */
  game: null,
  large: false,
  /** @type {import("../../table/types.js").PositionPicture | null} */
  draw: null,
}) {
  static styles = [base, pictureStyles];

  /** Whose positions that draws: the element may be given a game of another kind. */
  drawn = "";

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    const kind = this.game?.game ?? "";
    if (!changes.has("game") || kind === this.drawn) return;
    this.drawn = kind;
    this.draw = null;
    void this.load(kind);
  }

  /** @param {string} kind of game */
  async load(kind) {
    try {
      const draw = (await gameEntry(kind)?.position?.()) ?? null;
      if (kind === this.drawn) this.draw = draw;
    } catch (error) {
      console.warn("picture of a position", error);
    }
  }

  /** @returns {ReturnType<import("../../table/types.js").PositionPicture> | null} null where nothing can be shown of the position */
  position() {
    const { game, draw, large } = this;
    const view = draw && pictureOf(game);
    if (!game || !view) return null;
    try {
      const { options } = view.observation;
      return draw({ view, seats: game.seats, options }, large);
    } catch (error) {
      // Kept by an older version of the page, which knew its position by other words.
      console.warn("picture of a position", error);
      return null;
    }
  }

  render() {
    const position = this.position();
    this.toggleAttribute("own", position !== null);
    return html`<div aria-hidden="true">${position ? positionSvg(position, this.large) : gamePicture(this.game?.game ?? "")}</div>`;
  }
}

customElements.define("st-position-picture", StPositionPicture);

/**
 * What is drawn may reach beyond the board; the inner picture cuts it off.
 *
 * @param {ReturnType<import("../../table/types.js").PositionPicture>} position
 * @param {boolean} large
 */
function positionSvg({ box: { x, y, w, h }, parts }, large) {
  return html`<svg class="position" viewBox="${x} ${y} ${w} ${h}" preserveAspectRatio="xMidYMid ${large ? "slice" : "meet"}">
    <svg x=${x} y=${y} width=${w} height=${h} viewBox="${x} ${y} ${w} ${h}">${toSvg(parts)}</svg>
  </svg>`;
}

/**
 * One kept game on the home page. Fires "st-card" {what: "rename" | "export" | "delete"} for the
 * things that can be done with it; playing on is a plain link.
 */
class StGameCard extends elementWith(
  {
    /** @type {import("../../core/storage/types.js").SavedGame | null} */
    game: null,
    large: false,
  },
  "large",
) {
  static styles = [onPanels, block, styles];

  render() {
    const { game } = this;
    if (!game) return nothing;
    const title = titleOf(game);
    const scores = game.status.over ? pictureOf(game)?.scores : null;
    return html`<article class="panel" data-part="game-card" data-game=${game.id}>
      <st-position-picture class="picture" data-part="game-picture" .game=${game} .large=${this.large}></st-position-picture>
      <div class="text">
        <div>
          ${this.large ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
          <p class="status" data-part="game-status">${statusText(game)}</p>
          <ul class="seats">
            ${game.seats.map(
              (seat, i) =>
                html`<li class=${(game.status.over ? game.status.winners.includes(i) : game.status.current === i) ? "current" : ""}>
                  <st-seat-mark .color=${seat.color} .symbol=${seat.symbol}></st-seat-mark>
                  <bdi>${seat.name}</bdi>
                  ${scores ? html`<span data-part="game-points">${t("card-points", { points: scores[i]?.total ?? 0 })}</span>` : nothing}
                </li>`,
            )}
          </ul>
          ${this.renderExpansions(game)}
          ${game.series && !game.status.over ? html`<p class="meta" data-part="game-series">${seriesText(game, results.list())}</p>` : nothing}
          <p class="meta">${timeAgo(game.updated)}${game.study || game.sat ? ` · ${t("card-uncounted")}` : ""}</p>
        </div>
        <div class="tools">
          <a class="button primary" href="#/game/${game.id}" data-part="game-continue"
            >${game.status.over ? t("game-look") : t("game-continue")}<span class="visually-hidden"
              >: ${title}, ${game.seats.map((seat) => seat.name).join(", ")}</span
            ></a
          >
          ${this.tool("rename", "pen")} ${isHidden("export") ? nothing : this.tool("export", "save")}
          ${this.tool("delete", "bin")}
        </div>
      </div>
    </article>`;
  }

  /** @param {import("../../core/storage/types.js").SavedGame} game */
  renderExpansions({ game, view, record }) {
    const options = /** @type {any} */ (view?.observation.options ?? record.options);
    const expansions = extrasOf({ game, options });
    const copy = copyName(record.options);
    if (expansions.length === 0 && copy === "") return nothing;
    return html`<ul class="expansions" aria-label=${t("expansions-label")} data-part="game-expansions">
      ${expansions.map((id) => html`<li>${t(`expansion-${id}`)}</li>`)}
      ${copy ? html`<li data-part="game-copy"><bdi>${copy}</bdi></li>` : nothing}
    </ul>`;
  }

  /**
   * @param {"rename" | "export" | "delete"} what
   * @param {"pen" | "save" | "bin"} picture
   */
  tool(what, picture) {
    const ask = () => this.ask("st-card", { what, game: this.game });
    return iconButton(picture, t(what), ask, { part: `game-${what}` });
  }
}

/** @param {import("../../core/storage/types.js").SavedGame} game */
function statusText(game) {
  const { status, seats } = game;
  if (status.over) {
    const winner = seats[status.winners[0] ?? -1];
    if (winner && winner === seats[aloneAt(seats) ?? -1]) return t("status-won-you");
    return winner ? t("status-won", { name: winner.name }) : t("status-over");
  }
  const seat = status.current === null ? undefined : seats[status.current];
  const task = decisionText(game);
  if (task) return t("status-decides", { task, round: status.round });
  return seat
    ? t("status-to-move", { name: seat.name, round: status.round })
    : t("status-round", { round: status.round });
}

customElements.define("st-game-card", StGameCard);

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86400],
];

/**
 * "3 minutes ago" in the language of the page; a date when it is longer than two weeks ago.
 *
 * @param {number} time milliseconds
 * @param {number} [now]
 * @returns {string}
 */
export function timeAgo(time, now = Date.now()) {
  const seconds = Math.max(0, (now - time) / 1000);
  if (seconds > 14 * 86400) {
    return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(time);
  }
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (seconds < 60) return words.format(0, "second");
  const [unit, size] = UNITS.findLast(([, length]) => seconds >= length) ?? ["minute", 60];
  return words.format(-Math.floor(seconds / size), unit);
}
