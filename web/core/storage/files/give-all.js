import { store } from "../store.js";
import { exportAll } from "./all-games.js";
import { download } from "./import-export.js";
import { sharing } from "./sharing.js";

/** Gives all games of this device away in one file, to another app where there is one to give it to. */
export async function giveAll() {
  const { games } = store.list();
  const name = `spieltisch-${new Date().toISOString().slice(0, 10)}`;
  const text = await exportAll(games);
  if (!(await sharing(name, text)?.share())) download(`${name}.json`, text);
}
