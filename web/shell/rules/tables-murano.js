import { html } from "lit";
import board from "../../../py/spieltisch/murano/boards/murano.json";
import { t } from "../../i18n/index.js";
import { legend, ring, table } from "./table.js";

/** The tables of Murano, drawn from its board file. */

/** @param {string} id @param {string | undefined} island */
function condition(id, island) {
  const card = board.characters.find((one) => one.id === id);
  const points = card?.rule.points ?? 0;
  if (!island) return t(`mur-character-${id}`, { points });
  const name = board.islands.find((one) => one.id === island)?.name ?? "";
  return t(`mur-character-${id.endsWith("-most") ? "most" : "mixed"}`, { points, island: name });
}

export function characters() {
  const rows = board.characters.map((card) => [
    html`${card.no}${ring(card.provenance)}`,
    condition(card.id, card.island),
  ]);
  return html`${table(["rules-table-no", "rules-table-condition"], rows)}${legend(true)}`;
}

export function specials() {
  const once = board.specials.filter(({ id }) => !id.endsWith("-2"));
  const rows = once.map(({ id, provenance }) => {
    const name = id.replace(/-\d$/u, "");
    return [html`${t(`mur-special-${name}`)}${ring(provenance)}`, t(`mur-special-${name}-does`)];
  });
  return html`${table(["rules-table-card", "rules-table-effect"], rows)}${legend(true)}`;
}

export function spaces() {
  const rows = board.ring.spaces.map(({ no, action, anchor, provenance }) => [
    html`${no}${ring(provenance)}`,
    t(`mur-action-${action}`),
    t(anchor ? "rules-table-yes" : "rules-table-no-anchor"),
  ]);
  return html`${table(["rules-table-space", "rules-table-action", "rules-table-anchor"], rows)}${legend(true)}`;
}
