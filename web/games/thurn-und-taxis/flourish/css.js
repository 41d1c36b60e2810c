import { css } from "lit";

export const flourishCss = css`
  /* A road over the lower part of the map, that ends nowhere. */
  .post-road {
    position: absolute;
    inset: auto 0 0;
    block-size: min(64%, 17rem);
    overflow: hidden;
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
    background: linear-gradient(
      transparent,
      color-mix(in srgb, var(--panel) 88%, transparent) 34%,
      color-mix(in srgb, var(--panel) 94%, transparent) 78%,
      var(--scene-line) 78%,
      var(--scene-line) 78.8%,
      var(--scene-road) 78.8%
    );
  }
  .post-coach {
    position: absolute;
    inset-block-end: 12%;
    inset-inline-start: 50%;
    block-size: 82%;
    max-inline-size: 94%;
    aspect-ratio: 326 / 132;
    margin-inline-start: calc(min(64cqb, 17rem) * -1);
    overflow: visible;
  }
  :is(.turning, .post-honour) {
    transform-box: fill-box;
    transform-origin: center;
  }
  .won {
    position: absolute;
    inset: 0;
    display: flex;
    gap: clamp(0.5rem, 4%, 2.5rem);
    align-items: center;
    justify-content: center;
    background: radial-gradient(
      closest-side,
      color-mix(in srgb, var(--panel) 80%, transparent),
      transparent
    );
  }
  .won-tile {
    position: relative;
    inline-size: clamp(3rem, 14%, 7rem);
    filter: drop-shadow(var(--shadow-mark));
  }
  .won-tile > svg {
    display: block;
    inline-size: 100%;
  }
  .won > .rays {
    position: absolute;
    inset: 50% auto auto 50%;
    inline-size: min(92cqb, 70cqi);
    translate: -50% -50%;
    fill: color-mix(in srgb, var(--map-glow) 55%, transparent);
  }
`;
