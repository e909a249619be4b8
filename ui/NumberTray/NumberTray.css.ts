import { keyframes } from '@vanilla-extract/css';
import { landDelay } from '../NumberBall/NumberBall.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export { landDelay };

export const tray = componentStyle(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[6], minHeight: '2.125rem' },
  'tray',
);

export const place = componentStyle({ display: 'inline-flex' }, 'place');

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
