import { html, nothing } from "lit";
import { ribbonOf } from "../../art/badges.js";
import { toSvg } from "../../board/canvas/drawing.js";
import { daysOf } from "../../core/results/daily.js";
import { countsText, NO_HONOURS } from "../../core/results/noting.js";
import { standingsText } from "../../core/results/series-words.js";
import { aloneAt, me } from "../../core/seats/me.js";
import { personOfLevel } from "../../core/seats/opponents.js";
import { handAlone } from "../../core/seats/solo-choice.js";
import { movedOn } from "../../core/session/start-game.js";
import { isHidden } from "../../core/settings/house.js";
import { SERIES_LENGTHS } from "../../core/storage/belonging.js";
import { results } from "../../core/storage/results/results.js";
import { pictureOf } from "../../core/storage/saved-game.js";
import { hasText, language, listed, t } from "../../i18n/index.js";
import { levelFace, wornAt, wornBadge } from "../../table/panels/level-pictures.js";
import { partName, signed } from "../../table/words/telling.js";
import base from "../../ui/base.css";
import { ask } from "../../ui/dialogs.js";
import { button, icon } from "../../ui/icons.js";
import { elementWith, eventsOf, fieldValue, formed, inSight } from "../../ui/reactive.js";
import { go } from "../../ui/router.js";
import { askName } from "../settings/settings.js";
import { furtherLinks } from "../setup/solo.js";
import styles from "./end.css";
import { parText, workLater } from "./later.js";
import tableStyles from "./score-table.css";
import { stepText } from "./scoring.js";

/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */

/**
 * The end of a game: who won and by what, the score table, the course of the scores, and what to
 * do next. Fires "st-close", "st-count", "st-rematch" {of}, "st-same-deal" {moved}, "st-puzzles", "st-replay", "st-analysis",
 * "st-export", "st-picture", "st-leave".
 */
class StEnd extends elementWith({
  /** @type {import("../../core/engine/types.js").View | null} */
  view: null,
  /** @type {SeatInfo[]} */
  seats: [],
  /** @type {import("../../core/engine/types.js").ScoreStep[]} */
  steps: [],
  /** @type {{step: number, round: number}[]} */
  rounds: [],
  /** How it was counted; null where that is not known. @type {import("../../core/engine/types.js").Counting | null} */
  counting: null,
  /** @type {import("../../core/session/game-words.js").GameWords | null} */
  words: null,
  honours: NO_HONOURS,
  /** The game from which it was played on. @type {import("../../core/storage/types.js").SavedGame | null} */
  origin: null,
  /** True when the decisions can be reviewed. */
  analysis: false,
  /** The day whose deal it was. */
  daily: "",
  /** It was a table of a tournament. */
  bout: false,
  /** After the guided first game: the seat of whom it guided. @type {number | null} */
  guided: null,
  busy: false,
  /** A game against who asks for one is being set up. */
  setup: false,
  /** How many games the series is to have at most that begins; null as long as that was not chosen. @type {number | null} */
  of: null,
}) {
  static styles = [formed, styles];

  constructor() {
    super();
    this.hear(eventsOf(results, "change"));
    /** There the row of buttons at the foot would cover the choice: it stands in it. */
    this.phone = matchMedia("(max-width: 40rem), (max-height: 30rem)");
    this.hear(eventsOf(this.phone, "change"));
  }

  /** @param {Map<string, unknown>} changes */
  updated(changes) {
    if (changes.has("honours")) void workLater(() => this.isConnected);
  }

  render() {
    const { view, seats } = this;
    if (!view?.scores || !view.ranking) return nothing;
    const winner = seats[view.winners?.[0] ?? 0];
    if (!winner) return nothing;
    return html`<st-dialog .heading=${t("end-title")} open wide @st-close=${() => this.fire("st-close")}>
      <div class="result">
      <div class="honour" data-part="end">
        ${this.picture(winner)}
        <h3 data-part="winner">
          <st-seat-mark .color=${winner.color} .symbol=${winner.symbol}></st-seat-mark>
          ${wornBadge(seats, seats.indexOf(winner)) ?? nothing}
          ${winner === seats[aloneAt(seats) ?? -1] ? t("end-winner-you") : t("end-winner", { name: winner.name })}
        </h3>
        <p class="why">${this.reason(view)} ${this.par(view.game)} ${this.honours.counted ? html`<small data-part="end-counted">${countsText(this.honours.isOwn ? seats : [], this.honours.standings ? "series" : "no")}</small>` : nothing}</p>
        ${this.renderHonours(view)}
      </div>
      ${this.renderTable()}
      <st-score-table .seats=${seats} .sources=${this.counting?.sources ?? []} .ranking=${view.ranking}></st-score-table>
      ${this.phone.matches ? this.renderThen() : nothing}
      <div class="row do">${this.phone.matches ? nothing : this.renderThen()}
        <div class="row">
          ${this.phone.matches ? this.renderChoice() : nothing}
          ${button(t(this.daily ? "other-deal" : "rematch", { series: this.honours.standings?.decided === false ? "on" : "no" }), () => this.fire("st-rematch", { of: this.length }), { part: "end-rematch", look: "primary", picture: "restart", disabled: this.busy })}
          ${button(t(this.daily ? "same-deal-daily" : "same-deal"), () => void this.sameDeal(), { part: "end-same-deal", picture: "restart", disabled: this.busy })}
          ${this.daily ? html`<a class="button" href="#/daily" data-part="end-daily">${icon("chart")} ${t("daily")}</a>` : nothing}
          ${this.bout ? html`<a class="button" href="#/tournament" data-part="end-tournament">${icon("people")} ${t("tournament")}</a>` : nothing}
          ${this.guided === null ? nothing : this.action("st-puzzles", "end-puzzles", "hint")}
        </div>
        <div class="row">
          ${this.analysis ? this.action("st-analysis", "analysis", "chart") : nothing}
          ${this.action("st-replay", "replay", "play")}
          ${this.counting?.steps.length ? this.action("st-count", "count", "trophy") : nothing}
        </div>
        <div class="row">
          ${this.action("st-close", "end-table", "log")}
          ${isHidden("export") ? nothing : html`${this.action("st-export", "export", "save")} ${this.action("st-picture", "picture", "share")}`}
          ${this.action("st-leave", "to-home", "home")}
        </div>
      </div>
      <div class="course">
        ${this.steps.length > 1 ? html`<st-score-chart .seats=${seats} .steps=${this.steps} .rounds=${this.rounds}></st-score-chart>` : nothing}
        ${this.renderSteps()}
      </div>
      </div>
    </st-dialog>
    ${this.setup ? html`<st-solo @st-close=${this.sets("setup", false)} @st-started=${(/** @type {CustomEvent} */ { detail }) => go(`/game/${detail.id}`)}></st-solo>` : nothing}`;
  }

  /**
   * Opens the window of a game by the same rules against who asked for one.
   *
   * @param {import("../../core/engine/types.js").View} view
   * @param {import("../../core/engine/types.js").LevelId} level
   */
  setUp({ game, observation }, level) {
    handAlone(game, level, { ...observation.options, start: "lot" });
    this.setup = true;
  }

  /** Asks who sits where when the same deal is played once more. */
  async sameDeal() {
    const { seats } = this;
    const kept = t("same-deal-kept", { seats: namesOf(seats) });
    const { answer } = await ask({
      title: t("same-deal"),
      text: t("same-deal-text"),
      answers: [
        { id: "seats-moved", label: t("same-deal-moved", { seats: namesOf(movedOn(seats)) }) },
        { id: "seats-kept", label: kept, kind: "primary" },
      ],
    });
    if (answer) this.fire("st-same-deal", { moved: answer === "seats-moved" });
  }

  /** How many games the series of the next game has at most. */
  get length() {
    return this.of ?? this.honours.standings?.of ?? 0;
  }

  /** What the strongest level reaches with the same deal. @param {string} game */
  par(game) {
    const played = daysOf(results.list(), game).find(({ day }) => day === this.daily);
    return played ? parText(played) : "";
  }

  /** What the next game may begin, where nothing goes on: a series that is open or the best of some games. */
  renderChoice() {
    const { counted, standings } = this.honours;
    if (!counted || this.bout || this.daily || (standings && !standings.decided)) return nothing;
    const chosen = this.length;
    return html`<label class="series">
      <span>${t("end-series")}</span>
      <select data-part="end-series" @change=${this.takes("of", (event) => Number(fieldValue(event)))}>
        ${[0, ...SERIES_LENGTHS].map((of) => html`<option value=${of} ?selected=${of === chosen}>${t("series-length", { of })}</option>`)}
      </select>
    </label>`;
  }

  /** What may come next, also what whoever plays alone may like now. Where there is room it stays in sight with the buttons. */
  renderThen() {
    const isOther = aloneAt(this.seats) === null || this.guided !== null || this.daily;
    return html`<div class="further next">${this.phone.matches ? nothing : this.renderChoice()} ${isOther ? nothing : html`<span>${t("end-then")}</span> ${furtherLinks("end-then", ["puzzles", "daily", "results"])}`}</div>`;
  }

  /** Wins and points of all games of the series together. */
  renderTable() {
    const { standings } = this.honours;
    if (!standings || standings.games < 2) return nothing;
    const wins = new Intl.NumberFormat(language(), { maximumFractionDigits: 2 });
    return html`<table class="standings" data-part="end-standings">
      <caption>${t("end-standings", { games: standings.games })}</caption>
      <thead><tr><td></td><th scope="col">${t("end-standings-wins")}</th><th scope="col">${t("end-standings-points")}</th></tr></thead>
      <tbody>
        ${standings.rows.map((row) => html`<tr><th scope="row">${this.seats[row.seat]?.name}</th><td>${wins.format(row.wins)}</td><td>${signed(row.points)}</td></tr>`)}
      </tbody>
    </table>`;
  }

  /** Whether the goal was reached that the guide has set. @param {import("../../core/engine/types.js").View} view */
  renderGoal({ observation }) {
    const { guided, words } = this;
    const told = guided === null ? undefined : words?.module.firstGoal?.(observation, guided);
    return told ? html`<p data-part="end-goal">${told}</p>` : nothing;
  }

  /**
   * Whether the goal of the guide was reached, how the series stands, what was a record, what is new in the album, and who
   * asks for a game.
   *
   * @param {import("../../core/engine/types.js").View} view
   */
  renderHonours(view) {
    const { honours, seats } = this;
    const { records, standings, stamps, asked, nameless, why, shared, hinted, isOwn } = honours;
    const isAlone = seats.every(({ kind }, seat) => kind === "computer" || seat === shared?.seat);
    const who = isAlone ? "you" : (seats[shared?.seat ?? -1]?.name ?? "");
    const alone = view.ranking?.find(({ seat }) => seat === aloneAt(seats));
    const words = alone
      ? t("end-record-you", { points: signed(alone.total) })
      : t("end-record", { names: listed(records) });
    return html`<div class="honours">
      ${this.renderGoal(view)}
      ${standings ? html`<p data-part="end-series-stands">${standings.decided ? icon("trophy") : nothing} ${t("series-length", { of: standings.of })}: ${standingsText(standings, seats)}</p>` : nothing}
      ${records.length > 0 ? html`<p data-part="end-record">${icon("trophy")} ${words}</p>` : nothing}
      ${why ? html`<p class="soft small" data-part="end-uncounted">${t("end-uncounted", { why, who, own: shared?.own ?? 0, all: shared?.all ?? 0 })}</p>` : nothing}
      ${hinted ? html`<p class="small" data-part="end-hinted">${t("end-hinted", { count: hinted, few: honours.few, own: isOwn ? "yes" : "no" })}</p>` : nothing}
      ${this.renderOrigin()}
      ${stamps > 0 ? html`<p><a href="#/results/${view.game}" data-part="end-stamps">${t("end-stamps", { count: stamps })}</a></p>` : nothing}
      ${asked ? html`<p class="asked">${levelFace(asked)} ${button(t("end-asked", { name: personOfLevel(asked), level: t(`level-${asked}-name`) }), () => this.setUp(view, asked), { part: "end-asked", disabled: this.busy })}</p>` : nothing}
      ${nameless && !me().name ? button(t("end-name"), () => void askName().then(() => this.requestUpdate()), { part: "end-name", look: "quiet", picture: "pen" }) : nothing}
    </div>`;
  }

  /** How the game ended from which it was played on, and the way there. */
  renderOrigin() {
    const { seats = [], id } = this.origin ?? {};
    const scores = (pictureOf(this.origin)?.ranking ?? []).map(({ seat, total }) =>
      t("results-score", { name: seats[seat]?.name ?? "", points: signed(total) }),
    );
    if (scores.length === 0) return nothing;
    return html`<p class="soft small" data-part="end-origin">${t("end-origin", { scores: listed(scores) })} <a href="#/game/${id}">${t("end-origin-open")}</a></p>`;
  }

  /** What was counted, one by one. */
  renderSteps() {
    const { counting, words } = this;
    if (!words || !counting?.steps.length) return nothing;
    return html`<details data-part="end-steps" @toggle=${inSight}>
      <summary>${t("end-steps")}</summary>
      <ol>
        ${counting.steps.map((step) => html`<li>${stepText(step, words)}${step.part === "gold" ? "" : html` <b>${signed(step.points)}</b>`}</li>`)}
      </ol>
    </details>`;
  }

  /** The scene of the game, for the winner. @param {SeatInfo} winner */
  picture(winner) {
    const worn = wornAt(this.seats, this.seats.indexOf(winner));
    const coach = worn ? ribbonOf(worn) : undefined;
    const scene = this.words?.module.scene?.({ ...winner, coach });
    if (!scene) return nothing;
    return html`<div class="scene" data-part="end-scene">
      <svg viewBox="0 0 640 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        ${toSvg(scene.back)}<g class="moving">${toSvg(scene.moving)}</g>${toSvg(scene.front)}
      </svg>
    </div>`;
  }

  /**
   * @param {string} event
   * @param {import("../../i18n/ids.js").TextId} text
   * @param {import("../../ui/icons.js").Icon} picture
   */
  action(event, text, picture) {
    const look = { part: `end-${text}`, picture, disabled: this.busy };
    return button(t(text), () => this.fire(event), look);
  }

  /** By how much, or by which tie-break, the game was won. @param {import("../../core/engine/types.js").View} view */
  reason({ game, ranking, verdict }) {
    if (!verdict) return "";
    const { how, total, margin, seat, owner, tied } = verdict;
    const nameOf = (/** @type {number | null | undefined} */ one) =>
      this.seats[one ?? -1]?.name ?? "";
    const second = ranking?.length === 2 ? nameOf(ranking[1]?.seat) : "none";
    if (how === "points") return t("end-by", { points: total, margin, second });
    const key = `tie-break-${game}-${how}`;
    if (!hasText(key)) return t("tie-break");
    const list = listed(tied.map(nameOf));
    return t(key, { tied: list, owner: nameOf(owner), winner: nameOf(seat), total });
  }
}

customElements.define("st-end", StEnd);

/** @param {readonly SeatInfo[]} seats */
function namesOf(seats) {
  return seats.map(({ name }) => name).join(", ");
}

/** The final scores by what the points came from, one column per seat in the order of the ranking. */
class StScoreTable extends elementWith({
  /** @type {SeatInfo[]} */
  seats: [],
  /** @type {import("../../core/engine/types.js").Source[]} */
  sources: [],
  /** @type {import("../../core/engine/types.js").RankRow[]} */
  ranking: [],
}) {
  static styles = [base, tableStyles];

  render() {
    const { seats, sources } = this;
    // The engine ranks them from best to worst.
    const columns = this.ranking;
    const mark = (/** @type {{rank: number}} */ { rank }) => (rank === 1 ? "winner" : "");
    /**
     * @param {string} head
     * @param {(column: import("../../core/engine/types.js").RankRow) => string} cell
     * @param {{part?: string, look?: string}} [names]
     */
    const row = (head, cell, { part, look } = {}) =>
      html`<tr class=${look ?? nothing}>
        <th scope="row">${head}</th>
        ${columns.map(
          (column) =>
            html`<td class=${mark(column)} data-part=${part ? `${part}-${column.seat}` : nothing}>${cell(column)}</td>`,
        )}
      </tr>`;
    return html`<table data-part="score-table">
      <caption class="visually-hidden">${t("score-title")}</caption>
      <thead>
        <tr>
          <td></td>
          ${columns.map((column) => {
            const seat = seats[column.seat];
            if (!seat) return nothing;
            return html`<th scope="col" class=${mark(column)}>
              <st-seat-mark .color=${seat.color} .symbol=${seat.symbol}></st-seat-mark>
              <bdi>${seat.name}</bdi>
            </th>`;
          })}
        </tr>
      </thead>
      <tbody>${sources.map(({ part, points }) => row(partName(part), ({ seat }) => signed(points[seat] ?? 0)))}</tbody>
      <tfoot>
        ${row(t("score-total"), ({ total }) => signed(total), { part: "total" })}
        ${columns.some(({ gold }) => gold !== undefined) ? row(t("score-gold"), ({ gold }) => `${gold ?? 0}`, { look: "rank" }) : nothing}
        ${row(t("score-rank"), ({ rank }) => t("score-rank-number", { rank }), { look: "rank" })}
      </tfoot>
    </table>`;
  }
}

customElements.define("st-score-table", StScoreTable);
