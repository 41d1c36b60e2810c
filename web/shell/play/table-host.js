import { onHouse } from "../../core/settings/house.js";
import { getPrefs, onPrefs } from "../../core/settings/prefs.js";
import { store } from "../../core/storage/store.js";
import { KeepFocus, TabStops } from "../../table/focus.js";
import { hearFocus } from "../../ui/keyboard.js";
import { elementWith, eventsOf, onPanels } from "../../ui/reactive.js";
import { go } from "../../ui/router.js";
import { OpenGame } from "./open-game.js";
import { tableFrame } from "./table-frame.js";
import styles from "./table-host.css";
import { TurnFocus } from "./turn-focus.js";

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
    const { scoring } = game;
    const now = session.view && scoring ? scoring.shown(session.view) : session.view;
    const view = earlier?.view ?? now;
    if (!view) return;
    const isTold = recap !== null && recap.state !== "held";
    // Just before a person's own turn the table is busy, not read-only.
    const isComing = !replay && session.phase === "computer" && view.current === view.seat;
    table.show({
      thinking: replay || session.phase !== "computer" ? null : computers,
      ...game.advised,
      seats: saved.seats,
      settings: getPrefs(),
      access: replay ? "replaying" : accessOf(session.phase, earlier !== null),
      outspoken:
        isTold || replay !== null || scoring !== null || hints.isOpen || study.lesson !== null,
      closeHint: hints.isOpen ? () => hints.close() : null,
      busy: session.busy || flow.passing || isComing,
      history: session.history.slice(0, replay?.step ?? (scoring ? -1 : undefined)),
      ...(table.view === view ? {} : { view, events: eventsBefore(game, earlier) }),
    });
  }

  render() {
    return tableFrame(this);
  }
}

/**
 * What led to the view that is shown; what is counted was there before.
 *
 * @param {OpenGame} game
 * @param {import("../after/replay.js").ReplayPicture | null} earlier
 */
function eventsBefore({ scoring, session }, earlier) {
  return earlier?.events ?? (scoring ? [] : session.events);
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
