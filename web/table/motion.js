/** How things move on a table. */

const DURATION = { off: 0, fast: 200, normal: 300, slow: 400 };
export const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

/** When what comes flying has landed, by `performance.now()`. @type {WeakMap<Element, number>} */
export const landedAt = new WeakMap();

/**
 * @param {string} speed
 * @returns {number} milliseconds; 0 where nothing may move
 */
export function duration(speed) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return DURATION[/** @type {keyof typeof DURATION} */ (speed)] ?? DURATION.normal;
}

/**
 * Lays a copy of something over the table at the same place, hidden from tests and screen readers.
 *
 * @param {HTMLElement & {ghosts: HTMLElement | null}} table
 * @param {HTMLElement} picture
 * @param {DOMRect} box  of the thing
 * @param {DOMRect} frame  of the table
 */
export function haunt(table, picture, box, frame) {
  for (const name of ["data-part", "data-key", "data-flip", "id"]) picture.removeAttribute(name);
  picture.setAttribute("aria-hidden", "true");
  picture.classList.add("ghost");
  putOver(picture, box, frame);
  table.ghosts?.append(picture);
}

/** @param {HTMLElement} element @param {DOMRect} box @param {DOMRect} frame of the table, in which the element lies */
function putOver({ style }, { left, top, width, height }, frame) {
  const place = { left: left - frame.left, top: top - frame.top, width, height };
  for (const [name, px] of Object.entries(place)) style.setProperty(name, `${px}px`);
}

/**
 * Prepares the flight of a picture over the table, at the end of which it vanishes.
 *
 * @param {HTMLElement & {ghosts: HTMLElement | null}} table
 * @param {HTMLElement} picture
 * @param {DOMRect} from
 * @param {DOMRect | null} to null: it fades where it is
 * @param {number} time
 * @returns {() => void} starts it
 */
export function flight(table, picture, from, to, time) {
  const frame = table.getBoundingClientRect();
  const dx = to ? to.left + to.width / 2 - from.left - from.width / 2 : 0;
  const dy = to ? to.top + to.height / 2 - from.top - from.height / 2 : from.height * 0.15;
  const end = `translate(${dx}px, ${dy}px) scale(${to ? 0.35 : 0.9})`;
  const frames = to
    ? [
        { transform: "none" },
        { transform: end, opacity: 0.9, offset: 0.9 },
        { transform: end, opacity: 0 },
      ]
    : [{ transform: "none" }, { transform: end, opacity: 0 }];
  const remove = () => picture.remove();
  return () => {
    haunt(table, picture, from, frame);
    const timing = { duration: to ? time * 1.3 : time, easing: EASE };
    picture.animate(frames, { ...timing, fill: "forwards" }).finished.then(remove, remove);
  };
}

/** Less than a second, so that it is not waited for. */
const MAX_FLOURISH_MS = 980;
/** Times the duration of a moving card. */
const FLOURISH_FACTOR = 2.9;

/**
 * A short celebration. It catches no press.
 *
 * @typedef {object} Flourish
 * @property {(place: HTMLElement, time: number) => Animation[]} play  shows it on a layer that lies over the board and is
 *   thrown away afterwards; it is over when all of these are
 * @property {boolean} [onBoard] the board itself shows it, so it covers nothing
 * @property {() => void} [end]  takes back what it did elsewhere; called once, however it ended
 */

/**
 * Plays celebrations, one at a time and only where nothing else lies over the table. Any press or key ends them and means
 * what it means without them.
 */
export class Flourishes {
  /** @param {import("./game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    /** @type {Flourish[]} */
    this.waiting = [];
    /** @type {{flourish: Flourish, layer: HTMLElement, animations: Animation[]} | null} */
    this.now = null;
    /** The last step that was celebrated; a step that is drawn again is not. */
    this.step = -1;
    this.stop = this.stop.bind(this);
  }

  get isOn() {
    return this.now !== null;
  }

  /** Milliseconds of one celebration; 0 where nothing may move. */
  get time() {
    return Math.min(
      MAX_FLOURISH_MS,
      duration(this.table.settings.animationSpeed) * FLOURISH_FACTOR,
    );
  }

  /** False on a hidden page, and while the frame around the table speaks. */
  get mayPlay() {
    const { table } = this;
    return this.time > 0 && !document.hidden && !table.outspoken && table.ghosts !== null;
  }

  /** Nothing else lies over the table. */
  get hasRoom() {
    const { bubble, dialog, drawer, renderRoot } = this.table;
    return !bubble && !dialog && !drawer && renderRoot.querySelector(".sheet") === null;
  }

  /**
   * Plays what belongs to the position on the table, one after the other, instead of what is still on; each step once.
   *
   * @param {readonly Flourish[]} flourishes
   * @returns {boolean} true when they are played
   */
  play(flourishes) {
    const { step = -1 } = this.table.view ?? {};
    if (step === this.step) return this.isOn;
    this.step = step;
    this.stop();
    if (!this.mayPlay) return false;
    this.waiting = flourishes.filter(({ onBoard }) => onBoard || this.hasRoom);
    if (this.waiting.length === 0) return false;
    // Meanwhile the guide's light does not dim the board.
    this.table.toggleAttribute("celebrating", true);
    addEventListener("pointerdown", this.stop, { capture: true });
    addEventListener("keydown", this.stop, { capture: true });
    this.#next();
    return true;
  }

  /** Ends all of it at once. */
  stop() {
    this.waiting = [];
    removeEventListener("pointerdown", this.stop, { capture: true });
    removeEventListener("keydown", this.stop, { capture: true });
    this.table.toggleAttribute("celebrating", false);
    this.#clear();
  }

  #next() {
    const flourish = this.waiting.shift();
    const { table } = this;
    const map = table.renderRoot.querySelector("[data-part=map]")?.getBoundingClientRect();
    if (!flourish || !map || !table.ghosts) return this.stop();
    const layer = document.createElement("div");
    layer.className = "flourish";
    layer.dataset.part = "flourish";
    layer.setAttribute("aria-hidden", "true");
    putOver(layer, map, table.getBoundingClientRect());
    table.ghosts.append(layer);
    const animations = flourish.play(layer, this.time);
    const now = { flourish, layer, animations };
    this.now = now;
    const over = () => {
      if (this.now !== now) return;
      this.#clear();
      this.#next();
    };
    Promise.all(animations.map(({ finished }) => finished)).then(over, over);
  }

  #clear() {
    const { now } = this;
    this.now = null;
    now?.layer.remove();
    for (const animation of now?.animations ?? []) animation.cancel();
    now?.flourish.end?.();
  }
}
