import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const content = layout({ display: 'grid', gap: 10, padding: '14px 16px 16px' });

// Kept free for the player's own card while its script and its tickets come: nothing below it moves.
export const today = layout({
  display: 'grid',
  minBlockSize: 'calc(13.25rem + var(--more-rows, 0) * 1.9375rem)',
  // It lies on the edge of the lacquer, which scrolls with it.
  position: 'relative',
  zIndex: 11,
  marginBlockStart: -20,
  // A desktop has it beside the page.
  '@media': { 'screen and (min-width: 68.75rem)': { display: 'none !important' } },
});

/** A page that the server has written is a guest's, and one that a player opens keeps the room of that card. */
export const room = layout({ display: 'none', selectors: { ':root[data-player] &': { display: 'grid' } } });

export const games = layout({ display: 'grid', gap: 10 });

/** A press on the numbers is one on the ticket. */
export const lastDraw = layout({ flexBasis: '100%', pointerEvents: 'none', containerType: 'inline-size' });

export const tiles = layout({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 });

export const kenoTime = layout({ display: 'grid', gap: 8, justifyItems: 'stretch' });

export const heading = layout({ marginBlock: '-8px -4px' });

export const age = layout({ padding: '14px 16px' });
