import { html, nothing } from "lit";
import { gamePicture } from "../../art/pictures.js";
import { levelsFor, peopleAt } from "../../core/seats/levels.js";
import { isHidden } from "../../core/settings/house.js";
import { switchesOf } from "../../core/settings/kept-prefs.js";
import { gameIds } from "../../games/index.js";
import { hasText, t } from "../../i18n/index.js";
import { icon } from "../../ui/icons.js";
import { switchField } from "../settings/settings.js";
import { expansionsOf, ruleOption, rulesAbout, rulesAgainst } from "./rule-options.js";

/** @typedef {import("./new-game.js").StNewGame} StNewGame */
/** @typedef {import("../../core/engine/types.js").GameInfo} GameInfo */

/** The whole form. @param {StNewGame} page */
export function form(page) {
  const { seats, info } = page;
  return html`<h1 class="title">${t("new-game")}</h1>
    <form @submit=${page.submitted} novalidate data-part="new-game-form">
      ${games(page)}
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
                ?removable=${seats.length > page.fewestPlayers}
                @st-seat=${page.seatChanged}
              ></st-seat-row>`,
          )}
        </div>
        ${
          peopleAt(seats).length === 0
            ? html`<p class="hint" role="status" data-part="no-person">${t("new-no-person")}</p>`
            : nothing
        }
        ${
          seats.length < page.mostPlayers
            ? html`<button type="button" class="button add" data-part="add-seat" @click=${page.addSeat}>
                ${icon("plus")} ${t("seat-add")}
              </button>`
            : nothing
        }
      </section>
      ${
        info
          ? html`${shelf(page, info)}
              <section class="panel" aria-labelledby="rules">
                ${rulesHead(page)}
                <div class="options">${ruleOptions(page, info, "base")}</div>
              </section>`
          : html`<section class="panel" aria-labelledby="rules">
              ${rulesHead(page)}
              <p class="soft">${t("new-rules-later")}</p>
            </section>`
      }
      <section class="panel" aria-labelledby="asks">
        <h2 id="asks">${t("new-asks")}</h2>
        <p class="hint">${t("new-asks-help")}</p>
        <div class="switches">${switchesOf("every", page.gameId).map(switchField)}</div>
      </section>
      <div class="go">
        ${
          page.problem
            ? html`<p class="wrong" role="alert" data-part="new-problem">${page.problem}</p>`
            : nothing
        }
        <button class="button primary large" data-part="start-game" ?disabled=${!info} aria-disabled=${page.busy}>
          ${t("new-start")}
        </button>
        <st-start></st-start>
      </div>
    </form>`;
}

/** @param {StNewGame} page */
function games(page) {
  return html`<fieldset class="games panel">
    <legend>${t("new-which")}</legend>
    ${gameIds()
      .filter((id) => !isHidden(id))
      .map(
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

/** @param {StNewGame} page */
function rulesHead(page) {
  const own = `new-rules-${page.gameId}`;
  return html`<h2 id="rules">${t(hasText(own) ? own : "new-rules")}</h2>`;
}

/** @param {StNewGame} page @param {GameInfo} info */
function shelf(page, info) {
  const expansions = expansionsOf(info.id);
  if (expansions.length === 0) return nothing;
  return html`<section class="panel" aria-labelledby="expansions">
    <h2 id="expansions">${t("new-expansions")}</h2>
    <p class="hint">${t("new-expansions-help")}</p>
    <div class="shelf">
      ${expansions.map(({ id, option, on, off }) => {
        const chosen = page.options[option] === on;
        return html`<st-expansion-card
          .expansion=${id}
          ?on=${chosen}
          .rules=${rulesAbout(info, option)}
          .against=${rulesAgainst(info, page.options, option, chosen ? off : on)}
          @st-choose=${(/** @type {CustomEvent<{on: boolean}>} */ event) =>
            page.choose(info, option, event.detail.on ? on : off)}
        ></st-expansion-card>`;
      })}
      ${expansions.map(({ id, option, on }) =>
        page.options[option] === on ? ownOptions(id, ruleOptions(page, info, id, option)) : nothing,
      )}
    </div>
  </section>`;
}

/**
 * The options of a chosen expansion lie below all boxes, none of which moves: the next tap would land on another one.
 *
 * @param {string} expansion
 * @param {import("lit").TemplateResult[]} options
 */
function ownOptions(expansion, options) {
  if (options.length === 0) return nothing;
  const heading = `own-${expansion}`;
  return html`<section class="opened" aria-labelledby=${heading}>
    <h3 id=${heading}>${t(/** @type {import("../../i18n/ids.js").TextId} */ (`expansion-${expansion}`))}</h3>
    <div class="own">${options}</div>
  </section>`;
}

/**
 * @param {StNewGame} page
 * @param {GameInfo} info
 * @param {string} module
 * @param {string} [without] an option that is shown in another way
 */
function ruleOptions(page, info, module, without) {
  return info.options
    .filter((option) => option.module === module && option.id !== without)
    .map((option) =>
      ruleOption({
        option,
        value: page.options[option.id] ?? option.default,
        seats: page.seats,
        against: (value) => rulesAgainst(info, page.options, option.id, value),
        change: (value) => page.choose(info, option.id, value),
      }),
    );
}
