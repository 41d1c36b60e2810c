import { html, nothing } from "lit";
import { levelRatings, nextLevel } from "../../core/results/strength.js";
import { groupedBy, keysOf, tallyOf } from "../../core/results/tally.js";
import { SYMBOLS } from "../../core/seats/seats.js";
import { handAlone } from "../../core/seats/solo-choice.js";
import { isHidden } from "../../core/settings/house.js";
import { hasText, language, listed, locale, t } from "../../i18n/index.js";
import { signed } from "../../table/words/telling.js";
import { button } from "../../ui/icons.js";
import { go } from "../../ui/router.js";

/** @typedef {import("../../core/results/glicko.js").Strength} Strength */
/** @typedef {import("../../core/results/played.js").Played} Played */

/** So many of the latest games are listed. */
const LISTED = 50;
/** A rating is told with the interval in which it lies with 95 %. */
const DEVIATIONS = 2;
/** The lines of the chart: of the person, then of the levels. */
const LINES = /** @type {const} */ (["blue", "grey", "brown", "orange", "red"]);

/** @param {number} time */
export const dateOf = (time) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(time);

/** @param {number} share */
const percentOf = (share) => Math.round(share * 100);

/** @param {number} value @returns {string} with one digit behind the point */
export function decimal(value) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language(), digits).format(value).replace("-", "\u2212");
}

/** @param {Played} played @param {ReadonlySet<string>} here the games that are still kept @param {unknown} words */
function gameLink({ result: { id } }, here, words) {
  return here.has(id) ? html`<a href="#/game/${id}">${words}</a>` : words;
}

/**
 * Games, wins, average and record of one kind of game.
 *
 * @param {readonly Played[]} played
 * @param {ReadonlySet<string>} here
 */
export function figures(played, here) {
  if (played.length === 0) return nothing;
  const { games, won, average, best } = tallyOf(played);
  /** @param {string} part @param {unknown} head @param {unknown} value @param {unknown} note */
  const tile = (part, head, value, note) =>
    html`<div>
      <dt>${head}</dt>
      <dd data-part="results-${part}">${value} <small class="soft">${note}</small></dd>
    </div>`;
  const date = dateOf(best.result.when);
  return html`<dl class="figures">
    ${tile("games", t("results-games"), games, nothing)}
    ${tile("won", t("results-won"), won, t("results-share", { percent: percentOf(won / games) }))}
    ${tile("average", t("results-average"), decimal(average), nothing)}
    ${tile("best", t("results-best"), signed(best.seat.points), gameLink(best, here, date))}
  </dl>`;
}

/** Opens the choice of a game alone. @param {string} game @param {import("../../core/engine/types.js").LevelId} level */
export function playAlone(game, level) {
  handAlone(game, level);
  go("/alone");
}

/**
 * How strong a person is, and which level to play next.
 *
 * @param {readonly Strength[]} course
 * @param {string} game
 * @param {boolean} isAsked whether somebody on the ladder asks for the next game
 */
export function strength(course, game, isAsked) {
  const now = course.at(-1);
  const next = now && nextLevel(now, game);
  if (!now || !next) return nothing;
  const levels = levelRatings(game);
  const rating = Math.round(now.rating);
  const range = Math.round(DEVIATIONS * now.deviation);
  const names = [t("seat-you"), ...levels.map(({ level }) => t(`level-${level}-name`))];
  const seats = names.map((name, i) => ({
    name,
    color: LINES[i],
    symbol: SYMBOLS[i % SYMBOLS.length],
  }));
  const others = levels.map((level) => level.rating);
  /** @param {Strength} one @param {number} side */
  const at = (one, side) => [one.rating + side * DEVIATIONS * one.deviation, ...others];
  const steps = course.map((one, step) => {
    return { step, totals: at(one, 0), low: at(one, -1), high: at(one, 1) };
  });
  return html`<section aria-labelledby="kind-${game} strength-${game}">
    <h3 id="strength-${game}">${t("results-strength")}</h3>
    <p data-part="results-rating"><b class="rating">${rating}</b> ${t("results-range", { range })}</p>
    ${isAsked ? nothing : html`<p data-part="results-next">${t("results-next", { level: t(`level-${next.level}-name`), percent: percentOf(next.chance) })}</p>`}
    ${isAsked || isHidden("solo") ? nothing : button(t("results-play"), () => playAlone(game, next.level), { part: "results-play", picture: "person" })}
    <st-score-chart
      unfinished
      .rating=${t("results-chart", { rating, range })}
      .seats=${seats}
      .steps=${steps}
      .rounds=${course.map((_, step) => ({ step, round: step }))}
    ></st-score-chart>
  </section>`;
}

/** @param {string} key of opponents, players, expansions or a variant @param {string} kind */
function groupName(key, kind) {
  const chosen = `${kind}-${key}`;
  if (hasText(chosen)) return t(chosen);
  if (kind.startsWith("option-")) return t("results-option", { on: Number(key === "true") });
  if (kind === "results-by-players") return t("results-players", { count: Number(key) });
  if (key === "") return t("results-base");
  const names = key.split(" ");
  if (kind === "results-by-extras") return listed(names.map((id) => t(`expansion-${id}`)));
  return listed(
    names.map((id) => (id === "people" ? t("results-people-others") : t(`level-${id}-name`))),
  );
}

/**
 * The same games apart by opponents, number of players, expansions and variants, where there is more than one kind.
 *
 * @param {readonly Played[]} played
 */
export function groups(played) {
  return html`<table class="groups" data-part="results-groups">
    <caption class="visually-hidden">${t("results-groups")}</caption>
    <thead>
      <tr>
        <td></td>
        <th scope="col">${t("results-games")}</th>
        <th scope="col">${t("results-won")}</th>
        <th scope="col">${t("results-average-short")}</th>
        <th scope="col">${t("results-best-short")}</th>
      </tr>
    </thead>
    ${keysOf(played).map(([kind, key]) => {
      const rows = groupedBy(played, key);
      if (kind === "results-by-players")
        rows.sort((one, other) => one.key.localeCompare(other.key));
      if (!hasText(kind) || (rows.length < 2 && kind !== "results-by-opponents")) return nothing;
      return html`<tbody>
        <tr>
          <th scope="rowgroup" colspan="5">${t(kind)}</th>
        </tr>
        ${rows.map(
          ({ key: name, tally }) =>
            html`<tr>
              <th scope="row">${groupName(name, kind)}</th>
              <td>${tally.games}</td>
              <td>${tally.won}</td>
              <td>${decimal(tally.average)}</td>
              <td>${signed(tally.best.seat.points)}</td>
            </tr>`,
        )}
      </tbody>`;
    })}
  </table>`;
}

/**
 * The latest games, the last one first.
 *
 * @param {readonly Played[]} played
 * @param {ReadonlySet<string>} here
 */
export function list(played, here) {
  return html`<details data-part="results-list">
    <summary>${t("results-list", { count: Math.min(LISTED, played.length) })}</summary>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">${t("results-date")}</th>
            <th scope="col">${t("results-place")}</th>
            <th scope="col">${t("results-by-score")}</th>
          </tr>
        </thead>
        <tbody>
          ${played
            .slice(-LISTED)
            .reverse()
            .map(
              (one) =>
                html`<tr>
                  <th scope="row">${gameLink(one, here, dateOf(one.result.when))}</th>
                  <td>${t("score-rank-number", { rank: one.seat.rank })}</td>
                  <td>${scoresOf(one)}${one.result.hinted ? html` <small class="soft">${t("results-hinted", { count: one.result.hinted })}</small>` : nothing}</td>
                </tr>`,
            )}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** @param {Pick<Played, "result"> & Partial<Played>} played @returns {string} the points of all, from the first to the last */
export function scoresOf({ result, seat }) {
  const nameOf = (/** @type {Played["seat"]} */ one) =>
    one === seat && one.given ? t("seat-you") : one.name;
  const seats = [...result.seats].sort((one, other) => one.rank - other.rank);
  return listed(
    seats.map((one) => t("results-score", { name: nameOf(one), points: signed(one.points) })),
  );
}
