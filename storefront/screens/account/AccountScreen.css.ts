import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ position: 'relative', display: 'grid', gap: 12, padding: '0 16px 16px' });

export const balances = layout({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Two of one width side by side, until an amount needs more. */
export const balance = layout({ flex: '1 0 auto', minInlineSize: 136, maxInlineSize: '100%' });

export const balanceLabel = layout({ display: 'flex', alignItems: 'center', gap: 4, minHeight: 24 });

/** A target of 44 px in a row of 24. */
export const eye = layout({ marginBlock: -10, marginInlineStart: -4 });

export const ways = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.25rem, 1fr))',
  gap: 10,
});

export const wide = layout({ gridColumn: '1 / -1' });
