import { style } from '@vanilla-extract/css';

/** Large text on a phone. */
const NARROW = '(max-width: 13rem)';

export const lines = style({
  '@layer': { screens: { containerType: 'inline-size', display: 'grid', gap: 8, marginBlockStart: 12 } },
});

/** A price of many figures goes below the words. */
export const line = style({
  '@layer': {
    screens: { minBlockSize: 42 },
  },
});

/** Below mark and price where the three have no room side by side. */
export const words = style({
  '@layer': { screens: { flex: '1 1 7rem', '@container': { [NARROW]: { order: 1, flexBasis: '100%' } } } },
});

export const draw = style({ '@layer': { screens: { paddingBlockEnd: 4 } } });

/** Under the words of their head, where there is room beside its mark. */
export const tickets = style({
  '@layer': { screens: { paddingInlineStart: 46, '@container': { [NARROW]: { paddingInlineStart: 0 } } } },
});

export const mark = style({
  '@layer': { screens: { '@container': { [NARROW]: { marginInlineEnd: 'auto' } } } },
});

export const heading = style({ '@layer': { screens: { marginBlockStart: 4 } } });

export const terms = style({ '@layer': { screens: { paddingInline: 4 } } });

export const empty = style({
  '@layer': { screens: { display: 'grid', alignContent: 'center', flex: 1, paddingInline: 16 } },
});

/** Between what was bought of one game, with its codes, and the next. */
export const between = style({ '@layer': { screens: { marginBlockStart: 12 } } });

export const slip = style({ '@layer': { screens: { marginBlockStart: 12 } } });

/** Beside the words that it stands with, whole. */
export const roll = style({ '@layer': { screens: { flex: 'none' } } });

/** One line in a footer that has none to give away. */
export const shortage = style({ '@layer': { screens: { paddingBlock: 6, marginBlockEnd: 4 } } });
