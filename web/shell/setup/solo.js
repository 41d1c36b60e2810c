import { html, nothing } from "lit";
import { engineService } from "../../core/engine/service.js";
import { isDailyOffered } from "../../core/results/daily.js";
import { countsText, whoAsks } from "../../core/results/noting.js";
import { personOfLevel } from "../../core/seats/opponents.js";
import { LEVELS, levelsFor, soloSeats } from "../../core/seats/seats.js";
import { handOver, preferSolo, soloChoice, takeHanded } from "../../core/seats/solo-choice.js";
import { startGame } from "../../core/session/start-game.js";
import { isHidden } from "../../core/settings/house.js";
import { switchesOf } from "../../core/settings/kept-prefs.js";
import { onPrefs } from "../../core/settings/prefs.js";
import { t } from "../../i18n/index.js";
import { levelFace } from "../../table/panels/level-pictures.js";
import { windowOf } from "../../ui/dialogs.js";
import { button } from "../../ui/icons.js";
import picks from "../../ui/picks.css";
import { starting } from "../../ui/problem-text.js";
import { elementWith, formed, inSight } from "../../ui/reactive.js";
import { selectField, switchField } from "../settings/settings.js";
import { hearGames } from "./new-game.js";
import {
  changed,
  chosenLine,
  chosenNames,
  chosenWords,
  defaultOptions,
  expansionsOf,
  reasons,
  ruleOption,
  rulesAbout,
  rulesAgainst,
  shownGames,
  showReasons,
} from "./rule-options.js";
import styles from "./solo.css";

/** @typedef {import("../../core/engine/types.js").GameInfo} GameInfo */
/** @typedef {import("../../core/engine/types.js").LevelId} LevelId */

/**
 * A game of one person against computers: which one, how strong they are, how many, with which expansions and variants; all of it is seen
 * before anything begins. Fires "st-started" {id} and "st-close".
 */
class StSolo extends elementWith({
  /** What the engine has told of the games. @type {readonly GameInfo[]} */
  infos: [],
  /** What was chosen besides the usual rules. @type {import("../../core/engine/types.js").OptionValues} */
  options: {},
  starting: false,
  problem: "",
  game: "",
  /** @type {LevelId} */
  level: "messenger",
  opponents: 1,
}) {
  static styles = [formed, picks, styles];
  /** What was chosen for a game before another one was looked at. @type {Map<string, typeof this.options>} */
  kept = new Map();

  constructor() {
    super();
    Object.assign(this, soloChoice());
    this.level = whoAsks(this.game) ?? this.level;
    this.options = takeHanded(this.game).options ?? {};
    this.hear(onPrefs);
    hearGames(this);
  }

  get games() {
    return gamesAlone(this.infos);
  }

  /** The game that will begin: the one chosen, if computers play it. */
  get chosen() {
    const { games } = this;
    return games.find((id) => id === this.game) ?? games[0] ?? "";
  }

  /** @param {string} game */
  choose(game) {
    this.kept.set(this.chosen, this.options);
    this.game = game;
    this.level = whoAsks(game) ?? this.level;
    this.options = this.kept.get(game) ?? {};
  }

  begin() {
    return starting(this, async () => {
      this.infos = await engineService.games();
      const { chosen: game, level, opponents, options } = this;
      const id = await startSolo(game, level, opponents, { options });
      preferSolo({ game, level, opponents });
      if (this.isConnected) this.fire("st-started", { id });
    });
  }

  /** The page with all rules begins with what is chosen here. */
  toRules() {
    const { chosen, level, opponents, options } = this;
    handOver(chosen, { options, seats: soloSeats(chosen, level, opponents) });
  }

  render() {
    const { opponents } = this;
    const names = chosenNames(this.chosen, this.info, this.options);
    return windowOf(
      this,
      t("solo-title"),
      html`<div class="ask" data-part="solo-dialog">
        <fieldset>
          <legend>${t("solo-game")}</legend>
          <div class="picks">
            ${this.games.map((id) => this.pick("game", id, this.chosen === id, () => this.choose(id), t(`game-${id}`)))}
          </div>
        </fieldset>
        <fieldset>
          <legend>${t("solo-opponents")}</legend>
          <div class="picks">
            ${[1, 2, 3].map((count) => this.pick("opponents", `${count}`, opponents === count, this.sets("opponents", count)))}
          </div>
        </fieldset>
        <fieldset>
          <legend>${t("solo-level")}</legend>
          <div class="levels">${LEVELS.map((level) => this.renderLevel(level))}</div>
        </fieldset>
        ${this.renderExpansions()} ${switchesOf("alone").map(switchField)} ${this.renderVariants()}
        ${selectField("computerPace")}
        <nav class="further">
          <a href="#/new/${this.chosen}" data-part="solo-rules" @click=${this.toRules}>${t("solo-rules")}</a>
          ${furtherLinks("solo", ["daily", "puzzles"])}
        </nav>
        <div class="go">
          <div role="status" data-part="solo-summary">
            ${chosenLine(names, this.summary(names))}
            <small class="soft" data-part="solo-counts">${countsText([{ kind: "computer", level: this.level }], "before")}</small>
          </div>
          ${button(t("solo-begin"), this.begin, { part: "solo-begin", look: "primary large", busy: this.starting })}
        </div>
        ${this.starting ? html`<p role="status">${t("solo-waits")}</p><st-start></st-start>` : nothing}
        ${this.problem ? html`<p class="wrong" role="alert">${this.problem}</p>` : nothing}
      </div>`,
      { wide: true },
    );
  }

  /** What will begin, in one line. @param {readonly string[]} names */
  summary(names) {
    const { level, opponents } = this;
    return t("solo-summary", {
      game: chosenWords(names),
      level: t(`level-${level}-name`),
      count: opponents,
    });
  }

  /** @param {LevelId} level */
  renderLevel(level) {
    return html`<label class="button level ${level}">
      <i aria-hidden="true"></i>
      <strong>${this.opponents === 1 ? html`${levelFace(level)} ${personOfLevel(level)}, ` : nothing}${t(`level-${level}-name`)}</strong>
      <span>${t(`level-${level}-character`)}</span>
      <input type="radio" name="level" data-part="solo-${level}" .checked=${this.level === level} @change=${this.sets("level", level)}/>
    </label>`;
  }

  get info() {
    return this.infos.find(({ id }) => id === this.chosen);
  }

  /** The options of the game and of its chosen expansions besides these; who begins is drawn by lot. */
  get variants() {
    const all = expansionsOf(this.chosen);
    const out = all.filter(({ option, on }) => this.options[option] !== on);
    const without = out.map(({ id }) => id);
    const hidden = new Set(["start", ...all.map(({ option }) => option)]);
    const options = this.info?.options ?? [];
    return options.filter(({ id, module }) => !hidden.has(id) && !without.includes(module));
  }

  renderVariants() {
    const { info, options, variants } = this;
    if (!info || variants.length === 0) return nothing;
    const chosen = { ...defaultOptions(info), ...options };
    const render = (/** @type {import("../../core/engine/types.js").RuleOption} */ option) => {
      const change = (/** @type {import("../../core/engine/types.js").OptionValue} */ value) => {
        this.options = { ...options, [option.id]: value };
      };
      return ruleOption({ option, info, chosen, seats: [], change });
    };
    return html`<details class="variants" data-part="solo-variants" @toggle=${inSight}>
      <summary>${t("solo-variants")}</summary>
      ${variants.map(render)}
    </details>`;
  }

  renderExpansions() {
    const { info, options } = this;
    const expansions = expansionsOf(this.chosen);
    if (expansions.length === 0) return nothing;
    const usual = info ? { ...defaultOptions(info), ...options } : options;
    /** The expansions that a rule forbids now, of all rules that may forbid one. @type {Map<string, string[]>} */
    const rules = new Map();
    const picks = expansions.map(({ id, option, on, off }) => {
      const isOn = options[option] === on;
      const against = info && !isOn ? rulesAgainst(info, usual, option, on) : [];
      for (const rule of info ? rulesAbout(info, option) : [])
        rules.set(rule, against.includes(rule) ? [t(`expansion-${id}`)] : (rules.get(rule) ?? []));
      const choose = this.sets("options", changed(info, options, option, isOn ? off : on));
      const shut = against.length > 0;
      return html`<label class="button level ${shut ? "shut" : ""}" @click=${showReasons}>
        <strong>${t(`expansion-${id}`)}</strong><span>${t(`expansion-${id}-about`)}</span>
        <input type="checkbox" data-part="solo-expansion-${id}"
          aria-describedby=${shut ? "solo-why" : nothing} .checked=${isOn} ?disabled=${shut} @change=${choose} />
      </label>`;
    });
    const first = [...rules.keys()].find((rule) => rules.get(rule)?.length) ?? "";
    return html`<fieldset data-part="solo-expansions">
      <legend>${t("new-expansions")}</legend>
      <div class="levels">${picks}</div>
      <div class="about">
        <span class="hint">${t("new-expansions-help")}</span>
        ${reasons([...rules.keys()], "solo-why", first, rules)}
      </div>
    </fieldset>`;
  }

  /**
   * @param {string} name
   * @param {string} value
   * @param {boolean} checked
   * @param {() => void} choose
   * @param {string} [words]
   */
  pick(name, value, checked, choose, words = value) {
    return html`<label class="button pick">${words}<input type="radio" name=${name} data-part="solo-${name}-${value}" .checked=${checked} @change=${choose} /></label>`;
  }
}

customElements.define("st-solo", StSolo);

/** The games that computers play, all of them as long as nothing is known. @param {readonly GameInfo[]} infos */
export function gamesAlone(infos) {
  return shownGames().filter((game) => levelsFor(infos.find(({ id }) => id === game)).length > 0);
}

/**
 * What there is between games, each a quiet link.
 *
 * @param {string} part how the names of the links begin
 * @param {readonly ("puzzles" | "daily" | "series" | "tournament" | "results")[]} names
 * @param {Record<string, string>} [now] how it stands, where there is something to say
 */
export function furtherLinks(part, names, now = {}) {
  const isOffered = (/** @type {string} */ name) =>
    name === "daily"
      ? isDailyOffered()
      : !["tournament", "results"].includes(name) || !isHidden("results");
  return names
    .filter(isOffered)
    .map(
      (name) =>
        html`<a href="#/${name}" data-part="${part}-${name}">${t(name)}${now[name] ? ` (${now[name]})` : ""}</a>`,
    );
}

/**
 * Begins a game of one person against computers, by the usual rules.
 *
 * @param {string} game
 * @param {import("../../core/engine/types.js").LevelId} level
 * @param {number} opponents  as many of them as the game has room for
 * @param {object} [more]
 * @param {boolean} [more.begins]  whether the person begins, rather than whom the lot chooses
 * @param {import("../../core/engine/types.js").OptionValues} [more.options]  choices besides the usual rules
 * @returns {Promise<string>} the id under which it is kept
 */
export async function startSolo(game, level, opponents, { begins = false, options = {} } = {}) {
  const info = (await engineService.games()).find(({ id }) => id === game);
  if (!info) throw new Error(`no game ${game}`);
  const seats = soloSeats(game, level, Math.min(opponents, Math.max(...info.players) - 1));
  const chosen = { ...defaultOptions(info), ...options };
  const start = info.options.find(({ id, values }) => id === "start" && values.includes("seat-1"));
  return startGame(game, seats, begins && start ? { ...chosen, start: "seat-1" } : chosen);
}
