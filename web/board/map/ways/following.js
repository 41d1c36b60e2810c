/**
 * @import { Camera } from "../../canvas/camera.js"
 * @import { Point } from "../types.js"
 */

/** Where the whole sheet would be smaller than this, it is shown by its width and follows the coaches. */
const READABLE = 0.36;
/** So large it may become by that, in css pixels per map unit. */
const LARGEST = 0.5;

/**
 * The view of the ways where nobody has chosen another one: all of them where they can be read, else as wide as the view, with
 * what matters now in the middle. It follows from the size of the view alone, whatever size that had before.
 */
export class Following {
  /** The scale that was given last; at any other one somebody looks closer. */
  #given = 0;

  /** @param {Camera} camera */
  constructor(camera) {
    this.camera = camera;
  }

  /** The scale at which the ways are shown. */
  get scale() {
    const { least, width, sheet } = this.camera;
    if (least >= READABLE) return least;
    return Math.max(least, Math.min(LARGEST, width / sheet.w));
  }

  /** Looks at places of the map. @param {readonly Point[]} places */
  look(places) {
    const { camera } = this;
    if (camera.width <= 1) return;
    if (camera.fitted || camera.scale === this.#given) {
      camera.fit();
      camera.zoom(this.scale / camera.scale);
      this.#given = camera.scale;
    }
    if (camera.fitted || places.length === 0) return;
    const middle = [0, 1].map((axis) => {
      const along = places.map((place) => place[axis] ?? 0);
      return (Math.min(...along) + Math.max(...along)) / 2;
    });
    camera.centre([/** @type {Point} */ (middle)]);
  }
}
