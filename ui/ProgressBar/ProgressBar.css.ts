import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';

export const share = createVar('share');

export const track = componentStyle(
  {
    height: '5px',
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    background: vars.color.sunken,
    ...edgeInForcedColors,
  },
  'track',
);

export const bar = componentStyle(
  {
    height: '100%',
    borderRadius: vars.radius.full,
    background: vars.accent.solid,
    transformOrigin: 'left',
    transform: `scaleX(${share})`,
    '@media': {
      [forcedColors]: { background: 'Highlight' },
      '(prefers-reduced-motion: no-preference)': { transition: 'transform 1s linear' },
    },
  },
  'bar',
);

export const onColor = componentStyle({ background: vars.overlay.headerWell }, 'onColor');

const toneOf = (background: string, name: string) =>
  componentStyle({ background, '@media': { [forcedColors]: { background: 'Highlight' } } }, name);

export const barTone = {
  onColor: toneOf(vars.color.goldHi, 'barOnColor'),
  neutral: toneOf(vars.color.text3, 'barNeutral'),
  warning: toneOf(vars.color.warning, 'barWarning'),
  danger: toneOf(vars.color.danger, 'barDanger'),
};
