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

export const words = layout({ flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' });

export const slip = layout({ breakInside: 'avoid' });

export const row = layout({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 12px' });

export const figures = layout({ minWidth: 0, overflowWrap: 'anywhere' });

export const proof = layout({ justifyItems: 'center', breakInside: 'avoid' });

/** Across, for a camera at arm's length from paper. */
export const code = layout({ width: '8.5rem' });

export const actions = layout({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  '@media': { [PRINT]: { display: 'none' } },
});
