/** @typedef {import("../types.js").Action} Action */

/** The legal actions of a view, by the place where a person looks for them. Nothing else is possible. */
export class LegalActions {
  /** @param {readonly Action[]} actions */
  constructor(actions) {
    this.all = actions;
    /** @param {Action["type"][]} types */
    const of = (...types) => actions.filter((action) => types.includes(action.type));
    this.sails = of("sail");
    this.passes = of("pass");
    this.builds = of("build");
    this.places = of("place");
    this.keeps = of("keep");
    this.chooses = of("choose");
    // To do nothing is what comes last.
    this.sells = nothingLast(of("sell").filter(({ waste }) => !waste));
    this.produces = nothingLast(of("produce"));
    this.draws = of("draw");
    /** Those that bring points. */
    this.scores = of("score").filter(({ points }) => points !== 0);
    this.incomes = of("income");
    this.decline = of("decline")[0] ?? null;
    this.end = of("end")[0] ?? null;
    /** Nothing is left that is of use but the end of the turn. */
    this.isDone =
      this.end !== null && of("score", "end").length === actions.length && !this.scores.length;
    /** What the space of the last ship offers, one button each. */
    this.plain = of("take", "buy", "search", "look", "hire", "dismiss", "income");
  }

  /** Ships that may sail now, or pass. @param {boolean} passing @returns {number[]} their spaces */
  ships(passing) {
    return [...new Set((passing ? this.passes : this.sails).map((action) => action.from ?? 0))];
  }

  /** @param {number} from @param {boolean} passing @returns {Action[]} the ways of one ship */
  waysOf(from, passing) {
    return (passing ? this.passes : this.sails).filter((action) => action.from === from);
  }

  /** Tiles that may be built now: "shop-red"; the drawn street is null. @returns {(string | null)[]} */
  get tiles() {
    return [...new Set(this.builds.map((action) => action.tile))];
  }

  /** Drawing from the higher of the two stacks, which are halves of one. @param {readonly number[]} heights */
  drawOf(heights) {
    const height = (/** @type {Action} */ { stack }) => heights[(stack ?? 1) - 1] ?? 0;
    return [...this.draws].sort((a, b) => height(b) - height(a))[0];
  }

  /** @param {string} cell @param {string | null | undefined} [tile] only this one */
  buildsAt(cell, tile) {
    return this.builds.filter(
      (action) => action.place === cell && (tile === undefined || action.tile === tile),
    );
  }
}

/** @param {Action[]} actions */
function nothingLast(actions) {
  return actions.sort((a, b) => Number(a.count === 0) - Number(b.count === 0));
}

/** @typedef {import("../../../board/lagoon/types.js").Place} Place */

/**
 * The buttons of an action, by their names (`data-part`).
 *
 * @param {Action} action
 * @returns {string[]}
 */
export function placesOf({ type, sort, tile, card, count, colour, jokers, island }) {
  if (type === "sail" || type === "place") return [];
  if (type === "end") return ["btn-end-turn", "assign-end"];
  const beads = count ? `${count}-${colour ?? "joker"}-${jokers ?? 0}` : "nothing";
  /** @type {Partial<Record<Action["type"], string>>} */
  const parts = {
    take: "press-gold",
    buy: `press-buy-${sort}`,
    search: `press-search-${sort}`,
    income: island ? `press-income-${island}` : "press-income",
    sell: `press-sell-${beads}`,
    produce: `press-produce-${count}`,
    build: `press-tile-${tile ?? "street"}`,
    choose: `choose-${tile}`,
    keep: `keep-${card}`,
    score: `score-${card}-${island}`,
  };
  return [parts[type] ?? `press-${type}`];
}

/**
 * What a person is advised to do: what is built where it is marked, if it is, and all of a trip.
 *
 * @param {Action} action
 * @param {readonly Action[]} [following] of the best advice, which is marked on the board
 * @returns {Action & {following?: readonly Action[]}}
 */
export function advice(action, following) {
  if (!following || action.type !== "build" || !action.says) return { ...action, following };
  return { ...action, says: { ...action.says, id: "mur-do-build-there" } };
}

/**
 * What a button or a line names on the lagoon; nothing where it stands for several actions.
 *
 * @param {Element} target
 * @param {readonly Action[]} actions
 * @returns {Place[]}
 */
export function namedBy(target, actions) {
  const button = target.closest("[data-place], [data-goal], [data-action], [data-part]");
  const {
    place = "",
    goal,
    action,
    part = "",
  } = /** @type {HTMLElement} */ (button)?.dataset ?? {};
  const [, kind, id = ""] = /^(\w+)-(.*)$/u.exec(goal ? `space-${goal}` : place) ?? [];
  if (kind) return [{ kind: /** @type {Place["kind"]} */ (kind), id }];
  const [meant, ...others] = actions.filter(
    (one) => one.text === action || placesOf(one).includes(part),
  );
  return meant && others.length === 0 ? marksOf(meant) : [];
}

/**
 * What an action is about on the lagoon.
 *
 * @param {Action} action
 * @returns {Place[]}
 */
export function marksOf({ to, place, gondola, island }) {
  if (to) return [{ kind: "space", id: String(to) }];
  if (place) return [{ kind: "cell", id: place }];
  if (gondola) return [{ kind: "gondola", id: String(gondola) }];
  return island ? [{ kind: "island", id: island }] : [];
}
