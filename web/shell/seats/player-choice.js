import { html, nothing } from "lit";
import { t } from "../../i18n/index.js";
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
export function playerChoice({ player, levels, label, change }) {
  if (levels.length === 0) return nothing;
  const chosen = player.kind === "computer" ? player.level : "person";
  return html`<select
    aria-label=${label}
    data-part="seat-player"
    @change=${(/** @type {Event} */ event) => {
      const { value } = /** @type {HTMLSelectElement} */ (event.target);
      const level = levels.find((id) => id === value);
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
export function character(player) {
  return player.kind === "computer" ? t(`level-${player.level}-character`) : "";
}
