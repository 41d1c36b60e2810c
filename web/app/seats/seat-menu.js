import { css, html, LitElement, nothing } from "lit";
import { windowOf } from "../../ground/closing.js";
import { handed } from "../../ground/properties.js";
import { base, fields } from "../../ground/styles.js";
import { TextController } from "../../ground/text-controller.js";
import { t } from "../../i18n/index.js";
import { LEVELS } from "./levels.js";
import { character, playerChoice } from "./player-choice.js";

/** Who plays at each seat, to be changed in mid-game. Fires "st-player" {seat, player} and "st-close". */
class StSeatMenu extends LitElement {
  static properties = { ...handed("seats") };

  static styles = [
    base,
    fields,
    css`
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) minmax(9rem, 14rem);
        align-items: center;
        gap: var(--space-1) var(--space-3);
        padding: var(--space-3) 0;
        border-top: 1px solid var(--panel-border);
      }
      st-seat-mark {
        --mark-size: 2rem;
      }
      bdi {
        overflow-wrap: anywhere;
        font-weight: 700;
      }
      .character {
        grid-column: 2 / -1;
      }
      p {
        margin-bottom: var(--space-3);
      }
      @media (max-width: 26rem) {
        li {
          grid-template-columns: auto minmax(0, 1fr);
        }
        select {
          grid-column: 1 / -1;
        }
        .character {
          grid-column: 1 / -1;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../table/types.js").SeatInfo[]} */
    this.seats = [];
    new TextController(this);
  }

  render() {
    return windowOf(
      this,
      t("players-menu"),
      html`<p class="soft">${t("players-menu-help")} ${t("players-menu-hidden")}</p>
      <ul data-part="seat-menu">
        ${this.seats.map(
          (seat, index) =>
            html`<li data-part="menu-seat-${index}">
              <st-seat-mark .color=${seat.color} .symbol=${seat.symbol}></st-seat-mark>
              <bdi>${seat.name}</bdi>
              ${playerChoice({
                player: seat,
                levels: LEVELS,
                label: t("player-of", { name: seat.name }),
                change: (player) =>
                  this.dispatchEvent(
                    new CustomEvent("st-player", { detail: { seat: index, player } }),
                  ),
              })}
              ${
                character(seat)
                  ? html`<span class="character small soft">${character(seat)}</span>`
                  : nothing
              }
            </li>`,
        )}
      </ul>`,
    );
  }
}

customElements.define("st-seat-menu", StSeatMenu);
