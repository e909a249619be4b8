import { style } from '@vanilla-extract/css';

export const buttons = style({
  '@layer': { screens: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: 8 } },
});
