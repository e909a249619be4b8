import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

/** Height of the footer that the pad stands on, and of a page that leaves room for the list above both. */
const FOOTER = '4.25rem';
const TALL = '37rem';
/** The same for the pad without its keys. */
const LOW = '31rem';
const SHORT = '(max-height: 40.49rem)';
/** What a sentence under the buttons adds to it: why they cannot be pressed. */
const NOTE = '1.5rem';

/** The pad. On a page that is tall for its text it stays on the footer while the list runs behind it. */
export const entry = layout({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: `min(${FOOTER}, (100dvh - ${TALL}) * 100)`,
  selectors: {
    '&:has(~ footer > p)': {
      insetBlockEnd: `min(${FOOTER} + ${NOTE}, (100dvh - ${TALL} - ${NOTE}) * 100)`,
    },
  },
});

/** The pad without its keys, which has room on the footer of nearly any page. */
export const folded = layout({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: `min(${FOOTER}, (100dvh - ${LOW}) * 100)`,
  selectors: {
    '&:has(~ footer > p)': {
      insetBlockEnd: `min(${FOOTER} + ${NOTE}, (100dvh - ${LOW} - ${NOTE}) * 100)`,
    },
  },
});

/** The way back from a removal comes into sight above the pad without its keys. */
export const removeAll = layout({ selectors: { '&&': { scrollMarginBlockEnd: '9.5rem' } } });

/**
 * The end of the list stays clear of pad and footer when it is scrolled into view; not where the pad stays on a page that
 * is too short for both, on which station and stake stand over it instead.
 */
export const listEnd = layout({
  scrollMarginBlockEnd: '27rem',
  '@media': {
    // The odds of the first number come a moment later and move the pad down.
    [SHORT]: { scrollMarginBlockEnd: '29.5rem' },
    [`${SHORT} and (min-height: ${TALL})`]: { display: 'none' },
  },
});

/** An empty list would begin under the pad of a short page, and cannot be read there. */
export const nothingListed = layout({ '@media': { [SHORT]: { display: 'none' } } });

/** The way to the list beside what adds to it, where a short page has no room for the list. */
export const listed = layout({
  display: 'none',
  '@media': { [SHORT]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingInline: 8 } },
});

/** When the chosen type wins. Where large text needs two lines for one of them, all have the room. */
export const rule = layout({
  minBlockSize: '1lh',
  '@media': {
    '(max-width: 19.9375rem)': { minBlockSize: '2lh' },
    // Chips in one row have room below them.
    '(min-width: 22.5rem)': { marginBlockStart: 6 },
  },
});

/** What it wins. A short page has no room for it over the pad, which says it of the number that is typed. */
export const prizes = layout({ display: 'block', '@media': { [SHORT]: { display: 'none' } } });

export const empty = layout({ padding: '0 12px 12px' });
