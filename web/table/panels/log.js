import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { endsTurn } from "../../core/session/game-words.js";
import { t } from "../../i18n/index.js";
import { elementWith } from "../../ui/reactive.js";
import seatColors from "../frame/seat-colors.css";
import shared from "../frame/shared.css";
import styles from "./log.css";

/** Steps whose lines are drawn together, and again only when one of them changes. */
const CHUNK_STEPS = 32;

/** @typedef {{event: string, seat?: number}} GameEvent */
/** @typedef {{events: readonly GameEvent[]}} HistoryStep */
/** @typedef {{kind: string, id: string}} Place something on the board that a line is about */
/** @typedef {import("../types.js").DescribedEvent} Described */

/**
 * A game's own way to tell events as sentences.
 *
 * @typedef {(events: readonly any[], words: any) => {event: GameEvent, told: Described}[]} Teller
 */

/**
 * The log of a game, newest line last. Pressing a line fires "log-focus" {focus, pressed} with its places on the board, if
 * any; pressing what separates the news from what was before fires "log-since".
 */
class GameLog extends elementWith({
  /** Null while a game under way has not told it yet. @type {readonly HistoryStep[] | null} */
  history: [],
  /** @type {readonly {name: string, color?: string}[]} */
  seats: [],
  /** @type {unknown} */
  board: null,
  /** @type {Teller} */
  tell: () => [],
  /** The separator stands after the last turn of this seat. @type {number | null} */
  seat: null,
  /** Lines show their places. */
  marking: true,
  /** The reader is to decide, and may ask for the news once more. */
  asking: false,
}) {
  constructor() {
    super();
    /** A line counts already when it is pointed at; the same for the whole life of the log. */
    this.pointing = false;
    /** What is shown was pressed: it stays when the pointer leaves. */
    this.pinned = false;
    /** The newest line was in view at the last scroll. */
    this.atEnd = true;
    /** Width and height at the last scroll. */
    this.size = "";
    /** Position of the last scroll. */
    this.top = 0;
    this.resized = new ResizeObserver(() => this.toEnd());
  }

  render() {
    const since = this.lastTurnOf(this.seat);
    const words = { t, seats: this.seats, board: this.board };
    const lines = [];
    for (let at = 0; at < this.steps.length; at += CHUNK_STEPS)
      lines.push(this.linesFrom(at, since, words));
    return html`<ol
      class="lines"
      aria-label=${t("table-region-log")}
      tabindex="0"
      data-part="log"
      @scroll=${this.scrolled}
      @click=${this.touched}
      @mouseover=${this.pointing ? this.touched : nothing}
      @mouseleave=${this.pointing ? this.left : nothing}
      @keydown=${this.stepped}
    >
      ${lines.length > 0 || !this.history ? lines : html`<li class="empty">${t("table-log-empty")}</li>`}
    </ol>`;
  }

  get steps() {
    return this.history ?? [];
  }

  /**
   * A chunk of steps, drawn again only when one of them or anything in their words changes.
   *
   * @param {number} at the first of them
   * @param {number} since the step that ended the reader's last turn
   * @param {object} words
   */
  linesFrom(at, since, words) {
    const steps = this.steps.slice(at, at + CHUNK_STEPS);
    const news = since - at < steps.length ? Math.max(since - at, -1) : -1;
    const made = [steps[0], steps.at(-1), steps.length, news, ...Object.values(words)];
    return guard(
      [...made, this.tell, document.documentElement.lang, this.marking, this.asking],
      () =>
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
   * The step that ended the reader's last turn, with a separator after that end.
   *
   * @param {HistoryStep} step
   * @param {object} words
   */
  linesWithNews({ events }, words) {
    const end = events.findIndex((event) => event.event === "turn-ended") + 1;
    return [
      ...this.linesOf(events.slice(0, end), words),
      html`<li class="since">${
        this.asking
          ? html`<button type="button" data-part="log-since" @click=${() => this.ask("log-since")}>${t("table-log-since")}</button>`
          : t("table-log-since")
      }</li>`,
      ...this.linesOf(events.slice(end), words),
    ];
  }

  /**
   * @param {Described} line
   * @param {GameEvent} event
   */
  line({ text, focus, spots = [] }, event) {
    const turn = event.event === "turn-began";
    const color = event.seat === undefined ? "" : (this.seats[event.seat]?.color ?? "");
    const classes = `line ${turn ? "turn-line" : ""} ${color ? `seat-${color}` : ""}`;
    const places = focus.map(nameOf).join(" ");
    const words = this.marking ? spotted(text, spots) : text;
    return html`<li class=${classes} data-places=${(this.marking && places) || nothing}>${words}</li>`;
  }

  /** @param {Event} event */
  touched({ target, type }) {
    const pressed = type === "click";
    const line = target instanceof Element ? target.closest(".spot, .line") : null;
    // A line about no place does not look as if it showed one; a finger is told so.
    if (line?.matches(":not([data-places])")) {
      if (pressed) this.ask("log-focus", { focus: [], pressed });
      else this.left();
    } else if (line && (pressed || !line.classList.contains("current"))) this.show(line, pressed);
  }

  /** The pointer is on nothing that has a place: what it has lit goes out. */
  left() {
    const lit = this.renderRoot.querySelector(".current");
    if (!lit || this.pinned) return;
    lit.classList.remove("current");
    this.ask("log-focus", { focus: [], pressed: false });
  }

  /**
   * Arrow keys walk from line to line, so that the board can be followed without a pointer.
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
   * @param {boolean} [pressed] false when the line is pointed at or reached by keys
   */
  show(line, pressed = false) {
    for (const other of this.renderRoot.querySelectorAll(".current"))
      other.classList.remove("current");
    line.classList.add("current");
    this.pinned = pressed;
    const places = line.getAttribute("data-places")?.split(" ") ?? [];
    const focus = places.map((place) => {
      const [kind = "", id = ""] = place.split(":", 2);
      return { kind, id };
    });
    this.ask("log-focus", { focus, pressed });
  }

  /**
   * Where the last turn of a seat ended in the history, or -1.
   *
   * @param {number | null} seat
   */
  lastTurnOf(seat) {
    if (seat === null) return -1;
    return this.steps.findLastIndex((step) => endsTurn(step, seat));
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!changed.has("history")) return;
    this.renderRoot.querySelector(".current")?.classList.remove("current");
    this.atEnd = true;
    // In the next frame, which lays the page out anyway: scrolling here would do it twice.
    requestAnimationFrame(() => this.toEnd());
  }

  /** @override */
  focus() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".lines"))?.focus();
  }

  connectedCallback() {
    super.connectedCallback();
    this.resized.observe(this);
  }

  /** An observer that goes on would keep the whole table in memory. */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.resized.disconnect();
  }

  /** Shows the newest line again after a change of size, unless an older one is being read. */
  toEnd() {
    const list = this.renderRoot.querySelector(".lines");
    if (list && this.atEnd) list.scrollTo({ top: list.scrollHeight });
  }

  /** @param {Event} event */
  scrolled({ currentTarget: list }) {
    if (!(list instanceof Element)) return;
    // A log that becomes smaller scrolls by itself; and the event of a scroll to the end may come after the next line,
    // which is below the view then.
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

/** @param {Place} place */
function nameOf({ kind, id }) {
  return `${kind}:${id}`;
}

/**
 * A text in which the words that name a place show it by themselves.
 *
 * @param {string} text
 * @param {NonNullable<Described["spots"]>} spots
 * @internal
 */
export function spotted(text, spots) {
  const parts = [];
  let rest = text;
  for (const { word, place, at } of found(text, spots)) {
    const from = at - (text.length - rest.length);
    parts.push(rest.slice(0, from));
    parts.push(html`<span class="spot" data-places=${nameOf(place)}>${word}</span>`);
    rest = rest.slice(from + word.length);
  }
  return [...parts, rest];
}

/** What a text puts around words that were inserted. */
const [ISOLATE, END] = ["\u2068", "\u2069"];

/**
 * Where the words are, in the order of the text.
 *
 * @param {string} text
 * @param {NonNullable<Described["spots"]>} spots
 */
function found(text, spots) {
  return spots
    .map((spot) => ({ ...spot, at: text.indexOf(`${ISOLATE}${spot.word}${END}`) + 1 }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => a.at - b.at)
    .filter(
      ({ at }, i, all) => i === 0 || at >= (all[i - 1]?.at ?? 0) + (all[i - 1]?.word.length ?? 0),
    );
}

/**
 * Shows the places of a line. A log in a drawer lies over the board and closes when a line is pressed; so does what was told
 * of another place, which the board marks as long as it is open.
 *
 * @param {import("../game-table.js").GameTable<any>} table
 * @param {{focus: readonly Place[], pressed: boolean}} line
 */
function showPlaces(table, { focus, pressed }) {
  if (pressed && table.bubble?.place) table.bubble = null;
  const unseen = table.settings.logMarks ? "table-log-nowhere" : "table-log-unmarked";
  if (focus.length === 0 && pressed) return table.feedback.info(unseen, "log");
  if (pressed && table.drawer === "log") table.windows.closeDrawer();
  table.pulse(focus);
}

/**
 * The log with its place on a table.
 *
 * @param {import("../game-table.js").GameTable<any>} table
 * @param {Teller} tell
 * @param {boolean} [pointing] a line counts already when it is pointed at
 */
export function logPanel(table, tell, pointing = false) {
  if (!table.view) return nothing;
  const isLate = table.history.length === 0 && table.view.step > 0;
  return html`<st-log
    class="log"
    .history=${isLate ? null : table.history}
    .seats=${table.seats}
    .board=${table.board}
    .tell=${tell}
    .pointing=${pointing}
    .marking=${table.settings.logMarks}
    .seat=${table.view.seat}
    .asking=${!table.readOnly && table.view.actions.length > 0}
    @log-since=${() => {
      if (table.drawer === "log") table.windows.closeDrawer();
      table.send("table-news", {});
    }}
    @log-focus=${(/** @type {CustomEvent} */ event) => showPlaces(table, event.detail)}
  ></st-log>`;
}
