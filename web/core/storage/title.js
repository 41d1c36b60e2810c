import { hasText, t } from "../../i18n/index.js";

/**
 * What a kept game is called: by its own title, else by the name of its game; one that this page does not know has its id. A
 * second course of a game says that it is one.
 *
 * @param {{title: string, game: string, second?: boolean}} saved
 */
export function titleOf({ title, game, second = false }) {
  const id = `game-${game}`;
  const name = title || (hasText(id) ? t(id) : game);
  return second ? t("second-title", { title: name }) : name;
}
