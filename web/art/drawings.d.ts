/** What the build makes of drawings (docs/art.md). */
declare module "*.svg" {
  const parts: import("../board/canvas/drawing.js").Part[];
  export default parts;
}

/** All drawings of a folder of web/, by the names of their files. */
declare module "spieltisch:drawings/*" {
  const drawings: Record<string, import("../board/canvas/drawing.js").Part[]>;
  export default drawings;
}
