import { html, nothing, svg } from "lit";
import { getPrefs } from "../../core/settings/prefs.js";
import { ticketOf } from "../../core/ticket.js";
import { t } from "../../i18n/index.js";
import seatColors from "../../table/frame/seat-colors.css";
import { BackController } from "../../ui/back/back.js";
import block from "../../ui/block.css";
import { button, iconButton } from "../../ui/icons.js";
import { isInList, isUntaken } from "../../ui/keyboard.js";
import { elementWith, eventsOf, fieldValue, withFields } from "../../ui/reactive.js";
import styles from "./replay.css";
import { DASHES } from "./score-chart.js";

/** Pause between two steps of the automatic replay, by animation speed. */
const PACE = { off: 700, fast: 700, normal: 1300, slow: 2400 };

/** What has its own use for keys; the slider has the same as the rest. */
const FIELD = "input:not([type=range]), select, textarea";
/** Along what arrow keys walk. */
const WALKED = "[data-group], .drawer, .sheet, .told-board, .log";
/** Keys that lead the keyboard to a place at the table. */
const LEADS = /^(Tab|[abglm])$/i;

/** What texts keep apart from their surroundings, such as names. */
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/u;

/**
 * The controls of the replay: they only say which step is wanted. Fires "st-step" {step}, "st-shut" where it
 * ends, "st-count", "st-branch", "st-undo" and "st-close". Keys: arrows (up and down, or with Shift, by turns), Home, End, space, Escape.
 */
class StReplay extends elementWith({
  step: 0,
  last: 0,
  /** After the last step the game is counted. */
  counted: false,
  text: "",
  running: false,
  /** Steps with which a turn begins, in order. @type {readonly number[]} */
  turns: [],
  /** What can be done here: take the decision back that is shown, or begin a game of its own. @type {"undo" | "branch" | "none"} */
  offer: "none",
  /** What is next when it is closed, as `ModeName` has it. */
  from: "replay",
  /** @type {readonly import("../../table/types.js").SeatInfo[]} */
  seats: [],
  /** Everybody's chances in the course of the game, as far as they are known. @type {readonly import("../../core/engine/types.js").Chances[]} */
  chances: [],
}) {
  static styles = [withFields, block, seatColors, styles];

  constructor() {
    super();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    new BackController(this);
    /** A key has put the keyboard where it is. */
    this.isLed = false;
    this.hear(eventsOf(window, "keydown"), (event) => this.keyPressed(event));
    this.hear(eventsOf(window, "keydown", true), (event) => this.stepped(event));
    this.hear(eventsOf(window, "pointerdown", true), this.sets("isLed", false));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** Another text is read from its beginning. @param {Map<string, unknown>} changes */
  updated(changes) {
    if (changes.has("text")) this.renderRoot.querySelector(".text")?.scrollTo(0, 0);
  }

  /** The table has heard it first. @param {KeyboardEvent} event */
  keyPressed(event) {
    if (!isUntaken(event)) return;
    const [target] = /** @type {Element[]} */ (event.composedPath());
    const isEscape = event.key === "Escape" && !isInList(event);
    if (!isEscape && (event.key !== " " || target?.matches?.(`button, a, ${FIELD}`))) return;
    // The browser would close the analysis as well, which opens now.
    event.preventDefault();
    if (isEscape) this.fire("st-close");
    else this.toggle();
  }

  /** Before the table hears it: only where a key has led into a group or a list its arrows walk along it. @param {KeyboardEvent} event */
  stepped(event) {
    if (LEADS.test(event.key)) this.isLed = true;
    const path = /** @type {Element[]} */ (event.composedPath());
    const isWalk = this.isLed && path.some((one) => one.matches?.(WALKED));
    if (!isUntaken(event) || path[0]?.matches?.(FIELD) || isWalk) return;
    const { step, last, turnBefore, turnAfter } = this;
    const wanted = {
      ArrowLeft: event.shiftKey ? turnBefore : step - 1,
      ArrowRight: event.shiftKey ? turnAfter : step + 1,
      ArrowUp: turnBefore,
      ArrowDown: turnAfter,
      Home: 0,
      End: last,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    this.want(wanted);
  }

  get turnBefore() {
    return this.turns.findLast((step) => step < this.step) ?? 0;
  }

  get turnAfter() {
    return this.turns.find((step) => step > this.step) ?? this.last;
  }

  /** @param {number} step */
  want(step) {
    this.stop();
    this.go(step);
  }

  /** @param {number} step */
  go(step) {
    if (this.counted && step > this.last) return this.fire("st-count");
    const { step: before, last } = this;
    const wanted = Math.min(Math.max(step, 0), last);
    if (wanted === before) return this.fire("st-shut");
    // The next press counts from here, though the board may follow later.
    this.step = wanted;
    this.fire("st-step", { step: wanted });
  }

  toggle() {
    const { running, step, last } = this;
    if (running) return this.stop();
    this.running = true;
    this.go(step >= last ? 0 : step + 1);
    this.next();
  }

  next() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.running) return;
      if (this.step >= this.last) return this.stop();
      this.go(this.step + 1);
      this.next();
    }, PACE[getPrefs().animationSpeed]);
  }

  stop() {
    this.running = false;
    clearTimeout(this.timer);
  }

  render() {
    const { step, last } = this;
    const isUndo = this.offer === "undo";
    return html`<section class="bar ${this.from}" aria-label=${t("replay")} data-part="replay-bar">
      <div class="steps">
        ${this.key("first", () => this.want(0), step > 0)}
        ${this.key("turn-back", () => this.want(this.turnBefore), step > 0)}
        ${this.key("previous", () => this.want(step - 1), step > 0)}
        ${this.key(this.running ? "pause" : "play", () => this.toggle(), true)}
        ${this.key("next", () => this.want(step + 1), step < last || this.counted)}
        ${this.key("turn-on", () => this.want(this.turnAfter), step < last)}
        ${this.key("last", () => this.want(last), step < last)}
      </div>
      <div class="slider">
        <div class="track">
          ${this.chances.length > 1 ? this.renderChances() : nothing}
          <input type="range" min="0" max=${last} .value=${`${step}`} aria-label=${t("replay-step-label")} data-part="replay-slider" @input=${(/** @type {Event} */ event) => this.want(Number(fieldValue(event)))} />
        </div>
        <span class="count">${t("replay-count", { step, last })}</span>
      </div>
      ${button(html`<span>${t("replay-close", { from: this.from })}</span>`, () => this.fire("st-close"), { part: "replay-close", look: "close", picture: "close" })}
      <p class="text" aria-live=${this.running ? "off" : "polite"} data-part="replay-text">${this.named()}</p>
      ${button(t(isUndo ? "coach-back" : "replay-branch"), () => this.fire(isUndo ? "st-undo" : "st-branch"), { part: isUndo ? "replay-undo" : "replay-branch", look: "branch", picture: isUndo ? "undo" : "play", disabled: this.offer === "none" })}
    </section>`;
  }

  /** The lines of the analysis behind the slider. */
  renderChances() {
    const { chances, seats, last } = this;
    const lineOf = (/** @type {number} */ seat) =>
      chances.map((row) => `${row.step},${1 - (row.chances[seat] ?? 0)}`).join(" ");
    return html`<svg viewBox="0 0 ${last} 1" preserveAspectRatio="none" aria-hidden="true" data-part="replay-chances">
      ${seats.map(({ color }, i) => svg`<polyline class="seat-${color}" points=${lineOf(i)} stroke-dasharray=${(DASHES[i] ?? []).join(" ")} />`)}
    </svg>`;
  }

  /** The text, with each name in the colour of its seat. */
  named() {
    return this.text.split(ISOLATED).map((part, i) => {
      const seat = i % 2 === 1 && this.seats.find(({ name }) => name === part);
      return seat ? html`<bdi class="who seat-${seat.color}">${part}</bdi>` : part;
    });
  }

  /**
   * @param {"first" | "turn-back" | "previous" | "play" | "pause" | "next" | "turn-on" | "last"} name
   * @param {() => void} press
   * @param {boolean} enabled
   */
  key(name, press, enabled) {
    const look = { part: `replay-${name}`, look: name, disabled: !enabled };
    return iconButton(name, t(`replay-${name}`), press, look);
  }
}

customElements.define("st-replay", StReplay);

/** @typedef {import("../../core/engine/types.js").View} View */
/** @typedef {import("../../core/engine/types.js").GameEvent} GameEvent */
/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */

/** @typedef {{step: number, view: View, events: GameEvent[]}} ReplayPicture */

/**
 * One picture of the replay. Going forward one step also shows what happened in it. Before the end
 * of the game only what the seat that asks may know.
 *
 * @param {GameSession} session
 * @param {number} step
 * @param {ReplayPicture | null} before
 * @param {number | null} eyes after the game: whose knowledge is shown; everything is with null
 * @returns {Promise<ReplayPicture>}
 */
export async function replayPicture(session, step, before, eyes) {
  const seat = session.phase === "over" ? eyes : session.seat;
  const view = await session.table.ask("at", { step, seat });
  const forward = step === (before?.step ?? -2) + 1;
  const events = forward ? (session.history[step - 1]?.events ?? []) : [];
  return { step, view, events };
}

/** The moment of a game that is looked at in the place of the present. Fires "change". */
export class Replay extends EventTarget {
  /**
   * @param {GameSession} session
   * @param {(events: readonly GameEvent[]) => void} play lets what happened be heard
   */
  constructor(session, play) {
    super();
    this.session = session;
    this.play = play;
    /** What is shown; null in the present. @type {ReplayPicture | null} */
    this.picture = null;
    /** Number of returns to the present: answers to earlier requests are dropped. */
    this.returns = 0;
  }

  /**
   * @param {number} step
   * @param {number | null} eyes after the game: whose knowledge is shown
   */
  async go(step, eyes) {
    const { session } = this;
    const here = session.ticket();
    const ticket = ticketOf(() => [here.isValid, this.returns]);
    const picture = await replayPicture(session, step, this.picture, eyes);
    if (!ticket.isValid) return;
    this.play(picture.events);
    this.show(picture);
  }

  /** Back to the present. */
  close() {
    this.returns += 1;
    this.show(null);
  }

  /** @param {ReplayPicture | null} picture */
  show(picture) {
    this.picture = picture;
    this.dispatchEvent(new Event("change"));
  }
}
