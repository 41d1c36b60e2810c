import { html, nothing } from "lit";
import { icon } from "../../panels/icons.js";
import { officialPortrait } from "../../panels/pictures.js";
import { drafts } from "../draft.js";

/** @typedef {import("../../table.js").TutTable} TutTable */
/** @typedef {import("../../types.js").OfficialId} OfficialId */

/** Officials whose tiles are about to be given back. @type {(table: TutTable) => Set<string>} */
const chosenOf = drafts(() => new Set());

/**
 * The legal return with exactly these officials.
 *
 * @param {TutTable} table
 * @param {ReadonlySet<string>} chosen
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
  const { t, board, own, busy, seen } = table;
  const chosen = chosenOf(table);
  const action = chosen.size > 0 ? returning(table, chosen) : undefined;
  const none = returning(table, new Set());
  const last = seen.phase === "final-return";
  return html`<section class="sheet returning" role="dialog" aria-labelledby="return-title" data-testid="return">
    <header class="sheet-head">
      <h2 id="return-title" tabindex="-1">${t(last ? "tut-aw-final-title" : "tut-aw-return-title")}</h2>
    </header>
    <div class="sheet-body">
      <div class="return-tiles" data-group data-key="return-tiles">
        ${board.officials.map(({ id }) => tile(table, id, own?.offices?.[id] ?? 0, chosen))}
      </div>
      <ol class="rewards">
        ${seen.offices?.rewards?.map((one) => reward(table, one, chosen.size))}
      </ol>
    </div>
    <footer class="gains">
      <p class="gain-list" role="status">${t("tut-aw-return-count", { count: chosen.size })}</p>
      ${
        none
          ? html`<button class="tool" data-testid="return-nothing" @click=${() => table.act(none)}>
            ${t("tut-aw-return-nothing")}
          </button>`
          : nothing
      }
      <button
        class="primary ${action ? "glow" : ""}"
        data-testid="return-confirm"
        aria-disabled=${!action || busy}
        @click=${() => (action ? table.act(action) : explain(table, chosen))}
      >
        ${icon("check")}<span>${t("tut-aw-return-confirm")}</span>
      </button>
    </footer>
  </section>`;
}

/**
 * @param {TutTable} table
 * @param {ReadonlySet<string>} chosen
 */
function explain(table, chosen) {
  table.answers.explain(
    chosen.size > 0 ? notation(table, chosen) : "return nothing",
    "return-tiles",
  );
}

/**
 * How the engine writes giving back these tiles: in the order of the board's officials.
 *
 * @param {TutTable} table
 * @param {ReadonlySet<string>} chosen
 */
function notation({ board }, chosen) {
  const names = board.officials.flatMap(({ id }) =>
    chosen.has(id) ? [id.charAt(0).toUpperCase() + id.slice(1)] : [],
  );
  return `return ${names.join(" ")}`;
}

/**
 * @param {TutTable} table
 * @param {OfficialId} id
 * @param {number} count how many the player owns
 * @param {Set<string>} chosen
 */
function tile(table, id, count, chosen) {
  const { t, moves } = table;
  const on = chosen.has(id);
  const possible = moves.all.some(
    ({ type, officials = [] }) =>
      type === "return" &&
      officials.includes(id) &&
      [...chosen].every((one) => officials.some((other) => other === one)),
  );
  const name = t(`tut-official-${id}`);
  const toggle = () => {
    table.bubble = null;
    if (on) chosen.delete(id);
    else if (possible) chosen.add(id);
    else table.answers.explain(notation(table, new Set([...chosen, id])), `return-${id}`);
    table.requestUpdate();
  };
  return html`<button
    class="return-tile ${on ? "chosen" : ""} ${possible ? "" : "shut"}"
    aria-pressed=${on}
    aria-label=${t("tut-aw-owned", { official: name, count })}
    data-testid="return-${id}"
    data-key="return-${id}"
    @click=${toggle}
  >
    <span class="return-art" aria-hidden="true">${officialPortrait(id)}</span>
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
  const decline = moves.all.find(({ reward }) => reward === "nothing");
  if (!decline) return nothing;
  return html`<button class="tool" data-testid="reward-decline" @click=${() => table.act(decline)}>
    ${icon("close")}<span>${t("tut-aw-decline")}</span>
  </button>`;
}
