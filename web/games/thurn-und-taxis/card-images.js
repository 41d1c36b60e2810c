import { SvgImages } from "../../art/drawn.js";
import { readPalette } from "../../board/canvas/paint.js";
import { makeCards } from "../../board/map/cards.js";
import { afterPicture } from "../../core/after-picture.js";
import { onTheme, themeOf } from "../../table/theme-of.js";
import { countryOf } from "./board.js";

/** @typedef {import("./table.js").TutTable} TutTable */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("../../table/theme-of.js").Theme} Theme */

/** What was made, as long as the page is there: a table that is opened again finds it. @type {WeakMap<Board, Map<Theme, SvgImages>>} */
const made = new WeakMap();

/**
 * The cards of a table as images. Some dozen of elements less for each card are styled, laid out and painted when it is put
 * in another place. Until an image is there the card is drawn line by line.
 */
export class CardImages {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    /** @type {Theme} */
    this.theme = "light";
    /** @type {() => void} */
    this.undo = () => {};
    table.addController(this);
  }

  /** @returns {SvgImages | undefined} those that are there by now, in the colours of the page */
  get stills() {
    return made.get(this.table.board)?.get(this.theme);
  }

  hostConnected() {
    this.theme = themeOf();
    this.undo = onTheme((theme) => {
      if (theme === this.theme) return;
      this.theme = theme;
      this.table.requestUpdate();
    });
  }

  hostDisconnected() {
    this.undo();
  }

  /** Somebody sits down: until then there is more to do. */
  hostUpdated() {
    const { theme } = this;
    const { board, view, starting } = this.table;
    if (!view || starting || this.stills) return;
    const stills = new SvgImages(readPalette());
    const themes = made.get(board) ?? new Map();
    made.set(board, themes.set(theme, stills));
    afterPicture(async () => {
      await makeCards(board, (city) => countryOf(board, city.id) ?? undefined, stills);
      // What was asked for after a change is of the other theme.
      if (this.theme !== theme) themes.delete(theme);
      // Nobody waits for the next action to see them.
      this.table.requestUpdate();
    });
  }
}
