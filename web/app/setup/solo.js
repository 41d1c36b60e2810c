import { css, html, LitElement, nothing } from "lit";
import { engineService } from "../../engine/service.js";
import { gameIds } from "../../games/index.js";
import { problemText } from "../../ground/problem-text.js";
import { own } from "../../ground/properties.js";
import { formed, picks } from "../../ground/styles.js";
import { TextController } from "../../ground/text-controller.js";
import { t } from "../../i18n/index.js";
import { LEVELS, levelsFor } from "../seats/levels.js";
import { startSolo } from "./solo-game.js";

/** @typedef {import("../../engine/types.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/types.js").LevelId} LevelId */

const KEY = "spieltisch:solo";

/** A game of one person against computers: one tap on a level begins it. Fires "st-started" {id} and "st-close". */
class StSolo extends LitElement {
  static properties = { ...own("game", "infos", "opponents", "starting", "problem") };

  static styles = [
    formed,
    picks,
    css`
      .ask {
        display: grid;
        gap: var(--space-4);
      }
      .levels {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
        gap: var(--space-3);
      }
      .level {
        display: grid;
        align-content: start;
        justify-items: start;
        gap: var(--space-1);
        padding: var(--space-3) var(--space-4);
        text-align: left;
      }
      .level strong {
        font-family: var(--font-display);
        font-size: var(--size-4);
        font-weight: 400;
      }
      .level span {
        color: var(--ink-soft);
        font-size: var(--size-2);
        font-weight: 400;
        line-height: 1.35;
      }
      .level i {
        display: flex;
        gap: 0.25rem;
      }
      .level i::before {
        content: "";
        inline-size: calc(var(--order) * 0.9rem);
        block-size: 0.4rem;
        border-radius: 1rem;
        background: repeating-linear-gradient(
          90deg,
          var(--accent) 0 0.7rem,
          transparent 0.7rem 0.9rem
        );
      }
      .apprentice {
        --order: 1;
      }
      .messenger {
        --order: 2;
      }
      .merchant {
        --order: 3;
      }
      .patrician {
        --order: 4;
      }
      .picks {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        margin-top: var(--space-1);
      }
      .pick {
        position: relative;
        min-width: 3.5rem;
      }
      .pick:has(:checked) {
        border-color: var(--accent);
        background: color-mix(in oklab, var(--panel), var(--accent) 26%);
        font-weight: 700;
      }
      .pick:has(:focus-visible) {
        outline: 3px solid var(--focus);
        outline-offset: 2px;
      }
    `,
  ];

  constructor() {
    super();
    const kept = read();
    this.game = kept.game;
    /** What the engine has told of the games. @type {readonly GameInfo[]} */
    this.infos = [];
    this.opponents = kept.opponents;
    /** @type {LevelId | null} */
    this.starting = null;
    this.problem = "";
    new TextController(this);
    this.onEngine = () => {
      if (engineService.state.phase === "ready" && this.infos.length === 0) void this.loadInfos();
    };
  }

  connectedCallback() {
    super.connectedCallback();
    engineService.addEventListener("change", this.onEngine);
    this.onEngine();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    engineService.removeEventListener("change", this.onEngine);
  }

  async loadInfos() {
    try {
      this.infos = await engineService.games();
    } catch {
      // Whoever begins a game asks again and is told what is wrong.
    }
  }

  /** The games that computers play, as far as is known. */
  get games() {
    const isPlayed = (/** @type {string} */ game) =>
      levelsFor(this.infos.find(({ id }) => id === game)).length > 0;
    return gameIds().filter(isPlayed);
  }

  /** The game that will begin: the one chosen, if computers play it. */
  get chosen() {
    const { games } = this;
    return games.find((id) => id === this.game) ?? games[0] ?? "";
  }

  /** @param {LevelId} level */
  async begin(level) {
    if (this.starting) return;
    this.starting = level;
    this.problem = "";
    try {
      this.infos = await engineService.games();
      const { chosen: game } = this;
      const id = await startSolo(game, level, this.opponents);
      keep({ game, opponents: this.opponents });
      if (this.isConnected) this.dispatchEvent(new CustomEvent("st-started", { detail: { id } }));
    } catch (error) {
      this.problem = problemText(error);
    } finally {
      this.starting = null;
    }
  }

  render() {
    return html`<st-dialog
      .heading=${t("solo-title")}
      open
      @st-close=${() => this.dispatchEvent(new CustomEvent("st-close"))}
    >
      <div class="ask" data-part="solo-dialog">
        <p class="soft">${t("solo-help")}</p>
        <div class="levels">${LEVELS.map((level) => this.renderLevel(level))}</div>
        ${this.starting ? html`<p role="status">${t("solo-waits")}</p><st-start></st-start>` : nothing}
        ${this.problem ? html`<p class="wrong" role="alert">${this.problem}</p>` : nothing}
        ${this.games.length > 1 ? this.renderGames() : nothing}
        <fieldset>
          <legend>${t("solo-opponents")}</legend>
          <div class="picks">
            ${[1, 2, 3].map((count) =>
              this.pick("opponents", `${count}`, this.opponents === count, `${count}`, () => {
                this.opponents = count;
              }),
            )}
          </div>
        </fieldset>
      </div>
    </st-dialog>`;
  }

  /** @param {LevelId} level */
  renderLevel(level) {
    return html`<button
      class="button level ${level}"
      data-part="solo-${level}"
      ?disabled=${this.starting !== null}
      @click=${() => this.begin(level)}
    >
      <i aria-hidden="true"></i>
      <strong>${t(`level-${level}-name`)}</strong>
      <span>${t(`level-${level}-character`)}</span>
    </button>`;
  }

  renderGames() {
    return html`<fieldset>
      <legend>${t("solo-game")}</legend>
      <div class="picks">
        ${this.games.map((id) =>
          this.pick("game", id, this.chosen === id, t(`game-${id}`), () => {
            this.game = id;
          }),
        )}
      </div>
    </fieldset>`;
  }

  /**
   * @param {string} name
   * @param {string} value
   * @param {boolean} checked
   * @param {string} words
   * @param {() => void} choose
   */
  pick(name, value, checked, words, choose) {
    return html`<label class="button pick"
      >${words}<input
        type="radio"
        name=${name}
        data-part="solo-${name}-${value}"
        .checked=${checked}
        @change=${choose}
    /></label>`;
  }
}

/** @returns {{game: string, opponents: number}} what was chosen last on this device */
function read() {
  try {
    const { game, opponents } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { game: String(game), opponents: [1, 2, 3].includes(opponents) ? opponents : 1 };
  } catch {
    return { game: "", opponents: 1 };
  }
}

/** @param {{game: string, opponents: number}} choice */
function keep(choice) {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Only a convenience.
  }
}

customElements.define("st-solo", StSolo);
