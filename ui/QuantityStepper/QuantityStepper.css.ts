import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const stepper = componentStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: vars.radius.md,
    background: vars.color.sunken,
    ...edgeInForcedColors,
  },
  'stepper',
);

export const step = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius.md,
    touchAction: 'manipulation',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&:is(:disabled, [aria-disabled="true"])': { color: vars.color.textOff, cursor: 'not-allowed' },
      '&:active:not(:disabled, [aria-disabled="true"])': { opacity: 0.6 },
    },
  },
  'step',
);

export const value = componentStyle(
  { ...text('body'), fontWeight: 700, minWidth: '1.5rem', textAlign: 'center' },
  'stepperValue',
);
