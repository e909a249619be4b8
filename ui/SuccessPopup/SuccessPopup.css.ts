import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';

const fall = keyframes({ from: { translate: '0 -7rem', opacity: 0 } });
const pop = keyframes({ from: { transform: 'scale(.6)', opacity: 0 } });
const empty = keyframes({ to: { transform: 'scaleX(0)' } });

export const crown = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: 'min(7rem, 36vw)',
    overflow: 'hidden',
    background: vars.color.goldTint,
  },
  'crown',
);

export const sunburst = componentStyle(
  {
    position: 'absolute',
    top: '50%',
    left: '50%',
    width: '26rem',
    transform: 'translate(-50%, -50%)',
    color: vars.color.goldRing,
    opacity: 0.32,
  },
  'crownSunburst',
);

export const leaf = componentStyle(
  {
    position: 'absolute',
    aspectRatio: '2 / 1',
    borderRadius: '0 100% 0 100%',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${fall} ${vars.duration.celebrate} ${vars.easing.enter} backwards`,
      },
    },
  },
  'leaf',
);

export const leafTone = {
  red: componentStyle({ background: vars.color.brand, opacity: 0.75 }, 'red'),
  green: componentStyle({ background: vars.mark.leaf, opacity: 0.7 }, 'green'),
  gold: componentStyle({ background: vars.color.gold }, 'gold'),
  pale: componentStyle({ background: vars.color.goldHi }, 'pale'),
};

export const tick = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'min(4rem, 20.5vw)',
    height: 'min(4rem, 20.5vw)',
    borderRadius: vars.radius.full,
    background: vars.color.success,
    color: vars.color.onBrand,
    boxShadow: `${vars.edge.enamel}, 0 0 0 0.5rem ${vars.color.surface}`,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${pop} ${vars.duration.celebrate} ${vars.easing.enter}`,
      },
    },
  },
  'tick',
);

export const pendingCrown = componentStyle(
  { display: 'grid', placeItems: 'center', paddingBlockStart: vars.space[24] },
  'pendingCrown',
);

export const pendingSign = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: 'min(4.5rem, 24vw)',
    height: 'min(4.5rem, 24vw)',
    borderRadius: vars.radius.full,
    background: vars.color.warningTint,
    color: vars.color.warningText,
  },
  'pendingSign',
);

export const tickIcon = componentStyle({ display: 'grid', width: '52%', height: '52%' }, 'tickIcon');

export const track = componentStyle(
  {
    position: 'sticky',
    bottom: vars.space[8],
    height: '0.25rem',
    margin: `0 min(${vars.space[20]}, 6.25vw) ${vars.space[12]}`,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.color.sunken,
  },
  'track',
);

/** The time that is given to it, in whole seconds. */
export const seconds = createVar('seconds');

/** Empties with the time that is left; it tells time, so it moves in whole seconds where motion is unwelcome. */
export const progress = componentStyle(
  {
    height: '100%',
    borderRadius: vars.radius.full,
    background: vars.color.successText,
    transformOrigin: 'left',
    animation: `${empty} 3000ms linear forwards`,
    selectors: { '[data-paused] > &': { animationPlayState: 'paused' } },
    '@media': {
      '(prefers-reduced-motion: reduce)': { animationTimingFunction: `steps(${fallbackVar(seconds, '3')})` },
      [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
  'progress',
);
