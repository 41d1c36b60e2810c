import { html, nothing } from "lit";
import { gapsOf, weaknesses } from "../../core/results/weakness.js";
import { lossOf } from "../../core/session/game-words.js";
import { studyAt } from "../../core/session/start-game.js";
import { results } from "../../core/storage/results/results.js";
import { store } from "../../core/storage/store.js";
import { gameIds } from "../../games/index.js";
import { listed, t } from "../../i18n/index.js";
import { partName } from "../../table/words/telling.js";
import { button } from "../../ui/icons.js";
import { go } from "../../ui/router.js";
import { showToast } from "../../ui/toasts.js";
import { losses } from "../after/later.js";
import { choose, positionsOf } from "../puzzles/positions.js";
import { dateOf, decimal } from "./game-sections.js";

/** The positions of each game. @type {Map<string, import("../puzzles/positions.js").Position[]>} */
const known = new Map();

/** Loads what is needed to say of what kind the answered positions are. */
export async function openLearning() {
  if (results.everything().length === 0) return;
  await Promise.all(gameIds().map(async (game) => known.set(game, await positionsOf(game))));
}

/** What was answered rightly, as if there were one more answer half right. @param {{right: number, count: number}} one */
const worth = ({ right, count }) => (right + 0.5) / (count + 1);

/** @param {string} game @returns {{kind: string, right: number, count: number}[]} first answers to positions by their kinds, the worst first */
function answered(game) {
  const answers = results.answers();
  const tried = (known.get(game) ?? []).filter(({ id }) => answers.has(id));
  const kinds = [...new Set(tried.map(({ kind }) => kind))].map((kind) => {
    const all = tried.filter((one) => one.kind === kind);
    const right = all.filter(({ id }) => answers.get(id) === "found").length;
    return { kind, right, count: all.length };
  });
  // Of two with the same share the one that was tried more often is known to be hard.
  return kinds.sort((one, other) => worth(one) - worth(other));
}

/**
 * What a person is bad at, by analyses of games and by answers to positions, and where to learn it.
 *
 * @param {readonly import("../../core/results/played.js").Played[]} played of one kind of game
 * @param {string} game
 */
export function learning(played, game) {
  const { ways, ...all } = weaknesses(played);
  const tried = answered(game);
  if (played.length + tried.length === 0) return nothing;
  const nameOf = (/** @type {string} */ kind) => t("puzzle-kind", { kind });
  const lost = ways[0] ? "results-lost" : all.analysed ? "results-lost-none" : "results-lost-yet";
  const worst = listed(ways.slice(0, WORST).map(({ way }) => t("mistake", { way })));
  const left = new Set(losses().map(({ id }) => id));
  const of = played.filter(({ result, seat }) => seat.lost || left.has(result.id));
  // One of which a part is known was looked at, too.
  const looked = Math.max(all.analysed, of.filter(({ result }) => !left.has(result.id)).length);
  const toSolve = (/** @type {string | undefined} */ hard = "", better = "") =>
    isPractised(game, hard, better)
      ? html`<a href="#/puzzles/${game}" data-part="results-solve" @click=${() => choose(game, { grade: "", kind: hard, extras: "" })}>${t("results-lost-solve")}: ${nameOf(hard)}</a>`
      : nothing;
  const { games, gaps } = gapsOf(played);
  const missing = gaps.flatMap(({ id, points }, at) => {
    const isMuch = at < WORST && points >= 1;
    return isMuch ? t("results-score", { name: partName(id), points: decimal(points) }) : [];
  });
  return html`<div class="learning" data-part="results-learning">
    ${missing.length > 0 ? html`<p data-part="results-gaps">${t("results-gaps", { games, parts: listed(missing) })}</p>` : nothing}
    ${of.length > 0 ? html`<p data-part="results-lost">${t(lost, { games: all.analysed, worst })} ${courseOf(all)}</p>` : nothing}
    ${ways.slice(0, NAMED).map((way, at) => weakness(way, ways.findIndex(({ task }) => task === way.task) === at ? toSolve(way.task, way.examples[0]?.better) : nothing))}
    ${looked < of.length ? html`<p class="soft small" data-part="results-looking">${t("results-looking", { looked, all: of.length })}</p>` : nothing}
    ${ways[0] ? nothing : toSolve(tried.find(({ right, count }) => right < count)?.kind)}
    ${tried.length > 0 ? html`<p data-part="results-tried">${t("results-tried", { kinds: listed(tried.map((one) => t("results-tried-kind", { ...one, kind: nameOf(one.kind) }))) })}</p>` : nothing}
  </div>`;
}

/** @param {string} game @param {string} kind @param {string} better @returns {boolean} whether there are positions of a kind, most with such an answer where one is given */
function isPractised(game, kind, better) {
  const all = (known.get(game) ?? []).filter((one) => one.kind === kind);
  const [verb = ""] = better.split(" ");
  return (
    all.length > 0 && 2 * all.filter(({ best }) => best[0]?.startsWith(verb)).length >= all.length
  );
}

/** One kind of mistake with its dearest decisions: each can be made once more. @param {ReturnType<typeof weaknesses>["ways"][number]} way @param {unknown} toSolve where to practise it */
function weakness({ examples, cost, ...way }, toSolve) {
  return html`<div data-part="results-way" data-way=${way.way}>
    <p><b>${t("mistake", way)}</b> (${t("results-cost", { ...way, cost: Math.max(1, Math.round(cost)) })}). ${t("mistake-advice", way)}</p>
    <div class="row">
      ${examples.map((one) => button(t("results-example", { round: one.round ?? 0, ...lossOf(one.cost), date: dateOf(one.result.when), against: listed(one.result.seats.flatMap((other) => (other === one.seat ? [] : [other.name]))) }), () => void tryOnce(one), { part: "results-example", picture: "restart" }))}
      ${toSolve}
    </div>
  </div>`;
}

/** Opens a decision of an earlier game, to make it once more. @param {Parameters<typeof studyAt>[2] & Pick<import("../../core/results/played.js").Played, "result">} lost */
async function tryOnce(lost) {
  const saved = store.load(lost.result.id);
  const title = t("study-round", { round: lost.round ?? 0 });
  if (saved) go(`/game/${await studyAt(saved, title, lost)}`);
  else showToast({ text: t("results-gone") });
}

/** So many kinds of mistakes are named in the first sentence, and so many below; from so many games on it is said whether it gets better, and by so much per game it must. */
const [WORST, NAMED, ENOUGH, CLEARLY] = [2, 3, 3, 5];

/** @param {Omit<ReturnType<typeof weaknesses>, "ways">} all */
function courseOf({ analysed, before, now }) {
  if (analysed < ENOUGH) return "";
  const course = Math.abs(now - before) < CLEARLY ? "same" : now < before ? "better" : "worse";
  const games = Math.ceil(analysed / 2);
  return t("results-lost-course", { course, games, now: decimal(now), before: decimal(before) });
}
