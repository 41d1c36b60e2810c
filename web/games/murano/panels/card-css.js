import { css } from "lit";

/** Character cards: parchment with a gilded rule, a portrait, the points on a seal of wax. */
export const cardCss = css`
  .art {
    display: block;
    flex: none;
  }
  .character {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 0.3rem;
    inline-size: 100%;
    block-size: 100%;
    padding: 0.5rem 0.55rem 0.45rem;
    border: 1px solid var(--art-gold-deep);
    border-block-start: 0.35rem solid var(--card-edge, var(--art-blue-deep));
    border-radius: 0.55rem;
    background:
      linear-gradient(color-mix(in srgb, var(--art-light) 55%, transparent), transparent 60%),
      var(--art-paper);
    color: var(--art-ink);
    box-shadow:
      inset 0 0 0 2px var(--art-paper),
      inset 0 0 0 3px color-mix(in srgb, var(--art-gold) 60%, transparent),
      var(--shadow);
    font-family: var(--font-text);
    line-height: 1.22;
    text-align: start;
  }
  .kind-per {
    --card-edge: var(--art-green-deep);
  }
  .kind-perKind,
  .kind-sum {
    --card-edge: var(--art-walnut-deep);
  }
  .character:has(.character-island) {
    --card-edge: var(--art-red-deep);
  }
  .character-head {
    display: flex;
    gap: 0.35rem;
    align-items: center;
    min-inline-size: 0;
  }
  .portrait {
    position: relative;
    flex: none;
    padding-inline-end: 0.9rem;
  }
  .portrait .art {
    inline-size: auto;
    block-size: 3.8rem;
  }
  .seal {
    position: absolute;
    inset-block-end: -0.3rem;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    border: 2px solid var(--art-red);
    border-radius: 47% 53% 49% 51% / 53% 48% 52% 47%;
    background: var(--art-red-deep);
    box-shadow: 0 1px 3px var(--art-ink);
    color: var(--art-light);
    font-family: var(--font-display);
    font-size: 1.3rem;
    font-weight: 400;
    line-height: 1;
  }
  .kind-sum .seal {
    font-size: 1rem;
  }
  .character-signs {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0.1rem 0.2rem;
    align-items: center;
    min-inline-size: 0;
  }
  .character-signs i {
    font-style: normal;
    font-weight: 800;
    white-space: nowrap;
  }
  .character-signs .art {
    inline-size: auto;
    block-size: 1.75rem;
  }
  .any {
    display: flex;
  }
  .any .art + .art {
    margin-inline-start: -0.8rem;
  }
  .character-signs .mark {
    --mark-size: 1.5rem;
  }
  .character-no {
    align-self: flex-start;
    color: var(--art-walnut);
    font-size: var(--size-1);
  }
  .character-island {
    color: var(--art-red-deep);
    font-family: var(--font-display);
    font-size: 1.05rem;
    line-height: 1;
  }
  .character-text {
    font-size: var(--size-2);
    text-wrap: pretty;
  }
  /* What it would bring: now, and below that at best. */
  .character-brings {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.15rem 0.4rem;
    align-items: center;
    margin-block-start: auto;
  }
  .character-when {
    max-inline-size: 6em;
    color: var(--art-walnut);
    font-size: var(--size-1);
  }
  .character-now {
    display: flex;
    gap: 0.35rem;
    align-items: baseline;
    padding: 0.05rem 0.4rem;
    border-radius: 0.3rem;
    background: color-mix(in srgb, var(--art-green) 30%, transparent);
    font-family: var(--font-ui);
    font-size: var(--size-1);
  }
  .character-now b {
    font-size: 1.15em;
  }
  .character-now.zero {
    background: color-mix(in srgb, var(--art-walnut) 16%, transparent);
  }
  .character-now i {
    align-self: center;
    margin-inline-start: auto;
  }
  .character-now i .art {
    display: block;
    inline-size: auto;
    block-size: 1.1rem;
  }
  .character-now.most:not(.zero) {
    background: color-mix(in srgb, var(--art-gold) 34%, transparent);
  }
  .character-out {
    color: var(--art-red-deep);
    font-size: var(--size-1);
    font-style: italic;
  }
  .character.out {
    opacity: 0.55;
  }
  .character.small {
    gap: 0.15rem;
    padding: 0.3rem 0.35rem;
    font-size: var(--size-1);
    line-height: 1.1;
  }
  .small .portrait {
    padding-inline-end: 0.55rem;
  }
  .small .portrait .art {
    block-size: 1.9rem;
  }
  .small .seal {
    inset-block-end: -0.2rem;
    inline-size: 1.35rem;
    block-size: 1.35rem;
    border-width: 1px;
    font-size: 0.95rem;
  }
  .small.kind-sum .seal {
    font-size: 0.8rem;
  }
  .small .character-signs .art {
    block-size: 1.2rem;
  }
  .small .character-signs .mark {
    --mark-size: 1.1rem;
  }
  .small .character-text,
  .small .character-no {
    display: none;
  }
  .small .character-island {
    font-size: 0.8125rem;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .small .character-brings {
    display: block;
  }
  .small .character-now {
    padding: 0 0.3rem;
  }
  /* The name of the island needs the whole line; above it, no number stands. */
  .small .character-now i {
    position: absolute;
    inset-block-start: 0.4rem;
    inset-inline-end: 0.35rem;
  }
  .small:has(.character-now i) .character-head {
    padding-inline-end: 0.7rem;
  }
`;
