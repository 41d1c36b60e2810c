/** Put into the page of a table: makes actions one after the other and notes how long each takes until it is shown as done. */

/** Milliseconds between two looks for a curtain, or for a table that may be played. */
const LOOK = 5;

const found = [];
let state = 0;

/** The next number of a chance that is the same in every browser. */
function random(most) {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
}

function host() {
  return document.querySelector("st-app")?.shadowRoot?.querySelector("st-table-host");
}

/** The table when a person may act at it. */
async function ready() {
  for (;;) {
    const frame = host();
    const { session } = frame ?? {};
    if (session?.phase === "over") return null;
    if (session?.phase === "curtain" && !session.busy) await session.takeSeat();
    const table = frame?.renderRoot.querySelector("[data-part=table]");
    const acts = session?.phase === "playing" && !session.busy && session.view?.seat !== null;
    if (table && acts && session.view.actions.length > 0 && table.view === session.view)
      return { table, session };
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}

globalThis.delays = {
  begin(seed) {
    state = seed;
  },

  /**
   * Makes so many actions.
   *
   * @returns {Promise<number[]>} milliseconds of each, from the moment in which the table asks for it until it is shown
   */
  async measure(count) {
    found.length = 0;
    while (found.length < count) {
      const place = await ready();
      if (!place) break;
      const { table, session } = place;
      const { actions, step } = session.view;
      const text = actions[random(actions.length)].text;
      const done = new Promise((resolve) => {
        const look = () => {
          if (session.openView.step === step) return;
          session.removeEventListener("change", look);
          resolve(performance.now());
        };
        session.addEventListener("change", look);
      });
      const began = performance.now();
      table.send("table-act", { actions: [text] });
      found.push((await done) - began);
    }
    return [...found];
  },
};
