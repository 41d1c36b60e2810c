import { engineService } from "../../core/engine/service.js";
import { cleanName, hasDuplicates } from "../../core/seats/names.js";
import {
  exchange,
  freshSeat,
  givenName,
  isGiven,
  lastSeats,
  levelsFor,
  namedAnew,
  recolored,
  rememberSeats,
  seated,
  withMe,
} from "../../core/seats/seats.js";
import { soloChoice, takeHanded } from "../../core/seats/solo-choice.js";
import { startGame } from "../../core/session/start-game.js";
import { draftOf, keepDraft } from "../../core/settings/own-copy.js";
import { onPrefs } from "../../core/settings/prefs.js";
import { lengthOf } from "../../core/storage/belonging.js";
import { newGameId } from "../../core/storage/saved-game.js";
import { language, t } from "../../i18n/index.js";
import { problemText } from "../../ui/problem-text.js";
import { elementWith, eventsOf, formed } from "../../ui/reactive.js";
import { go } from "../../ui/router.js";
import screen from "../../ui/screen.css";
import choices from "./choices.css";
import styles from "./new-game.css";
import { form, TOURNAMENT } from "./new-game-view.js";
import {
  changed,
  defaultOptions,
  lastOptions,
  rememberOptions,
  seatOf,
  shownGames,
} from "./rule-options.js";

/** @typedef {import("../../core/engine/types.js").GameInfo} GameInfo */

/**
 * Tells an element of the games once, as soon as the engine is there, and as long as the element is on the page.
 *
 * @param {import("../../ui/reactive.js").PageElement & {infos: readonly GameInfo[]}} element
 * @param {() => void} [taken] they are there
 */
export function hearGames(element, taken) {
  let isTold = false;
  const ask = async () => {
    if (isTold || engineService.state.phase !== "ready") return;
    try {
      element.infos = await engineService.games();
      isTold = true;
      taken?.();
    } catch {
      // The start panel says what is wrong and tries again; starting a game also asks again.
    }
  };
  element.hear((heard) => {
    heard();
    return eventsOf(engineService, "change")(heard);
  }, ask);
}

/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */

/** Sets up a new game: who plays, with which rules, and how the table asks. */
export class StNewGame extends elementWith({
  /** @type {SeatInfo[]} */
  seats: [],
  /** @type {GameInfo | null} */
  info: null,
  /** @type {import("../../core/engine/types.js").OptionValues} */
  options: {},
  problem: "",
  busy: false,
  gameId: "",
  /** Of how many games it is to be the best, 0 for one game alone. */
  of: 0,
  /** With what the address begins. */
  wanted: 0,
  /** Whether it begins with what the owner of a printed game corrected. */
  onCopy: false,
}) {
  static styles = [formed, screen, choices, styles];

  constructor() {
    super();
    /** @type {GameInfo[]} */
    this.infos = [];
    /** The language of the default names, and the seats that have one. */
    this.namedIn = language();
    /** @type {boolean[]} */
    this.given = [];
    this.hear(onPrefs);
    hearGames(this, () => this.takeInfo());
  }

  connectedCallback() {
    super.connectedCallback();
    const games = shownGames();
    const { gameId } = this;
    const known = [gameId, soloChoice().game].find((one) => games.includes(one));
    const game = known ?? games[0] ?? "";
    this.gameId = game;
    this.of = this.wanted;
    this.seats = lastSeats(game);
    while (this.seats.length < 2) this.addSeat();
    this.seats = withMe(this.seats);
  }

  willUpdate() {
    if (this.info && this.info.id !== this.gameId) this.takeInfo();
    if (language() !== this.namedIn) this.seats = namedAnew(this.seats, this.given);
    this.namedIn = language();
    this.given = this.seats.map((seat) => seat.kind === "person" && isGiven(seat));
  }

  /** The options of the chosen game, as the engine announces them. */
  takeInfo() {
    const info = this.infos.find((item) => item.id === this.gameId);
    if (!info) return;
    this.info = info;
    const { options = lastOptions(info), seats = this.seats } = takeHanded(info.id);
    this.options = { ...defaultOptions(info), ...options };
    this.seats = seats;
    const { used } = draftOf(this.gameId);
    if (this.onCopy || used) this.takeCopy(true);
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
    go(`/new/${game}`, { replace: true });
  }

  /** How many may play. @returns {readonly number[]} */
  get counts() {
    return this.info?.players ?? [2, 4];
  }

  /** @param {Event} [event] of the button, which stays under the finger: another tap adds one more */
  addSeat(event) {
    const button = event?.currentTarget;
    if (button instanceof Element) {
      const { top } = button.getBoundingClientRect();
      requestAnimationFrame(() => {
        if (button.isConnected) scrollBy(0, button.getBoundingClientRect().top - top);
      });
    }
    const names = this.seats.map(({ name }) => name);
    const name = givenName({ kind: "person" }, this.seats.length + 1, names);
    this.seats = [...this.seats, freshSeat(this.seats, name, this.gameId)];
    this.problem = "";
  }

  /** @param {CustomEvent<import("../seats/seats.js").SeatChange>} event */
  seatChanged(event) {
    const { index, change } = event.detail;
    const { kind } = change;
    const replace = (/** @type {(seat: SeatInfo) => SeatInfo} */ changed) => {
      this.seats = this.seats.map((seat, i) => (i === index ? changed(seat) : seat));
    };
    this.problem = "";
    if (kind === "name") replace((seat) => ({ ...seat, name: change.value }));
    else if (kind === "player") replace((seat) => this.withPlayer(seat, index, change.value));
    else if (kind === "color") this.seats = exchange(this.seats, index, kind, change.value);
    else if (kind === "symbol") this.seats = exchange(this.seats, index, kind, change.value);
    else if (kind === "remove") this.rearrange(this.seats.filter((_, i) => i !== index));
    else {
      const seats = [...this.seats];
      const [moved] = seats.splice(index, 1);
      if (moved) seats.splice(index + change.by, 0, moved);
      this.rearrange(seats);
    }
  }

  /**
   * Seats another player; a default name goes with the player who had it.
   *
   * @param {SeatInfo} seat
   * @param {number} index
   * @param {import("../../table/types.js").Player} player
   * @returns {SeatInfo}
   */
  withPlayer(seat, index, player) {
    const others = this.seats.filter((_, i) => i !== index).map(({ name }) => name);
    const isFree = seat.name.trim() === "" || (seat.kind !== player.kind && isGiven(seat));
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
    const missing = names.indexOf("");
    const wrong =
      missing < 0 ? names.findIndex((_, i) => hasDuplicates(names.slice(0, i + 1))) : missing;
    if (wrong < 0) return seats;
    this.problem = t(missing < 0 ? "new-name-twice" : "new-name-missing");
    const rows = this.renderRoot.querySelectorAll("st-seat-row");
    /** @type {import("../seats/seats.js").StSeatRow | undefined} */ (rows[wrong])?.focusName();
    return null;
  }

  /** @param {Event} event */
  async submitted(event) {
    event.preventDefault();
    const { busy, info } = this;
    if (this.of === TOURNAMENT) return go("/tournament");
    if (busy || !info) return;
    const seats = this.cleanSeats();
    if (!seats) return;
    this.busy = true;
    try {
      rememberSeats(seats);
      rememberOptions(info.id, this.options);
      const series = this.of ? { id: newGameId(), number: 1, ...lengthOf(this.of) } : undefined;
      if (this.isCopyIdle) this.takeCopy(false);
      const id = await startGame(info.id, seats, this.options, { ...(series && { series }) });
      // Back does not lead to the set-up of a game that has begun; a screen that was opened meanwhile stays.
      if (this.isConnected) go(`/game/${id}`, { replace: true });
    } catch (error) {
      this.problem = problemText(error);
    } finally {
      this.busy = false;
    }
  }

  render() {
    return form(this);
  }

  /**
   * @param {GameInfo} info
   * @param {string} option
   * @param {import("../../core/engine/types.js").OptionValue} value
   */
  choose(info, option, value) {
    this.options = changed(info, this.options, option, value);
  }

  /** Whether none of what its owner corrected counts by the rules that are chosen. */
  get isCopyIdle() {
    const { options, gameId } = this;
    const isMissed = (/** @type {object} */ need) =>
      Object.entries(need).some(([id, value]) => options[id] !== value);
    return !!options.patch && (draftOf(gameId).checked?.needs ?? []).every(isMissed);
  }

  /** @param {boolean} used whether it is played on what its owner corrected, with the options that this needs */
  takeCopy(used) {
    const { gameId, info } = this;
    const { patch: _, ...options } = this.options;
    const draft = draftOf(gameId);
    this.options = options;
    if (draft.used !== used) keepDraft(gameId, { ...draft, used });
    if (!used || !info || !draft.checked) return;
    for (const [option, value] of Object.entries(draft.checked.options))
      this.choose(info, option, value);
    this.options = { ...this.options, patch: draft.checked.patch };
  }
}

customElements.define("st-new-game", StNewGame);
