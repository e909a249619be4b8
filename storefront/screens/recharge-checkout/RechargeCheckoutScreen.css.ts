import { style } from '@vanilla-extract/css';

export const code = style({
  '@layer': {
    screens: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: 8,
      marginBlockStart: 12,
    },
  },
});

export const grows = style({ '@layer': { screens: { flex: 1 } } });

/** A small word over the name it belongs to. */
export const over = style({ '@layer': { screens: { display: 'block' } } });
