import { html, LitElement, nothing } from "lit";
import { gamePicture } from "../art/index.js";
import { hasText, t } from "../i18n/index.js";
import { engineService } from "./engine-service.js";
import { expansionsOf } from "./expansions.js";
import { gameIds } from "./games.js";
import { icon } from "./icons.js";
import { levelsFor, peopleAt, seated } from "./levels.js";
import { cleanName, hasDuplicates } from "./names.js";
import { newGameStyles } from "./new-game-styles.js";
import { changed, defaultOptions, rulesAgainst } from "./option-choice.js";
import { switchField } from "./pref-fields.js";
import { tablePrefs } from "./prefs.js";
import { PrefsController } from "./prefs-controller.js";
import { problemText } from "./problem-text.js";
import { go } from "./router.js";
import { ruleOption, seatOf } from "./rule-options.js";
import { givenName, isGiven } from "./seat-names.js";
import { exchange, freshSeat, lastSeats, recolored, rememberSeats } from "./seats.js";
import { startGame } from "./start-game.js";
import { TextController } from "./text-controller.js";

/** @typedef {import("./types.js").SeatInfo} SeatInfo */
/** @typedef {import("./types.js").GameInfo} GameInfo */

/** Sets up a new game: who plays, with which rules, and how the table asks. */
class StNewGame extends LitElement {
  static properties = {
    gameId: {},
    seats: { state: true },
    info: { state: true },
    options: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  static styles = newGameStyles;

  constructor() {
    super();
    /** @type {SeatInfo[]} */
    this.seats = [];
    /** @type {GameInfo | null} */
    this.info = null;
    /** @type {import("./types.js").OptionValues} */
    this.options = {};
    this.problem = "";
    this.busy = false;
    this.gameId = "";
    /** @type {GameInfo[]} */
    this.infos = [];
    new TextController(this);
    new PrefsController(this);
    this.onEngine = () => {
      if (engineService.state.phase === "ready" && !this.info) void this.loadInfo();
    };
  }

  connectedCallback() {
    super.connectedCallback();
    if (!gameIds().includes(this.gameId)) this.gameId = gameIds()[0] ?? "";
    this.seats = lastSeats(this.gameId);
    while (this.seats.length < 2) this.addSeat();
    engineService.addEventListener("change", this.onEngine);
    this.onEngine();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    engineService.removeEventListener("change", this.onEngine);
  }

  async loadInfo() {
    try {
      this.infos = await engineService.games();
      this.takeInfo();
    } catch {
      // The start panel on this page says what is wrong and tries again.
    }
  }

  /** The options of the chosen game, as the engine announces them. */
  takeInfo() {
    const info = this.infos.find((item) => item.id === this.gameId);
    if (!info) return;
    this.info = info;
    this.options = defaultOptions(info);
    if (levelsFor(info).length > 0) return;
    this.seats = this.seats.map((seat, index) =>
      seat.kind === "person" ? seat : this.withPlayer(seat, index, { kind: "person" }),
    );
  }

  /** @param {string} game */
  chooseGame(game) {
    if (game === this.gameId) return;
    this.gameId = game;
    this.seats = recolored(this.seats, game);
    this.takeInfo();
    go(`/new/${game}`, { replace: true });
  }

  get mostPlayers() {
    return Math.max(...(this.info?.players ?? [4]));
  }

  get fewestPlayers() {
    return Math.min(...(this.info?.players ?? [2]));
  }

  addSeat() {
    const names = this.seats.map(({ name }) => name);
    const name = givenName({ kind: "person" }, this.seats.length + 1, names);
    this.seats = [...this.seats, freshSeat(this.seats, name, this.gameId)];
    this.problem = "";
  }

  /** @param {CustomEvent<import("./seat-row.js").SeatChange>} event */
  seatChanged(event) {
    const { index, change } = event.detail;
    this.problem = "";
    if (change.kind === "name") {
      this.seats = this.seats.map((seat, i) =>
        i === index ? { ...seat, name: change.value } : seat,
      );
    } else if (change.kind === "color") {
      this.seats = exchange(this.seats, index, "color", change.value);
    } else if (change.kind === "symbol") {
      this.seats = exchange(this.seats, index, "symbol", change.value);
    } else if (change.kind === "player") {
      this.seats = this.seats.map((seat, i) =>
        i === index ? this.withPlayer(seat, index, change.value) : seat,
      );
    } else if (change.kind === "remove") {
      this.rearrange(this.seats.filter((_, i) => i !== index));
    } else {
      const seats = [...this.seats];
      const [moved] = seats.splice(index, 1);
      if (moved) seats.splice(index + change.by, 0, moved);
      this.rearrange(seats);
    }
  }

  /**
   * Somebody else at a seat; a name that nobody chose goes with whoever had it.
   *
   * @param {SeatInfo} seat
   * @param {number} index
   * @param {import("./types.js").Player} player
   * @returns {SeatInfo}
   */
  withPlayer(seat, index, player) {
    const others = this.seats.filter((_, i) => i !== index).map(({ name }) => name);
    const isFree = seat.name.trim() === "" || isGiven(seat.name);
    const name = isFree ? givenName(player, index + 1, others) : seat.name;
    return seated({ ...seat, name }, player);
  }

  /**
   * Seats people anew. A chosen start player stays the same person; one who has left the table
   * becomes "by lot" again.
   *
   * @param {SeatInfo[]} seats
   */
  rearrange(seats) {
    const start = this.info?.options.find((option) => option.id === "start");
    const chosen = start ? seatOf(start, this.options.start ?? start.default) : null;
    if (start && chosen !== null) {
      const place = seats.indexOf(/** @type {SeatInfo} */ (this.seats[chosen]));
      const value = place < 0 ? start.default : `seat-${place + 1}`;
      this.options = { ...this.options, start: value };
    }
    this.seats = seats;
  }

  /** @returns {SeatInfo[] | null} seats with clean names, or null after saying what is wrong */
  cleanSeats() {
    const seats = this.seats.map((seat) => ({ ...seat, name: cleanName(seat.name) }));
    const names = seats.map((seat) => seat.name);
    if (names.includes("")) this.problem = t("new-name-missing");
    else if (hasDuplicates(names)) this.problem = t("new-name-twice");
    else return seats;
    const wrong = names.includes("")
      ? names.indexOf("")
      : names.findIndex((_name, i) => hasDuplicates(names.slice(0, i + 1)));
    const rows = this.renderRoot.querySelectorAll("st-seat-row");
    /** @type {import("./seat-row.js").StSeatRow | undefined} */ (rows[wrong])?.focusName();
    return null;
  }

  /** @param {Event} event */
  async submitted(event) {
    event.preventDefault();
    if (this.busy || !this.info) return;
    const seats = this.cleanSeats();
    if (!seats) return;
    this.busy = true;
    try {
      rememberSeats(seats);
      const id = await startGame(this.info.id, seats, this.options);
      go(`/game/${id}`);
    } catch (error) {
      this.problem = problemText(error);
    } finally {
      this.busy = false;
    }
  }

  render() {
    const { seats, info } = this;
    return html`<h1 class="title">${t("new-game")}</h1>
      <form @submit=${this.submitted} novalidate data-testid="new-game-form">
        ${this.renderGames()}
        <section class="panel" aria-labelledby="who">
          <h2 id="who">${t("new-who")}</h2>
          <div class="seats">
            ${seats.map(
              (seat, index) =>
                html`<st-seat-row
                  .seat=${seat}
                  .index=${index}
                  .game=${this.gameId}
                  .levels=${levelsFor(this.info)}
                  .count=${seats.length}
                  ?removable=${seats.length > this.fewestPlayers}
                  @st-seat=${this.seatChanged}
                ></st-seat-row>`,
            )}
          </div>
          ${
            peopleAt(seats).length === 0
              ? html`<p class="hint" role="status" data-testid="no-person">${t("new-no-person")}</p>`
              : nothing
          }
          ${
            seats.length < this.mostPlayers
              ? html`<button type="button" class="button add" data-testid="add-seat" @click=${this.addSeat}>
                  ${icon("plus")} ${t("seat-add")}
                </button>`
              : nothing
          }
        </section>
        ${
          info
            ? html`${this.renderExpansions(info)}
                <section class="panel" aria-labelledby="rules">
                  ${this.renderRulesHead()}
                  <div class="options">${this.renderRuleOptions(info, "base")}</div>
                </section>`
            : html`<section class="panel" aria-labelledby="rules">
                ${this.renderRulesHead()}
                <p class="soft">${t("new-rules-later")}</p>
              </section>`
        }
        <section class="panel" aria-labelledby="asks">
          <h2 id="asks">${t("new-asks")}</h2>
          <p class="hint">${t("new-asks-help")}</p>
          <div class="switches">${tablePrefs(this.gameId).map(switchField)}</div>
        </section>
        <div class="go">
          ${
            this.problem
              ? html`<p class="wrong" role="alert" data-testid="new-problem">${this.problem}</p>`
              : nothing
          }
          <button class="button primary large" data-testid="start-game" ?disabled=${!info || this.busy}>
            ${t("new-start")}
          </button>
          <st-start></st-start>
        </div>
      </form>`;
  }

  renderGames() {
    return html`<fieldset class="games panel">
      <legend>${t("new-which")}</legend>
      ${gameIds().map(
        (game) => html`<label class="game">
          <input
            type="radio"
            name="game"
            data-testid="game-${game}"
            .checked=${game === this.gameId}
            @change=${() => this.chooseGame(game)}
          />
          <span class="game-picture" aria-hidden="true">${gamePicture(game)}</span>
          <span class="game-name">${t(`game-${game}`)}</span>
          <span class="hint">${t(`game-${game}-about`)}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  renderRulesHead() {
    const own = `new-rules-${this.gameId}`;
    return html`<h2 id="rules">${t(hasText(own) ? own : "new-rules")}</h2>`;
  }

  /** @param {GameInfo} info */
  renderExpansions(info) {
    const expansions = expansionsOf(info.id);
    if (expansions.length === 0) return nothing;
    return html`<section class="panel" aria-labelledby="expansions">
      <h2 id="expansions">${t("new-expansions")}</h2>
      <p class="hint">${t("new-expansions-help")}</p>
      <div class="shelf">
        ${expansions.map(({ id, option, on, off }) => {
          const chosen = this.options[option] === on;
          const own = chosen ? this.renderRuleOptions(info, id, option) : [];
          return html`<st-expansion-card
            class=${own.length > 0 ? "opened" : ""}
            .expansion=${id}
            ?on=${chosen}
            .against=${rulesAgainst(info, this.options, option, chosen ? off : on)}
            @st-choose=${(/** @type {CustomEvent<{on: boolean}>} */ event) =>
              this.choose(info, option, event.detail.on ? on : off)}
            >${own.length > 0 ? html`<div class="own">${own}</div>` : nothing}</st-expansion-card
          >`;
        })}
      </div>
    </section>`;
  }

  /**
   * @param {GameInfo} info
   * @param {string} module
   * @param {string} [without] an option that is shown in another way
   */
  renderRuleOptions(info, module, without) {
    return info.options
      .filter((option) => option.module === module && option.id !== without)
      .map((option) =>
        ruleOption({
          option,
          value: this.options[option.id] ?? option.default,
          seats: this.seats,
          against: (value) => rulesAgainst(info, this.options, option.id, value),
          change: (value) => this.choose(info, option.id, value),
        }),
      );
  }

  /**
   * @param {GameInfo} info
   * @param {string} option
   * @param {import("./types.js").OptionValue} value
   */
  choose(info, option, value) {
    this.options = changed(info, this.options, option, value);
  }
}

customElements.define("st-new-game", StNewGame);
