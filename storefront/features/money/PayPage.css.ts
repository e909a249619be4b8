import { style } from '@vanilla-extract/css';

export const page = style({
  '@layer': { screens: { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: '100dvh' } },
});

export const content = style({
  '@layer': { screens: { display: 'grid', alignContent: 'start', gap: 12, flex: 1, padding: '12px 16px 24px' } },
});

export const sum = style({
  '@layer': {
    screens: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '0 12px',
    },
  },
});
