import { css, html, LitElement, nothing } from "lit";
import { toSvg } from "../../canvas/drawing.js";
import { isHidden } from "../../ground/house.js";
import { icon } from "../../ground/icons.js";
import { handed } from "../../ground/properties.js";
import { onPanels } from "../../ground/styles.js";
import { TextController } from "../../ground/text-controller.js";
import { hasText, t } from "../../i18n/index.js";
import { listed } from "../../i18n/lists.js";

/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */

/**
 * The end of a game: who won and by what, the score table, the course of the scores, and what to
 * do next. Fires "st-close", "st-rematch", "st-replay", "st-analysis", "st-export", "st-leave".
 */
class StEnd extends LitElement {
  static properties = {
    ...handed("view", "seats", "steps", "rounds", "scene"),
    analysis: { type: Boolean },
    busy: { type: Boolean },
  };

  static styles = [
    onPanels,
    css`
      /* The scene reaches to the edges of the paper, and ends softly beside the words. */
      .honour {
        display: grid;
        grid-template: "scene name" auto "scene why" auto / auto minmax(12rem, 1fr);
        align-content: center;
        gap: 0 var(--space-4);
        margin-bottom: var(--space-3);
        overflow: hidden;
        border-radius: var(--radius);
        background: radial-gradient(
          ellipse at 70% 0,
          color-mix(in oklab, var(--glow) 30%, transparent),
          transparent 70%
        );
      }
      .scene {
        grid-area: scene;
        block-size: 8.5rem;
        inline-size: min(27.2rem, 52vw);
        mask-image: linear-gradient(to right, var(--outline) 86%, transparent);
      }
      .scene svg {
        display: block;
        block-size: 100%;
        inline-size: 100%;
      }
      .moving {
        animation: come-in 0.9s backwards cubic-bezier(0.15, 0.7, 0.3, 1);
      }
      @keyframes come-in {
        from {
          transform: translateX(-16rem);
        }
      }
      .honour h3 {
        grid-area: name;
        align-self: end;
        padding-block-start: var(--space-1);
        font-size: var(--size-6);
        line-height: 1.1;
        overflow-wrap: anywhere;
      }
      .honour h3 st-seat-mark {
        --mark-size: 0.8em;
        display: inline-block;
        vertical-align: -0.1em;
      }
      .why {
        grid-area: why;
        max-width: 44ch;
        color: var(--ink-soft);
      }
      /* Where there is no room beside it, the scene stands above. */
      @media (max-width: 44rem) {
        .honour {
          grid-template: "scene" auto "name" auto "why" auto / minmax(0, 1fr);
        }
        .scene {
          block-size: clamp(7rem, 34vw, 12rem);
          inline-size: 100%;
          mask-image: linear-gradient(to bottom, var(--outline) 88%, transparent);
        }
        .honour h3 {
          font-size: var(--size-5);
        }
      }
      @media (max-height: 30rem) {
        .scene {
          block-size: 6.5rem;
          inline-size: min(20.8rem, 48vw);
        }
        .honour h3 {
          font-size: var(--size-5);
        }
      }
      .columns {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(25rem, 100%), 1fr));
        gap: var(--space-4);
        align-items: start;
      }
      .columns > * {
        min-width: 0;
      }
      .do {
        justify-content: center;
        margin-top: var(--space-3);
        padding-block: var(--space-2);
        background: var(--panel);
      }
      /* What to do next stays in sight, however long the table is, where it takes one row or two. */
      @media (min-width: 40rem) and (min-height: 40rem) {
        .do {
          position: sticky;
          inset-block-end: 0;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../engine/types.js").View | null} */
    this.view = null;
    /** @type {SeatInfo[]} */
    this.seats = [];
    /** @type {import("../../engine/types.js").ScoreStep[]} */
    this.steps = [];
    /** @type {{step: number, round: number}[]} */
    this.rounds = [];
    /** @type {import("../../table/types.js").GameModule["scene"]} */
    this.scene = undefined;
    /** Whether somebody can look back at the decisions. */
    this.analysis = false;
    this.busy = false;
    new TextController(this);
  }

  /** @param {string} name */
  fire(name) {
    this.dispatchEvent(new CustomEvent(name));
  }

  render() {
    const { view, seats } = this;
    if (!view?.scores || !view.ranking) return nothing;
    const winner = seats[view.winners?.[0] ?? 0];
    if (!winner) return nothing;
    return html`<st-dialog
      .heading=${t("end-title")}
      open
      wide
      @st-close=${() => this.fire("st-close")}
    >
      <div class="honour" data-part="end">
        ${this.picture(winner)}
        <h3 data-part="winner">
          <st-seat-mark .color=${winner.color} .symbol=${winner.symbol}></st-seat-mark>
          ${t("end-winner", { name: winner.name })}
        </h3>
        <p class="why">${this.reason(view)}</p>
      </div>
      <div class="columns">
        <st-score-table
          .seats=${seats}
          .scores=${view.scores}
          .ranking=${view.ranking}
          .parts=${view.verdict?.parts ?? []}
        ></st-score-table>
        ${
          this.steps.length > 1
            ? html`<st-score-chart
                .seats=${seats}
                .steps=${this.steps}
                .rounds=${this.rounds}
              ></st-score-chart>`
            : nothing
        }
      </div>
      <div class="row do">
        ${this.action("st-rematch", "rematch", "restart", true)}
        ${this.action("st-replay", "replay", "play")}
        ${this.analysis ? this.action("st-analysis", "analysis", "chart") : nothing}
        ${isHidden("export") ? nothing : this.action("st-export", "export", "save")}
        ${this.action("st-close", "end-table", "log")} ${this.action("st-leave", "to-home", "home")}
      </div>
    </st-dialog>`;
  }

  /** The scene of the game, for the winner. @param {SeatInfo} winner */
  picture(winner) {
    const scene = this.scene?.(winner);
    if (!scene) return nothing;
    return html`<div class="scene" data-part="end-scene">
      <svg viewBox="0 0 640 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        ${toSvg(scene.back)}<g class="moving">${toSvg(scene.moving)}</g>${toSvg(scene.front)}
      </svg>
    </div>`;
  }

  /**
   * @param {string} event
   * @param {import("../../i18n/ids.js").TextId} text
   * @param {Parameters<typeof icon>[0]} picture
   * @param {boolean} [primary]
   */
  action(event, text, picture, primary = false) {
    return html`<button
      class="button ${primary ? "primary" : ""}"
      data-part="end-${text}"
      ?disabled=${this.busy}
      @click=${() => this.fire(event)}
    >
      ${icon(picture)} ${t(text)}
    </button>`;
  }

  /**
   * By how much, or by which tie-break, the game was won.
   *
   * @param {import("../../engine/types.js").View} view
   */
  reason({ game, verdict }) {
    if (!verdict) return "";
    const { how, total, margin, seat, owner, tied } = verdict;
    if (how === "points") return t("end-by", { points: total, margin });
    const key = `tie-break-${game}-${how}`;
    if (!hasText(key)) return t("tie-break");
    const nameOf = (/** @type {number | null} */ one) => this.seats[one ?? -1]?.name ?? "";
    const list = listed(tied.map(nameOf));
    return t(key, { tied: list, owner: nameOf(owner), winner: nameOf(seat), total });
  }
}

customElements.define("st-end", StEnd);
