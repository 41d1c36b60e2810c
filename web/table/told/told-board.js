import { html, nothing } from "lit";
import { signButton } from "../frame/icons.js";

/** @typedef {import("../game-table.js").GameTable<any>} AnyTable */
/** @typedef {import("./types.js").ToldCell} ToldCell */
/** @typedef {import("./types.js").ToldChart} ToldChart */
/** @typedef {import("./types.js").ToldPlace} ToldPlace */
/** @typedef {{live: Set<string>, chosen: Set<string>}} Marks */

/**
 * The drawn board in words: what a screen reader has in the place of the picture. It comes into sight with the keyboard's
 * focus, or when it is opened. Its words come later (`toldWords`).
 *
 * @param {AnyTable} table
 */
export function toldBoard(table) {
  const { told } = table;
  if (!told.isThere) return nothing;
  return html`<section
    class="told-board ${told.open ? "open" : ""}"
    data-part="told"
    aria-labelledby="told-title"
    @keydown=${(/** @type {KeyboardEvent} */ event) => walk(table, event)}
    @focusin=${(/** @type {FocusEvent} */ { target }) => {
      told.standAside();
      if (target instanceof HTMLButtonElement && target.matches("[data-place]"))
        told.stopAt(target);
    }}
  ></section>`;
}

/**
 * What stands in it.
 *
 * @param {AnyTable} table
 */
export function toldWords(table) {
  const { told, t } = table;
  const { told: words } = table.game;
  const marks = {
    live: new Set(words?.live(table)),
    chosen: new Set(words?.chosen?.(table)),
  };
  return html`<header class="sheet-head">
      <h2 id="told-title">${t("table-told")}</h2>
      ${told.open ? signButton("close", t("table-close-dialog"), () => told.toggle(), { part: "told-close" }) : nothing}
    </header>
    <div class="told-body">
      <p class="told-help">${t("table-told-help")} ${t("table-told-live", { count: marks.live.size })}</p>
      ${told.charts.map((one, index) => chart(table, one, index, marks))}
    </div>`;
}

/**
 * @param {AnyTable} table
 * @param {ToldChart} chart
 * @param {number} index
 * @param {Marks} marks
 */
function chart(table, { id, title, notes = [], tools = [], head, rows }, index, marks) {
  const heading = `told-${id}`;
  return html`<h3 id=${heading}>${title}</h3>
    ${notes.map((words) => html`<p>${words}</p>`)}
    ${tools.length > 0 ? html`<p data-chart=${index} data-row="-1">${tools.map((one) => place(table, one, marks))}</p>` : nothing}
    <table aria-labelledby=${heading} data-chart=${index}>
      <thead>
        <tr>${head.map((words) => html`<th scope="col">${words}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map((cells, row) => {
          const name = `${heading}-${row}`;
          const about = wordsBeside(cells).map((column) => `${name}-${column}`);
          return html`<tr data-row=${row}>
            ${cells.map((cell, column) => {
              const shown = content(table, cell, marks, about.join(" "));
              if (column === 0) return html`<th scope="row">${shown}</th>`;
              return html`<td id=${`${name}-${column}`}>${shown}</td>`;
            })}
          </tr>`;
        })}
      </tbody>
    </table>`;
}

/**
 * What stands beside the only place of a row is read with it.
 *
 * @param {readonly ToldCell[]} cells
 * @returns {number[]} their columns
 */
function wordsBeside(cells) {
  const places = cells.flat().filter((one) => typeof one !== "string");
  if (places.length !== 1) return [];
  return cells.flatMap((cell, column) =>
    column > 0 && typeof cell === "string" && cell !== "" ? [column] : [],
  );
}

/**
 * @param {AnyTable} table
 * @param {ToldCell} cell
 * @param {Marks} marks
 * @param {string} about names of the cells that are read with a place
 */
function content(table, cell, marks, about) {
  if (typeof cell === "string") return cell;
  return [cell].flat().map((one, at) => [at > 0 ? ", " : "", place(table, one, marks, about)]);
}

/**
 * @param {AnyTable} table
 * @param {ToldPlace} place
 * @param {Marks} marks
 * @param {string} [about]
 */
function place({ told }, { id, words, press }, { live, chosen }, about = "") {
  const isLive = live.has(id);
  return html`<button
    class="told-place ${isLive ? "can" : ""}"
    tabindex="-1"
    data-place=${id}
    data-part=${`told-${id}`}
    aria-disabled=${isLive ? nothing : "true"}
    aria-pressed=${chosen.has(id) ? "true" : nothing}
    aria-describedby=${about || nothing}
    @click=${() => told.press(press)}
  >
    ${words}
  </button>`;
}

/** Walks from place to place, with Shift only to those that can be chosen. @param {AnyTable} table @param {KeyboardEvent} event */
function walk({ told }, event) {
  if (!WALKING.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
  const { target } = event;
  const places = told.places.filter(
    (one) => !event.shiftKey || one === target || one.matches(".can"),
  );
  const here = places.indexOf(/** @type {HTMLButtonElement} */ (target));
  if (here < 0) return;
  event.preventDefault();
  const next = places[nextSpot(event.key, places.map(spotOf), here)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** @param {HTMLElement} place */
function spotOf(place) {
  const cell = place.closest("th, td");
  return {
    chart: Number(place.closest("[data-chart]")?.getAttribute("data-chart")),
    row: Number(place.closest("[data-row]")?.getAttribute("data-row")),
    column: cell instanceof HTMLTableCellElement ? cell.cellIndex : 0,
  };
}

/** Which chart, row and column a place lies in. @typedef {{chart: number, row: number, column: number}} Spot */

/** The keys that walk. */
const WALKING = "ArrowRight ArrowLeft ArrowDown ArrowUp Home End PageDown PageUp".split(" ");

/**
 * Where a key leads from a place of a told board: arrows along row and column and on into the next chart, Home and End to
 * the ends of a chart, Page Up and Page Down from chart to chart; from the last one on to the first, and back.
 *
 * @param {string} key one of those that walk
 * @param {readonly Spot[]} spots all places in reading order
 * @param {number} here the index of the place that has the focus
 * @returns {number} the index of the next one; the same where there is none
 * @internal
 */
export function nextSpot(key, spots, here) {
  const from = /** @type {Spot} */ (spots[here]);
  const chartBefore = (spots.findLast(({ chart }) => chart < from.chart) ?? spots.at(-1))?.chart;
  /** @type {Record<string, () => Spot | undefined>} */
  const ways = {
    ArrowRight: () => spots[here + 1] ?? spots[0],
    ArrowLeft: () => spots.at(here - 1),
    ArrowDown: () => nearest(spots, from, spots.find(isAfter(from)) ?? spots[0]),
    ArrowUp: () =>
      nearest(spots, from, spots.findLast((spot) => isAfter(spot)(from)) ?? spots.at(-1)),
    Home: () => spots.find(({ chart }) => chart === from.chart),
    End: () => spots.findLast(({ chart }) => chart === from.chart),
    PageDown: () => spots.find(({ chart }) => chart > from.chart) ?? spots[0],
    PageUp: () => spots.find(({ chart }) => chart === chartBefore),
  };
  const next = ways[key]?.();
  return next ? spots.indexOf(next) : here;
}

/** Finds places in a later row. @param {Spot} from @returns {(spot: Spot) => boolean} */
function isAfter(from) {
  return ({ chart, row }) => chart > from.chart || (chart === from.chart && row > from.row);
}

/**
 * The place of a row that is nearest to a column.
 *
 * @param {readonly Spot[]} spots
 * @param {Spot} from a place of the column
 * @param {Spot | undefined} other a place of the row
 */
function nearest(spots, { column }, other) {
  const row = spots.filter((spot) => spot.chart === other?.chart && spot.row === other.row);
  const far = (/** @type {Spot} */ spot) => Math.abs(spot.column - column);
  const least = Math.min(...row.map(far));
  return row.find((spot) => far(spot) === least);
}
