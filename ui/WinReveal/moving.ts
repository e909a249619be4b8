import type { StyleRule } from '@vanilla-extract/css';
import { at, fadeIn, start } from '../internal/reveal.css';

/** Of a phone on which the ticket scrolls under its buttons. */
export const LOW = '(max-height: 47rem) and (min-height: 30rem)';

const MOVES = '(prefers-reduced-motion: no-preference)';
const STILL = '(prefers-reduced-motion: reduce)';

/** An animation that begins `start` ms after the whole, and stands still while the reveal is held. */
export function moving(name: string, duration: string, easing: string, fill = 'backwards'): StyleRule {
  return {
    '@media': {
      [MOVES]: {
        animation: `${name} ${duration} ${easing} ${fill}`,
        animationDelay: `calc(${start} - ${at})`,
        selectors: { '[data-held] &': { animationPlayState: 'paused' } },
      },
      [STILL]: { animation: `${fadeIn} 120ms linear` },
    },
  };
}
