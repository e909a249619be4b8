import { style } from '@vanilla-extract/css';

/** A phone so short that the pad's last row, with the key to delete by, would lie under the sheet's footer. */
const SHORT = '(max-height: 44rem)';

/** Groups in the middle, what is wrong with them below. */
export const board = style({
  '@layer': {
    screens: {
      display: 'grid',
      justifyItems: 'center',
      gap: 12,
      paddingBlock: '8px 4px',
      '@media': { [SHORT]: { gap: 8, paddingBlock: '2px 0' } },
    },
  },
});

export const tiles = style({ '@layer': { screens: { justifyContent: 'center' } } });
export const pad = style({
  '@layer': {
    screens: {
      marginBlockStart: 12,
      '@media': { [SHORT]: { marginBlockStart: 8, rowGap: 6, gridAutoRows: 'minmax(2.75rem, auto)' } },
    },
  },
});
export const centered = style({
  '@layer': { screens: { justifyContent: 'safe center', marginInline: -16, paddingInline: 16 } },
});
