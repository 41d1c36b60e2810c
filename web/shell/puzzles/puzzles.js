import { html, nothing } from "lit";
import { results } from "../../core/storage/results/results.js";
import { store } from "../../core/storage/store.js";
import { isLocked } from "../../core/storage/tabs/lock.js";
import { openTexts, t } from "../../i18n/index.js";
import { picker } from "../../ui/fields.js";
import { button, homeLink, icon } from "../../ui/icons.js";
import { starting } from "../../ui/problem-text.js";
import { elementWith, eventsOf, formed } from "../../ui/reactive.js";
import screen from "../../ui/screen.css";
import { shownGames } from "../setup/rule-options.js";
import {
  choiceOf,
  choose,
  chosenOf,
  extrasText,
  isSolved,
  nextOf,
  ofHouse,
  positionsOf,
  solve,
  valuesOf,
} from "./positions.js";
import styles from "./puzzles.css";

/** @typedef {import("./positions.js").Position} Position */
/** @typedef {import("./positions.js").Choice} Choice */
/** @typedef {ReturnType<typeof results.answers>} Answers */

/** What positions are chosen by. */
const BY = /** @type {const} */ (["grade", "kind", "extras"]);

/** The positions by game. @type {Map<string, Position[]>} */
let loaded = new Map();
/** What is wrong with those of the house. @type {"absent" | "bad" | null} */
let fault = null;

/** The positions to solve: which are solved, and the next one of those that are chosen. */
class StPositions extends elementWith({ game: "", starting: false, problem: "" }) {
  static styles = [formed, screen, styles];

  constructor() {
    super();
    this.hear(eventsOf(results, "change"));
    // Another tab may have solved some.
    this.hear(eventsOf(window, "storage"));
    void results.ready;
  }

  /** @param {Position} position */
  begin(position) {
    if (!this.starting) this.game = position.game;
    return starting(this, () => solve(position));
  }

  render() {
    const answers = results.answers();
    return html`<h1>${t("puzzles")}</h1>
      ${homeLink(t("to-home"))}
      <p class="soft">${t("puzzles-about")}</p>
      ${fault ? html`<p class="wrong" role="alert" data-part="puzzles-fault">${t(`puzzles-${fault}`)}</p>` : nothing}
      ${this.problem ? html`<p class="wrong" role="alert">${this.problem}</p>` : nothing}
      ${[...loaded].map(([game, all]) => (all.length > 0 ? this.renderGame(game, all, answers) : nothing))}`;
  }

  /** @param {string} game @param {readonly Position[]} all @param {Answers} answers */
  renderGame(game, all, answers) {
    const shown = chosenOf(all, choiceOf(game));
    // Where all that were chosen are solved, others are offered.
    const own = nextOf(shown, answers);
    const next = own ?? nextOf(all, answers);
    const [solved = 0, count = 0] = countOf(shown, answers);
    const busy = this.starting && this.game === game;
    return html`<section class="panel" aria-labelledby="puzzles-${game}" data-part="puzzles-${game}">
      <h2 id="puzzles-${game}">${t(`game-${game}`)}</h2>
      <p class="soft" data-part="puzzles-solved">${t("puzzles-solved", { solved, count })}</p>
      <div class="choice">
        ${BY.map((by) => this.renderChoice(game, all, answers, by))}
        ${button(t(own ? "puzzles-next" : next ? "puzzles-others" : "puzzles-all-solved"), () => next && this.begin(next), { part: "puzzles-next", look: "primary", disabled: !next, busy })}
      </div>
      ${busy ? html`<p role="status">${t("table-laying")}</p><st-start show="progress"></st-start>` : nothing}
      ${renderLegend()}
      ${[1, 2, 3].map((grade) => {
        const some = shown.filter((one) => one.grade === grade);
        if (some.length === 0) return nothing;
        const kinds = [...new Set(some.map(({ kind }) => kind))];
        return html`<h3>${t("puzzle-grade", { grade })}</h3>
          ${kinds.map(
            (kind) => html`<ol class="marks" aria-label=${nameOf("kind", kind)}>
            <li class="soft">${nameOf("kind", kind)}</li>
            ${some.filter((one) => one.kind === kind).map((one) => html`<li>${this.renderMark(one, all.indexOf(one) + 1, answers.get(one.id))}</li>`)}
          </ol>`,
          )}`;
      })}
    </section>`;
  }

  /**
   * @param {string} game
   * @param {readonly Position[]} all
   * @param {Answers} answers
   * @param {keyof Choice} by
   */
  renderChoice(game, all, answers, by) {
    const choice = choiceOf(game);
    const values = valuesOf(chosenOf(all, { ...choice, [by]: "" }), by);
    if (values.length === 0) return nothing;
    const change = (/** @type {string} */ value) => {
      choose(game, { ...choice, [by]: value });
      this.requestUpdate();
    };
    const wordsOf = (/** @type {string} */ value) => {
      const [solved, count] = countOf(chosenOf(all, { ...choice, [by]: value }), answers);
      return `${nameOf(by, value)} (${solved}/${count})`;
    };
    const look = { part: `puzzles-${by}` };
    return picker(t(`puzzles-${by}`), ["", ...values], choice[by], wordsOf, change, look);
  }

  /** @param {Position} position @param {number} number @param {import("../../core/storage/types.js").Answer} [answer] */
  renderMark(position, number, answer) {
    const { grade, kind, id } = position;
    const told = {
      number,
      grade: t("puzzle-grade", { grade }),
      kind: t("puzzle-kind", { kind }),
      answer: t("puzzles-answer", { answer: answer ?? "open" }),
    };
    const words = t("puzzles-mark", told);
    return html`<button type="button" class="button mark ${answer ?? ""}" aria-label=${words} title=${words} data-part="puzzles-mark" data-id=${id} data-answer=${answer ?? "open"} @click=${() => this.begin(position)}>
      ${number}${answer ? icon(answer === "missed" ? "restart" : "check") : nothing}
    </button>`;
  }
}

customElements.define("st-positions", StPositions);

/** What the signs at the numbers mean. */
function renderLegend() {
  const all = /** @type {const} */ (["found", "later", "missed"]);
  return html`<p class="legend soft small" data-part="puzzles-legend">
    ${all.map((answer) => html`<span><i class="mark ${answer}">${icon(answer === "missed" ? "restart" : "check")}</i> ${t("puzzles-answer", { answer })}</span>`)}
  </p>`;
}

/** @param {readonly Position[]} all @param {Answers} answers @returns {number[]} how many are solved, and how many there are */
function countOf(all, answers) {
  return [all.filter(({ id }) => isSolved(id, answers)).length, all.length];
}

/** @param {keyof Choice} by @param {string} value */
function nameOf(by, value) {
  if (value === "" || by === "grade") return t("puzzle-grade", { grade: Number(value) });
  if (by === "kind") return t("puzzle-kind", { kind: value });
  return extrasText(value) || t("puzzles-base");
}

/** Positions and words of this page, before it is shown. */
export async function openPuzzles() {
  const games = shownGames();
  const [all, own] = await Promise.all([
    Promise.all(games.map(positionsOf)),
    ofHouse(),
    openTexts("puzzles"),
  ]);
  loaded = new Map(games.map((game, i) => [game, all[i] ?? []]));
  fault = own.fault;
  void forgetLeft();
}

/** Removes what was left by closing the page. */
async function forgetLeft() {
  await store.ready;
  for (const { id } of store.untouched()) if (!(await isLocked(id))) await store.forget(id);
}
