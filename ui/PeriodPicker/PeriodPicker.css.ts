import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const grid = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(5.25rem, 26%)), 1fr))',
    gap: vars.space[10],
  },
  'grid',
);

export const option = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minHeight: '4.25rem',
    padding: vars.space[8],
    borderRadius: vars.radius.lg,
    background: vars.color.bg,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        background: vars.accent.tint,
        color: vars.accent.text,
        boxShadow: `inset 0 0 0 1.75px ${vars.accent.text}`,
      },
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled, [aria-disabled="true"])': {
        background: 'none',
        color: vars.color.text3,
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
  'option',
);

export const amount = componentStyle({ ...text('subtitle'), fontWeight: 700 }, 'amount');
export const detail = componentStyle(
  {
    ...text('caption'),
    fontWeight: 400,
    color: vars.color.text2,
    selectors: { ':has(:checked) > &': { color: vars.accent.text } },
  },
  'detail',
);
