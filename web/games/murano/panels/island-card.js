import { html, nothing } from "lit";
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
    <button class="tool" data-part="ask-island" title=${t("mur-island-ask")} @click=${() => void table.windows.open({ kind: "island", island: enlarged })}>
      ${icon("list")}<span>${t("mur-island-ask")}</span>
    </button>
    <button class="tool" data-part="whole-lagoon" title=${t("mur-whole-lagoon")} @click=${() => table.stage.enlarge(null)}>
      ${icon("close")}<span>${t("mur-whole-lagoon")}</span>
    </button>
  </aside>`;
}
