import { engineService, isFatal } from "../../core/engine/service.js";
import { thinkers } from "../../core/engine/thinkers.js";
import { newSeed } from "../../core/storage/saved-game.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("../../core/engine/types.js").Hint} Hint */

/** Advice for the person to move, from that person's own knowledge. Fires "change", and "progress" while it thinks. */
export class Hints extends EventTarget {
  /** @param {GameSession} session */
  constructor(session) {
    super();
    this.session = session;
    /** How much of the time is used up; null when nothing is thought over. @type {number | null} */
    this.progress = null;
    /** @type {Hint | null} */
    this.hint = null;
    this.stopped = new AbortController();
    /** The position that is asked about. @type {unknown} */
    this.position = null;
    session.addEventListener("change", () => {
      if (this.isOpen && session.view !== this.position) this.close();
    });
  }

  /** Whether there is somebody to advise. */
  get isPossible() {
    const { phase, view, levels } = this.session;
    return levels.length > 0 && phase === "playing" && (view?.actions.length ?? 0) > 0;
  }

  get isOpen() {
    return this.progress !== null || this.hint !== null;
  }

  /**
   * Thinks, and shows the advice if it is still wanted then. Asked again, it shows the best found so far, and then puts
   * the advice away.
   */
  async ask() {
    if (this.progress !== null) this.stop();
    else if (this.hint) this.close();
    else if (this.isPossible) await this.think();
  }

  async think() {
    const { session } = this;
    const position = session.view;
    this.position = position;
    this.stopped = new AbortController();
    this.show(0, null);
    try {
      const { hint } = await thinkers.run(
        {
          begin: "hint",
          params: { seat: session.seat, seed: newSeed() },
          step: "thinkStep",
          stop: "thinkStop",
          lanes: 1,
        },
        {
          record: session.saved?.record ?? {},
          table: engineService,
          stop: this.stopped.signal,
          onStatus: ({ progress }) => {
            if (this.position !== position || this.progress === null) return;
            this.progress = progress;
            this.dispatchEvent(new Event("progress"));
          },
        },
      );
      if (this.position === position) this.show(null, hint);
    } catch (error) {
      if (this.position !== position) return;
      this.close();
      if (isFatal(error)) await session.recover();
      else session.complain(error);
    }
  }

  /** Ends thinking with the best found so far. */
  stop() {
    this.stopped.abort();
  }

  close() {
    this.position = null;
    this.stopped.abort();
    this.show(null, null);
  }

  /**
   * @param {number | null} progress
   * @param {Hint | null} hint
   */
  show(progress, hint) {
    this.progress = progress;
    this.hint = hint;
    this.dispatchEvent(new Event("change"));
  }
}
