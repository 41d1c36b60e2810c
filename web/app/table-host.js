import { html, LitElement, nothing } from "lit";
import { t } from "../i18n/index.js";
import { announce } from "./announcer.js";
import { describer, historyLines, roundsOf } from "./describe.js";
import { engineService } from "./engine-service.js";
import { GameSession } from "./game-session.js";
import { gameModule } from "./games.js";
import { exportGame } from "./import-export.js";
import { getPrefs, onPrefs } from "./prefs.js";
import { problemText } from "./problem-text.js";
import { go } from "./router.js";
import { playEvents } from "./sound.js";
import { startGame } from "./start-game.js";
import { store } from "./store.js";
import { tableBar } from "./table-bar.js";
import { hostStyles } from "./table-host-styles.js";
import { tableNotices } from "./table-notices.js";
import { TextController } from "./text-controller.js";
import { showToast } from "./toasts.js";
import { beat, TurnFlow } from "./turn-flow.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./table-element.js").TableElement} TableElement */

/**
 * One game on the screen: the table of its game, and around it everything that is the same for all
 * games: curtain, summary, log, end, replay, problems.
 */
class StTableHost extends LitElement {
  static properties = {
    gameId: {},
    showEnd: { state: true },
    showSince: { state: true },
    replay: { state: true },
    scores: { state: true },
  };

  static styles = hostStyles;

  constructor() {
    super();
    this.gameId = "";
    this.showEnd = false;
    this.showSince = false;
    /** @type {{step: number, view: View, events: GameEvent[]} | null} */
    this.replay = null;
    /** @type {import("./types.js").ScoreStep[]} */
    this.scores = [];
    /** @type {TurnFlow | null} */
    this.flow = null;
    /** @type {GameSession | null} */
    this.session = null;
    /** @type {TableElement | null} */
    this.table = null;
    /** @type {import("./types.js").GameModule | null} */
    this.module = null;
    /** @type {(events: readonly GameEvent[]) => string[]} */
    this.describe = () => [];
    /** @type {(() => void)[]} */
    this.undos = [];
    this.lastPhase = "";
    new TextController(this);
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
    this.undos = [
      () => document.removeEventListener("visibilitychange", onHidden),
      () => engineService.removeEventListener("change", onEngine),
      onPrefs(() => this.requestUpdate()),
    ];
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const undo of this.undos) undo();
    this.session?.close();
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has("gameId") && this.gameId) this.openGame();
  }

  openGame() {
    this.session?.close();
    this.showEnd = false;
    this.showSince = false;
    this.replay = null;
    this.scores = [];
    this.lastPhase = "";
    const session = new GameSession(this.gameId);
    this.session = session;
    const { saved } = session;
    this.module = saved ? gameModule(saved.game) : null;
    if (this.module && saved) {
      const options = session.view?.observation.options ?? {};
      this.describe = describer(this.module, saved.seats, options);
      this.table = /** @type {TableElement} */ (document.createElement(this.module.tag));
      this.wireTable(this.table);
      store.openGame = this.gameId;
    }
    session.addEventListener("change", () => this.sessionChanged());
    session.addEventListener("complaint", (event) =>
      this.complain(/** @type {CustomEvent<unknown>} */ (event).detail),
    );
    session.addEventListener("recovered", () => showToast({ text: t("engine-recovered") }));
    this.flow = new TurnFlow(session, (events) => this.describe(events));
    this.flow.addEventListener("change", () => this.requestUpdate());
    void session.open();
  }

  /** @param {TableElement} table */
  wireTable(table) {
    table.setAttribute("data-testid", "table");
    table.t = t;
    table.ctx = {
      whyNot: (text) => this.question("whyNot", text),
      preview: (text) => this.question("preview", text),
    };
    table.addEventListener("table-act", (event) => {
      if (this.replay) return;
      this.showSince = false;
      void this.flow?.act(event.detail.text);
    });
    table.addEventListener("table-undo", (event) => void this.flow?.undo(event.detail.steps));
  }

  /**
   * @param {string} method
   * @param {string} text
   */
  async question(method, text) {
    const { session } = this;
    if (session?.phase !== "playing") return null;
    try {
      return await session.ask(method, { text, seat: session.seat });
    } catch (error) {
      console.warn(method, error);
      return null;
    }
  }

  /** @param {unknown} error */
  complain(error) {
    showToast({ text: problemText(error) });
  }

  sessionChanged() {
    const { session } = this;
    if (!session) return;
    if (session.phase !== this.lastPhase) {
      const before = this.lastPhase;
      this.lastPhase = session.phase;
      if (session.phase === "playing") this.seatTaken(before);
      if (session.phase === "over") void this.gameEnded();
      if (session.phase === "curtain" || session.phase === "watching") {
        this.showSince = false;
        this.replay = null;
      }
    }
    this.requestUpdate();
  }

  /** @param {string} before the phase that ended */
  seatTaken(before) {
    const { session } = this;
    this.showSince = before === "curtain";
    const name = session?.saved?.seats[session.seat]?.name ?? "";
    void this.flow?.finish();
    announce(t("announce-turn", { name, round: session?.view?.observation.round ?? 1 }));
    void this.updateComplete.then(() => this.focusTable());
  }

  /** The dialog of the curtain is gone; the keyboard goes on at the table. */
  focusTable() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("main"))?.focus();
  }

  async gameEnded() {
    const { session } = this;
    if (!session) return;
    await beat();
    if (session !== this.session) return;
    try {
      session.history = await session.ask("history", { seat: null });
      this.scores = await session.ask("scores", {});
    } catch (error) {
      console.warn("scores", error);
      this.scores = [];
    }
    this.showEnd = true;
  }

  /** @param {number} step */
  async replayTo(step) {
    const { session } = this;
    if (!session) return;
    const seat = session.phase === "over" ? null : session.seat;
    try {
      const view = await session.ask("at", { step, seat });
      const forward = step === (this.replay?.step ?? -2) + 1;
      const events = session.history[step - 1]?.events ?? [];
      this.replay = { step, view, events: forward ? events : [] };
      if (forward) playEvents(events);
    } catch (error) {
      this.complain(error);
    }
  }

  async rematch() {
    const saved = this.session?.saved;
    const options = this.session?.view?.observation.options;
    if (!saved || !options) return;
    try {
      const seats = saved.seats.map((seat) => ({ ...seat }));
      go(`/game/${await startGame(saved.game, seats, { ...options, start: "lot" })}`);
    } catch (error) {
      this.complain(error);
    }
  }

  leave() {
    store.openGame = null;
    go("/");
  }

  /** Hands the state to the elements of the game. */
  updated() {
    const { session, table, replay } = this;
    const saved = session?.saved;
    if (!session || !saved || !table) return;
    const view = replay?.view ?? session.view;
    if (!view) return;
    const isPlaying = session.phase === "playing" && !replay;
    table.seats = saved.seats;
    table.settings = getPrefs();
    table.readOnly = !isPlaying;
    table.busy = session.busy || this.flow?.passing === true;
    table.t = t;
    if (table.view !== view) {
      table.events = replay ? replay.events : session.events;
      table.view = view;
    }
    table.history = replay ? session.history.slice(0, replay.step) : session.history;
    table.requestUpdate?.();
  }

  render() {
    const { session } = this;
    if (!session) return nothing;
    if (session.phase === "missing" || !this.module || !session.saved) return this.renderMissing();
    const view = session.view;
    const since = this.showSince
      ? historyLines(session.since, session.saved.seats, this.describe)
      : [];
    return html`${this.renderBar(session)} ${tableNotices(session)}
      <div class="stage">
        <main id="table" tabindex="-1" aria-label=${t("table-label")}>
          ${this.table}
          ${
            since.length > 0
              ? html`<st-since
                  .lines=${since}
                  ?first=${!session.history.some((step) => step.seat === session.seat)}
                  @st-close=${() => {
                    this.showSince = false;
                    this.focusTable();
                  }}
                ></st-since>`
              : nothing
          }
        </main>
      </div>
      ${this.replay ? this.renderReplay(session, this.replay) : nothing}
      ${session.phase === "curtain" && view ? this.renderCurtain(session) : nothing}
      ${this.showEnd && session.phase === "over" && !this.replay ? this.renderEnd(session) : nothing}`;
  }

  /** @param {GameSession} session */
  renderBar(session) {
    const { phase, saved } = session;
    const calm = (phase === "playing" || phase === "over") && !this.replay;
    return tableBar({
      title: saved?.title || t(`game-${saved?.game}`),
      round: (this.replay?.view ?? session.view)?.observation.round,
      leave: () => this.leave(),
      showEnd:
        phase === "over" && calm
          ? () => {
              this.showEnd = true;
            }
          : null,
      replay:
        calm && session.history.length > 0
          ? () => void this.replayTo(session.view?.step ?? 0)
          : null,
      settings: () =>
        this.dispatchEvent(new CustomEvent("st-settings", { bubbles: true, composed: true })),
    });
  }

  /** @param {GameSession} session */
  renderCurtain(session) {
    const ending = session.view?.observation.ending;
    return html`<st-curtain
      .seat=${session.saved?.seats[session.seat]}
      .reason=${session.curtainReason}
      ?busy=${session.busy}
      ?lastRound=${Boolean(ending)}
      @st-ready=${() => void session.takeSeat()}
      @st-leave=${() => this.leave()}
    ></st-curtain>`;
  }

  /**
   * @param {GameSession} session
   * @param {{step: number}} replay
   */
  renderReplay(session, { step }) {
    const entry = session.history[step - 1];
    const words = entry ? this.describe(entry.events).join(" ") : t("replay-start");
    return html`<st-replay
      .step=${step}
      .last=${session.history.length}
      .text=${words}
      @st-step=${(/** @type {CustomEvent<{step: number}>} */ event) =>
        void this.replayTo(event.detail.step)}
      @st-close=${() => {
        this.replay = null;
      }}
    ></st-replay>`;
  }

  /** @param {GameSession} session */
  renderEnd(session) {
    return html`<st-end
      .view=${session.view}
      .seats=${session.saved?.seats ?? []}
      .steps=${this.scores}
      .rounds=${roundsOf(session.history)}
      @st-close=${() => {
        this.showEnd = false;
      }}
      @st-rematch=${() => void this.rematch()}
      @st-replay=${() => {
        this.showEnd = false;
        void this.replayTo(0);
      }}
      @st-export=${() => session.saved && exportGame(session.saved)}
      @st-leave=${() => this.leave()}
    ></st-end>`;
  }

  renderMissing() {
    return html`<div class="missing panel" data-testid="missing">
      <h1>${t("missing-title")}</h1>
      <p>${t("missing-text")}</p>
      <button class="button primary" @click=${() => this.leave()}>${t("to-home")}</button>
    </div>`;
  }
}

customElements.define("st-table-host", StTableHost);
