/** Ids of texts as types: a text that nobody wrote does not compile. `Texts` is written by `build.py types`. */

/** The id of a text of the page. */
export type TextId = keyof Texts;

type Missing<I extends string> = I extends unknown
  ? Extract<TextId, I> extends never
    ? I
    : never
  : never;

/**
 * What an id has to be: a text's id, or a pattern (`level-${string}-name`) that at least one of them fits. Where it can be
 * one of several, each has to be there. A bare `string` says nothing, and is refused.
 */
export type Written<I extends string> = [I] extends [TextId]
  ? unknown
  : string extends I
    ? { "this may be any string, not the id of a text": I }
    : [Missing<I>] extends [never]
      ? unknown
      : { "there is no text": Missing<I> };

/** What the id of a text has to end with: a text that each game may say in its own way. */
export type Named<N extends string> = string extends N
  ? { "this may be any string, not the name of a text": N }
  : N extends unknown
    ? Extract<TextId, `${string}-${N}`> extends never
      ? { "there is no text of this name": N }
      : unknown
    : never;

export type TextArgs = Record<string, string | number | Date>;

/** The text of an id in the language of the page. */
export type Translate = <const I extends string>(id: I & Written<I>, args?: TextArgs) => string;

/** What is left of the ids that begin so: `TextRest<"rule-">` is "TT-101" and so on. */
export type TextRest<Prefix extends string> = TextId extends infer I
  ? I extends `${Prefix}${infer Rest}`
    ? Rest
    : never
  : never;
