import { html, nothing } from "lit";
import { endsTurn, isTurnBegan } from "../../core/session/game-words.js";
import { ticketOf } from "../../core/ticket.js";
import { t } from "../../i18n/index.js";
import block from "../../ui/block.css";
import { closeButton } from "../../ui/dialogs.js";
import { iconButton } from "../../ui/icons.js";
import { isInList, isUntaken } from "../../ui/keyboard.js";
import { elementWith, eventsOf, onPanels } from "../../ui/reactive.js";
import styles from "./recap-strip.css";

/** @typedef {import("../../core/session/game-words.js").GameWords} GameWords */
/** @typedef {import("../../core/engine/types.js").HistoryStep} HistoryStep */
/** @typedef {import("../after/replay.js").ReplayPicture} ReplayPicture */
/** @typedef {{kind: string, id: string}} Place */

/**
 * One action of another player.
 *
 * @typedef {object} Item
 * @property {number} step  of the game, just after it
 * @property {import("../../table/types.js").SeatInfo | undefined} seat
 * @property {string} text
 * @property {Place[]} places  to mark on the board
 */

/**
 * The items of some steps that are worth telling.
 *
 * @param {readonly HistoryStep[]} steps
 * @param {GameWords} words
 * @returns {Item[]}
 */
export function itemsOf(steps, words) {
  return steps.flatMap(({ step, seat, events }) => {
    // The mark before each line names the seat, so the beginning of a turn is left out.
    const told = events.filter((event) => !isTurnBegan(event));
    const text = words.describe(told).join(" ");
    return text ? [{ step, seat: words.seats[seat], text, places: words.places(told) }] : [];
  });
}

/** What the others did since the last turn of whoever sits at the table. @param {import("../../core/session/game-session.js").GameSession} session */
export function othersSince({ history, seat }) {
  const end = history.findLastIndex((step) => endsTurn(step, seat));
  return history.slice(end + 1).filter((step) => step.seat !== seat);
}

/**
 * The reason for an item, as far as the person at the table may know it.
 *
 * @param {import("../../core/session/game-session.js").GameSession} session
 * @param {Item} item
 * @param {GameWords} words
 */
export async function whyOf({ table, seat }, { step, seat: who }, words) {
  const { reasons } = await table.ask("why", { step, seat });
  const told = words.reasons(reasons).join(" ");
  return told ? t("since-because", { name: who?.name ?? "", reasons: told }) : t("since-unknown");
}

/**
 * The recap: actions of the others since the last decision of a person. Fires "change".
 *
 * | state | what is told | leads to |
 * |---|---|---|
 * | new | all of it, before the table knows whether its guide greets | held, overview |
 * | held | nothing: the guide greets first | overview |
 * | overview | all of it is lit on the board as it is now | item, playing |
 * | item | one thing, on the board as it was then | another item, playing, overview |
 * | playing | one thing after the other | item, overview (after the last one, or when one cannot be shown) |
 */
export class Recap extends EventTarget {
  /** @type {"new" | "held" | "overview" | "item" | "playing"} */
  state = "new";
  /** Index of the item that is shown; null in the first three states. @type {number | null} */
  index = null;
  /** The board of that moment, once it is made. @type {ReplayPicture | null} */
  picture = null;
  /** Scrolls a text that is longer than its place; false at its end. */
  readOn = () => false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;

  /**
   * @param {readonly Item[]} items
   * @param {object} given
   * @param {(step: number, before: ReplayPicture | null) => Promise<ReplayPicture>} given.at
   * @param {(events: readonly import("../../core/engine/types.js").GameEvent[]) => void} given.play  plays the sounds of events
   * @param {(item: Item) => Promise<string>} given.why
   * @param {(error: unknown) => void} given.failed  called if a board or a reason cannot be made
   * @param {() => number} given.pauseMs  from one item to the next
   */
  constructor(items, { at, play, why, failed, pauseMs }) {
    super();
    this.items = items;
    this.at = at;
    this.play = play;
    this.why = why;
    this.failed = failed;
    this.pauseMs = pauseMs;
  }

  get running() {
    return this.state === "playing";
  }

  /** Places to mark on the board now. */
  get places() {
    if (this.state === "held") return [];
    const shown = this.index === null ? this.items : this.items.slice(this.index, this.index + 1);
    return shown.flatMap(({ places }) => places);
  }

  /** The table has been drawn for this person. @param {boolean} greets true when its guide comes first */
  drawn(greets) {
    if (this.state !== "new") return;
    this.state = greets ? "held" : "overview";
    if (greets) this.#changed();
  }

  /** The guide has greeted. */
  greeted() {
    if (this.state === "held") this.state = "overview";
    this.#changed();
  }

  /** Shows an item as it happened, or the present for an index outside of the list. @param {number} index */
  async go(index) {
    const item = this.items[index];
    if (!item) return this.rest();
    if (this.state !== "playing") this.state = "item";
    this.index = index;
    // Another item may be wanted by now.
    const ticket = ticketOf(() => [this.index]);
    try {
      const picture = await this.at(item.step, this.picture);
      if (!ticket.isValid) return;
      this.play(picture.events);
      this.picture = picture;
      this.#changed();
    } catch (error) {
      if (!ticket.isValid) return;
      this.rest();
      this.failed(error);
    }
  }

  /** Goes on to the next lines of the text, or to the next item. */
  async next() {
    if (!this.readOn()) await this.go((this.index ?? -1) + 1);
  }

  /** Shows the reason for the item in place of its text. */
  async explain() {
    const item = this.items[this.index ?? -1];
    if (item) item.text = await this.why(item).catch((error) => this.failed(error) ?? item.text);
  }

  /** Shows one item after the other, or stops. */
  async toggle() {
    clearTimeout(this.#timer);
    if (this.running) {
      this.state = "item";
      return this.#changed();
    }
    this.state = "playing";
    await this.#playNext();
  }

  /** Goes back to the present board. */
  rest() {
    clearTimeout(this.#timer);
    this.state = "overview";
    this.index = null;
    this.picture = null;
    this.#changed();
  }

  async #playNext() {
    await this.next();
    if (this.running) this.#timer = setTimeout(() => void this.#playNext(), this.pauseMs());
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * The strip of the recap in the bar above the table, where it covers neither the board, which shows each item, nor the
 * prompt. The log has the whole list. Fires "st-close".
 */
class StRecap extends elementWith({
  /** @type {Recap | null} */
  recap: null,
  /** @type {number | null} */
  index: null,
  running: false,
  heading: "",
}) {
  static styles = [onPanels, block, styles];

  constructor() {
    super();
    this.hear(eventsOf(window, "keydown"), (event) => this.keyPressed(event));
  }

  /** Escape ends the news where it means nothing else. @param {KeyboardEvent} event */
  keyPressed(event) {
    if (event.key !== "Escape" || event.repeat || !isUntaken(event) || isInList(event)) return;
    event.preventDefault();
    this.fire("st-close");
  }

  /** @param {Map<string, unknown>} changes */
  updated(changes) {
    const { recap } = this;
    if (recap) recap.readOn = () => this.turn(1);
    // A reason that has come in place of the text is read from its beginning, too.
    if (changes.has("index") || changes.size === 0) this.turnTo(0);
  }

  /**
   * Scrolls a text that is longer than its place by pages.
   *
   * @param {number} pages
   * @returns {boolean} true if the visible part changed
   */
  turn(pages) {
    const { text } = this;
    return this.turnTo((text?.scrollTop ?? 0) + pages * (text?.clientHeight ?? 0));
  }

  /**
   * @param {number} top
   * @returns {boolean} true if the visible part changed
   */
  turnTo(top) {
    const { text } = this;
    if (!text) return false;
    const before = text.scrollTop;
    text.scrollTop = top;
    const isMore = text.scrollTop + text.clientHeight < text.scrollHeight - 4;
    text.parentElement?.classList.toggle("more", isMore);
    return text.scrollTop !== before;
  }

  /** @returns {HTMLElement | null} */
  get text() {
    return this.renderRoot.querySelector(".told p");
  }

  render() {
    const { recap, index } = this;
    if (!recap) return nothing;
    const item = index === null ? null : recap.items[index];
    return html`<aside class="panel" aria-labelledby="title" data-part="since">
      <div class="told" aria-live="polite">
        ${
          item
            ? html`${item.seat ? html`<st-seat-mark .color=${item.seat.color} .symbol=${item.seat.symbol}></st-seat-mark>` : nothing}
              <h2 id="title" class="visually-hidden">${this.heading}</h2>
              <p data-part="since-text">${item.text}</p>`
            : html`<h2 id="title">${this.heading}</h2>`
        }
      </div>
      ${item?.seat?.kind === "computer" ? this.key("hint", () => void recap.explain().then(() => this.requestUpdate())) : nothing}
      ${index === null ? nothing : this.key("previous", () => this.turn(-1) || void recap.go(index - 1))}
      ${this.key(this.running ? "pause" : "play", () => void recap.toggle())}
      ${this.key("next", () => void recap.next())}
      ${closeButton(this, t("since-ok"), "since-ok")}
    </aside>`;
  }

  /**
   * @param {"hint" | "previous" | "play" | "pause" | "next"} name
   * @param {() => void} press
   */
  key(name, press) {
    return iconButton(name, t(`since-${name}`), press, { part: `since-${name}` });
  }
}

customElements.define("st-recap", StRecap);
