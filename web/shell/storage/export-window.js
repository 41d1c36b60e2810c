import { download, exportText, fileName } from "../../core/storage/files/import-export.js";
import { sharing } from "../../core/storage/files/sharing.js";
import { store } from "../../core/storage/store.js";
import { titleOf } from "../../core/storage/title.js";
import { t } from "../../i18n/index.js";
import { listed } from "../../i18n/lists.js";
import { ask, isMeant } from "../../ui/dialogs.js";
import { showToast } from "../../ui/toasts.js";

/** So many titles are read in the question. */
const NAMED = 4;

/** Asks whether what is put aside now is to be removed for good, and removes what was asked about. */
export async function removeForGood() {
  const { deleted } = store.list();
  const named = deleted.slice(0, NAMED).map((game) => t("deleted-named", { title: titleOf(game) }));
  const titles = listed(named);
  const text = t("deleted-purge-text", { count: deleted.length, titles });
  const more = deleted.length > NAMED ? " …" : "";
  const isSure = await isMeant(t("deleted-purge"), text + more, "purge");
  if (isSure) await store.purge(deleted.map(({ id }) => id));
}

/** @param {string} id of a game that is to come back; whoever is too late hears it */
export async function bringBack(id) {
  if (!(await store.restore(id)) && !store.load(id)) showToast({ text: t("deleted-gone") });
}

/**
 * Gives a game away: to another app, as a file, or as text to paste elsewhere; says what can be read in it.
 *
 * @param {import("../../core/storage/types.js").SavedGame} game
 */
export async function exportWindow(game) {
  const sealed = !game.status.over;
  const name = fileName(game);
  // Made before anything is pressed: a device shares only what is there when somebody presses.
  const text = await exportText(game);
  const shared = sharing(name, text);
  const { answer } = await ask({
    title: t("export-title"),
    text: t(sealed ? "export-sealed" : "export-plain"),
    answers: [
      { id: "cancel", label: t("cancel") },
      { id: "copy", label: t("export-copy") },
      ...(shared ? [{ id: "share", label: t("export-share") }] : []),
      { id: "save", label: t("export-save"), kind: "primary" },
    ],
  });
  const isShared = answer === "share" && (await shared?.share());
  if (answer === "save" || (answer === "share" && !isShared)) download(`${name}.json`, text);
  if (answer === "copy") await copy(text);
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: t("export-copied") });
  } catch {
    // A page without a safe address, or a browser that asks and was refused.
    showToast({ text: t("export-copy-failed") });
  }
}
