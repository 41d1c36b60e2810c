import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/canvas.js";

const { OffscreenPicture } = await import("../../../../web/board/canvas/layer.js");
const { Camera } = await import("../../../../web/board/canvas/camera.js");

const DENSITY = 2;

/** Places for a board on a screen. */
const SIZES = /** @type {const} */ ([
  [703, 501],
  [708, 467],
  [900, 700],
  [1180, 820],
]);

/** A picture that was drawn for a camera, and that camera. @param {number} [width] @param {number} [height] */
function drawn(width = 703, height = 501) {
  const sheet = { x: 0, y: 0, w: 1000, h: 700 };
  const camera = new Camera(sheet);
  camera.resize(width, height);
  const picture = new OffscreenPicture(sheet, 1);
  picture.begin(camera, DENSITY, 16);
  picture.show();
  return { picture, camera };
}

/**
 * What is painted where, with the scale that holds then.
 *
 * @param {ReturnType<typeof drawn>} drawing
 */
function painted({ picture, camera }) {
  const dots = camera.scale * DENSITY;
  // A browser keeps the numbers of a canvas less precisely.
  let matrix = [dots, 0, 0, dots, camera.x * DENSITY, camera.y * DENSITY].map(Math.fround);
  /** @type {{scale: number, place: number[]}[]} */
  const all = [];
  picture.paint(
    /** @type {any} */ ({
      getTransform: () => ({ a: matrix[0], d: matrix[3], e: matrix[4], f: matrix[5] }),
      setTransform: (/** @type {number[]} */ ...given) => {
        matrix = given;
      },
      drawImage: (/** @type {object} */ _, /** @type {number[]} */ ...place) =>
        all.push({ scale: matrix[0] ?? 0, place }),
    }),
  );
  return all;
}

test("at the size at which it was drawn each dot of a kept picture lies on one of the canvas", () => {
  for (const [width, height] of SIZES) {
    const drawing = drawn(width, height);
    const { camera } = drawing;
    camera.pan(3.3, 0.7);
    const [one, ...more] = painted(drawing);
    equal(more.length, 0);
    equal(one?.scale, 1, `${width} by ${height}`);
    const { x, y } = drawing.picture.part;
    const place = [x * camera.scale + camera.x, y * camera.scale + camera.y];
    deepEqual(
      one?.place,
      place.map((at) => Math.round(Math.fround(at * DENSITY))),
    );
  }
});

test("at another zoom a kept picture is stretched to its part of the board", () => {
  const drawing = drawn();
  drawing.camera.zoom(1.5, [300, 200]);
  const [one] = painted(drawing);
  equal(one?.scale, Math.fround(drawing.camera.scale * DENSITY));
  const { x, y, w, h } = drawing.picture.part;
  deepEqual(one?.place, [x, y, w, h]);
});
