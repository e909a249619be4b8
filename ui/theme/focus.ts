import { vars } from './contract.css';

/** Outline of the element that the keyboard is on, to spread into `'&:focus-visible'`. */
export const focusRing = { outline: `2.5px solid ${vars.color.infoText}`, outlineOffset: '2.5px' };

/** The same on lacquer and accents, where blue would drown. */
export const focusRingOnColor = { outline: `2.5px solid ${vars.mark.white}`, outlineOffset: '2px' };

/** Of a box to type in whose edge is taken, by telling that it is wrong or cannot be changed; others turn their edge. */
export const boxRing = { outline: `2px solid ${vars.color.brandText}`, outlineOffset: '1px' };
