import { markPath } from "../../art/pieces.js";
import { Picture } from "../../board/canvas/picture.js";
import { titleOf } from "../../core/storage/saved-game.js";
import { gameEntry } from "../../games/index.js";
import { locale, t } from "../../i18n/index.js";
import { partName, signed } from "../../table/words/telling.js";

/** @typedef {import("../../core/engine/types.js").View} View */
/** @typedef {import("../../core/engine/types.js").Source} Source */
/** @typedef {import("../../core/storage/types.js").SavedGame} SavedGame */

/** In pixels. */
const WIDTH = 1200;
const MARGIN = 40;
const HEAD = 110;
const HIGHEST_BOARD = 780;
const ROW = 46;
/** Of the first column. */
const NAMES = 300;
const SEAT_ROW = 92;

/**
 * The board of a finished game as it stands, with the score table below it.
 *
 * @param {SavedGame} saved
 * @param {View} view
 * @param {readonly Source[]} sources
 * @returns {Promise<HTMLCanvasElement>}
 */
export async function finalPicture(saved, view, sources) {
  const draw = await gameEntry(saved.game)?.position?.();
  const { options } = view.observation;
  const position = draw?.({ view, seats: saved.seats, options }, true);
  const { w = 1, h = 0 } = position?.box ?? {};
  const scale = Math.min((WIDTH - 2 * MARGIN) / w, HIGHEST_BOARD / h);
  const table = HEAD + h * scale + MARGIN / 2;
  const rows = sources.length + 2;
  const height = table + SEAT_ROW + rows * ROW + MARGIN;
  const picture = new Picture(WIDTH, height);
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(saved.updated);
  picture.head(titleOf(saved), date, MARGIN, HEAD / 2);
  if (position) picture.place(position, (WIDTH - w * scale) / 2, HEAD, scale);
  scores(picture, table, saved.seats, view.ranking ?? [], sources);
  return picture.canvas;
}

/**
 * @param {Picture} picture
 * @param {number} top
 * @param {SavedGame["seats"]} seats
 * @param {NonNullable<View["ranking"]>} ranking from best to worst
 * @param {readonly Source[]} sources
 */
function scores(picture, top, seats, ranking, sources) {
  const width = (WIDTH - 2 * MARGIN - NAMES) / ranking.length;
  const middleOf = (/** @type {number} */ column) => MARGIN + NAMES + (column + 0.5) * width;
  ranking.forEach(({ seat, rank }, column) => {
    const look = seats[seat];
    const x = middleOf(column);
    const bottom = SEAT_ROW + (sources.length + 2) * ROW;
    if (rank === 1)
      picture.box(
        { x: x - width / 2, y: top, w: width, h: bottom },
        { fill: "--accent", opacity: 0.18 },
      );
    if (!look) return;
    picture.box(
      { x: x - 17, y: top + 12, w: 34, h: 34 },
      { fill: `--seat-${look.color}`, stroke: "--panel-border", width: 1.5 },
      8,
    );
    const mark = { d: markPath(look.symbol, x, top + 29, 9), fill: `--seat-${look.color}-ink` };
    picture.parts([mark]);
    picture.text(look.name, x, top + 72, { size: 26, weight: 700, fit: width - 16 });
  });
  /** @param {number} row @param {string} head @param {(column: typeof ranking[number]) => string} cell @param {number} [weight] */
  const line = (row, head, cell, weight = 400) => {
    const y = top + SEAT_ROW + (row + 0.5) * ROW;
    picture.box(
      { x: MARGIN, y: y - ROW / 2, w: WIDTH - 2 * MARGIN, h: 1.5 },
      { fill: "--panel-border" },
    );
    picture.text(head, MARGIN + 8, y, { size: 26, weight, fit: NAMES - 16, at: "start" });
    for (const [column, one] of ranking.entries())
      picture.text(cell(one), middleOf(column), y, { size: 28, weight });
  };
  for (const [row, { part, points }] of sources.entries())
    line(row, partName(part), ({ seat }) => signed(points[seat] ?? 0));
  line(sources.length, t("score-total"), ({ total }) => signed(total), 700);
  line(sources.length + 1, t("score-rank"), ({ rank }) => t("score-rank-number", { rank }));
}
