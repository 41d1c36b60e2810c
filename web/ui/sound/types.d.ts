/** What a sound is made of: tones and breaths, each with its own beginning. Seconds and hertz. */

export interface Tone {
  at: number;
  length: number;
  volume: number;
  pitch: number;
  /** The pitch at the end, where it glides. */
  to?: number;
  /** For each, how many times as high as its tone, how loud, and how fast it dies away. */
  overtones: readonly (readonly number[])[];
  /** Until it is at its loudest. */
  attack: number;
  /** How much of its length it stays so, 0 to 1: what is blown or bowed does, what is struck does not. */
  held: number;
}

/** Air, paper, water: noise in a band that may move. */
export interface Breath {
  at: number;
  length: number;
  volume: number;
  /** The middle of the band at the beginning and at the end. */
  from: number;
  to: number;
  /** How narrow the band is: 1 is wide, 8 nearly a tone. */
  narrow: number;
  attack: number;
}

export interface Sound {
  parts: readonly (Tone | Breath)[];
}

/** What is heard of each kind of event: a sound, silence, or what its parts say. A kind that is missing does not compile. */
export type Sounds<E extends { event: string }> = {
  readonly [K in E["event"]]:
    | Sound
    | null
    | ((event: Extract<E, { event: K }>) => Sound | null);
};
