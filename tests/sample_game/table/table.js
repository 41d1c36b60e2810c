import { css, html, nothing } from "lit";
import { drawersOf, side, stylesOf, tableFrame } from "../../../web/table/frame/table-frame.js";
import { help, windowOver } from "../../../web/table/frame/window.js";
import { GameTable } from "../../../web/table/game-table.js";
import { actionsList, grouped } from "../../../web/table/panels/actions-list.js";
import { logPanel } from "../../../web/table/panels/log.js";
import { players, stat } from "../../../web/table/panels/players.js";
import { endButton } from "../../../web/table/panels/prompt.js";
import { promptWords, refusalWords, tell, textFor } from "./words.js";

/** @typedef {{text: string, type: "take" | "end", count?: number}} Action */
/** @typedef {{taken: number, secret: number | null}} Seat */
/** @typedef {{players: string[], options: {beads: string}, phase: string, beads: number, seats: Seat[]}} Seen */

/**
 * @typedef {object} DredgingTypes
 * @property {import("../../../web/core/engine/types.js").View<Seen, Action>} view
 * @property {import("./words.js").GameEvent} event
 * @property {import("../../../web/table/types.js").SeatLook} seat
 * @property {null} board
 * @property {ReturnType<typeof movesOf>} moves
 * @property {import("../../../web/table/types.js").Selection} selection
 * @property {{kind: "help"}} dialog
 * @property {"actions" | "log"} drawer
 */

/** @param {readonly Action[]} all */
function movesOf(all) {
  return {
    all,
    takes: all.filter(({ type }) => type === "take"),
    end: all.find(({ type }) => type === "end") ?? null,
  };
}

/** @type {import("../../../web/table/types.js").TableGame<DredgingTypes>} */
const DREDGING = {
  words: "dre",
  board: () => null,
  moves: movesOf,
  prompt: promptWords,
  refusal: refusalWords,
  key: pressed,
};

/**
 * The table of the sample game.
 *
 * @extends {GameTable<DredgingTypes>}
 */
export class DredgingTable extends GameTable {
  constructor() {
    super(DREDGING);
  }

  /** @override */
  arrange() {
    const boxes = players(this, ({ taken }) => ({
      stats: stat("●", taken, this.t("dre-taken", { count: taken })),
    }));
    const wide = this.arrangement.shape === "wide";
    const drawers = drawersOf(
      () => logPanel(this, tell),
      () =>
        actionsList(
          this,
          grouped(this.moves.all, ({ type }) => type),
          (action) => textFor(action, this),
        ),
    );
    const regions = html`${wide ? nothing : boxes} ${canal(this)} ${hand(this)}`;
    const beside = side(this, drawers, { players: wide ? boxes : nothing });
    const keys = /** @type {const} */ ([
      ["1–3", "take"],
      ["E", "end"],
      ["U", "undo"],
      ["A", "actions"],
    ]);
    const windows = windowOver(this, () =>
      help(this, { steps: ["take", "end"], rules: ["last"], keys }),
    );
    return tableFrame(this, { end: endButton(this), regions, beside, drawers, windows });
  }

  /** @override @param {Action} action */
  placesOf({ type, count }) {
    return [type === "end" ? "btn-end-turn" : `bead-${count}`];
  }

  /** Takes so many beads, or says why not. @param {number} count */
  take(count) {
    const action = this.moves.takes.find((one) => one.count === count);
    if (action) this.act(action);
    else this.feedback.explain({ type: "take", count }, `bead-${count}`);
  }

  static styles = stylesOf(
    [
      css`
        .canal {
          display: flex;
          flex-wrap: wrap;
          grid-area: map;
          gap: var(--gap);
          align-content: center;
          justify-content: center;
          margin: 0;
          padding: var(--space-3);
          list-style: none;
        }
        .own {
          grid-area: tray;
          font-size: var(--t3);
        }
      `,
    ],
    [],
  );
}

/** The public board, a list: each bead takes all up to it. @param {DredgingTable} table */
function canal(table) {
  const { seen, moves, t } = table;
  const beads = Array.from({ length: seen.beads }, (_, index) => index + 1);
  return html`<ul class="canal panel" data-group aria-label=${t("dre-region-canal")}>
    ${beads.map((count) => {
      const open = moves.takes.some((one) => one.count === count);
      return html`<li>
        <button
          class="tool ${open ? "armed" : ""}"
          data-part="bead-${count}"
          aria-label=${t("dre-do-take", { count })}
          @click=${() => table.take(count)}
        >
          ●
        </button>
      </li>`;
    })}
  </ul>`;
}

/** What only oneself may see. @param {DredgingTable} table */
function hand({ own, t }) {
  return html`<p class="own panel" data-part="own">${t("dre-secret", { secret: own?.secret ?? 0 })}</p>`;
}

/** @param {DredgingTable} table @param {string} key */
function pressed(table, key) {
  if (!/^[1-9]$/.test(key)) return false;
  table.take(Number(key));
  return true;
}
