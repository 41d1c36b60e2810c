import { html, nothing } from "lit";
import { characterOf, characterText, islandName } from "../board.js";
import {
  beadPicture,
  coinPicture,
  crestPicture,
  customerPicture,
  gondolierPicture,
  portraitPicture,
  signPicture,
  symbolMark,
  tilePicture,
} from "./pictures.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").Counted} Counted */
/** @typedef {import("../types.js").Test} Test */
/** @typedef {import("../types.js").Worth} Worth */

/**
 * A character card: a portrait with the points on its seal, the condition in signs and in words.
 *
 * @param {MurTable} table
 * @param {string} id
 * @param {{small?: boolean, worth?: Worth | null, out?: boolean}} [how]  `worth`: what it brings, where that is known
 */
export function characterCard(table, id, { small = false, worth = null, out = false } = {}) {
  const card = characterOf(id);
  if (!card) return nothing;
  const { t } = table;
  const { rule } = card;
  const each = rule.kind === "per" || rule.kind === "perKind";
  return html`<span class="character ${small ? "small" : ""} ${out ? "out" : ""} kind-${rule.kind}" data-card=${id}>
    <span class="character-head">
      <span class="portrait" aria-hidden="true">${portraitPicture(id)}<b class="seal">${pointsOf(rule)}</b></span>
      <span class="character-signs" aria-hidden="true">${each ? html`<i>×</i>` : nothing}${signs(table, card.rule)}</span>
      <span class="character-no" aria-hidden="true">${card.no}</span>
    </span>
    ${card.island ? html`<span class="character-island">${islandName(card.island)}</span>` : nothing}
    <span class="character-text">${characterText(id, t)}</span>
    ${worth ? html`<span class="character-brings">${brings(table, worth, small)}</span>` : nothing}
    ${out ? html`<span class="character-out">${t("mur-card-out")}</span>` : nothing}
  </span>`;
}

/** What is pressed into the seal. @param {import("../types.js").CharacterRule} rule */
function pointsOf({ points, parts }) {
  return parts ? parts.map((part) => part.points).join("/") : (points ?? 0);
}

/**
 * What a card brings now, with whom, and what it would at best as long as anything can still be built.
 *
 * @param {MurTable} table
 * @param {Worth} worth
 * @param {boolean} small
 */
function brings(table, { now, most }, small) {
  const { t, seen } = table;
  const color = table.seats[table.me]?.color ?? "white";
  const isBuilt = seen.phase === "assign" || seen.phase === "over";
  return html`${small ? nothing : html`<span class="character-when">${t("mur-card-now-short")}</span>`}
    <span class="character-now ${now.points > 0 ? "" : "zero"}" data-part="card-now">
      <b>${now.points}</b>
      <span>${now.island ? islandName(now.island) : t("mur-card-why", { rule: now.rule ?? "none" })}</span>
      ${now.by === "hand" ? html`<i title=${t("mur-card-by-hand")}>${gondolierPicture(color)}</i>` : nothing}
    </span>
    ${
      small || isBuilt
        ? nothing
        : html`<span class="character-when">${t("mur-card-most-short")}</span>
            <span class="character-now most ${most.points > 0 ? "" : "zero"}" data-part="card-most">
              <b>${most.points}</b><span>${most.island ? islandName(most.island) : t("mur-card-why", { rule: "none" })}</span>
            </span>`
    }`;
}

/** The same in a sentence. @param {MurTable} table @param {Worth} worth */
export function worthWords({ t }, { now: { points, island, by, rule } }) {
  return island
    ? t("mur-card-now", { points, island: islandName(island), by: by ?? "none" })
    : `${t("mur-card-nothing")} ${t("mur-card-why", { rule: rule ?? "none" })}`;
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
export function sign(table, { what, colour, owner }) {
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
