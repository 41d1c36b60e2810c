import { html, nothing } from "lit";
import { download } from "../../core/storage/files/import-export.js";
import { titleOf } from "../../core/storage/saved-game.js";
import { store } from "../../core/storage/store.js";
import { t } from "../../i18n/index.js";
import { icon } from "../../ui/icons.js";

/** @typedef {import("../../core/storage/types.js").BrokenSave} BrokenSave */

/** Keys of damaged entries: the place, the game, and when a copy was put aside. */
const KEY = /^(?:spieltisch:(?:game|deleted)|journal):(?<id>[^#]*)/u;
const NAME = /"name":("(?:[^"\\]|\\.)*")/gu;

/**
 * A damaged entry, told by the game that it belongs to.
 *
 * @param {BrokenSave} save
 * @param {(save: BrokenSave) => void} discard
 */
export function brokenSave(save, discard) {
  const { title, help } = describeBroken(save);
  return html`<div class="broken panel" role="group" data-part="broken-save">
    <p>
      <strong>${title}</strong><br /><span class="small soft">${help}</span>
    </p>
    <div class="row">
      <button
        class="button"
        data-part="broken-export"
        @click=${() => download("spieltisch-backup.txt", save.text)}
      >
        ${icon("save")} ${t("broken-export")}
      </button>
      ${
        save.reason === "newer"
          ? nothing
          : html`<button class="button quiet danger" @click=${() => discard(save)}>
            ${t("broken-discard")}
          </button>`
      }
    </div>
  </div>`;
}

/**
 * @param {BrokenSave} save
 * @returns {{title: string, help: string}} which game it is of, and what is there of that game
 */
export function describeBroken({ key, text, reason }) {
  const id = KEY.exec(key)?.groups?.id ?? "";
  const good = store.load(id);
  const left = key.startsWith("journal:") ? leftOf(text) : null;
  const names = good ? good.seats.map(({ name }) => name) : namesIn(left?.base ?? text);
  const of = names.length > 0 ? t("broken-of", { names: names.join(", ") }) : "";
  if (reason === "newer" || !good)
    return { title: `${t(`broken-${reason}`)} ${of}`.trim(), help: t("broken-help") };
  const game = { title: `${titleOf(good)}`, names: names.join(", ") };
  if (left?.count)
    return { title: t("broken-gap", { ...game, count: left.count }), help: t("broken-gap-help") };
  return { title: t("broken-copy", game), help: t("broken-copy-help") };
}

/** @param {string} text of what the journal could not use @returns {{base: string | null, count: number}} */
function leftOf(text) {
  try {
    const { base, entries } = JSON.parse(text);
    return { base: typeof base === "string" ? base : null, count: entries?.length ?? 0 };
  } catch {
    return { base: null, count: 0 };
  }
}

/** @param {string} text of a damaged save @returns {string[]} the names of its players, as far as they can be read */
function namesIn(text) {
  try {
    const found = [...text.matchAll(NAME)].slice(0, 4);
    return found.map(([, name]) => String(JSON.parse(name ?? '""'))).filter(Boolean);
  } catch {
    return [];
  }
}
