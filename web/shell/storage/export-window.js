import { download, exportText, fileName, sharing } from "../../core/storage/files/import-export.js";
import { t } from "../../i18n/index.js";
import { ask } from "../../ui/dialogs.js";
import { showToast } from "../../ui/toasts.js";

/**
 * Gives a game away: to another app, as a file, or as text to paste elsewhere; says what can be read in it.
 *
 * @param {import("../../core/storage/types.js").SavedGame} game
 */
export async function exportWindow(game) {
  const sealed = !game.status.over;
  const name = fileName(game);
  // Made before anything is pressed: a device shares only what is there at the press.
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
