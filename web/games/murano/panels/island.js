import { html, nothing } from "lit";
import {
  coinPicture,
  crestPicture,
  customerPicture,
  tilePicture,
} from "../../../art/murano/index.js";
import { icon } from "../../../table/frame/icons.js";
import { stat, toldLines } from "../../../table/panels/players.js";
import { windowHead } from "../../../table/windows.js";
import { islandNumbered, sortName, tileName } from "../board.js";
import { sign } from "./character-card.js";

/** @typedef {import("../table.js").MurTable} MurTable */

const COLOURS = /** @type {const} */ (["red", "blue", "grey"]);
const SORTS = /** @type {const} */ (["glass", "shop", "palace", "special"]);

/** The window with all that character cards count on an island. @param {MurTable} table @param {string} island */
export function openIsland(table, island) {
  const { own, seen, t } = table;
  const state = seen.islands.find(({ id }) => id === island);
  if (!state) return nothing;
  const { count, customers, open } = state;
  const owners = count.owned.flatMap((sorts, seat) => {
    const had = SORTS.filter((sort) => sorts[sort] > 0);
    const list = had.map((sort) =>
      t("mur-island-sort", { count: sorts[sort], sort: sortName(sort, t) }),
    );
    return had.length > 0
      ? [t("mur-island-owner", { name: table.nameOf(seat), list: list.join(", ") })]
      : [];
  });
  const there = seen.gondolas.flatMap((one) =>
    one.island === island && one.seat !== null
      ? [
          t("mur-island-gondola", {
            no: one.no,
            name: table.nameOf(one.seat),
            used: one.used ? "yes" : "no",
          }),
        ]
      : [],
  );
  return html`<div class="dialog-body" data-part="island-window">
    ${windowHead(table, islandNumbered(island))}
    <ul class="counts">
      ${COLOURS.map((colour) => row(customerPicture(colour), t("mur-island-customers", { colour, count: customers[colour] })))}
      ${SORTS.filter((sort) => sort !== "shop").map((sort) =>
        row(
          tilePicture(sort),
          t("mur-island-sort", { count: count.sorts[sort], sort: sortName(sort, t) }),
        ),
      )}
      ${row(crestPicture(), t("mur-island-crests", { count: count.crests }))}
      ${row(sign(table, { what: "shop" }), t("mur-island-sort", { count: count.sorts.shop, sort: sortName("shop", t) }))}
      ${COLOURS.map((colour) =>
        row(
          tilePicture(`shop-${colour}`),
          `${count.shops[colour]} × ${tileName(`shop-${colour}`, t)}`,
        ),
      )}
      ${row(nothing, t("mur-island-buildings", { count: count.buildings }))}
    </ul>
    ${toldLines(t("mur-island-owners"), owners)} ${toldLines(t("mur-player-gondolas"), there)}
    <p>${t("mur-island-open", { count: open.length })} ${t("mur-island-income", { gold: own?.income[island] ?? 0 })}</p>
  </div>`;
}

/** @param {unknown} picture @param {string} words */
function row(picture, words) {
  return html`<li>${picture}<span>${words}</span></li>`;
}

/** The bar over an enlarged island. @param {MurTable} table */
export function islandCard(table) {
  const { enlarged, t, own } = table;
  if (!enlarged || !table.view) return nothing;
  const state = table.seen.islands.find((one) => one.id === enlarged);
  if (!state) return nothing;
  const income = own?.income[enlarged] ?? 0;
  return html`<aside class="island-card ${table.bridge.forSite ? "low" : ""}" data-part="island-card">
    <b>${islandNumbered(enlarged)}</b>
    ${COLOURS.map((colour) => {
      const count = state.customers[colour];
      return stat(customerPicture(colour), count, t("mur-customers", { colour, count }));
    })}
    ${stat(coinPicture(), `+${income}`, t("mur-island-income", { gold: income }))}
    <button class="tool" data-part="ask-island" title=${t("mur-island-ask")} @click=${() => void table.windows.open({ kind: "island", island: enlarged })}>
      ${icon("list")}<span>${t("mur-island-ask")}</span>
    </button>
    <button class="tool" data-part="whole-lagoon" title=${t("mur-whole-lagoon")} @click=${() => table.bridge.enlarge(null)}>
      ${icon("close")}<span>${t("mur-whole-lagoon")}</span>
    </button>
  </aside>`;
}
