/** Put into the page of a table: notes how long each press takes until what came of it is painted, and what else the page does. */

/** So long things move to their places, in milliseconds. */
const FLIGHT = 200;
/** Tasks longer than that are long ones, in milliseconds, as browsers count them. */
const tasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    tasks.push({ at: startTime, ms: duration });
}).observe({ type: "longtask", buffered: true });

let pressed = 0;
for (const name of ["pointerup", "click"])
  addEventListener(
    name,
    ({ isTrusted, timeStamp }) => {
      if (isTrusted) pressed = timeStamp;
    },
    true,
  );

const counts = { frames: 0, timers: 0 };
/** Times of frames while they are counted. @type {number[] | null} */
let frames = null;
const {
  requestAnimationFrame: plainFrame,
  setTimeout: plainTimer,
  setInterval: plainInterval,
} = globalThis;
globalThis.requestAnimationFrame = (work) => {
  counts.frames += 1;
  return plainFrame(work);
};
globalThis.setTimeout = (...given) => {
  counts.timers += 1;
  return plainTimer(...given);
};
globalThis.setInterval = (...given) => {
  counts.timers += 1;
  return plainInterval(...given);
};

function host() {
  return document.querySelector("st-app")?.shadowRoot?.querySelector("st-table-host");
}

/** When what the page shows now is painted. @returns {Promise<number>} */
function painted() {
  return new Promise((resolve) => {
    plainFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  });
}

/** Milliseconds from each press, and its own time, to what came of it. @type {{at: number, ms: number}[]} */
const presses = [];

globalThis.watched = {
  counts,
  tasks,
  presses,
  /** Milliseconds between frames while things moved to their places. @type {number[]} */
  flown: [],

  /** The newest position that was painted. */
  shown: 0,
  /** Who waits for a position. @type {() => void} */
  tell() {},

  /**
   * Waits until a position is painted. To look for it again and again would be work of the page, which is measured here.
   *
   * @param {number} step
   * @param {number} patience  in milliseconds
   * @returns {Promise<boolean>} whether it was in time
   */
  until(step, patience) {
    return new Promise((resolve) => {
      const timer = plainTimer(() => resolve(false), patience);
      this.tell = () => {
        if (this.shown < step) return;
        clearTimeout(timer);
        resolve(true);
      };
      this.tell();
    });
  },

  /** From now on each new position is waited for. */
  begin() {
    const { session } = host();
    let step = session.view?.step ?? 0;
    session.addEventListener("change", async () => {
      const now = session.view?.step ?? 0;
      // At the end of a turn what comes is the curtain.
      if (now <= step) return;
      const from = pressed;
      step = now;
      pressed = 0;
      const at = await painted();
      this.shown = now;
      // What came by itself was not pressed.
      if (from !== 0) presses.push({ at: from, ms: at - from });
      this.tell();
      const began = performance.now();
      let last = 0;
      plainFrame(function fly(time) {
        if (last > 0) globalThis.watched.flown.push(time - last);
        last = time;
        if (time - began < FLIGHT) plainFrame(fly);
      });
    });
  },

  count() {
    frames = [];
    const next = (time) => {
      if (!frames) return;
      frames.push(time);
      plainFrame(next);
    };
    plainFrame(next);
  },

  /** Milliseconds between the frames since `count`. */
  counted() {
    const times = frames ?? [];
    frames = null;
    return times.slice(1).map((time, index) => time - times[index]);
  },
};
