import { style } from '@vanilla-extract/css';

/** Room for all numbers of a draw in two lines of figures. */
export const lastDraw = style({ '@layer': { screens: { minBlockSize: '2.25rem', textWrap: 'balance' } } });

/** The same with the line over them, until they come. */
export const facts = style({ '@layer': { screens: { minBlockSize: '3.5rem' } } });
