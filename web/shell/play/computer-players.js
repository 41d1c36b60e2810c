import { engineService, errorParts, isFatal } from "../../core/engine/service.js";
import { thinkers } from "../../core/engine/thinkers.js";
import { newSeed } from "../../core/storage/saved-game.js";
import { paceOf } from "./turn-flow.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("./turn-flow.js").TurnFlow} TurnFlow */
/** @typedef {import("../../core/engine/types.js").LevelId} LevelId */
/** @typedef {import("../../core/engine/types.js").LevelInfo} LevelInfo */

/** How many engines may think about one decision. */
const LANES = 2;
const MOST_FAILURES_IN_A_ROW = 2;

/**
 * Plays the seats of the computers: thinks, shows one action after the other, and hands over to the next person. It starts
 * the thinking engines while a seat needs them. Fires "change", which the table shows, and "stuck" after it gave up.
 */
export class ComputerPlayers extends EventTarget {
  /**
   * @param {GameSession} session
   * @param {TurnFlow} flow
   */
  constructor(session, flow) {
    super();
    this.session = session;
    this.flow = flow;
    /** How much of the time for this decision is used up; null while nothing is thought over. @type {number | null} */
    this.progress = null;
    /** Whose decision was thought over last. @type {number | null} */
    this.thinker = null;
    /** What the computer did last, in words. */
    this.said = "";
    this.playing = false;
    /** It gave up after an error; `play` tries again. */
    this.isStuck = false;
    this.failures = 0;
    /** What went wrong last; the console tells it when nothing goes on. @type {unknown} */
    this.trouble = null;
    /** The level that plays now thinks for a while, so there is something to cut short. */
    this.searches = false;
    /** The person has skipped to their own turn: until then nothing is waited for. */
    this.hurried = false;
    /** Milliseconds that were thought in this turn. */
    this.spent = 0;
    this.stopped = new AbortController();
    session.addEventListener("complaint", (event) => {
      this.trouble = /** @type {CustomEvent<unknown>} */ (event).detail;
    });
  }

  /** The person may take back what led here. */
  get mayUndo() {
    return (this.session.view?.undo.steps ?? 0) > 0;
  }

  /** The computer that plays. While a person comes to the turn, what it did last is still looked at. */
  get seat() {
    const { session, thinker } = this;
    const current = session.view?.current ?? null;
    return session.isComputer(current) ? current : thinker;
  }

  /** Another phase of the game has begun. */
  phaseChanged() {
    const { phase } = this.session;
    if (phase === "computer") void this.play();
    else this.moveNow();
    // The analysis starts them again.
    if (phase === "over") thinkers.putAway();
    if (phase === "computer" || phase === "playing" || phase === "curtain") void this.prepare();
  }

  /** Starts the thinking engines where a computer at the table will need them, and ends them where none will. */
  async prepare() {
    const levels = (this.session.saved?.seats ?? []).flatMap((seat) =>
      seat.kind === "computer" ? [seat.level] : [],
    );
    try {
      const infos = await Promise.all(levels.map(levelInfo));
      if (this.session.closed) return;
      if (infos.some(({ searches }) => searches)) thinkers.warm();
      else thinkers.putAway();
    } catch {
      // Without them the engine of the table thinks.
    }
  }

  /**
   * Seats another player from now on.
   *
   * @param {number} seat
   * @param {import("../../table/types.js").Player} player
   */
  async changePlayer(seat, player) {
    await this.session.changePlayer(seat, player);
    this.moveNow();
    void this.prepare();
  }

  close() {
    this.moveNow();
    thinkers.putAway();
  }

  /** Plays until a person is to decide; called whenever a computer is. */
  async play() {
    if (this.playing) return;
    this.playing = true;
    this.isStuck = false;
    this.spent = 0;
    this.tell({ said: "" });
    try {
      while (this.isOn && (await this.move()));
    } catch (error) {
      this.isStuck = this.isOn;
      if (this.isOn) {
        this.failures = 0;
        const { id, message } = errorParts(error);
        console.error(`the computer halts: ${id}: ${message}`, error);
        this.session.complain(error);
      }
      this.dispatchEvent(new Event("stuck"));
    } finally {
      this.playing = false;
      this.hurried = false;
      this.tell({ progress: null });
    }
  }

  get pace() {
    return paceOf(this.hurried);
  }

  get isOn() {
    return this.session.phase === "computer" && !this.session.closed;
  }

  /**
   * Thinks over one action, waits until people have seen the one before it, and makes it.
   *
   * @returns {Promise<boolean>} true when a computer is to decide again, also when nothing came of it
   */
  async move() {
    const { session } = this;
    const { openView: position, saved } = session;
    const seat = position?.current ?? -1;
    const player = saved?.seats[seat];
    if (!position || player?.kind !== "computer") return false;
    this.thinker = seat;
    this.stopped = new AbortController();
    const began = performance.now();
    const text = await this.decide(seat, player.level, position);
    const pause = this.pace.pause - (performance.now() - began);
    if (pause > 0) await this.wait(pause);
    // The seats are being written, or a step is being taken back.
    await session.rest();
    // The table may have been left, or another player sit there now.
    if (!this.isOn) return false;
    if (session.saved?.seats[seat] !== player) return true;
    if (text === null) return this.again();
    if (text === undefined || session.openView !== position) return true;
    const events = await this.flow.carryOut(() => session.actForComputer(text, position));
    if (!events) return this.again();
    if (events.some(({ event }) => event === "turn-began")) this.spent = 0;
    const told = this.flow.describe(events.filter(({ event }) => event !== "turn-began"));
    if (told.length > 0) this.tell({ said: told.join(" ") });
    this.failures = 0;
    if (!this.isOn || session.isComputer(session.view?.current)) return true;
    await this.flow.passOn(this.pace.hurried);
    return false;
  }

  /** An engine that broke is there again by now; what fails time and again fails for good. */
  again() {
    this.failures += 1;
    if (this.failures > MOST_FAILURES_IN_A_ROW)
      throw this.trouble ?? new Error("no action comes of it");
    return true;
  }

  /**
   * @param {number} seat
   * @param {LevelId} level
   * @param {import("../../core/engine/types.js").View} position
   * @returns {Promise<string | null | undefined>} the action; null when the engine broke and was replaced, undefined when the
   *   position went while it was thought about
   */
  async decide(seat, level, position) {
    const { session } = this;
    try {
      return await this.think(seat, level);
    } catch (error) {
      if (isFatal(error)) {
        this.trouble = error;
        await session.recover();
        return null;
      }
      // The engine knows of a step that is taken back before the page does.
      await session.rest();
      if (this.isOn && session.openView === position) throw error;
      return undefined;
    } finally {
      this.tell({ progress: null });
    }
  }

  /**
   * @param {number} seat
   * @param {LevelId} level
   * @returns {Promise<string>}
   */
  async think(seat, level) {
    const { session } = this;
    const { searches, decisionMs, turnMs } = await levelInfo(level);
    const ms = Math.max(0, Math.min(decisionMs, Math.min(turnMs, this.pace.turnMs) - this.spent));
    this.searches = searches;
    this.tell({ progress: searches ? 0 : null });
    const began = performance.now();
    // An engine counts its own work only; on a busy device more time than that goes by.
    const timer = searches ? setTimeout(() => this.moveNow(), ms) : undefined;
    try {
      const { action } = await thinkers.run(
        {
          begin: "think",
          params: { seat, level, seed: newSeed(), budget: { ms } },
          step: "thinkStep",
          stop: "thinkStop",
          lanes: searches ? LANES : 0,
        },
        {
          record: session.saved?.record ?? {},
          table: engineService,
          stop: this.stopped.signal,
          onStatus: ({ progress }) => this.tell({ progress: searches ? progress : null }),
        },
      );
      return action;
    } finally {
      clearTimeout(timer);
      this.spent += performance.now() - began;
    }
  }

  /** The person wants to be at the turn: computers play what they have, and nothing waits to be seen. */
  hurry() {
    this.moveNow();
    this.tell({ hurried: true });
  }

  /** Ends thinking and waiting: the best found so far is played at once. */
  moveNow() {
    this.stopped.abort();
  }

  /**
   * @param {number} ms
   * @returns {Promise<void>} after that time, or when the person does not want to wait
   */
  wait(ms) {
    const { signal } = this.stopped;
    return new Promise((resolve) => {
      if (signal.aborted) resolve();
      setTimeout(resolve, ms);
      signal.addEventListener("abort", () => resolve());
    });
  }

  /** @param {Partial<Pick<ComputerPlayers, "progress" | "said" | "hurried">>} news for the table */
  tell(news) {
    Object.assign(this, news);
    this.dispatchEvent(new Event("change"));
  }
}

/** @type {Promise<LevelInfo[]> | null} */
let infos = null;

/**
 * @param {LevelId} id
 * @returns {Promise<LevelInfo>} how that level thinks; the engine is asked once per page
 */
export async function levelInfo(id) {
  infos ??= engineService.call("levels").catch((error) => {
    infos = null;
    throw error;
  });
  const known = await infos;
  return /** @type {LevelInfo} */ (known.find((level) => level.id === id) ?? known[0]);
}
