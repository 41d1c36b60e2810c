import { html, nothing } from "lit";
import { gamePicture } from "../../art/pictures.js";
import { daysOf, isDealOf, today } from "../../core/results/daily.js";
import { playedBy } from "../../core/results/played.js";
import { openSeries, seriesText } from "../../core/results/series-words.js";
import { tablesOf } from "../../core/results/tournament/points.js";
import { weaknesses } from "../../core/results/weakness.js";
import { me } from "../../core/seats/me.js";
import { cleanName, NAME_LENGTH } from "../../core/seats/names.js";
import { house, isHidden, onHouse } from "../../core/settings/house.js";
import { meant } from "../../core/storage/belonging.js";
import { results } from "../../core/storage/results/results.js";
import { titleOf } from "../../core/storage/saved-game.js";
import { onOtherTab } from "../../core/storage/shelf.js";
import { store } from "../../core/storage/store.js";
import { isLocked } from "../../core/storage/tabs/lock.js";
import { gameEntry } from "../../games/index.js";
import { t } from "../../i18n/index.js";
import { signed } from "../../table/words/telling.js";
import { ask, isMeant } from "../../ui/dialogs.js";
import { button, icon } from "../../ui/icons.js";
import { elementWith, eventsOf, onPanels } from "../../ui/reactive.js";
import { currentRoute, go, onRoute } from "../../ui/router.js";
import screen from "../../ui/screen.css";
import { showToast } from "../../ui/toasts.js";
import { solvedCount } from "../puzzles/positions.js";
import { shownGames } from "../setup/rule-options.js";
import { furtherLinks } from "../setup/solo.js";
import { exportWindow, saveBackup } from "../storage/export-window.js";
import { deletedGames, namedDamage, tellPutAside } from "../storage/removal.js";
import { timeAgo } from "./game-card.js";
import styles from "./home.css";
import { onLaunch, takeBrought } from "./import-dialog.js";

/** @typedef {import("../../core/storage/types.js").SavedGame} SavedGame */
/** @typedef {import("../../core/storage/types.js").BrokenSave} BrokenSave */

/** The home page: what is kept on this device, a new game, import. Works without the engine. */
class StHome extends elementWith({
  /** What an address of its own has opened. @type {"alone" | "import" | "continue" | undefined} */
  door: undefined,
  importing: false,
  /** A record that was opened with the app, or shared into it. @type {File | null} */
  brought: null,
  /** Against whom one person wants to play is being asked. */
  alone: false,
  /** @type {ReturnType<typeof store.list>} */
  content: { games: [], broken: [], deleted: [] },
}) {
  static styles = [onPanels, screen, styles];

  constructor() {
    super();
    /** True when the buttons for a new game come before its pictures. @type {boolean | undefined} */
    this.isBelow = undefined;
    this.content = store.list();
    this.hear(onHouse);
    const refresh = () => {
      this.content = store.list();
    };
    this.hear(eventsOf(store, "change"), refresh);
    this.hear(onOtherTab, refresh);
    this.hear(eventsOf(results, "change"));
    void results.ready;
    this.hear(onLaunch, () => void this.takeBrought());
    this.hear(onRoute, ({ code }) => code && void this.takeBrought());
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (!changes.has("door")) return;
    this.alone = this.door === "alone" && !isHidden("solo");
    this.importing = this.door === "import" && !isHidden("import");
    if (this.importing) void this.takeBrought();
    if (this.door === "continue") this.playOn();
  }

  /** To the game that was played last. */
  playOn() {
    const latest = latestOf(this.content.games);
    go(latest ? `/game/${latest.id}` : "/", { replace: true });
  }

  /** A game came with the address, or with the launch of the app. */
  async takeBrought() {
    const route = currentRoute();
    const linked = route.screen === "home" && route.code ? new File([location.hash], "") : null;
    const brought = await takeBrought(linked);
    if (!brought || isHidden("import")) return;
    this.brought = brought;
    this.importing = true;
  }

  /** @param {CustomEvent<{what: string, game: SavedGame}>} event */
  cardAsked(event) {
    const { what, game } = event.detail;
    if (what === "export") void exportWindow(game);
    if (what === "rename") void this.rename(game);
    if (what === "delete") void this.putAside(game);
  }

  /** @param {SavedGame} game */
  async rename(game) {
    if (await this.isPlayedElsewhere(game)) return;
    const { answer, value } = await ask({
      title: t("rename"),
      text: "",
      input: { label: t("rename-label"), value: titleOf(game), maxLength: NAME_LENGTH },
      answers: [
        { id: "cancel", label: t("cancel") },
        { id: "rename", label: t("rename"), kind: "primary" },
      ],
    });
    const latest = store.load(game.id);
    if (answer !== "rename" || !latest) return;
    const title = cleanName(value);
    const result = await store.save({ ...meant(latest), title, second: false });
    if (!result.ok) showToast({ text: t("rename-refused", { title, problem: result.problem }) });
  }

  /** @param {SavedGame} game */
  async putAside(game) {
    if (await this.isPlayedElsewhere(game)) return;
    if (await store.remove(game.id)) return tellPutAside(game);
    const problem = store.where.refused ?? "conflict";
    showToast({ text: t("delete-refused", { title: titleOf(game), problem }) });
  }

  /** @param {SavedGame} game */
  async isPlayedElsewhere(game) {
    const locked = await isLocked(game.id);
    if (locked) showToast({ text: t("lock-home") });
    return locked;
  }

  /** @param {"alone" | "importing"} what the window that was closed */
  shut(what) {
    this[what] = false;
    this.brought = null;
    // The door is closed as well.
    if (this.door) go("/", { replace: true });
  }

  /** @param {BrokenSave} save */
  async discard(save) {
    const isSure = await isMeant(t("broken-discard"), t("broken-discard-text"), "discard");
    if (isSure) await store.discardBroken(save.key);
  }

  render() {
    const { games, broken, deleted } = this.content;
    const running = games.filter((game) => !game.status.over);
    const finished = games.filter((game) => game.status.over);
    const latest = latestOf(games);
    const others = running.filter((game) => game !== latest);
    return html`
      <st-plain-http></st-plain-http>
      ${broken.map((save) => this.renderBroken(save))}
      ${latest ? this.renderLatest(latest) : nothing} ${this.renderHero(games.length > 0, latest !== undefined)}
      ${this.renderList(t("home-others"), others, "others")}
      ${this.renderList(t("home-finished"), finished, "finished")}
      ${deleted.length > 0 ? deletedGames(deleted) : nothing}
      <st-advice .games=${games.length}></st-advice>
      <st-house-foot></st-house-foot>
      <p class="foot further small">
        <a href="#/copy" data-part="open-copy">${t("copy")}</a>
        <a href="#/about" data-part="open-about">${t("about")}</a>
      </p>
      ${
        this.importing
          ? html`<st-import
              .brought=${this.brought}
              @st-close=${() => this.shut("importing")}
              @st-imported=${this.started}
            ></st-import>`
          : nothing
      }
      ${
        this.alone
          ? html`<st-solo @st-close=${() => this.shut("alone")} @st-started=${this.started}></st-solo>`
          : nothing
      }
    `;
  }

  /** @param {CustomEvent<{id: string}>} event */
  started(event) {
    this.alone = false;
    this.importing = false;
    this.brought = null;
    go(`/game/${event.detail.id}`, { replace: this.door !== undefined });
  }

  /** Whose table this is: above the first words of the page. */
  renderHouse() {
    const { name } = house();
    return name ? html`<p class="house" data-part="house-name">${name}</p>` : nothing;
  }

  /** The game that was played last goes on with one tap. @param {SavedGame} game */
  renderLatest(game) {
    return html`<section class="latest" aria-labelledby="running" data-part="games-running">
      ${this.renderHouse()}
      <h1 id="running">${t("home-title-again")}</h1>
      <st-game-card large .game=${game} @st-card=${this.cardAsked}></st-game-card>
    </section>`;
  }

  /**
   * @param {boolean} known true when games were played here before
   * @param {boolean} goesOn whether a game stands above that goes on
   */
  renderHero(known, goesOn) {
    const words = goesOn
      ? html`<h2>${t("home-new")}</h2>`
      : html`<h1>${t("home-title")}</h1>
          <p class="lead">${t(known ? "home-lead-again" : "home-lead")}</p>`;
    const games = html`<div class="picture">
      ${shownGames().map((game) => this.renderGame(game))}
      <st-start show="progress"></st-start>
    </div>`;
    // Below a game that goes on, a phone shows the buttons without scrolling. A game that is just beginning moves nothing.
    this.isBelow ??= goesOn;
    return html`<div class="hero panel ${known ? "small" : ""} ${this.isBelow ? "below" : ""}" data-part="hero">
      ${this.isBelow ? nothing : games}
      <div class="text">
        ${goesOn ? nothing : this.renderHouse()} ${words}
        <st-start show="failure"></st-start>
        <div class="row">
          <a class="button large ${goesOn ? "" : "primary"}" href="#/new" data-part="new-game">
            ${icon("plus")} ${t("new-game")}
          </a>
          ${isHidden("solo") ? nothing : this.renderOpener("solo", "alone", "person", "large")}
          ${isHidden("import") ? nothing : this.renderOpener("import", "importing", "load")}
        </div>
        <nav class="further" aria-labelledby="between" data-part="between">
          <h2 id="between">${t("between")}</h2>
          ${furtherLinks("open", ["puzzles", "daily", "results", "series", "tournament"], betweenNow())}
        </nav>
      </div>
      ${this.isBelow ? games : nothing}
    </div>`;
  }

  /** What a game offers: a new one, a guided first one, its rules. @param {string} game */
  renderGame(game) {
    const name = t(`game-${game}`);
    return html`<div class="game">
      <a class="tile" href="#/new/${game}" data-part="new-${game}">
        <span class="art" aria-hidden="true">${gamePicture(game)}</span>
        <span class="tile-name">${name}</span>
      </a>
      <p class="about">${t(`game-${game}-about`)}</p>
      <div class="ways">
        <st-first-game .game=${game} @st-started=${this.started}></st-first-game>
        <a
          class="button"
          href="#/rules/${gameEntry(game)?.rules ?? ""}"
          data-part="rules-${game}"
          title=${t("home-rules", { game: name })}
          >${icon("book")} <span>${t("rules-open")}<span class="visually-hidden">: ${name}</span></span></a
        >
      </div>
    </div>`;
  }

  /**
   * @param {import("../../i18n/ids.js").TextId} id of the button and its words
   * @param {"alone" | "importing"} what the window that it opens
   * @param {import("../../ui/icons.js").Icon} picture
   * @param {string} [size]
   */
  renderOpener(id, what, picture, size = "") {
    return button(t(id), this.sets(what, true), { part: id, look: size, picture });
  }

  /**
   * @param {string} heading
   * @param {SavedGame[]} games
   * @param {string} id
   */
  renderList(heading, games, id) {
    if (games.length === 0) return nothing;
    return html`<section aria-labelledby=${id}>
      <h2 id=${id}>${heading}</h2>
      <st-game-list .games=${games} data-part="games-${id}" @st-card=${this.cardAsked}></st-game-list>
    </section>`;
  }

  /** @param {BrokenSave} save */
  renderBroken(save) {
    const damage = store.damage(save);
    const { whole, updated } = damage;
    const isCopy = whole !== null && save.reason === "unreadable";
    return html`<div class="broken panel" role="group" data-part="broken-save">
      <p>
        <strong>${t(isCopy ? "broken-copy" : `broken-${save.reason}`)}</strong> ${namedDamage(damage)}${updated > 0 ? `, ${timeAgo(updated)}` : ""}.
        ${save.lost ? t("lost-count", { count: save.lost }) : whole ? t(`broken-${whole}`) : nothing}<br />
        <span class="small soft">${t("broken-help")}</span>
      </p>
      <div class="row">
        ${button(t("broken-export"), () => saveBackup(save.text), { part: "broken-export", picture: "save" })}
        ${button(t("broken-discard"), () => this.discard(save), { look: "quiet danger" })}
      </div>
    </div>`;
  }
}

customElements.define("st-home", StHome);

/** The game that was played last; what began in the middle of another, such as a position to solve, only stands in the list. @param {ReturnType<typeof store.list>["games"]} games */
function latestOf(games) {
  return games.find(({ status, origin }) => !status.over && !origin?.step);
}

/** From so many analysed games on it is told what costs most. */
const ENOUGH = 3;

/** How far somebody is with the positions, with today’s deals, a series and a tournament, and what costs most in games. @internal */
export function betweenNow() {
  const all = results.list();
  const days = shownGames().flatMap((game) => daysOf(all, game));
  const now = days.filter(({ day }) => day === today());
  const told = shownGames().map((id) => {
    const { points = 0, par } = now.find(({ result }) => result.game === id) ?? {};
    const known = par === undefined ? "open" : par === null ? "none" : "known";
    const game = t(`game-${id}`);
    return t("between-day", { game, points: signed(points), par: signed(par ?? 0), known });
  });
  const isBegun = store.list().games.some((one) => isDealOf(one, one.game, today()));
  const [series] = openSeries(store.list().games, all);
  const bouts = results.tournaments().map((one) => tablesOf(one, all).flat());
  const bout = bouts.find((tables) => tables.some(({ result }) => !result));
  const played = bout?.filter(({ result }) => result).length;
  const { name, first } = me();
  const { analysed, ways } = weaknesses(playedBy(all, name, first));
  const task = analysed < ENOUGH ? "" : (ways[0]?.task ?? "");
  return {
    results: task && t("between-lost", { task, kind: t("puzzle-kind", { kind: task }) }),
    puzzles: t("between-solved", { count: solvedCount() }),
    daily: now.length > 0 ? told.join("; ") : t("between-day-open", { begun: Number(isBegun) }),
    series: series ? seriesText(series, all) : "",
    tournament: bout ? t("between-tournament", { played: played ?? 0, tables: bout.length }) : "",
  };
}
