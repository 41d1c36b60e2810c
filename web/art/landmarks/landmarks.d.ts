/** What the build makes of the sketches (tools/node/landmarks/landmarks.mjs). */
declare module "spieltisch:landmarks" {
  /** `middle`: of its width, where it is not the origin. */
  export type Sketched = {
    parts: import("../../board/canvas/drawing.js").Part[];
    middle: number;
    w: number;
    h: number;
  };
  const landmarks: Record<string, Sketched | undefined>;
  export default landmarks;
}
