import { css, html, LitElement, nothing, svg } from "lit";
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
    ...handed("view", "seats", "steps", "rounds"),
    analysis: { type: Boolean },
    busy: { type: Boolean },
  };

  static styles = [
    onPanels,
    css`
      .honour {
        position: relative;
        display: grid;
        grid-template-columns: auto minmax(0, auto);
        justify-content: center;
        gap: 0 var(--space-4);
        margin-bottom: var(--space-3);
        overflow: hidden;
        border-radius: var(--radius);
        background: radial-gradient(
          ellipse at 50% 0,
          color-mix(in oklab, var(--glow) 34%, transparent),
          transparent 70%
        );
      }
      .wreath {
        position: relative;
        grid-row: span 2;
        width: 8rem;
        height: 7rem;
      }
      .wreath svg {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }
      .leaf {
        fill: var(--accent);
        stroke: color-mix(in oklab, var(--accent), var(--outline) 25%);
        stroke-width: 0.6;
        transform-box: fill-box;
        transform-origin: center;
        animation: unfold 0.5s backwards ease-out;
      }
      g:nth-child(2n) .leaf {
        animation-delay: 0.12s;
      }
      g:nth-child(3n) .leaf {
        animation-delay: 0.24s;
      }
      g:nth-child(5n) .leaf {
        animation-delay: 0.36s;
      }
      .wreath st-seat-mark {
        --mark-size: 3.25rem;
        position: absolute;
        inset: 1.9rem auto auto 50%;
        translate: -50%;
        filter: drop-shadow(var(--shadow-mark));
      }
      .honour h3 {
        align-self: end;
        font-size: var(--size-6);
        overflow-wrap: anywhere;
      }
      .why {
        max-width: 44ch;
        color: var(--ink-soft);
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
      @media (min-width: 40rem) {
        .do {
          position: sticky;
          inset-block-end: 0;
        }
      }
      @keyframes unfold {
        from {
          opacity: 0;
          scale: 0.2;
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
        <div class="wreath">
          ${wreath()}<st-seat-mark .color=${winner.color} .symbol=${winner.symbol}></st-seat-mark>
        </div>
        <h3 data-part="winner">${t("end-winner", { name: winner.name })}</h3>
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
        ${this.action("st-export", "export", "save")}
        ${this.action("st-close", "end-table", "log")} ${this.action("st-leave", "to-home", "home")}
      </div>
    </st-dialog>`;
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

/** A laurel of our own, leaf by leaf. */
function wreath() {
  const leaves = [];
  for (const side of [-1, 1]) {
    for (let i = 0; i < 8; i += 1) {
      const degrees = side * (16 + i * 18);
      const angle = (degrees * Math.PI) / 180;
      const place = `translate(${60 + Math.sin(angle) * 42} ${54 + Math.cos(angle) * 42})`;
      leaves.push(
        svg`<g transform="${place} rotate(${-degrees + side * 28})">
          <path class="leaf" d="M-11 0C-6 -6 5 -6 11 0 5 6 -6 6 -11 0z" />
        </g>`,
      );
    }
  }
  return html`<svg viewBox="0 0 120 105" aria-hidden="true">${leaves}</svg>`;
}

customElements.define("st-end", StEnd);
