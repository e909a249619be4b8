import { style } from '@vanilla-extract/css';

/** Room for all numbers of a draw in two lines of figures. */
export const lastDraw = style({ '@layer': { screens: { minBlockSize: '2.25rem', textWrap: 'balance' } } });
