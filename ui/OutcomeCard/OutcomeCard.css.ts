import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

/** Two to a row, or one where large text leaves no room; the last one of an odd number has a row to itself. */
export const group = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr))',
    gap: vars.space[10],
  },
  'group',
);

export const card = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space[2],
    minHeight: '4.6875rem',
    padding: `${vars.space[10]} ${vars.space[8]}`,
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation.card,
    textAlign: 'center',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      '&:has(:checked)': {
        background: vars.accent.tint,
        boxShadow: `inset 0 0 0 2px ${vars.accent.text}`,
      },
      '&:has(:focus-visible)': focusRing,
      '&:has([aria-disabled="true"])': {
        background: 'none',
        boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [forcedColors]: {
        border: '1px solid',
        selectors: { '&:has(:checked)': { border: '3px solid Highlight' } },
      },
    },
  },
  'card',
);

export const name = componentStyle(
  {
    ...text('title'),
    fontWeight: 700,
    // Clear of the tick in the corner.
    maxWidth: 'calc(100% - 2.25rem)',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    '@media': { '(max-width: 359px)': { fontSize: '0.9375rem' } },
    selectors: {
      ':has(:checked) > &': { color: vars.accent.text },
      ':has([aria-disabled="true"]) > &': { color: vars.color.text3 },
    },
  },
  'name',
);

export const rule = componentStyle({ ...text('label'), fontWeight: 400, color: vars.color.text2 }, 'rule');

export const prize = componentStyle({ ...text('label'), fontWeight: 600, color: vars.color.goldText }, 'prize');

export const reason = componentStyle({ ...text('caption'), color: vars.color.warningText }, 'reason');

/** Beside the colours, so that nobody needs to tell two tints apart. */
export const tick = componentStyle(
  {
    position: 'absolute',
    top: vars.space[6],
    insetInlineEnd: vars.space[6],
    display: 'none',
    placeItems: 'center',
    width: '1.25rem',
    height: '1.25rem',
    borderRadius: vars.radius.full,
    background: vars.accent.solid,
    color: vars.mark.white,
    selectors: { ':checked ~ &': { display: 'grid' } },
  },
  'tick',
);
