import { html, nothing } from "lit";
import { gamePicture } from "../../art/pictures.js";
import { toSvg } from "../../board/canvas/drawing.js";
import { levelsFor, peopleAt } from "../../core/seats/seats.js";
import { switchesOf } from "../../core/settings/kept-prefs.js";
import { games } from "../../games/index.js";
import { hasText, t } from "../../i18n/index.js";
import { button } from "../../ui/icons.js";
import { elementWith, formed, isTicked } from "../../ui/reactive.js";
import { showRules } from "../../ui/router.js";
import { switchField } from "../settings/settings.js";
import styles from "./expansion-card.css";
import {
  expansionsOf,
  reasons,
  ruleOption,
  rulesAbout,
  rulesAgainst,
  shownGames,
  showReasons,
} from "./rule-options.js";

/** @typedef {import("./new-game.js").StNewGame} StNewGame */
/** @typedef {import("../../core/engine/types.js").GameInfo} GameInfo */

/** The whole form. @param {StNewGame} page */
export function form(page) {
  const { seats, info } = page;
  return html`<h1 class="title">${t("new-game")}</h1>
    <form @submit=${page.submitted} novalidate data-part="new-game-form">
      ${gamesField(page)}
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
        ${
          peopleAt(seats).length === 0
            ? html`<p class="hint" role="status" data-part="no-person">${t("new-no-person")}</p>`
            : nothing
        }
        ${
          seats.length < Math.max(...page.counts)
            ? button(t("seat-add"), page.addSeat, {
                part: "add-seat",
                look: "add",
                picture: "plus",
              })
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

/**
 * One expansion on the shelf: a box with a picture, to be put on the table or left. Fires "st-choose" {on}.
 */
class StExpansionCard extends elementWith(
  {
    expansion: "",
    on: false,
    /** @type {string[]} rules that may forbid either state */
    rules: [],
    /** @type {string[]} rules that forbid the other state */
    against: [],
  },
  "on",
) {
  static styles = [formed, styles];

  /** @param {Event} event */
  toggled(event) {
    this.fire("st-choose", { on: isTicked(event) });
  }

  render() {
    const { expansion, on, rules, against } = this;
    const shut = against.length > 0;
    return html`<div class="box ${shut ? "shut" : ""}" data-part="expansion-${expansion}" @click=${showReasons}>
      <label class="picture" for="choose" aria-hidden="true">${expansionPicture(expansion)}</label>
      <label class="choice">
        <input
          id="choose"
          type="checkbox"
          data-part="choose-${expansion}"
          aria-describedby=${shut ? "why" : nothing}
          .checked=${on}
          ?disabled=${shut}
          @change=${this.toggled}
        />
        <span><span class="name">${t(`expansion-${expansion}`)}</span></span>
      </label>
      <div class="about">
        <label class="hint" for="choose">${t(`expansion-${expansion}-about`)}</label>
        ${reasons(rules, "why", against[0] ?? "")}
      </div>
      <div>
        <a
          class="read"
          href="#/rules/${expansion}"
          @click=${(/** @type {Event} */ event) => {
            event.preventDefault();
            showRules(this, expansion);
          }}
          >${t("expansion-rules")}<span class="visually-hidden">: ${t(`expansion-${expansion}`)}</span></a
        >
      </div>
    </div>`;
  }
}

customElements.define("st-expansion-card", StExpansionCard);

/** @typedef {import("../../board/canvas/drawing.js").Part} Part */

/**
 * The lid of an expansion's box, in a square of 100.
 *
 * @param {string} id of the expansion
 */
function expansionPicture(id) {
  const box = games.flatMap(({ expansions }) => expansions).find((one) => one.id === id);
  return html`<svg class="art" viewBox="0 0 100 100" aria-hidden="true">
    ${toSvg([...sky(), ...(box?.lid() ?? [])])}
  </svg>`;
}

/** Engraved evening light. @returns {Part[]} */
function sky() {
  const lines = Array.from({ length: 12 }, (_, i) => {
    const y = 5 + i * 5;
    return `M0 ${y}C30 ${y - 2} 66 ${y + 3} 100 ${y - 1}`;
  });
  return [
    { d: "M0 0H100V100H0Z", fill: "--art-sky" },
    { d: "M0 0H100V64H0Z", fill: "--art-paper", opacity: 0.6 },
    { d: lines.join(""), stroke: "--art-blue", width: 0.45, opacity: 0.3 },
  ];
}
