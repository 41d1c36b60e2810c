/** Words and languages as the build puts them together (tools/node/texts.mjs). */

/** A sample game's own files arrive as text (esbuild loader). */
declare module "*.ftl" {
  const text: string;
  export default text;
}

declare module "spieltisch:texts" {
  type Language = keyof typeof import("./languages.json");
  type TextSet = keyof typeof import("./sets.json");

  /**
   * The languages of this build, with their own names; of an unfinished one some texts may be missing. The locale is how
   * it is written, where a language is written in several ways; `unnamed` begins the default names of people, and is that of
   * whoever plays alone.
   */
  export const languages: Readonly<
    Record<Language, { name: string; unfinished?: boolean; locale?: string; unnamed?: readonly string[] }>
  >;
  /** Loads the words of one set in one language. */
  export const sources: Readonly<
    Record<Language, Readonly<Record<TextSet, () => Promise<{ default: string }>>>>
  >;
}

declare module "spieltisch:without-page" {
  /** What the service worker says when it has no page to show, by language; English is always there. */
  export const WITHOUT_PAGE: Readonly<
    { en: Words } & Partial<Record<keyof typeof import("./languages.json"), Words>>
  >;
  interface Words {
    title: string;
    text: string;
    again: string;
  }
}
