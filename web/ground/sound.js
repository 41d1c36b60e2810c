/** A few soft sounds, made by the browser itself; silent unless the settings say otherwise. */

import { getPrefs } from "./prefs.js";

/** @typedef {{at: number, tone: number, length: number, volume: number, wave: OscillatorType}} Note */

/** @type {(at: number, tone: number, length: number, volume?: number, wave?: OscillatorType) => Note} */
const note = (at, tone, length, volume = 0.1, wave = "triangle") => ({
  at,
  tone,
  length,
  volume,
  wave,
});

/** What is heard for which event; everything else is silent. */
const SOUNDS = new Map([
  ["took", [note(0, 520, 0.07, 0.05)]],
  ["laid", [note(0, 330, 0.09, 0.08), note(0.03, 495, 0.07, 0.04)]],
  ["abandoned", [note(0, 300, 0.12, 0.06), note(0.1, 220, 0.18, 0.06)]],
  ["house", [note(0, 190, 0.1, 0.12, "sine"), note(0.01, 760, 0.03, 0.03)]],
  ["tile", [note(0, 880, 0.16, 0.06, "sine"), note(0.07, 1175, 0.22, 0.05, "sine")]],
  // A post horn, from afar.
  ["carriage", [note(0, 392, 0.14), note(0.15, 523, 0.14), note(0.3, 659, 0.3)]],
  ["turn-began", [note(0, 587, 0.12, 0.04, "sine")]],
  [
    "game-over",
    [note(0, 392, 0.16), note(0.17, 523, 0.16), note(0.34, 659, 0.16), note(0.51, 784, 0.6)],
  ],
]);

/** @type {AudioContext | null} */
let context = null;

/**
 * Plays the sounds of a change, one after the other.
 *
 * @param {readonly {event: string}[]} events
 */
export function playEvents(events) {
  if (!getPrefs().sound || typeof AudioContext === "undefined") return;
  let start = 0;
  for (const { event } of events) {
    const notes = SOUNDS.get(event);
    if (!notes) continue;
    play(notes, start);
    start += 0.18;
    if (start > 1.5) return;
  }
}

/**
 * @param {readonly Note[]} notes
 * @param {number} start seconds from now
 */
function play(notes, start) {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + start;
  for (const { at, tone, length, volume, wave } of notes) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = wave;
    oscillator.frequency.value = tone;
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(volume, now + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now + at);
    oscillator.stop(now + at + length + 0.02);
  }
}
