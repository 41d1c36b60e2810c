import { html, nothing } from "lit";
import { icon } from "../../panels/icons.js";
import { drafts } from "../draft.js";

/** @typedef {import("../../table.js").TutTable} TutTable */
/** @typedef {import("../../types.js").OfficialId} OfficialId */

/** Officials whose tiles are about to be given back. @type {(table: TutTable) => Set<OfficialId>} */
const chosenOf = drafts(() => new Set());

/**
 * The legal return with exactly these officials.
 *
 * @param {TutTable} table
 * @param {ReadonlySet<OfficialId>} chosen
 */
function returning({ moves }, chosen) {
  return moves.all.find(
    ({ type, officials = [] }) =>
      type === "return" &&
      officials.length === chosen.size &&
      officials.every((id) => chosen.has(id)),
  );
}

/** Choosing the office tiles to give back. @param {TutTable} table */
export function returnSheet(table) {
  const { t, own, seen, shut } = table;
  const chosen = chosenOf(table);
  const action = chosen.size > 0 ? returning(table, chosen) : undefined;
  const none = table.moves.all.find(({ type, declined }) => type === "return" && declined);
  const last = seen.phase === "final-return";
  return html`<section class="sheet returning" role="dialog" aria-labelledby="return-title" data-part="return">
    <header class="sheet-head">
      <h2 id="return-title" tabindex="-1">${t(last ? "tut-aw-final-title" : "tut-aw-return-title")}</h2>
    </header>
    <div class="sheet-body">
      <div class="return-tiles" data-group data-part="return-tiles">
        ${seen.helpers.map((id) => tile(table, id, own?.offices?.[id], chosen))}
      </div>
      <ol class="rewards">
        ${seen.offices?.rewards?.map((one) => reward(table, one, chosen.size))}
      </ol>
    </div>
    <footer class="gains">
      <p class="gain-list" role="status">${t("tut-aw-return-count", { count: chosen.size })}</p>
      ${
        none
          ? html`<button class="tool" data-part="return-nothing" @click=${() => table.act(none)}>
            ${t("tut-aw-return-nothing")}
          </button>`
          : nothing
      }
      <button
        class="primary ${action ? "glow" : ""}"
        data-part="return-confirm"
        aria-disabled=${!action || shut}
        @click=${() => (action ? table.act(action) : explain(table, chosen))}
      >
        ${icon("check")}<span>${t("tut-aw-return-confirm")}</span>
      </button>
    </footer>
  </section>`;
}

/**
 * @param {TutTable} table
 * @param {ReadonlySet<OfficialId>} chosen
 */
function explain(table, chosen) {
  table.feedback.explain(giving(table, chosen), "return-tiles");
}

/**
 * Giving back these tiles, in the order of the officials.
 *
 * @param {TutTable} table
 * @param {ReadonlySet<OfficialId>} chosen
 */
function giving({ seen }, chosen) {
  return { type: "return", officials: seen.helpers.filter((id) => chosen.has(id)) };
}

/**
 * @param {TutTable} table
 * @param {OfficialId} id
 * @param {number | undefined} count how many the player owns; an official may have no tiles
 * @param {Set<OfficialId>} chosen
 */
function tile(table, id, count, chosen) {
  if (count === undefined) return nothing;
  const { t, moves } = table;
  const on = chosen.has(id);
  const possible = moves.all.some(
    ({ type, officials = [] }) =>
      type === "return" &&
      officials.includes(id) &&
      [...chosen].every((one) => officials.includes(one)),
  );
  const name = t(`tut-official-${id}`);
  const toggle = () => {
    table.bubble = null;
    if (on) chosen.delete(id);
    else if (possible) chosen.add(id);
    else table.feedback.explain(giving(table, new Set([...chosen, id])), `return-${id}`);
    table.requestUpdate();
  };
  return html`<button
    class="return-tile ${on ? "chosen" : ""} ${possible ? "" : "shut"}"
    aria-pressed=${on}
    aria-label=${t("tut-aw-owned", { official: name, count })}
    data-part="return-${id}"
    @click=${toggle}
  >
    <span class="return-art" aria-hidden="true">${table.portrait(id)}</span>
    <span class="return-name">${name}</span>
    <span class="return-count" aria-hidden="true" data-number=${`×${count}`}></span>
    ${on ? html`<span class="seal">${icon("check")}</span>` : nothing}
  </button>`;
}

/**
 * @param {TutTable} table
 * @param {{returned: number, reward: string}} one
 * @param {number} chosen
 */
function reward({ t }, one, chosen) {
  const brings = t(`tut-aw-reward-${one.reward}`);
  const now = one.returned === chosen;
  return html`<li class="reward ${now ? "now" : ""}" aria-current=${now ? "true" : nothing}>
    <b>${one.returned}</b><span>${brings}</span>
  </li>`;
}

/** Leaving a reward, where that is allowed. @param {TutTable} table */
export function declineButton(table) {
  const { moves, t } = table;
  const decline = moves.all.find(({ type, declined }) => type === "reward" && declined);
  if (!decline) return nothing;
  return html`<button class="tool" data-part="reward-decline" @click=${() => table.act(decline)}>
    ${icon("close")}<span>${t("tut-aw-decline")}</span>
  </button>`;
}
