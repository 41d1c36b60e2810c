import { ANSWER_BESIDE_MS, ANSWER_READ_MS } from "../../core/press-constants.js";
import { ticketOf } from "../../core/ticket.js";
import { announce } from "../../ui/announcer.js";
import { named, nameOf, PRESSABLE, SIGN } from "../parts.js";

/** @typedef {import("../../core/engine/types.js").ActionParts} ActionParts */
/** @typedef {import("../../core/engine/types.js").Refusal} Refusal */

/** Answers presses that mean no action now. */
export class Feedback {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    /** Counts questions and answers. */
    this.asked = 0;
    /** What the table shows, by its last drawing. @type {import("../frame/bubble.js").Bubble | null} */
    this.drawn = null;
    /** When the last answer came, by `performance.now()`. */
    this.shownAt = Number.NEGATIVE_INFINITY;
    /** It came while the player at the table was deciding. */
    this.isOfTurn = false;
  }

  /**
   * Begins a question whose answer comes later.
   *
   * @returns {import("../../core/ticket.js").Ticket} valid until the next question, answer or position
   */
  ask() {
    const { table } = this;
    this.asked += 1;
    return ticketOf(() => [this.asked, table.view, table.readOnly]);
  }

  /**
   * Asks the engine why an action is not possible and shows the answer beside the press.
   *
   * @param {string | ActionParts | readonly ActionParts[]} meant all that the press may have meant; an action that was legal, by its text
   * @param {string} key the element that was pressed
   * @param {import("../frame/bubble.js").BoardPlace} [place] of the drawn board
   * @param {string} [text] said before the reasons
   */
  async explain(meant, key, place, text) {
    const { ctx, readOnly, view } = this.table;
    if (!ctx || readOnly || view?.seat !== view?.current) return this.notNow(key);
    const ticket = this.ask();
    /** @type {Map<string, {text: string, rule: string}>} */
    const lines = new Map();
    for (const parts of [meant].flat()) {
      const refusal = await ctx.whyNot(parts).catch(() => null);
      if (!ticket.isValid) return;
      if (!refusal) continue;
      const line = this.lineOf(refusal);
      lines.set(line.text, line);
    }
    if (lines.size > 0) this.why([...lines.values()], key, place, text);
    else if (text) this.say(text, key, [], place);
    else this.info("table-info-unclear", key, undefined, place);
  }

  /**
   * Says that the player cannot act now: another one decides, or the table is only looked at.
   *
   * @param {string} key the element that was pressed
   */
  notNow(key) {
    const { access, starting, thinking, view } = this.table;
    // A page without a seat watches a game that is played elsewhere.
    const others =
      thinking || (typeof view?.seat === "number" && !view.over && view.seat !== view.current);
    const late = view?.over ? "over" : "read-only";
    const state = others ? "not-your-turn" : late;
    const early = starting ? "starting" : access === "replaying" ? "replay" : state;
    const name = this.table.nameOf(thinking?.seat ?? view?.current);
    this.say(this.table.word(`info-${early}`, { name }), key);
  }

  /**
   * @param {Refusal} refusal
   * @param {string} key
   * @param {import("../frame/bubble.js").BoardPlace} [place] of the drawn board
   */
  refuse(refusal, key, place) {
    this.why([this.lineOf(refusal)], key, place);
  }

  /**
   * @param {readonly {text: string, rule: string}[]} lines
   * @param {string} key the element that was pressed
   * @param {import("../frame/bubble.js").BoardPlace} [place] of the drawn board
   * @param {string} [text] said before them
   */
  why(lines, key, place, text) {
    this.table.selection.drop?.();
    this.show({ kind: "why", key, lines, ...(text ? { text } : {}), ...(place ? { place } : {}) });
  }

  /** A refusal in words. @param {Refusal} refusal */
  lineOf(refusal) {
    return { text: this.table.game.refusal(refusal, this.table), rule: refusal.rule };
  }

  /**
   * @template {string} const I
   * @param {I & import("../../i18n/ids.js").Written<I>} id
   * @param {string} key
   * @param {Record<string, string | number>} [args]
   * @param {import("../frame/bubble.js").BoardPlace} [place] of the drawn board
   */
  info(id, key, args, place) {
    const text = this.table.t(/** @type {import("../../i18n/ids.js").TextId} */ (id), args);
    // What belongs to nothing on the board puts no question away.
    if (key === "prompt" && this.table.bubble?.kind === "ask") this.aside(text);
    else this.say(text, key, [], place);
  }

  /**
   * @param {string} text
   * @param {string} key the element that was pressed
   * @param {readonly string[]} [more] further paragraphs
   * @param {import("../frame/bubble.js").BoardPlace} [place] of the drawn board
   */
  say(text, key, more = [], place) {
    this.show({ kind: "info", key, text, more, ...(place ? { place } : {}) });
  }

  /**
   * Ends an answer because the table has changed, but not before it can have been read. Whoever has pressed something else
   * since has read enough. Once the turn has come it may have become false: that is said in its place.
   *
   * @param {() => void} close
   */
  outdate(close) {
    const { table } = this;
    const { bubble } = table;
    const left = this.shownAt + ANSWER_READ_MS - performance.now();
    close();
    const isPast = this.isOfTurn !== table.deciding;
    const isLeft = table.tapGuard.last.time > this.shownAt || (isPast && this.isOfTurn);
    if (!bubble || bubble.kind === "ask" || isLeft || left <= 0) return;
    if (isPast) return this.info("table-info-own-turn", bubble.key);
    table.bubble = bubble;
    setTimeout(() => table.bubble === bubble && table.closeBubble(), left);
  }

  /** Puts an answer away, after a touch beside everything; a question stays. */
  dismiss() {
    const { table } = this;
    if (table.bubble && table.bubble.kind !== "ask") table.closeBubble();
  }

  /** Says what has changed, as long as that can be read. @param {string} text @param {string} key */
  note(text, key) {
    const { bubble, tapGuard, t } = this.table;
    const once = t(tapGuard.onceId);
    this.say(text, key);
    // That a second press did not count goes on being said.
    if (bubble?.text === once && this.table.bubble) this.table.bubble.once = once;
    this.outdate(() => this.dismiss());
  }

  /** Says that a question comes before what a key would do. @returns {boolean} true when there is one */
  asksFirst() {
    const isAsked = this.table.bubble?.kind === "ask";
    if (isAsked) this.aside(this.table.t("table-window-first", { asks: "yes" }));
    return isAsked;
  }

  /** Says why a press means nothing: above what is shown, which stays. @param {string} text */
  aside(text) {
    const { bubble } = this.table;
    if (bubble && bubble.text !== text) this.insist(text);
    else this.say(text, "prompt");
  }

  /** Says that a press came before an answer could be read, and repeats its last words. @param {string} [once] what is said instead */
  insist(once = this.table.t(this.table.tapGuard.onceId)) {
    const { table } = this;
    const { bubble, tapGuard } = table;
    if (!bubble) return tapGuard.answerOnce(tapGuard.press?.under || "prompt");
    table.bubble = { ...bubble, once, again: (bubble.again ?? 0) + 1 };
    table.voice.say(`${once} ${bubble.more?.at(-1) ?? bubble.text ?? ""}`.trim());
  }

  /** Shows an answer and reads it out. @param {import("../frame/bubble.js").Bubble} bubble */
  show(bubble) {
    const { table } = this;
    this.asked += 1;
    this.shownAt = performance.now();
    this.isOfTurn = table.deciding;
    const { at, time } = table.tapGuard.last;
    const touch = performance.now() < time + ANSWER_BESIDE_MS ? at : null;
    // A press may put the same answer away before it is given again, and nothing of that is drawn.
    const same = [table.bubble, this.drawn].find((one) => one && wordsOf(one) === wordsOf(bubble));
    const again = same ? (same.again ?? 0) + 1 : 0;
    table.bubble = { ...bubble, touch, again };
    table.voice.say(wordsOf(bubble));
  }
}

/** @param {import("../frame/bubble.js").Bubble} bubble */
function wordsOf({ text = "", more = [], lines = [] }) {
  return [text, ...more, ...lines.map((line) => line.text)].filter(Boolean).join(" ");
}

/** A press on a sign, or Enter on a focused one, says what a mouse reads in its title. */
export class SignHelp {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * Listens inside the table's shadow root.
   *
   * @param {EventTarget} root
   */
  attach(root) {
    root.addEventListener("click", ({ target }) => this.asked(target) || this.beside(target));
    root.addEventListener("keydown", (event) => {
      const { key, target } = /** @type {KeyboardEvent} */ (event);
      // It says yes to an open question first.
      const isFree = key === "Enter" && this.table.bubble?.kind !== "ask";
      if (isFree && this.asked(target)) event.preventDefault();
    });
  }

  /** @param {EventTarget | null} target @returns {boolean} true when there was an answer */
  asked(target) {
    const touched = /** @type {Partial<Element> | null} */ (target);
    const sign = /** @type {HTMLElement | null} */ (touched?.closest?.(SIGN) ?? null);
    if (!sign || sign.closest(PRESSABLE)) return false;
    const { city, key, part } = sign.dataset;
    if (city) this.table.look(sign);
    else this.table.feedback.say(sign.title, part ?? key ?? nameOf(named(sign)));
    return true;
  }

  /** A press beside everything puts an answer away, unless it has just brought it. @param {EventTarget | null} target */
  beside(target) {
    const { feedback, tapGuard } = this.table;
    const isOther = /** @type {Element} */ (target).closest(
      `${PRESSABLE}, canvas, .bubble, dialog`,
    );
    if (!isOther && !tapGuard.isHasty && tapGuard.last.time > feedback.shownAt) feedback.dismiss();
  }
}

/** What a table says through a screen reader. */
export class Voice {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {string} text */
  say(text) {
    announce(text);
  }

  /**
   * @template {string} const I
   * @param {I & import("../../i18n/ids.js").Written<I>} id
   * @param {Record<string, string | number>} [args]
   */
  tell(id, args) {
    this.say(this.table.t(/** @type {import("../../i18n/ids.js").TextId} */ (id), args));
  }

  /** Says what is asked now, and what the guide has to say to that. */
  ask() {
    const { table } = this;
    const { head, more } = table.game.prompt(table);
    const name = table.nameOf(table.view?.current);
    // A listener needs the name first, unless the sentence holds it already.
    const who = head.includes(name) ? "" : `${name}:`;
    this.say([who, head, more, table.guide.teach()].filter(Boolean).join(" "));
  }
}
