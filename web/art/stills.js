import { elementOf } from "./drawn.js";

/** A token in a drawing. */
const TOKEN = /var\((--[\w-]+)\)/g;

/**
 * Drawings as images, in the colours of one theme: one element each where they are shown, however many lines they have.
 * An image sees no fonts of the page, so that lettering stays beside it.
 */
export class Stills {
  /** @type {Map<string, HTMLImageElement>} those that a browser can show at once */
  #there = new Map();

  /** @param {(token: string) => string} palette the colours of the theme */
  constructor(palette) {
    this.palette = palette;
  }

  /** @param {string} name @returns {string | undefined} its address, as soon as it is shown without a gap */
  address(name) {
    return this.#there.get(name)?.src;
  }

  /**
   * @param {string} name
   * @param {import("lit").TemplateResult} drawing one svg element
   */
  async make(name, drawing) {
    const text = new XMLSerializer()
      .serializeToString(elementOf(drawing))
      .replace(TOKEN, (_, token) => this.palette(token));
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    try {
      await image.decode();
      // It stays as long as somebody has it, and each copy of it is there at once.
      this.#there.set(name, image);
    } catch {
      // Where a host forbids such images the lines themselves are shown.
      URL.revokeObjectURL(image.src);
    }
  }
}
