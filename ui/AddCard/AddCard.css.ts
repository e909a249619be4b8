import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { text } from '../theme/text';

export const addCard = componentStyle(
  {
    ...text('label'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    width: '100%',
    minHeight: '3.5rem',
    padding: `${vars.space[4]} ${vars.space[12]}`,
    fontWeight: 600,
    color: vars.accent.text,
    border: '1.5px dashed currentcolor',
    borderRadius: vars.radius.lg,
    touchAction: 'manipulation',
    selectors: {
      '&:focus-visible': focusRing,
      '&:active:not([aria-disabled="true"])': { background: vars.accent.tint },
      '&[aria-disabled="true"]': { color: vars.color.text3, cursor: 'not-allowed' },
    },
  },
  'addCard',
);
