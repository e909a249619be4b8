import { style } from '@vanilla-extract/css';

export const content = style({ '@layer': { screens: { flex: 1, paddingBlockEnd: 16 } } });

export const bar = style({
  '@layer': { screens: { display: 'flex', alignItems: 'center', minBlockSize: 56, paddingInline: 8 } },
});

export const buttons = style({
  '@layer': { screens: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: 8 } },
});
