import { hasText, t } from "../../i18n/index.js";

/**
 * What a kept game is called: by its own title, else by the name of its game; one that this page does not know has its id.
 *
 * @param {{title: string, game: string}} saved
 */
export function titleOf({ title, game }) {
  const id = `game-${game}`;
  return title || (hasText(id) ? t(id) : game);
}
