import { house, onHouse } from "../../core/settings/house.js";
import { clearTable, isUsed, TOUCHED_KEY } from "./clear-table.js";
import { readHouse } from "./config.js";
import { Idle } from "./idle.js";
import { StillThere } from "./still-there.js";

/** How often it is looked whether anybody is still there, in milliseconds. */
const OFTEN = 5000;
/** What only somebody does who is there. */
const SIGNS = ["pointerdown", "keydown", "wheel"];

/** Of the last touch, also of a visit before this one. */
const memory = {
  read() {
    try {
      return Number(localStorage.getItem(TOUCHED_KEY)) || null;
    } catch {
      return null;
    }
  },
  /** @param {number} time */
  write(time) {
    try {
      localStorage.setItem(TOUCHED_KEY, `${time}`);
    } catch {
      // The time of this visit still counts.
    }
  },
};

let stop = () => {};

/** Whether somebody has left the table on another screen than the one with which the next people begin. */
const isAway = () => location.hash.length > "#/".length;

/** Reads what the house wishes, and clears the table when its guests have gone. */
export function watchHouse() {
  watchGuests();
  onHouse(watchGuests);
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
