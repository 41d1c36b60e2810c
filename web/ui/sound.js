/** A few soft sounds, worked out by the page itself; silent unless the settings say otherwise. */

import { getPrefs } from "../core/settings/prefs.js";
import { durationOf, render, SAMPLE_RATE_HZ, scheduleSounds } from "./sound/render.js";

/** @typedef {import("./sound/types.js").Sound} Sound */

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
