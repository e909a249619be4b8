import { style } from '@vanilla-extract/css';

/** Chips run to the page's edges while they scroll. */
export const chips = style({ '@layer': { screens: { marginInline: -16, paddingInline: 16 } } });

export const set = style({
  '@layer': { screens: { marginBlockStart: 6 } },
});

export const setActions = style({ '@layer': { screens: { marginInlineEnd: -8 } } });
