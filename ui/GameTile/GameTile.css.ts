import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const tile = componentStyle(
  {
    position: 'relative',
    containerType: 'inline-size',
    display: 'grid',
    // Two side by side have their times on one line, whatever their names take.
    alignContent: 'space-between',
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
    alignItems: 'center',
    gap: vars.space[4],
    // A page at twice its text size breaks it; days and hours stay on one line down to 320 px.
    fontSize: 'clamp(0.75rem, 11.5cqi, 0.875rem)',
    fontWeight: 600,
    color: vars.accent.text,
  },
  'foot',
);

/** Without them the time has the line for itself. */
export const clock = componentStyle(
  { display: 'inline-grid', '@container': { '(max-width: 8.75rem)': { display: 'none' } } },
  'clock',
);

export const chevron = componentStyle(
  {
    display: 'inline-grid',
    marginInlineStart: 'auto',
    color: vars.color.text3,
    '@container': { '(max-width: 10rem)': { display: 'none' } },
  },
  'chevron',
);
