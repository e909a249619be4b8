import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

/** The ring beside the weeks, or over them where there is no room. */
export const month = layout({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '16px 20px',
  alignItems: 'center',
});

/** Large text on a phone: days and amounts alone say it. */
const TINY = '(max-width: 10.25rem)';

export const weeks = layout({ flex: '1 1 10.5rem', containerType: 'inline-size' });

/** The first column is as wide as '22–28/12' in every row, so that the bars begin below each other. */
export const week = layout({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(1rem, 1fr) minmax(4.5rem, auto)',
  gap: 8,
  alignItems: 'center',
  '@container': { [TINY]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  // A phone so low has room for what was played and for what is to be set, not for weeks to come.
  '@media': { '(max-height: 43rem)': { selectors: { '&[data-ahead]': { display: 'none' } } } },
});

export const bar = layout({ '@container': { [TINY]: { display: 'none' } } });

export const amount = layout({ textAlign: 'end' });

/** A target of 44 px in the room of its words, which end on the card's edge. */
export const change = layout({ marginBlock: -10, marginInlineEnd: -8 });

export const limitBar = layout({ marginBlock: 4 });
