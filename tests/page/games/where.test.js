import { equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { game as murano } from "../../../web/games/murano/table.js";
import { game as thurnUndTaxis } from "../../../web/games/thurn-und-taxis/table.js";

const t = (/** @type {string} */ id) => id;

test("roughly, a card is in its country and what is done on an island there; other actions are nowhere", () => {
  const [south, lagoon] = [thurnUndTaxis.board({}), murano.board()];
  equal(thurnUndTaxis.where({ card: "ulm" }, { board: south, t }), "Württemberg");
  equal(thurnUndTaxis.where({ card: null }, { board: south, t }) ?? "none", "none");
  equal(murano.where({ island: "san-pietro-martire" }, { board: lagoon }), "San Pietro Martire");
  equal(murano.where({}, { board: lagoon }) ?? "none", "none");
});
