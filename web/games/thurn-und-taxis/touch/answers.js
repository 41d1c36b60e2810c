import { cityList, cityName, countryName, neighbours, stackMeaning, stackName } from "../board.js";
import { refusalWords } from "../words/refusal-words.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").OfficialId} OfficialId */

/** The plainest action with each official's help. @type {Partial<Record<OfficialId, string>>} */
const SAMPLES = {
  postmeister: "take deck with Postmeister",
  amtmann: "exchange with Amtmann",
  wagner: "close with Wagner",
};

/** What the table says when something is touched that is no move now. */
export class Answers {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * Asks the engine why an action is not possible and shows the answer beside the touched thing.
   *
   * @param {string} text
   * @param {string} key
   */
  explain(text, key) {
    return this.explainAll([text], key);
  }

  /**
   * @param {readonly string[]} texts notations of what a person may have meant
   * @param {string} key
   */
  async explainAll(texts, key) {
    if (
      !this.table.ctx ||
      this.table.readOnly ||
      this.table.view?.seat !== this.table.view?.current
    ) {
      this.info(this.table.readOnly ? "tut-info-read-only" : "tut-info-not-your-turn", key);
      return;
    }
    /** @type {Map<string, {text: string, rule: string}>} */
    const lines = new Map();
    for (const text of texts) {
      const refusal = await this.table.ctx.whyNot(text).catch(() => null);
      if (!refusal) continue;
      const words = refusalWords(refusal, this.table);
      lines.set(words, { text: words, rule: refusal.rule });
    }
    if (lines.size === 0) return;
    this.table.bubble = { kind: "why", key, lines: [...lines.values()] };
    this.table.announceText([...lines.keys()].join(" "));
  }

  /**
   * @param {string} id text
   * @param {string} key
   * @param {Record<string, string | number>} [args]
   */
  info(id, key, args) {
    this.table.bubble = { kind: "info", key, text: this.table.t(id, args) };
    this.table.announceText(this.table.bubble.text ?? "");
  }

  /**
   * What an official does and, when he cannot help now, why.
   *
   * @param {OfficialId} id
   */
  async aboutOfficial(id) {
    const { table } = this;
    const text = `${table.t(`tut-official-${id}`)}: ${table.t(`tut-official-does-${id}`)}`;
    const refusal = await this.refusalOf(id);
    const lines = refusal ? [{ rule: refusal.rule, text: refusalWords(refusal, table) }] : [];
    table.bubble = { kind: refusal ? "why" : "info", key: `official-${id}`, text, lines };
    table.announceText([text, ...lines.map((line) => line.text)].join(" "));
  }

  /**
   * The observation names the rule; where one action stands for the official's help, the engine
   * adds the details.
   *
   * @param {OfficialId} id
   */
  async refusalOf(id) {
    const { ctx, view, readOnly } = this.table;
    const state = view?.observation.officials?.[id];
    if (!state || state.usable || !state.rule || readOnly) return null;
    const sample = SAMPLES[id];
    const full = sample ? await ctx?.whyNot(sample).catch(() => null) : null;
    if (full?.rule === state.rule) return full;
    return { rule: state.rule, data: { official: id, used: view?.observation.used ?? [] } };
  }

  /** @param {string} id */
  aboutStack(id) {
    const { board, t } = this.table;
    const values =
      this.table.view?.observation.stacks.find((stack) => stack.id === id)?.values ?? [];
    const left =
      values.length > 0
        ? t("tut-stack-values", { values: values.join(", ") })
        : t("tut-stack-empty");
    const text = `${stackName(board, id, t)}: ${stackMeaning(board, id, t)} ${left}`;
    this.table.bubble = { kind: "info", key: `stack-${id}`, text };
  }

  /** @param {string} id */
  aboutCity(id) {
    const { board, t } = this.table;
    const owners = (this.table.view?.observation.seats ?? []).flatMap((seat, index) =>
      seat.houses.includes(id) ? [this.table.nameOf(index)] : [],
    );
    const text = t("tut-city-about", {
      city: cityName(board, id),
      country: countryName(board, id, t),
      roads: cityList(board, neighbours(board, id), t),
      owners: owners.join(", "),
      count: owners.length,
    });
    this.table.bubble = { kind: "info", key: "map", text };
  }
}
