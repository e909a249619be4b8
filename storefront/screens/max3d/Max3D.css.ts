import { style } from '@vanilla-extract/css';

/** Groups in the middle, what is wrong with them below. */
export const board = style({
  '@layer': { screens: { display: 'grid', justifyItems: 'center', gap: 12, paddingBlock: '8px 4px' } },
});

export const tiles = style({ '@layer': { screens: { justifyContent: 'center' } } });
export const pad = style({ '@layer': { screens: { marginBlockStart: 12 } } });
export const centered = style({
  '@layer': { screens: { justifyContent: 'safe center', marginInline: -16, paddingInline: 16 } },
});
