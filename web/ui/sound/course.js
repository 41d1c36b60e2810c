/** @import { Sound } from "./types.js" */

/** From one sound to the next, in seconds; the same one again comes sooner. */
const STEP = 0.17;
const AGAIN = 0.12;
/** Nothing begins later than this; whoever plays on should not hear what was long ago. */
const LAST = 1.5;
/** So often the same sound comes in a row. */
const MOST = 5;

/**
 * When each sound of a change is heard: one after the other, in the order in which things happened.
 *
 * @template {{event: string}} E
 * @param {readonly E[]} events
 * @param {(event: E) => Sound | null} soundOf
 * @returns {{at: number, sound: Sound}[]}
 */
export function courseOf(events, soundOf) {
  /** @type {{at: number, sound: Sound}[]} */
  const course = [];
  let at = 0;
  let times = 0;
  for (const event of events) {
    const sound = soundOf(event);
    if (!sound) continue;
    const before = course.at(-1);
    times = before?.sound === sound ? times + 1 : 1;
    if (times > MOST) continue;
    if (before) at += before.sound === sound ? AGAIN : STEP;
    if (at > LAST) break;
    course.push({ at, sound });
  }
  return course;
}

/**
 * What is heard of an event.
 *
 * @param {Readonly<Record<string, any>> | undefined} sounds of the type `Sounds`
 * @param {{event: string}} event
 * @returns {Sound | null | undefined} undefined when nothing is said about it
 */
export function heardOf(sounds, event) {
  const one = sounds?.[event.event];
  return typeof one === "function" ? one(event) : one;
}
