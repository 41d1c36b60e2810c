import { coachParts } from "../../../art/carriages.js";
import { inked } from "../../../art/ink.js";
import { hornParts } from "../../../art/pieces.js";
import { amtmann } from "../../../art/portraits/amtmann.js";
import { ellipse, polygon, roundedBox } from "../../../canvas/drawing.js";

/** @typedef {import("../../../canvas/drawing.js").Part} Part */

/**
 * What is drawn on the lid of each expansion's box, in a square of 100.
 *
 * @type {Record<string, () => Part[]>}
 */
export const lids = { glory, courier, offices, audience };

/** A draught horse before the crowned tower of a free imperial city. @returns {Part[]} */
function glory() {
  return [
    { d: "M0 70C24 62 52 60 100 67V100H0Z", fill: "--art-green", opacity: 0.75 },
    // the tower
    inked("M12 70V38H16V33H21V38H25V70Z", "--art-paper-shade", 1.1),
    inked("M10 38.5 18.5 19 27 38.5Z", "--art-gold", 1.1),
    inked(ellipse(18.5, 17, 2), "--art-gold", 0.8),
    inked("M25 70V50H40V70Z", "--art-paper", 1),
    inked("M23.5 50.5 32.5 42 41.5 50.5Z", "--art-red", 1),
    { d: "M17 46h3v5h-3zM17 57h3v5h-3zM30 56h5v6h-5z", fill: "--art-ink", opacity: 0.8 },
    // the horse: chest, neck, head
    inked(
      "M38 100C38 84 44 76 50 69 54 64 54.5 55 56 47 57 40 61 34.5 66 31L66.5 24 71.5 28.6 74 23.5 77 30.2C82 33 85 39 87.5 45.5L93 57C94.6 60.6 93.6 64.6 90.4 66.4 87 68.4 83.4 67.4 80.8 64.4L72.5 59.5C73.5 66 78.5 72.5 83.5 78.5 88 84 90 92 90 100Z",
      "--art-leather",
      1.6,
    ),
    inked(
      "M66 31C60 35 56.5 41 55.5 48 54.5 56 54.2 64 49.5 69.5 45 75 40 82 39 92 44 84 47.5 81 53 75.5 59 69 59.5 60 61 53 62.2 46 64 42 69 37.5Z",
      "--art-hair",
      0.9,
    ),
    { d: "M77 31C80.5 37 81.5 44 81.4 47.5 79.6 44.5 77 42 75 37Z", fill: "--art-light" },
    { d: ellipse(77.4, 42.4, 1.7), fill: "--art-ink" },
    { d: ellipse(90.4, 60.2, 1.1), fill: "--art-ink" },
    { d: "M84.5 64.6C86.5 64.2 88.5 63.4 90 62.4", stroke: "--art-ink", width: 0.9 },
    // bridle and collar
    {
      d: "M72 33.5C75.5 41 79.5 50 81 61.5M81 52.5 89.4 48.8M64.5 37C70 44 72 52 72.6 59.6",
      stroke: "--art-red-deep",
      width: 2,
    },
    inked("M45.5 80C56 82.5 68 79.5 76.5 70.8L81 76C71.5 86.2 57.5 89.5 42 87Z", "--art-red", 1.2),
    inked(
      `${ellipse(52, 84.4, 1.8)}${ellipse(61, 83.6, 1.8)}${ellipse(70, 79.8, 1.8)}`,
      "--art-gold",
      0.8,
    ),
  ];
}

/** A sealed letter of nobility, and the horn of the courier. @returns {Part[]} */
function courier() {
  return [
    { d: "M0 78C30 70 66 70 100 76V100H0Z", fill: "--art-walnut" },
    { d: "M0 78C30 70 66 70 100 76", stroke: "--art-ink", width: 1 },
    {
      d: polygon([
        [17, 39],
        [79, 27],
        [87, 68],
        [25, 80],
      ]),
      fill: "--art-ink",
      opacity: 0.25,
    },
    inked(
      polygon([
        [14, 36],
        [76, 24],
        [84, 65],
        [22, 77],
      ]),
      "--art-light",
      1.5,
    ),
    {
      d: "M22 77 46.4 52.6M84 65 52.4 51.4",
      stroke: "--art-walnut",
      width: 1,
    },
    inked("M14 36 49.5 56 76 24Z", "--art-paper", 1.4),
    // wax with a crown
    {
      d: "M50 43.5C55 42.4 60.4 46 60.6 51 60.9 56.4 57 60.6 51.6 61 46 61.4 41.4 57.6 41 52.4 40.6 47.6 44.8 44.6 50 43.5Z",
      fill: "--art-red",
      stroke: "--art-red-deep",
      width: 1.4,
    },
    {
      d: "M45.6 56 44.4 48.4 48 51.2 50.8 47 53.6 51 57.2 48 56.2 55.6Z",
      fill: "--art-gold",
      stroke: "--art-red-deep",
      width: 0.7,
    },
    { parts: hornParts(), x: 44, y: 65, scale: 1.15 },
  ];
}

/** The Amtmann, and the tiles that his help brings. @returns {Part[]} */
function offices() {
  /** @param {number} x @param {number} y @param {string} fill @returns {Part[]} */
  const tile = (x, y, fill) => [
    { d: roundedBox(x + 1.5, y + 1.8, 25, 25, 5), fill: "--art-ink", opacity: 0.3 },
    { d: roundedBox(x, y, 25, 25, 5), fill, stroke: "--art-ink", width: 1.4 },
    { d: roundedBox(x + 2.4, y + 2.4, 20.2, 20.2, 3.4), stroke: "--art-gold", width: 1.1 },
  ];
  return [
    { parts: amtmann(), x: 14, y: -6, scale: 0.84 },
    { d: "M0 76C34 70 70 70 100 75V100H0Z", fill: "--art-walnut" },
    { d: "M0 76C34 70 70 70 100 75", stroke: "--art-ink", width: 1 },
    ...tile(5, 66, "--art-blue"),
    { parts: hornParts(), x: 8.4, y: 71, scale: 0.42 },
    ...tile(37, 70, "--art-red"),
    {
      d: "M42 89H57M43.6 86.8V79H55.4V86.8M41.6 79 49.5 74.4 57.4 79Z",
      stroke: "--art-light",
      width: 1.7,
    },
    ...tile(69, 66, "--art-green"),
    { d: ellipse(81.5, 78.5, 6.6), stroke: "--art-light", width: 1.8 },
    {
      d: "M81.5 71.9V85.1M74.9 78.5H88.1M76.9 73.9 86.1 83.1M86.1 73.9 76.9 83.1",
      stroke: "--art-light",
      width: 1.2,
    },
  ];
}

/** A coach before the dome of Rome. @returns {Part[]} */
function audience() {
  return [
    { d: ellipse(73, 27, 9), fill: "--art-gold", opacity: 0.7 },
    { d: "M0 64C30 58 66 58 100 63V100H0Z", fill: "--art-terracotta", opacity: 0.75 },
    // the dome on its drum
    inked("M26 63V47H68V63Z", "--art-paper", 1.2),
    inked("M24 47C25 30 35.5 20.5 47 20.5S69 30 70 47Z", "--art-water", 1.4),
    {
      d: "M47 20.5V47M36 24C33.6 30 32.6 38 32.6 47M58 24C60.4 30 61.4 38 61.4 47",
      stroke: "--art-ink",
      width: 0.8,
      opacity: 0.7,
    },
    inked("M43.5 21V14.5H50.5V21Z", "--art-paper", 1),
    { d: "M47 14V6.5M44.4 9.2H49.6", stroke: "--art-gold-deep", width: 1.6 },
    {
      d: "M31 63V52H35V63M40 63V52H44V63M50 63V52H54V63M59 63V52H63V63",
      stroke: "--art-walnut",
      width: 1,
    },
    inked("M4 66V54H26V66ZM68 66V54H96V66Z", "--art-paper-shade", 1.1),
    // the road
    { d: "M38 64C44 74 30 84 4 100H84C74 84 62 74 56 64Z", fill: "--art-paper", opacity: 0.85 },
    { parts: coachParts(4), x: 8, y: 48, scale: 0.72 },
  ];
}
