import { engineService, errorParts, isFatal } from "../../core/engine/service.js";
import { thinkers } from "../../core/engine/thinkers.js";
import { thought } from "../../core/engine/thinking.js";
import { decisionText } from "../../core/session/game-words.js";
import { getPrefs } from "../../core/settings/prefs.js";
import { newSeed } from "../../core/storage/saved-game.js";
import { paceOf } from "./turn-flow.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("./turn-flow.js").TurnFlow} TurnFlow */
/** @typedef {import("../../core/engine/types.js").LevelId} LevelId */
/** @typedef {import("../../core/engine/types.js").LevelInfo} LevelInfo */

/** Engines that may think about one decision. */
const LANES = 2;
const MOST_FAILURES_IN_A_ROW = 2;

/**
 * Plays the seats of the computers: thinks, shows one action after the other, and hands over to the next person. It starts
 * the thinking engines while a seat needs them. Fires "change" for the table, and "stuck" after it gave up.
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
    /** Share of the time for this decision that is used up; null while no engine thinks. @type {number | null} */
    this.progress = null;
    /** The seat of the last decision that an engine thought about. @type {number | null} */
    this.thinker = null;
    /** The last action of a computer, in words. */
    this.said = "";
    this.playing = false;
    /** True after it gave up on an error; `play` tries again. */
    this.isStuck = false;
    this.failures = 0;
    /** The last error, thrown when it gives up. @type {unknown} */
    this.trouble = null;
    /** True if the playing level searches, so that the person can cut its thinking short. */
    this.searches = false;
    /** True after the person skipped to their own turn: until then nothing pauses. */
    this.hurried = false;
    /** Thinking time in this turn. */
    this.spentMs = 0;
    this.stopped = new AbortController();
    session.addEventListener("complaint", (event) => {
      this.trouble = /** @type {CustomEvent<unknown>} */ (event).detail;
    });
  }

  /** The seat of the computer that plays, or played last while the turn passes to a person. */
  get seat() {
    const { session, thinker } = this;
    const current = session.view?.current ?? null;
    return session.isComputer(current) ? current : thinker;
  }

  /** It has played: the turn passes to a person. */
  get isPast() {
    const { session } = this;
    // In the middle of its turn people may have something to decide.
    const isWaiting = session.saved && decisionText(session.saved);
    return !isWaiting && !session.isComputer(session.view?.current);
  }

  /** Follows the session into its next phase. */
  phaseChanged() {
    const { phase } = this.session;
    if (phase === "computer") void this.play();
    else this.moveNow();
    // The analysis starts them again.
    if (phase === "over") thinkers.putAway();
    if (phase === "computer" || phase === "playing" || phase === "curtain") void this.prepare();
  }

  /** Starts the thinking engines if a computer at the table needs them, else ends them. */
  async prepare() {
    const levels = (this.session.saved?.seats ?? []).flatMap((seat) =>
      seat.kind === "computer" ? [seat.level] : [],
    );
    try {
      const infos = await Promise.all(levels.map(levelInfo));
      if (this.session.closed) return;
      const isCoached = getPrefs().coach && this.session.people.length === 1;
      if (isCoached || infos.some(({ searches }) => searches)) thinkers.warm();
      else thinkers.putAway();
    } catch {
      // Without thinking engines, the engine of the table thinks.
    }
  }

  /**
   * Changes the player of a seat.
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

  /** Plays until a person is to decide. */
  async play() {
    if (this.playing) return;
    this.playing = true;
    this.isStuck = false;
    this.spentMs = 0;
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
   * Thinks about one action, pauses so that people see the one before it, and carries it out.
   *
   * @returns {Promise<boolean>} true if a computer is to decide again, also after a failed try
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
    const pause = this.pace.pauseMs - (performance.now() - began);
    if (pause > 0) await this.wait(pause);
    // The seats are being written, or a step is being taken back.
    await session.rest();
    // The person may have left the table, or have changed the player of the seat.
    if (!this.isOn) return false;
    if (session.saved?.seats[seat] !== player) return true;
    if (text === null) return this.again();
    if (text === undefined || session.openView !== position) return true;
    const events = await this.flow.carryOut(() => session.actForComputer(text, position));
    if (!events) return this.again();
    if (events.some(({ event }) => event === "turn-began")) this.spentMs = 0;
    const told = this.flow.describe(events.filter(({ event }) => event !== "turn-began"));
    if (told.length > 0) this.tell({ said: told.join(" ") });
    this.failures = 0;
    if (!this.isOn || session.isComputer(session.view?.current)) return true;
    await this.flow.passOn(this.pace.hurried);
    return false;
  }

  /** A broken engine has been replaced by now, so it tries again; several failures in a row end the play. */
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
   * @returns {Promise<string | null | undefined>} the action; null if the engine broke and was replaced, undefined if the
   *   position changed meanwhile
   */
  async decide(seat, level, position) {
    const { session } = this;
    try {
      return await this.think(seat, level);
    } catch (error) {
      if (isFatal(error)) {
        this.trouble = error;
        await session.calls.recover();
        return null;
      }
      // A step may be being taken back: the engine knows of it before the page.
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
    const ms = Math.max(0, Math.min(decisionMs, Math.min(turnMs, this.pace.turnMs) - this.spentMs));
    this.searches = searches;
    this.tell({ progress: searches ? 0 : null });
    const began = performance.now();
    // An engine counts its own work only; on a busy device more time passes.
    const timer = searches ? setTimeout(() => this.moveNow(), ms) : undefined;
    try {
      // The same opponent for everybody who plays the deal of a day, as its par has it.
      const seed = session.saved?.daily ? 0 : newSeed();
      const { action } = await thinkers.run(
        { ...thought("think", { seat, level, seed, budget: { ms } }), lanes: searches ? LANES : 0 },
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
      this.spentMs += performance.now() - began;
    }
  }

  /** Skips to the turn of the person: computers play the best found so far, without pauses. */
  hurry() {
    this.moveNow();
    this.tell({ hurried: true });
  }

  /** Ends thinking and pausing: the best action found so far is played at once. */
  moveNow() {
    this.stopped.abort();
  }

  /**
   * @param {number} ms
   * @returns {Promise<void>} after that time, or at once when the person skips it
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
 * @returns {Promise<LevelInfo>} search and time limits of the level; the page asks the engine once
 */
async function levelInfo(id) {
  infos ??= engineService.call("levels").catch((error) => {
    infos = null;
    throw error;
  });
  const known = await infos;
  return /** @type {LevelInfo} */ (known.find((level) => level.id === id) ?? known[0]);
}
