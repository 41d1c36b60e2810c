import { html, nothing } from "lit";
import { icon } from "../../../table/frame/icons.js";
import { finalPoints } from "../../../table/panels/players.js";
import { characterText, ownCards, specialName, specialText, tileName } from "../board.js";
import { characterCard, worthWords } from "./character-card.js";
import {
  beadPicture,
  cardBackPicture,
  coinPicture,
  gondolierPicture,
  pointsPicture,
  specialPicture,
  tilePicture,
} from "./pictures.js";

/** @typedef {import("../table.js").MurTable} MurTable */

/** What the person at the table has. @param {MurTable} table @param {boolean} narrow */
export function ownPanel(table, narrow) {
  const { own, t } = table;
  if (!own || !table.view) return nothing;
  return html`<section class="tray own" data-part="own" data-group aria-label=${t("mur-region-own")}>
    ${purse(table)} ${tiles(table)} ${beads(table)}
    ${narrow ? nothing : html`${specials(table)} ${characters(table)}`}
  </section>`;
}

/** On small screens: cards and special buildings in a drawer. @param {MurTable} table */
function ownGoods(table) {
  return html`${characters(table)} ${specials(table)}`;
}

/** @param {MurTable} table */
function purse(table) {
  const { own, t } = table;
  if (!own) return nothing;
  const { hand, supply } = own.gondoliers;
  const points = finalPoints(table, table.me) ?? own.points;
  const color = table.seats[table.me]?.color ?? "white";
  return html`<div class="purse">
    ${number(coinPicture(), own.gold, t("mur-own-gold", { count: own.gold }), "own-gold")}
    ${number(pointsPicture(), points, t("mur-own-points", { count: points }), "own-points")}
    ${number(gondolierPicture(color), hand, t("mur-own-gondoliers", { hand, supply }), "own-gondoliers")}
  </div>`;
}

/** @param {unknown} picture @param {number} value @param {string} words @param {string} id */
function number(picture, value, words, id) {
  return html`<span class="number" title=${words} data-part=${id} tabindex="0">
    ${picture}<b aria-hidden="true">${value}</b><span class="hidden-words">${words}</span>
  </span>`;
}

/** @param {MurTable} table */
function tiles(table) {
  const { own, t } = table;
  const held = Object.entries(own?.tiles ?? {}).filter(([, count]) => count > 0);
  const counted = own?.tiles
    ? held
    : Object.entries(own?.counts ?? {})
        .filter(([, count]) => count > 0)
        .map(
          ([sort, count]) =>
            /** @type {[string, number]} */ ([sort === "shop" ? "shop-grey" : sort, count]),
        );
  return html`<div class="own-part tiles" aria-label=${t("mur-own-tiles")} role="group">
    ${counted.map(([tile, count]) => {
      const words = `${count} × ${tileName(own?.tiles ? tile : (tile.split("-")[0] ?? tile), t)}`;
      return html`<span class="held" title=${words} data-part="held-${tile}" tabindex="0">
        ${tilePicture(tile)}${count > 1 ? html`<b>${count}</b>` : nothing}
        <span class="hidden-words">${words}</span>
      </span>`;
    })}
    ${counted.length === 0 ? html`<span class="none">${t("mur-own-no-tiles")}</span>` : nothing}
  </div>`;
}

/** @param {MurTable} table */
function beads(table) {
  const { own, t } = table;
  const colours = /** @type {const} */ (["red", "green", "blue"]);
  if (!own || colours.every((colour) => own.beads[colour] === 0)) return nothing;
  return html`<div class="own-part own-beads" role="group" aria-label=${t("mur-own-beads")}>
    ${colours
      .filter((colour) => own.beads[colour] > 0)
      .map((colour) => {
        const count = own.beads[colour];
        const words = t("mur-beads", { count, colour });
        return html`<span class="held" title=${words} data-part="held-bead-${colour}" tabindex="0">
          ${beadPicture(colour)}${count > 1 ? html`<b>${count}</b>` : nothing}
          <span class="hidden-words">${words}</span>
        </span>`;
      })}
  </div>`;
}

/** @param {MurTable} table */
function specials(table) {
  const { own, seen, t } = table;
  if (!own || own.specials.length === 0) return nothing;
  /** @param {string} card */
  const does = (card) => specialText(card, t, seen.options);
  return html`<div class="own-part own-specials" role="group" aria-label=${t("mur-own-specials")}>
    ${own.specials.map(
      ({ card, active, spent }) => html`<button
        class="pressable special-chip ${active && !spent ? "" : "pale"}"
        data-part="special-${card}"
        title=${does(card)}
        @click=${() => table.feedback.say(`${specialName(card, t)}: ${does(card)}${spent ? ` ${t("mur-special-spent")}` : active ? "" : ` ${t("mur-special-later")}`}`, `special-${card}`)}
      >
        ${specialPicture(card)}<span>${specialName(card, t)}</span>
      </button>`,
    )}
  </div>`;
}

/** The own character cards, each with what it would bring now. @param {MurTable} table */
function characters(table) {
  const { own, t } = table;
  if (!own) return nothing;
  const cards = ownCards(own);
  return html`<div class="own-part own-characters" role="group" aria-label=${t("mur-own-characters")}>
    ${
      cards === null
        ? html`<span class="hidden-cards">${cardBackPicture("character")} × ${own.characterCount}</span>`
        : cards.map(
            (one) => html`<button
              class="own-card"
              data-part="own-card-${one.card}"
              @click=${() => table.windows.open({ kind: "card", card: one.card })}
            >
              ${characterCard(table, one.card, { small: true, worth: one })}
              <span class="hidden-words">${characterText(one.card, t)}. ${worthWords(table, one)}</span>
            </button>`,
          )
    }
    ${cards?.length === 0 ? html`<span class="none">${t("mur-own-no-characters")}</span>` : nothing}
  </div>`;
}

/** The drawer with cards and special buildings says how many lie in it. @param {MurTable} table */
export function goodsDrawer(table) {
  const { own, t } = table;
  const count = own ? own.characterCount + own.specials.length : 0;
  const content = () => ownGoods(table);
  if (count === 0) return { sign: icon("star"), content };
  const sign = html`${cardBackPicture("character")}<b>${count}</b>`;
  return { sign, label: t("mur-tool-goods-count", { count }), content };
}
