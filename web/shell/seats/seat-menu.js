import { html, LitElement, nothing } from "lit";
import { LEVELS } from "../../core/seats/levels.js";
import { t } from "../../i18n/index.js";
import base from "../../ui/base.css";
import { windowOf } from "../../ui/closing.js";
import fields from "../../ui/fields.css";
import { handed } from "../../ui/properties.js";
import { TextController } from "../../ui/text-controller.js";
import { character, playerChoice } from "./player-choice.js";
import styles from "./seat-menu.css";

/** Who plays at each seat, to be changed in mid-game. Fires "st-player" {seat, player} and "st-close". */
class StSeatMenu extends LitElement {
  static properties = { ...handed("seats") };

  static styles = [base, fields, styles];

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
