import { style } from '@vanilla-extract/css';

export const page = style({
  '@layer': { screens: { display: 'grid', gap: 20, alignContent: 'start', flex: 1, padding: 20 } },
});

export const form = style({ '@layer': { screens: { display: 'grid', gap: 20, paddingBlock: '8px 16px' } } });
