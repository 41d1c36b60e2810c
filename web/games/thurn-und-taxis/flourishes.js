import { html, render, svg } from "lit";
import { medalParts, shieldParts, wheel } from "../../art/carriages.js";
import { mailTeam, SCALE } from "../../art/scenes/mail-coach.js";
import { toSvg } from "../../board/canvas/drawing.js";
import { part } from "../../table/parts.js";
import { tilePicture } from "./panels/pictures.js";

/** @typedef {import("./table.js").TutTable} TutTable */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").TileWon} TileWon */
/** @typedef {import("../../table/motion.js").Flourish} Flourish */

const RAYS = 18;

/**
 * The celebrations of a change: one for all tiles that were won by it, and one for a new carriage. Their motions are in
 * flourishes.css.
 *
 * @param {TutTable} table
 * @param {readonly GameEvent[]} events
 * @returns {Flourish[]}
 */
export function flourishesOf(table, events) {
  const tiles = events.filter((event) => event.event === "tile" && event.value !== null);
  const carriages = events.filter((event) => event.event === "carriage");
  return [
    ...(tiles.length > 0 ? [tilesFlourish(table, /** @type {TileWon[]} */ (tiles))] : []),
    ...carriages.map((event) => carriageFlourish(table, event)),
  ];
}

/**
 * A new carriage drives in before the map, in the colour of the player who has won it.
 *
 * @param {TutTable} table
 * @param {import("./types.js").CarriageGained} event
 * @returns {Flourish}
 */
function carriageFlourish({ board, seats }, { seat, length }) {
  return {
    play(layer, time) {
      const look = seats[seat];
      if (!look) return [];
      const { behind, wheels, before } = mailTeam(look, length);
      const points = board.carriages.find((one) => one.length === length)?.points;
      const medal =
        points === undefined ? [] : [{ parts: medalParts(points), x: 300, y: 46, scale: 1.35 }];
      render(
        html`<div class="post-road">
          <svg class="post-coach" viewBox="148 58 326 132">
            ${toSvg(behind)}
            ${wheels.map(
              ([x, y, r]) => svg`<g class="turning">${toSvg(wheel(x, y, r, SCALE))}</g>`,
            )}
            ${toSvg(before)}
            <g class="post-honour">
              ${toSvg([{ parts: shieldParts(length), x: 366, y: 52, scale: 1.15 }, ...medal])}
            </g>
          </svg>
        </div>`,
        layer,
      );
      return motionsOf(layer, time);
    },
  };
}

/**
 * The tiles of one closing rise over the map, and a light passes over the countries that are complete.
 *
 * @param {TutTable} table
 * @param {readonly TileWon[]} events at least one
 * @returns {Flourish}
 */
function tilesFlourish({ board, bridge, renderRoot }, events) {
  return {
    play(layer, time) {
      const countries = events.flatMap(
        ({ stack }) => board.stacks.find(({ id }) => id === stack)?.countries ?? [],
      );
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
      const winner = renderRoot.querySelector(part(`player-${events[0]?.seat ?? 0}`));
      const to = winner?.getBoundingClientRect();
      const tiles = /** @type {NodeListOf<HTMLElement>} */ (layer.querySelectorAll(".won-tile"));
      for (const [index, tile] of tiles.entries()) {
        const from = tile.getBoundingClientRect();
        const dx = to ? to.left + to.width / 2 - from.left - from.width / 2 : 0;
        const dy = to ? to.top + to.height / 2 - from.top - from.height / 2 : -from.height / 3;
        tile.style.setProperty("--dx", `${dx}px`);
        tile.style.setProperty("--dy", `${dy}px`);
        tile.style.setProperty("--index", String(index));
      }
      return motionsOf(layer, time);
    },
    end: () => bridge.map?.shine.stop(),
  };
}

/** Starts the motions of the style sheet. @param {HTMLElement} layer @param {number} time */
function motionsOf(layer, time) {
  layer.style.setProperty("--time", `${time}ms`);
  layer.classList.add("playing");
  return layer.getAnimations({ subtree: true });
}

/** Rays of light behind the tiles. */
function rays() {
  const all = Array.from({ length: RAYS }, (_, i) => {
    const far = i % 2 === 0 ? 98 : 80;
    const [a, b] = [i - 0.22, i + 0.22].map((one) => {
      const angle = (one * 2 * Math.PI) / RAYS;
      return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
    });
    return svg`<path d="M0 0L${a}L${b}Z"></path>`;
  });
  return html`<svg class="rays" viewBox="-100 -100 200 200">${all}</svg>`;
}
