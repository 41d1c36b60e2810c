import { pictures } from "spieltisch:rulebook";
import { html } from "lit";
import {
  actionSign,
  buildingParts,
  coin,
  customer,
  gondola,
  gondolier,
  ship,
} from "../../art/murano/figures.js";
import { houseParts } from "../../art/pieces.js";
import { landmark } from "../../art/town.js";
import { toSvg, wordless } from "../../board/canvas/drawing.js";
import { t } from "../../i18n/index.js";

/** @typedef {import("../../board/canvas/drawing.js").Part} Part */

/** Width of every picture. */
const WIDTH = 340;

/** What a picture shows of the page's own drawings. @type {Record<string, (which: string) => Part[]>} */
const DRAWINGS = {
  landmark: (city) => landmark(city)?.parts ?? [],
  house: () => houseParts("blue", "circle"),
  sign: (action) => wordless(actionSign(action)),
  ship: (colour) => ship(colour === "red"),
  coin: (text) => coin(11, text),
  building: buildingParts,
  customer: (colour) => customer(/** @type {Parameters<typeof customer>[0]} */ (colour)),
  gondola: () => gondola("--seat-orange"),
  gondolier: () => gondolier("--seat-orange"),
};

/**
 * A picture with what it shows, for those who see it and for those who do not.
 *
 * @param {string} id  its name in the outline
 */
export function picture(id) {
  const { parts = [], height } = pictures[id] ?? {};
  return html`<figure data-part="picture-${id}">
    <svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label=${t(`rules-picture-${id}-alt`)}>
      ${toSvg(parts.map(drawn))}
    </svg>
    <figcaption>${t(`rules-picture-${id}`)}</figcaption>
  </figure>`;
}

/** @param {import("spieltisch:rulebook").Painted} painted @returns {Part} */
function drawn(painted) {
  if (!("draw" in painted)) return painted;
  const { draw, ...place } = painted;
  const [drawing = "", which = ""] = draw.split(" ");
  return { ...place, parts: DRAWINGS[drawing]?.(which) ?? [] };
}
