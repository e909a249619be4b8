import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

export const panel = componentStyle({ color: vars.color.text, minWidth: 0 }, 'sidePanel');

/** As high as a SectionHeading of the page beside it. */
export const head = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    minHeight: '2.75rem',
    marginBlockEnd: vars.space[4],
  },
  'head',
);

export const heading = componentStyle({ ...text('subtitle'), fontWeight: 700, flex: '1 1 min-content' }, 'heading');

export const note = componentStyle({ ...text('label'), color: vars.color.text2 }, 'note');

const anchor = {
  borderRadius: vars.radius.xs,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
};

export const link = componentStyle(
  {
    ...text('label'),
    ...anchor,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: '2.75rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: vars.color.brandText,
  },
  'link',
);

export const row = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[8]} ${vars.space[10]}`,
    padding: `${vars.space[10]} ${vars.space[12]}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
  'sideRow',
);
// Together they are a card.
globalStyle(`ul:has(> ${row})`, {
  '@layer': {
    [layers.components]: {
      borderRadius: vars.radius.lg,
      background: vars.color.surface,
      boxShadow: vars.elevation.card,
      '@media': { [forcedColors]: { border: '1px solid' } },
    },
  },
});

/** In large text what stands at the end goes below. */
export const words = componentStyle({ flex: '1 1 5.5rem', minWidth: 0, overflowWrap: 'anywhere' }, 'words');

export const title = componentStyle(
  {
    ...text('label'),
    fontWeight: 700,
    ...anchor,
    selectors: { ...anchor.selectors, '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
  'title',
);

export const detail = componentStyle({ ...text('label'), color: vars.color.text2 }, 'detail');

export const trailing = componentStyle({ fontSize: '0.8125rem' }, 'trailing');

export const content = componentStyle({ flexBasis: '100%' }, 'content');
