/** What a guide through a first game can teach. It looks at what may be done now, never at the rules. */
export interface Lesson<T> {
  /** Its words are `<words>-<id>` and `<words>-<id>-title`. */
  id: string;
  chapter: string;
  /** This is the moment for it. */
  fits(table: T): boolean;
  /** What its words depend on. */
  args?(table: T): Record<string, string | number>;
  /** It asks for a touch that is made twice where the first one only shows. */
  looks?: boolean;
  /** It says what to do, and not only what there is to choose. */
  leads?: boolean;
  /** What it speaks about: a selector, or a place on the screen; null when that is in view already. */
  shows: string | ((table: T) => string | DOMRect | null) | null;
  /** What else it speaks about: a selector of all that stays as bright as what it shows. */
  lit?: string;
  /** It tells of something and asks for nothing: once is enough. */
  once?: boolean;
  /** Each player is told once, also when another one at the table has understood it. */
  each?: boolean;
}

/** The lessons of a game. */
export interface Course<T> {
  /** Names what the device remembers. */
  game: string;
  /** How the ids of its texts begin; a chapter is `<words>-chapter-<name>`. */
  words: string;
  /** In the order in which a first game comes upon them. */
  chapters: readonly string[];
  /** In the order of their importance: the first that fits and is not yet known is taught. */
  lessons(table: T): readonly Lesson<T>[];
}
