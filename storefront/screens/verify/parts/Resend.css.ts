import { style } from '@vanilla-extract/css';

/** On a small phone, or with large text, the button goes under the words and keeps its own in one line. */
export const row = style({
  '@layer': {
    screens: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 8,
      minBlockSize: 44,
    },
  },
});

export const press = style({ '@layer': { screens: { whiteSpace: 'nowrap' } } });
