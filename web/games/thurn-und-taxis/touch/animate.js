import { render } from "lit";
import { duration, EASE, flight, landedAt } from "../../../table/motion.js";
import { part } from "../../../table/parts.js";
import { firstOf } from "../expansions/index.js";
import { housePicture, icon } from "../panels/pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").GameEvent} GameEvent */

/**
 * Motions are found by comparing cards before and after: a card in another place moves there, a new one comes from where
 * the same card was, one that is gone leaves. They need no knowledge of the action, so undo is animated as well.
 *
 * @typedef {object} CardSnapshot
 * @property {string} key
 * @property {string} city
 * @property {DOMRect} box
 * @property {HTMLElement} copy for a card that is gone afterwards
 *
 * @typedef {Map<string, CardSnapshot>} Snapshot
 */

/**
 * What starts the motions of one step. All places are read before the first motion begins, so that the page is laid out
 * once.
 *
 * @typedef {(() => void)[]} Starts
 */

/** Above the table. */
const FLYING_Z_INDEX = "15";
/** The share of its time after which a flying card lies over its own place. Until then a tap means what lies below it. */
const LANDING = 0.5;

/** How a house falls onto its town. */
const FALL = [
  { transform: "translate(-50%, -260%) scale(1.5)", opacity: 0 },
  { transform: "translate(-50%, -120%) scale(1.2)", opacity: 1, offset: 0.5 },
  { transform: "translate(-50%, -60%) scale(0.9)", opacity: 1, offset: 0.85 },
  { transform: "translate(-50%, -60%) scale(0.8)", opacity: 0 },
];

/** The cards of a table. @param {ParentNode} root @returns {NodeListOf<HTMLElement>} */
function cardsOf(root) {
  return root.querySelectorAll("[data-flip]");
}

/**
 * Remembers where every card is.
 *
 * @param {ParentNode} root
 * @returns {Snapshot}
 */
export function snapshot(root) {
  /** @type {Snapshot} */
  const cards = new Map();
  for (const element of cardsOf(root)) {
    const { key, city } = element.dataset;
    if (!key || !city) continue;
    const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
    cards.set(key, { key, city, box: element.getBoundingClientRect(), copy });
  }
  return cards;
}

/**
 * Plays the way from `before` to what is on the screen now.
 *
 * @param {TutTable} table
 * @param {Snapshot} before
 * @param {readonly GameEvent[]} events
 * @param {boolean} isCelebrated whether tiles and carriages are shown larger at the same time
 */
export function play(table, before, events, isCelebrated) {
  const time = duration(table.settings.animationSpeed);
  if (time === 0) return;
  const gone = new Map(before);
  /** @type {Starts} */
  const starts = [];
  const fresh = [...cardsOf(table.renderRoot)].filter((element) => {
    const { key = "", city = "" } = element.dataset;
    const old = gone.get(key);
    if (old?.city !== city) return true;
    gone.delete(key);
    travel(starts, element, old.box, time);
    return false;
  });
  for (const element of fresh) arrive(starts, table.renderRoot, element, gone, time);
  for (const card of gone.values()) leave(starts, table, card, events, time);
  draw(starts, table, events, time);
  award(starts, table, events, isCelebrated, time);
  build(starts, table, events, time);
  for (const start of starts) start();
}

/** The last motion of each card. @type {WeakMap<HTMLElement, Animation>} */
const motions = new WeakMap();

/**
 * Only the transform moves: then the browser draws each step without the page, which is free for the next tap.
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
  const timing = /** @type {const} */ ({ duration: time, delay, easing: EASE, fill: "backwards" });
  starts.push(() => {
    const motion = element.animate(frames, timing);
    motions.set(element, motion);
    const { style } = element;
    style.setProperty("z-index", FLYING_Z_INDEX);
    style.setProperty("pointer-events", isFar ? "none" : "");
    const landed = (/** @type {unknown} */ isDown) => {
      if (motions.get(element) !== motion) return;
      style.removeProperty("pointer-events");
      if (isDown) style.removeProperty("z-index");
    };
    setTimeout(landed, delay + time * LANDING);
    motion.finished.then(landed, landed);
  });
}

/**
 * A new card comes from the place that lost the same card, or from the deck.
 *
 * @param {Starts} starts
 * @param {ParentNode} root
 * @param {HTMLElement} element
 * @param {Snapshot} gone
 * @param {number} time
 */
function arrive(starts, root, element, gone, time) {
  const { key = "", city } = element.dataset;
  landedAt.set(element, performance.now() + 2 * time);
  const twin = [...gone.values()].find((card) => card.city === city && card.key !== key);
  if (twin) {
    gone.delete(twin.key);
    return travel(starts, element, twin.box, time);
  }
  const deck = root.querySelector(part("deck"));
  if (!deck || key.startsWith("route-")) return;
  // A refilled card waits until the one before it has left.
  const delay = key.startsWith("slot-") ? time * 0.6 : 0;
  travel(starts, element, deck.getBoundingClientRect(), time, delay);
}

/**
 * A card that is nowhere now flies to the player who took it, or away.
 *
 * @param {Starts} starts
 * @param {TutTable} table
 * @param {CardSnapshot} card
 * @param {readonly GameEvent[]} events
 * @param {number} time
 */
function leave(starts, table, { city, copy, box }, events, time) {
  const [place] = events.flatMap((event) =>
    "card" in event && event.card === city ? (goalOf(table, event) ?? []) : [],
  );
  const goal = place ? table.renderRoot.querySelector(place) : null;
  starts.push(flight(table, copy, box, goal?.getBoundingClientRect() ?? null, time));
}

/**
 * What others draw from the deck flies to them with its back up: it was in no place before.
 *
 * @param {Starts} starts
 * @param {TutTable} table
 * @param {readonly GameEvent[]} events
 * @param {number} time
 */
function draw(starts, table, events, time) {
  const deck = table.renderRoot.querySelector(part("deck"));
  for (const event of events) {
    if (event.event !== "took" || event.from !== "deck" || event.seat === table.me) continue;
    const goal = table.renderRoot.querySelector(part(`player-${event.seat}`));
    const back = /** @type {HTMLElement | undefined} */ (deck?.cloneNode(true));
    if (!deck || !back || !goal) continue;
    const to = goal.getBoundingClientRect();
    starts.push(flight(table, back, deck.getBoundingClientRect(), to, time * 1.2));
  }
}

/**
 * Where an event takes a card that is nowhere afterwards.
 *
 * @param {TutTable} table
 * @param {GameEvent} event
 * @returns {string | null} selector of the place
 */
function goalOf(table, event) {
  if (event.event === "took") return part(`player-${event.seat}`);
  return firstOf(table, (one) => one.destination?.(table, event));
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
  const frame = table.getBoundingClientRect();
  const houses = events.filter((event) => event.event === "house");
  houses.forEach(({ seat, city }, index) => {
    const look = table.seats[seat];
    const town = table.bridge.fingerBox(city);
    if (!look || !town) return;
    const [x, y] = [town.x + town.width / 2 - frame.left, town.y + town.height / 2 - frame.top];
    const timing = { duration: time * 1.5, delay: index * time * 0.3 };
    starts.push(() => {
      const house = document.createElement("span");
      house.className = "falling-house";
      house.setAttribute("aria-hidden", "true");
      house.style.setProperty("left", `${x}px`);
      house.style.setProperty("top", `${y}px`);
      render(housePicture(look), house);
      table.ghosts?.append(house);
      const falling = house.animate(FALL, { ...timing, easing: "ease-in", fill: "both" });
      const remove = () => house.remove();
      falling.finished.then(remove, remove);
    });
  });
}

/**
 * What is won flies from its place to the player who has won it.
 *
 * @param {Starts} starts
 * @param {TutTable} table
 * @param {readonly GameEvent[]} events
 * @param {boolean} isCelebrated whether tiles and carriages are shown larger at the same time
 * @param {number} time
 */
function award(starts, table, events, isCelebrated, time) {
  for (const event of events) {
    if (!("seat" in event)) continue;
    const goal = table.renderRoot.querySelector(part(`player-${event.seat}`));
    const prize = prizeOf(table, event, isCelebrated);
    if (!prize || !goal || prize.from.width === 0) continue;
    const to = goal.getBoundingClientRect();
    starts.push(flight(table, prize.picture, prize.from, to, time * 1.2));
  }
}

/**
 * The picture of what an event brings to its player, and where it flies from.
 *
 * @param {TutTable} table
 * @param {GameEvent} event
 * @param {boolean} isCelebrated
 */
function prizeOf(table, event, isCelebrated) {
  const prize =
    event.event === "tile"
      ? { part: `stack-${event.stack}` }
      : event.event === "carriage"
        ? { part: `carriage-${event.length}` }
        : firstOf(table, (one) => one.prize?.(event));
  if (!prize) return null;
  if ("city" in prize) {
    const from = table.bridge.fingerBox(prize.city);
    const picture = document.createElement("span");
    picture.className = "small-prize";
    render(icon(prize.icon), picture);
    return from && { picture, from };
  }
  const isCelebration = event.event === "tile" || event.event === "carriage";
  const source =
    isCelebrated && isCelebration ? null : table.renderRoot.querySelector(part(prize.part));
  const picture = /** @type {HTMLElement | undefined} */ (source?.cloneNode(true));
  return source && picture ? { picture, from: source.getBoundingClientRect() } : null;
}
