import { store } from "../../core/storage/store.js";
import { titleOf } from "../../core/storage/title.js";
import { t } from "../../i18n/index.js";
import { listed } from "../../i18n/lists.js";
import { isMeant } from "../../ui/dialogs.js";
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
