import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Turns; three dots stand in for it where motion is unwelcome. */
export const spinner = componentStyle(
  {
    width: '1.25rem',
    height: '1.25rem',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${turn} 800ms linear infinite` },
      '(prefers-reduced-motion: reduce)': { display: 'none' },
    },
  },
  'spinner',
);

export const dots = componentStyle(
  {
    display: 'none',
    letterSpacing: '0.1em',
    '@media': {
      '(prefers-reduced-motion: reduce)': { display: 'inline' },
    },
  },
  'dots',
);
