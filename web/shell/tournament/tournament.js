import { html, nothing } from "lit";
import { engineService } from "../../core/engine/service.js";
import { drawRounds, roundsFor, tableSizes } from "../../core/results/tournament/draw.js";
import { pointsOf, tablesOf } from "../../core/results/tournament/points.js";
import { cleanName, hasDuplicates } from "../../core/seats/names.js";
import { freshSeat } from "../../core/seats/seats.js";
import { startGame } from "../../core/session/start-game.js";
import { isHidden } from "../../core/settings/house.js";
import { getPrefs, onPrefs } from "../../core/settings/prefs.js";
import { results } from "../../core/storage/results/results.js";
import { MOST_ROUNDS, PEOPLE, SEATS } from "../../core/storage/results/tournament.js";
import { newGameId } from "../../core/storage/saved-game.js";
import { store } from "../../core/storage/store.js";
import { gameIds } from "../../games/index.js";
import { language, listed, openTexts, t } from "../../i18n/index.js";
import { signed } from "../../table/words/telling.js";
import { isMeant } from "../../ui/dialogs.js";
import { picker } from "../../ui/fields.js";
import figureBoxes from "../../ui/figures.css";
import { button, homeLink, icon } from "../../ui/icons.js";
import { starting } from "../../ui/problem-text.js";
import { elementWith, eventsOf, fieldValue, formed } from "../../ui/reactive.js";
import { go } from "../../ui/router.js";
import screen from "../../ui/screen.css";
import { dateOf, scoresOf } from "../results/game-sections.js";
import { switchField } from "../settings/settings.js";
import choices from "../setup/choices.css";
import { hearGames } from "../setup/new-game.js";
import { defaultOptions, shownGames } from "../setup/rule-options.js";
import { giveTournament } from "../storage/export-window.js";
import { chosenRules, rulesField } from "./rules.js";
import styles from "./tournament.css";

/** @typedef {import("../../core/storage/types.js").Tournament} Tournament */
/** @typedef {import("../../core/results/tournament/points.js").Drawn} Drawn */

/** @param {number} least @param {number} most */
const numbers = (least, most) => Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** Tournaments of a club: who plays, the rounds with their tables, and the table of points. */
class StTournaments extends elementWith({
  /** A new one is set up, though there is one. */
  isNew: false,
  names: "",
  game: "",
  /** How many sit at a table. */
  size: 2,
  /** What the engine has told of the games. @type {readonly import("../../core/engine/types.js").GameInfo[]} */
  infos: [],
  /** What was chosen besides the usual rules. @type {import("../../core/engine/types.js").OptionValues} */
  options: {},
  /** How many rounds; null as long as that was not chosen. @type {number | null} */
  rounds: null,
  starting: false,
  problem: "",
}) {
  static styles = [formed, screen, choices, figureBoxes, styles];

  constructor() {
    super();
    this.hear(onPrefs);
    this.hear(eventsOf(store, "change"));
    this.hear(eventsOf(results, "change"));
    // Another tab may have kept some.
    this.hear(eventsOf(window, "storage"));
    void results.ready;
    hearGames(this);
  }

  /** The game that is chosen. */
  get chosen() {
    return this.game || (shownGames()[0] ?? "");
  }

  /** Those who were entered. */
  get people() {
    return this.names
      .split(/[\n,;]/u)
      .map((name) => cleanName(name))
      .filter(Boolean);
  }

  /** What keeps the rounds from being drawn; empty where nothing does. */
  get wrong() {
    const { people } = this;
    if (people.length < PEOPLE.least || people.length > PEOPLE.most)
      return t("tournament-people", { ...PEOPLE, count: people.length });
    return hasDuplicates(people) ? t("new-name-twice") : "";
  }

  /** @param {Event} event */
  draw(event) {
    event.preventDefault();
    const { people, wrong, size, rounds, chosen, options } = this;
    this.problem = wrong;
    if (wrong) return;
    const count = rounds ?? roundsFor(people.length, size);
    const lots = people.map((name) => ({ name, lot: Math.random() }));
    lots.sort((one, other) => one.lot - other.lot);
    void results.add([
      {
        id: `tournament-${newGameId()}`,
        when: Date.now(),
        game: chosen,
        people: lots.map(({ name }) => name),
        rounds: drawRounds(people.length, size, count),
        options,
      },
    ]);
    this.isNew = false;
    this.names = "";
    void this.focusOn("h2");
  }

  setUp() {
    this.isNew = true;
    void this.focusOn("textarea");
  }

  /** What was pressed is gone. @param {string} selector of what the keyboard goes on with */
  async focusOn(selector) {
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(selector))?.focus();
  }

  /** @param {Tournament} tournament @param {number} round @param {number} table @param {Drawn} drawn */
  play({ id, game, options: own }, round, table, { names }) {
    return starting(this, async () => {
      const info = (await engineService.games()).find((one) => one.id === game);
      if (!info) throw new Error(`no game ${game}`);
      /** @type {import("../../table/types.js").SeatInfo[]} */
      const seats = [];
      for (const name of names) seats.push(freshSeat(seats, name, game));
      const options = { ...defaultOptions(info), ...own, start: "seat-1" };
      const title = cleanName(t("tournament-bout", { round: round + 1, table: table + 1 }));
      const kept = await startGame(game, seats, options, { title, bout: { id, round, table } });
      if (this.isConnected) go(`/game/${kept}`);
    });
  }

  /** @param {string} id */
  async forget(id) {
    if (!(await isMeant(t("tournament-delete"), t("tournament-delete-text"), "delete"))) return;
    await results.remove(id);
    await this.focusOn("h1");
  }

  render() {
    const all = results.tournaments().filter(({ game }) => gameIds().includes(game));
    const { isNew, problem } = this;
    const isKept = getPrefs().keepResults;
    const isForm = isKept && (isNew || all.length === 0);
    // Below the button, which would jump away from under the finger.
    const wrong = html`<p class="wrong" role="alert" ?hidden=${!problem} data-part="tournament-problem">${problem}</p>`;
    return html`<h1 tabindex="-1">${t("tournament")}</h1>
      ${homeLink(t("to-home"))}
      <p class="soft about">${t("tournament-about")}</p>
      ${this.starting ? html`<p role="status">${t("solo-waits")}</p><st-start></st-start>` : nothing}
      ${isKept ? nothing : html`<section class="panel">${t("tournament-unkept")} ${switchField("keepResults")}</section>`}
      ${isForm ? this.renderForm(wrong) : problem ? wrong : nothing}
      ${all.map((one, i) => (i === 0 ? this.renderTournament(one) : html`<details class="panel"><summary>${titleOf(one)}</summary>${this.renderTournament(one)}</details>`))}
      <div class="row">
        ${isKept && !isNew && all.length > 0 ? button(t("tournament-new"), () => this.setUp(), { part: "tournament-new", picture: "plus" }) : nothing}
        ${isHidden("import") ? nothing : html`<a class="button" href="#/import" data-part="tournament-import">${icon("load")} ${t("tournament-import")}</a>`}
        <a class="button quiet" href="#/results">${t("results")}</a>
      </div>`;
  }

  /** Who plays, and how. @param {unknown} wrong what is wrong with it */
  renderForm(wrong) {
    const { people, size, chosen } = this;
    const known = Math.min(Math.max(people.length, PEOPLE.least), PEOPLE.most);
    const count = this.rounds ?? roundsFor(known, size);
    /** @param {"game" | "size" | "rounds"} key @param {readonly (string | number)[]} values @param {string | number} now @param {(value: any) => string} words */
    const choice = (key, values, now, words) => {
      const change = (/** @type {string} */ value) => this.set(key, value);
      const part = /** @type {const} */ (`tournament-${key}`);
      return picker(t(part), values, now, words, change, { part });
    };
    return html`<form class="panel" @submit=${this.draw} novalidate data-part="tournament-form">
      <label
        >${t("tournament-names", PEOPLE)}<textarea
          rows="6"
          autocomplete="off"
          data-part="tournament-names"
          .value=${this.names}
          @input=${(/** @type {Event} */ event) => {
            this.names = fieldValue(event);
            this.problem = "";
          }}
        ></textarea>
      </label>
      <div class="choices">
        ${choice("game", shownGames(), chosen, (one) => t(`game-${one}`))}
        ${choice("size", numbers(SEATS.least, SEATS.most), size, String)}
        ${choice("rounds", numbers(1, MOST_ROUNDS), count, String)}
      </div>
      <p class="hint" role="status" data-part="tournament-plan">${people.length < PEOPLE.least ? nothing : t("tournament-plan", { people: people.length, tables: listed(tableSizes(known, size).map(String)) })}</p>
      ${rulesField(this)}
      <div class="row end">
        <button class="button primary" data-part="tournament-draw">${t("tournament-draw")}</button>
      </div>
      ${wrong}
    </form>`;
  }

  /** @param {"game" | "size" | "rounds"} key @param {string} value */
  set(key, value) {
    if (key !== "game") this[key] = Number(value);
    else if (value !== this.chosen) {
      this.game = value;
      this.options = {};
    }
  }

  /** @param {Tournament} tournament */
  renderTournament(tournament) {
    const { id } = tournament;
    const all = results.list();
    const rounds = tablesOf(tournament, all);
    const open = rounds.findIndex((tables) => tables.some(({ result }) => !result));
    return html`<section class="panel" aria-labelledby=${id} data-part="tournament">
      <h2 id=${id} tabindex="-1">${titleOf(tournament)}</h2>
      ${chosenRules(tournament)}
      <div class="columns">
        ${pointsTable(tournament, all)}
        <div>
          ${rounds.map(
            (tables, round) => html`<details ?open=${round === open} data-part="tournament-round">
              <summary>${t("tournament-round", { round: round + 1, played: tables.filter(({ result }) => result).length, tables: tables.length })}</summary>
              <ol>${tables.map((drawn, table) => this.renderTable(tournament, round, table, drawn))}</ol>
            </details>`,
          )}
        </div>
      </div>
      <div class="row">
        ${isHidden("export") ? nothing : button(t("tournament-give"), () => giveTournament(tournament), { part: "tournament-give", picture: "share" })}
        ${button(t("tournament-delete"), () => this.forget(id), { part: "tournament-delete", look: "quiet danger", picture: "bin" })}
      </div>
    </section>`;
  }

  /** @param {Tournament} tournament @param {number} round @param {number} table @param {Drawn} drawn */
  renderTable(tournament, round, table, drawn) {
    const { names, result } = drawn;
    const isOwn = (
      /** @type {import("../../core/storage/types.js").SavedGame} */ { bout, study },
    ) => !study && bout?.id === tournament.id && bout.round === round && bout.table === table;
    const kept = store.list().games.find((game) => isOwn(game) && !game.status.over);
    const look = round === 0 ? "primary" : "";
    return html`<li data-part="tournament-table">
      <span>${result ? scoresOf({ result }) : listed(names)}</span>
      ${
        result
          ? nothing
          : kept
            ? html`<a class="button primary" href="#/game/${kept.id}" data-part="tournament-open">${t("game-continue")}</a>`
            : button(t("tournament-play"), () => void this.play(tournament, round, table, drawn), {
                part: "tournament-play",
                look,
                busy: this.starting,
              })
      }
    </li>`;
  }
}

customElements.define("st-tournaments", StTournaments);

/** @param {Tournament} tournament */
function titleOf({ game, when, people }) {
  const count = people.length;
  return t("tournament-title", { game: t(`game-${game}`), date: dateOf(when), count });
}

/** The words of this page, before it is shown. */
export function openTournaments() {
  return Promise.all([openTexts("tournament"), openTexts("results")]);
}

/** Who has how many points. @param {Tournament} tournament @param {readonly import("../../core/storage/types.js").Result[]} all */
function pointsTable(tournament, all) {
  const score = new Intl.NumberFormat(language(), { maximumFractionDigits: 2 });
  const heads = /** @type {const} */ (["games", "wins", "score", "points"]);
  return html`<table data-part="tournament-points">
    <caption>${t("tournament-standings")}</caption>
    <thead>
      <tr>
        <td></td>${heads.map((head) => html`<th scope="col">${t(`tournament-head-${head}`)}</th>`)}</tr>
    </thead>
    <tbody>
      ${pointsOf(tournament, all).map(
        (row) => html`<tr>
          <th scope="row">${row.games > 0 ? t("score-rank-number", { rank: row.rank }) : ""} <bdi>${row.name}</bdi></th>
          <td>${row.games}</td>
          <td>${row.wins}</td>
          <td><b>${score.format(row.score)}</b></td>
          <td>${signed(row.points)}</td>
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <td colspan="5" class="hint">${t("tournament-score-about")}</td>
      </tr>
    </tfoot>
  </table>`;
}
