import { html, LitElement } from "lit";
import { gamePicture } from "../../art/index.js";
import { pictureOf } from "../../core/storage/picture.js";
import { gameEntry } from "../../games/index.js";
import base from "../../ui/base.css";
import { handed, own } from "../../ui/properties.js";
import styles from "./position-picture.css";

/**
 * A kept game as its board stands, from what everybody may see; the picture of the game itself where nothing is known of
 * its position, or until the drawing is there.
 */
class StPositionPicture extends LitElement {
  static properties = { ...own("draw"), ...handed("game"), large: { type: Boolean } };

  static styles = [base, styles];

  constructor() {
    super();
    /** @type {import("../../core/storage/types.js").SavedGame | null} */
    this.game = null;
    this.large = false;
    /** @type {import("../../table/types.js").PositionPicture | null} */
    this.draw = null;
    /** Whose positions that draws: the element may be given a game of another kind. */
    this.drawn = "";
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    const kind = this.game?.game ?? "";
    if (!changes.has("game") || kind === this.drawn) return;
    this.drawn = kind;
    this.draw = null;
    void this.load(kind);
  }

  /** @param {string} kind of game */
  async load(kind) {
    try {
      const draw = (await gameEntry(kind)?.position?.()) ?? null;
      if (kind === this.drawn) this.draw = draw;
    } catch (error) {
      console.warn("picture of a position", error);
    }
  }

  /** @returns {unknown} null where nothing can be shown of the position */
  position() {
    const { game, draw, large } = this;
    const view = draw && pictureOf(game);
    if (!game || !view) return null;
    try {
      const { options } = view.observation;
      return draw({ view, seats: game.seats, options }, large);
    } catch (error) {
      // Kept by an older version of the page, which knew its position by other words.
      console.warn("picture of a position", error);
      return null;
    }
  }

  render() {
    const position = this.position();
    this.toggleAttribute("own", position !== null);
    return html`<div aria-hidden="true">${position ?? gamePicture(this.game?.game ?? "")}</div>`;
  }
}

customElements.define("st-position-picture", StPositionPicture);
