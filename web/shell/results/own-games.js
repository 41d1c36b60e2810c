import { html, nothing } from "lit";
import { wearBadge } from "../../core/results/badge.js";
import { isDailyOffered } from "../../core/results/daily.js";
import { beatenLevels, nextUp } from "../../core/results/ladder.js";
import { whyUncounted } from "../../core/results/noting.js";
import { peopleOf, playedBy } from "../../core/results/played.js";
import { ratingCourse } from "../../core/results/strength.js";
import { me, setMe } from "../../core/seats/me.js";
import { isHidden } from "../../core/settings/house.js";
import { getPrefs, onPrefs } from "../../core/settings/prefs.js";
import { rootOf } from "../../core/storage/courses.js";
import { results } from "../../core/storage/results/results.js";
import { store } from "../../core/storage/store.js";
import { gameIds } from "../../games/index.js";
import { openTexts, t } from "../../i18n/index.js";
import { stepBack } from "../../ui/back/back.js";
import { isMeant } from "../../ui/dialogs.js";
import figureBoxes from "../../ui/figures.css";
import { button, homeLink, icon } from "../../ui/icons.js";
import { isUntaken } from "../../ui/keyboard.js";
import { eventsOf, formed, PageElement } from "../../ui/reactive.js";
import screen from "../../ui/screen.css";
import { showToast } from "../../ui/toasts.js";
import { losses, workLater } from "../after/later.js";
import { askName, switchField } from "../settings/settings.js";
import { exportAllWindow } from "../storage/export-window.js";
import { dateOf, figures, groups, list, playAlone, strength } from "./game-sections.js";
import { album, ladder, openAlbums } from "./ladder.js";
import { learning, openLearning } from "./learning.js";
import styles from "./own-games.css";

/** @typedef {import("../../core/results/played.js").Played} Played */

/** What became of the games of one person on this device. Everything is reckoned from the results that are kept. */
class StOwnGames extends PageElement {
  static styles = [formed, screen, figureBoxes, styles];

  constructor() {
    super();
    this.hear(onPrefs);
    this.hear(eventsOf(results, "change"), () => this.changed());
    // Another tab may have kept some.
    this.hear(eventsOf(window, "storage"));
    this.hear(eventsOf(window, "keydown"), (event) => {
      if (event.key === "Escape" && isUntaken(event) && isFromGame()) stepBack();
    });
    void results.ready.then(() => this.changed());
  }

  changed() {
    this.requestUpdate();
    if (this.isConnected) void workLater(() => this.isConnected, losses);
  }

  /** @param {string} name */
  turnTo(name) {
    setMe(name);
    this.requestUpdate();
  }

  async remove() {
    if (!(await isMeant(t("results-delete"), t("results-delete-text"), "delete"))) return;
    await results.keepOwn({ deleted: Date.now() });
    await results.clear(results.besidesTournaments);
    wearBadge(null);
    const left =
      results.everything().filter(results.besidesTournaments).length + results.all().damaged.length;
    showToast({ text: t(left > 0 ? "results-delete-refused" : "results-deleted") });
  }

  render() {
    const all = results.list();
    const isEmpty = results.everything().length === 0;
    const { name, first } = me();
    const people = peopleOf(all, first);
    const shown = name || people.find((one) => one.name === "")?.name || people[0]?.name || "";
    const played = playedBy(all, shown, first);
    const known = new Set(all.map(({ id }) => id));
    const over = store.list().games.filter((one) => one.status.over && (one.study || one.sat));
    const whys = over.filter(({ id }) => !known.has(rootOf(id))).map(whyUncounted);
    const uncounted = [...new Set(whys)].map((why) =>
      t("results-uncounted", { why, count: whys.filter((one) => one === why).length }),
    );
    // As long as nothing stands there, the page shows what will.
    const kinds = kindsOf(played);
    const ofGame = (/** @type {string} */ id) => played.filter(({ result }) => result.game === id);
    return html`<h1>${t("results")}</h1>
      ${isFromGame() ? html`<p class="to-game">${button(t("replay-close", { from: "endedReplay" }), stepBack, { part: "results-back", picture: "undo" })}</p>` : homeLink(t("to-home"))}
      ${this.renderTrouble()} ${this.renderPeople(people, shown)}
      ${played.length === 0 ? html`<p class="soft" data-part="results-none">${t("results-none")}</p>` : nothing}
      ${uncounted.length > 0 ? html`<p class="soft" data-part="results-uncounted">${uncounted.join(" ")}</p>` : nothing}
      ${kinds.map((game) => renderKind(ofGame(game), game, () => this.requestUpdate()))}
      <section class="panel more">
        <p class="soft small">${t("results-about")}</p>
        ${switchField("keepResults")} ${switchField("ladder")}
        <div class="row">
          <a class="button" href="#/puzzles" data-part="results-puzzles">${icon("hint")} ${t("puzzles")}</a>
          ${isDailyOffered() ? html`<a class="button" href="#/daily" data-part="results-daily">${t("daily")}</a>` : nothing}
          <a class="button" href="#/series" data-part="results-series">${t("series")}</a>
          <a class="button" href="#/tournament" data-part="results-tournament">${icon("people")} ${t("tournament")}</a>
          ${isHidden("export") ? nothing : button(t("device-export"), exportAllWindow, { part: "results-export", picture: "save", disabled: isEmpty })}
          ${button(t("results-delete"), this.remove, { part: "results-delete", look: "quiet danger", picture: "bin", disabled: !results.everything().some(results.besidesTournaments) && results.all().damaged.length === 0 })}
        </div>
      </section>`;
  }

  /** What could not be read, and what could not be written. */
  renderTrouble() {
    const count = results.all().damaged.length;
    return html`${count > 0 ? html`<p class="wrong" data-part="results-damaged">${t("results-damaged", { count })}</p>` : nothing}
    ${results.unkept.size > 0 ? html`<p class="wrong" role="alert" data-part="results-unkept">${t("results-unkept")}</p>` : nothing}`;
  }

  /**
   * @param {readonly {name: string}[]} people
   * @param {string} shown
   */
  renderPeople(people, shown) {
    const names = people.map(({ name }) => name);
    const all = names.includes(shown) ? people : [{ name: shown }, ...people];
    return html`<div class="row people" role="group" aria-label=${t("results-people")} data-part="results-people">
      ${all.map(
        ({ name }) =>
          html`<button type="button" class="button pick" aria-pressed=${name === shown} ?disabled=${name === ""} data-part="results-person" @click=${() => this.turnTo(name)}>
            <bdi>${name || t("seat-you")}</bdi>
          </button>`,
      )}
      ${button(t(me().name ? "results-rename" : "results-name"), () => void askName().then(() => this.requestUpdate()), { part: "results-name", look: "quiet", picture: "pen" })}
    </div>`;
  }
}

customElements.define("st-own-games", StOwnGames);

/** Whether Back leads to a game. */
const isFromGame = () => history.state?.from?.startsWith("#/game/");

/** The kinds of games that are shown: first the one that was played last. @param {readonly Played[]} played in order */
export function kindsOf(played) {
  const games = played.map(({ result }) => result.game);
  return gameIds()
    .filter((game) => !isHidden(game) || games.includes(game))
    .sort((one, other) => games.lastIndexOf(other) - games.lastIndexOf(one));
}

/** @param {Played[]} played of one kind of game @param {string} game @param {() => void} changed */
function renderKind(played, game, changed) {
  const course = ratingCourse(played);
  const here = new Set(store.list().games.map(({ id }) => id));
  const isLadder = getPrefs().ladder;
  const isAsked = isLadder && nextUp(beatenLevels(played)) !== null;
  return html`<section class="panel kind" aria-labelledby="kind-${game}" data-part="results-${game}">
    <h2 id="kind-${game}">${t(`game-${game}`)}</h2>
    ${figures(played, here)} ${learning(played, game)} ${isLadder ? ladder(played, game, (level) => playAlone(game, level), changed) : nothing}
    ${played.length > 0 ? html`<div class="columns">${course.length > 1 ? strength(course, game, isAsked) : nothing} ${groups(played)}</div>` : nothing}
    ${isLadder ? album(played, game, dateOf) : nothing} ${played.length > 0 ? list(played, here) : nothing}
  </section>`;
}

/** The words and the albums of this page, before it is shown. */
export function openOwnGames() {
  return Promise.all([openTexts("results"), openAlbums(), openLearning()]);
}
