import { html, nothing } from "lit";
import { engineService } from "../../core/engine/service.js";
import { draftOf, keepDraft } from "../../core/settings/own-copy.js";
import { answered } from "../../core/storage/device.js";
import { ticketOf } from "../../core/ticket.js";
import { gameEntry } from "../../games/index.js";
import { openTexts, t } from "../../i18n/index.js";
import { written } from "../../table/patch.js";
import figureBoxes from "../../ui/figures.css";
import { button } from "../../ui/icons.js";
import { problemText } from "../../ui/problem-text.js";
import { elementWith, eventsOf, formed, holdPressed } from "../../ui/reactive.js";
import { go } from "../../ui/router.js";
import screen from "../../ui/screen.css";
import styles from "./copy.css";
import { comparison, copyPanel } from "./copy-panel.js";
import { draftFile, linkTo, Refused, readCopy, textOfLink } from "./exchange.js";
import { factParts } from "./fact-view.js";
import { factsOf, partsOf, printed, shownGames, splitPlace, Words, withNew } from "./facts.js";
import "./ring.js";
import "./sample.js";
import { GAMES, tryPatch } from "./trial.js";

/** @typedef {import("./facts.js").Fact} Fact */
/** @typedef {import("../../core/engine/schema.gen.d.ts").PatchProblem} Problem */
/** @typedef {import("./exchange.js").Theirs} Theirs */

/** Compares what is printed with our data, and corrects it. */
export class StCopy extends elementWith({
  gameId: "",
  /** Corrections in the address. */
  code: "",
  /** What can be corrected, by game. @type {ReadonlyMap<string, readonly Fact[]>} */
  facts: new Map(),
  /** @type {import("../../core/settings/own-copy.js").Draft} */
  draft: draftOf(""),
  /** What speaks against the draft. @type {readonly Problem[]} */
  problems: [],
  /** What of it is perhaps not meant so. @type {readonly Problem[]} */
  doubts: [],
  /** Whether more is shown than what is reconstructed. */
  all: false,
  /** The place that is being corrected. */
  open: "",
  /** The thing that was touched on a map, and of which part it is. */
  chosen: "",
  /** Words of the things that are looked for. */
  wanted: "",
  /** The cities of the road that is being chosen. @type {string[]} */
  road: [],
  /** The address of what is given to others; null where it is too long. @type {string | null} */
  link: null,
  /** How far the random games are, and whether a game follows. @type {{played: number, broken: string | null, running: boolean, leads: boolean} | null} */
  trial: null,
  /** What was brought from elsewhere. @type {Theirs | null} */
  theirs: null,
  /** Why nothing was brought. @type {Refused | null} */
  refused: null,
  fault: "",
}) {
  static styles = [formed, screen, figureBoxes, styles];

  constructor() {
    super();
    /** Parts that are unfolded. @type {Set<string>} */
    this.unfolded = new Set();
    this.judged = Promise.resolve();
    // Another tab may have corrected something.
    this.hear(eventsOf(window, "storage"), () => this.read());
    this.hear(eventsOf(window, "click"), this.sets("refused", null));
    holdPressed(this);
    this.known = factsOf(shownGames());
    void this.load();
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has("code") && this.code) void this.bring(textOfLink(this.code));
    if (!changes.has("gameId")) return;
    const games = shownGames();
    const { gameId } = this;
    if (!games.includes(gameId)) this.gameId = games[0] ?? "";
    this.open = "";
    this.trial = null;
    this.read();
  }

  async load() {
    try {
      [this.facts] = await Promise.all([this.known, answered()]);
      this.read();
    } catch (error) {
      this.fault = problemText(error);
    }
  }

  read() {
    this.draft = draftOf(this.gameId);
    this.problems = [];
    this.judged = this.judge();
  }

  /** The facts of this game, with the roads that only the draft has. */
  get own() {
    return withNew(this.facts.get(this.gameId) ?? [], this.draft.changes);
  }

  get words() {
    return new Words(this.own, this.printed, this.draft.changes);
  }

  get printed() {
    return printed.get(this.gameId);
  }

  /** The name under which the draft is played. */
  get named() {
    return this.draft.name.trim() || t("copy-name-default");
  }

  /** What is given to others; null where there is nothing. */
  get file() {
    return draftFile(this.gameId, this.named, this.draft, this.problems);
  }

  /** @param {Partial<import("../../core/settings/own-copy.js").Draft>} change */
  keep(change) {
    this.draft = { ...this.draft, ...change, checked: null };
    this.link = null;
    keepDraft(this.gameId, this.draft);
    if (!this.trial?.running) this.trial = null;
    this.judged = this.judge();
  }

  /** Lets the engine judge the draft. What it accepts can be played. */
  async judge() {
    const { gameId, draft } = this;
    if (this.facts.size === 0) return;
    const ticket = ticketOf(() => [this.gameId, this.draft]);
    const patch = JSON.stringify({ name: this.named, changes: draft.changes });
    try {
      const isEmpty = Object.keys(draft.changes).length === 0;
      const verdict = isEmpty
        ? { problems: [], doubts: [], checked: null }
        : await engineService.call("patchCheck", { game: gameId, patch });
      if (!ticket.isValid) return;
      this.problems = verdict.problems;
      this.doubts = verdict.doubts;
      if (written(verdict.checked) !== written(draft.checked)) {
        this.draft = { ...draft, checked: verdict.checked };
        keepDraft(gameId, this.draft);
      }
      const { file, draft: judged } = this;
      const link = file && (await linkTo(gameId, file.text));
      if (this.gameId === gameId && this.draft === judged) this.link = link;
    } catch (error) {
      if (ticket.isValid) this.fault = problemText(error);
    }
  }

  /** What stands somewhere now. @param {Fact} fact */
  now({ place, value }) {
    return this.draft.changes[place] ?? value;
  }

  /** @param {Fact} fact @param {unknown} value what stands there in the printed game */
  correct({ place, value: ours }, value) {
    const { [place]: _, ...others } = this.draft.changes;
    const isOurs = written(value) === written(ours);
    this.keep({ changes: isOurs ? others : { ...others, [place]: value } });
  }

  /**
   * Lets two things change places: what can be chosen for one stands at the other.
   *
   * @param {import("./facts.js").Part} part
   * @param {{from: string, to: string}} ids
   */
  swap({ items }, { from, to }) {
    const [one, other] = [from, to].map((id) =>
      items.find((item) => item.id === id)?.facts.find(({ kind }) => kind === "choice"),
    );
    if (!one || !other) return;
    const [mine, its] = [this.now(one), this.now(other)];
    this.correct(one, its);
    this.correct(other, mine);
  }

  /** @param {Fact} fact whose value was found to be right, or not any more */
  attest({ place }) {
    const { same, changes } = this.draft;
    const { [place]: _, ...others } = changes;
    if (this.open === place) this.open = "";
    const now = same.includes(place) ? same.filter((one) => one !== place) : [...same, place];
    this.keep({ changes: others, same: now });
  }

  /** Brings the map into view, with the one thing that is asked for beside it. @param {string} part @param {string} item */
  chooseOnMap(part, item) {
    this.chosen = `${part}/${item}`;
    void this.keepInView(`[data-part=copy-part-${part}] .found`, "", "start");
  }

  /** What is opened or closed may move it. @param {string} what selector @param {string} [place] of the fact that is written next @param {ScrollLogicalPosition} [block] */
  async keepInView(what, place = "", block = "nearest") {
    await this.updateComplete;
    const field = `[data-place="${CSS.escape(place)}"] .field input[type="text"]`;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(field))?.focus();
    this.renderRoot.querySelector(what)?.scrollIntoView({ block });
  }

  /** Opens a fact with which something is wrong. @param {string} place */
  lead(place) {
    this.unfolded.add(splitPlace(place).part);
    this.chosen = "";
    this.open = place;
    void this.keepInView(`.fact[data-place="${CSS.escape(place)}"]`);
  }

  /** @param {boolean} [leads] to a game @returns {Promise<boolean>} whether all random games were played to their end */
  async tryIt(leads = false) {
    await this.judged;
    const { gameId, draft, trial } = this;
    if (trial?.running) {
      this.trial = { ...trial, running: false };
      this.tried(draft.checked);
    }
    if (trial?.running || !draft.checked) return false;
    this.trial = { played: 0, broken: null, running: true, leads };
    try {
      const told = await tryPatch(gameId, draft.checked.patch, (played) => {
        const goesOn = this.isConnected && this.gameId === gameId && this.trial?.running === true;
        if (goesOn) this.trial = { played, broken: null, running: true, leads };
        return goesOn;
      });
      if (this.gameId !== gameId || !this.trial) return false;
      this.trial = { ...told, running: false, leads };
      if (told.broken === null) this.tried(draft.checked);
      return told.broken === null && told.played === GAMES;
    } catch (error) {
      this.trial = null;
      this.fault = problemText(error);
      return false;
    }
  }

  /** @param {import("../../core/settings/own-copy.js").Draft["checked"]} checked with which random games were played */
  tried(checked) {
    if (!checked || checked.hash !== this.draft.checked?.hash) return;
    this.draft = { ...this.draft, tried: checked.hash };
    keepDraft(this.gameId, this.draft);
  }

  /** @param {string} place of a thing @param {string} note what its owner says of it */
  note(place, note) {
    const { [place]: _, ...others } = this.draft.notes;
    const text = note.trim();
    this.keep({ notes: text ? { ...others, [place]: text } : others });
  }

  /** A game is set up on what was corrected, once random games were. */
  async playWith() {
    await this.judged;
    const { gameId, draft } = this;
    if (draft.tried === draft.checked?.hash || (await this.tryIt(true))) go(`/new/${gameId}/copy`);
  }

  /** @param {Promise<string>} text of a file or of a link */
  async bring(text) {
    this.refused = null;
    this.theirs = null;
    try {
      const theirs = await readCopy(await text, await this.known);
      this.turnTo(theirs.game);
      await this.updateComplete;
      this.theirs = theirs;
    } catch (error) {
      if (error instanceof Refused) this.refused = error;
      else this.fault = problemText(error);
    }
  }

  /** @param {readonly string[]} places of the file that are taken over, of facts and of notes */
  take(places) {
    const { theirs, draft } = this;
    if (!theirs) return;
    /** @template T @param {Record<string, T>} all @returns {Record<string, T>} */
    const taken = (all) =>
      Object.fromEntries(Object.entries(all).filter(([place]) => places.includes(place)));
    this.keep({
      name: draft.name || theirs.name,
      changes: { ...draft.changes, ...taken(theirs.changes) },
      same: [...new Set([...draft.same, ...(places.includes("same") ? theirs.same : [])])],
      notes: { ...draft.notes, ...taken(theirs.notes) },
    });
    this.leave();
  }

  /** What was brought has been seen to; a link that is opened again would bring it again. */
  leave() {
    this.theirs = null;
    if (this.code) go(`/copy/${this.gameId}`, { replace: true });
  }

  /** @param {string} game */
  turnTo(game) {
    if (game === this.gameId) return;
    this.gameId = game;
    go(`/copy/${game}`, { replace: true });
  }

  render() {
    const { fault, facts } = this;
    return html`<h1>${t("copy")}</h1>
      <p class="soft about">${t("copy-about")}</p>
      <div class="row games">
        ${shownGames().map((game) =>
          button(
            t(/** @type {import("../../i18n/ids.js").TextId} */ (`game-${game}`)),
            () => this.turnTo(game),
            { part: `copy-${game}`, pressed: game === this.gameId },
          ),
        )}
      </div>
      ${fault ? html`<p class="wrong" role="alert">${fault}</p>` : nothing}
      ${facts.size === 0 ? html`<st-start show="progress"></st-start>` : html`${copyPanel(this)} ${comparison(this)} ${factParts(this, partsOf(this.own))}`}`;
  }
}

customElements.define("st-copy", StCopy);

/** The words of the page, before it is shown. */
export async function openCopy() {
  const games = shownGames();
  const [all] = await Promise.all([
    Promise.all(games.map((game) => gameEntry(game)?.printed?.())),
    openTexts("copy"),
  ]);
  for (const [i, game] of games.entries()) printed.set(game, all[i]);
}
