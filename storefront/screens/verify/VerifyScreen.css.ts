import { style } from '@vanilla-extract/css';

export const page = style({
  '@layer': {
    screens: { display: 'grid', gap: 20, alignContent: 'start', flex: 1, paddingInline: 20, paddingBlock: 8 },
  },
});

export const heading = style({ '@layer': { screens: { display: 'grid', gap: 4 } } });

/** The number and the way to change it share a line. */
export const phone = style({ '@layer': { screens: { display: 'inline-block' } } });
