import { html, svg } from "lit";
import { t } from "../../i18n/index.js";
import { picker } from "../../ui/fields.js";

/**
 * Chooses a road by its two cities, touched on the drawn map or chosen by name.
 *
 * @typedef {import("../../table/types.js").PrintedMap} PrintedMap
 */

/**
 * The city that is nearest to a press.
 *
 * @param {PrintedMap} map
 * @param {{x: number, y: number}} press as parts of width and height
 * @returns {string}
 * @internal
 */
export function nearest({ spots, ratio }, { x, y }) {
  const far = (/** @type {{x: number, y: number}} */ spot) =>
    Math.hypot((spot.x - x) * ratio, spot.y - y);
  const [first] = [...spots].sort((a, b) => far(a) - far(b));
  return first?.id ?? "";
}

/** @param {string} one @param {string} other of two cities @returns {string} the name of the road between them, as in places */
export function roadOf(one, other) {
  return [one, other].sort().join("-");
}

/**
 * @param {object} args
 * @param {PrintedMap | undefined} args.map
 * @param {readonly {id: string, name: string}[]} args.cities
 * @param {readonly string[]} args.chosen one city or two
 * @param {boolean} args.isThere whether there is a road between both
 * @param {(chosen: string[]) => void} args.choose
 * @param {() => void} args.turn makes the road or takes it away
 */
export function roadForm({ map, cities, chosen, isThere, choose, turn }) {
  const [first = "", second = ""] = chosen;
  const press = (/** @type {string} */ city) =>
    choose(first !== "" && second === "" && city !== first ? [first, city] : [city]);
  const pick = (/** @type {number} */ at) =>
    picker(
      t(at === 0 ? "copy-road-from" : "copy-road-to"),
      ["", ...cities.map(({ id }) => id)],
      chosen[at],
      (city) => cities.find(({ id }) => id === city)?.name ?? "",
      (city) => choose(at === 0 ? [city, second] : [first, city]),
      { part: `copy-road-${at}` },
    );
  const isWhole = first !== "" && second !== "" && first !== second;
  return html`<div class="road" data-part="copy-road">
    <p class="soft">${t("copy-road-help")}</p>
    ${map ? html`<div class="map">${drawnMap({ map, cities, chosen, choose: press })}</div>` : ""}
    <div class="row">${pick(0)} ${pick(1)}
      <button type="button" class="button primary" data-part="copy-road-turn" ?disabled=${!isWhole} @click=${turn}>
        ${t(isThere ? "copy-road-away" : "copy-road-new")}
      </button>
    </div>
  </div>`;
}

/**
 * A map on which cities are touched.
 *
 * @param {object} args
 * @param {PrintedMap} args.map
 * @param {readonly {id: string, name: string}[]} args.cities
 * @param {readonly string[]} args.chosen
 * @param {string} [args.from] the city that the chosen ones are asked for
 * @param {(city: string) => void} args.choose
 */
export function drawnMap({ map, cities, chosen, from = "", choose }) {
  /** @param {MouseEvent & {currentTarget: Element}} event */
  const press = ({ currentTarget, clientX, clientY }) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    choose(nearest(map, { x: (clientX - left) / width, y: (clientY - top) / height }));
  };
  return html`<div class="drawn" aria-hidden="true" data-part="copy-map" @click=${press}>${map.picture}${names(map, cities, chosen, from)}</div>`;
}

/** Half the width of a letter, a line, and the way from a city to its name on a phone: as parts of width and height. */
const [LETTER, LINE, AWAY] = [0.0095, 0.06, 0.07];

/** @typedef {{x: number, at: number, name: string}} Name */

/**
 * Puts the name of a city below it, or above where that is free and below would overlap another one.
 *
 * @param {Name[]} names those that stand already
 * @param {{x: number, y: number, name: string}} city
 * @returns {boolean} above
 * @internal
 */
export function putName(names, { x, y, name }) {
  const isNear = (/** @type {Name} */ one) =>
    Math.abs(one.x - x) < (one.name.length + name.length) * LETTER;
  const near = names.filter(isNear);
  const isFree = (/** @type {number} */ at) =>
    at > LINE / 2 && near.every((one) => Math.abs(one.at - at) >= LINE);
  const isAbove = !isFree(y + AWAY) && isFree(y - AWAY);
  names.push({ x, at: isAbove ? y - AWAY : y + AWAY, name });
  return isAbove;
}

/**
 * The names of the cities, over the map.
 *
 * @param {PrintedMap} map
 * @param {readonly {id: string, name: string}[]} cities
 * @param {readonly string[]} chosen
 * @param {string} from
 */
function names({ spots }, cities, chosen, from) {
  /** @type {Name[]} */
  const there = [];
  return html`<svg class="names" width="100%" height="100%">
    ${spots.map(({ id, x, y }) => {
      const [left, top] = [`${100 * x}%`, `${100 * y}%`];
      const name = cities.find((one) => one.id === id)?.name ?? "";
      const down = putName(there, { x, y, name }) ? "-1.7em" : "0.8em";
      return svg`<g class=${id === from ? "from" : chosen.includes(id) ? "chosen" : ""}>
        <circle cx=${left} cy=${top} r="10"></circle>
        <text x=${left} y=${top} dy=${down}>${name}</text>
      </g>`;
    })}
  </svg>`;
}
