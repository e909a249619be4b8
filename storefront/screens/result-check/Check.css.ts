import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

/** Boards bring their own room at the sides. */
export const toTheEdges = layout({ marginInline: -16 });

/** The line that says what is missing, as high as the button beside it whether that is there or not. */
export const progress = layout({ minHeight: 44 });

export const digits = layout({ justifyContent: 'center' });

/** A board and its button, at least as high as the window below header and tabs: the button stands at its end. */
export const picking = layout({ display: 'flex', flexDirection: 'column', minBlockSize: 'calc(100dvh - 6.5rem)' });
