import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ position: 'relative' });

/** A phone on which two amounts have no room side by side: there each stands at the end of its label's line. */
const NARROW = '(max-width: 359px)';

/** Two of one width side by side, until an amount needs more. */
export const balance = layout({
  flex: '1 0 auto',
  minInlineSize: 136,
  maxInlineSize: '100%',
  '@media': {
    [NARROW]: {
      display: 'flex',
      flexWrap: 'wrap',
      flexBasis: '100%',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});

export const balanceLabel = layout({ display: 'flex', alignItems: 'center', gap: 4, minHeight: 24 });

/** A target of 44 px in a row of 24. */
export const eye = layout({ marginBlock: -10, marginInlineStart: -4 });
