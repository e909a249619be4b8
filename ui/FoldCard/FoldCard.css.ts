import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const foldCard = componentStyle({ display: 'grid', gap: vars.space[10] }, 'foldCard');

export const row = componentStyle(
  {
    ...text('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[10],
    width: '100%',
    minHeight: '3rem',
    padding: `${vars.space[6]} ${vars.space[12]}`,
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation.card,
    color: vars.color.text2,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
    ...edgeInForcedColors,
  },
  'row',
);

/** One over the other, as cards in a hand. */
export const marks = componentStyle({ display: 'inline-flex', flex: 'none' }, 'marks');

export const mark = componentStyle(
  {
    display: 'block',
    borderRadius: vars.radius.sm,
    boxShadow: `0 0 0 2px ${vars.color.surface}`,
    filter: 'saturate(.55)',
    selectors: { '& + &': { marginInlineStart: '-1.125rem' } },
    // The label has their room on a narrow phone.
    '@media': { '(max-width: 359px)': { selectors: { '& + &': { display: 'none' } } } },
  },
  'mark',
);

export const label = componentStyle({ flex: '1 1 min-content', fontWeight: 600 }, 'label');

export const turned = componentStyle(
  { display: 'inline-flex', selectors: { '[aria-expanded="true"] &': { rotate: '180deg' } } },
  'turned',
);

/** On a narrow phone the arrow says it, and the label has the line. */
export const word = componentStyle({ '@media': { '(max-width: 359px)': { display: 'none' } } }, 'word');

export const way = componentStyle(
  {
    ...text('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    color: vars.color.text3,
  },
  'way',
);
