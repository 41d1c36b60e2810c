/** @typedef {{seat: number, text: string}} Done */

/** An error after which an engine is thrown away. */
export const CRASH = { id: "engine-crash", message: "it broke", data: {} };

/**
 * A game small enough to see through, behind the same calls as the real engine: everybody in turn says "stay" or
 * "go", and "end" ends it. Each seat holds a card that only it may see.
 */
export class FakeEngine {
  constructor() {
    this.state = { phase: "ready" };
    /** @type {string[]} */
    this.players = [];
    /** @type {Done[] | null} */
    this.done = null;
    /** All calls, in their order. @type {string[]} */
    this.calls = [];
    /** @type {number[]} */
    this.computers = [];
    /** What a method answers instead, once: an error, or something to wait for. @type {Map<string, unknown>} */
    this.next = new Map();
    /** So many times more it breaks as soon as a record is replayed. */
    this.breaks = 0;
    this.info = { id: "small", computers: true };
  }

  /** @returns {Promise<any>} */
  async games() {
    return [this.info];
  }

  /**
   * @param {string} method
   * @param {any} [params]
   * @returns {Promise<any>}
   */
  async call(method, params = {}) {
    this.calls.push(method);
    const instead = this.next.get(method);
    this.next.delete(method);
    if (instead instanceof Promise) await instead;
    else if (instead) {
      if (instead === CRASH) this.done = null;
      throw instead;
    }
    if (method === "load") {
      this.breaks -= 1;
      if (this.breaks >= 0) throw CRASH;
      return this.load(params);
    }
    if (method === "new")
      return this.load({ record: { game: params.game, players: params.players } });
    if (!this.done) throw { id: "no-game", message: "no game is loaded", data: {} };
    switch (method) {
      case "act":
        return this.act(params);
      case "undo":
        return this.undo(params);
      case "view":
        return this.view(params.seat);
      case "look":
        return { view: this.view(params.seat), history: this.toldSince(params) };
      case "history":
        return this.history(params.seat);
      case "computers":
        this.computers = params.seats;
        return null;
      case "scores":
        return [{ step: 0, totals: [0, 0] }];
      default:
        return { method, ...params };
    }
  }

  /** @param {any} params */
  load({ record, seat = -1 }) {
    if (record.broken) throw { id: "bad-record", message: "no such action", data: {} };
    this.players = record.players;
    this.done = [...(record.actions ?? [])];
    return { view: this.view(seat), record: this.record };
  }

  /** @param {any} params */
  act({ actions, seat, eyes = seat, since }) {
    const done = this.done ?? [];
    const before = done.length;
    let refused = null;
    for (const [index, text] of actions.entries()) {
      if (["stay", "go", "end"].includes(text)) done.push({ seat, text });
      else {
        const error = { id: "illegal-action", message: text, data: {} };
        if (index === 0) throw error;
        refused = { index, error };
        break;
      }
    }
    return { ...this.turned(eyes, before, since), refused };
  }

  /** @param {any} params */
  undo({ steps, seat, since }) {
    let left = this.done ?? [];
    // What others did since goes with an own step.
    for (let count = steps === "turn" ? left.length : steps; count > 0; count -= 1)
      left = left.slice(
        0,
        Math.max(
          0,
          left.findLastIndex((one) => one.seat === seat),
        ),
      );
    this.done = left;
    const kept = this.done?.length ?? 0;
    return this.turned(seat, kept, Math.min(since, kept));
  }

  /** @param {number} eyes @param {number} kept @param {number} since */
  turned(eyes, kept, since) {
    return {
      view: this.view(eyes),
      open: eyes === -1 ? null : this.view(-1),
      kept,
      actions: (this.done ?? []).slice(kept),
      history: this.toldSince({ seat: eyes, since }),
      refused: null,
    };
  }

  /** @param {{seat: number, since: number}} params */
  toldSince({ seat, since }) {
    const history = this.history(seat);
    if (since > history.length) throw { id: "bad-call", message: `${since}`, data: {} };
    return history.slice(since);
  }

  get record() {
    return { game: "small", players: this.players, actions: [...(this.done ?? [])] };
  }

  get over() {
    return this.done?.at(-1)?.text === "end";
  }

  get current() {
    const turns = (this.done ?? []).filter(({ text }) => text === "go").length;
    return this.over ? null : turns % this.players.length;
  }

  /** @param {number} eyes @returns {any} */
  view(eyes) {
    return {
      game: "small",
      seat: eyes,
      current: this.current,
      step: this.done?.length ?? 0,
      over: this.over,
      winners: this.over ? [0] : null,
      actions: [{ text: "go", type: "go" }],
      undo: { steps: 0, blocked: null },
      observation: {
        round: 1,
        phase: "turn",
        seats: this.players.map((_, seat) => ({ card: seat === eyes ? `card of ${seat}` : null })),
      },
    };
  }

  /** @param {number} eyes @returns {any[]} */
  history(eyes) {
    return (this.done ?? []).map(({ seat, text }, index) => ({
      step: index + 1,
      seat,
      text,
      events: this.eventsOf(seat, text, eyes),
    }));
  }

  /**
   * @param {number} seat
   * @param {string} text
   * @param {number | null} eyes
   */
  eventsOf(seat, text, eyes) {
    return [{ event: text, seat, card: eyes === seat || eyes === null ? `card of ${seat}` : null }];
  }
}

/**
 * Lets a service answer each call only when it is told to.
 *
 * @param {{call: any}} service
 * @param {(params: any, given: any, count: number) => unknown} answered what a call returns: by its parameters, what is given then, and how many calls there were
 * @returns {{asked: any[], answer: ((given?: object) => void)[]}} the calls, and by call what answers it
 */
export function answeringLater(service, answered) {
  /** @type {any[]} */
  const asked = [];
  /** @type {((given?: object) => void)[]} */
  const answer = [];
  service.call = (/** @type {string} */ method, /** @type {any} */ params) => {
    asked.push([method, params]);
    return new Promise((resolve) =>
      answer.push((given) => resolve(answered(params, given, asked.length))),
    );
  };
  return { asked, answer };
}
