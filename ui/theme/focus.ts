import { vars } from './contract.css';

/** Outline of the element that the keyboard is on, to spread into `'&:focus-visible'`. */
export const focusRing = { outline: `2.5px solid ${vars.color.infoText}`, outlineOffset: '2.5px' };

/** The same on lacquer and accents, where blue would drown. */
export const focusRingOnColor = { outline: `2.5px solid ${vars.mark.white}`, outlineOffset: '2px' };
