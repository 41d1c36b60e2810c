import { part } from "../parts.js";
import { aimSpotlight, GREETING, Pages } from "./guide-card.js";
import { Memory } from "./memory.js";

/** After a change everything on the table is in its place by then. */
const SETTLED_MS = 450;

/** Of a game without a guide. @type {import("./course.js").Course<any>} */
const NO_COURSE = { game: "", words: "", chapters: [], lessons: () => [] };

/**
 * The guide through the first game at a table: which lesson is taught now, told to eyes and ears, and where its light
 * falls. It goes along with whatever a person does.
 */
export class Guide {
  /**
   * @param {import("../game-table.js").GameTable<any>} table
   * @param {import("./course.js").Course<any>} [course]
   */
  constructor(table, course = NO_COURSE) {
    this.table = table;
    this.course = course;
    this.memory = new Memory(course.game);
    this.pages = new Pages();
    this.aiming = 0;
    this.isGreeting = false;
    /** What was acted on while a lesson stood there, with the steps before it. @type {{step: number, seat: number, ids: string[]}[]} */
    this.acts = [];
  }

  get isOn() {
    return this.memory.on;
  }

  /** The lesson for this moment. */
  get lesson() {
    return this.table.outspoken ? null : this.coming;
  }

  /** The lesson for when the frame is silent. @returns {import("./course.js").Lesson<any> | null} */
  get coming() {
    const { table } = this;
    return (table.deciding && this.left.find((one) => one.fits(table))) || null;
  }

  /** The guide has further lessons for this player. */
  get hasMore() {
    return !this.table.view?.over && this.left.length > 0;
  }

  /** The lessons that this player does not know. */
  get left() {
    const { table, memory, course } = this;
    if (!memory.on || !table.view || table.readOnly) return [];
    const isToSay = (/** @type {string} */ id) => id !== GREETING || !table.isDaily;
    return course
      .lessons(table)
      .filter((one) => isToSay(one.id) && !memory.isKnown(one, table.seen.round, table.me));
  }

  /** @param {Pick<import("./course.js").Lesson<any>, "id" | "looks" | "args">} lesson */
  wordsOf({ id, looks = false, args }) {
    const { table, course } = this;
    const text = table.t(`${course.words}-${id}`, { next: table.nextName, ...args?.(table) });
    const isFirst =
      looks && table.tapPreview.isOn && table.moves.all.some((/** @type {any} */ one) => one.final);
    return {
      title: table.t(`${course.words}-${id}-title`),
      text: isFirst ? `${text} ${table.word("guide-looks")}` : text,
    };
  }

  /** How far one is in a chapter. @param {string} chapter */
  progress(chapter) {
    const lessons = this.course.lessons(this.table);
    return this.memory.progress(lessons.filter((one) => one.chapter === chapter));
  }

  /** Notes that a lesson is understood. @param {string} id */
  learn(id) {
    const { table } = this;
    const { activeElement } = /** @type {ShadowRoot} */ (table.renderRoot);
    const byKeys = activeElement?.matches(":focus-visible:not([data-quiet-focus])");
    this.memory.learn(id, table.me);
    table.requestUpdate();
    if (byKeys) void table.updateComplete.then(() => this.focus());
  }

  /** The player has done something: what stood there meanwhile need not be said to them again, in this game or the next. */
  acted() {
    const { memory, table } = this;
    const ids = [...memory.open];
    // Whoever plays on without an answer to the greeting has not asked for more; a guided first game has. The answer draws it.
    const isAsked = table.tapPreview.isFirstGame || memory.known.has(GREETING);
    if (ids.includes(GREETING) && !isAsked) memory.turn(false);
    for (const id of ids) memory.done(id, table.me);
    if (ids.length > 0) this.acts.push({ step: table.view?.step ?? 0, seat: table.me, ids });
    memory.open.clear();
  }

  /** Whether it has said what to do in a decision. @param {number} step the position before */
  isLed(step) {
    const ids = this.acts.flatMap((act) => (act.step === step ? act.ids : []));
    return this.course.lessons(this.table).some(({ id, leads }) => leads && ids.includes(id));
  }

  /** Another position has come: what was acted on in one after it is to be said again. */
  tookBack() {
    const { acts, memory, table } = this;
    while ((acts.at(-1)?.step ?? -1) >= (table.view?.step ?? 0)) {
      const { ids = [], seat = 0 } = acts.pop() ?? {};
      for (const id of ids) memory.undone(id, seat);
    }
  }

  /** Ends the guide, and says where it begins again. @param {boolean} greets at its greeting that is only read out */
  leave(greets) {
    const { table } = this;
    const { feedback, settings, tapPreview } = table;
    this.turn(false);
    // Who knows the game needs no previews either, and is told so, since a press means more from now on.
    if (greets) tapPreview.waive();
    const isOnce = greets && settings.lookFirst === "guided";
    if (isOnce || !greets)
      feedback.note(table.t(isOnce ? "table-guide-left-known" : "table-guide-left"), "prompt");
  }

  /** Closes its words, read or not; it goes on with the next lesson. @returns {boolean} true when there was one */
  close() {
    const { lesson } = this;
    if (lesson) this.learn(lesson.id);
    return lesson !== null;
  }

  /** Goes on with a lesson, or has understood it. @param {string} id */
  next(id) {
    const { table, pages } = this;
    if (!pages.goesOn) return this.learn(id);
    pages.turn(table.renderRoot);
    table.requestUpdate();
  }

  /** @param {boolean} on */
  turn(on) {
    const { table, memory } = this;
    memory.turn(on);
    table.windows.close();
    table.requestUpdate();
    if (!on) table.voice.tell("table-guide-left");
  }

  /** Notes the lesson on the screen. @returns {string} its words, when it has just come */
  teach() {
    const { lesson, memory, table, isGreeting } = this;
    this.isGreeting = lesson?.id === GREETING;
    if (isGreeting && !this.isGreeting) table.send("table-greeted", {});
    if (!lesson) {
      memory.told = null;
      return "";
    }
    const { title, text } = this.wordsOf(lesson);
    return memory.note(lesson.id, table.seen.round) ? `${title} ${text}` : "";
  }

  /** Reads out a lesson that has come without anything else to be said. */
  tell() {
    const words = this.teach();
    if (words) this.table.voice.say(words);
  }

  /** The words keep to their card, and the light follows what it shows, also when that has just been moved. */
  aim() {
    const { table, pages } = this;
    requestAnimationFrame(() => {
      if (table.isConnected && pages.fit(table.renderRoot)) table.requestUpdate();
      this.putLight();
    });
    clearTimeout(this.aiming);
    this.aiming = window.setTimeout(() => this.putLight(), SETTLED_MS);
  }

  putLight() {
    const { table } = this;
    const lesson = table.isConnected ? this.lesson : null;
    if (!lesson?.shows) return;
    const shown = this.placeOf(lesson);
    aimSpotlight(table.renderRoot, { shown, lit: lesson.lit }, table.getBoundingClientRect());
  }

  /** What a lesson shows: a selector, or a place on the screen. @param {import("./course.js").Lesson<any>} lesson */
  placeOf({ shows }) {
    return typeof shows === "function" ? shows(this.table) : shows;
  }

  /** The button that the lesson shows, if it shows one. @returns {Element | null} */
  get button() {
    const { table, lesson } = this;
    const shown = lesson && this.placeOf(lesson);
    const place = typeof shown === "string" ? table.renderRoot.querySelector(shown) : null;
    // What lies on or beside a drawn board is not what the lesson asks for.
    const inside = "button:not([data-part=map] button)";
    return place?.matches("button") ? place : (place?.querySelector(inside) ?? null);
  }

  /** Puts the keyboard on what the lesson shows, or on the guide's own button. */
  focus() {
    const { button } = this;
    if (button instanceof HTMLElement) button.focus();
    else this.table.focusOn(part("guide-next"));
  }

  /** What its key does: it leads to the button or the board of which the lesson speaks, and from there to the guide's own button. */
  lead() {
    const { table, lesson, button } = this;
    const { activeElement } = /** @type {ShadowRoot} */ (table.renderRoot);
    const isOnBoard = lesson?.shows && !this.isGreeting && !button && table.told.isThere;
    if (!lesson)
      return table.feedback.info(this.isOn ? "table-guide-silent" : "table-guide-left", "prompt");
    if (isOnBoard && !table.told.isRead) table.told.enter();
    else if (button === activeElement) table.focusOn(part("guide-next"));
    else this.focus();
  }
}
