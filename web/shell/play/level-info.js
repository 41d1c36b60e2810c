import { engineService } from "../../core/engine/service.js";

/** @typedef {import("../../core/engine/types.js").LevelId} LevelId */
/** @typedef {import("../../core/engine/types.js").LevelInfo} LevelInfo */

/** @type {Promise<LevelInfo[]> | null} */
let infos = null;

/**
 * @param {LevelId} id
 * @returns {Promise<LevelInfo>} how that level thinks; the engine is asked once per page
 */
export async function levelInfo(id) {
  infos ??= engineService.call("levels").catch((error) => {
    infos = null;
    throw error;
  });
  const known = await infos;
  return /** @type {LevelInfo} */ (known.find((level) => level.id === id) ?? known[0]);
}
