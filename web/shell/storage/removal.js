import { html } from "lit";
import { noteFinished } from "../../core/results/noting.js";
import { titleOf } from "../../core/storage/saved-game.js";
import { onOtherTab } from "../../core/storage/shelf.js";
import { store } from "../../core/storage/store.js";
import { listed, t } from "../../i18n/index.js";
import { isMeant } from "../../ui/dialogs.js";
import { button } from "../../ui/icons.js";
import { showToast } from "../../ui/toasts.js";

/** @typedef {import("../../core/storage/types.js").SavedGame} SavedGame */

/** Where tables keep half-made choices. */
const DRAFT = "spieltisch:draft:";

/** Forgets half-made choices: the game to which they belong may be the one that goes. */
function forgetDrafts() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(DRAFT));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has none.
  }
}

/** So many games are named in a sentence. */
const NAMED = 4;

/**
 * @param {readonly SavedGame[]} games
 * @returns {string} what they are called and who plays them
 */
export function named(games) {
  const all = games.slice(0, NAMED).map((game) =>
    t("deleted-named", {
      title: titleOf(game),
      names: game.seats.map(({ name }) => name).join(", "),
    }),
  );
  return listed(all) + (games.length > NAMED ? " …" : "");
}

/**
 * @param {import("../../core/storage/damage.js").Damage} damage
 * @returns {string} what a damaged game is called and who plays it, as far as that is known; else the beginning of its id
 */
export function namedDamage({ id, title, game, names }) {
  const called = titleOf({ title, game });
  if (names.length > 0) return t("deleted-named", { title: called, names: names.join(", ") });
  return called || t("broken-id", { id: id.slice(0, 6) });
}

/**
 * Asks whether what is put aside now is to be removed for good, and removes what was asked about. What another tab has brought
 * back or played on meanwhile is something else: it stays, and that is told.
 */
export async function removeForGood() {
  const { deleted } = store.list();
  const text = t("deleted-purge-text", { count: deleted.length, titles: named(deleted) });
  if (!(await isMeant(t("deleted-purge"), text, "purge"))) return;
  forgetDrafts();
  void noteFinished(deleted);
  const left = await store.purge(deleted);
  const refused = left.filter((game) => deleted.some(({ revision }) => revision === game.revision));
  const goneOn = left.filter((game) => !refused.includes(game));
  for (const [id, games] of /** @type {const} */ ([
    ["deleted-stays", goneOn],
    ["deleted-refused", refused],
  ]))
    if (games.length > 0) showToast({ text: t(id, { count: games.length, titles: named(games) }) });
}

/** @param {string} id of a game that is to come back; a refusal is told */
export async function bringBack(id) {
  if (!(await store.restore(id)) && !store.load(id)) showToast({ text: t("deleted-gone") });
}

/** @param {SavedGame} game that was put aside; as long as it is, that can be undone */
export function tellPutAside(game) {
  forgetDrafts();
  const drop = showToast({
    text: t("deleted-toast", { title: titleOf(game) }),
    action: { label: t("undo"), run: () => void bringBack(game.id) },
  });
  const look = () => {
    if (store.isAside(game.id)) return;
    drop();
    store.removeEventListener("change", look);
    undo();
  };
  store.addEventListener("change", look);
  const undo = onOtherTab(look);
}

/** The games that were put aside, each to be brought back. @param {readonly SavedGame[]} deleted */
export function deletedGames(deleted) {
  return html`<section>
    <details data-part="deleted">
      <summary>${t("deleted-title", { count: deleted.length })}</summary>
      <ul class="deleted panel">
        ${deleted.map(
          (game) =>
            html`<li>
              <span
                >${titleOf(game)}:
                <bdi class="soft">${game.seats.map((seat) => seat.name).join(", ")}</bdi></span
              >
              ${button(t("deleted-restore"), () => bringBack(game.id), { part: "deleted-restore", picture: "undo" })}
            </li>`,
        )}
        <li>
          <span></span>
          ${button(t("deleted-purge"), removeForGood, { part: "deleted-purge", look: "quiet danger" })}
        </li>
      </ul>
    </details>
  </section>`;
}
