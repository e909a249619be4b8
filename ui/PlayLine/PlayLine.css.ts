import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

const NARROW = '(max-width: 18.75rem)';

export const playLine = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    containerType: 'inline-size',
    // The cross inside its target ends where the line under it does.
    paddingInline: `${vars.space[8]} 0.0625rem`,
  },
  'playLine',
);

export const open = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    flex: 1,
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[10]}`,
    minHeight: '3.25rem',
    paddingBlock: vars.space[6],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.sm,
    textAlign: 'start',
    touchAction: 'manipulation',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
    // The digits and their price keep to one row.
    '@container': { [NARROW]: { columnGap: vars.space[6], paddingInlineStart: 0 } },
  },
  'open',
);

/** As wide for each, so that the digits of a list begin under one another. */
export const kind = componentStyle(
  {
    ...text('caption'),
    fontWeight: 600,
    minWidth: '4.75rem',
    padding: `${vars.space[4]} ${vars.space[8]}`,
    borderRadius: vars.radius.full,
    textAlign: 'center',
    background: vars.accent.tint,
    color: vars.accent.text,
    '@media': { [forcedColors]: { border: '1px solid' } },
    // Four digits and their price keep to one row.
    '@container': { [NARROW]: { minWidth: '3.25rem', paddingInline: vars.space[4] } },
    selectors: { '[aria-current="true"] &': { background: vars.accent.solid, color: vars.color.onBrand } },
  },
  'kind',
);

export const figure = componentStyle({ flex: 1, minWidth: 'max-content' }, 'figure');

export const price = componentStyle(
  // At the line's end, also on a row of its own below four digits.
  { ...text('label'), marginInlineStart: 'auto', fontWeight: 600, color: vars.color.text2, whiteSpace: 'nowrap' },
  'price',
);
