import { LitElement } from "lit";
import { afterPicture } from "../../core/after-picture.js";
import { engineService, isFatal } from "../../core/engine/service.js";
import { decisionText } from "../../core/session/decision-text.js";
import { GameWords } from "../../core/session/game-words.js";
import { startGame } from "../../core/session/start-game.js";
import { onHouse } from "../../core/settings/house.js";
import { getPrefs, setPrefs } from "../../core/settings/prefs.js";
import { store } from "../../core/storage/store.js";
import { gameModule } from "../../games/index.js";
import { t } from "../../i18n/index.js";
import { KeepFocus } from "../../table/keep-focus.js";
import { TabStops } from "../../table/tab-stops.js";
import { announce } from "../../ui/announcer.js";
import { reloadFresh } from "../../ui/fresh-reload.js";
import { onFullScreen } from "../../ui/full-screen.js";
import { problemText } from "../../ui/problem-text.js";
import {
  internalState,
  PrefsController,
  RedrawController,
  TextController,
} from "../../ui/reactive.js";
import { go, putRulesAway } from "../../ui/router.js";
import { playEvents } from "../../ui/sound.js";
import { showToast } from "../../ui/toasts.js";
import { Replay, replayPicture } from "../after/replay-course.js";
import { bringBack } from "../storage/removal.js";
import { Awake } from "./awake.js";
import { Company } from "./company.js";
import { itemsOf, News } from "./news.js";
import { sessionOf } from "./open-session.js";
import { endSoundOffer } from "./sound-offer.js";
import { tableFrame } from "./table-frame.js";
import { hostStyles } from "./table-host-styles.js";
import { wiredTable } from "./table-wiring.js";
import { beat, newsPause, TurnFlow } from "./turn-flow.js";

/** @typedef {import("../../core/engine/types.js").View} View */
/** @typedef {import("../../core/engine/types.js").GameEvent} GameEvent */
/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("./table-element.js").TableElement} TableElement */

/**
 * One game on the screen: the table of its game, and around it everything that is the same for all
 * games: curtain, summary, log, end, replay, problems.
 */
export class StTableHost extends LitElement {
  static properties = {
    ...internalState("showEnd", "news", "showPlayers", "showAnalysis", "scores"),
    gameId: {},
  };

  static styles = hostStyles;

  constructor() {
    super();
    this.gameId = "";
    this.showEnd = false;
    /** @type {News | null} */
    this.news = null;
    /** Whether they wait until the guide has greeted: one thing at a time. */
    this.newsWait = false;
    /** Whether the last thing that somebody did was to press a key. */
    this.isByKeys = false;
    /** Whether somebody has pressed one since the turn came. */
    this.isUnderWay = false;
    this.showPlayers = false;
    this.showAnalysis = false;
    /** The decision that is looked at on the board. @type {import("../../core/engine/types.js").Costly | null} */
    this.costly = null;
    /** Whether the way back from the board leads to the analysis. */
    this.fromAnalysis = false;
    /** @type {Replay | null} */
    this.replaying = null;
    /** @type {import("../../core/engine/types.js").ScoreStep[]} */
    this.scores = [];
    /** @type {TurnFlow | null} */
    this.flow = null;
    /** @type {Company | null} */
    this.company = null;
    /** @type {GameWords | null} */
    this.words = null;
    /** @type {GameSession | null} */
    this.session = null;
    /** @type {TableElement | null} */
    this.table = null;
    /** @type {import("../../table/types.js").GameModule | null} */
    this.module = null;
    /** The table of the game is on its way. */
    this.preparing = true;
    /** Why there is no table. @type {import("./absence.js").Absence | null} */
    this.absence = null;
    this.describe = (/** @type {readonly GameEvent[]} */ events) =>
      this.words?.describe(events) ?? [];
    this.play = (/** @type {readonly GameEvent[]} */ events) =>
      playEvents(events, (event) => this.module?.soundOf?.(event) ?? null);
    /** @type {(() => void)[]} */
    this.undos = [];
    this.lastPhase = "";
    new TextController(this);
    new PrefsController(this);
    new RedrawController(this, onHouse);
    new RedrawController(this, onFullScreen);
    new Awake(this);
    new KeepFocus(
      this,
      () => void this.focusTable(),
      () => this.table?.isStill === true,
    );
    this.tabStops = new TabStops(this);
  }

  createRenderRoot() {
    const root = super.createRenderRoot();
    this.tabStops.attach(root);
    return root;
  }

  connectedCallback() {
    super.connectedCallback();
    const onHidden = () => {
      if (document.hidden) this.session?.pageHidden();
    };
    document.addEventListener("visibilitychange", onHidden);
    const onEngine = () => {
      const { session } = this;
      const retry = engineService.state.phase === "ready" && session?.phase === "loading";
      if (retry && session.trouble) void session.resume();
    };
    engineService.addEventListener("change", onEngine);
    // A database that answers late may have it after all.
    const onStore = () => {
      if (this.absence?.reason !== "unanswered" || !store.load(this.gameId)) return;
      this.openGame();
      this.requestUpdate();
    };
    store.addEventListener("change", onStore);
    const over = new AbortController();
    const onInput = (/** @type {Event} */ { type }) => {
      this.isByKeys = type === "keydown";
      this.isUnderWay ||= this.isByKeys;
    };
    for (const input of ["keydown", "pointerdown"])
      addEventListener(input, onInput, { capture: true, signal: over.signal });
    this.undos = [
      () => over.abort(),
      () => document.removeEventListener("visibilitychange", onHidden),
      () => engineService.removeEventListener("change", onEngine),
      () => store.removeEventListener("change", onStore),
    ];
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const undo of this.undos) undo();
    this.closeGame();
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has("gameId") && this.gameId) this.openGame();
  }

  closeGame() {
    endSoundOffer(this.session);
    this.session?.close();
    this.company?.close();
    this.company = null;
  }

  openGame() {
    this.closeGame();
    this.showEnd = false;
    this.closeNews();
    this.showPlayers = false;
    this.showAnalysis = false;
    this.costly = null;
    this.fromAnalysis = false;
    this.scores = [];
    this.lastPhase = "";
    this.module = null;
    this.table = null;
    this.preparing = true;
    this.absence = null;
    const session = sessionOf(this.gameId);
    this.session = session;
    this.replaying = new Replay(session, this.play);
    this.replaying.addEventListener("change", () => this.requestUpdate());
    void this.prepare(session);
  }

  /**
   * Loads the table of the game and opens the session at it.
   *
   * @param {GameSession} session
   */
  async prepare(session) {
    // A browser that was killed may have it on the disk only.
    let isKnown = true;
    if (!session.saved) {
      session.addEventListener("change", () => this.requestUpdate());
      isKnown = await session.find();
    }
    const { saved } = session;
    const module = saved ? await gameModule(saved.game).catch(partFailed) : null;
    if (session !== this.session || session.closed) return;
    this.preparing = false;
    this.absence = this.whyAbsent(saved, module, isKnown);
    this.module = module === "part" ? null : module;
    if (this.absence) {
      this.requestUpdate();
      return;
    }
    if (this.module && saved) {
      // A kept game has no view yet; its record names the board all the same.
      const options = /** @type {import("../../core/engine/types.js").OptionValues} */ (
        session.view?.observation.options ?? saved.record.options ?? {}
      );
      this.words = new GameWords(this.module, saved.seats, options);
      this.table = wiredTable(this.module.tag, session, {
        act: (actions) => this.act(actions),
        undo: (steps) => void this.flow?.undo(steps),
        prefer: setPrefs,
      });
      this.table.addEventListener("table-greeted", () => this.tellNews());
      store.openGame = this.gameId;
    }
    session.addEventListener("change", () => this.sessionChanged());
    session.addEventListener("complaint", (event) =>
      this.complain(/** @type {CustomEvent<unknown>} */ (event).detail),
    );
    session.addEventListener("recovered", () => {
      // Nobody has to repeat anything when a computer was to decide.
      if (session.phase !== "computer") showToast({ text: t("engine-recovered") });
    });
    this.flow = new TurnFlow(session, this.describe, { playEvents: this.play });
    this.flow.addEventListener("change", () => this.requestUpdate());
    this.company = new Company(session, this.flow, () => this.requestUpdate());
    void session.open();
  }

  /**
   * @param {import("../../core/storage/types.js").SavedGame | null} saved
   * @param {import("../../table/types.js").GameModule | "part" | null} module
   * @param {boolean} isKnown whether the database has said what it has
   * @returns {import("./absence.js").Absence | null}
   */
  whyAbsent(saved, module, isKnown) {
    if (!saved)
      return store.broken(this.gameId) ?? { reason: store.whyMissing(this.gameId, isKnown) };
    if (module === "part") return { reason: "part" };
    return module ? null : { reason: "unknown", text: JSON.stringify(saved.record) };
  }

  /** Does what can be done about a game that is not here, and looks for it again. */
  async findAgain() {
    if (this.absence?.reason === "part") return reloadFresh();
    if (this.absence?.reason === "aside") await bringBack(this.gameId);
    else await store.retry();
    if (this.isConnected) this.openGame();
    this.requestUpdate();
  }

  /** @param {readonly string[]} actions texts of those that are made one after the other */
  act(actions) {
    if (this.replay) return;
    this.passNews();
    void this.flow?.act(actions);
  }

  /**
   * @param {unknown} error
   * @returns {null}
   */
  complain(error) {
    showToast({ text: problemText(error) });
    return null;
  }

  /**
   * A question about an earlier moment failed; if the engine broke over it, a new one takes its place.
   *
   * @param {unknown} error
   */
  async failed(error) {
    if (isFatal(error)) await this.session?.recover();
    else this.complain(error);
  }

  sessionChanged() {
    const { session } = this;
    if (!session) return;
    if (session.phase !== this.lastPhase) {
      const before = this.lastPhase;
      this.lastPhase = session.phase;
      if (session.phase === "playing") this.seatTaken(before);
      if (session.phase === "over") void this.gameEnded();
      this.company?.phaseChanged();
      if (session.phase === "curtain" || session.phase === "watching") {
        this.closeNews();
        this.replaying?.close();
        putRulesAway(this);
        // Whoever comes at once does not wait for it; and without it the curtain is what it was.
        void beat()
          .then(() => session.tellAll())
          .catch(() => {});
      }
    }
    this.requestUpdate();
  }

  /** @param {string} before the phase that ended */
  seatTaken(before) {
    const { session } = this;
    if (before === "curtain") this.openNews();
    const saved = session?.saved;
    const name = saved?.seats[session?.seat ?? -1]?.name ?? "";
    void this.flow?.finish();
    const task = saved ? decisionText(saved) : "";
    announce(task || t("announce-turn", { name, round: session?.view?.observation.round ?? 1 }));
    // To move the keyboard, a browser lays out what is new: with the picture it does that anyway.
    this.isUnderWay = false;
    void this.updateComplete.then(() =>
      afterPicture(() => {
        // Whoever was quicker has put it somewhere already.
        const { activeElement } = /** @type {ShadowRoot} */ (this.renderRoot);
        if (!this.isUnderWay || activeElement !== this.table) void this.focusTable();
      }),
    );
  }

  /**
   * The dialog of the curtain is gone; the keyboard goes on at what is asked, or at the table. Whoever reads the board in
   * words is left where they are: that it is their turn is said.
   */
  async focusTable() {
    await this.updateComplete;
    await this.table?.updateComplete;
    if (this.table?.isRead || this.table?.focusTurn?.(this.isByKeys)) return;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("main, .missing"))?.focus();
  }

  async gameEnded() {
    const { session } = this;
    if (!session) return;
    const ticket = session.ticket();
    await beat();
    if (!ticket.isValid) return;
    const scores = await session.lookBack().catch((error) => {
      console.warn("scores", error);
      return [];
    });
    if (!ticket.isValid) return;
    this.scores = scores;
    this.showEnd = true;
  }

  /** The moment of the game that is looked at. */
  get replay() {
    return this.replaying?.picture ?? null;
  }

  /** @param {number} step */
  async replayTo(step) {
    try {
      const seat = this.costly?.step === step ? this.costly.seat : null;
      await this.replaying?.go(step, seat);
    } catch (error) {
      await this.failed(error);
    }
  }

  async rematch() {
    const ticket = this.session?.ticket();
    const saved = this.session?.saved;
    const options = this.session?.view?.observation.options;
    if (!saved || !options) return;
    try {
      const id = await startGame(saved.game, saved.seats, { ...options, start: "lot" });
      if (ticket?.isValid) go(`/game/${id}`);
    } catch (error) {
      this.complain(error);
    }
  }

  leave() {
    store.openGame = null;
    go("/");
  }

  /** Tells and lights what the others did since this person decided last. */
  openNews() {
    const { session, words } = this;
    const items = session && words ? itemsOf(session.since, words) : [];
    if (!session || items.length === 0) return;
    const news = new News(items, {
      at: (step, before) => replayPicture(session, step, before, null),
      play: this.play,
      failed: (error) => void this.failed(error),
      pause: newsPause,
    });
    this.news = news;
    news.addEventListener("change", () => void this.lightNews(news));
    void this.lightNews(news);
  }

  /** The guide has greeted. */
  tellNews() {
    this.newsWait = false;
    if (this.news) void this.lightNews(this.news);
  }

  /** Whoever goes on has seen the news, unless they still wait. */
  passNews() {
    if (!this.newsWait) this.closeNews();
  }

  /** @param {News} news */
  async lightNews(news) {
    this.requestUpdate();
    await this.updateComplete;
    await this.table?.updateComplete;
    if (this.news !== news) return;
    // Only now the table knows for whom it lies there.
    if (news.isNew && this.table?.greets) {
      this.newsWait = true;
      this.requestUpdate();
    } else if (!this.newsWait) this.table?.pulse?.(news.places);
    news.isNew = false;
  }

  closeNews() {
    this.newsWait = false;
    if (!this.news) return;
    this.news.rest();
    this.news = null;
    // What they were about is marked no longer.
    this.table?.pulse?.([]);
  }

  /** The action that is to be marked on the board. */
  get advised() {
    const { replay, costly, company } = this;
    if (replay) return costly?.step === replay.step ? costly.better : null;
    return company?.hints.hint?.action ?? null;
  }

  /** Hands the state to the elements of the game. */
  updated() {
    const { session, table, replay } = this;
    const saved = session?.saved;
    if (!session || !saved || !table) return;
    const earlier = replay ?? this.news?.picture ?? null;
    const view = earlier?.view ?? session.view;
    if (!view) return;
    const isPlaying = session.phase === "playing" && !earlier;
    table.thinking = replay ? null : (this.company?.thinking ?? null);
    table.hinted = this.advised;
    table.seats = saved.seats;
    table.settings = getPrefs();
    table.readOnly = !isPlaying;
    // Nobody looks on before somebody has come.
    table.starting = session.phase === "loading" || session.phase === "curtain";
    const isTold = this.news !== null && !this.newsWait;
    table.outspoken = isTold || replay !== null || this.company?.hints.isOpen === true;
    // Whoever touches the table before his turn has quite come does not look on: it is busy until then.
    const coming = !replay && session.phase === "computer" && view.current === view.seat;
    table.busy = session.busy || this.flow?.passing === true || coming;
    table.t = t;
    if (table.view !== view) {
      table.events = earlier ? earlier.events : session.events;
      table.view = view;
    }
    table.history = replay ? session.history.slice(0, replay.step) : session.history;
    table.requestUpdate?.();
  }

  render() {
    return tableFrame(this);
  }
}

/**
 * @param {unknown} error
 * @returns {"part"} the script of a table did not arrive, or cannot be read
 */
function partFailed(error) {
  console.warn("table", error);
  return "part";
}

customElements.define("st-table-host", StTableHost);
