import { cityList, cityName, countryName, neighbours, stackMeaning, stackName } from "../board.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").OfficialId} OfficialId */

// What lies on the table, told when it is touched and no move.

/** The plainest action with each official's help. @type {Partial<Record<OfficialId, string>>} */
const SAMPLES = {
  postmeister: "take deck with Postmeister",
  amtmann: "exchange with Amtmann",
  wagner: "close with Wagner",
};

/**
 * What an official does and, when he cannot help now, why.
 *
 * @param {TutTable} table
 * @param {OfficialId} id
 */
export async function aboutOfficial(table, id) {
  const { t, answers } = table;
  const text = `${t(`tut-official-${id}`)}: ${t(`tut-official-does-${id}`)}`;
  const refusal = await refusalOf(table, id);
  const lines = refusal ? [answers.lineOf(refusal)] : [];
  answers.show({ kind: refusal ? "why" : "info", key: `official-${id}`, text, lines });
}

/**
 * The observation names the rule; where one action stands for the official's help, the engine
 * adds the details.
 *
 * @param {TutTable} table
 * @param {OfficialId} id
 */
async function refusalOf({ ctx, view, readOnly }, id) {
  const state = view?.observation.officials?.[id];
  if (!state || state.usable || !state.rule || readOnly) return null;
  const sample = SAMPLES[id];
  const full = sample ? await ctx?.whyNot(sample).catch(() => null) : null;
  if (full?.rule === state.rule) return full;
  return { rule: state.rule, data: { official: id, used: view?.observation.used ?? [] } };
}

/** @param {TutTable} table @param {string} id */
export function aboutStack({ answers, board, seen, t }, id) {
  const values = seen.stacks.find((stack) => stack.id === id)?.values ?? [];
  const left =
    values.length > 0 ? t("tut-stack-values", { values: values.join(", ") }) : t("tut-stack-empty");
  answers.say(`${stackName(board, id, t)}: ${stackMeaning(board, id, t)} ${left}`, `stack-${id}`);
}

/** @param {TutTable} table @param {string} id */
export function aboutCity(table, id) {
  const { board, t } = table;
  const owners = table.seen.seats.flatMap((seat, index) =>
    seat.houses.includes(id) ? [table.nameOf(index)] : [],
  );
  table.answers.info("tut-city-about", "map", {
    city: cityName(board, id),
    country: countryName(board, id, t),
    roads: cityList(board, neighbours(board, id), t),
    owners: owners.join(", "),
    count: owners.length,
  });
}
