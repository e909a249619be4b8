import { style } from '@vanilla-extract/css';

export const page = style({
  '@layer': { screens: { display: 'grid', alignContent: 'start', gap: '1rem', padding: '1rem' } },
});

export const text = style({
  '@layer': { screens: { display: 'grid', gap: '0.75rem', overflowWrap: 'anywhere' } },
});
