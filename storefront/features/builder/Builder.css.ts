import { style } from '@vanilla-extract/css';

/** In large text a narrow phone has no room for it beside the name and the balance; the sidebar leads there too. */
export const help = style({
  '@layer': { screens: { '@container': { '(max-width: 15rem)': { display: 'none' } } } },
});

export const centered = style({
  '@layer': {
    screens: {
      minBlockSize: 44,
      // The button's own height is room enough above its words.
      marginBlockStart: -6,
      // In sight above the page's footer.
      scrollMarginBlockEnd: '7rem',
    },
  },
});

/** Chips run to the sheet's edges while they scroll. */
export const chips = style({ '@layer': { screens: { marginInline: -16, paddingInline: 16 } } });

/** A row of chips close under its heading. */
export const stakes = style({
  '@layer': { screens: { marginInline: -16, marginBlockStart: -10, paddingInline: 16 } },
});

export const tools = style({
  '@layer': {
    screens: { minBlockSize: 44, marginInlineEnd: -8 },
  },
});

/** What a press does over its price, in the height of one line's button. */
export const pick = style({ '@layer': { screens: { display: 'grid', marginBlock: -4 } } });

/** On the narrowest phones six figures, the way to the cart and this stand on one line. */
export const buy = style({
  '@layer': { screens: { '@media': { '(max-width: 22.4375rem)': { paddingInline: 12 } } } },
});

/** As wide as the button already is, however many numbers there are: it must not move. */
export const again = style({
  '@layer': {
    screens: { flex: 1, display: 'grid', marginBlock: -4, whiteSpace: 'nowrap' },
  },
});
export const lastSet = style({ '@layer': { screens: { contain: 'inline-size' } } });

/** Takes the room that is left, and a line of its own before its words would be covered. */
export const grow = style({ '@layer': { screens: { flex: '1 0 auto', whiteSpace: 'nowrap' } } });

/** Lists and grids that bring their own inset stand free of the sheet's. */
export const bleed = style({ '@layer': { screens: { marginInline: -16 } } });

/** A grid that ends at the sheet's footer, whose line is all the room it needs. */
export const grid = style({ '@layer': { screens: { marginInline: -16, marginBlockEnd: -12 } } });

export const below = style({ '@layer': { screens: { marginBlockStart: 8 } } });
export const above = style({ '@layer': { screens: { marginBlockEnd: 8 } } });

export const actions = style({
  '@layer': { screens: { marginBlockStart: 10 } },
});

/** The action that takes the room, and a line of its own where large text leaves it too little. */
export const mainAction = style({ '@layer': { screens: { flex: '99 1 8rem' } } });

/** The action before it, which fills a line that it has for itself. */
export const otherAction = style({ '@layer': { screens: { flexGrow: 1 } } });

export const sum = style({
  '@layer': {
    screens: { marginBlockEnd: 10 },
  },
});

export const stepper = style({
  '@layer': {
    screens: { marginBlockStart: 12 },
  },
});

/** A second field of numbers, a little below the first. */
export const field = style({ '@layer': { screens: { marginInline: -16, marginBlockStart: 8 } } });

/** What came up meanwhile; while it says nothing it takes no room. */
export const notices = style({
  '@layer': { screens: { selectors: { '&:empty': { position: 'absolute' } } } },
});

/** Two short lines, whose room is kept while they are not known. */
export const odds = style({
  '@layer': {
    screens: {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      minBlockSize: 34,
      marginBlockStart: 4,
      // Close under the button that clears the tickets, so that six of them leave it in sight above the page's footer.
      selectors: { [`${centered} + &`]: { marginBlockStart: -10 } },
    },
  },
});

/** Over odds that are not known yet it stands in the middle of the room of both. */
export const tray = style({
  '@layer': {
    screens: { selectors: { '&:has(+ [data-unknown])': { position: 'relative', insetBlockStart: 19 } } },
  },
});

/** What opens the odds is a target of 44 px in their 34. */
export const pictured = style({
  '@layer': { screens: { marginBlock: -5, paddingInline: 4, gap: 6 } },
});

export const oddsWords = style({ '@layer': { screens: { display: 'grid', justifyItems: 'center' } } });

/** The numbers of one bundle, close under its head. */
export const bundle = style({ '@layer': { screens: { marginBlockStart: 6 } } });
export const bundleActions = style({ '@layer': { screens: { marginInlineEnd: -8 } } });

/** A line over groups of digits, as high as a thumb: how many there are, and what takes them away. */
export const groupsHead = style({ '@layer': { screens: { minBlockSize: 44 } } });
export const groupsCount = style({ '@layer': { screens: { flex: 1, whiteSpace: 'nowrap' } } });
