import { engineService } from "../../core/engine/service.js";
import { thinkers } from "../../core/engine/thinkers.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("../../core/engine/types.js").Hint} Hint */

/** Advice for the person to move, from that person's own knowledge. Fires "change". */
export class Hints extends EventTarget {
  /** @param {GameSession} session */
  constructor(session) {
    super();
    this.session = session;
    this.isThinking = false;
    /** @type {Hint | null} */
    this.hint = null;
    this.stopped = new AbortController();
    /** The position that is asked about. @type {unknown} */
    this.position = null;
    session.addEventListener("change", () => {
      if (this.isOpen && session.view !== this.position) this.close();
    });
  }

  /** True while a person is to act whom a hint can advise. */
  get isPossible() {
    const { phase, view, levels } = this.session;
    return levels.length > 0 && phase === "playing" && (view?.actions.length ?? 0) > 0;
  }

  get isOpen() {
    return this.isThinking || this.hint !== null;
  }

  /**
   * Thinks, and shows the advice if it is still wanted then. Asked again, it shows the best found so far, and then puts
   * the advice away.
   */
  async ask() {
    if (this.isThinking) this.stop();
    else if (this.hint) this.close();
    else if (this.isPossible) await this.think();
  }

  async think() {
    const { session } = this;
    const position = session.view;
    this.position = position;
    this.stopped = new AbortController();
    this.show(true, null);
    try {
      const { hint } = await thinkers.run(
        {
          begin: "hint",
          params: { seat: session.seat, hints: session.saved?.hints },
          step: "thinkStep",
          stop: "thinkStop",
          lanes: 1,
        },
        { record: session.saved?.record ?? {}, table: engineService, stop: this.stopped.signal },
      );
      if (this.position !== position) return;
      session.keeper.noteHint(hint.note);
      this.show(false, hint);
    } catch (error) {
      if (this.position !== position) return;
      this.close();
      await session.calls.failed(error);
    }
  }

  /** Ends thinking with the best found so far. */
  stop() {
    this.stopped.abort();
  }

  close() {
    this.position = null;
    this.stopped.abort();
    this.show(false, null);
  }

  /**
   * @param {boolean} isThinking
   * @param {Hint | null} hint
   */
  show(isThinking, hint) {
    this.isThinking = isThinking;
    this.hint = hint;
    this.dispatchEvent(new Event("change"));
  }
}
