import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: '100dvh' });

export const content = layout({ display: 'grid', alignContent: 'start', gap: 12, flex: 1, padding: '12px 16px 24px' });

export const message = layout({ display: 'grid', alignContent: 'center', flex: 1, paddingInline: 16 });

export const tools = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

export const dayHead = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  paddingInline: 4,
  marginBlockEnd: 8,
});

export const detail = layout({ display: 'grid', justifyItems: 'start', gap: 4 });

export const amount = layout({ flex: 'none' });

export const skeleton = layout({ display: 'grid', gap: 12 });

export const form = layout({ display: 'grid', gap: 16 });

export const dates = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: 12,
});

export const buttons = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: 8,
});

export const sum = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
});

export const heading = layout({ display: 'grid', gap: 10, marginBlockStart: 4 });

export const facts = layout({ display: 'grid', gap: 12 });
