import { style } from '@vanilla-extract/css';

/** A heading, and the chips close under it. */
export const choice = style({ '@layer': { screens: { display: 'grid', gap: 2 } } });

export const head = style({
  '@layer': {
    screens: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '0 8px',
    },
  },
});

/** Chips run to the page's edges while they scroll. */
export const chips = style({ '@layer': { screens: { marginInline: -16, paddingInline: 16 } } });

export const set = style({
  '@layer': { screens: { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 6 } },
});

export const setHead = style({
  '@layer': { screens: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' } },
});

export const setActions = style({ '@layer': { screens: { display: 'flex', flexWrap: 'wrap', marginInlineEnd: -8 } } });
