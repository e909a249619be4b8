import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

/** As high as the page has kept free for it. */
export const card = layout({ display: 'grid' });

export const content = layout({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: 10 });

/** Of who has bought nothing yet. */
export const low = layout({ gap: 2 });

/** Its link is a target of 44 px in a row of 28. */
export const heading = layout({ marginBlock: -8 });

/**
 * The last draw and those of today, or a sentence in their place; room is kept for three, and for as many more as were
 * shown last. Fewer share it, so that no hole is seen.
 */
export const draws = layout({
  display: 'grid',
  alignContent: 'space-evenly',
  gap: 6,
  minBlockSize: 'calc(5.4375rem + var(--more-rows, 0) * 1.9375rem)',
});

/** Below the heading of a card without anything else, and a little apart from an outcome above it. */
export const none = layout({ display: 'grid', alignSelf: 'start' });

/** Large text puts what is at its end on a line of its own, still at its end. */
export const draw = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: 6,
});

/** Of today the hour, else the day. */
export const when = layout({ width: '3.75rem' });

export const game = layout({ flex: '1 1 0', minWidth: '4.5rem' });

/** A sum is read whole: what it leaves no room for goes on a line of its own. */
export const stake = layout({ flex: 'auto' });

/** Words say the same on a page with room for one of the two. */
export const mark = layout({ display: 'grid', '@media': { '(max-width: 359px)': { display: 'none' } } });

/** A word that a narrow page has no room for. */
export const until = layout({ '@media': { '(max-width: 359px)': { display: 'none' } } });

/** To what was won: a target of 44 px in a line of 24. */
export const won = layout({ display: 'inline-block', paddingBlock: 10, marginBlock: -10 });

export const again = layout({ paddingInline: 10 });

/** Which numbers, below whose they are; they take what sign and price leave them. */
export const againWords = layout({ display: 'grid', flex: 1, minWidth: 0, textAlign: 'start' });
