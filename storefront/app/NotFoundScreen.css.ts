import { style } from '@vanilla-extract/css';

export const page = style({
  '@layer': {
    screens: {
      display: 'grid',
      gap: 20,
      flex: 1,
      alignContent: 'center',
      justifyItems: 'center',
      padding: 32,
      paddingBlockEnd: 88,
    },
  },
});
