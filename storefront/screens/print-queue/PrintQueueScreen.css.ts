import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

const PRINT = 'print';

export const page = layout({
  display: 'grid',
  gap: 12,
  padding: '14px 16px 24px',
  '@media': { [PRINT]: { padding: 0 } },
});

/** Everything that is no slip stays off the paper. */
export const onScreen = layout({ display: 'contents', '@media': { [PRINT]: { display: 'none' } } });

export const jobs = layout({ display: 'grid', gap: 8 });

export const job = layout({ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'start' });

export const words = layout({ display: 'grid', gap: 2, flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' });

export const trailing = layout({ display: 'grid', justifyItems: 'end', gap: 8 });

export const slips = layout({ display: 'grid', gap: 12 });

export const slip = layout({ breakInside: 'avoid' });

export const paper = layout({ display: 'grid', gap: 8 });

export const row = layout({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 12px' });

export const lines = layout({ display: 'grid', gap: 6 });

export const line = layout({ display: 'grid', gridTemplateColumns: '1.5rem 1fr auto', gap: 8 });

export const figures = layout({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const actions = layout({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  '@media': { [PRINT]: { display: 'none' } },
});

export const wide = layout({ gridColumn: '1 / -1' });
