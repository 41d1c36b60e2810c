import { HASTE_MS } from "../../core/press-constants.js";
import { lastTurnOf } from "../../core/session/game-words.js";
import { onHouse } from "../../core/settings/house.js";
import { getPrefs, onPrefs } from "../../core/settings/prefs.js";
import { store } from "../../core/storage/store.js";
import { afterPicture } from "../../core/ticket.js";
import { KeepFocus, TabStops } from "../../table/focus.js";
import { hearFocus, keptByKeys } from "../../ui/keyboard.js";
import { elementWith, eventsOf, onPanels } from "../../ui/reactive.js";
import { go } from "../../ui/router.js";
import { OpenGame } from "./open-game.js";
import { tableFrame } from "./table-frame.js";
import styles from "./table-host.css";

/**
 * Keeps the screen on while an element is on the page: people think longer than a tablet waits.
 *
 * @internal
 */
export class Awake {
  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    /** @type {WakeLockSentinel | null} */
    this.lock = null;
    this.wanted = false;
    this.look = () => void this.keep();
    host.addController(this);
  }

  hostConnected() {
    this.wanted = true;
    // The browser releases the lock when another page comes into view.
    document.addEventListener("visibilitychange", this.look);
    void this.keep();
  }

  hostDisconnected() {
    this.wanted = false;
    document.removeEventListener("visibilitychange", this.look);
    void this.lock?.release();
    this.lock = null;
  }

  async keep() {
    if (!this.wanted || document.visibilityState !== "visible") return;
    if (this.lock && !this.lock.released) return;
    try {
      const lock = await navigator.wakeLock?.request("screen");
      if (!lock) return;
      // The element may have left the page meanwhile, or have asked twice.
      if (this.wanted && (this.lock?.released ?? true)) this.lock = lock;
      else await lock.release();
    } catch {
      // A low battery, or a browser that refuses: the screen goes dark as usual.
    }
  }
}

/** @typedef {"pointer" | "keys" | "keysInTurn" | "pointerInTurn"} InputState */

/**
 * The input device in use, and the keys pressed since the turn came.
 *
 * | state | last input | keys since the turn came | keydown | pointerdown | turn |
 * |---|---|---|---|---|---|
 * | pointer | pointer | no | keysInTurn | pointer | pointer |
 * | keys | keys | no | keysInTurn | pointer | keys |
 * | keysInTurn | keys | yes | keysInTurn | pointerInTurn | keys |
 * | pointerInTurn | pointer | yes | keysInTurn | pointerInTurn | pointer |
 *
 * @param {InputState} state
 * @param {"keydown" | "pointerdown" | "turn"} event
 * @returns {InputState}
 * @internal
 */
export function nextInput(state, event) {
  if (event === "keydown") return "keysInTurn";
  if (event === "pointerdown") return isInTurn(state) ? "pointerInTurn" : "pointer";
  return isByKeys(state) ? "keys" : "pointer";
}

/** @param {InputState} state @internal */
export function isByKeys(state) {
  return state === "keys" || state === "keysInTurn";
}

/** @param {InputState} state */
function isInTurn(state) {
  return state === "keysInTurn" || state === "pointerInTurn";
}

/** Moves the focus to the prompt when a turn begins, unless the person has moved it already. @internal */
export class TurnFocus {
  #state = /** @type {InputState} */ (keptByKeys() ? "keys" : "pointer");
  /** When a key last moved the focus at the table. */
  #movedAt = Number.NEGATIVE_INFINITY;

  /** @param {StTableHost} host */
  constructor(host) {
    this.host = host;
    host.addController(this);
  }

  hostConnected() {
    for (const type of ["keydown", "pointerdown"]) addEventListener(type, this, { capture: true });
  }

  hostDisconnected() {
    for (const type of ["keydown", "pointerdown"])
      removeEventListener(type, this, { capture: true });
  }

  /** @param {Event} event */
  handleEvent({ type }) {
    this.#state = nextInput(this.#state, /** @type {"keydown" | "pointerdown"} */ (type));
    const active = () => this.host.table?.shadowRoot?.activeElement;
    const before = active();
    const look = () => {
      if (active() !== before) this.#movedAt = performance.now();
    };
    if (type === "keydown") setTimeout(look);
  }

  /** Waits for the next frame, in which the browser computes the layout anyway that a new focus needs. */
  turnCame() {
    const { host } = this;
    // A key that has just moved the focus was pressed for this turn, a moment too early.
    const isEarly = performance.now() - this.#movedAt < HASTE_MS;
    if (!(isEarly && isInTurn(this.#state))) this.#state = nextInput(this.#state, "turn");
    void host.updateComplete.then(() =>
      afterPicture(() => {
        const { activeElement } = /** @type {ShadowRoot} */ (host.renderRoot);
        if (!isInTurn(this.#state) || activeElement !== host.table) void this.focus();
      }),
    );
  }

  /**
   * Focuses the prompt, or the table. A reader of the board in words stays there: the turn is announced.
   */
  async focus() {
    const { host } = this;
    await host.updateComplete;
    await host.table?.updateComplete;
    if (host.table?.isRead || host.table?.focusTurn?.(isByKeys(this.#state))) return;
    /** @type {HTMLElement | null} */ (host.renderRoot.querySelector("main, .missing"))?.focus();
  }
}

/**
 * The screen of one game: the table, with everything around it that all games share. `open-game.js`
 * has what happens to the game.
 */
export class StTableHost extends elementWith({ gameId: "" }) {
  static styles = [onPanels, styles];

  constructor() {
    super();
    /** @type {OpenGame | null} */
    this.game = null;
    this.hear(onPrefs);
    this.hear(onHouse);
    this.hear(eventsOf(document, "fullscreenchange"));
    new Awake(this);
    this.turnFocus = new TurnFocus(this);
    new KeepFocus(
      this,
      () => void this.focusTable(),
      () => this.table?.isStill === true,
    );
    this.tabStops = new TabStops(this);
  }

  createRenderRoot() {
    const root = super.createRenderRoot();
    hearFocus(root);
    this.tabStops.attach(root);
    return root;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.game?.close();
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has("gameId") && this.gameId) this.openGame();
  }

  openGame() {
    this.game?.close();
    this.game = new OpenGame(this, this.gameId);
    this.requestUpdate();
  }

  get session() {
    return this.game?.session ?? null;
  }

  get table() {
    return this.game?.loaded?.table ?? null;
  }

  focusTable() {
    return this.turnFocus.focus();
  }

  leave() {
    store.openGame = null;
    go("/");
  }

  /** Passes the state to the game's element. */
  updated() {
    const { game } = this;
    const saved = game?.session.saved;
    if (!game?.loaded || !saved) return;
    const { session, replay, recap, loaded } = game;
    const { table, computers, hints, flow, study } = loaded;
    const earlier = replay ?? recap?.picture ?? null;
    const { scoring, isEnding } = game;
    // What the end brings is told by its scene: until then the table stays as the last turn has left it.
    const isHeld = isEnding || (session.isCounting && session.phase === "computer");
    const last = scoring || isHeld ? lastTurnOf(session.history) : undefined;
    const now = isHeld ? (table.view ?? session.view) : session.view;
    const view = earlier?.view ?? (now && scoring ? scoring.shown(now) : now);
    if (!view) return;
    const isTold = recap !== null && recap.state !== "held";
    // Just before a person's own turn the table is busy, not read-only.
    const isComing = !replay && session.phase === "computer" && view.current === view.seat;
    table.show({
      thinking: replay || view.over || session.phase !== "computer" ? null : computers,
      ...advisedAt(game),
      seats: saved.seats,
      settings: getPrefs(),
      access: replay ? "replaying" : accessOf(session.phase, earlier !== null),
      outspoken:
        isTold ||
        [replay, scoring, session.lesson].some((one) => one !== null) ||
        hints.isOpen ||
        isEnding,
      isRiddle: session.lesson !== null && study.verdict?.outcome !== "found",
      isLaid: session.lesson?.task !== undefined,
      isDaily: saved.daily !== undefined,
      closeHint: hints.isOpen ? () => hints.close() : null,
      busy: session.busy || flow.passing || isComing,
      history: session.history.slice(0, replay?.step ?? last),
      // What is counted was there before.
      ...(table.view === view
        ? {}
        : { view, events: earlier?.events ?? (scoring ? [] : session.events) }),
    });
  }

  render() {
    return tableFrame(this);
  }
}

/** The action to mark on the board, and the places of the steps that follow it. @param {OpenGame} game */
function advisedAt({ replay, standout, loaded, session }) {
  if (!replay && loaded && session.lesson) {
    const { hinted, line } = loaded.study.advised;
    return { hinted: hinted && loaded.words.advice(hinted, []), line };
  }
  const hint = replay ? null : loaded?.hints.hint;
  if (hint) {
    const { action, following, line } = hint;
    return { hinted: loaded?.words.advice(action, following) ?? null, line };
  }
  const hinted = standout?.kind === "brilliant" ? standout.action : standout?.better;
  return { hinted: hinted ?? null, line: standout?.line ?? [] };
}

/**
 * @param {string} phase of the session
 * @param {boolean} isEarlier an earlier moment is on the board
 * @returns {import("../../table/types.js").Access}
 */
function accessOf(phase, isEarlier) {
  if (phase === "loading" || phase === "curtain") return "starting";
  return phase === "playing" && !isEarlier ? "deciding" : "watching";
}

customElements.define("st-table-host", StTableHost);
