import { html, nothing } from "lit";
import { badgePicture } from "../../art/badges.js";
import { picture } from "../../art/drawn.js";
import { badge, wearBadge } from "../../core/results/badge.js";
import { achievementsIn, beatenLevels, FEW_HINTS, nextUp } from "../../core/results/ladder.js";
import { personOfLevel } from "../../core/seats/opponents.js";
import { LEVELS } from "../../core/seats/seats.js";
import { isHidden, keepsNames } from "../../core/settings/house.js";
import { games } from "../../games/index.js";
import { t } from "../../i18n/index.js";
import { levelFace } from "../../table/panels/level-pictures.js";
import { button, icon } from "../../ui/icons.js";

/** @typedef {import("../../core/engine/types.js").LevelId} LevelId */
/** @typedef {import("../../core/results/played.js").Played} Played */
/** @typedef {import("../../table/types.js").Stamp} Stamp */

/**
 * The levels as people, from the weakest to the strongest: who is beaten, and who asks for a game now.
 *
 * @param {readonly Played[]} played of one kind of game, the oldest first
 * @param {string} game
 * @param {(level: LevelId) => void} play
 * @param {() => void} changed another badge is worn
 */
export function ladder(played, game, play, changed) {
  const beaten = beatenLevels(played);
  const next = nextUp(beaten);
  const isBelow = (/** @type {LevelId} */ level) =>
    next === null || LEVELS.indexOf(level) < LEVELS.indexOf(next);
  const stateOf = (/** @type {LevelId} */ level) =>
    beaten.has(level) ? "beaten" : level === next ? "asks" : isBelow(level) ? "skipped" : "waits";
  return html`<section aria-labelledby="kind-${game} ladder-${game}" data-part="results-ladder">
    <h3 id="ladder-${game}">${t("results-ladder")}</h3>
    ${next ? html`<p data-part="ladder-next">${t("ladder-next", { name: personOfLevel(next), few: FEW_HINTS })}</p>` : nothing}
    <ol class="ladder">
      ${LEVELS.map(
        (level) => html`<li class=${stateOf(level)} data-part="ladder-${level}">
          ${levelFace(level)}
          <b>${personOfLevel(level)}</b>
          <span class="soft">${t(`level-${level}-name`)}</span>
          <small>${t(`level-${level}-character`)}</small>
          ${
            level === next && !isHidden("solo")
              ? button(t("ladder-play"), () => play(level), { part: "ladder-play" })
              : html`<span class=${stateOf(level) === "waits" ? "visually-hidden" : "state"}>${beaten.has(level) ? icon("trophy") : nothing} ${t(`ladder-${stateOf(level)}`)}</span>`
          }
          ${beaten.has(level) && keepsNames() ? badgeSwitch(level, changed) : nothing}
        </li>`,
      )}
    </ol>
  </section>`;
}

/** Wears the badge of an opponent who was beaten beside the own name, or takes it off. @param {LevelId} level @param {() => void} changed */
function badgeSwitch(level, changed) {
  const isWorn = badge() === level;
  const press = () => {
    wearBadge(isWorn ? null : level);
    changed();
  };
  const name = personOfLevel(level);
  return html`<button type="button" class="button quiet" aria-pressed=${isWorn} aria-label=${t("ladder-badge", { name })} data-part="ladder-badge" @click=${press}>
    ${badgePicture(level)} ${t("ladder-wear")}
  </button>`;
}

/** So many stamps of an album are seen at once, those that were won last. */
const SEEN = 6;

/** The stamps of each game. @type {Map<string, readonly Stamp[]>} */
const known = new Map();

/** Loads what stands in the albums. */
export async function openAlbums() {
  const load = async (/** @type {import("../../table/types.js").GameEntry} */ entry) =>
    known.set(entry.id, (await entry.album?.())?.stamps(entry.expansions) ?? []);
  await Promise.all(games.map(load));
}

/**
 * What stays of all games besides points, one stamp each; those that are missing are their names; those of a board on which
 * none was found yet are left out.
 *
 * @param {readonly Played[]} played of one kind of game, the oldest first
 * @param {string} game
 * @param {(time: number) => string} dateOf
 */
export function album(played, game, dateOf) {
  const found = achievementsIn(played);
  const every = known.get(game) ?? [];
  const isOut = every.some(({ id, isFar }) => isFar && found.has(id));
  const all = every.filter(({ isFar }) => isOut || !isFar);
  if (all.length === 0) return nothing;
  const missing = all.filter(({ id }) => !found.has(id));
  const won = [...found.keys()].reverse().flatMap((id) => all.filter((one) => one.id === id));
  const stamps = (/** @type {readonly Stamp[]} */ some) => html`<ul class="album">
    ${some.map(({ id, name, box, parts }) => {
      const first = found.get(id);
      return html`<li class=${first ? "stamp" : "missing"} data-part="stamp-${id}">
        ${picture(box, "art", parts, id)}
        ${name ? html`<span lang="de">${name}</span>` : html`<details><summary>${t(/** @type {import("../../i18n/ids.js").TextId} */ (`stamp-${id}`))}</summary>${t(/** @type {import("../../i18n/ids.js").TextId} */ (`stamp-about-${id}`))}</details>`}
        <small class=${first ? "soft" : "visually-hidden"}>${first ? dateOf(first.result.when) : t("stamp-missing")}</small>
      </li>`;
    })}
  </ul>`;
  /** @param {"album-more" | "album-next"} part @param {readonly Stamp[]} some */
  const folded = (part, some) =>
    some.length > 0
      ? html`<details data-part=${part}><summary>${t(part, { count: some.length })}</summary>${stamps(some)}</details>`
      : nothing;
  // What was won last is seen; the long rest is folded away.
  return html`<section data-part="results-album">
    <h3>${t("results-album", { count: found.size, all: all.length })}</h3>
    <p class="soft">${t(/** @type {import("../../i18n/ids.js").TextId} */ (`album-about-${game}`))}</p>
    ${stamps(won.slice(0, SEEN))} ${folded("album-more", won.slice(SEEN))} ${folded("album-next", missing)}
  </section>`;
}
