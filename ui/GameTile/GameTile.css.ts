import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const tile = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    gap: vars.space[8],
    padding: vars.space[12],
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation.card,
    selectors: { '&:has(a:focus-visible)': focusRing },
    ...edgeInForcedColors,
  },
  'tile',
);

export const layout = {
  tile: null,
  row: componentStyle({ gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' }, 'row'),
};

export const head = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[10] },
  'head',
);

/** Beside the mark as long as a word has room there. */
export const words = componentStyle({ flex: '1 1 3.75rem' }, 'words');

export const name = componentStyle(
  {
    ...text('body'),
    fontWeight: 700,
    color: vars.color.text,
    '@media': { '(max-width: 359px)': { fontSize: '0.875rem' } },
  },
  'name',
);

export const note = componentStyle({ ...text('label'), color: vars.color.text2 }, 'note');

export const foot = componentStyle(
  {
    ...text('label'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    fontWeight: 600,
    color: vars.accent.text,
  },
  'foot',
);

export const chevron = componentStyle(
  { display: 'inline-grid', marginInlineStart: 'auto', color: vars.color.text3 },
  'chevron',
);
