import { html, LitElement, nothing } from "lit";
import { decisionText } from "../../core/session/decision-text.js";
import { isHidden } from "../../core/settings/house.js";
import { titleOf } from "../../core/storage/title.js";
import { ago } from "../../core/when.js";
import { t } from "../../i18n/index.js";
import block from "../../ui/block.css";
import { icon } from "../../ui/icons.js";
import { handed } from "../../ui/properties.js";
import { onPanels } from "../../ui/styles.js";
import { TextController } from "../../ui/text-controller.js";
import { expansionsInPlay } from "../setup/expansions.js";
import styles from "./game-card.css";

/**
 * One kept game on the home page. Fires "st-card" {what: "rename" | "export" | "delete"} for the
 * things that can be done with it; playing on is a plain link.
 */
class StGameCard extends LitElement {
  static properties = { ...handed("game"), large: { type: Boolean, reflect: true } };

  static styles = [onPanels, block, styles];

  constructor() {
    super();
    /** @type {import("../../core/storage/types.js").SavedGame | null} */
    this.game = null;
    this.large = false;
    new TextController(this);
  }

  /** @param {string} what */
  fire(what) {
    this.dispatchEvent(
      new CustomEvent("st-card", {
        detail: { what, game: this.game },
        bubbles: true,
        composed: true,
      }),
    );
  }

  render() {
    const { game } = this;
    if (!game) return nothing;
    const title = titleOf(game);
    return html`<article class="panel" data-part="game-card" data-game=${game.id}>
      <st-position-picture
        class="picture"
        data-part="game-picture"
        .game=${game}
        .large=${this.large}
      ></st-position-picture>
      <div class="text">
        <div>
          ${this.large ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
          <p class="status" data-part="game-status">${statusText(game)}</p>
          <ul class="seats">
            ${game.seats.map(
              (seat, i) =>
                html`<li class=${isMarked(game, i) ? "current" : ""}>
                  <st-seat-mark .color=${seat.color} .symbol=${seat.symbol}></st-seat-mark>
                  <bdi>${seat.name}</bdi>
                </li>`,
            )}
          </ul>
          ${this.renderExpansions(game)}
          <p class="meta">${ago(game.updated)}</p>
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
  renderExpansions(game) {
    const expansions = expansionsInPlay(game);
    if (expansions.length === 0) return nothing;
    return html`<ul class="expansions" aria-label=${t("expansions-label")} data-part="game-expansions">
      ${expansions.map((id) => html`<li>${t(`expansion-${id}`)}</li>`)}
    </ul>`;
  }

  /**
   * @param {"rename" | "export" | "delete"} what
   * @param {"pen" | "save" | "bin"} picture
   */
  tool(what, picture) {
    return html`<button
      class="button quiet icon-only"
      title=${t(what)}
      aria-label=${t(what)}
      data-part="game-${what}"
      @click=${() => this.fire(what)}
    >
      ${icon(picture)}
    </button>`;
  }
}

/** @param {import("../../core/storage/types.js").SavedGame} game */
function statusText(game) {
  const { status, seats } = game;
  if (status.over) {
    const winner = seats[status.winners[0] ?? -1];
    return winner ? t("status-won", { name: winner.name }) : t("status-over");
  }
  const seat = status.current === null ? undefined : seats[status.current];
  const task = decisionText(game);
  if (task) return t("status-decides", { task, round: status.round });
  return seat
    ? t("status-to-move", { name: seat.name, round: status.round })
    : t("status-round", { round: status.round });
}

/**
 * @param {import("../../core/storage/types.js").SavedGame} game
 * @param {number} seat
 */
function isMarked(game, seat) {
  return game.status.over ? game.status.winners.includes(seat) : game.status.current === seat;
}

customElements.define("st-game-card", StGameCard);
