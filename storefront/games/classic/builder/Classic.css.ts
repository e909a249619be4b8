import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

/** The search takes what the button leaves; in large text the button goes below. */
export const search = layout({ flex: '99 1 6.5rem' });
export const pick = layout({ flexGrow: 1, minBlockSize: '3.5rem' });

/** Nothing is pressed beside it, so that it needs no thumb's height. */
export const heading = layout({ minBlockSize: 0 });

/** As high as a thumb in the footer, whose own gap and padding it takes up: no taller than a note. */
export const chosen = layout({ marginBlock: '-10px -12px' });
