import { html } from "lit";
import { characterOf } from "../board.js";
import { sign } from "./character-card.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").Counted} Counted */

/**
 * What each sign on a character card means.
 *
 * @param {MurTable} table
 * @param {string} id
 */
export function legend(table, id) {
  const rule = characterOf(id)?.rule;
  if (!rule) return html``;
  const { t } = table;
  return html`<ul class="legend" data-part="legend">
    ${countedBy(rule).map(
      (one) => html`<li>
        <span class="character-signs" aria-hidden="true">${sign(table, one)}</span>
        <span>${t("mur-sign", { what: wordOf(one), colour: one.colour ?? "none" })}</span>
      </li>`,
    )}
  </ul>`;
}

/** @param {Counted} counted */
function wordOf({ what, owner }) {
  return what === "owned" ? (owner ?? "own") : what;
}

/**
 * Everything that a condition counts, each once.
 *
 * @param {import("../types.js").CharacterRule} rule
 * @returns {Counted[]}
 */
export function countedBy({ what, colour, parts = [], of = [], all = [] }) {
  /** @type {Counted[]} */
  const counted = [...(what ? [{ what, colour }] : []), ...parts, ...of];
  for (const test of all) {
    counted.push(...(test.of ?? []));
    if (test.what) counted.push({ what: test.what, owner: "own" });
  }
  const seen = new Map(counted.map((one) => [`${wordOf(one)} ${one.colour ?? ""}`, one]));
  return [...seen.values()];
}
