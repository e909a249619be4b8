import { style } from '@vanilla-extract/css';

const WIDE = '(min-width: 24rem)';

/** Room for the words and the numbers, kept before they are here. */
export const lastDrawRoom = style({
  '@layer': {
    screens: {
      display: 'block',
      minBlockSize: '4.875rem',
      '@media': { [WIDE]: { minBlockSize: '3.75rem' } },
    },
  },
});

/** Twenty numbers: in two even rows, in three on a narrow page. */
export const numbers = style({
  '@layer': {
    screens: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, 1fr)',
      textAlign: 'center',
      '@media': { [WIDE]: { gridTemplateColumns: 'repeat(10, 1fr)' } },
    },
  },
});
