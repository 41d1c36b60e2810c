import { html } from "lit";
import { toSvg } from "../../../board/canvas/drawing.js";
import { t } from "../../../i18n/index.js";
import { closing } from "./closing.js";
import { island } from "./island.js";
import { ring } from "./ring.js";
import { route } from "./route.js";
import { WIDTH } from "./strokes.js";

/** @typedef {() => {parts: import("../../../board/canvas/drawing.js").Part[], height: number}} Drawing */

/** The pictures of the rule book, by the name they have in its outline. */
export const PICTURES = /** @type {const} */ ({ route, closing, ring, island });

/**
 * A picture with what it shows, for those who see it and for those who do not.
 *
 * @param {string} of
 */
export function picture(of) {
  const id = /** @type {keyof typeof PICTURES} */ (of);
  const { parts, height } = PICTURES[id]();
  return html`<figure data-part="picture-${id}">
    <svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label=${t(`rules-picture-${id}-alt`)}>
      ${toSvg(parts)}
    </svg>
    <figcaption>${t(`rules-picture-${id}`)}</figcaption>
  </figure>`;
}
