import { style } from '@vanilla-extract/css';

export const bar = style({
  '@layer': { screens: { display: 'flex', alignItems: 'center', minBlockSize: 56, paddingInline: 8 } },
});
