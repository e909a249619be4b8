import { style } from '@vanilla-extract/css';

export const row = style({
  '@layer': {
    screens: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, minBlockSize: 44 },
  },
});
