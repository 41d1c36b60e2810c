/** @import { Breath, Sound, Tone } from "./types.js" */

/** Samples a second: nothing that is heard here lies higher than half of it. */
export const RATE = 24_000;
/** Every note ends softly, in seconds. */
const FADE = 0.03;
const TURN = 2 * Math.PI;
/** How much of each sample of noise gets through: about 3 kHz of it. */
const DULL = 0.5;
/** How strong the loudest moment of each sound is: to be noticed, in a room in which people talk. */
const SOFT = 0.045;
/** Such a moment lasts so many samples. */
const MOMENT = RATE / 10;
/** How much of each sample an ear hears that is deaf to what is low: half of what lies at some 400 Hz. */
const DEAF = 0.9;

/** How long a sound lasts, in seconds. @param {Sound} sound */
export function lengthOf({ parts }) {
  return Math.max(...parts.map(({ at, length }) => at + length));
}

/**
 * Works out a sound, sample by sample: the same sound is the same numbers on every device.
 *
 * @param {Sound} sound
 * @returns {Float32Array<ArrayBuffer>}
 */
export function render(sound) {
  const samples = new Float32Array(Math.ceil(lengthOf(sound) * RATE));
  for (const part of sound.parts) {
    if ("pitch" in part) addTone(samples, part);
    else addBreath(samples, part);
  }
  const loudest = loudnessOf(samples);
  return samples.map((value) => (value * SOFT) / loudest);
}

/** How strong the loudest moment is to an ear. @param {Float32Array} samples */
function loudnessOf(samples) {
  let most = 0;
  let sum = 0;
  let heard = 0;
  let before = 0;
  const powers = samples.map((value) => {
    heard = DEAF * (heard + value - before);
    before = value;
    return heard * heard;
  });
  for (const [i, power] of powers.entries()) {
    sum += power - (powers[i - MOMENT] ?? 0);
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / MOMENT) || 1;
}

/**
 * Rises softly, stays as long as it is held, and ends softly.
 *
 * @param {number} time since the note began
 * @param {{length: number, attack: number}} note
 */
function envelope(time, { length, attack }) {
  const rise = time < attack ? Math.sin((time / attack) * (TURN / 4)) ** 2 : 1;
  const left = length - time;
  const fall = left < FADE ? Math.sin((Math.max(0, left) / FADE) * (TURN / 4)) ** 2 : 1;
  return rise * fall;
}

/** @param {Float32Array} samples @param {Tone} tone */
function addTone(samples, tone) {
  const { at, length, volume, pitch, to = pitch, overtones, attack, held } = tone;
  const first = Math.round(at * RATE);
  const count = Math.min(samples.length - first, Math.round(length * RATE));
  const slow = attack + held * length;
  for (const [ratio, level, fade] of overtones) {
    // What nobody hears would come back as another tone.
    if (Math.max(pitch, to) * ratio > RATE * 0.45) continue;
    let phase = 0;
    for (let i = 0; i < count; i++) {
      const time = i / RATE;
      const fading = Math.exp(-fade * Math.max(0, time - slow));
      const still = held > 0 && time > slow ? 1 - ((time - slow) / (length - slow)) ** 2 : 1;
      const value = Math.sin(phase) * level * volume * envelope(time, tone) * fading * still;
      samples[first + i] = (samples[first + i] ?? 0) + value;
      phase += (TURN * ratio * (pitch + (to - pitch) * (i / count))) / RATE;
    }
  }
}

/** Noise through a filter that lets a band pass; always the same noise. @param {Float32Array} samples @param {Breath} breath */
function addBreath(samples, breath) {
  const { at, length, volume, from, to, narrow } = breath;
  const first = Math.round(at * RATE);
  const count = Math.min(samples.length - first, Math.round(length * RATE));
  let seed = 20_261_123;
  let dull = 0;
  let low = 0;
  let band = 0;
  for (let i = 0; i < count; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    const middle = Math.min(RATE / 7, from + (to - from) * (i / count));
    const step = 2 * Math.sin((TURN / 2) * (middle / RATE));
    low += step * band;
    // Noise as it is hisses.
    dull += DULL * (seed / 2 ** 31 - dull);
    band += step * (dull - low - band / narrow);
    const value = band * volume * envelope(i / RATE, breath);
    samples[first + i] = (samples[first + i] ?? 0) + value;
  }
}
