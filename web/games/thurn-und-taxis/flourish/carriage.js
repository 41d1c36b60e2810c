import { html, render, svg } from "lit";
import { medalParts, shieldParts, wheel } from "../../../art/carriages.js";
import { mailTeam, SCALE } from "../../../art/scenes/mail-coach.js";
import { toSvg } from "../../../board/canvas/drawing.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** When it stands, when it is gone on, as shares of the time. */
const THERE = 0.5;
const ON = 0.82;

/**
 * A new carriage drives in before the map, in the colour of whoever has won it.
 *
 * @param {TutTable} table
 * @param {import("../types.js").CarriageGained} event
 * @returns {import("../../../table/flourishes.js").Flourish}
 */
export function carriageFlourish(table, { seat, length }) {
  return {
    play(layer, time) {
      const look = table.seats[seat];
      if (!look) return [];
      const { behind, wheels, before } = mailTeam(look, length);
      const points = table.board.carriages.find((one) => one.length === length)?.points;
      render(
        html`<div class="post-road">
          <svg class="post-coach" viewBox="148 58 326 132">
            ${toSvg(behind)}
            ${wheels.map(
              ([x, y, r]) => svg`<g class="turning">${toSvg(wheel(x, y, r, SCALE))}</g>`,
            )}
            ${toSvg(before)}
            <g class="post-honour">
              ${toSvg([{ parts: shieldParts(length), x: 366, y: 52, scale: 1.15 }])}
              ${points === undefined ? "" : toSvg([{ parts: medalParts(points), x: 300, y: 46, scale: 1.35 }])}
            </g>
          </svg>
        </div>`,
        layer,
      );
      return motions(layer, time);
    },
  };
}

/** @param {HTMLElement} layer @param {number} duration */
function motions(layer, duration) {
  const width = layer.clientWidth;
  const [road, coach, honour] = [".post-road", ".post-coach", ".post-honour"].map(
    (name) => /** @type {HTMLElement} */ (layer.querySelector(name)),
  );
  const calm = { duration, fill: /** @type {const} */ ("both") };
  return [
    road?.animate(
      [
        { opacity: 0 },
        { opacity: 1, offset: 0.12 },
        { opacity: 1, offset: ON },
        { opacity: 0, easing: "ease-in" },
      ],
      calm,
    ),
    coach?.animate(
      [
        { transform: `translateX(${-width * 0.8}px)`, easing: "cubic-bezier(0.2, 0.6, 0.35, 1)" },
        { transform: "none", offset: THERE },
        { transform: "none", offset: ON, easing: "ease-in" },
        { transform: `translateX(${width * 0.12}px)` },
      ],
      calm,
    ),
    honour?.animate(
      [
        { transform: "scale(0) rotate(-14deg)", offset: 0 },
        { transform: "scale(0) rotate(-14deg)", offset: THERE - 0.08, easing: "ease-out" },
        { transform: "scale(1.2) rotate(4deg)", offset: THERE + 0.05 },
        { transform: "none", offset: THERE + 0.12 },
        { transform: "none", offset: 1 },
      ],
      calm,
    ),
    ...[...layer.querySelectorAll(".turning")].map((one) =>
      one.animate(
        [
          { transform: "rotate(-620deg)", easing: "cubic-bezier(0.2, 0.6, 0.35, 1)" },
          { transform: "none", offset: THERE },
          { transform: "none", offset: ON, easing: "ease-in" },
          { transform: "rotate(90deg)" },
        ],
        calm,
      ),
    ),
  ].filter((one) => one !== undefined);
}
