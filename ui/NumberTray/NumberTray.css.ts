import { createVar, keyframes } from '@vanilla-extract/css';
import { columnGap, evenRows, rowGap } from '../internal/evenRows.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

/** How long a ball waits before it lands. */
export const landDelay = createVar('land-delay');

export const tray = [
  evenRows,
  componentStyle(
    {
      textAlign: 'center',
      minHeight: '2.125rem',
      vars: { [columnGap]: vars.space[6], [rowGap]: vars.space[6] },
      // Ten small ones stand in one row on a phone of 360 px.
      selectors: { '&[data-dense]': { vars: { [columnGap]: vars.space[4] } } },
    },
    'tray',
  ),
].join(' ');

/** Between the main numbers and the extra ones. */
export const plus = componentStyle({ ...text('title'), color: vars.color.text3 }, 'plus');

const appear = keyframes({ from: { opacity: 0 } });

/** Came with the last change; waits out of sight until its turn to land. */
export const fresh = componentStyle(
  {
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${appear} ${vars.duration.instant} linear ${landDelay} backwards`,
      },
    },
  },
  'fresh',
);

const land = keyframes({ from: { transform: 'scale(.86)' } });

/** Only these land: each movement costs the frames that the next press needs. */
export const landing = componentStyle(
  {
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${land} ${vars.duration.fast} ${vars.easing.spring} ${landDelay} backwards`,
      },
    },
  },
  'landing',
);
