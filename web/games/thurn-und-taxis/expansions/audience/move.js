import { html, nothing } from "lit";
import { travelCoach } from "../../../../art/carriages.js";
import { listed } from "../../../../i18n/lists.js";
import { icon } from "../../panels/pictures.js";
import { drafts } from "../drafts.js";
import { coachesIn, coachName, isStep, stepsLeft, TOWN, townName, ways } from "./words.js";

/** @typedef {import("../../table.js").TutTable} TutTable */
/** @typedef {import("../../types.js").Action} Action */

/** A tapped town that several coaches can reach, until one of them is chosen. */
const wanted = drafts(() => ({ town: /** @type {string | null} */ (null) }));

/**
 * The steps to a town. A coach that reaches it by a step of its own needs no joker.
 *
 * @param {TutTable} table
 * @param {string} town
 */
function stepsTo({ moves }, town) {
  const steps = moves.all.filter((action) => action.town === town);
  const own = new Set(steps.flatMap(({ type, coach }) => (type === "move" ? coach : [])));
  return steps.filter(({ type, coach }) => type === "move" || !own.has(coach));
}

/**
 * A tap on a town of the second map.
 *
 * @param {TutTable} table
 * @param {string} town
 */
export function tapTown(table, town) {
  const steps = stepsTo(table, town);
  const [step] = steps;
  if (!step) {
    const other = table.moves.all.find(isStep);
    if (!other || coachesIn(table, town).length > 0) aboutTown(table, town);
    else void outOfReach(table, other, town);
  } else if (steps.length === 1) table.act(step);
  else {
    table.voice.tell("tut-au-which", { town: townName(town) });
    choose(table, town);
  }
}

/** @param {TutTable} table @param {string | null} town */
function choose(table, town) {
  wanted(table).town = town;
  table.requestUpdate();
}

/**
 * Tells where a town leads and which coaches are there.
 *
 * @param {TutTable} table
 * @param {string} id
 */
export function aboutTown(table, id) {
  const coaches = coachesIn(table, id);
  const exits = ways.towns.find((town) => town.id === id)?.exits ?? [];
  const args = {
    town: townName(id),
    count: exits.length,
    exits: listed(exits.map(townName)),
    coaches: listed(coaches.map((coach) => coachName(coach.id, table.t))),
    here: coaches.length,
  };
  table.feedback.info("tut-au-town", "rome-map", args, { kind: TOWN, id });
}

/**
 * Tells why no coach can go to a town. The engine answers for one coach; where several can move, only its rule is told.
 *
 * @param {TutTable} table
 * @param {Action} step that is possible
 * @param {string} town
 */
async function outOfReach(table, { type, coach }, town) {
  const { feedback, moves, t } = table;
  const place = { kind: TOWN, id: town };
  const meant = { type, coach, town };
  if (moves.all.every((one) => one.coach === coach))
    return feedback.explain(meant, "rome-map", place);
  const ticket = feedback.ask();
  const refusal = await table.ctx?.whyNot(meant).catch(() => null);
  if (!refusal || !ticket.isValid) return;
  const { rule } = refusal;
  const text = t(`rule-${rule}`, { coach: "none", town: townName(town) });
  feedback.why([{ text, rule }], "rome-map", place);
}

/** The steps that can be made next, coach by coach. @param {TutTable} table */
export function moveSheet(table) {
  const { t, moves } = table;
  const { town } = wanted(table);
  const steps = town ? stepsTo(table, town) : moves.all;
  const jokers = steps.filter(({ type }) => type === "joker");
  return html`<section class="sheet travelling" role="dialog" aria-labelledby="travel-title" data-part="travel">
    <header class="sheet-head">
      <h2 id="travel-title" tabindex="-1">
        ${town ? t("tut-au-which", { town: townName(town) }) : t("tut-au-travel-title")}
      </h2>
      <p class="steps-left" role="status" data-part="steps-left">${stepsLeft(table)}</p>
    </header>
    <div class="sheet-body">
      ${group(
        table,
        steps.filter(({ type }) => type === "move"),
      )}
      ${jokers.length > 0 ? html`<h3>${t("tut-au-joker")}</h3>` : nothing} ${group(table, jokers)}
      ${
        town
          ? html`<button class="tool" @click=${() => choose(table, null)}>${t("tut-au-all-steps")}</button>`
          : nothing
      }
    </div>
  </section>`;
}

/**
 * @param {TutTable} table
 * @param {readonly Action[]} steps
 */
function group(table, steps) {
  const { t } = table;
  if (steps.length === 0) return nothing;
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
