import { html } from "lit";
import { memoized } from "../../../board/canvas/memo.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** All that its seat sees: step and seat alone are the same in another game, or after another way to this step. */
const placeOf = memoized((/** @type {import("../types.js").View} */ { step, seat, observation }) =>
  JSON.stringify([step, seat, observation]),
);

/** How each kind of choice is forgotten beyond a step. @type {((table: TutTable, step: number) => void)[]} */
const forgetting = [];

/** Forgets what was half chosen after a step. @param {TutTable} table @param {number} step */
export function forgetBeyond(table, step) {
  for (const forget of forgetting) forget(table, step);
}

/**
 * Half-made choices. They belong to one position and one seat, any other begins with a fresh one, and they outlive the page
 * and an action that is taken back, but not the position itself.
 *
 * @template T
 * @param {string} name
 * @param {() => T} fresh
 * @returns {(table: TutTable) => T}
 */
export function drafts(name, fresh) {
  const key = `spieltisch:draft:${name}`;
  /** @type {WeakMap<TutTable, {place: string, draft: T, text: string}>} */
  const known = new WeakMap();
  forgetting.push((table, step) => {
    const place = known.get(table)?.place;
    if (!place || JSON.parse(place)[0] <= step) return;
    known.delete(table);
    keep(key, "", "{}");
  });
  return (table) => {
    const place = table.view ? placeOf(table.view) : "";
    const old = known.get(table);
    const draft = old?.place === place ? old.draft : (kept(key, place, fresh) ?? fresh());
    const text = JSON.stringify(draft);
    if (old && old.place === place && old.text !== text) keep(key, place, text);
    known.set(table, { place, draft, text });
    return draft;
  };
}

/**
 * What is marked, and what was marked before each press.
 *
 * @template {string} T
 * @typedef {{marked: readonly T[], before: (readonly T[])[]}} Marks
 */

/** @template {string} T @returns {Marks<T>} */
export function unmarked() {
  return { marked: [], before: [] };
}

/**
 * What has still to be pressed, to mark it or to take its mark away.
 *
 * @template {string} T
 * @param {readonly T[]} marked
 * @param {readonly T[]} advised
 */
export function unlike(marked, advised) {
  return [
    ...advised.filter((one) => !marked.includes(one)),
    ...marked.filter((one) => !advised.includes(one)),
  ];
}

/**
 * Marks as one press leaves them.
 *
 * @template {string} T
 * @param {Marks<T>} marks
 * @param {readonly T[]} marked
 */
export function mark(marks, marked) {
  marks.before.push(marks.marked);
  marks.marked = marked;
}

/**
 * Takes the last press back, or all marks: that is said, and is a press like any other.
 *
 * @template {string} T
 * @param {TutTable} table
 * @param {Marks<T>} marks
 * @param {boolean} whole
 * @param {string} key the element that stands for them
 * @returns {(() => void) | null} null where there is none
 */
export function unmark(table, marks, whole, key) {
  const { marked, before } = marks;
  if ((whole ? marked : before).length === 0) return null;
  return () => {
    table.bubble = null;
    if (whole) {
      mark(marks, []);
      table.feedback.info("tut-marks-cleared", key);
    } else marks.marked = before.pop() ?? [];
    table.requestUpdate();
  };
}

/** What is marked, for the ear: eyes see it on the things themselves. @param {TutTable} table @param {string} names */
export function heardMarks({ t }, names) {
  return html`<span class="hidden-words">${names && t("tut-marked", { names })}</span>`;
}

/** @param {string} key @param {string} place @param {string} text */
function keep(key, place, text) {
  try {
    localStorage.setItem(key, JSON.stringify([place, text]));
  } catch {
    // Without a place to keep it, it lasts as long as the page.
  }
}

/**
 * @template T
 * @param {string} key
 * @param {string} place
 * @param {() => T} fresh
 * @returns {T | null} the draft that was kept for this position
 */
function kept(key, place, fresh) {
  try {
    const [where, text] = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (where !== place) return null;
    return { ...fresh(), ...JSON.parse(text) };
  } catch {
    return null;
  }
}
