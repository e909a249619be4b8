import { style } from '@vanilla-extract/css';

export { content, page, sum } from '../money/PayPage.css';

export const orderHead = style({
  '@layer': {
    screens: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6px 12px',
    },
  },
});

/** Large text on a phone. */
const NARROW = '(max-width: 13rem)';

export const lines = style({
  '@layer': { screens: { containerType: 'inline-size', display: 'grid', gap: 8, marginBlockStart: 8 } },
});

export const line = style({
  '@layer': {
    screens: {
      display: 'flex',
      // A price of many figures goes below the words.
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2px 10px',
      minBlockSize: 50,
    },
  },
});

/** Below mark and price where the three have no room side by side. */
export const words = style({
  '@layer': { screens: { flex: '1 1 7rem', '@container': { [NARROW]: { order: 1, flexBasis: '100%' } } } },
});

export const figures = style({ '@layer': { screens: { display: 'inline-block' } } });

export const mark = style({
  '@layer': { screens: { '@container': { [NARROW]: { marginInlineEnd: 'auto' } } } },
});

export const heading = style({ '@layer': { screens: { display: 'grid', gap: 10, marginBlockStart: 4 } } });

export const terms = style({ '@layer': { screens: { paddingInline: 4 } } });

export const proof = style({ '@layer': { screens: { display: 'grid', gap: 16 } } });

export const empty = style({
  '@layer': { screens: { display: 'grid', alignContent: 'center', flex: 1, paddingInline: 16 } },
});

export const slip = style({ '@layer': { screens: { marginBlockStart: 12 } } });

export const facts = style({ '@layer': { screens: { display: 'grid', gap: 12 } } });

export const closed = style({ '@layer': { screens: { display: 'grid', gap: 8, justifyItems: 'start' } } });
