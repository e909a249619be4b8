import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

/** The ring beside the weeks, or over them where there is no room. */
export const month = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
  gap: '16px 20px',
  alignItems: 'center',
});

export const ring = layout({ justifySelf: 'center' });

export const week = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(3.75rem, auto) minmax(1rem, 1fr) minmax(2.25rem, auto)',
  gap: 8,
  alignItems: 'center',
});

export const amount = layout({ textAlign: 'end' });
