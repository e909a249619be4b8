import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

/** The pad stands at the foot of the page, from edge to edge. */
export const entry = layout({
  marginInline: -16,
  marginBlockEnd: -16,
  marginBlockStart: 4,
  // Stays clear of the sum at the foot when it is scrolled into view.
  scrollMarginBlockEnd: '10.5rem',
});

export const changing = layout({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 10 });

export const empty = layout({ padding: '0 12px 12px' });
