import { css } from "lit";

/** Character cards: parchment with a gilded rule, the points in a medallion. */
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
  .medal {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 2.6rem;
    block-size: 2.6rem;
    border: 2px solid var(--art-gold-deep);
    border-radius: 50%;
    background: radial-gradient(circle at 35% 30%, var(--art-light), var(--art-gold) 70%);
    font-family: var(--font-display);
    font-size: 1.5rem;
    line-height: 1;
  }
  .medal b {
    font-weight: 400;
  }
  .kind-sum .medal {
    font-size: 1.05rem;
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
  .character-signs .any {
    display: flex;
  }
  .character-signs .any .art + .art {
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
  .character-now {
    display: flex;
    gap: 0.35rem;
    align-items: baseline;
    margin-block-start: auto;
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
  .character-most {
    color: var(--art-walnut);
    font-size: var(--size-1);
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
  .small .medal {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    font-size: 1.05rem;
  }
  .small.kind-sum .medal {
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
  .small .character-now span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
