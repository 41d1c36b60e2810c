import { html, nothing } from "lit";
import { picture } from "../../art/drawn.js";
import { personParts } from "../../art/pieces.js";
import { engineService } from "../../core/engine/service.js";
import {
  countedOf,
  dateOf,
  dayBefore,
  daysOf,
  extrasOn,
  isDealOf,
  OPPONENT,
  openBefore,
  seedOf,
  sharedText,
  squaresOf,
  today,
  weekOf,
} from "../../core/results/daily.js";
import { distinctName } from "../../core/seats/names.js";
import { looksOf } from "../../core/seats/opponents.js";
import { freshSeat, soloSeats } from "../../core/seats/seats.js";
import { startGame } from "../../core/session/start-game.js";
import { getPrefs, onPrefs } from "../../core/settings/prefs.js";
import { results } from "../../core/storage/results/results.js";
import { store } from "../../core/storage/store.js";
import { locale, openTexts, t } from "../../i18n/index.js";
import { signed } from "../../table/words/telling.js";
import figureBoxes from "../../ui/figures.css";
import { button, homeLink } from "../../ui/icons.js";
import { starting } from "../../ui/problem-text.js";
import { elementWith, eventsOf, formed } from "../../ui/reactive.js";
import { go } from "../../ui/router.js";
import screen from "../../ui/screen.css";
import { hasFailed, parText, toAnalysis, workLater } from "../after/later.js";
import { switchField } from "../settings/settings.js";
import { hearGames } from "../setup/new-game.js";
import { defaultOptions, expansionsOf } from "../setup/rule-options.js";
import { gamesAlone } from "../setup/solo.js";
import { sharePicture, shareText } from "../storage/export-window.js";
import styles from "./daily.css";
import { dayPicture } from "./day-picture.js";

/** @typedef {import("../../core/results/daily.js").Day} Day */
/** @typedef {import("../../core/storage/types.js").SavedGame} SavedGame */

/** So often, in milliseconds, the page looks whether another day has begun. */
const LOOK_MS = 30_000;

/** Of the table of days. */
const HEADS = /** @type {const} */ (["daily-day", "daily-points", "daily-par", "daily-apart"]);

/** @param {string} day @param {Intl.DateTimeFormatOptions} style */
const dateText = (day, style) =>
  new Intl.DateTimeFormat(locale(), { ...style, timeZone: "UTC" }).format(dateOf(day));
/** @param {string} day */
const shortDate = (day) => dateText(day, { day: "numeric", month: "short" });

/** A difference, with its sign. @param {number} value */
const apart = (value) => (value > 0 ? `+${value}` : signed(value));

/** The expansions of a deal. @param {string} game @param {string} day */
const boxesOn = (game, day) =>
  expansionsOf(game).flatMap(({ id, option }) => (option in extrasOn(game, day) ? id : []));
/** @param {string} game @param {string} day */
const rulesOn = (game, day) =>
  boxesOn(game, day)
    .map((id) => t(`expansion-${id}`))
    .join() || t("daily-base");

/** The deal of the day of each game, and what became of earlier ones. */
class StDaily extends elementWith({
  day: "",
  /** What the engine has told of the games. @type {readonly import("../../core/engine/types.js").GameInfo[]} */
  infos: [],
  starting: false,
  problem: "",
}) {
  static styles = [formed, screen, figureBoxes, styles];

  constructor() {
    super();
    const look = () => {
      this.day = today();
    };
    look();
    this.hear(eventsOf(document, "visibilitychange"), look);
    this.hear((heard) => {
      const timer = setInterval(heard, LOOK_MS);
      return () => clearInterval(timer);
    }, look);
    this.hear(onPrefs);
    this.hear(eventsOf(store, "change"));
    // Another tab may have kept some.
    this.hear(eventsOf(window, "storage"));
    this.hear(eventsOf(results, "change"), () => this.changed());
    hearGames(this);
    void results.ready.then(() => this.changed());
  }

  connectedCallback() {
    super.connectedCallback();
    this.changed();
  }

  changed() {
    this.requestUpdate();
    if (this.isConnected) void workLater(() => this.isConnected);
  }

  /** @param {string} game @param {string} day @param {boolean} again */
  play(game, day, again) {
    return starting(this, async () => {
      const id = await (again ? startDaily(game, day, true) : openDeal(game, day));
      if (this.isConnected) go(`/game/${id}`);
    });
  }

  render() {
    const { day, problem } = this;
    return html`<h1>${t("daily")}</h1>
      ${homeLink(t("to-home"))}
      <p class="date" data-part="daily-date">${dateText(day, { dateStyle: "full" })}</p>
      <p class="soft about">${t("daily-about")}</p>
      ${problem ? html`<p class="wrong" role="alert">${problem}</p>` : nothing}
      ${this.starting ? html`<p role="status">${t("solo-waits")}</p><st-start></st-start>` : nothing}
      <div class="games">${gamesAlone(this.infos).map((game) => this.renderGame(game, day))}</div>
      ${getPrefs().keepResults ? nothing : html`<section class="panel">${t("daily-unkept")} ${switchField("keepResults")}</section>`}`;
  }

  /** @param {string} game @param {string} day */
  renderGame(game, day) {
    const days = daysOf(results.list(), game);
    const { games, deleted } = store.list();
    const isOf = (/** @type {SavedGame} */ one) => isDealOf(one, game, day);
    const played = days.find((one) => one.day === day);
    const kept = countedOf(games.filter(isOf), played);
    const before = openBefore(games, days, game, day);
    const look = picture("0 0 48 52", "face", () => personParts(looksOf([OPPONENT], 0) ?? {}), "");
    const isKnown = Boolean(played) || [...games, ...deleted].some(isOf);
    const play = () => void this.play(game, day, isKnown);
    return html`<section class="panel" aria-labelledby="daily-${game}" data-part="daily-${game}">
      <h2 id="daily-${game}">${t(`game-${game}`)}</h2>
      <p class="opponent">${look} ${t("daily-against", { name: OPPONENT.name, level: t(`level-${OPPONENT.player.level}-name`), rules: rulesOn(game, day) })}</p>
      ${boxesOn(game, day).map((id) => html`<p class="soft" data-part="daily-box">${t(`expansion-${id}-about`)} <a href="#/rules/${id}">${t("expansion-rules")}</a></p>`)}
      ${played ? renderPlayed(played) : kept?.status.over ? html`<p data-part="daily-spent">${t(kept.sat ? "daily-spent" : "daily-uncounted")}</p>` : nothing}
      <div class="row">
        ${kept ? html`<a class="button ${kept.status.over ? "" : "primary"}" href="#/game/${kept.id}" data-part="daily-open">${t(kept.status.over ? "game-look" : "game-continue")}</a>` : nothing}
        ${played ? renderShare(game, played) : nothing}
        ${kept && !kept.status.over ? nothing : button(t(isKnown ? "same-deal-daily" : "daily-play"), play, { part: "daily-play", look: isKnown ? "quiet" : "primary", busy: this.starting })}
      </div>
      ${before ? html`<p data-part="daily-before">${t("daily-before", { day: dateText(before.daily ?? day, { dateStyle: "long" }) })} <a class="button" href="#/game/${before.id}" data-part="daily-on">${t("game-continue")}</a></p>` : nothing}
      ${renderYesterday(days, games, game, dayBefore(day, 1))}
      <p class="soft" data-part="daily-tomorrow">${t("daily-tomorrow", { name: OPPONENT.name, rules: rulesOn(game, dayBefore(day, -1)), boxes: expansionsOf(game).length })}</p>
      ${renderWeek(days, day)} ${renderDays(days, game)}
    </section>`;
  }
}

customElements.define("st-daily-deals", StDaily);

/** @param {Day} played */
function renderPlayed(played) {
  const { points, par, result } = played;
  const box = (/** @type {"points" | "par"} */ part, /** @type {unknown} */ value) =>
    html`<div>
      <dt>${t(`daily-${part}`)}</dt>
      <dd data-part="daily-${part}">${value}</dd>
    </div>`;
  return html`<dl class="figures">
      ${box("points", html`${signed(points)}${result.hinted ? html` <small class="soft">${t("daily-hinted")}</small>` : nothing}`)}
      ${par === null ? nothing : box("par", signed(par))}
    </dl>
    <p role="status" data-part="daily-beside">${parText(played)}</p>`;
}

/** The result as a text or a picture that gives nothing away. @param {string} game @param {Day} played */
function renderShare(game, played) {
  const { day, points, par, result, seat } = played;
  const share = () => {
    const words = t("daily-shared", {
      day: shortDate(day),
      game: t(`game-${game}`),
      points: signed(points),
      par: signed(par ?? 0),
      known: par === null ? "none" : "known",
      hinted: result.hinted ? "yes" : "no",
      won: result.seats[seat]?.rank === 1 ? "yes" : "no",
    });
    const squares = par === null ? "" : `${squaresText(points, par)} (${t("daily-squares")})`;
    return shareText(sharedText([words, squares], location));
  };
  const show = () => sharePicture(`spieltisch-${game}-${day}`, pictureOf(game, played));
  const disabled = par === null && !hasFailed(played);
  return html`${button(t("export-share"), share, { part: "daily-share", picture: "share", disabled })}
  ${button(t("picture"), show, { part: "daily-picture", picture: "share", disabled })}`;
}

/** @param {number} points @param {number} par */
function squaresText(points, par) {
  const { reached, missing, beyond } = squaresOf(points, par);
  return "🟩".repeat(reached) + "⬜".repeat(missing) + "🟨".repeat(beyond);
}

/** @param {string} game @param {Day} played */
function pictureOf(game, { day, points, par, result }) {
  const hinted = result.hinted ? ` (${t("daily-hinted")})` : "";
  return dayPicture({
    head: t("daily"),
    date: dateText(day, { dateStyle: "long" }),
    game: t(`game-${game}`),
    figures: [
      { words: t("daily-points") + hinted, value: signed(points) },
      ...(par === null ? [] : [{ words: t("daily-par"), value: signed(par) }]),
    ],
    result: { points, par },
  });
}

/** What became of the deal before, with the way to its analysis. @param {Day[]} days @param {readonly SavedGame[]} games @param {string} game @param {string} day */
function renderYesterday(days, games, game, day) {
  const played = days.find((one) => one.day === day);
  if (!played) return nothing;
  const kept = countedOf(
    games.filter((one) => isDealOf(one, game, day)),
    played,
  );
  return html`<p data-part="daily-yesterday">${t("daily-yesterday", { par: parText(played) })} ${kept ? button(t("daily-look"), () => toAnalysis(kept.id), { part: "daily-look", picture: "chart" }) : nothing}</p>`;
}

/** How far from par the last seven days with one are on average. @param {Day[]} days */
function averageText(days) {
  const all = days.flatMap(({ points, par }) => (par === null ? [] : points - par)).slice(-7);
  const apart = all.reduce((sum, one) => sum + one, 0) / all.length;
  return all.length > 1 && t("daily-average", { apart: Math.abs(apart), side: Math.sign(apart) });
}

/** The last seven days at a glance. @param {Day[]} days @param {string} today */
function renderWeek(days, today) {
  if (days.length === 0) return nothing;
  return html`<ol class="week" data-part="daily-week" aria-label=${t("daily-week")}>
    ${weekOf(today).map((day) => {
      const played = days.find((one) => one.day === day);
      const { points = 0, par = null } = played ?? {};
      return html`<li ?data-played=${played} aria-current=${day === today ? "date" : nothing}>
        <span>${dateText(day, { weekday: "short" })}</span>
        <b>${played ? signed(points) : html`<span role="img" aria-label=${t("daily-not-played")}>–</span>`}</b>
        <small>${par === null ? nothing : apart(points - par)}</small>
      </li>`;
    })}
  </ol>
  <p class="soft small" data-part="daily-average">${averageText(days) || nothing}</p>`;
}

/** How far above or below par each day was. @param {Day[]} all @param {string} game */
function renderDays(all, game) {
  const days = all.flatMap(({ par, ...day }) => (par === null ? [] : { ...day, par }));
  if (days.length === 0) return nothing;
  const seats = [
    { ...freshSeat([], t("seat-you"), game), color: "blue" },
    { ...freshSeat([], t("daily-par"), game), color: "grey", symbol: "diamond" },
  ];
  const steps = days.map(({ points, par }, step) => ({ step, totals: [points, par] }));
  const rows = days.map(
    ({ day, points, par, result }) => html`<tr>
      <th scope="row">${dateText(day, { dateStyle: "medium" })}</th>
      <td>${signed(points)}${result.hinted ? ` (${t("daily-hinted")})` : ""}</td>
      <td>${signed(par)}</td>
      <td>${apart(points - par)}</td>
    </tr>`,
  );
  return html`${
    days.length > 1
      ? html`<st-score-chart
          .rating=${t("daily-chart")}
          .seats=${seats}
          .steps=${steps}
          .rounds=${steps.map(({ step }) => ({ step, round: step + 1 }))}
        ></st-score-chart>`
      : nothing
  }
    <details ?open=${days.length > 1} data-part="daily-days">
      <summary>${t("daily-days")}</summary>
      <table>
        <thead>
          <tr>${HEADS.map((head) => html`<th scope="col">${t(head)}</th>`)}</tr>
        </thead>
        <tbody>${rows.reverse()}</tbody>
      </table>
    </details>`;
}

/**
 * Opens the deal of a day, which another tab may have begun or be about to begin.
 *
 * @param {string} game
 * @param {string} day
 * @returns {Promise<string>} the id of the game that counts
 */
function openDeal(game, day) {
  const open = async () => {
    const begun = store.list().games.filter((one) => isDealOf(one, game, day));
    return countedOf(begun)?.id ?? (await startDaily(game, day, false));
  };
  return navigator.locks?.request(`spieltisch:daily:${game}:${day}`, open) ?? open();
}

/**
 * Begins the deal of a day, and keeps it.
 *
 * @param {string} game
 * @param {string} day
 * @param {boolean} again it was played before, so it counts nowhere
 * @returns {Promise<string>} the id under which it is kept
 */
async function startDaily(game, day, again) {
  const info = (await engineService.games()).find(({ id }) => id === game);
  if (!info) throw new Error(`no game ${game}`);
  const { name, player } = OPPONENT;
  const [person, opponent] = soloSeats(game, player.level, 1);
  if (!person || !opponent) throw new Error("no seats");
  const seats = [person, { ...opponent, name: distinctName(name, [person.name]) }];
  return startGame(
    game,
    seats,
    { ...defaultOptions(info), ...extrasOn(game, day) },
    {
      seed: seedOf(game, day),
      daily: day,
      ...(again && { study: /** @type {const} */ (true) }),
    },
  );
}

/** The words of this page, before it is shown. */
export function openDaily() {
  return Promise.all([openTexts("daily"), openTexts("results")]);
}
