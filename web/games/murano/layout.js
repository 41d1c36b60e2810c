import { css } from "lit";

/**
 * Where everything lies. Four arrangements, chosen by the room the table has (not by the device): phone upright, phone
 * lying, tablet upright, and wide.
 */
export const layout = css`
  .frame {
    --t1: var(--size-1);
    --t2: var(--size-2);
    --t3: var(--size-3);
    --t4: var(--size-4);
    --t5: var(--size-5);
    --gap: 0.4rem;
    position: relative;
    block-size: 100%;
    font-size: var(--t2);
  }
  .table {
    position: relative;
    display: grid;
    grid-template:
      "prompt turn side" auto
      "map map side" minmax(0, 1fr)
      "market market side" auto
      "tray tray side" auto
      / minmax(0, 1fr) auto clamp(15.5rem, 22%, 25rem);
    block-size: 100%;
    gap: var(--gap);
    padding: var(--gap);
    padding-inline: max(var(--gap), env(safe-area-inset-left)) max(var(--gap), env(safe-area-inset-right));
    padding-block-end: max(var(--gap), env(safe-area-inset-bottom));
    overflow: hidden auto;
    background: var(--paper);
  }
  .map {
    background: var(--lagoon-deep);
  }
  /* Slow light on the water. */
  .sun {
    position: absolute;
    inset: -30%;
    background:
      radial-gradient(closest-side, color-mix(in srgb, var(--lagoon-foam) 30%, transparent), transparent) 20% 30% / 46% 40%,
      radial-gradient(closest-side, color-mix(in srgb, var(--lagoon-foam) 22%, transparent), transparent) 75% 70% / 52% 44%;
    background-repeat: no-repeat;
    mix-blend-mode: soft-light;
    pointer-events: none;
    animation: sun 26s ease-in-out infinite alternate;
  }
  @keyframes sun {
    from {
      transform: translate(-7%, -3%);
    }
    to {
      transform: translate(8%, 5%);
    }
  }
  .log-panel {
    flex: 1;
    min-block-size: 3rem;
    padding: 0;
    overflow: hidden;
  }
  .tools {
    display: flex;
    flex: none;
    grid-area: tools;
    gap: 0.3rem;
  }
  .tools .tool {
    flex: 1;
  }
  .side .players {
    flex: none;
    max-block-size: 60%;
    overflow-y: auto;
  }
  .frame.large {
    --gap: 0.5rem;
  }
  .frame.huge {
    --t1: calc(var(--size-1) * 1.3);
    --t2: calc(var(--size-2) * 1.3);
    --t3: calc(var(--size-3) * 1.3);
    --t4: calc(var(--size-4) * 1.3);
    --t5: calc(var(--size-5) * 1.3);
    --gap: 0.7rem;
  }
  .huge :is(.own-card, .special-chip) {
    zoom: 1.3;
  }

  /* Tablet upright. */
  .upright .table {
    grid-template:
      "prompt turn" auto
      "players players" auto
      "map map" minmax(min-content, 1fr)
      "market market" auto
      "tray tray" auto
      "side side" minmax(7rem, 22%)
      / minmax(0, 1fr) auto;
  }
  .upright .sheet {
    grid-row: map-start / side-end;
    grid-column: 1 / -1;
  }
  .upright .seats,
  .phone:not(.tight) .seats,
  .lying .seats {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }

  /* Phones: what is not needed for a move lies in drawers. */
  .frame.phone,
  .frame.lying {
    --gap: 0.3rem;
  }
  .phone .table {
    grid-template:
      "prompt prompt" auto
      "players players" auto
      "map map" minmax(min-content, 1fr)
      "market market" auto
      "tray tray" auto
      "tools turn" auto
      / auto minmax(0, 1fr);
  }
  .phone .sheet {
    grid-row: map-start / turn-end;
    grid-column: 1 / -1;
  }
  .lying .table {
    grid-template:
      "prompt players" auto
      "map market" minmax(0, 1fr)
      "map tray" auto
      "map tools" auto
      "map turn" auto
      / minmax(0, 1.75fr) minmax(15rem, 1fr);
  }
  .lying .sheet {
    grid-row: prompt-start / turn-end;
    grid-column: 1 / -1;
  }
  .lying .act-bar {
    align-content: flex-start;
    max-block-size: none;
  }
  :is(.phone, .lying) .seat {
    padding: 0.15rem 0.35rem;
  }
  :is(.phone, .lying) .seat-head {
    flex-wrap: wrap;
    gap: 0 0.35rem;
  }
  :is(.phone, .lying) .seat :is(.stats, .seat-specials) {
    display: none;
  }
  :is(.phone, .lying) .seat-name {
    flex-basis: 3rem;
  }
  :is(.phone, .lying) .stat .art {
    block-size: 1.1rem;
  }
  :is(.phone, .lying) .number .art {
    block-size: 1.7rem;
  }
  :is(.phone, .lying) .own {
    padding: 0.2rem 0.35rem;
  }
  :is(.phone, .lying) .held .art {
    inline-size: 2.2rem;
    block-size: 2.2rem;
  }
  :is(.phone, .lying) .press {
    min-block-size: var(--touch);
    padding-inline-end: 0.55rem;
  }
  :is(.phone, .lying) .press-art > .art {
    block-size: 2rem;
  }
  .phone .act-bar {
    max-block-size: 9.5rem;
  }
  :is(.phone, .lying) .own {
    flex-wrap: wrap;
  }
  .lying .map-place > .coach {
    min-block-size: 3.4rem;
  }
  .lying .prompt-more {
    display: none;
  }
  /* Cards to choose from: one under the other, each with its button beside it. */
  .phone .card-row {
    grid-template-columns: 1fr;
    gap: 0.5rem;
    padding: 0;
  }
  .phone .card-row > li {
    flex-direction: row;
  }
  .phone .card-row:not(.assign) > li > .primary {
    flex: none;
    flex-direction: column;
    inline-size: 6.2rem;
  }
  .lying .card-row .character {
    min-block-size: 5.5rem;
  }
  .phone .card-row .character {
    min-block-size: 6rem;
  }
  .phone .card-row.assign > li {
    flex-direction: column;
  }
  .phone .special-picture .art {
    block-size: 2.6rem;
  }
  .cards-button {
    margin-inline-start: auto;
  }
  .chips .turn > :last-child span {
    white-space: normal;
    line-height: 1.05;
  }
  .phone .turn > :last-child .icon {
    display: none;
  }
  .phone .turn > :last-child {
    flex: 1;
    max-inline-size: 11rem;
  }
  .chips .drawer-goods {
    inset-block-start: auto;
  }

  /* Huge text on a phone: nothing is left out, the table scrolls as one column. */
  .tight .table {
    display: block;
  }
  .tight .table > * + * {
    margin-block-start: var(--gap);
  }
  .tight .map {
    block-size: 13rem;
  }
  .tight .sheet {
    position: fixed;
    inset: auto 0 0;
    max-block-size: 80%;
  }
  .tight .own {
    flex-wrap: wrap;
  }
  .tight .card-row > li {
    flex-direction: column;
  }
  .tight .card-row:not(.assign) > li > .primary {
    inline-size: 100%;
  }
  .tight .press,
  .tight .sheet-foot > * {
    inline-size: 100%;
  }
  .tight .character-text {
    overflow-wrap: anywhere;
  }
  .tight .act-bar {
    max-block-size: none;
  }
`;
