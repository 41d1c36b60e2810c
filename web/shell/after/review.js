import { engineService } from "../../core/engine/service.js";
import { thinkers } from "../../core/engine/thinkers.js";
import { thought } from "../../core/engine/thinking.js";
import { playerAt } from "../../core/seats/seats.js";
import { noteAnalysis } from "./later.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("../../core/engine/types.js").Analysis} Analysis */
/** @typedef {import("../../core/engine/types.js").HistoryStep} HistoryStep */

/** Analyses by game: they are there again when a person comes back. @type {Map<string, Analysis>} */
export const reviewed = new Map();

/**
 * The seats at which people decided, and the steps there, from 0, that a computer decided for them.
 *
 * @param {Pick<GameSession, "saved" | "history">} session of a game that is over
 */
export function decidedBy({ saved, history }) {
  const isByPerson = (/** @type {HistoryStep} */ { seat, step }) =>
    saved !== null && playerAt(saved, seat, step)?.kind === "person";
  const people = (saved?.seats ?? []).flatMap((_, seat) =>
    history.some((one) => one.seat === seat && isByPerson(one)) ? [seat] : [],
  );
  const others = history.filter((one) => people.includes(one.seat) && !isByPerson(one));
  return { people, skipped: others.map(({ step }) => step - 1) };
}

/** The analysis of a game that is over: begun on demand. Fires "change". */
export class Review extends EventTarget {
  /** @param {GameSession} session */
  constructor(session) {
    super();
    this.session = session;
    /** As far as it is known. @type {Analysis | null} */
    this.analysis = reviewed.get(session.keeper.id) ?? null;
    /** What the engines have found since it was put together last. @type {unknown[] | null} */
    this.found = null;
    /** @type {Promise<void> | null} */
    this.telling = null;
    this.running = false;
    /** The review was stopped: what is known stays. */
    this.isEnough = false;
    this.stopped = new AbortController();
  }

  /** Begins, or does nothing where it runs or has ended. @param {boolean} [isEnough] false where more is asked for */
  async begin(isEnough = this.isEnough) {
    const { session } = this;
    if (this.running || isEnough || this.analysis?.done || session.phase !== "over") return;
    this.stopped = new AbortController();
    this.setRunning(true);
    try {
      const { people, skipped } = decidedBy(session);
      // People want to learn; at a table of computers all seats are reviewed.
      const seats = people.length > 0 && { seats: people, skipped };
      await thinkers.share(thought("analyse", { hints: session.saved?.hints, ...seats }), {
        record: session.saved?.record ?? {},
        table: engineService,
        stop: this.stopped.signal,
        onStatus: (shares) => this.heard(shares),
      });
      await this.telling;
    } catch (error) {
      if (!this.stopped.signal.aborted) await session.calls.failed(error);
    } finally {
      // Once the game is over and reviewed, no engine has to think.
      if (!session.closed) thinkers.putAway();
      this.setRunning(false);
    }
  }

  /** @param {unknown[]} shares as far as each is; undefined where one has not begun */
  heard(shares) {
    this.found = shares;
    this.telling ??= this.tell();
  }

  /** Puts together what the engines have found, as often as there is more of it. */
  async tell() {
    try {
      for (let { found } = this; found; found = this.found) {
        this.found = null;
        const shares = found.map((share) => share ?? null);
        const shown = this.analysis?.costly ?? [];
        const analysis = await engineService.call("analysed", { shares, shown });
        // Begun once more, it takes nothing back.
        if (!analysis.done && analysis.progress < (this.analysis?.progress ?? 0)) continue;
        this.analysis = analysis;
        reviewed.set(this.session.keeper.id, analysis);
        this.dispatchEvent(new Event("change"));
      }
    } catch (error) {
      // Once it was stopped, another game may lie in the engine.
      if (!this.stopped.signal.aborted) await this.session.calls.failed(error);
    }
    this.telling = null;
  }

  /** Ends it; what is known stays. */
  stop() {
    this.isEnough = this.running;
    this.stopped.abort();
  }

  /** @param {boolean} running */
  setRunning(running) {
    this.running = running;
    void noteAnalysis(this.session.keeper.id, this.analysis, running);
    this.dispatchEvent(new Event("change"));
  }
}
