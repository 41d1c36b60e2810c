import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { symbolMark } from "../../../art/pieces.js";
import { usesDrawers } from "../../../table/arrangement.js";
import { covered } from "../../../table/frame/bubble.js";
import { characterOf } from "../board.js";
import { characterCard } from "./character-card.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").Observation} Observation */
/** @typedef {import("../../../core/engine/types.js").Counting["steps"]} Steps */
/** @typedef {{left: number, top: number, width: number, height: number}} Rect */

/** Between the card and the hexagon around its island, and the edge of the board, in css pixels. */
const GAP_PX = 14;

/**
 * The end as far as it is counted: gondoliers whose card is still to come are on their gondolas, and their cards say nothing
 * of what they bring.
 *
 * @param {import("../../../core/engine/types.js").Observation} observation of the end
 * @param {Steps} steps
 * @param {number} at number of the step that is told
 */
export function counted(observation, steps, at) {
  const seen = /** @type {Observation} */ (observation);
  const coming = steps.slice(at + 1);
  const cards = coming.map(cardOf);
  const places = coming.flatMap(({ telling }) => telling.focus);
  const afloat = places.filter(({ kind }) => kind === "gondola");
  const step = steps[at];
  const card = step && cardOf(step);
  return {
    ...seen,
    counting: step && card ? { seat: step.seat, card, focus: step.telling.focus } : null,
    gondolas: seen.gondolas.map((one) =>
      afloat.some(({ id }) => id === String(one.no)) ? { ...one, used: false } : one,
    ),
    seats: seen.seats.map((seat) => ({
      ...seat,
      characters:
        seat.characters?.map((one) =>
          cards.includes(one.card) ? { ...one, scored: null, coming: true } : one,
        ) ?? null,
    })),
  };
}

/** The character of a step, if it counts one. @param {Steps[number]} step @returns {string | undefined} */
function cardOf({ telling: { args } }) {
  return /** @type {{card?: {character: string}}} */ (args).card?.character;
}

/** The character that is counted now, turned over beside its island. @param {MurTable} table */
export function countedCard(table) {
  const counting = table.view && table.seen.counting;
  if (!counting) return nothing;
  const { seat, card } = counting;
  const { seats, seen, t } = table;
  const worth = seen.seats[seat]?.characters?.find((one) => one.card === card);
  const { color = "white", symbol = "circle" } = seats[seat] ?? {};
  // What it calls its own is that of its player.
  const theirs = /** @type {MurTable} */ ({ board: table.board, me: seat, seats, seen, t });
  const face = characterCard(theirs, card, {
    small: usesDrawers(table.arrangement),
    worth: /** @type {import("../types.js").OwnCharacter | undefined} */ (worth) ?? null,
  });
  return html`<div class="counted-card" data-part="counted-card" aria-hidden="true">
    ${keyed(card, html`<div class="turned seat-${color}"><span class="mark">${symbolMark(symbol)}</span>${face}</div>`)}
  </div>`;
}

/** Puts the character beside its island, where it leaves most of it to be seen. @param {MurTable} table */
export function placeCounted(table) {
  const box = table.renderRoot.querySelector(".counted-card");
  const counting = table.view && table.seen.counting;
  const frame = box?.parentElement?.getBoundingClientRect();
  if (!(box instanceof HTMLElement) || !frame || !counting) return;
  const served = counting.focus.find(({ kind }) => kind === "island")?.id;
  const island = served ?? characterOf(table.board, counting.card)?.island;
  const there = island ? table.bridge.boxOf({ kind: "island", id: island }) : null;
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const others = table.board.islands.flatMap(
    ({ id }) => table.bridge.boxOf({ kind: "island", id }) ?? [],
  );
  const { left, top } = besideIsland(size, there, frame, others);
  box.style.setProperty("left", `${left - frame.left}px`);
  box.style.setProperty("top", `${top - frame.top}px`);
}

/**
 * @param {{width: number, height: number}} size of the card
 * @param {Rect | null} island null for a card of no island that is served nowhere
 * @param {Rect} frame the board
 * @param {readonly Rect[]} [others] what is read on it besides
 * @returns {{left: number, top: number}}
 * @internal
 */
export function besideIsland({ width, height }, island, frame, others = []) {
  const middle = (/** @type {Rect} */ box) => ({
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
  });
  // Without one it keeps off all others at some edge of the board.
  const place = island ?? frame;
  const { left, top } = middle(place);
  const spots = [
    { left: place.left + place.width + GAP_PX, top },
    { left: place.left - width - GAP_PX, top },
    { left, top: place.top + place.height + GAP_PX },
    { left, top: place.top - height - GAP_PX },
    { left: frame.left, top },
    { left: frame.left + frame.width, top },
  ].map((spot) => ({
    left: clamp(spot.left, frame.left, frame.left + frame.width - width),
    top: clamp(spot.top, frame.top, frame.top + frame.height - height),
  }));
  // Its own island counts more than the others.
  const read = [...others, place, place];
  const over = spots.map((spot) => covered({ ...spot, width, height }, read));
  return spots[over.indexOf(Math.min(...over))] ?? middle(frame);
}

/** @param {number} value @param {number} from @param {number} to */
function clamp(value, from, to) {
  return Math.max(from + GAP_PX, Math.min(value, to - GAP_PX));
}
