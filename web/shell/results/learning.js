import { html, nothing } from "lit";
import { weaknesses } from "../../core/results/weakness.js";
import { results } from "../../core/storage/results/results.js";
import { gameIds } from "../../games/index.js";
import { listed, t } from "../../i18n/index.js";
import { toAnalysis } from "../after/later.js";
import { choose, EVERYTHING, positionsOf } from "../puzzles/positions.js";
import { dateOf, decimal } from "./game-sections.js";

/** The positions of each game, once there is something to say of them. @type {Map<string, import("../puzzles/positions.js").Position[]>} */
const known = new Map();

/** Loads what is needed to say of what kind the answered positions are. */
export async function openLearning() {
  if (results.everything().length === 0) return;
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
 * @param {ReadonlySet<string>} here the games that are still kept
 */
export function learning(played, game, here) {
  const { ways, ...all } = weaknesses(played);
  const tried = answered(game);
  if (played.length + tried.length === 0) return nothing;
  const nameOf = (/** @type {string} */ kind) => t("puzzle-kind", { kind });
  const [worst] = ways;
  const lost = worst
    ? `${t("results-lost", { ...worst, games: all.analysed, cost: decimal(worst.cost) })} ${t("results-way", worst)}`
    : t(all.analysed > 0 ? "results-lost-none" : "results-lost-yet");
  const isMeant = (
    /** @type {import("../../core/storage/types.js").Lost} */ { task, way = task },
  ) => way === worst?.way;
  const costly = played.findLast(
    ({ result, seat }) => here.has(result.id) && seat.lost?.some(isMeant),
  );
  const { id = "", when = 0 } = costly?.result ?? {};
  const hard = worst?.task ?? tried.find(({ right, count }) => right < count)?.kind;
  const isThere = known.get(game)?.some(({ kind }) => kind === hard);
  return html`<div class="learning" data-part="results-learning">
    ${played.length > 0 ? html`<p data-part="results-lost">${lost} ${courseOf(all)}</p>` : nothing}
    ${costly ? html`<a href="#/game/${id}" data-part="results-costly" @click=${() => toAnalysis(id)}>${t("results-costly", { date: dateOf(when) })}</a>` : nothing}
    ${hard && isThere ? html`<a href="#/puzzles/${game}" data-part="results-solve" @click=${() => choose(game, { ...EVERYTHING, kind: hard })}>${t("results-lost-solve")}: ${nameOf(hard)}</a>` : nothing}
    ${tried.length > 0 ? html`<p data-part="results-tried">${t("results-tried", { kinds: listed(tried.map((one) => t("results-tried-kind", { ...one, kind: nameOf(one.kind) }))) })}</p>` : nothing}
  </div>`;
}

/** From so many games on it is said whether it gets better, and by so much per game it must. */
const [ENOUGH, CLEARLY] = [3, 5];

/** @param {Omit<ReturnType<typeof weaknesses>, "ways">} all */
function courseOf({ analysed, before, now }) {
  if (analysed < ENOUGH) return "";
  const course = Math.abs(now - before) < CLEARLY ? "same" : now < before ? "better" : "worse";
  const games = Math.ceil(analysed / 2);
  return t("results-lost-course", { course, games, now: decimal(now), before: decimal(before) });
}
