import { html, nothing } from "lit";
import { weaknesses } from "../../core/results/weakness.js";
import { results } from "../../core/storage/results/results.js";
import { gameIds } from "../../games/index.js";
import { listed, t } from "../../i18n/index.js";
import { choose, EVERYTHING, positionsOf } from "../puzzles/positions.js";

/** The positions of each game, once one of them was answered. @type {Map<string, import("../puzzles/positions.js").Position[]>} */
const known = new Map();

/** Loads what is needed to say of what kind the answered positions are. */
export async function openLearning() {
  if (
    results.answers().size === 0 &&
    results.list().every(({ seats }) => !seats.some(({ lost }) => lost?.length))
  )
    return;
  await Promise.all(gameIds().map(async (game) => known.set(game, await positionsOf(game))));
}

/** @param {string} game @returns {{kind: string, right: number, count: number}[]} first answers to positions by their kinds, the worst first */
function answered(game) {
  const answers = results.answers();
  const tried = (known.get(game) ?? []).filter(({ id }) => answers.has(id));
  const kinds = [...new Set(tried.map(({ kind }) => kind))].map((kind) => {
    const all = tried.filter((one) => one.kind === kind);
    const right = all.filter(({ id }) => answers.get(id) === "found").length;
    return { kind, right, count: all.length };
  });
  return kinds.sort((one, other) => one.right / one.count - other.right / other.count);
}

/**
 * What a person is bad at, by analyses of games and by answers to positions, and where to learn it.
 *
 * @param {readonly import("../../core/results/played.js").Played[]} played of one kind of game
 * @param {string} game
 */
export function learning(played, game) {
  const { analysed, tasks } = weaknesses(played);
  const tried = answered(game);
  const [worst] = tasks;
  if (played.length + tried.length === 0) return nothing;
  const nameOf = (/** @type {string} */ kind) => t("puzzle-kind", { kind });
  const lost = worst
    ? t("results-lost", { ...worst, kind: nameOf(worst.task) })
    : t(analysed > 0 ? "results-lost-none" : "results-lost-yet");
  const hard = worst?.task ?? tried.find(({ right, count }) => right < count)?.kind;
  const isThere = known.get(game)?.some(({ kind }) => kind === hard);
  return html`<div class="learning" data-part="results-learning">
    ${played.length > 0 ? html`<p data-part="results-lost">${lost}</p>` : nothing}
    ${tried.length > 0 ? html`<p data-part="results-tried">${t("results-tried", { kinds: listed(tried.map((one) => t("results-tried-kind", { ...one, kind: nameOf(one.kind) }))) })}</p>` : nothing}
    ${hard && isThere ? html`<a href="#/puzzles/${game}" data-part="results-solve" @click=${() => choose(game, { ...EVERYTHING, kind: hard })}>${t("results-lost-solve")}: ${nameOf(hard)}</a>` : nothing}
  </div>`;
}
