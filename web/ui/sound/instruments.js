/**
 * @import { Breath, Overtone, Sound, Tone } from "./types.js"
 */

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

/** The instruments of which games make their sounds. Each gives the tones of one note; nothing here can be heard yet. */

/**
 * A sound of some notes.
 *
 * @param {readonly (Tone | Breath | readonly (Tone | Breath)[])[]} notes
 * @returns {Sound}
 */
export function sound(notes) {
  return { parts: notes.flat() };
}

/**
 * @param {Pick<Tone, "attack" | "held"> & {overtones: readonly Overtone[], length: number}} kind
 * @returns {(at: number, pitch: number, more?: {length?: number, volume?: number, to?: number}) => Tone}
 */
const instrument =
  ({ length: usual, ...kind }) =>
  (at, pitch, { length = usual, volume = 1, to } = {}) => ({
    ...kind,
    at,
    pitch,
    length,
    volume,
    ...(to === undefined ? {} : { to }),
  });

/** A natural horn from afar: full, and held as long as there is breath. */
export const horn = instrument({
  length: 0.28,
  attack: 0.035,
  held: 0.6,
  overtones: [
    [1, 1, 0],
    [2, 0.62, 0],
    [3, 0.42, 0.4],
    [4, 0.22, 0.8],
    [5, 0.12, 1.2],
    [6, 0.06, 1.6],
  ],
});

/** A small bell of bronze. */
export const bell = instrument({
  length: 0.6,
  attack: 0.004,
  held: 0,
  overtones: [
    [1, 1, 5],
    [2.01, 0.45, 8],
    [2.74, 0.3, 11],
    [4.1, 0.16, 17],
  ],
});

/** The bell of a tower, from afar. */
export const tower = instrument({
  length: 0.55,
  attack: 0.008,
  held: 0,
  overtones: [
    [0.5, 0.5, 5],
    [1, 1, 6],
    [1.19, 0.5, 7],
    [1.5, 0.3, 9],
    [2, 0.4, 12],
    [2.67, 0.14, 18],
  ],
});

/** Glass that is touched by glass. */
export const glass = instrument({
  length: 0.5,
  attack: 0.002,
  held: 0,
  overtones: [
    [1, 1, 7],
    [2.32, 0.5, 11],
    [3.9, 0.3, 18],
    [5.1, 0.12, 26],
  ],
});

/** Coins on a table. */
export const coin = instrument({
  length: 0.16,
  attack: 0.001,
  held: 0,
  overtones: [
    [1, 1, 26],
    [1.48, 0.7, 30],
    [2.13, 0.5, 38],
    [2.6, 0.2, 50],
  ],
});

/** A plucked string of gut: lute, or mandolin where it is high. */
export const string = instrument({
  length: 0.55,
  attack: 0.003,
  held: 0,
  overtones: [
    [1, 1, 6],
    [2, 0.5, 9],
    [3, 0.34, 12],
    [4, 0.2, 16],
    [5, 0.1, 22],
  ],
});

/** Wood on wood. */
export const wood = instrument({
  length: 0.11,
  attack: 0.001,
  held: 0,
  overtones: [
    [1, 1, 34],
    [2.57, 0.4, 60],
    [4.3, 0.16, 90],
  ],
});

/** Something heavy that is set down. */
export const thump = instrument({
  length: 0.18,
  attack: 0.003,
  held: 0,
  overtones: [
    [1, 1, 20],
    [1.7, 0.3, 34],
  ],
});

/** A voice far away over water. */
export const call = instrument({
  length: 0.3,
  attack: 0.06,
  held: 0.5,
  overtones: [
    [1, 1, 0],
    [2, 0.5, 0],
    [3, 0.16, 0],
    [4, 0.2, 0],
    [5, 0.05, 0],
  ],
});

/**
 * @param {{attack: number, narrow: number, length: number}} kind
 * @returns {(at: number, from: number, to: number, more?: {length?: number, volume?: number}) => Breath}
 */
const noise =
  ({ length: usual, ...kind }) =>
  (at, from, to, { length = usual, volume = 1 } = {}) => ({
    ...kind,
    at,
    from,
    to,
    length,
    volume,
  });

/** Paper that slides over paper. */
export const paper = noise({ length: 0.12, attack: 0.03, narrow: 1.7 });
/** An oar through water, or a wave. */
export const water = noise({ length: 0.42, attack: 0.14, narrow: 2.4 });
/** Sand and stone. */
export const grit = noise({ length: 0.09, attack: 0.004, narrow: 0.9 });
/** Air through a pipe, or a fire. */
export const air = noise({ length: 0.4, attack: 0.12, narrow: 4 });
