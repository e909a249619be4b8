import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

/** Three companies fit a page of 320 px; on a narrower one, or enlarged, each takes its room. */
const NARROW = '(min-width: 18rem) and (max-width: 20.5rem)';

export const root = componentStyle({ containerType: 'inline-size', minWidth: 0 }, 'drawTable');

export const frame = componentStyle(
  {
    position: 'relative',
    overflowX: 'auto',
    background: vars.color.surface,
    borderBlock: `1px solid ${vars.color.line}`,
    selectors: { '&:focus-visible': focusRing },
    ...edgeInForcedColors,
  },
  'drawTableFrame',
);

export const table = componentStyle({ width: '100%', borderCollapse: 'separate', borderSpacing: 0 }, 'drawTableRows');

const striped = {
  background: vars.color.surface,
  selectors: {
    'tr:nth-of-type(even) > &': { background: vars.color.bg },
    '[data-emphasis="special"] > &': { background: vars.color.brandTint },
  },
};

/** Stays where the numbers are moved. */
export const tier = componentStyle(
  {
    ...text('label'),
    ...striped,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    // The table goes to the page's edges, its words do not.
    width: '2.75rem',
    padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[6]} ${vars.space[16]}`,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    color: vars.color.text2,
    textAlign: 'start',
    selectors: {
      ...striped.selectors,
      '[data-emphasis="special"] > &': {
        background: vars.color.brandTint,
        color: vars.color.brandText,
        fontWeight: 800,
      },
    },
  },
  'drawTableTier',
);

export const corner = componentStyle({ borderBlockEnd: `1px solid ${vars.color.line}` }, 'drawTableCorner');

export const company = componentStyle(
  {
    ...text('body'),
    minWidth: '6.5rem',
    '@container': { [NARROW]: { minWidth: '5.75rem', paddingInline: '1px' } },
    padding: `${vars.space[10]} ${vars.space[4]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.text,
    fontWeight: 700,
    textAlign: 'center',
    selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
  },
  'drawTableCompany',
);

export const cell = componentStyle(
  {
    ...striped,
    padding: `${vars.space[6]} ${vars.space[4]}`,
    selectors: { ...striped.selectors, '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
  },
  'drawTableCell',
);

export const numbers = componentStyle(
  {
    ...text('subtitle'),
    display: 'grid',
    justifyItems: 'center',
    fontWeight: 600,
    fontSize: '1.0625rem',
    lineHeight: '1.625rem',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 0,
    color: vars.color.text,
    selectors: {
      '[data-single="true"] &': { gridTemplateColumns: 'repeat(var(--per-row), minmax(0, 1fr))', lineHeight: '2rem' },
      '[data-emphasis="special"] &': {
        fontSize: '1.4375rem',
        lineHeight: '2.25rem',
        fontWeight: 800,
        letterSpacing: '-0.02em',
        color: vars.color.brandText,
      },
      '[data-single="true"] [data-emphasis="special"] &': { fontSize: '2.375rem', lineHeight: '3rem' },
      '[data-emphasis="low"] &': { fontSize: '1.3125rem', fontWeight: 800, color: vars.color.brandText },
    },
    // Six digits.
    '@container': { [NARROW]: { selectors: { '[data-emphasis="special"] &': { fontSize: '1.1875rem' } } } },
  },
  'drawTableNumbers',
);

/** Turned round, which no colour of a prize is. */
export const found = componentStyle(
  {
    paddingInline: vars.space[6],
    borderRadius: vars.radius.xs,
    background: vars.color.text,
    color: vars.color.surface,
    ...edgeInForcedColors,
  },
  'drawTableFound',
);

export const count = componentStyle(
  {
    ...text('label'),
    padding: `${vars.space[8]} ${vars.space[16]} 0`,
    color: vars.color.text,
    fontWeight: 600,
  },
  'drawTableCount',
);

/** Four columns never fit a phone, three only the usual one. */
export const hint = componentStyle(
  {
    ...text('label'),
    display: 'none',
    margin: 0,
    padding: `${vars.space[8]} ${vars.space[16]} 0`,
    color: vars.color.text2,
    '@container': {
      '(max-width: 22rem)': { display: 'block' },
      '(max-width: 28.5rem)': { selectors: { '&[data-many="true"]': { display: 'block' } } },
    },
  },
  'drawTableHint',
);
