import { css, html, nothing } from "lit";
import { firstOf, firstShown } from "./expansions/index.js";
import { icon } from "./icons.js";
import { markPicture } from "./pictures.js";

/** @typedef {import("./table.js").TutTable} TutTable */

/**
 * What is being asked, read off the list of legal actions: a headline and, where there is more to
 * choose, a second line.
 *
 * @param {TutTable} table
 * @returns {{head: string, more: string}}
 */
export function promptWords(table) {
  const { view, moves, t } = table;
  if (!view) return { head: "", more: "" };
  const seen = view.observation;
  const name = table.nameOf(view.current);
  if (view.over) return { head: t("tut-prompt-over"), more: winnersLine(table) };
  const asked = firstOf(table, (part) => part.prompt?.(table));
  if (asked) return asked;
  if (moves.all.length === 0) {
    const key = table.readOnly ? "tut-prompt-watching" : "tut-prompt-waiting";
    return { head: t(key, { name }), more: "" };
  }
  if (table.closing) return { head: t("tut-prompt-closing"), more: t("tut-prompt-closing-more") };
  if (moves.discards.length > 0) {
    return { head: t("tut-prompt-discard"), more: t("tut-prompt-discard-more") };
  }
  if (moves.lays.some((action) => !action.official)) return layWords(table);
  if (moves.takes.length > 0 && !moves.end) {
    const second = seen.taken > 0;
    const head = second
      ? "tut-prompt-second"
      : seen.forced
        ? "tut-prompt-forced"
        : "tut-prompt-take";
    return { head: t(head), more: moves.exchange ? t("tut-prompt-or-exchange") : "" };
  }
  return afterLaying(table);
}

/** @param {TutTable} table */
function layWords({ moves, own, t }) {
  const more = moves.takes.length > 0 ? t("tut-prompt-or-second") : "";
  if (!own?.route.length) return { head: t("tut-prompt-begin"), more };
  if (!moves.canFit) return { head: t("tut-prompt-no-fit"), more };
  return { head: t("tut-prompt-extend"), more };
}

/** @param {TutTable} table */
function afterLaying({ moves, own, t }) {
  const cards = own?.route.length ?? 0;
  const second = moves.lays.length > 0 ? t("tut-prompt-or-postillion") : "";
  if (moves.closes.length > 0) {
    return {
      head: t(moves.end ? "tut-prompt-close-or-end" : "tut-prompt-close", { cards }),
      more: second,
    };
  }
  return { head: t("tut-prompt-end"), more: second };
}

/** @param {TutTable} table */
function winnersLine(table) {
  const names = (table.view?.winners ?? []).map((seat) => table.nameOf(seat));
  return names.length > 0
    ? table.t("tut-prompt-winners", { names: names.join(", "), count: names.length })
    : "";
}

/** The line that says whose turn it is and what to do. @param {TutTable} table */
export function prompt(table) {
  const { view, t } = table;
  if (!view) return nothing;
  const { head, more } = promptWords(table);
  const seat = view.current === null ? undefined : table.seats[view.current];
  return html`<section class="prompt" data-testid="prompt" aria-label=${t("table-region-prompt")}>
    ${seat ? html`<span class="mark seat-${seat.color}">${markPicture(seat)}</span>` : nothing}
    <div class="prompt-words">
      <p class="prompt-head">
        ${seat ? html`<span class="prompt-name">${seat.name}</span> ` : nothing}<span>${head}</span>
      </p>
      ${more ? html`<p class="prompt-more">${more}</p>` : nothing}
    </div>
  </section>`;
}

/** Undo, restart, end of turn. @param {TutTable} table */
export function turnButtons(table) {
  const { view, t } = table;
  if (!view) return nothing;
  const steps = table.readOnly ? 0 : view.undo.steps;
  return html`<div class="turn" role="group" aria-label=${t("table-region-turn")}>
    <button
      class="tool"
      data-testid="btn-undo"
      aria-disabled=${steps < 1}
      aria-label=${t("table-undo")}
      title=${t("table-undo")}
      aria-keyshortcuts="U"
      @click=${() => table.undo(1)}
    >
      ${icon("undo")}
    </button>
    <button
      class="tool"
      data-testid="btn-restart"
      aria-disabled=${steps < 1}
      aria-label=${t("table-restart")}
      title=${t("table-restart")}
      @click=${() => table.undo("turn")}
    >
      ${icon("restart")}
    </button>
    ${firstShown(table, (part) => part.turn?.(table)) ?? endButton(table)}
  </div>`;
}

/** @param {TutTable} table */
function endButton(table) {
  const { moves, t, busy } = table;
  const onlyEnd = moves.end !== null && moves.all.length === 1;
  return html`<button
    class=${onlyEnd ? "primary glow" : "tool end-turn"}
    data-testid="btn-end-turn"
    aria-disabled=${!moves.end || busy}
    aria-keyshortcuts="E"
    @click=${() => table.endTurn()}
  >
    ${icon("check")}<span>${t("tut-end-turn")}</span>
  </button>`;
}

export const promptCss = css`
  .prompt {
    grid-area: prompt;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-inline-size: 0;
    min-block-size: var(--touch);
  }
  .prompt .mark {
    --mark-size: 2.1rem;
  }
  .prompt-words {
    min-inline-size: 0;
    line-height: 1.2;
  }
  .prompt-head {
    font-family: var(--font-text);
    font-size: var(--t3);
    font-weight: 600;
    text-wrap: balance;
  }
  .prompt-name {
    color: var(--accent-ink);
  }
  .prompt-name::after {
    content: "·";
    margin-inline: 0.15em;
    color: var(--ink-faint);
  }
  .prompt-more {
    font-size: var(--t2);
    color: var(--ink-soft);
    text-wrap: balance;
  }
  .turn {
    grid-area: turn;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-2);
  }
  .turn > :last-child {
    white-space: nowrap;
  }
`;
