import { render } from "lit";
import { duration, EASE, flight } from "../../../table/motion.js";
import { part } from "../../../table/parts.js";
import { firstOf } from "../expansions/index.js";
import { copyOf } from "../expansions/prize.js";
import { housePicture } from "../panels/pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").GameEvent} GameEvent */

/**
 * Animation by comparing before and after: what is in another place afterwards moves there, what is
 * new comes from where its card was, what has gone leaves. It needs no knowledge of the action, so
 * taking back animates as well.
 *
 * @typedef {object} Seen
 * @property {string} key
 * @property {string} city
 * @property {DOMRect} box
 * @property {HTMLElement} picture a copy for what is gone afterwards
 *
 * @typedef {Map<string, Seen>} Picture
 */

/**
 * Remembers where every card is.
 *
 * @param {ParentNode} root
 * @returns {Picture}
 */
export function snapshot(root) {
  /** @type {Picture} */
  const picture = new Map();
  for (const element of root.querySelectorAll("[data-flip]")) {
    const { key, city } = /** @type {HTMLElement} */ (element).dataset;
    if (!key || !city) continue;
    const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
    picture.set(key, { key, city, box: element.getBoundingClientRect(), picture: copy });
  }
  return picture;
}

/**
 * What starts the motions of one step. All places are read before the first begins: so the page is laid out once.
 *
 * @typedef {(() => void)[]} Starts
 */

/**
 * Plays the way from `before` to what is on the screen now.
 *
 * @param {TutTable} table
 * @param {Picture} before
 * @param {readonly GameEvent[]} events
 * @param {boolean} isCelebrated whether what was won is shown larger at the same time
 */
export function play(table, before, events, isCelebrated) {
  const time = duration(table.settings.animationSpeed);
  if (time === 0) return;
  const root = table.renderRoot;
  const gone = new Map(before);
  /** @type {Starts} */
  const starts = [];
  /** @type {HTMLElement[]} */
  const fresh = [];
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (
    root.querySelectorAll("[data-flip]")
  )) {
    const { key = "", city = "" } = element.dataset;
    const old = gone.get(key);
    if (old && old.city === city) {
      gone.delete(key);
      travel(starts, element, old.box, time);
    } else {
      fresh.push(element);
    }
  }
  for (const element of fresh) arrive(starts, root, element, gone, time);
  for (const seen of gone.values()) leave(starts, table, seen, events, time);
  award(starts, table, events, isCelebrated, time);
  build(starts, table, events, time);
  for (const start of starts) start();
}

/** Over what lies still. */
const IN_THE_AIR = "15";

/** The part of its time after which a card in the air lies over its own place. Until then a touch means what it flies over. */
const NEARLY = 0.5;

/** The last motion of each card. @type {WeakMap<HTMLElement, Animation>} */
const motions = new WeakMap();

/**
 * Only the transform moves: then the browser draws each step without the page, which is free for the next press.
 *
 * @param {Starts} starts
 * @param {HTMLElement} element
 * @param {DOMRect} from
 * @param {number} time
 * @param {number} [delay]
 */
function travel(starts, element, from, time, delay = 0) {
  const to = element.getBoundingClientRect();
  if (to.width === 0 || Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 2) return;
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const frames = [{ transform: start }, { transform: "none" }];
  const isFar = Math.abs(dx) > to.width / 2 || Math.abs(dy) > to.height / 2;
  starts.push(() => {
    const motion = element.animate(frames, {
      duration: time,
      delay,
      easing: EASE,
      fill: "backwards",
    });
    motions.set(element, motion);
    const { style } = element;
    style.setProperty("z-index", IN_THE_AIR);
    style.setProperty("pointer-events", isFar ? "none" : "");
    const landed = (/** @type {unknown} */ isDown) => {
      if (motions.get(element) !== motion) return;
      style.removeProperty("pointer-events");
      if (isDown) style.removeProperty("z-index");
    };
    setTimeout(landed, delay + time * NEARLY);
    motion.finished.then(landed, landed);
  });
}

/**
 * A card that was not there before: from the place that lost the same card, else from the deck.
 *
 * @param {Starts} starts
 * @param {ParentNode} root
 * @param {HTMLElement} element
 * @param {Picture} gone
 * @param {number} time
 */
function arrive(starts, root, element, gone, time) {
  const { key = "", city } = element.dataset;
  const twin = [...gone.values()].find((seen) => seen.city === city && seen.key !== key);
  if (twin) {
    gone.delete(twin.key);
    travel(starts, element, twin.box, time);
    return;
  }
  const deck = root.querySelector(part("deck"));
  if (!deck || key.startsWith("route-")) return;
  // A refilled card waits until the one before it has left.
  const delay = key.startsWith("slot-") ? time * 0.6 : 0;
  travel(starts, element, deck.getBoundingClientRect(), time, delay);
}

/**
 * A card that is nowhere now: to the player who took it, or away.
 *
 * @param {Starts} starts
 * @param {TutTable} table
 * @param {Seen} seen
 * @param {readonly GameEvent[]} events
 * @param {number} time
 */
function leave(starts, table, seen, events, time) {
  const place = events.map((event) => destination(table, event, seen.city)).find(Boolean);
  const goal = place ? table.renderRoot.querySelector(place) : null;
  const to = goal?.getBoundingClientRect() ?? null;
  starts.push(flight(table, seen.picture, seen.box, to, time));
}

/**
 * Where an event takes a card that is nowhere afterwards.
 *
 * @param {TutTable} table
 * @param {GameEvent} event
 * @param {string} city
 * @returns {string | null} selector of the place
 */
function destination(table, event, city) {
  if (!("card" in event) || event.card !== city) return null;
  if (event.event === "took") return part(`player-${event.seat}`);
  return firstOf(table, (part) => part.destination?.(table, event));
}

/**
 * Houses fall onto their towns, one after the other.
 *
 * @param {Starts} starts
 * @param {TutTable} table
 * @param {readonly GameEvent[]} events
 * @param {number} time
 */
function build(starts, table, events, time) {
  const canvas = table.renderRoot.querySelector(".map-canvas")?.getBoundingClientRect();
  const frame = table.getBoundingClientRect();
  const houses = events.filter((event) => event.event === "house");
  houses.forEach((event, index) => {
    const seat = table.seats[event.seat];
    const spot = table.bridge.spotOf(event.city);
    if (!canvas || !seat || !spot) return;
    const place = { x: canvas.left - frame.left + spot[0], y: canvas.top - frame.top + spot[1] };
    starts.push(() => fall(table, seat, place, time, index));
  });
}

/**
 * @param {TutTable} table
 * @param {TutTable["seats"][number]} seat
 * @param {{x: number, y: number}} place
 * @param {number} time
 * @param {number} index  among the houses of this step
 */
function fall(table, seat, { x, y }, time, index) {
  const picture = document.createElement("span");
  picture.className = "falling-house";
  picture.setAttribute("aria-hidden", "true");
  render(housePicture(seat), picture);
  picture.style.setProperty("left", `${x}px`);
  picture.style.setProperty("top", `${y}px`);
  table.ghosts?.append(picture);
  const falling = picture.animate(
    [
      { transform: "translate(-50%, -260%) scale(1.5)", opacity: 0 },
      { transform: "translate(-50%, -120%) scale(1.2)", opacity: 1, offset: 0.5 },
      { transform: "translate(-50%, -60%) scale(0.9)", opacity: 1, offset: 0.85 },
      { transform: "translate(-50%, -60%) scale(0.8)", opacity: 0 },
    ],
    { duration: time * 1.5, delay: index * time * 0.3, easing: "ease-in", fill: "both" },
  );
  const remove = () => picture.remove();
  falling.finished.then(remove, remove);
}

/**
 * What is won flies from its place to the player who won it.
 *
 * @param {Starts} starts
 * @param {TutTable} table
 * @param {readonly GameEvent[]} events
 * @param {boolean} isCelebrated whether tiles and carriages are shown larger at the same time
 * @param {number} time
 */
function award(starts, table, events, isCelebrated, time) {
  for (const event of events) {
    const prize = isCelebrated && isGreat(event) ? null : prizeOf(table, event);
    const seat = "seat" in event ? event.seat : null;
    const goal = table.renderRoot.querySelector(part(`player-${seat}`));
    if (!prize || !goal || prize.from.width === 0) continue;
    const to = goal.getBoundingClientRect();
    starts.push(flight(table, prize.picture, prize.from, to, time * 1.2));
  }
}

/** @param {GameEvent} event whether it has a celebration of its own */
function isGreat({ event }) {
  return event === "tile" || event === "carriage";
}

/**
 * @param {TutTable} table
 * @param {GameEvent} event
 * @returns {import("../expansions/part.js").Prize | null}
 */
function prizeOf(table, event) {
  const place =
    event.event === "tile"
      ? `stack-${event.stack}`
      : event.event === "carriage"
        ? `carriage-${event.length}`
        : null;
  return place ? copyOf(table, part(place)) : firstOf(table, (one) => one.prize?.(table, event));
}
