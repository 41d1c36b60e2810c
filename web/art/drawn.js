import { html, noChange, render } from "lit";
import { Directive, directive } from "lit/directive.js";
import { toSvg } from "../board/canvas/drawing.js";

/** What was drawn, by whose it is and its name. @type {WeakMap<object, Map<string, Element>>} */
const known = new WeakMap();

/** A picture in its place; where it stays the same nothing is done. */
class DrawnOnce extends Directive {
  /** Whose picture stands here. @type {object | null} */
  #of = null;
  #name = "";

  /**
   * @param {object} of
   * @param {string} name
   * @param {() => unknown} draw
   * @param {(picture: unknown) => Element} [element]
   * @returns {unknown}
   */
  render(of, name, draw, element = elementOf) {
    if (of === this.#of && name === this.#name) return noChange;
    this.#of = of;
    this.#name = name;
    const pictures = known.get(of) ?? new Map();
    known.set(of, pictures);
    const first = pictures.get(name) ?? element(draw());
    pictures.set(name, first);
    return first.cloneNode(true);
  }
}

/**
 * A picture that is drawn once and copied wherever it is shown. A table that is told something new is arranged anew, and
 * without this each line of each picture on it would be looked at then, some thousand of them.
 *
 * @type {(of: object, name: string, draw: () => import("lit").TemplateResult, element?: (picture: unknown) => Element) => unknown}
 *   `of`: a board, or the function that draws; `name`: another one for each picture of it; `draw`: one svg element
 */
export const drawnOnce = directive(DrawnOnce);

/** @param {unknown} picture @returns {Element} without the marks that lit leaves in it */
function elementOf(picture) {
  const place = document.createElement("div");
  render(picture, place);
  const marks = document.createNodeIterator(place, NodeFilter.SHOW_COMMENT);
  /** @type {Node | null} */
  let mark = marks.nextNode();
  while (mark) {
    /** @type {ChildNode} */ (mark).remove();
    mark = marks.nextNode();
  }
  return /** @type {Element} */ (place.firstElementChild);
}

/**
 * A picture of parts. It is hidden from screen readers: the panel that shows it also says in words what it is.
 *
 * @param {string} box  what of it is seen
 * @param {string} name  its class
 * @param {() => import("../board/canvas/drawing.js").Part[]} parts
 * @param {string} [which]  of those with that name
 */
export function picture(box, name, parts, which = "") {
  return drawnOnce(
    picture,
    `${name} ${which}`,
    () => html`<svg class="art ${name}" viewBox=${box} aria-hidden="true">${toSvg(parts())}</svg>`,
  );
}

/** A whole board as a picture. @param {{box: import("../board/canvas/types.js").Box, parts: import("../board/canvas/drawing.js").Part[]}} board */
export function sheet({ box: { x, y, w, h }, parts }) {
  return html`<svg class="art" viewBox="${x} ${y} ${w} ${h}" aria-hidden="true">${toSvg(parts)}</svg>`;
}

/** A token in a drawing. */
const TOKEN = /var\((--[\w-]+)\)/g;

/**
 * Drawings as images, in the colours of one theme: one element each where they are shown, however many lines they have.
 * An image sees no fonts of the page, so that lettering stays beside it.
 */
export class SvgImages {
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
      // A decoded image is kept in memory: each copy of it is shown at once.
      this.#there.set(name, image);
    } catch {
      // Where a host forbids such images the lines themselves are shown.
      URL.revokeObjectURL(image.src);
    }
  }
}
