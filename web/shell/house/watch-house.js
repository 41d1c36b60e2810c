import { html } from "lit";
import { house, onHouse } from "../../core/settings/house.js";
import { remember, remembered } from "../../core/settings/remembered.js";
import { t } from "../../i18n/index.js";
import { button } from "../../ui/icons.js";
import { onPanels, PageElement } from "../../ui/reactive.js";
import { clearTable, forgetStale, isUsed, TOUCHED_KEY, tellCleared } from "./clear-table.js";
import { readHouse } from "./config.js";

/** Asks whether the players are still there. */
class StillThere extends PageElement {
  static styles = onPanels;

  /** @param {() => void} answered called when they are */
  constructor(answered) {
    super();
    this.answered = answered;
  }

  /** @param {boolean} wanted */
  show(wanted) {
    if (wanted) document.body.append(this);
    else this.remove();
  }

  render() {
    return html`<st-dialog .heading=${t("house-still-there")} open @st-close=${this.answered}>
      <p data-part="still-there">${t("house-still-there-text")}</p>
      <div class="row end">
        ${button(t("house-still-there-yes"), this.answered, { part: "still-there-yes", look: "primary" })}
      </div>
    </st-dialog>`;
  }
}

customElements.define("st-still-there", StillThere);

/** Time in milliseconds between the question and the clearing. */
const WARNING = 60_000;
const MINUTE = 60_000;

/** Notices an idle table: first it asks, then it clears. @internal */
export class Idle {
  /**
   * @param {object} given
   * @param {number} given.minutes
   * @param {() => boolean} given.isUsed whether there is anything to clear
   * @param {(left: boolean) => void} given.ask shows the question; false takes it away
   * @param {() => void} given.clear
   * @param {{read(): number | null, write(time: number): void}} given.memory of the last touch, also of an earlier visit
   * @param {() => number} [given.now]
   */
  constructor({ minutes, isUsed, ask, clear, memory, now = Date.now }) {
    this.length = minutes * MINUTE;
    this.isUsed = isUsed;
    this.ask = ask;
    this.clear = clear;
    this.memory = memory;
    this.now = now;
    this.asking = false;
    this.touched = memory.read() ?? now();
  }

  /** The table was touched. */
  touch() {
    const now = this.now();
    // What is written for each touch would wear a tablet out.
    if (now - (this.memory.read() ?? 0) > MINUTE / 4) this.memory.write(now);
    this.touched = now;
    this.setAsking(false);
  }

  /** To be called every few seconds, and when the page comes back into view. */
  look() {
    const idle = this.now() - this.touched;
    if (idle < this.length - Math.min(WARNING, this.length / 2)) return;
    if (!this.isUsed()) return this.touch();
    if (idle < this.length) return this.setAsking(true);
    this.touch();
    this.clear();
  }

  /** @param {boolean} asking */
  setAsking(asking) {
    if (asking === this.asking) return;
    this.asking = asking;
    this.ask(asking);
  }
}

/** Interval of the check, in milliseconds. */
const OFTEN = 5000;
/** Events that only a person causes. */
const SIGNS = ["pointerdown", "keydown", "wheel"];

/** Of the last touch, also of a visit before this one. */
const memory = {
  /** @returns {number | null} */
  read: () => Number(remembered(TOUCHED_KEY)) || null,
  write: (/** @type {number} */ time) => remember(TOUCHED_KEY, time),
};

let stop = () => {};

/** True when the page stands on another screen than the one with which the next people begin. */
const isAway = () => location.hash.length > "#/".length;

/** Reads what the house wishes, and clears the table when its guests have gone. */
export function watchHouse() {
  watchGuests();
  onHouse(watchGuests);
  tellCleared();
  void forgetStale();
  void readHouse();
}

function watchGuests() {
  stop();
  const { resetAfter } = house();
  if (resetAfter === undefined) return;
  const question = new StillThere(() => idle.touch());
  /** @type {Idle} */
  const idle = new Idle({
    minutes: resetAfter,
    isUsed: () => isUsed() || isAway(),
    ask: (left) => question.show(left),
    clear: () => void clearTable(),
    memory,
  });
  // The question is not taken away from under a finger: it is answered.
  const touch = (/** @type {Event} */ event) => {
    if (!event.composedPath().includes(question)) idle.touch();
  };
  const look = () => idle.look();
  for (const sign of SIGNS) addEventListener(sign, touch, { capture: true, passive: true });
  document.addEventListener("visibilitychange", look);
  const timer = setInterval(look, OFTEN);
  stop = () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    for (const sign of SIGNS) removeEventListener(sign, touch, { capture: true });
    question.show(false);
  };
  // Those who played here may have gone long before this visit began.
  look();
}
