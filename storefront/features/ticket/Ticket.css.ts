import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const purchasesPage = layout({ padding: '10px 16px 16px' });

export const cardHead = layout({ marginBlockEnd: 10 });

export const cardNames = layout({ flex: 1, minWidth: 0 });

// The rows of the list stand apart already.
export const groupHeading = layout({ marginBlockEnd: -10, minHeight: '2.375rem' });

export const more = layout({ marginBlockEnd: 10 });

/** Its lines begin where the note below them does. */
export const drawTime = layout({ alignItems: 'start', textAlign: 'start' });

export const others = layout({ marginBlockStart: 6 });

export const longPrize = layout({ flexBasis: '100%' });

export const notice = layout({ marginBlockEnd: 10 });

/** One bet, which its line keeps together. */
export const bet = layout({ display: 'inline-block' });

export const head = layout({ marginBlockEnd: 6 });

/** In one line on most phones, and no part of the first ticket below it. */
export const known = layout({ marginBlockEnd: 6 });

// Wide enough for name and date in a line each: on a narrow phone the badge goes below them instead.
export const names = layout({ flex: '1 1 max-content', minWidth: 0 });

// The stamp stands at the end, and goes below the words in large text.
export const besideSeal = layout({ flex: '1 1 8rem', minWidth: 0 });

export const ticketSkeleton = layout({ display: 'grid', gap: 14 });

/** All of the preview is seen above its switches, however many tickets it has. */
export const picturePreview = layout({
  width: 'auto',
  maxWidth: '100%',
  maxHeight: 'min(42dvh, 20rem)',
  marginInline: 'auto',
});

/** Side by side on every phone; one below the other in large text. */
export const pictureActions = layout({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' });

export const pictureCaption = layout({ paddingBlock: 4 });

export const listedPicture = layout({ paddingBlockEnd: 10 });

export const printedPicture = layout({ maxWidth: '24rem' });

/** Before a special ball; where seven balls need its room it is for a screen reader alone, and the ring for the eye. */
export const plus = layout({
  lineHeight: 1.5,
  '@media': { '(max-width: 389px)': { position: 'absolute', clipPath: 'inset(50%)' } },
});

/** As high as the line of words in whose place it stands, and a target of 44 px. */
export const stageLink = layout({
  position: 'relative',
  display: 'inline-flex',
  verticalAlign: 'top',
  lineHeight: 'inherit',
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-13px 0' } },
});

/** A countdown's one line of cells: its end is told above it, and its own word would move what is below. */
export const oneLineOfCells = layout({ height: 'calc(28em / 15)', overflow: 'clip' });
