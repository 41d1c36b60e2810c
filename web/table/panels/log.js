import { html, LitElement, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import seatColors from "../frame/seat-colors.css";
import shared from "../frame/shared.css";
import styles from "./log.css";

/** So many steps are told together: the words of those that are told already are not made again. */
const TOGETHER = 32;

/** @typedef {{event: string, seat?: number}} GameEvent */
/** @typedef {{events: readonly GameEvent[]}} HistoryStep */
/** @typedef {{kind: string, id: string}} Place something on the board that a line is about */
/** @typedef {{text: string, focus: readonly Place[]}} Described */

/**
 * A game's own way to tell events as sentences.
 *
 * @typedef {(events: readonly any[], words: any) => {event: GameEvent, told: Described}[]} Teller
 */

/**
 * The story of a game in words, newest line last and in view. Touching a line fires "log-focus"
 * {focus, pressed} with the places on the board that it is about.
 */
class GameLog extends LitElement {
  static properties = {
    history: { attribute: false },
    seats: { attribute: false },
    board: { attribute: false },
    tell: { attribute: false },
    seat: { attribute: false },
    /** Whether something has happened, even where its story is not there yet. */
    begun: { type: Boolean },
    /** Whether a line shows its places already when it is pointed at. */
    pointing: { type: Boolean },
    /** Whether a line shows its places at all. */
    marking: { attribute: false },
    t: { attribute: false },
    /** Another language means other words for the same history. */
    lang: {},
  };

  constructor() {
    super();
    /** @type {readonly HistoryStep[]} */
    this.history = [];
    /** @type {readonly {name: string, color?: string}[]} */
    this.seats = [];
    /** Whose last turn the separator stands after. @type {number | null} */
    this.seat = null;
    /** @type {unknown} */
    this.board = null;
    this.begun = false;
    this.pointing = false;
    this.marking = true;
    /** Whether the newest line was in view when somebody last scrolled. */
    this.atEnd = true;
    /** Width and height when it was last scrolled. */
    this.size = "";
    /** How far down it was scrolled then. */
    this.top = 0;
    this.resized = new ResizeObserver(() => this.toEnd());
    /** @type {Teller} */
    this.tell = () => [];
    /** @type {(id: string, args?: Record<string, string | number | Date>) => string} */
    this.t = (id) => id;
  }

  render() {
    const since = this.lastTurnOf(this.seat);
    const words = { t: this.t, seats: this.seats, board: this.board };
    const lines = [];
    for (let at = 0; at < this.history.length; at += TOGETHER)
      lines.push(this.linesFrom(at, since, words));
    return html`<ol
      class="lines"
      aria-label=${this.t("table-region-log")}
      tabindex="0"
      data-part="log"
      @scroll=${this.scrolled}
      @click=${this.touched}
      @mouseover=${this.pointing ? this.touched : nothing}
      @keydown=${this.stepped}
    >
      ${lines.length > 0 || this.begun ? lines : html`<li class="empty">${this.t("table-log-empty")}</li>`}
    </ol>`;
  }

  /**
   * Some steps, which stay as they are told until there is another one among them or something that their words are made of.
   *
   * @param {number} at the first of them
   * @param {number} since the step that ended the reader's last turn
   * @param {object} words
   */
  linesFrom(at, since, words) {
    const steps = this.history.slice(at, at + TOGETHER);
    const news = since - at < steps.length ? Math.max(since - at, -1) : -1;
    const made = [steps[0], steps.at(-1), steps.length, news, ...Object.values(words)];
    return guard([...made, this.tell, this.lang, this.marking], () =>
      steps.flatMap((step, index) =>
        index === news ? this.linesWithNews(step, words) : this.linesOf(step.events, words),
      ),
    );
  }

  /**
   * @param {readonly GameEvent[]} events
   * @param {object} words
   */
  linesOf(events, words) {
    return this.tell(events, words).map(({ told, event }) => this.line(told, event));
  }

  /**
   * The step that ended the reader's last turn: after it begins what happened since.
   *
   * @param {HistoryStep} step
   * @param {object} words
   */
  linesWithNews({ events }, words) {
    const end = events.findIndex((event) => event.event === "turn-ended") + 1;
    return [
      ...this.linesOf(events.slice(0, end), words),
      html`<li class="since">${this.t("table-log-since")}</li>`,
      ...this.linesOf(events.slice(end), words),
    ];
  }

  /**
   * @param {Described} line
   * @param {GameEvent} event
   */
  line({ text, focus }, event) {
    const turn = event.event === "turn-began";
    const color = event.seat === undefined ? "" : (this.seats[event.seat]?.color ?? "");
    const classes = `line ${turn ? "turn-line" : ""} ${color ? `seat-${color}` : ""}`;
    const places = focus.map(({ kind, id }) => `${kind}:${id}`).join(" ");
    return html`<li class=${classes} data-places=${(this.marking && places) || nothing}>${text}</li>`;
  }

  /** @param {Event} event */
  touched(event) {
    const line = event.target instanceof Element ? event.target.closest("li") : null;
    if (line && !(event.type === "mouseover" && line.classList.contains("current")))
      this.show(line, event.type === "click");
  }

  /**
   * Arrow keys walk from line to line, so the board can be followed without a pointer.
   *
   * @param {KeyboardEvent} event
   */
  stepped(event) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const lines = [...this.renderRoot.querySelectorAll("li[data-places]")];
    const at = lines.findIndex((line) => line.classList.contains("current"));
    const from = at < 0 ? lines.length : at;
    const next = lines[event.key === "ArrowUp" ? from - 1 : from + 1];
    next?.scrollIntoView({ block: "nearest" });
    if (next) this.show(next);
  }

  /**
   * Marks a line and shows its places on the board.
   *
   * @param {Element} line
   * @param {boolean} [pressed] not only pointed at, or walked over by keys
   */
  show(line, pressed = false) {
    for (const other of this.renderRoot.querySelectorAll(".current"))
      other.classList.remove("current");
    line.classList.add("current");
    const places = line.getAttribute("data-places")?.split(" ") ?? [];
    const focus = places.map((place) => {
      const [kind = "", id = ""] = place.split(":", 2);
      return { kind, id };
    });
    if (focus.length === 0) return;
    this.dispatchEvent(
      new CustomEvent("log-focus", { detail: { focus, pressed }, bubbles: true, composed: true }),
    );
  }

  /**
   * Where the last turn of a seat ended in the history, or -1.
   *
   * @param {number | null} seat
   */
  lastTurnOf(seat) {
    if (seat === null) return -1;
    return this.history.findLastIndex((step) =>
      step.events.some((event) => event.event === "turn-ended" && event.seat === seat),
    );
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!changed.has("history")) return;
    this.atEnd = true;
    // With the frame, which lays the page out anyway: here it would be laid out once more.
    requestAnimationFrame(() => this.toEnd());
  }

  connectedCallback() {
    super.connectedCallback();
    this.resized.observe(this);
  }

  /** An observer that goes on would keep the whole table that was left. */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.resized.disconnect();
  }

  /** Another size of the log shows its end again, unless somebody reads further up. */
  toEnd() {
    const list = this.renderRoot.querySelector(".lines");
    if (list && this.atEnd) list.scrollTo({ top: list.scrollHeight });
  }

  /** @param {Event} event */
  scrolled({ currentTarget: list }) {
    if (!(list instanceof Element)) return;
    // A log that became smaller is scrolled by that, and not by a person; and what is told of its way down may come after
    // the next line, which is below the view then.
    const size = `${list.clientWidth}x${list.clientHeight}`;
    const upwards = size === this.size && list.scrollTop < this.top - 1;
    if (list.scrollTop + list.clientHeight > list.scrollHeight - 8) this.atEnd = true;
    else if (upwards) this.atEnd = false;
    this.size = size;
    this.top = list.scrollTop;
  }

  static styles = [seatColors, shared, styles];
}

customElements.define("st-log", GameLog);

/**
 * A log in a drawer lies over the board: it makes room for the place of a line that was pressed.
 *
 * @param {import("../game-table.js").GameTable<any>} table
 * @param {{focus: readonly Place[], pressed: boolean}} line
 */
export function showPlaces(table, { focus, pressed }) {
  if (pressed && table.drawer === "log") table.windows.closeDrawer();
  table.pulse(focus);
}

/**
 * The log with its place on a table.
 *
 * @param {import("../game-table.js").GameTable<any>} table
 * @param {Teller} tell
 * @param {boolean} [pointing] whether a line shows its places already when it is pointed at
 */
export function logPanel(table, tell, pointing = false) {
  if (!table.view) return nothing;
  return html`<st-log
    class="log"
    .history=${table.history}
    .seats=${table.seats}
    .board=${table.board}
    .tell=${tell}
    ?pointing=${pointing}
    .marking=${table.settings.logMarks !== false}
    ?begun=${table.view.step > 0}
    .seat=${table.view.seat}
    .t=${table.t}
    .lang=${document.documentElement.lang}
    @log-focus=${(/** @type {CustomEvent} */ event) => showPlaces(table, event.detail)}
  ></st-log>`;
}
