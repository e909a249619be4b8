import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ padding: '12px 16px 16px' });

// One line high before it is known.
export const intro = layout({ minHeight: '1.25rem', marginBlockEnd: 4 });

/** Of all draws of the list, over the first of them. */
export const simulated = layout({ marginBlockEnd: 8 });

/** Close over the first draw of its day. */
export const day = layout({ minHeight: 0, marginBlock: '4px 10px' });

export const titles = layout({ flex: 1 });

export const cardHead = layout({ marginBlockEnd: 4 });

export const cardFoot = layout({ marginBlockStart: 4 });

export const notice = layout({ marginBlockEnd: 10 });

export const skeletonCard = layout({ display: 'grid', gap: 14 });

export const ways = layout({ marginBlockEnd: 6 });

export const choices = layout({ marginBlockEnd: 12 });

export const regions = layout({ flex: 1, minWidth: 0 });

export const found = layout({ flex: 1, minWidth: 0 });

/** Over the draws of a game that has many a day. */
export const drawDay = layout({ marginBlockEnd: 12 });

export const days = layout({ flex: 1, minWidth: 0 });

export const calendar = layout({ position: 'relative', flex: 'none' });

/** Stands under its button, for there the browser opens the calendar. */
export const calendarField = layout({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  width: '100%',
  height: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const toTheEdges = layout({ marginInline: -16 });

// Its signs stand on the page's edge by what is drawn of them.
export const dayHead = layout({ marginBlock: '4px 8px', marginInlineEnd: -10 });

export const lastTwo = layout({ marginBlock: '10px 16px' });

export const lastTwoNote = layout({ paddingBlockStart: 8 });
