import { html, nothing } from "lit";
import {
  beadPicture,
  cardBackPicture,
  coinPicture,
  gondolierPicture,
  pointsPicture,
  shipPicture,
  signPicture,
  tilePicture,
} from "../../../art/murano/index.js";
import { begun } from "../../../i18n/index.js";
import { icon } from "../../../table/frame/icons.js";
import { actionOf, islandNumbered, tileName, unseenTiles, unseenWords } from "../board.js";
import { placesOf } from "../touch/legal-actions.js";
import { textFor } from "../words.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").Action} Action */

/**
 * A button under the board.
 *
 * @typedef {object} Press
 * @property {string} id
 * @property {unknown} picture
 * @property {string} words
 * @property {unknown} [note]
 * @property {() => void} press
 * @property {boolean} [on] chosen and waiting for a second press
 * @property {boolean} [primary]
 */

/** The buttons for what is possible now, in one row under the board. @param {MurTable} table */
export function actBar(table) {
  const { t } = table;
  const presses = pressesOf(table);
  const isChosen = presses.some(({ on }) => on);
  return html`<div class="act-bar" data-part="act-bar" role=${presses.length > 0 ? "toolbar" : "group"} data-group aria-label=${t("mur-region-act")}>
    ${presses.map(
      ({ id, picture, words, note, press, on, primary }) => html`<button
        class="pressable press ${primary && !isChosen ? "primary-press" : ""} ${on ? "on" : ""}"
        data-part="press-${id}"
        aria-pressed=${on === undefined ? nothing : on}
        ?data-aside=${id === "pass"}
        @click=${press}
      >
        <span class="press-art">${picture}</span>
        <span class="press-words">${words}${note ? html`<span class="press-note">${note}</span>` : nothing}</span>
      </button>`,
    )}
    ${presses.length === 0 ? html`<p class="quiet">${quietWords(table)}</p>` : nothing}
  </div>`;
}

/**
 * What a bar without buttons says: that the turn goes on on the board, or is to be ended.
 *
 * @param {MurTable} table
 * @internal
 */
export function quietWords({ deciding, moves, tapGuard, t }) {
  if (!deciding) return "";
  if (moves.isDone) return t("mur-act-end");
  const { sails, passes, builds, places } = moves;
  return [sails, passes, builds, places].some(({ length }) => length > 0)
    ? t("mur-act-touch", { keys: tapGuard.byKeys ? "yes" : "no" })
    : "";
}

/** By the phase. @type {Record<string, (table: MurTable) => Press[]>} */
const PRESSES = {
  sail: sailPresses,
  act: (table) => [
    ...[...table.moves.plain, ...table.moves.produces].map((action) => plainPress(table, action)),
    ...buildPresses(table),
  ],
  build: buildPresses,
  street: buildPresses,
  place: buildPresses,
  sell: sellPresses,
};

/** @param {MurTable} table @returns {Press[]} */
function pressesOf(table) {
  if (!table.deciding) return [];
  const { seen, selection } = table;
  if (selection.aim !== null) return aimPresses(table, selection.aim);
  if (selection.ship !== null) return [cancel(table)];
  return PRESSES[seen.phase]?.(table) ?? [];
}

/** Shows the price of sailing to the chosen space before it is paid. @param {MurTable} table @param {number} aim @returns {Press[]} */
function aimPresses(table, aim) {
  const reach = table.seen.reach?.find((one) => one.space === aim);
  return [
    {
      id: "sail",
      picture: signPicture(actionOf(table.board, aim)),
      words: table.t("mur-press-sail", { ships: reach?.moves?.length ?? 0 }),
      note: price(reach?.price ?? 0),
      press: () => table.selection.confirm(),
      primary: true,
    },
    cancel(table),
  ];
}

/** @param {MurTable} table @returns {Press[]} */
function sailPresses(table) {
  const { selection, t, moves } = table;
  if (moves.passes.length === 0) return [];
  return [
    {
      id: "pass",
      picture: shipPicture(false),
      words: t("mur-press-pass"),
      note: change(moves.passes[0]),
      press: () => selection.togglePassing(),
      on: selection.passing,
    },
    ...(selection.passing ? [cancel(table)] : []),
  ];
}

/** @param {MurTable} table @returns {Press} */
function cancel(table) {
  return {
    id: "cancel",
    picture: icon("close"),
    words: table.t("mur-press-cancel"),
    press: () => table.selection.clear(),
  };
}

/** True if an action was only shown or asked about, and waits for its second press; undefined if not. @param {MurTable} table @param {Action} action */
function isShown({ selection, tapPreview }, { text }) {
  return tapPreview.shown === text || selection.pending?.text === text || undefined;
}

/** @param {number} gold */
function price(gold) {
  return gold > 0 ? html`${gold} ${coinPicture()}` : nothing;
}

/** The gold that an action costs or brings at once. @param {Action | undefined} action */
function change(action) {
  if (!action) return nothing;
  return action.gold > 0 ? html`+${action.gold} ${coinPicture()}` : price(-action.gold);
}

/** With what comes of it for good: something is revealed for gold, or the last round begins. @param {Action} action @param {MurTable} table */
function costs(action, { t }) {
  const { ends, final, gold } = action;
  return html`${change(action)} ${final && gold < 0 ? html`<span>· ${t("mur-press-final")}</span>` : nothing}
    ${ends ? html`<b>· ${t("mur-worth-ends")}</b>` : nothing}`;
}

/**
 * The button of an action, which may first be shown only.
 *
 * @param {MurTable} table
 * @param {Action} action
 * @param {Omit<Partial<Press>, "id"> & {picture: unknown}} look
 * @returns {Press}
 */
function pressOf(table, action, look) {
  const [part = ""] = placesOf(action);
  return {
    id: part.replace("press-", ""),
    words: textFor(action, table),
    note: costs(action, table),
    press: () => table.selection.perform(action, part),
    on: isShown(table, action),
    ...look,
  };
}

/** @param {MurTable} table @param {Action} action @returns {Press} */
function plainPress(table, action) {
  const { t, moves, own, seats, me } = table;
  const { type, island, count, gold, points } = action;
  const sort = /** @type {import("../types.js").Sort} */ (action.sort ?? "");
  // Of the top tile and one of the player's choice.
  const isCheapest = moves.plain.every((one) => one.gold <= gold);
  switch (type) {
    case "buy":
      return pressOf(table, action, { picture: tilePicture(sort), primary: isCheapest });
    case "search":
      return pressOf(table, action, {
        picture: icon("list"),
        primary: isCheapest,
        note: html`${costs(action, table)} ${unseen(table, sort, action)}`,
      });
    case "look": {
      // Looking is free; only keeping a card has a price.
      const cost = own?.nextCharacter ?? 0;
      return pressOf(table, action, {
        picture: cardBackPicture("character"),
        note: cost > 0 ? html`${t("mur-press-look-keep")} ${price(cost)}` : nothing,
        primary: true,
      });
    }
    case "produce":
      return pressOf(table, action, {
        picture: count === 0 ? icon("close") : tilePicture("glass"),
        note: count === 0 ? nothing : html`−${-points} ${pointsPicture()}`,
      });
    case "hire":
    case "dismiss":
      return pressOf(table, action, { picture: gondolierPicture(seats[me]?.color ?? "white") });
    case "income":
      return pressOf(table, action, {
        picture: coinPicture(),
        ...(island ? { words: islandNumbered(table.board, island) } : { primary: gold > 0 }),
        note: html`+${gold} ${coinPicture()}`,
      });
    default:
      return pressOf(table, action, { picture: coinPicture(), primary: true });
  }
}

/** What the stock can still hold, before it is paid to see it; and how many of these lie there, where some lie elsewhere. @param {MurTable} table @param {import("../types.js").Sort} sort @param {Action} action */
function unseen(table, sort, { final }) {
  const words = unseenWords(sort, table);
  const found = unseenTiles(sort, table);
  const all = found.reduce((sum, [, left]) => sum + left, 0);
  return html`<span class="press-unseen" title=${words}>
    <span aria-hidden="true">${table.t("mur-unseen-of", { count: Number(table.seen.stock[sort]), all, final: final ? "yes" : "no" })}</span>
    ${found.map(([tile, count]) => html`<span aria-hidden="true">${count} ${tilePicture(tile)}</span>`)}
    <span class="hidden-words">${words}</span>
  </span>`;
}

/** @param {MurTable} table @returns {Press[]} */
function buildPresses(table) {
  const { moves, t, selection, seen } = table;
  /** @type {Press[]} */
  const presses = [];
  if (moves.draws.length > 0) {
    presses.push({
      id: "draw",
      picture: tilePicture("street-none"),
      words: t("mur-press-draw"),
      note: moves.draws[0]?.ends ? t("mur-worth-ends") : nothing,
      press: () => selection.drawStreet(),
      on: moves.draws.map((action) => isShown(table, action)).find(Boolean),
    });
  }
  const tiles =
    selection.site === null
      ? moves.tiles
      : [...new Set(moves.buildsAt(selection.site).map(({ tile }) => tile))];
  // The only one is chosen from the start, unless there is a street to draw instead.
  const isOnly = tiles.length === 1 && (selection.site !== null || presses.length === 0);
  for (const tile of tiles) {
    const shown = tile ?? seen.street ?? "street-none";
    presses.push({
      id: `tile-${tile ?? "street"}`,
      picture: tilePicture(shown),
      words: begun(tileName(shown, t)),
      press: () => selection.pickTile(tile),
      on: selection.tile === tile || isOnly,
    });
  }
  return presses;
}

/** @param {MurTable} table @returns {Press[]} */
function sellPresses(table) {
  return table.moves.sells.map((action) => {
    const { count = 0, jokers = 0, colour } = action;
    if (count === 0) return pressOf(table, action, { picture: icon("close") });
    const beads = Array.from({ length: count - jokers }, () => beadPicture(colour ?? "red"));
    const workshops = Array.from({ length: jokers }, () => signPicture("special"));
    return pressOf(table, action, {
      picture: html`<span class="beads">${beads}${workshops}</span>`,
      words: table.t("mur-press-sale", { count: beads.length, colour: colour ?? "none", jokers }),
    });
  });
}
