import { createVar, keyframes } from '@vanilla-extract/css';

/** When a part moves, in ms from the beginning. */
export const start = createVar('start');
/** How far the reveal is when it is held; 0 while it runs. */
export const at = createVar('at');

export const fadeIn = keyframes({ from: { opacity: 0 } });
