import { style } from '@vanilla-extract/css';

/** On a small phone, or with large text, the button goes under the words before its own words break. */
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

/** For listeners, who are told the minutes in place of figures that change each second. */
export const spoken = style({
  '@layer': {
    screens: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
