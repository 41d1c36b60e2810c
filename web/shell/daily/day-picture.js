import { Picture } from "../../board/canvas/picture.js";
import { squaresOf } from "../../core/results/daily.js";

/** In pixels. */
const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 60];
/** Of its side, and from one to the next. */
const [SQUARE, STEP] = [62, 72];
const SQUARES_Y = 450;

/**
 * The result of a deal of the day as a picture that gives nothing of the deal away.
 *
 * @param {object} told
 * @param {string} told.head
 * @param {string} told.date
 * @param {string} told.game its name
 * @param {{words: string, value: string}[]} told.figures
 * @param {{points: number, par: number | null}} told.result
 */
export function dayPicture({ head, date, game, figures, result: { points, par } }) {
  const picture = new Picture(WIDTH, HEIGHT);
  const start = /** @type {const} */ ("start");
  picture.head(head, date, MARGIN, 75);
  picture.text(game, MARGIN, 140, { size: 34, fill: "--ink-soft", at: start });
  const width = (WIDTH - 2 * MARGIN) / 2;
  figures.forEach(({ words, value }, i) => {
    const x = MARGIN + i * width;
    picture.text(words, x, 250, { size: 30, fill: "--ink-soft", at: start, fit: width - 20 });
    picture.text(value, x, 340, { size: 110, font: "display", at: start, fit: width - 20 });
  });
  if (par !== null) paintSquares(picture, squaresOf(points, par));
  const mark = { size: 34, font: /** @type {const} */ ("display"), fill: "--ink-soft" };
  picture.text("Spieltisch", WIDTH - MARGIN, HEIGHT - 50, { ...mark, at: "end" });
  return picture.canvas;
}

/** @param {Picture} picture @param {ReturnType<typeof squaresOf>} counts */
function paintSquares(picture, { reached, missing, beyond }) {
  /** @param {number} count @param {import("../../board/canvas/paint.js").Look} look */
  const some = (count, look) => Array.from({ length: count }, () => look);
  const looks = [
    ...some(reached, { fill: "--seat-green" }),
    ...some(missing, { fill: "--ink-faint", opacity: 0.3 }),
    ...some(beyond, { fill: "--seat-yellow" }),
  ];
  looks.forEach((look, i) => {
    picture.box({ x: MARGIN + i * STEP, y: SQUARES_Y, w: SQUARE, h: SQUARE }, look, 10);
  });
}
