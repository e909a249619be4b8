import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing, focusRingOnColor } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';

export const iconButton = componentStyle(
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius.full,
    touchAction: 'manipulation',
    transition: `opacity ${vars.duration.fast}`,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&:active:not(:disabled, [aria-disabled="true"])': { opacity: 0.7 },
      '&:is(:disabled, [aria-disabled="true"])': { color: vars.color.textOff, cursor: 'not-allowed' },
    },
    '@media': {
      [forcedColors]: { selectors: { '&:is(:disabled, [aria-disabled="true"])': { color: 'GrayText' } } },
    },
  },
  'iconButton',
);

export const tone = {
  muted: componentStyle({ color: vars.color.text2 }, 'muted'),
  accent: componentStyle({ color: vars.accent.text }, 'accent'),
  onColor: componentStyle(
    {
      color: vars.mark.white,
      selectors: { '&:focus-visible': { ...focusRingOnColor, outlineOffset: '-3px' } },
    },
    'onColor',
  ),
};
