/** The drawings of this table: the one place that knows what web/art calls them. */

import ICONS from "spieltisch:drawings/games/thurn-und-taxis/signs";
import { SvgImages } from "../../../art/drawn.js";
import { house, symbolMark } from "../../../art/pieces.js";
import { bonusTile } from "../../../art/tiles.js";
import { readPalette } from "../../../board/canvas/paint.js";
import { cityCard, makeCards } from "../../../board/map/cards.js";
import { afterPicture } from "../../../core/after-picture.js";
import { onTheme, themeOf } from "../../../table/drawn-board.js";
import { COMMON, sign } from "../../../table/frame/icons.js";
import { cityOf, countryOf } from "../board.js";

export { carriage, team } from "../../../art/carriages.js";
export { officialPortrait } from "../../../art/portraits.js";
export { cardBack } from "../../../board/map/cards.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").SeatInfo} SeatInfo */
/** @typedef {import("../../../table/drawn-board.js").Theme} Theme */
/**
 * An icon of every table, or one of the folder signs/.
 *
 * @typedef {keyof typeof COMMON | "house" | "carriage" | "tile" | "hand" | "office" | "south" | "seal" | "horseshoe" | "letter" | "rider" | "stamp"} IconName
 */

/** @type {Record<string, string>} */
const PATHS = { ...COMMON };
for (const [name, [line]] of Object.entries(ICONS)) if (line && "d" in line) PATHS[name] = line.d;

/** An icon in the colour of the text around it. @param {IconName} name */
export function icon(name) {
  return sign(PATHS[name] ?? "");
}

/**
 * @param {Pick<TutTable, "board" | "cardImages">} table
 * @param {string} city
 */
export function cityPicture({ board, cardImages }, city) {
  return cityCard(
    cityOf(board, city),
    countryOf(board, city) ?? undefined,
    board,
    cardImages.images,
  );
}

/**
 * @param {Board} board
 * @param {string} stack
 * @param {number | null} value
 */
export function tilePicture(board, stack, value) {
  const info = board.stacks.find((one) => one.id === stack);
  return bonusTile(info ?? { id: stack, kind: "end" }, value, board);
}

/** @param {SeatInfo} seat */
export function housePicture(seat) {
  return house(seat.color, seat.symbol);
}

/** @param {SeatInfo} seat */
export function markPicture(seat) {
  return symbolMark(seat.symbol);
}

/** The images of each board. They last as long as the page, for a table that is opened again. @type {WeakMap<Board, Map<Theme, SvgImages>>} */
const made = new WeakMap();

/**
 * The cards of a table as images. An image saves the browser dozens of elements for each card that moves. A card is drawn
 * line by line until its image is there.
 */
export class CardImages {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    this.theme = themeOf();
    this.stop = () => {};
    table.addController(this);
  }

  /** The images that are there by now, in the colours of the page. */
  get images() {
    return made.get(this.table.board)?.get(this.theme);
  }

  hostConnected() {
    this.theme = themeOf();
    this.stop = onTheme((theme) => {
      if (theme === this.theme) return;
      this.theme = theme;
      this.table.requestUpdate();
    });
  }

  hostDisconnected() {
    this.stop();
  }

  /** Images wait until a person sits at the table; before that there is more urgent work. */
  hostUpdated() {
    const { theme } = this;
    const { board, view, starting } = this.table;
    if (!view || starting || this.images) return;
    const images = new SvgImages(readPalette());
    const themes = made.get(board) ?? new Map();
    made.set(board, themes.set(theme, images));
    afterPicture(async () => {
      await makeCards(board, (city) => countryOf(board, city.id) ?? undefined, images);
      // Images that are made during a change of the theme have the colours of the other one.
      if (this.theme !== theme) themes.delete(theme);
      this.table.requestUpdate();
    });
  }
}
