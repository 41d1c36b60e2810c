import { css, html, LitElement, nothing } from "lit";
import { isHidden } from "../../ground/house.js";
import { icon } from "../../ground/icons.js";
import { handed } from "../../ground/properties.js";
import { block, onPanels } from "../../ground/styles.js";
import { TextController } from "../../ground/text-controller.js";
import { ago } from "../../ground/when.js";
import { t } from "../../i18n/index.js";
import { titleOf } from "../keeping/title.js";
import { decisionText } from "../session/decision-text.js";
import { expansionsInPlay } from "../setup/expansions.js";

/**
 * One kept game on the home page. Fires "st-card" {what: "rename" | "export" | "delete"} for the
 * things that can be done with it; playing on is a plain link.
 */
class StGameCard extends LitElement {
  static properties = { ...handed("game"), large: { type: Boolean, reflect: true } };

  static styles = [
    onPanels,
    block,
    css`
      article {
        position: relative;
        display: grid;
        grid-template-columns: minmax(0, 12rem) minmax(0, 1fr);
        height: 100%;
        overflow: hidden;
      }
      .picture {
        background: var(--paper-2);
        border-right: 1px solid var(--panel-border);
      }
      .text {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: space-between;
        gap: var(--space-3);
        padding: var(--space-4);
      }
      h2,
      h3,
      li,
      .status {
        overflow-wrap: anywhere;
      }
      .status {
        margin-top: var(--space-1);
      }
      .seats {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-3);
        margin-top: var(--space-2);
        font-size: var(--size-2);
      }
      .seats li {
        display: inline-flex;
        align-items: center;
        gap: 0.35em;
        min-width: 0;
      }
      .seats .current {
        font-weight: 700;
      }
      .expansions {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
        margin: var(--space-2) 0;
        font-size: var(--size-1);
      }
      .expansions li {
        padding: 0 var(--space-2);
        border: 1px solid color-mix(in oklab, var(--accent) 55%, var(--panel-border));
        border-radius: 1rem;
        background: color-mix(in oklab, var(--panel), var(--glow) 12%);
      }
      .meta {
        font-size: var(--size-1);
        color: var(--ink-soft);
      }
      .tools {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
      }
      .tools .button.primary {
        margin-right: auto;
      }
      /* Text at twice its size on a phone. */
      @media (max-width: 17rem) {
        .picture {
          display: none;
        }
        article.panel {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      :host([large]) article {
        grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
      }
      :host([large]) .picture {
        aspect-ratio: 14 / 9;
      }
      :host([large]) .text {
        align-content: center;
        padding: var(--space-5);
      }
      :host([large]) .seats {
        font-size: var(--size-3);
      }
      :host([large]) .tools .button.primary {
        flex: 1 1 100%;
        min-height: 3.5rem;
        font-size: var(--size-4);
      }
      @media (max-width: 56rem) and (orientation: portrait) {
        :host([large]) article {
          grid-template-columns: minmax(0, 1fr);
          grid-template-rows: minmax(0, auto) auto;
        }
        :host([large]) .picture {
          border-right: 0;
          border-bottom: 1px solid var(--panel-border);
        }
      }
      @media (max-width: 30rem) {
        :host([large]) .picture {
          aspect-ratio: 5 / 2;
        }
        :host([large]) .text {
          padding: var(--space-3) var(--space-4);
        }
        :host(:not([large])) article {
          grid-template-columns: 7rem minmax(0, 1fr);
        }
        .text {
          padding: var(--space-3);
        }
        .tools {
          justify-content: flex-end;
        }
        .tools .button.primary {
          flex: 1 1 100%;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../keeping/types.js").SavedGame | null} */
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

  /** @param {import("../keeping/types.js").SavedGame} game */
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

/** @param {import("../keeping/types.js").SavedGame} game */
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
 * @param {import("../keeping/types.js").SavedGame} game
 * @param {number} seat
 */
function isMarked(game, seat) {
  return game.status.over ? game.status.winners.includes(seat) : game.status.current === seat;
}

customElements.define("st-game-card", StGameCard);
