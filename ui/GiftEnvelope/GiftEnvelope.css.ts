import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const root = componentStyle({ display: 'grid', gap: vars.space[12], minWidth: 0 }, 'giftEnvelope');

export const drawing = componentStyle(
  {
    width: '100%',
    height: 'auto',
    // The fields stand below it on a phone of 844 px, and begin there on one of 640.
    maxHeight: 'clamp(20rem, 47vh, 25rem)',
    fontFamily: vars.font.family,
  },
  'giftDrawing',
);

export const ground = componentStyle({ fill: vars.color.bg }, 'giftGround');
export const redHi = componentStyle({ stopColor: vars.mark.star }, 'giftRedHi');
export const red = componentStyle({ stopColor: vars.color.brandPress }, 'giftRed');
export const back = componentStyle({ fill: vars.color.brandDeep }, 'giftBack');
export const sun = componentStyle({ fill: 'none', stroke: vars.color.goldHi, strokeOpacity: 0.24 }, 'giftSun');
export const rim = componentStyle({ fill: 'none', stroke: vars.color.gold, strokeWidth: 1.5 }, 'giftRim');
export const seam = componentStyle({ fill: 'none', stroke: vars.color.goldHi, strokeOpacity: 0.5 }, 'giftSeam');
export const emblem = componentStyle(
  { fill: vars.color.brandDeep, stroke: vars.color.gold, strokeWidth: 1.5 },
  'giftEmblem',
);
export const stem = componentStyle(
  { fill: 'none', stroke: vars.color.gold, strokeWidth: 2.2, strokeLinecap: 'round' },
  'giftStem',
);
export const leaf = componentStyle({ fill: vars.color.gold }, 'giftLeaf');
export const leafPale = componentStyle({ fill: vars.color.goldHi }, 'giftLeafPale');

const onRed = { textAnchor: 'middle', fill: vars.color.goldHi } as const;
export const name = componentStyle({ ...onRed, fontWeight: 500 }, 'giftName');
export const wish = componentStyle({ ...onRed, fontWeight: 700 }, 'giftWish');

const slide = keyframes({ from: { translate: '0 220px' } });

/** Out of the envelope, half-way; where less motion is wanted it stands there. */
export const ticket = componentStyle(
  {
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${slide} ${vars.duration.slow} ${vars.easing.enter} backwards`,
      },
    },
  },
  'giftTicket',
);
