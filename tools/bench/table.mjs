/** Put into the page of a table: notes how long its computers think, and what the page's own thread does meanwhile. */

/** Milliseconds between two looks at the clock: what comes later than that was kept waiting by the thread. */
const TICK = 10;
/** The table is drawn once the thread had no long task for so many milliseconds. */
const CALM = 1000;
/** Milliseconds of thought after which "move now" is pressed. */
const PRESS_AFTER = 400;

const decisions = [];
const tasks = [];
const waits = [];
let frame;
let appeared;
let wantedStops = 0;

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    tasks.push({ began: startTime, ended: startTime + duration });
}).observe({ type: "longtask", buffered: true });

let last = performance.now();
setInterval(() => {
  const now = performance.now();
  if (now - last > 2 * TICK) waits.push({ began: last + TICK, ended: now });
  last = now;
}, TICK);

/** The element of that test id, in whatever shadow. */
function find(id, root = document) {
  const found = root.querySelector(`[data-part="${id}"]`);
  if (found) return found;
  for (const one of root.querySelectorAll("*")) {
    const inner = one.shadowRoot && find(id, one.shadowRoot);
    if (inner) return inner;
  }
  return null;
}

/** The longest of some spans that meet a decision of a level; 0 where there is none. */
function longest(spans, level) {
  const own = decisions.filter((decision) => decision.level === level);
  const met = spans.filter((span) =>
    own.some(({ began, ended }) => span.began < ended && span.ended > began),
  );
  return Math.max(0, ...met.map(({ began, ended }) => ended - began));
}

globalThis.measured = {
  /** True if a person is asked at a table that is drawn. */
  get isReady() {
    const host = document.querySelector("st-app")?.shadowRoot.querySelector("st-table-host");
    if (host?.session?.phase !== "playing" || !host.game?.loaded) return false;
    frame = host;
    appeared ??= performance.now();
    return performance.now() - Math.max(appeared, tasks.at(-1)?.ended ?? 0) > CALM;
  },

  /** Hands the person's seat to a computer as well and begins to measure. */
  begin(seat, level) {
    const { session } = frame;
    const { computers } = frame.game.loaded;
    const decide = computers.decide.bind(computers);
    computers.decide = async (seat, level, position) => {
      const { current, observation } = session.openView;
      const began = performance.now();
      let pressed = null;
      const press = () => {
        const button = wantedStops > 0 && computers.progress !== null && find("thinking-now");
        if (!button) return;
        wantedStops -= 1;
        pressed = performance.now();
        button.click();
      };
      const timer = setTimeout(press, PRESS_AFTER);
      const text = await decide(seat, level, position);
      clearTimeout(timer);
      const ended = performance.now();
      const turn = `${observation.round}/${current}`;
      decisions.push({ level, turn, began, ended, pressed });
      return text;
    };
    void computers.changePlayer(seat, { kind: "computer", level });
  },

  /** How many decisions a level has made without being cut short. */
  count(level) {
    return decisions.filter((one) => one.level === level && one.pressed === null).length;
  },

  get isOver() {
    return frame.session.phase === "over";
  },

  /** Presses "move now" during the next so many thoughts. */
  press(times) {
    wantedStops += times;
  },

  get stops() {
    return decisions.flatMap(({ pressed, ended }) => (pressed === null ? [] : [ended - pressed]));
  },

  /** What was found for a level, in milliseconds. */
  of(level) {
    const own = decisions.filter((one) => one.level === level && one.pressed === null);
    const turns = {};
    for (const { turn, began, ended } of own) turns[turn] = (turns[turn] ?? 0) + ended - began;
    return {
      decisions: own.map(({ began, ended }) => ended - began),
      turns: Object.values(turns),
      task: longest(tasks, level),
      wait: longest(waits, level),
    };
  },
};
