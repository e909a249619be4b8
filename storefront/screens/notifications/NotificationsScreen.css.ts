import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'grid', alignContent: 'start', gap: 10, padding: '14px 16px 24px' });

export const card = layout({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
});

export const titles = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 8 });

export const words = layout({ display: 'grid', gap: 2, overflowWrap: 'anywhere' });

export const skeleton = layout({ display: 'grid', gap: 10 });
