import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: '100dvh' });

export const content = layout({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  flex: 1,
  padding: '12px 16px 24px',
});

/** The fields of a form, one under the other. */
export const fields = layout({ display: 'grid', gap: 16 });

/** A heading and what belongs to it. */
export const group = layout({ display: 'grid', gap: 8, marginBlockStart: 8 });

/** Two ends of one line; they part on a narrow page. */
export const ends = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

export const rows = layout({ display: 'grid', gap: 4 });
