import { css, html, nothing } from "lit";
import { icon } from "../../../table/frame/icons.js";
import { coinPicture, customerPicture } from "./pictures.js";

/** @typedef {import("../table.js").MurTable} MurTable */

/** While an island is shown large: its name, its customers, the way back to the whole lagoon. @param {MurTable} table */
export function islandCard(table) {
  const { enlarged, t, own } = table;
  if (!enlarged || !table.view) return nothing;
  const state = table.seen.islands.find((one) => one.id === enlarged);
  const name = table.board.islands.find((one) => one.id === enlarged)?.name ?? "";
  if (!state) return nothing;
  const income = own?.income[enlarged] ?? 0;
  const colours = /** @type {const} */ (["red", "blue", "grey"]);
  return html`<aside class="island-card ${table.stage.forSite ? "low" : ""}" data-part="island-card">
    <b>${state.no} · ${name}</b>
    ${colours.map(
      (
        colour,
      ) => html`<span class="stat" title=${t("mur-customers", { colour, count: state.customers[colour] })}>
        ${customerPicture(colour)}<b aria-hidden="true">${state.customers[colour]}</b>
        <span class="hidden-words">${t("mur-customers", { colour, count: state.customers[colour] })}</span>
      </span>`,
    )}
    <span class="stat" title=${t("mur-island-income", { gold: income })}>
      ${coinPicture()}<b aria-hidden="true">+${income}</b>
      <span class="hidden-words">${t("mur-island-income", { gold: income })}</span>
    </span>
    <button class="tool" data-part="ask-island" title=${t("mur-island-ask")} @click=${() => void table.openDialog({ kind: "island", island: enlarged })}>
      ${icon("list")}<span>${t("mur-island-ask")}</span>
    </button>
    <button class="tool" data-part="whole-lagoon" title=${t("mur-whole-lagoon")} @click=${() => table.stage.enlarge(null)}>
      ${icon("close")}<span>${t("mur-whole-lagoon")}</span>
    </button>
  </aside>`;
}

export const islandCardCss = css`
  .island-card {
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline: 0.5rem;
    z-index: 12;
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0.8rem;
    align-items: center;
    inline-size: fit-content;
    margin-inline: auto;
    padding: 0.2rem 0.3rem 0.2rem 0.8rem;
    border: 1px solid var(--accent);
    border-radius: var(--radius);
    background: color-mix(in srgb, var(--panel) 94%, transparent);
    box-shadow: var(--shadow);
  }
  /* Something is to be built on the island that has come nearer: it lies free. */
  .island-card.low {
    inset-block: auto 0.5rem;
  }
  /* On a phone one row has to do: its buttons say by their signs what they are. */
  .chips .island-card {
    flex-wrap: nowrap;
    max-inline-size: calc(100% - 1rem);
    column-gap: 0.4rem;
    padding-inline-start: 0.5rem;
  }
  .chips .island-card > .tool > span {
    position: absolute;
    clip-path: inset(50%);
  }
  .chips .island-card > b {
    flex: 0 1 auto;
    min-inline-size: 1.5rem;
    overflow: hidden;
    font-size: var(--t3);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .island-card > b {
    font-family: var(--font-display);
    font-size: var(--t4);
    font-weight: 400;
  }
`;
