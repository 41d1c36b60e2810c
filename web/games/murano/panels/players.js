import { html, nothing } from "lit";
import {
  beadPicture,
  cardBackPicture,
  coinPicture,
  gondolierPicture,
  pointsPicture,
  specialPicture,
  tilePicture,
} from "../../../art/murano/index.js";
import { begun, listed } from "../../../i18n/index.js";
import { icon } from "../../../table/frame/icons.js";
import {
  finalPoints,
  players,
  playerWindow,
  stat,
  toldLines,
} from "../../../table/panels/players.js";
import {
  characterText,
  islandName,
  ownCards,
  sortName,
  sortsName,
  specialName,
  specialText,
  tileName,
} from "../board.js";
import { characterCard, worthWords } from "./character-card.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").SeatState} SeatState */
/** @typedef {import("../../../table/types.js").Translate} Translate */

/** @type {readonly import("../types.js").Sort[]} */
const SORTS = ["glass", "shop", "palace", "special"];
const BEADS = /** @type {const} */ (["red", "green", "blue"]);

/** What everybody may see of everybody. @param {MurTable} table */
export function playerBoxes(table) {
  return players(
    table,
    (state, seat) => boxOf(table, state, seat),
    lastRound(table),
    !table.seen.last,
  );
}

/** Announces the last round and names the empty stocks; the first of them quietly. @param {MurTable} table @internal */
export function lastRound(table) {
  const { last, empty = [], phase } = table.seen;
  const sorts = listed((last?.sorts ?? empty).map((sort) => sortsName(sort, table.t)));
  // Gondoliers are assigned after the last turn.
  if (!sorts || phase === "assign") return "";
  return last
    ? table.t("mur-last-round", { sorts, final: table.nameOf(last.final) })
    : table.t("mur-near-end", { sorts });
}

/**
 * @param {MurTable} table
 * @param {SeatState} state
 * @param {number} seat
 */
function boxOf(table, state, seat) {
  const { seats, t } = table;
  const points = totalOf(table, seat, state);
  const gold = table.gold?.still(seat) ?? state.gold;
  const { hand, supply } = state.gondoliers;
  const head = html`${stat(pointsPicture(), points, t("mur-own-points", { count: points }))}
    ${stat(coinPicture(), gold, t("mur-own-gold", { count: gold }), `gold-${seat}`)}`;
  const stats = html`${stat(gondolierPicture(seats[seat]?.color ?? "white"), hand, t("mur-own-gondoliers", { hand, supply }))}
    ${stat(cardBackPicture("character"), state.characterCount, t("mur-stat-characters", { count: state.characterCount }))}
    ${SORTS.map((sort) => tiles(sort, state.counts[sort], t))}
    ${BEADS.map((colour) => beads(colour, state.beads[colour], t))}`;
  const more =
    state.specials.length > 0
      ? html`<p class="seat-specials">${state.specials.map(({ card, spent }) => html`<span class=${spent ? "spent" : ""}>${specialName(table.board, card, t)}</span>`)}</p>`
      : nothing;
  return { head, stats, more };
}

/** The points of a seat, which climb with each character that is scored. @param {MurTable} table @param {number} seat @param {SeatState} state */
export function totalOf(table, seat, { characters, points }) {
  const scored = (characters ?? []).reduce((sum, one) => sum + (one.scored?.points ?? 0), 0);
  return finalPoints(table, seat) ?? points + scored;
}

/** Everything that lies open of a player, by name; of one's own what only its owner sees besides. @param {MurTable} table @param {number} seat */
export function openPlayer(table, seat) {
  const { seen, t } = table;
  const state = seen.seats[seat];
  if (!state) return nothing;
  const specials = state.specials.map(({ card, spent, active }) => {
    const when = spent ? ` ${t("mur-special-spent")}` : active ? "" : ` ${t("mur-special-soon")}`;
    return `${specialName(table.board, card, t)}: ${specialText(table.board, card, t, seen.options)}${when}`;
  });
  const gondolas = seen.gondolas.flatMap((one) => {
    const words = { island: islandName(table.board, one.island), used: one.used ? "yes" : "no" };
    return one.seat === seat ? t("mur-player-gondola", { no: one.no, ...words }) : [];
  });
  const scored = (state.characters ?? []).flatMap((one) =>
    one.scored ? scoredWords(table, one.card, one.scored) : [],
  );
  const own = Object.entries(state.tiles ?? {}).map(
    ([tile, count]) => `${count} × ${tileName(tile, t)}`,
  );
  return playerWindow(
    table,
    seat,
    boxOf(table, state, seat),
    html`${toldLines(t("mur-player-tiles"), own)} ${toldLines(t("mur-player-specials"), specials)}
    ${toldLines(t("mur-player-gondolas"), gondolas)} ${toldLines(t("mur-player-scored"), scored)}`,
  );
}

/** What a card brings on an island. @param {MurTable} table @param {string} card @param {{island: string, points: number}} where */
export function scoredWords({ board, t }, card, { island, points }) {
  const words = { card: characterText(board, card, t), island: islandName(board, island), points };
  return t("mur-unscored-card", words);
}

/** @param {string} sort @param {number} count @param {Translate} t */
function tiles(sort, count, t) {
  if (count === 0) return nothing;
  return stat(tilePicture(sort), count, t("mur-stat-tiles", { count, sort: sortName(sort, t) }));
}

/** @param {"red" | "green" | "blue"} colour @param {number} count @param {Translate} t */
function beads(colour, count, t) {
  return count > 0 ? stat(beadPicture(colour), count, t("mur-beads", { count, colour })) : nothing;
}

/** What the person at the table has; with the name while another one plays, or the past is shown. @param {MurTable} table @param {boolean} narrow */
export function ownPanel(table, narrow) {
  const { deciding, me, own, seats, t } = table;
  if (!own || !table.view) return nothing;
  return html`<section class="tray own seat-${seats[me]?.color ?? ""}" data-whose=${deciding ? nothing : seats[me]?.name} data-part="own" data-group aria-label=${t("mur-region-own")}>
    ${purse(table)} ${ownTiles(table)} ${ownBeads(table)}
    ${narrow ? nothing : html`${specials(table)} ${characters(table)}`}
  </section>`;
}

/** @param {MurTable} table */
function purse(table) {
  const { own, t } = table;
  if (!own) return nothing;
  const { hand, supply } = own.gondoliers;
  const points = totalOf(table, table.me, own);
  const gold = table.gold?.still(table.me) ?? own.gold;
  const color = table.seats[table.me]?.color ?? "white";
  return html`<div class="purse">
    ${held("own-gold", coinPicture(), gold, t("mur-own-gold", { count: gold }), { isNumber: true })}
    ${held("own-points", pointsPicture(), points, t("mur-own-points", { count: points }), { isNumber: true })}
    ${held("own-gondoliers", gondolierPicture(color), hand, t("mur-own-gondoliers", { hand, supply }), { isNumber: true })}
  </div>`;
}

/** @param {string} part @param {unknown} picture @param {number} count @param {string} words @param {{isNumber?: boolean, isChosen?: boolean, press?: (() => void) | undefined}} [look] */
function held(part, picture, count, words, { isNumber = false, isChosen = false, press } = {}) {
  const look = isNumber ? "number" : "held";
  const face = html`${picture}${isNumber || count > 1 ? html`<b aria-hidden="true">${count}</b>` : nothing}<span class="hidden-words">${words}</span>`;
  return press
    ? html`<button class=${look} title=${words} data-part=${part} aria-pressed=${isChosen} @click=${press}>${face}</button>`
    : html`<span class=${look} title=${words} data-part=${part} tabindex="0">${face}</span>`;
}

/** The own tiles, each chosen as under the board where it can be built; of those that lie face down only the sorts are known. @param {MurTable} table */
function ownTiles({ deciding, moves, own, seen: { phase }, selection, t }) {
  const builds = deciding && moves.builds.length + moves.draws.length > 0;
  const counts = Object.entries(own?.tiles ?? own?.counts ?? {}).filter(([, count]) => count > 0);
  return html`<div class="own-part tiles" aria-label=${t("mur-own-tiles")} role="group">
    ${counts.map(([tile, count]) => {
      const lacks =
        builds && !moves.tiles.includes(tile) ? ` ${t("mur-own-no-site", { phase })}` : "";
      const words = begun(t("mur-own-tile", { count, tile: tileName(tile, t) }));
      const press = builds && !lacks ? () => selection.pickTile(tile) : undefined;
      const look = { isChosen: selection.tile === tile, press };
      return held(`held-${tile}`, tilePicture(tile), count, `${words}${lacks}`, look);
    })}
    ${counts.length === 0 ? html`<span class="none">${t("mur-own-no-tiles")}</span>` : nothing}
  </div>`;
}

/** @param {MurTable} table */
function ownBeads({ own, t }) {
  const counts = BEADS.map((colour) => ({ colour, count: own?.beads[colour] ?? 0 }));
  if (counts.every(({ count }) => count === 0)) return nothing;
  return html`<div class="own-part own-beads" role="group" aria-label=${t("mur-own-beads")}>
    ${counts.map(({ colour, count }) =>
      count > 0
        ? held(`held-bead-${colour}`, beadPicture(colour), count, t("mur-beads", { count, colour }))
        : nothing,
    )}
  </div>`;
}

/** @param {MurTable} table */
function specials(table) {
  const { own, seen, t } = table;
  if (!own || own.specials.length === 0) return nothing;
  /** @param {string} card */
  const does = (card) => specialText(table.board, card, t, seen.options);
  return html`<div class="own-part own-specials" role="group" aria-label=${t("mur-own-specials")}>
    ${own.specials.map(
      ({ card, active, spent }) => html`<button
        class="pressable special-chip ${active && !spent ? "" : "pale"}"
        data-part="special-${card}"
        title=${does(card)}
        @click=${() => table.feedback.say(`${specialName(table.board, card, t)}: ${does(card)}${spent ? ` ${t("mur-special-spent")}` : active ? "" : ` ${t("mur-special-later")}`}`, `special-${card}`)}
      >
        ${specialPicture(card)}<span>${specialName(table.board, card, t)}</span>
      </button>`,
    )}
  </div>`;
}

/** The own character cards, each with what it would bring now. @param {MurTable} table */
function characters(table) {
  const { foresight, own, t } = table;
  if (!own) return nothing;
  const cards = ownCards(own);
  const foreseen = foresight?.cards ?? {};
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
              ${characterCard(table, one.card, { small: true, worth: { ...one, foreseen: foreseen[one.card] } })}
              <span class="hidden-words">${characterText(table.board, one.card, t)}. ${worthWords(table, one)}</span>
            </button>`,
          )
    }
    ${cards?.length === 0 ? html`<span class="none">${t("mur-own-no-characters")}</span>` : nothing}
  </div>`;
}

/** On small screens: cards and special buildings in a drawer, which says how many lie in it. @param {MurTable} table */
export function goodsDrawer(table) {
  const { own, t } = table;
  const count = own ? own.characterCount + own.specials.length : 0;
  const content = () => html`${characters(table)} ${specials(table)}`;
  if (count === 0) return { sign: icon("star"), content };
  const sign = html`${cardBackPicture("character")}<b>${count}</b>`;
  return { sign, label: t("mur-tool-goods-count", { count }), content };
}
