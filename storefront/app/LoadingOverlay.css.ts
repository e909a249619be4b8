import { style } from '@vanilla-extract/css';

/** Over the page's head, under what is open: what was pressed there waits, and the page goes on. */
export const away = style({
  '@layer': { screens: { position: 'sticky', order: -1, insetBlockStart: 0, zIndex: 30, padding: 8 } },
});
