import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

/** Height of the footer that the pad stands on, and of a page that leaves room for the list above both. */
const FOOTER = '7.75rem';
const TALL = '41rem';
const SHORT = '(max-height: 43.99rem)';
/** What a sentence under the buttons adds to it: why they cannot be pressed. */
const NOTE = '1.875rem';
/** The same with an empty list, whose footer is one row. */
const EMPTY_FOOTER = '4rem';
const EMPTY_TALL = '37rem';

/** The pad. On a page that is tall for its text it stays on the footer while the list runs behind it. */
export const entry = layout({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: `min(${FOOTER}, (100dvh - ${TALL}) * 100)`,
  selectors: {
    '&:has(~ footer:not([data-empty]) > p)': {
      insetBlockEnd: `min(${FOOTER} + ${NOTE}, (100dvh - ${TALL} - ${NOTE}) * 100)`,
    },
  },
});

export const emptyEntry = layout({ insetBlockEnd: `min(${EMPTY_FOOTER}, (100dvh - ${EMPTY_TALL}) * 100)` });

/** The end of the list stays clear of pad and footer when it is scrolled into view. */
export const listEnd = layout({
  scrollMarginBlockEnd: '30.5rem',
  // The odds of the first number come a moment later and move the pad down.
  '@media': { [SHORT]: { scrollMarginBlockEnd: '33rem' } },
});

/** An empty list would begin under the pad of a short page, and cannot be read there. */
export const nothingListed = layout({ '@media': { [SHORT]: { display: 'none' } } });

/** The numbers of the list over the keys, where a short page has no room for both. */
export const listed = layout({ display: 'none', '@media': { [SHORT]: { display: 'grid' } } });

export const empty = layout({ padding: '0 12px 12px' });
