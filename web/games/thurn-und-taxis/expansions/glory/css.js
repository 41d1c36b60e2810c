import { css } from "lit";

/** The team in the tray, in the panel of the carriages and in the players' boxes. */
export const gloryCss = css`
  .team {
    display: flex;
    flex: none;
    gap: 0.3rem;
    align-items: center;
    margin-inline-end: 0.2rem;
    padding-inline-end: 0.4rem;
    border-inline-end: 1px solid var(--panel-border);
  }
  .end-horse {
    position: relative;
    grid-template-columns: minmax(0, 1fr);
    inline-size: calc(var(--touch) * 1.45);
    overflow: hidden;
  }
  .team-art {
    display: grid;
    place-items: center;
    inline-size: 100%;
  }
  .team-art > svg {
    display: block;
    inline-size: 100%;
    max-block-size: 100%;
  }
  .team-strength {
    position: absolute;
    inset-block-end: 0.1rem;
    inset-inline-end: 0.15rem;
    min-inline-size: 1.5em;
    padding-inline: 0.25em;
    border-radius: 1em;
    background: var(--panel);
    color: var(--ink);
    line-height: 1.2;
    text-align: center;
  }
  .team-cards {
    display: grid;
    grid-template-rows: repeat(3, auto);
    grid-auto-flow: column;
    gap: 0.15rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .team-ticket,
  .team-one,
  .team-sum,
  .team-hand {
    display: inline-flex;
    gap: 0.1rem;
    align-items: center;
    font-size: var(--t1);
    line-height: 1.25;
  }
  .team-ticket,
  .team-one {
    padding-inline: 0.25rem;
    border: 1px solid var(--art-gold);
    border-radius: 0.25rem;
    background: var(--art-blue-deep);
    color: var(--art-light);
    font-weight: 700;
  }
  :is(.team-ticket, .team-sum, .team-hand, .rider) .icon {
    inline-size: 1em;
    block-size: 1em;
  }
  .team-goal {
    color: var(--ok);
    font-weight: 700;
  }
  .team-goal.weak {
    color: var(--wax);
  }
  .team-places {
    display: grid;
    grid-template-columns: 2fr repeat(6, 1fr);
    gap: 0.2rem;
    align-items: center;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .team-places svg {
    display: block;
    inline-size: 100%;
  }
  .team-place {
    position: relative;
    aspect-ratio: 5 / 7;
    border: 1px dashed var(--paper-edge);
    border-radius: 0.2rem;
  }
  .team-place.full {
    border: 0;
  }
  .team-place b {
    position: absolute;
    inset: 50% auto auto 50%;
    padding-inline: 0.3em;
    border-radius: 1em;
    background: var(--art-paper);
    color: var(--art-ink);
    line-height: 1.2;
    transform: translate(-50%, -50%);
  }
  .team-public {
    order: 1;
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: 0.15rem 0.2rem;
    align-items: center;
    margin-block-start: 0.15rem;
    line-height: 1.2;
  }
  .team-sum {
    gap: 0.2rem;
    font-size: var(--t2);
  }
  .team-hand {
    color: var(--ink-soft);
  }
  .seat .team-hand {
    margin-inline-start: auto;
  }
  .team-one.back {
    border-color: var(--panel-border);
    background: var(--paper);
    color: var(--ink);
  }
  .rider {
    display: inline-flex;
    gap: 0.25rem;
    align-items: center;
    color: var(--ink-soft);
    font-size: var(--t1);
    line-height: 1.2;
  }
  .chips .team {
    padding-inline-end: 0;
    border: 0;
  }
  .chips .end-horse {
    inline-size: calc(var(--touch) * 1.1);
  }
  .chips .team-public {
    flex: none;
    margin: 0;
  }
  .team-each {
    display: none;
  }
  .chips .team-each {
    display: inline-flex;
    gap: 0.15rem;
    margin-inline-start: 0.4rem;
  }
  @media (max-width: 22rem) {
    .phone .team-each {
      display: none;
    }
  }
  /* Those of the others lie in the drawer with the tiles. */
  .chips .team-cards,
  .chips .team-hand,
  .chips .team-public > .team-one,
  .chips .rider span {
    display: none;
  }
  /* Where all cards lie as tickets the team is told by its card alone. */
  .tickets :is(.team-cards, .end-horse > .team-strength) {
    display: none;
  }
  .tickets .end-horse {
    inline-size: var(--touch);
  }
`;
