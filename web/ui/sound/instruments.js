import data from "./instruments.json" with { type: "json" };

/**
 * The instruments of which games make their sounds: each returns the tones of one note.
 *
 * @import { Breath, Sound, Tone } from "./types.js"
 */

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
 * @param {Pick<Tone, "attack" | "held" | "length" | "overtones">} kind
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
export const horn = instrument(data.horn);

/** A small bell of bronze. */
export const bell = instrument(data.bell);

/** The bell of a tower, from afar. */
export const tower = instrument(data.tower);

/** Glass that is touched by glass. */
export const glass = instrument(data.glass);

/** Coins on a table. */
export const coin = instrument(data.coin);

/** A plucked string of gut: lute, or mandolin where it is high. */
export const string = instrument(data.string);

/** Wood on wood. */
export const wood = instrument(data.wood);

/** Something heavy that is set down. */
export const thump = instrument(data.thump);

/** A voice far away over water. */
export const call = instrument(data.call);

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
export const paper = noise(data.paper);
/** An oar through water, or a wave. */
export const water = noise(data.water);
/** Sand and stone. */
export const grit = noise(data.grit);
/** Air through a pipe, or a fire. */
export const air = noise(data.air);

/**
 * The sound of an event.
 *
 * @param {Readonly<Record<string, any>> | undefined} sounds of the type `Sounds`
 * @param {{event: string}} event
 * @returns {Sound | null | undefined} undefined when nothing is said about it
 */
export function soundOfEvent(sounds, event) {
  const one = sounds?.[event.event];
  return typeof one === "function" ? one(event) : one;
}
