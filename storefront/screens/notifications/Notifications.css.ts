import { style } from '@vanilla-extract/css';

/** Lines of words in a row made for one line keep off its edges. */
export const folded = style({ '@layer': { screens: { display: 'block', paddingBlock: 8 } } });

/** As high with its button as without. */
export const bar = style({ '@layer': { screens: { minBlockSize: '2.75rem' } } });
