import { html, nothing } from "lit";
import { travelCoach } from "../../../../art/carriages.js";
import { listed } from "../../../../i18n/lists.js";
import { icon } from "../../panels/icons.js";
import { drafts } from "../draft.js";
import { coachName, stepsLeft, TOWN, townName, ways } from "./words.js";

/** @typedef {import("../../table.js").TutTable} TutTable */
/** @typedef {import("../../types.js").Action} Action */

/** A town that several coaches could reach: which one goes there is still to be said. */
const wanted = drafts(() => ({ town: /** @type {string | null} */ (null) }));

/**
 * The ways to reach a town, a coach's own step before a joker.
 *
 * @param {TutTable} table
 * @param {string} town
 */
function stepsTo({ moves }, town) {
  const steps = moves.all.filter((action) => action.town === town);
  return steps.filter(
    ({ type, coach }) =>
      type === "move" || !steps.some((one) => one.type === "move" && one.coach === coach),
  );
}

/**
 * A tap on a town of the second map.
 *
 * @param {TutTable} table
 * @param {string} town
 */
export function tapTown(table, town) {
  const steps = stepsTo(table, town);
  const [only] = steps;
  if (only && steps.length === 1) return table.act(only);
  if (steps.length > 1) {
    wanted(table).town = town;
    table.voice.tell("tut-au-which", { town: townName(town) });
    table.requestUpdate();
    return;
  }
  const moving = table.moves.all.find(({ type }) => type === "move" || type === "joker");
  if (moving && coachesIn(table, town).length === 0) return outOfReach(table, moving, town);
  aboutTown(table, town);
}

/** @param {TutTable} table @param {string} town */
function coachesIn({ view }, town) {
  return (view?.observation.audience?.coaches ?? []).filter((one) => one.town === town);
}

/**
 * Where a town leads and which coaches are there: an answer, never a step.
 *
 * @param {TutTable} table
 * @param {string} town
 */
export function aboutTown(table, town) {
  const { feedback, t } = table;
  const there = coachesIn(table, town);
  const exits = ways.towns.find(({ id }) => id === town)?.exits ?? [];
  feedback.info(
    "tut-au-town",
    "rome-map",
    {
      town: townName(town),
      count: exits.length,
      exits: listed(exits.map(townName)),
      coaches: listed(there.map(({ id }) => coachName(id, t))),
      here: there.length,
    },
    { kind: TOWN, id: town },
  );
}

/**
 * Why no coach can go to a town. The engine feedback for one coach; where several could move, its
 * rule is told for all of them.
 *
 * @param {TutTable} table
 * @param {Action} moving
 * @param {string} town
 */
async function outOfReach(table, moving, town) {
  const { moves, t } = table;
  const key = "rome-map";
  const place = { kind: TOWN, id: town };
  const meant = { type: moving.type, coach: moving.coach, town };
  if (moves.all.every(({ coach }) => coach === moving.coach))
    return table.feedback.explain(meant, key, place);
  const ticket = table.feedback.ask();
  const refusal = await table.ctx?.whyNot(meant).catch(() => null);
  if (!refusal || !ticket.isValid) return;
  const text = t(`rule-${refusal.rule}`, { coach: "none", town: townName(town) });
  table.feedback.why([{ text, rule: refusal.rule }], key, place);
}

/** The steps that can be made next, coach by coach. @param {TutTable} table */
export function moveSheet(table) {
  const { t, moves } = table;
  const { town } = wanted(table);
  const steps = town ? stepsTo(table, town) : moves.all;
  const own = steps.filter(({ type }) => type === "move");
  const jokers = steps.filter(({ type }) => type === "joker");
  return html`<section class="sheet travelling" role="dialog" aria-labelledby="travel-title" data-part="travel">
    <header class="sheet-head">
      <h2 id="travel-title" tabindex="-1">
        ${town ? t("tut-au-which", { town: townName(town) }) : t("tut-au-travel-title")}
      </h2>
      <p class="steps-left" role="status" data-part="steps-left">${stepsLeft(table)}</p>
    </header>
    <div class="sheet-body">
      ${own.length > 0 ? group(table, own) : nothing}
      ${jokers.length > 0 ? html`<h3>${t("tut-au-joker")}</h3>${group(table, jokers)}` : nothing}
      ${
        town
          ? html`<button class="tool" @click=${() => forget(table)}>${t("tut-au-all-steps")}</button>`
          : nothing
      }
    </div>
  </section>`;
}

/** @param {TutTable} table */
function forget(table) {
  wanted(table).town = null;
  table.requestUpdate();
}

/**
 * @param {TutTable} table
 * @param {readonly Action[]} steps
 */
function group(table, steps) {
  const { t } = table;
  return html`<ul class="coach-steps">
    ${ways.carriages.map(({ id, hex }, number) => {
      const own = steps.filter(({ coach }) => coach === id);
      if (own.length === 0) return nothing;
      return html`<li class="coach-step">
        <span class="coach-art" aria-hidden="true">${travelCoach(hex, number)}</span>
        <span class="hidden-words">${coachName(id, t)}</span>
        ${own.map(
          (action) => html`<button
            class="tool"
            data-part="${action.type}-${id}-${action.town}"
            aria-label=${t(`tut-au-do-${/** @type {"move" | "joker"} */ (action.type)}`, { coach: coachName(id, t), town: townName(action.town ?? "") })}
            @click=${() => table.act(action)}
          >
            ${icon("south")}<span>${townName(action.town ?? "")}</span>
          </button>`,
        )}
      </li>`;
    })}
  </ul>`;
}
