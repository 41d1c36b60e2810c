import { html, render, svg } from "lit";
import { part } from "../../../table/parts.js";
import { tilePicture } from "../panels/pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").TileWon} TileWon */

const RAYS = 18;
/** When they stand, and when they leave for whoever has won them. */
const THERE = 0.32;
const ON = 0.7;

/** The light behind them opens, turns a little, and closes. */
const SHINING = [
  { transform: "rotate(-20deg) scale(0.3)", opacity: 0 },
  { transform: "rotate(-4deg)", opacity: 1, offset: THERE },
  { transform: "rotate(14deg)", opacity: 1, offset: ON },
  { transform: "rotate(20deg) scale(0.4)", opacity: 0, offset: ON + 0.12 },
  { transform: "rotate(20deg) scale(0.4)", opacity: 0 },
];

/**
 * The tiles of one closing rise over the map, and a light passes over the countries that are complete.
 *
 * @param {TutTable} table
 * @param {readonly TileWon[]} events at least one
 * @returns {import("../../../table/flourishes.js").Flourish}
 */
export function tilesFlourish(table, events) {
  const { board, bridge } = table;
  const stacks = events.map(({ stack }) => board.stacks.find(({ id }) => id === stack));
  return {
    play(layer, time) {
      const countries = stacks.flatMap((stack) => stack?.countries ?? []);
      if (countries.length > 0) bridge.map?.shine.start(countries, time);
      render(
        html`<div class="won">
          ${rays()}
          ${events.map(
            ({ stack, value }) =>
              html`<span class="won-tile">${tilePicture(board, stack, value)}</span>`,
          )}
        </div>`,
        layer,
      );
      const goal = table.renderRoot.querySelector(part(`player-${events[0]?.seat ?? 0}`));
      const to = goal?.getBoundingClientRect() ?? null;
      const light = layer
        .querySelector(".rays")
        ?.animate(SHINING, { duration: time, fill: "both" });
      const tiles = [...layer.querySelectorAll(".won-tile")].map((tile, index) =>
        flight(/** @type {HTMLElement} */ (tile), to, time, index),
      );
      return light ? [light, ...tiles] : tiles;
    },
    end: () => bridge.map?.shine.stop(),
  };
}

/** @param {HTMLElement} tile @param {DOMRect | null} to @param {number} time @param {number} index */
function flight(tile, to, time, index) {
  const box = tile.getBoundingClientRect();
  const [dx, dy] = to
    ? [
        to.left + to.width / 2 - box.left - box.width / 2,
        to.top + to.height / 2 - box.top - box.height / 2,
      ]
    : [0, -box.height / 3];
  // One after the other, and all of them in time.
  const delay = index * time * 0.06;
  return tile.animate(
    [
      { transform: "translateY(60%) scale(0.2)", opacity: 0, easing: "ease-out" },
      { transform: "translateY(-6%) scale(1.14)", opacity: 1, offset: THERE * 0.75 },
      { transform: "none", opacity: 1, offset: THERE },
      { transform: "none", opacity: 1, offset: ON, easing: "cubic-bezier(0.5, 0, 0.8, 0.6)" },
      { transform: `translate(${dx}px, ${dy}px) scale(0.3)`, opacity: 0.3 },
    ],
    { duration: time - delay, delay, fill: "both" },
  );
}

/** Rays behind the tiles. */
function rays() {
  const all = Array.from({ length: RAYS }, (_, i) => {
    const [a, b] = [i - 0.22, i + 0.22].map((one) => (one * 2 * Math.PI) / RAYS);
    const far = i % 2 === 0 ? 98 : 80;
    const at = (/** @type {number} */ angle) =>
      `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
    return svg`<path d="M0 0L${at(a ?? 0)}L${at(b ?? 0)}Z"></path>`;
  });
  return html`<svg class="rays" viewBox="-100 -100 200 200">${all}</svg>`;
}
