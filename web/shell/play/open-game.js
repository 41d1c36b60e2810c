import { engineService } from "../../core/engine/service.js";
import { NO_HONOURS, noteEnd } from "../../core/results/noting.js";
import { preferSolo } from "../../core/seats/solo-choice.js";
import { GameSession } from "../../core/session/game-session.js";
import { decisionText } from "../../core/session/game-words.js";
import { askToPersist } from "../../core/storage/device.js";
import { onOtherTab } from "../../core/storage/shelf.js";
import { store } from "../../core/storage/store.js";
import { TabClaim } from "../../core/storage/tabs/lock.js";
import { ticketOf } from "../../core/ticket.js";
import { t } from "../../i18n/index.js";
import { announce, forgetAnnouncements } from "../../ui/announcer.js";
import { problemText } from "../../ui/problem-text.js";
import { putRulesAway } from "../../ui/router.js";
import { playEvents } from "../../ui/sound.js";
import { showToast } from "../../ui/toasts.js";
import { opensAnalysis } from "../after/later.js";
import { Replay, replayPicture } from "../after/replay.js";
import { Scoring } from "../after/scoring.js";
import { loadTable } from "./game-loader.js";
import { itemsOf, othersSince, Recap, whyOf } from "./recap.js";
import { endSoundOffer } from "./table-frame.js";
import { beat, newsPause } from "./turn-flow.js";
import { isReplay, nextMode, TABLE_ONLY } from "./view-mode.js";

/** @typedef {import("../../core/engine/types.js").Standout} Costly */
/** @typedef {import("../../core/engine/types.js").GameEvent} GameEvent */

/** One game while it is on the screen: its session, its table, its recap and its view mode. */
export class OpenGame {
  /** @type {import("./game-loader.js").Loaded | null} */
  loaded = null;
  /** Why there is no table; null while it is loading, too. @type {import("./table-notices.js").Absence | null} */
  absence = null;
  mode = TABLE_ONLY;
  /** @type {Recap | null} */
  recap = null;
  /** @type {import("../../core/engine/types.js").ScoreStep[]} */
  scores = [];
  honours = NO_HONOURS;
  /** How the finished game is counted. @type {import("../../core/engine/types.js").Counting | null} */
  counting = null;
  /** Its end was just seen, and is about to be counted: until then it is not told who wins. */
  isEnding = false;
  /** How far it is counted; null while that is not told. @type {Scoring | null} */
  scoring = null;
  #phase = "";
  /** Number of requests for a moment of the game. */
  #asked = 0;
  #closed = new AbortController();

  /**
   * @param {import("./table-host.js").StTableHost} host
   * @param {string} id
   */
  constructor(host, id) {
    this.host = host;
    this.id = id;
    this.session = new GameSession(id, {
      store,
      persist: askToPersist,
      engine: engineService,
      claim: new TabClaim(id),
      isHidden: () => document.hidden,
      hush: forgetAnnouncements,
      // Players cannot act on it, but tests of the page fail on it.
      fault: (error) => console.error(error),
    });
    this.play = (/** @type {readonly GameEvent[]} */ events) =>
      playEvents(events, (event) => this.loaded?.module.soundOf?.(event) ?? null);
    this.replaying = new Replay(this.session, this.play);
    this.replaying.addEventListener("change", () => host.requestUpdate());
    const { session } = this;
    const { signal } = this.#closed;
    /** @param {EventTarget} target @param {string} name @param {(event: any) => void} heard */
    const hear = (target, name, heard) => target.addEventListener(name, heard, { signal });
    hear(document, "visibilitychange", () =>
      document.hidden ? session.pageHidden() : void session.keepErased(),
    );
    hear(engineService, "change", () => {
      const retry = engineService.state.phase === "ready" && session.phase === "loading";
      if (retry && session.trouble) void session.resume();
    });
    // A database that answers late may have the game; one that was put aside comes back, or is removed.
    const onStore = () => {
      const { reason } = this.absence ?? {};
      const isLate = (reason === "unanswered" || reason === "unkept") && store.load(id);
      if (isLate || (reason === "aside" && !store.isAside(id))) host.openGame();
    };
    hear(store, "change", onStore);
    signal.addEventListener("abort", onOtherTab(onStore));
    hear(store, "elsewhere", ({ detail }) => {
      if (detail !== id) return;
      session.otherTab.saved();
      host.requestUpdate();
    });
    hear(store, "lost", () => void session.keepErased());
    void this.#load();
  }

  close() {
    this.#closed.abort();
    this.scoring?.end();
    this.closeRecap();
    endSoundOffer(this.session);
    this.session.close();
    this.loaded?.close();
    const { saved, isWatching } = this.session;
    if (saved?.trial && !isWatching) void store.forget(saved.id);
  }

  // -- loading --------------------------------------------------------------------------------------

  /** Loads the table of the game and opens the session at it. */
  async #load() {
    const { session } = this;
    // After a killed browser the game may be only on the disk.
    let isKnown = true;
    if (!session.saved) {
      session.addEventListener("change", () => this.host.requestUpdate());
      isKnown = await session.keeper.catchUp();
    }
    const found = await loadTable(this, isKnown);
    if (session.closed) return;
    if ("reason" in found) {
      this.absence = found;
      return this.host.requestUpdate();
    }
    this.loaded = found;
    store.openGame = this.id;
    if (session.saved) preferSolo({ game: session.saved.game });
    session.addEventListener("change", () => this.#sessionChanged());
    session.addEventListener("complaint", (event) =>
      this.complain(/** @type {CustomEvent<unknown>} */ (event).detail),
    );
    session.addEventListener("recovered", () => {
      // A computer decides again by itself, so no person has to repeat anything.
      if (session.phase !== "computer") showToast({ text: t("engine-recovered"), urgent: true });
    });
    void session.open();
  }

  // -- phases of the game ---------------------------------------------------------------------------

  #sessionChanged() {
    const { phase } = this.session;
    // The game was removed before this page began.
    if (phase === "missing") return this.host.openGame();
    if (phase !== this.#phase) {
      const before = this.#phase;
      this.#phase = phase;
      if (phase === "playing") this.#turnCame(before === "curtain");
      if (phase === "over") void this.#ended(before === "playing" || before === "computer");
      this.loaded?.computers.phaseChanged();
      if (phase === "curtain" || phase === "watching") this.#interrupted();
    }
    this.host.requestUpdate();
  }

  /** @param {boolean} wasCurtain */
  #turnCame(wasCurtain) {
    const { session, host } = this;
    if (wasCurtain) this.#openRecap();
    void this.loaded?.flow.finish();
    const { saved, seat, view } = session;
    const name = saved?.seats[seat]?.name ?? "";
    const task = saved ? decisionText(saved) : "";
    announce(task || t("announce-turn", { name, round: view?.observation.round ?? 1 }));
    host.turnFocus.turnCame();
  }

  #interrupted() {
    const { session } = this;
    this.closeRecap();
    this.look("interrupt");
    putRulesAway(this.host);
    // The curtain does not wait for the history, and works without it.
    void beat()
      .then(() => session.tellAll())
      .catch(() => {});
  }

  /** @param {boolean} isSeen it has ended before these eyes, so that the end is played */
  async #ended(isSeen) {
    const { session } = this;
    const ticket = session.ticket();
    const failed = (/** @type {unknown} */ error) => void console.warn("scores", error);
    const isAnalysed = opensAnalysis(this.id);
    const isPlayed = isSeen && !isAnalysed;
    this.isEnding = isPlayed;
    this.counting = (await session.count().catch(failed)) ?? null;
    this.isEnding = false;
    if (!ticket.isValid) return;
    if (isPlayed) this.count();
    else await beat();
    const scores = await session.lookBack().catch(failed);
    if (!ticket.isValid) return;
    this.scores = scores ?? [];
    if (session.saved) this.honours = noteEnd(session.saved, session.openView, session.history);
    this.host.requestUpdate();
    if (!isPlayed) this.look("end");
    if (isAnalysed) this.look("analysis");
  }

  /**
   * Tells what scored where, from the first step on; what cannot be told has its result at once.
   *
   * @param {"count" | "recount"} [event]
   */
  count(event = "count") {
    const { counting, loaded } = this;
    if (!loaded || !counting?.steps.length) return this.look("end");
    this.look(event);
    if (this.mode.name === "counting") this.scoring = new Scoring(counting, loaded, this.host);
  }

  // -- what is looked at ----------------------------------------------------------------------------

  /**
   * @param {import("./view-mode.js").ViewEvent} event
   * @param {Costly | null} [costly]
   */
  look(event, costly) {
    const wasReplay = isReplay(this.mode);
    this.mode = nextMode(this.mode, event, costly);
    if (wasReplay && !isReplay(this.mode)) this.replaying.close();
    if (this.mode.name !== "counting") {
      this.scoring?.end();
      this.scoring = null;
    }
    this.host.requestUpdate();
  }

  /** The earlier moment of the game that is on the board. */
  get replay() {
    return this.replaying.picture;
  }

  /**
   * @param {number} step
   * @param {Costly | null} [costly] the decision that was chosen in the analysis, or that the coach has noted
   * @param {"replay" | "coached"} [event]
   */
  openReplay(step, costly, event = "replay") {
    this.loaded?.hints.close();
    this.look(event, costly);
    void this.replayTo(step);
  }

  /** @param {number} step */
  async replayTo(step) {
    const { costly } = this.mode;
    const seat = costly?.step === step ? costly.seat : null;
    this.#asked += 1;
    const ticket = ticketOf(() => [this.#asked]);
    try {
      await this.replaying.go(step, seat);
    } catch (error) {
      await this.session.calls.failed(error);
    }
    // The first moment could not be made, or is out of date.
    if (ticket.isValid && isReplay(this.mode) && !this.replay) this.look("close");
  }

  /** The decision of the analysis whose position is on the board. */
  get standout() {
    const { costly } = this.mode;
    return costly?.step === this.replay?.step ? costly : null;
  }

  // -- what is told ---------------------------------------------------------------------------------

  /** Shows what the others did since this person's last turn, also to somebody who has seen it. */
  tellNews() {
    this.#openRecap(othersSince(this.session));
  }

  /** Shows the actions of the others since this person's last decision. */
  #openRecap(steps = this.session.missed) {
    const { session, loaded } = this;
    const items = loaded ? itemsOf(steps, loaded.words) : [];
    if (!loaded || items.length === 0) return;
    this.closeRecap();
    const recap = new Recap(items, {
      at: (step, before) => replayPicture(session, step, before, null),
      play: this.play,
      why: (item) => whyOf(session, item, loaded.words),
      failed: (error) => void session.calls.failed(error),
      pauseMs: newsPause,
    });
    this.recap = recap;
    recap.addEventListener("change", () => void this.#lightRecap(recap));
    void this.#lightRecap(recap);
  }

  /** @param {Recap} recap */
  async #lightRecap(recap) {
    const { host, loaded } = this;
    host.requestUpdate();
    await host.updateComplete;
    await loaded?.table.updateComplete;
    if (this.recap !== recap) return;
    // The table knows its person only now.
    recap.drawn(loaded?.table.greets === true);
    if (recap.state !== "held") loaded?.table.pulse?.(recap.places, recap.index === null);
  }

  /** A press at the table ends the look at an earlier moment. */
  toPresent = () => void (this.recap?.picture && this.recap.rest());

  /** Closes the recap when the person goes on, unless it is still held. */
  passRecap() {
    if (this.recap?.state !== "held") this.closeRecap();
  }

  closeRecap() {
    const { recap } = this;
    if (!recap) return;
    this.recap = null;
    recap.rest();
    // Takes the marks of the recap off the board.
    this.loaded?.table.pulse?.([]);
  }

  // -- what goes wrong ------------------------------------------------------------------------------

  /** @param {unknown} error */
  complain(error) {
    showToast({ text: problemText(error), urgent: true });
  }
}
