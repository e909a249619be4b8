import { style } from '@vanilla-extract/css';

/** Ten numbers have room beside each other: on all but the narrowest phones, and there on a page of their own. */
const WIDE = '(min-width: 11.5rem)';
const inTens = (rule: object) => ({ '@container': { [WIDE]: rule } });

/** Of the small text that comes. */
const LINE = 1.125;
const bar = (line: number) => `0 ${line * LINE + 0.25}rem`;
const bars = (step: string, lines: readonly number[]) => ({
  mask: [
    `linear-gradient(transparent 0%, black 0%) ${bar(0)} / 6rem 0.65rem no-repeat`,
    ...lines.map(
      (line) =>
        `linear-gradient(90deg, transparent 0%, black 0%, black 70%, transparent 70%) ${bar(line)} / ${step} 0.65rem repeat-x`,
    ),
  ].join(', '),
});

/** What the last draw stands in, where nothing else holds it. */
export const lastDraw = style({ '@layer': { screens: { display: 'block', containerType: 'inline-size' } } });

/** Room for the words and the numbers, kept before they are here; until their code is, in the shape of their lines. */
export const lastDrawRoom = style({
  '@layer': {
    screens: {
      display: 'block',
      minBlockSize: '4.875rem',
      selectors: { '&:empty': bars('calc(100% / 7)', [1, 2, 3]) },
      ...inTens({ minBlockSize: '3.75rem', selectors: { '&:empty': bars('10%', [1, 2]) } }),
    },
  },
});

/** Twenty numbers: in two even rows from edge to edge, in three on a narrow page. */
export const numbers = style({
  '@layer': {
    screens: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, auto)',
      justifyContent: 'space-between',
      ...inTens({ gridTemplateColumns: 'repeat(10, auto)' }),
    },
  },
});
