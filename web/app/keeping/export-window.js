import { ask } from "../../ground/dialogs.js";
import { showToast } from "../../ground/toasts.js";
import { t } from "../../i18n/index.js";
import { exportFile, exportText } from "./import-export.js";

/**
 * Gives a game away as a file or as text to paste elsewhere, and says what can be read in it.
 *
 * @param {import("./types.js").SavedGame} game
 */
export async function exportWindow(game) {
  const sealed = !game.status.over;
  const { answer } = await ask({
    title: t("export-title"),
    text: t(sealed ? "export-sealed" : "export-plain"),
    answers: [
      { id: "cancel", label: t("cancel") },
      { id: "copy", label: t("export-copy") },
      { id: "save", label: t("export-save"), kind: "primary" },
    ],
  });
  if (answer === "save") await exportFile(game);
  if (answer === "copy") await copy(game);
}

/** @param {import("./types.js").SavedGame} game */
async function copy(game) {
  try {
    await navigator.clipboard.writeText(await exportText(game));
    showToast({ text: t("export-copied") });
  } catch {
    // A page without a safe address, or a browser that asks and was refused.
    showToast({ text: t("export-copy-failed") });
  }
}
