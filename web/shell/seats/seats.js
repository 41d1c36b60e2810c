import { html, nothing, svg } from "lit";
import { NAME_LENGTH } from "../../core/seats/names.js";
import { colorsOf, LEVELS, SYMBOLS } from "../../core/seats/seats.js";
import { t } from "../../i18n/index.js";
import seatColors from "../../table/frame/seat-colors.css";
import base from "../../ui/base.css";
import block from "../../ui/block.css";
import { windowOf } from "../../ui/dialogs.js";
import fields from "../../ui/fields.css";
import { iconButton } from "../../ui/icons.js";
import picks from "../../ui/picks.css";
import { elementWith, fieldValue, withFields } from "../../ui/reactive.js";
import markStyles from "./seat-mark.css";
import menuStyles from "./seat-menu.css";
import styles from "./seat-row.css";

const SHAPES = {
  circle: svg`<circle cx="12" cy="12" r="5" />`,
  diamond: svg`<path d="M12 5.5L18.5 12 12 18.5 5.5 12z" />`,
  square: svg`<rect x="7.2" y="7.2" width="9.6" height="9.6" rx="0.6" />`,
  triangle: svg`<path d="M12 5.8l6.4 11.2H5.6z" />`,
};

/** A seat's sign: its colour with its symbol, so colours need not be told apart. */
class SeatMark extends elementWith(
  {
    /** @type {import("../../table/types.js").SeatColor} */
    color: "blue",
    /** @type {import("../../table/types.js").SeatSymbol} */
    symbol: "circle",
    /** Speak colour and symbol; off where a name stands beside the mark. */
    label: false,
  },
  "color",
) {
  static styles = [seatColors, markStyles];

  render() {
    const words = this.label ? `${t(`color-${this.color}`)}, ${t(`symbol-${this.symbol}`)}` : "";
    return html`<svg
      class="seat-${this.color}"
      viewBox="0 0 24 24"
      role=${this.label ? "img" : "presentation"}
      aria-label=${words}
      aria-hidden=${this.label ? "false" : "true"}
    >
      <rect class="field" x="1.2" y="1.2" width="21.6" height="21.6" rx="5.5" />
      <g class="shape">${SHAPES[this.symbol]}</g>
    </svg>`;
  }
}

customElements.define("st-seat-mark", SeatMark);

/** Who plays at each seat, to be changed in mid-game. Fires "st-player" {seat, player} and "st-close". */
class StSeatMenu extends elementWith({
  /** @type {import("../../table/types.js").SeatInfo[]} */
  seats: [],
  /** As what the game counts: as the deal of a day, or as usual; empty where it does not. @type {"daily" | "usual" | ""} */
  counts: "",
}) {
  static styles = [base, fields, menuStyles];

  render() {
    return windowOf(
      this,
      t("players-menu"),
      html`<p class="soft">${t("players-menu-help")} ${t("players-menu-hidden")}</p>
      ${this.counts ? html`<p data-part="seat-menu-counts">${t("players-menu-counts", { kind: this.counts })}</p>` : nothing}
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
                change: (player) => this.fire("st-player", { seat: index, player }),
              })}
            </li>`,
        )}
      </ul>`,
    );
  }
}

customElements.define("st-seat-menu", StSeatMenu);

/**
 * @typedef {object} SeatChange
 * @property {number} index
 * @property {{kind: "name", value: string}
 *   | {kind: "color", value: import("../../table/types.js").SeatColor}
 *   | {kind: "symbol", value: import("../../table/types.js").SeatSymbol}
 *   | {kind: "player", value: import("../../table/types.js").Player}
 *   | {kind: "move", by: -1 | 1}
 *   | {kind: "remove"}} change
 */

/** One seat of a new game. Fires "st-seat" with a `SeatChange`. */
export class StSeatRow extends elementWith({
  /** @type {import("../../table/types.js").SeatInfo} */
  seat: { name: "", color: "blue", symbol: "circle", kind: "person" },
  index: 0,
  count: 2,
  removable: false,
  /** Decides which colours there are. */
  game: "",
  /** At which computers play the game. @type {readonly import("../../core/engine/types.js").LevelId[]} */
  levels: [],
}) {
  static styles = [withFields, picks, block, styles];

  focusName() {
    /** @type {HTMLInputElement | null} */ (this.renderRoot.querySelector("#name"))?.focus();
  }

  /** @param {SeatChange["change"]} change */
  change(change) {
    this.fire("st-seat", { index: this.index, change });
  }

  render() {
    const { seat, index } = this;
    const number = index + 1;
    return html`<div class="seat" role="group" aria-label=${t("seat-number", { number })} data-part="seat-${number}">
      <st-seat-mark class="mark" .color=${seat.color} .symbol=${seat.symbol}></st-seat-mark>
      <div class="name">
        <label class="visually-hidden" for="name">${t("seat-name", { number })}</label>
        <input
          id="name"
          type="text"
          maxlength=${NAME_LENGTH}
          autocomplete="off"
          spellcheck="false"
          data-part="seat-name"
          .value=${seat.name}
          @focus=${(/** @type {Event} */ { target }) => /** @type {HTMLInputElement} */ (target).select()}
          @input=${(/** @type {Event} */ event) => this.change({ kind: "name", value: fieldValue(event) })}
        />
      </div>
      <div class="player">
        ${playerChoice({
          player: seat,
          levels: this.levels,
          label: t("player-at", { number }),
          change: (value) => this.change({ kind: "player", value }),
        })}
      </div>
      <p class="character small soft" data-part="seat-character">${character(seat)}</p>
      <div class="tools">
        ${index > 0 ? this.tool("up", t("seat-up"), { kind: "move", by: -1 }) : this.gap()}
        ${index < this.count - 1 ? this.tool("down", t("seat-down"), { kind: "move", by: 1 }) : this.gap()}
        ${this.removable ? this.tool("close", t("seat-remove"), { kind: "remove" }) : nothing}
      </div>
      <div class="all">
        <fieldset>
          <legend class="visually-hidden">${t("seat-color", { number })}</legend>
          <div class="picks">
            ${colorsOf(this.game).map((color) => this.pick("color", color, html`<st-seat-mark .color=${color} .symbol=${seat.symbol}></st-seat-mark>`))}
          </div>
        </fieldset>
        <fieldset>
          <legend class="visually-hidden">${t("seat-symbol", { number })}</legend>
          <div class="picks">
            ${SYMBOLS.map((symbol) => this.pick("symbol", symbol, html`<st-seat-mark .color=${seat.color} .symbol=${symbol}></st-seat-mark>`))}
          </div>
        </fieldset>
      </div>
    </div>`;
  }

  /**
   * @param {"color" | "symbol"} kind
   * @param {string} value
   * @param {unknown} picture
   */
  pick(kind, value, picture) {
    const label = t(`${kind}-${value}`);
    return html`<label class="pick" title=${label}>
      <input
        type="radio"
        name=${kind}
        aria-label=${label}
        data-part="seat-${kind}-${value}"
        .checked=${this.seat[kind] === value}
        @change=${() => this.change(/** @type {SeatChange["change"]} */ ({ kind, value }))}
      />
      ${picture}
    </label>`;
  }

  /**
   * @param {"up" | "down" | "close"} picture
   * @param {string} label
   * @param {SeatChange["change"]} change
   */
  tool(picture, label, change) {
    return iconButton(picture, label, () => this.change(change), {
      part: `seat-${picture}`,
      spoken: `${label}: ${t("seat-number", { number: this.index + 1 })}`,
    });
  }

  gap() {
    return html`<span class="button quiet icon-only gap" aria-hidden="true"></span>`;
  }
}

customElements.define("st-seat-row", StSeatRow);

/** @typedef {import("../../core/engine/types.js").LevelId} LevelId */
/** @typedef {import("../../table/types.js").Player} Player */

/**
 * Who decides at a seat: a person, or a computer at one of its levels. Nothing where only people play.
 *
 * @param {object} field
 * @param {Player} field.player
 * @param {readonly LevelId[]} field.levels
 * @param {string} field.label
 * @param {(player: Player) => void} field.change
 */
function playerChoice({ player, levels, label, change }) {
  if (levels.length === 0) return nothing;
  const chosen = player.kind === "computer" ? player.level : "person";
  return html`<select
    aria-label=${label}
    data-part="seat-player"
    @change=${(/** @type {Event} */ event) => {
      const level = levels.find((id) => id === fieldValue(event));
      change(level ? { kind: "computer", level } : { kind: "person" });
    }}
  >
    <option value="person" ?selected=${chosen === "person"}>${t("player-person")}</option>
    <optgroup label=${t("player-computer")}>
      ${levels.map(
        (level) =>
          html`<option value=${level} ?selected=${chosen === level}>${t(`level-${level}-name`)}</option>`,
      )}
    </optgroup>
  </select>`;
}

/**
 * What to expect of a player, in a line; empty for people.
 *
 * @param {Player} player
 */
function character(player) {
  return player.kind === "computer" ? t(`level-${player.level}-character`) : "";
}
