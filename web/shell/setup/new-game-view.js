import { html, nothing } from "lit";
import { gamePicture } from "../../art/pictures.js";
import { countsText } from "../../core/results/noting.js";
import { openSeries, seriesText } from "../../core/results/series-words.js";
import { levelsFor, peopleAt } from "../../core/seats/seats.js";
import { isHidden } from "../../core/settings/house.js";
import { switchesOf } from "../../core/settings/kept-prefs.js";
import { copyName, draftOf } from "../../core/settings/own-copy.js";
import { SERIES_LENGTHS } from "../../core/storage/belonging.js";
import { results } from "../../core/storage/results/results.js";
import { store } from "../../core/storage/store.js";
import { hasText, listed, t } from "../../i18n/index.js";
import { tick } from "../../ui/fields.js";
import { button, homeLink } from "../../ui/icons.js";
import { fieldValue } from "../../ui/reactive.js";
import { selectField, switchField } from "../settings/settings.js";
import { choicesOf, shelf } from "./choices.js";
import { chosenLine, chosenNames, chosenWords, shownGames } from "./rule-options.js";

/** @typedef {import("./new-game.js").StNewGame} StNewGame */

/** In the place of the number of games. */
export const TOURNAMENT = 1;

/** The whole form. @param {StNewGame} page */
export function form(page) {
  const { seats, info } = page;
  const isCorrected = draftOf(page.gameId).checked !== null;
  const names = chosenNames(page.gameId, info, page.options);
  return html`<h1 class="title">${t(page.wanted ? "series" : "new-game")}</h1>
    ${page.wanted ? homeLink(t("to-home")) : nothing}
    <form @submit=${page.submitted} novalidate data-part="new-game-form">
      ${page.wanted ? openSeries(store.list().games, results.list()).map(renderOpen) : nothing}
      ${page.wanted ? html`<section class="panel">${seriesChoice(page)}</section>` : nothing}
      ${gamesField(page)}
      ${isCorrected ? html`<section class="panel">${copyChoice(page)}</section>` : nothing}
      <section class="panel" aria-labelledby="who">
        <h2 id="who">${t("new-who")}</h2>
        <div class="seats">
          ${seats.map(
            (seat, index) =>
              html`<st-seat-row
                .seat=${seat}
                .index=${index}
                .game=${page.gameId}
                .levels=${levelsFor(page.info)}
                .count=${seats.length}
                ?removable=${seats.length > Math.min(...page.counts)}
                @st-seat=${page.seatChanged}
              ></st-seat-row>`,
          )}
        </div>
        ${peopleAt(seats).length === 0 ? html`<p class="hint" role="status" data-part="no-person">${t("new-no-person")}</p>` : nothing}
        ${seats.length < Math.max(...page.counts) ? button(t("seat-add"), page.addSeat, { part: "add-seat", look: "add", picture: "plus" }) : nothing}
      </section>
      ${
        info
          ? html`${shelf(page, info)}
              <section class="panel" aria-labelledby="rules">
                ${rulesHead(page)}
                ${isCorrected ? nothing : copyChoice(page)}
                <div class="options">${choicesOf(page, info, "base")}</div>
                ${page.wanted ? nothing : seriesChoice(page)}
              </section>`
          : html`<section class="panel" aria-labelledby="rules">
              ${rulesHead(page)}
              <p class="soft">${t("new-rules-later")}</p>
            </section>`
      }
      <section class="panel" aria-labelledby="asks">
        <h2 id="asks">${t("new-asks")}</h2>
        <p class="hint">${t("new-asks-help")}</p>
        ${seats.some(({ kind }) => kind === "computer") ? selectField("computerPace") : nothing}
        <div class="switches">${switchesOf("every", page.gameId, peopleAt(seats).length === 1 ? "alone" : "").map(switchField)}</div>
      </section>
      <div class="go">
        ${page.problem ? html`<p class="wrong" role="alert" data-part="new-problem">${page.problem}</p>` : nothing}
        ${page.isCopyIdle ? html`<p class="hint" role="status" data-part="copy-idle">${t("copy-use-nothing")}</p>` : nothing}
        <div role="status" data-part="new-summary">${chosenLine(names, html`${chosenWords(names)}${page.of ? html` + <span data-part="new-series-now">${t("new-series-of", { of: page.of })}</span>` : nothing}`)}<small class="hint" data-part="new-counts">${countsText(seats, "before")}</small></div>
        <button class="button primary large" data-part="start-game" ?disabled=${!info} aria-disabled=${page.busy}>
          ${t("new-start")}
        </button>
        <st-start></st-start>
      </div>
    </form>`;
}

/** A series that goes on. @param {import("../../core/storage/types.js").SavedGame} game its last one */
function renderOpen(game) {
  return html`<section class="panel row spread" data-part="series-open">
    <span>${listed(game.seats.map(({ name }) => name))}: ${seriesText(game, results.list())}</span> <a class="button primary" href="#/game/${game.id}">${t(game.status.over ? "game-look" : "game-continue")}</a>
  </section>`;
}

/** @param {StNewGame} page */
function gamesField(page) {
  return html`<fieldset class="games panel">
    <legend>${t("new-which")}</legend>
    ${shownGames().map(
      (game) => html`<label class="game">
        <input
          type="radio"
          name="game"
          data-part="game-${game}"
          .checked=${game === page.gameId}
          @change=${() => page.chooseGame(game)}
        />
        <span class="game-picture" aria-hidden="true">${gamePicture(game)}</span>
        <span class="game-name">${t(`game-${game}`)}</span>
        <span class="hint">${t(`game-${game}-about`)}</span>
      </label>`,
    )}
  </fieldset>`;
}

/** One game, a series of the same people, or a tournament. @param {StNewGame} page */
function seriesChoice(page) {
  const all = [0, ...SERIES_LENGTHS, ...(isHidden("results") ? [] : [TOURNAMENT])];
  const words = (/** @type {number} */ of) => t("new-series-of", { of });
  return html`<details ?open=${page.wanted > 0} data-part="new-series">
    <summary>${t("new-series", { choice: words(page.of) })}</summary>
    <select
      aria-label=${t("new-series-label")}
      data-part="new-series-of"
      @change=${page.takes("of", (event) => Number(fieldValue(event)))}
    >
      ${all.map((of) => html`<option value=${of} ?selected=${of === page.of}>${words(of)}</option>`)}
    </select>
  </details>`;
}

/** @param {StNewGame} page */
function rulesHead(page) {
  const own = `new-rules-${page.gameId}`;
  return html`<h2 id="rules">${t(hasText(own) ? own : "new-rules")}</h2>`;
}

/** The corrections of the owner of a printed game, where there are any. @param {StNewGame} page */
function copyChoice(page) {
  const { checked, changes } = draftOf(page.gameId);
  const door = html`<p class="hint further" data-part="setup-copy">${t(Object.keys(changes).length === 0 ? "copy-otherwise" : checked ? "copy-more-of-it" : "copy-not-yet")}
    <a href="#/copy/${page.gameId}">${t("copy")}</a></p>`;
  if (!checked) return door;
  const words = html`<span class="name">${t("copy-use", { name: copyName(checked) })}</span>
    <span class="hint" role="status" data-part="copy-counts">${t(page.isCopyIdle ? "copy-use-nothing" : "copy-use-help")}</span>`;
  const isOn = page.options.patch === checked.patch;
  const look = { part: "option-patch", shut: !page.info };
  return html`${tick(words, isOn, (on) => page.takeCopy(on), look)}${door}`;
}
