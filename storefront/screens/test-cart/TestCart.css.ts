import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const buttons = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: 8,
});

export const wide = layout({ gridColumn: '1 / -1' });

export const list = layout({ display: 'grid', gap: 12, overflowWrap: 'anywhere' });
