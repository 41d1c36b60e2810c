import { getPrefs } from "../core/settings/prefs.js";

/** A few soft sounds, worked out by the page itself; silent unless the settings say otherwise. */

/** Silence in milliseconds after which the audio device may rest. */
const IDLE = 2000;

/** @type {AudioContext | null} */
let context = null;
/** Before the first touch browsers allow none, and complain. */
let isTouched = false;
/** True when it was suspended here, and not by a call or another app. */
let isResting = false;
/** When the last sound ends, by its clock. */
let end = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Sounds that were heard before. @type {WeakMap<Sound, AudioBuffer>} */
const heard = new WeakMap();

/**
 * Safari plays only what a touch has allowed, and stops after a call or another app: each touch allows it, or brings it back.
 */
export function watchSound() {
  for (const touch of ["pointerup", "keydown", "click"]) {
    addEventListener(touch, wake, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", () => {
    if (context && !isResting && document.visibilityState === "visible") void revive(context);
  });
}

function wake() {
  isTouched = true;
  if (isResting || getPrefs().sound !== true || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void revive(context);
}

/** Lets the device rest once all has sounded: until then its output is kept open, which takes from a battery. @param {AudioContext} awake */
function restLater(awake) {
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      if (awake.state !== "running") return;
      isResting = true;
      void awake.suspend();
    },
    Math.max(0, end - awake.currentTime) * 1000 + IDLE,
  );
}

/** @param {AudioContext} sleeping Safari calls it "interrupted" where others say "suspended" */
async function revive(sleeping) {
  if (sleeping.state === "running" && !isResting) return;
  isResting = false;
  restLater(sleeping);
  try {
    await sleeping.resume();
  } catch {
    // The next touch tries again.
  }
}

/**
 * Plays the sounds of a change, one after the other.
 *
 * @template {{event: string}} E
 * @param {readonly E[]} events
 * @param {(event: E) => Sound | null} soundOf what a game sounds like
 */
export function playEvents(events, soundOf) {
  if (!isTouched || getPrefs().sound !== true || typeof AudioContext === "undefined") return;
  const course = scheduleSounds(events, soundOf);
  if (course.length === 0) return;
  context ??= new AudioContext();
  for (const { at, sound } of course) {
    const when = context.currentTime + at;
    end = Math.max(end, when + durationOf(sound));
    play(context, sound, when);
  }
  // After an interruption the browser plays it as soon as it may.
  void revive(context);
  restLater(context);
}

/** @param {AudioContext} ctx @param {Sound} sound @param {number} when */
function play(ctx, sound, when) {
  let buffer = heard.get(sound);
  if (!buffer) {
    const samples = render(sound);
    buffer = ctx.createBuffer(1, samples.length, SAMPLE_RATE_HZ);
    buffer.copyToChannel(samples, 0);
    heard.set(sound, buffer);
  }
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  source.connect(ctx.destination);
  source.start(when);
}

/** @import { Breath, Sound, Tone } from "./sound/types.js" */

/** Samples a second: nothing that is heard here lies higher than half of it. @internal */
export const SAMPLE_RATE_HZ = 24_000;
/** Every note fades out for so long. */
const RELEASE_S = 0.03;
const TWO_PI = 2 * Math.PI;
/** Coefficient of the filter before the noise: it cuts at about 3 kHz. */
const LOW_PASS = 0.5;
/** The loudest moment of each sound: noticed in a room in which people talk. */
const TARGET_LOUDNESS = 0.045;
/** In samples. */
const LOUDNESS_WINDOW = SAMPLE_RATE_HZ / 10;
/** Coefficient of the ear's filter, which is deaf to low tones: half of what lies at about 400 Hz gets through. */
const HIGH_PASS = 0.9;

/** How long a sound lasts, in seconds. @param {Sound} sound @internal */
export function durationOf({ parts }) {
  return Math.max(...parts.map(({ at, length }) => at + length));
}

/**
 * Renders a sound to samples, the same on every device.
 *
 * @param {Sound} sound
 * @returns {Float32Array<ArrayBuffer>}
 * @internal
 */
export function render(sound) {
  const samples = new Float32Array(Math.ceil(durationOf(sound) * SAMPLE_RATE_HZ));
  for (const part of sound.parts) {
    if ("pitch" in part) addTone(samples, part);
    else addBreath(samples, part);
  }
  const loudest = loudnessOf(samples);
  return samples.map((value) => (value * TARGET_LOUDNESS) / loudest);
}

/** The loudest moment as an ear hears it. @param {Float32Array} samples */
function loudnessOf(samples) {
  let most = 0;
  let sum = 0;
  let heard = 0;
  let before = 0;
  const powers = samples.map((value) => {
    heard = HIGH_PASS * (heard + value - before);
    before = value;
    return heard * heard;
  });
  for (const [i, power] of powers.entries()) {
    sum += power - (powers[i - LOUDNESS_WINDOW] ?? 0);
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / LOUDNESS_WINDOW) || 1;
}

/**
 * Rises softly, stays as long as it is held, and ends softly.
 *
 * @param {number} time since the note began
 * @param {{length: number, attack: number}} note
 */
function envelope(time, { length, attack }) {
  const rise = time < attack ? Math.sin((time / attack) * (TWO_PI / 4)) ** 2 : 1;
  const left = length - time;
  const fall = left < RELEASE_S ? Math.sin((Math.max(0, left) / RELEASE_S) * (TWO_PI / 4)) ** 2 : 1;
  return rise * fall;
}

/** @param {Float32Array} samples @param {Tone} tone */
function addTone(samples, tone) {
  const { at, length, volume, pitch, to = pitch, overtones, attack, held } = tone;
  const first = Math.round(at * SAMPLE_RATE_HZ);
  const count = Math.min(samples.length - first, Math.round(length * SAMPLE_RATE_HZ));
  const slow = attack + held * length;
  for (const [ratio, level, fade] of overtones) {
    // A tone above half of the sample rate would come back as a lower one.
    if (Math.max(pitch, to) * ratio > SAMPLE_RATE_HZ * 0.45) continue;
    let phase = 0;
    for (let i = 0; i < count; i++) {
      const time = i / SAMPLE_RATE_HZ;
      const fading = Math.exp(-fade * Math.max(0, time - slow));
      const still = held > 0 && time > slow ? 1 - ((time - slow) / (length - slow)) ** 2 : 1;
      const value = Math.sin(phase) * level * volume * envelope(time, tone) * fading * still;
      samples[first + i] = (samples[first + i] ?? 0) + value;
      phase += (TWO_PI * ratio * (pitch + (to - pitch) * (i / count))) / SAMPLE_RATE_HZ;
    }
  }
}

/** Noise through a filter that lets a band pass; always the same noise. @param {Float32Array} samples @param {Breath} breath */
function addBreath(samples, breath) {
  const { at, length, volume, from, to, narrow } = breath;
  const first = Math.round(at * SAMPLE_RATE_HZ);
  const count = Math.min(samples.length - first, Math.round(length * SAMPLE_RATE_HZ));
  let seed = 20_261_123;
  let dull = 0;
  let low = 0;
  let band = 0;
  for (let i = 0; i < count; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    const middle = Math.min(SAMPLE_RATE_HZ / 7, from + (to - from) * (i / count));
    const step = 2 * Math.sin((TWO_PI / 2) * (middle / SAMPLE_RATE_HZ));
    low += step * band;
    // Noise as it is hisses.
    dull += LOW_PASS * (seed / 2 ** 31 - dull);
    band += step * (dull - low - band / narrow);
    const value = band * volume * envelope(i / SAMPLE_RATE_HZ, breath);
    samples[first + i] = (samples[first + i] ?? 0) + value;
  }
}

/** From the beginning of one sound to that of the next. */
const GAP_S = 0.17;
const REPEAT_GAP_S = 0.12;
/** Sounds that would begin later than this are dropped: they would tell of what is long past. */
const LATEST_START_S = 1.5;
const MOST_REPEATS = 5;

/**
 * When the sound of each event begins: one after the other, in the order of the events.
 *
 * @template {{event: string}} E
 * @param {readonly E[]} events
 * @param {(event: E) => Sound | null} soundOf
 * @returns {{at: number, sound: Sound}[]}
 * @internal
 */
export function scheduleSounds(events, soundOf) {
  /** @type {{at: number, sound: Sound}[]} */
  const schedule = [];
  let at = 0;
  let times = 0;
  for (const event of events) {
    const sound = soundOf(event);
    if (!sound) continue;
    const before = schedule.at(-1);
    times = before?.sound === sound ? times + 1 : 1;
    if (times > MOST_REPEATS) continue;
    if (before) at += before.sound === sound ? REPEAT_GAP_S : GAP_S;
    if (at > LATEST_START_S) break;
    schedule.push({ at, sound });
  }
  return schedule;
}
