/** The drawings of this table: the one place that knows what web/art calls them. */

import PORTRAITS from "spieltisch:drawings/art/portraits";
import ICONS from "spieltisch:drawings/games/thurn-und-taxis/signs";
import { html, svg } from "lit";
import { drawnOnce, SvgImages } from "../../../art/drawn.js";
import FRAME from "../../../art/frame.svg";
import { inkOn } from "../../../art/paints.js";
import { hornParts, house } from "../../../art/pieces.js";
import { bonusTile } from "../../../art/tiles.js";
import { landmark, townParts } from "../../../art/town.js";
import { ellipse, polygon, roundedBox, toSvg, wordless } from "../../../board/canvas/drawing.js";
import { memoized } from "../../../board/canvas/memo.js";
import { readPalette } from "../../../board/canvas/paint.js";
import { regions } from "../../../board/map/land/countries.js";
import { cityPoint, land } from "../../../board/map/land/geometry.js";
import { townSize } from "../../../board/map/pieces/towns.js";
import { afterPicture } from "../../../core/ticket.js";
import { onTheme, themeOf } from "../../../table/drawn-board.js";
import { COMMON, sign } from "../../../table/frame/icons.js";
import { cityOf, countryOf } from "../board.js";

export { carriage, team } from "../../../art/carriages.js";

/**
 * @import { City, Country } from "../../../board/map/types.js"
 * @import { Part } from "../../../board/canvas/drawing.js"
 */

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
      for (const city of board.cities) {
        const parts = cardParts(city, countryOf(board, city.id), board);
        await images.make(`card ${city.id}`, frame(toSvg(wordless(parts))));
      }
      // Images that are made during a change of the theme have the colours of the other one.
      if (this.theme !== theme) themes.delete(theme);
      this.table.requestUpdate();
    });
  }
}

/** Size of a card in its own units. */
const CARD = { w: 100, h: 140 };

/** Room for the view of a city, above its ground. */
const VIEW = { w: 84, h: 43 };

const BODY = roundedBox(1, 1, CARD.w - 2, CARD.h - 2, 7);

/** The board as a tiny map of 84 units width. */
const smallMap = memoized((/** @type {Board} */ board) => {
  const { x, y, w, h } = land(board);
  const scale = VIEW.w / w;
  /** @param {[number, number]} point @returns {[number, number]} */
  const shrunk = ([px, py]) => [
    Math.max(0, Math.min(w, px - x)) * scale,
    Math.max(0, Math.min(h, py - y)) * scale,
  ];
  const countries = regions(board).regions.map(({ country, rings }) => {
    const coarse = rings.map((ring) => polygon(ring.filter((_, i) => i % 6 === 0).map(shrunk)));
    return /** @type {[string, string]} */ ([country.id, coarse.join("")]);
  });
  const outline = roundedBox(0, 0, VIEW.w, h * scale, 2);
  return { outline, countries: new Map(countries), scale, x, y };
});

/** What the city is known by, as large as there is room between its name and the map. @param {City} city @param {Board} board @returns {Part} */
function view(city, board) {
  const known = landmark(city.id);
  if (!known)
    return { parts: townParts(city.id, townSize(board, city)), x: 50, y: 77, scale: 0.92 };
  const scale = Math.min(VIEW.w / known.w, VIEW.h / known.h);
  return { parts: known.parts, x: 50, y: 79, scale };
}

/**
 * The card of a city: name on a band in the colour of its country, where it lies, and a view of the town.
 *
 * @param {Pick<TutTable, "board" | "cardImages">} table
 * @param {string} id of the city or card
 */
export function cityPicture({ board, cardImages: { images } }, id) {
  const city = cityOf(board, id);
  const country = countryOf(board, id);
  const name = `card ${city.id}`;
  const image = images?.address(name);
  if (images && image) return drawnOnce(images, name, () => frame(imageCard(image, city, country)));
  return drawnOnce(board, name, () => frame(toSvg(cardParts(city, country, board))));
}

/** @param {unknown} drawing */
function frame(drawing) {
  return html`<svg class="art art-card" viewBox="0 0 ${CARD.w} ${CARD.h}" aria-hidden="true">${drawing}</svg>`;
}

/** @param {string} image @param {City} city @param {Country | null} country */
function imageCard(image, city, country) {
  return svg`<image href=${image} width=${CARD.w} height=${CARD.h}></image>${toSvg([nameParts(city, country)])}`;
}

/** @param {City} city @param {Country | null} country @returns {Part} */
function nameParts({ name }, country) {
  const fill = country ? inkOn(country.hex) : "--art-ink";
  return { text: name, x: 50, y: 25.4, size: 20, font: "ui", weight: 700, fill, fit: 87 };
}

/** @param {City} city @param {Country | null} country @param {Board} board @returns {Part[]} */
function cardParts(city, country, board) {
  const colour = country?.hex ?? "--art-gold";
  const ink = country ? inkOn(country.hex) : "--art-ink";
  const map = smallMap(board);
  const [x, y] = cityPoint(board, city);
  const dot = [(x - map.x) * map.scale, (y - map.y) * map.scale];
  /** @type {Part[]} */
  const shapes = [...map.countries].map(([, d]) => ({
    d,
    fill: "--art-paper",
    stroke: "--art-walnut",
    width: 0.5,
  }));
  const own = map.countries.get(country?.id ?? "");
  if (own) shapes.push({ d: own, fill: colour, stroke: "--art-ink", width: 1.3 });
  return [
    { d: BODY, fill: "--art-paper", stroke: "--art-ink", width: 1.6 },
    { d: roundedBox(4, 4, 92, 132, 4.5), stroke: "--art-walnut", width: 0.8 },
    { d: roundedBox(4, 4, 92, 30, 4.5), fill: colour, stroke: "--art-ink", width: 1 },
    { d: "M8 30.6H92", stroke: ink, width: 0.7, opacity: 0.5 },
    nameParts(city, country),
    { d: ellipse(50, 76, 44, 7), fill: "--art-paper-shade" },
    view(city, board),
    {
      x: 8,
      y: 83,
      scale: 1,
      parts: [
        { d: map.outline, fill: "--art-paper-shade" },
        ...shapes,
        { d: map.outline, stroke: "--art-ink", width: 1 },
        { d: ellipse(dot[0], dot[1], 5), fill: "--art-light", stroke: "--art-ink", width: 1.2 },
        { d: ellipse(dot[0], dot[1], 2.6), fill: "--wax" },
      ],
    },
  ];
}

/** @returns {Part[]} */
function backParts() {
  /** @type {Part[]} */
  const lattice = [];
  for (let i = -7; i < 12; i++) {
    lattice.push(
      { d: `M${i * 12} 10l110 110`, stroke: "--art-gold", width: 0.7, opacity: 0.4 },
      { d: `M${i * 12} 130l110 -110`, stroke: "--art-gold", width: 0.7, opacity: 0.4 },
    );
  }
  return lattice;
}

/** The back of every card: a post horn on blue. */
export function cardBack() {
  return drawnOnce(drawBack, "", drawBack);
}

function drawBack() {
  return html`<svg class="art art-card" viewBox="0 0 ${CARD.w} ${CARD.h}" aria-hidden="true">
    ${toSvg([
      { d: BODY, fill: "--art-paper", stroke: "--art-ink", width: 1.6 },
      { d: roundedBox(6, 6, 88, 128, 4), fill: "--art-blue-deep" },
    ])}
    <svg x="6" y="6" width="88" height="128" viewBox="6 6 88 128">${toSvg(backParts())}</svg>
    ${toSvg([
      { d: roundedBox(9.5, 9.5, 81, 121, 3), stroke: "--art-gold", width: 1.4 },
      { d: ellipse(50, 70, 32), fill: "--art-blue-deep", stroke: "--art-gold", width: 2 },
      { d: ellipse(50, 70, 28.6), stroke: "--art-gold", width: 0.8 },
      { parts: hornParts(), x: 25, y: 53, scale: 1.15 },
    ])}
  </svg>`;
}

/**
 * The portrait of an official in its frame: postillion, postmeister, amtmann, wagner, or another one.
 *
 * @param {string} id
 * @param {() => Part[]} [picture] of a person who is not drawn here
 */
export function officialPortrait(id, picture) {
  return drawnOnce(PORTRAITS, id, () => drawPortrait(picture?.() ?? PORTRAITS[id] ?? []));
}

/** @param {Part[]} parts */
function drawPortrait(parts) {
  return html`<svg class="art art-portrait" viewBox="0 0 100 100" aria-hidden="true">
    <svg x="4" y="4" width="92" height="92" viewBox="4 4 92 92">${toSvg(parts)}</svg>
    ${toSvg(FRAME)}
  </svg>`;
}
