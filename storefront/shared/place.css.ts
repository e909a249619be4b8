import { style } from '@vanilla-extract/css';

// Where a thing stands among its neighbours, for what no component says: each is meant by several pages.

const layout = (rule: object) => style({ '@layer': { screens: rule } });

/** Rows that scroll sideways run to the page's edges. */
export const bleed = layout({ marginInline: -16, paddingInline: 16 });

/** All columns of a row. */
export const wide = layout({ gridColumn: '1 / -1' });

/** A section, a little further from the one above it than its parts are from each other. */
export const section = layout({ marginBlockStart: 8 });

/** Words beside a sign; where a word of theirs fits no line there they go below it. */
export const words = layout({ flex: '1 1 8rem', overflowWrap: 'anywhere' });

/** Buttons side by side on every phone, each as wide as its words ask; one below the other in large text. */
export const actions = layout({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const action = layout({ flex: '1 1 auto' });

/** Text of others, which may hold words without an end. */
export const anywhere = layout({ overflowWrap: 'anywhere' });

/** Goes to the next line whole, as hour and date do, and breaks within only where no line holds all of it. */
export const together = layout({ display: 'inline-block' });

/** A button of words alone at the end of a row: they end on the row's edge. */
export const toTheEnd = layout({ marginInlineEnd: -8 });
