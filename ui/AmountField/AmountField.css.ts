import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { boxRing, focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const amountField = componentStyle({ display: 'grid', gap: vars.space[8] }, 'amountField');

export const label = componentStyle({ ...text('label'), fontWeight: 400, color: vars.color.text2 }, 'label');

export const line = componentStyle(
  {
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[8],
    borderBottom: `2px solid ${vars.color.lineStrong}`,
    selectors: {
      '&:focus-within': { borderColor: vars.color.brandText },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.dangerText },
      // Clear of the figures, which begin at the line's own edge.
      '&:has(input:focus[aria-invalid="true"])': { ...boxRing, outlineOffset: '4px', borderRadius: '2px' },
    },
    '@media': {
      [forcedColors]: { selectors: { '&:focus-within': { borderColor: 'Highlight', outline: '2px solid Highlight' } } },
    },
  },
  'line',
);

export const input = componentStyle(
  {
    ...text('jackpot'),
    // Never larger than the field can show whole, however large the text is: nine digits here, twelve below.
    fontSize: 'min(2.125rem, 11.5cqi)',
    flex: 1,
    width: '100%',
    minWidth: 0,
    minHeight: '3rem',
    border: 0,
    outline: 'none',
    background: 'none',
    selectors: {
      '&::placeholder': { color: vars.color.text3, opacity: 1 },
      '&[data-long]': { fontSize: 'min(2.125rem, 9cqi)' },
    },
  },
  'amountInput',
);

export const unit = componentStyle({ ...text('subtitle'), fontWeight: 700, color: vars.color.text3 }, 'unit');

export const choices = componentStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))', gap: `0 ${vars.space[8]}` },
  'choices',
);

/** A target of 44 px round a chip of 36. */
export const choice = componentStyle(
  {
    ...text('label'),
    fontWeight: 600,
    display: 'grid',
    alignItems: 'center',
    minHeight: '2.75rem',
    textAlign: 'center',
    // An amount too long for its place goes on in a second line.
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.full,
    color: vars.color.text2,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-1px' },
      '&[aria-pressed="true"]': { color: vars.color.brandText },
    },
  },
  'choice',
);

export const chip = componentStyle(
  {
    padding: `${vars.space[8]} ${vars.space[4]}`,
    borderRadius: vars.radius.full,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    '@media': {
      [forcedColors]: {
        border: '1px solid',
        selectors: { '[aria-pressed="true"] > &': { border: '3px solid Highlight' } },
      },
    },
    selectors: {
      '[aria-pressed="true"] > &': {
        background: vars.color.brandTint,
        boxShadow: `inset 0 0 0 1.75px ${vars.color.brandText}`,
      },
    },
  },
  'chip',
);
