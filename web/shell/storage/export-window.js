import { ownThings } from "../../core/results/own-things.js";
import { copyName, drafts } from "../../core/settings/own-copy.js";
import { answered } from "../../core/storage/device.js";
import { exportAll, giveAll } from "../../core/storage/files/all-games.js";
import {
  download,
  exportText,
  fileName,
  linkOf,
  sharing,
  sharingFile,
} from "../../core/storage/files/import-export.js";
import { results } from "../../core/storage/results/results.js";
import { store } from "../../core/storage/store.js";
import { listed, t } from "../../i18n/index.js";
import { ask } from "../../ui/dialogs.js";
import { showToast } from "../../ui/toasts.js";
import { named } from "./removal.js";

/** @typedef {import("../../core/storage/types.js").SavedGame} SavedGame */

/** So many games are named with what is here of them. */
const NAMED = 4;

/**
 * @param {readonly SavedGame[]} games
 * @returns {string} which of them may be older here than in the database, how much of each is here, and what can be done
 */
function doubtOf(games) {
  const doubtful = games.filter(({ id }) => store.mayBeOlder(id));
  const copies = doubtful.slice(0, NAMED).map((game) => {
    const { length } = /** @type {unknown[]} */ (game.record.actions ?? []);
    return t("export-copy-here", { title: named([game]), count: length });
  });
  const titles = listed(copies) + (doubtful.length > NAMED ? " …" : "");
  return doubtful.length > 0 ? t("export-doubt", { count: doubtful.length, titles }) : "";
}

/** @returns {string} which games an export of all leaves out, or why there is nothing to export */
export function leftOut() {
  const { games, deleted } = store.list();
  if (deleted.length > 0) return t("export-aside", { count: deleted.length });
  return games.length + results.everything().length + Object.keys(drafts()).length > 0
    ? ""
    : t("export-nothing");
}

/** Gives all games away in one file; asks before, where some of them may be older than what the database has. */
export async function exportAllWindow() {
  await answered();
  const text = doubtOf(store.list().games);
  const answers = [
    { id: "cancel", label: t("cancel") },
    { id: "save", label: t("export-all-here"), kind: /** @type {const} */ ("primary") },
  ];
  const question = { title: t("device-export"), text, answers };
  if (text !== "" && (await ask(question)).answer !== "save") return;
  await giveAll(saveFile, ownThings());
  const [games, tournaments] = [store.list().games.length, results.tournaments().length];
  const all = { games, results: results.list().length, tournaments };
  showToast({ text: leftOut() || t("export-all-given", all) });
}

/**
 * Gives a tournament away with its results, for other tablets to bring in.
 *
 * @param {import("../../core/storage/types.js").Tournament} tournament
 */
export async function giveTournament(tournament) {
  const own = results.list().filter(({ bout }) => bout?.id === tournament.id);
  const text = await exportAll([], [tournament, ...own]);
  const name = `spieltisch-${t("tournament")}-${new Date(tournament.when).toISOString().slice(0, 10)}`;
  if (!(await sharing(name, text)?.share())) saveFile(name, text);
}

/** The games whose window is open: a double press opens one. @type {Set<string>} */
const shown = new Set();

/**
 * Gives a game away: to another app, as a file, or as text to paste elsewhere; says what can be read in it.
 *
 * @param {SavedGame} asked
 */
export async function exportWindow(asked) {
  if (shown.has(asked.id)) return;
  shown.add(asked.id);
  await offer(asked).finally(() => shown.delete(asked.id));
}

/** @param {SavedGame} asked */
async function offer(asked) {
  await answered();
  const game = store.load(asked.id) ?? asked;
  const sealed = !game.status.over;
  const name = fileName(game);
  const copy = copyName(game.record.options) === "" ? "no" : "yes";
  // Made before anything is pressed: a device shares only what is there at the press.
  const text = await exportText(game);
  const shared = sharing(name, text);
  const link = await linkOf(text, location.href);
  const { answer } = await ask({
    title: t("export-title"),
    text: [doubtOf([game]), t(sealed ? "export-sealed" : "export-plain", { copy })]
      .join(" ")
      .trim(),
    answers: [
      { id: "cancel", label: t("cancel") },
      { id: "copy", label: t("export-copy") },
      ...(link ? [{ id: "link", label: t("export-link") }] : []),
      ...(shared ? [{ id: "share", label: t("export-share") }] : []),
      { id: "save", label: t("export-save"), kind: "primary" },
    ],
  });
  const isShared = answer === "share" && (await shared?.share());
  if (answer === "save" || (answer === "share" && !isShared)) saveFile(name, text);
  if (answer === "copy") await copyText(text);
  if (answer === "link" && link) await copyText(link);
}

/** Saves what the page can read again. @param {string} name @param {string} text */
export function saveFile(name, text) {
  save(`${name}.json`, text);
}

/** Saves a text as it is kept, which the page itself cannot use. @param {string} text */
export function saveBackup(text) {
  save("spieltisch-backup.txt", text);
}

/** Not every browser shows that a file has come. @param {string} name @param {string} text */
function save(name, text) {
  saveContent(name, new Blob([text], { type: "application/json" }));
}

/** @param {string} name @param {Blob} content */
function saveContent(name, content) {
  download(name, content);
  showToast({ text: t("export-saved", { name }) });
}

/**
 * Gives a picture to another app, else saves it.
 *
 * @param {string} name of the file, without its ending
 * @param {HTMLCanvasElement} canvas
 */
export async function sharePicture(name, canvas) {
  const content = await new Promise((/** @type {(made: Blob | null) => void} */ made) =>
    canvas.toBlob(made, "image/png"),
  );
  // A browser that is short of memory makes none.
  if (!content) {
    showToast({ text: t("picture-failed") });
    return;
  }
  const file = new File([content], `${name}.png`, { type: content.type });
  if (!(await sharingFile(file)?.share())) saveContent(file.name, file);
}

/** Gives a short text to another app, to the clipboard where there is none, else shows it. @param {string} text */
export async function shareText(text) {
  const isSeenTo = await navigator.share?.({ text }).then(
    () => true,
    (error) => error instanceof DOMException && error.name === "AbortError",
  );
  if (!isSeenTo) await copyText(text, text);
}

/** @param {string} text @param {string} [otherwise] is told where that is not possible */
export async function copyText(text, otherwise = t("export-copy-failed")) {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: t("export-copied") });
  } catch {
    // A page without a safe address, or a browser that asks and was refused.
    showToast({ text: otherwise });
  }
}
