import { html, nothing } from "lit";
import { engineService, errorParts, isFatal } from "../../core/engine/service.js";
import { noteFinished } from "../../core/results/noting.js";
import { takeOwnThings } from "../../core/results/own-things.js";
import { EngineTable } from "../../core/session/engine-table.js";
import { positionOf } from "../../core/session/record-keeper.js";
import { keepsResults } from "../../core/settings/prefs.js";
import { kinOf } from "../../core/storage/courses.js";
import { bringIn, LONGEST_FILE, parseAll } from "../../core/storage/files/all-games.js";
import { ImportError, parseImport } from "../../core/storage/files/import-export.js";
import { isObject, parsed } from "../../core/storage/loose.js";
import { results } from "../../core/storage/results/results.js";
import { titleOf } from "../../core/storage/saved-game.js";
import { store } from "../../core/storage/store.js";
import { isLocked } from "../../core/storage/tabs/lock.js";
import { gameIds } from "../../games/index.js";
import { hasText, listed, t } from "../../i18n/index.js";
import { ask, windowOf } from "../../ui/dialogs.js";
import { problemText } from "../../ui/problem-text.js";
import { elementWith, eventsOf, formed } from "../../ui/reactive.js";
import { go, parseRoute } from "../../ui/router.js";
import { showToast } from "../../ui/toasts.js";
import { takeKept } from "../offline/brought.js";
import { bringBack, named } from "../storage/removal.js";
import styles from "./import-dialog.css";

/**
 * Brings a game in from a file or from pasted text, or what the app was opened with, when that is agreed to. The engine replays it before it is kept.
 * Fires "st-imported" {id} and "st-close".
 */
class StImport extends elementWith({
  /** A file shared with the app, or opened with it. @type {File | null} */
  brought: null,
  /** @type {string | null} */
  problem: null,
  /** Whether it was no game, but corrections of a printed one. */
  isCopy: false,
  detail: "",
  busy: false,
  over: false,
  /** How far the import of many games is. */
  progress: "",
}) {
  static styles = [formed, styles];

  /** @param {File | undefined | null} file */
  async readFile(file) {
    if (!file) return;
    if (file.size > LONGEST_FILE) {
      this.problem = t("import-too-long");
      return;
    }
    const text = await file.text();
    if (text.trim() === "") this.problem = t("import-empty-file");
    else await this.take(text);
  }

  /** @param {string} text */
  async take(text) {
    const { busy } = this;
    if (busy) return;
    this.busy = true;
    this.problem = null;
    this.detail = "";
    this.isCopy = false;
    try {
      const all = await parseAll(text, gameIds(), (done, count) => {
        this.progress = t("import-all-read", { done, count });
      });
      if (all) return await this.takeAll(all);
      const game = await parseImport(text, gameIds());
      // The window was closed: the import is no longer wanted, and another table may be open.
      if (!this.isConnected) return;
      const open = await new EngineTable(engineService).load(game.record);
      if (!this.isConnected) return;
      const id = await this.keep({ ...game, ...positionOf(open) });
      if (id) this.fire("st-imported", { id });
    } catch (error) {
      if (error instanceof ImportError) {
        this.isCopy =
          error.id === "not-a-game" && isObject(/** @type {any} */ (parsed(text))?.changes);
        this.problem = t(this.isCopy ? "import-corrections" : `import-${error.id}`);
      } else {
        // The game may be good where no engine was there to check it.
        const isUnchecked = isFatal(error);
        this.problem = t(isUnchecked ? "import-unchecked" : "import-bad-record");
        const isKnown = isUnchecked || hasText(`error-${errorParts(error).id}`);
        if (isKnown) this.detail = problemText(error);
      }
    } finally {
      this.busy = false;
      this.progress = "";
    }
  }

  /**
   * Keeps a game. Where one state of it is here already, whoever brings it in chooses.
   *
   * @param {SavedGame} game
   * @returns {Promise<string | null>} the id of the game that is to be opened
   */
  async keep(game) {
    const kin = kinOf(game, store.all);
    const answer = kin ? await askWhich(game, kin) : "both";
    if (kin && answer === "here") return goOnHere(game, kin);
    if (answer !== "both") return null;
    // One that is over was won by whoever played it.
    const own = game.status.over ? { ...game, study: /** @type {const} */ (true) } : game;
    await store.save(kin?.is === "before" ? branchOf(own, kin.game) : own);
    return game.id;
  }

  /** @param {NonNullable<Awaited<ReturnType<typeof parseAll>>>} file */
  async takeAll({ games, results: told, unread, own }) {
    const copies = takeOwnThings(own);
    const notes = keepsResults() ? told : [];
    const { games: came, positions, solved, tournaments } = await results.bring(notes);
    const {
      added,
      known,
      unkept,
      bad: broken,
      left,
    } = await importAll(games, (done) => {
      this.progress = t("import-all-progress", { done, count: games.length });
      return this.isConnected;
    });
    await noteFinished(store.all);
    const bad = broken + unread;
    const isNews = came + positions + tournaments + copies > 0 && added + unkept === 0;
    const text = t(isNews ? "import-all-known" : "import-all-done", { added, known, unkept });
    const more = [
      bad > 0 ? t("import-all-bad", { count: bad }) : "",
      left > 0 ? t("import-all-left", { count: left }) : "",
      came > 0 ? t("import-all-results", { count: came }) : "",
      positions > 0 ? t("import-all-positions", { count: positions, solved }) : "",
      tournaments > 0 ? t("import-all-tournaments", { count: tournaments }) : "",
      copies > 0 ? t("import-all-copies", { count: copies }) : "",
    ];
    showToast({ text: [text, ...more].filter(Boolean).join(" "), seconds: 12 });
    if (this.isConnected) this.fire("st-close");
  }

  /** @param {DragEvent} event */
  dropped(event) {
    event.preventDefault();
    this.over = false;
    const file = event.dataTransfer?.files[0];
    if (file) void this.readFile(file);
    else void this.take(event.dataTransfer?.getData("text/plain") ?? "");
  }

  /** @param {Event} event */
  submitted(event) {
    event.preventDefault();
    if (this.brought) return void this.readFile(this.brought);
    const area = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("textarea"));
    void this.take(area.value);
  }

  /** Where a game may come from. */
  renderSources() {
    return html`<div
        class="drop ${this.over ? "over" : ""}"
        @dragover=${(/** @type {DragEvent} */ event) => {
          event.preventDefault();
          this.over = true;
        }}
        @dragleave=${this.sets("over", false)}
        @drop=${this.dropped}
      >
        <p>${t("import-drop")}</p>
        <label class="button"
          >${t("import-choose")}
          <input
            class="visually-hidden"
            type="file"
            accept=".json,application/json,text/plain"
            data-part="import-file"
            @change=${(/** @type {Event} */ event) => {
              const input = /** @type {HTMLInputElement} */ (event.target);
              void this.readFile(input.files?.[0]).finally(() => {
                input.value = "";
              });
            }}
        /></label>
      </div>
      <label class="paste"
        >${t("import-paste")}<textarea
          rows="5"
          spellcheck="false"
          autocomplete="off"
          data-part="import-text"
          @input=${this.sets("problem", null)}
        ></textarea>
      </label>`;
  }

  render() {
    return windowOf(
      this,
      t("import-title"),
      html`<form @submit=${this.submitted} data-part="import-dialog">
        ${
          this.brought
            ? html`<p data-part="import-brought">${t("import-brought", { name: this.brought.name || t("import-brought-text") })}</p>`
            : this.renderSources()
        }
        ${
          this.problem
            ? html`<div class="wrong" role="alert" data-part="import-problem">
                <p>${this.problem} ${this.isCopy ? html`<a href="#/copy" data-part="import-copy">${t("copy")}</a>` : nothing}</p>
                ${this.detail ? html`<p class="small">${this.detail}</p>` : nothing}
                <p class="small">${t("import-nothing-lost")}</p>
              </div>`
            : nothing
        }
        ${this.progress ? html`<p role="status" data-part="import-progress">${this.progress}</p>` : nothing}
        <div class="row end">
          <button class="button primary" data-part="import-go" ?disabled=${this.busy}>
            ${this.busy ? t("import-checking") : t("import")}
          </button>
        </div>
      </form>`,
    );
  }
}

customElements.define("st-import", StImport);

/** @typedef {import("../../core/storage/types.js").SavedGame} SavedGame */

/** @typedef {NonNullable<ReturnType<typeof kinOf>>} Kin */

/** An older state beside the game that it belongs to: it names that, and counts nowhere. @param {SavedGame} older @param {SavedGame} game @returns {SavedGame} */
function branchOf(older, { id }) {
  const { actions } = older.record;
  const step = Array.isArray(actions) ? actions.length : 0;
  return { ...older, second: "older", study: true, origin: { id, step } };
}

/** @param {SavedGame} game @param {Kin} kin @returns {Promise<string | null>} which of both copies is played on */
async function askWhich({ status: { round } }, { game, is }) {
  const { answer } = await ask({
    title: t(`kin-${is}`),
    text: t(`kin-${is}-text`, {
      title: named([game]),
      round,
      here: game.status.round,
      rounds: round === game.status.round ? "same" : "other",
    }),
    answers: [
      { id: "cancel", label: t("cancel") },
      ...(is === "same" ? [] : [{ id: "both", label: t(`kin-${is}-both`) }]),
      { id: "here", label: t(is === "same" ? "kin-open" : "kin-newer"), kind: "primary" },
    ],
  });
  return answer;
}

/** @param {SavedGame} game @param {Kin} kin @returns {Promise<string | null>} the game that is here, in the later of both states */
async function goOnHere(game, { game: { id }, is }) {
  const isPlayed = is === "after" && (await isLocked(id));
  if (isPlayed) showToast({ text: t("kin-played") });
  else if (is !== "after") await bringBack(id);
  else await bringIn({ ...game, id }, { store, isLocked, replay: async () => ({}) });
  return isPlayed ? null : id;
}

/** How many games were taken over, were there already, could not be kept, could not be used, and were not looked at. */
/** @typedef {{added: number, known: number, unkept: number, bad: number, left: number}} Imported */

/**
 * Takes over games of another device. The engine judges them: while it does, no table may be open, so closing the window stops it.
 *
 * @param {readonly (SavedGame | null)[]} games null for each that could not be read
 * @param {(done: number) => boolean} progress told after each game; answers whether to go on
 * @returns {Promise<Imported>}
 * @throws when the engine does not start: nothing can be judged then
 * @internal
 */
export async function importAll(games, progress) {
  const result = { added: 0, known: 0, unkept: 0, bad: 0, left: games.length };
  for (const game of games) {
    result[game ? await importOne(game) : "bad"] += 1;
    result.left -= 1;
    if (!progress(games.length - result.left)) break;
  }
  return result;
}

/** @param {SavedGame} game */
function importOne(game) {
  return bringIn(game, { store, isLocked, replay }).catch((error) => {
    if (isFatal(error)) throw error;
    return /** @type {const} */ ("bad");
  });
}

/** @param {SavedGame} game */
async function replay({ record, updated }) {
  return { ...positionOf(await new EngineTable(engineService).load(record)), updated };
}

/** @typedef {{files?: readonly {getFile(): Promise<File>}[], targetURL?: string}} Launch */

/** The record with which the app was opened, until the home page takes it. @type {File | null} */
let opened = null;
const launches = new EventTarget();

/** Hears how the installed app is opened: with a record, or by a shortcut while it is on the screen already. */
export function watchLaunches() {
  const { launchQueue } =
    /** @type {{launchQueue?: {setConsumer(take: (launch: Launch) => void): void}}} */ (globalThis);
  launchQueue?.setConsumer((launch) => void launched(launch));
}

/** @param {Launch} launch */
async function launched({ files, targetURL }) {
  const [file] = files ?? [];
  if (file) {
    opened = await file.getFile();
    go("/import");
    launches.dispatchEvent(new Event("launch"));
    return;
  }
  const { hash } = new URL(targetURL ?? location.href);
  if (parseRoute(hash).screen === "home" && hash.length > 2) go(hash.slice(1));
}

/** @param {File | null} linked @returns {Promise<File | null>} that, or the record that was shared into the page; only once */
export async function takeBrought(linked) {
  const file = linked ?? opened ?? (await takeKept().catch(() => null));
  opened = null;
  if (!file || file.name) return file;
  // A text has no name, but its game has.
  const game = await parseImport(await file.text(), gameIds()).catch(() => null);
  const names = listed(game?.seats.map(({ name }) => name) ?? []);
  return new File([file], game ? t("import-brought-game", { title: titleOf(game), names }) : "");
}

/** Calls back when the app was opened with a record. */
export const onLaunch = eventsOf(launches, "launch");
