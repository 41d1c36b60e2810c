import { html, nothing } from "lit";
import { characterOf, characterText, islandName } from "../board.js";
import {
  beadPicture,
  coinPicture,
  crestPicture,
  customerPicture,
  signPicture,
  symbolMark,
  tilePicture,
} from "./pictures.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").Counted} Counted */
/** @typedef {import("../types.js").Test} Test */
/** @typedef {import("../types.js").OwnCharacter} OwnCharacter */

/**
 * The most that a card of one's own would bring now, and where.
 *
 * @param {OwnCharacter} card
 * @returns {{points: number, island: string}}
 */
export function bestValue({ values, scored }) {
  if (scored) return { points: scored.points, island: islandName(scored.island) };
  const [best] = Object.entries(values).sort((a, b) => b[1] - a[1]);
  return best && best[1] > 0
    ? { points: best[1], island: islandName(best[0]) }
    : { points: 0, island: "" };
}

/**
 * A character card: its points in a gold medallion, its condition in signs and in words.
 *
 * @param {MurTable} table
 * @param {string} id
 * @param {{small?: boolean, best?: {points: number, island: string} | null, out?: boolean}} [how]
 */
export function characterCard(table, id, { small = false, best = null, out = false } = {}) {
  const card = characterOf(id);
  if (!card) return nothing;
  const { t } = table;
  const { rule } = card;
  const each = rule.kind === "per" || rule.kind === "perKind";
  return html`<span class="character ${small ? "small" : ""} ${out ? "out" : ""} kind-${rule.kind}" data-card=${id}>
    <span class="character-head">
      <span class="medal" aria-hidden="true"><b>${rule.kind === "sum" ? "2/1" : (rule.points ?? 0)}</b></span>
      <span class="character-signs" aria-hidden="true">${each ? html`<i>×</i>` : nothing}${signs(table, card.rule)}</span>
      <span class="character-no" aria-hidden="true">${card.no}</span>
    </span>
    ${card.island ? html`<span class="character-island">${islandName(card.island)}</span>` : nothing}
    <span class="character-text">${characterText(id, t)}</span>
    ${
      best
        ? html`<span class="character-now ${best.points > 0 ? "" : "zero"}">
            ${best.points > 0 ? html`<b>${best.points}</b> <span>${best.island}</span>` : html`<b>0</b>`}
          </span>`
        : nothing
    }
    ${out ? html`<span class="character-out">${t("mur-card-out")}</span>` : nothing}
  </span>`;
}

/** @param {MurTable} table @param {import("../types.js").CharacterRule} rule @returns {unknown} */
function signs(table, rule) {
  if (rule.kind === "per") return sign(table, { what: rule.what ?? "", colour: rule.colour });
  if (rule.kind === "sum") return (rule.parts ?? []).map((part) => sign(table, part));
  if (rule.kind === "perKind") return (rule.of ?? []).slice(0, 4).map((one) => sign(table, one));
  return (rule.all ?? []).map(
    (test, i) => html`${i > 0 ? html`<i>,</i>` : nothing}${testSigns(table, test)}`,
  );
}

/** @param {MurTable} table @param {Test} test */
function testSigns(table, { test, of = [], value, what }) {
  if (test === "sole") return html`${sign(table, { what: what ?? "", owner: "own" })}<i>1.</i>`;
  if (test === "most") return html`${sign(table, { what: "owned", owner: "own" })}<i>&gt;</i>`;
  const between = test === "equal" ? "=" : test === "each" ? "" : "+";
  const shown = of.map(
    (one, i) => html`${i > 0 && between ? html`<i>${between}</i>` : nothing}${sign(table, one)}`,
  );
  if (test === "atMost") return html`${shown}<i>≤ ${value}</i>`;
  if (test === "atLeast") return html`${shown}<i>≥ ${value}</i>`;
  return shown;
}

/** What is counted, as a picture. @param {MurTable} table @param {Counted} counted @returns {unknown} */
function sign(table, { what, colour, owner }) {
  switch (what) {
    case "shop":
      if (colour) return tilePicture(`shop-${colour}`);
      return html`<span class="any">${tilePicture("shop-red")}${tilePicture("shop-blue")}</span>`;
    case "customer":
      return customerPicture(/** @type {"red"} */ (colour ?? "grey"));
    case "bead":
      return beadPicture(/** @type {"red"} */ (colour ?? "red"));
    case "palace":
      return tilePicture("palace-2");
    case "glass":
      return tilePicture("glass");
    case "special":
      return tilePicture("special");
    case "crest":
      return crestPicture();
    case "owned": {
      const seat =
        table.seats[
          owner === "others" ? (table.me + 1) % Math.max(1, table.seats.length) : table.me
        ];
      return html`<span class="mark seat-${seat?.color ?? "white"}">${symbolMark(seat?.symbol ?? "circle")}</span>`;
    }
    case "building":
      return signPicture("build");
    default:
      return coinPicture();
  }
}
