import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { text } from '../theme/text';

/** A target of 44 px round a dot of 24. */
export const radio = componentStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[10],
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    selectors: {
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled, [aria-disabled="true"])': { color: vars.color.text3, cursor: 'not-allowed' },
    },
  },
  'radio',
);

export const words = componentStyle({ display: 'grid', overflowWrap: 'anywhere' }, 'radioWords');

export const label = componentStyle({ ...text('body'), fontWeight: 600 }, 'radioLabel');

export const detail = componentStyle({ ...text('label'), fontWeight: 400, color: vars.color.text2 }, 'radioDetail');
