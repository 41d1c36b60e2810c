import { html } from "lit";
import { ellipse, toSvg } from "../canvas/drawing.js";
import { drawn } from "./drawn.js";
import { inked } from "./ink.js";

/** @import { Part } from "../canvas/drawing.js" */

const HEAD = inked(ellipse(24, 22, 8.2, 9.4), "--art-skin", 1.2);
const FACE = [
  { d: "M20.6 21.6h.01M27.4 21.6h.01", stroke: "--art-ink", width: 1.9 },
  { d: "M21.2 26.6Q24 28.6 26.8 26.6", stroke: "--art-ink", width: 1.1 },
];

/** @param {string} cloth @param {string} [shade] @returns {Part[]} */
function robe(cloth, shade = "--art-black") {
  return [
    inked("M7 56Q7 37 17 33.5 24 36.5 31 33.5 41 37 41 56Z", cloth, 1.5),
    { d: "M31 33.5Q41 37 41 56H33Q34 42 31 33.5Z", fill: shade, opacity: 0.25 },
  ];
}

/** @param {string} metal @returns {Part} */
const cross = (metal) => ({ d: "M24 39v11M20.4 42.6h7.2", stroke: metal, width: 2.2 });

/** What each cleric wears, from the rank with the most points down. @type {Part[][]} */
const CLERGY = [
  [
    ...robe("--art-red"),
    inked("M11 46Q24 34 37 46L33.4 35Q24 39.5 14.6 35Z", "--art-red-deep", 1),
    HEAD,
    ...FACE,
    inked("M15 15.6Q24 20 33 15.6L31 8.4Q24 4.6 17 8.4Z", "--art-red", 1.3),
    inked("M8 17.8Q24 11 40 17.8 24 23 8 17.8Z", "--art-red", 1.3),
    { d: "M9.4 18.4 8 32M38.6 18.4 40 32", stroke: "--art-red-deep", width: 1.8 },
    cross("--art-gold"),
  ],
  [
    ...robe("--art-linen"),
    inked("M20 35 22 56H26L28 35 24 37Z", "--art-gold", 0.9),
    HEAD,
    ...FACE,
    inked("M15.4 15.8Q12.6 8 24 1.6 35.4 8 32.6 15.8 24 12.6 15.4 15.8Z", "--art-linen", 1.4),
    { d: "M24 2.4V13M15.4 15.8Q24 12.6 32.6 15.8", stroke: "--art-gold-deep", width: 2 },
    { d: "M42 56V21Q42 14.6 38.6 15.4 36 16.4 37.4 19.4", stroke: "--art-ink", width: 3.6 },
    { d: "M42 56V21Q42 14.6 38.6 15.4 36 16.4 37.4 19.4", stroke: "--art-gold", width: 2 },
  ],
  [
    ...robe("--art-black-cloth"),
    inked("M20.4 34.6Q24 37.4 27.6 34.6L27 38H21Z", "--art-light", 0.9),
    HEAD,
    ...FACE,
    inked(
      "M15.6 16.4V9.4L19.6 12 24 7.6 28.4 12 32.4 9.4V16.4Q24 13.4 15.6 16.4Z",
      "--art-black-cloth",
      1.3,
    ),
    cross("--art-gold"),
  ],
  [
    ...robe("--art-walnut"),
    inked(
      "M12.4 36Q11 9.6 24 8 37 9.6 35.6 36 30 32 31.6 22 30.6 13.6 24 13.4 17.4 13.6 16.4 22 18 32 12.4 36Z",
      "--art-walnut-deep",
      1.3,
    ),
    HEAD,
    ...FACE,
    inked(
      "M16.2 20Q17 13.4 24 13.2 31 13.4 31.8 20 28.6 16.4 24 16.4 19.4 16.4 16.2 20Z",
      "--art-hair",
      0.9,
    ),
    { d: "M9 47.4H39M27 47.4V55", stroke: "--art-linen", width: 2 },
  ],
  [
    ...robe("--art-red"),
    inked("M11 50Q11.6 37.6 17.6 34 24 37 30.4 34 36.4 37.6 37 50Z", "--art-light", 1.2),
    HEAD,
    ...FACE,
    inked(
      "M15.4 21Q14.4 11.4 24 11.4 33.6 11.4 32.6 21 29.6 15.6 24 16 18.4 15.6 15.4 21Z",
      "--art-hair-light",
      1.1,
    ),
    { d: "M24 43.6v8M21 46h6", stroke: "--art-gold-deep", width: 1.8 },
  ],
];

/**
 * A cleric.
 *
 * @param {number} number  of the rank, from 0, the highest first
 */
export function cleric(number) {
  return drawn(CLERGY, `${number}`, () => drawCleric(number));
}

/** @param {number} number */
function drawCleric(number) {
  return html`<svg class="art art-cleric" viewBox="4 0 40 57" aria-hidden="true">${toSvg(CLERGY[number] ?? [])}</svg>`;
}
