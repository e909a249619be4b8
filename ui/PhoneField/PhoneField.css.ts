import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const boxes = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }, 'boxes');

/** Large text sends the number below its country. */
export const place = {
  country: componentStyle({ flex: '0 1 6.5rem' }, 'country'),
  number: componentStyle({ flex: '1 1 9.5rem' }, 'numberPlace'),
};

export const code = componentStyle({ textAlign: 'end' }, 'code');

export const number = componentStyle({ position: 'relative', flex: 1, display: 'grid' }, 'number');

/** Twelve digits fit the narrowest phone in large text too. What is drawn lies over what is typed, figure by figure. */
const DIGIT_SIZE = 'min(1.0625rem, 9.5vw)';

/** The digits themselves are not seen while they are drawn in groups; a chosen range is shown as it is. */
export const digits = componentStyle(
  {
    gridArea: '1 / 1',
    selectors: {
      '&&': { fontSize: DIGIT_SIZE },
      '&[data-drawn]': { color: 'transparent', caretColor: 'transparent' },
    },
    // Else the system's colours would bring both out, one over the other.
    '@media': { '(forced-colors: active)': { selectors: { '&[data-drawn]': { forcedColorAdjust: 'none' } } } },
  },
  'digits',
);

export const drawn = componentStyle(
  {
    ...text('subtitle'),
    fontSize: DIGIT_SIZE,
    gridArea: '1 / 1',
    alignSelf: 'center',
    pointerEvents: 'none',
    whiteSpace: 'pre',
  },
  'drawn',
);

const blink = keyframes({ '50%': { opacity: 0 } });

export const caret = componentStyle(
  {
    display: 'inline-block',
    width: '2px',
    height: '1.25em',
    marginInline: '-1px',
    verticalAlign: '-0.25em',
    background: vars.color.brandText,
    selectors: { [`:not(:focus) + ${drawn} > &`]: { visibility: 'hidden' } },
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${blink} 1.1s steps(1) infinite` },
      '(forced-colors: active)': { background: 'CanvasText' },
    },
  },
  'caret',
);

/** A star on red: the flag of +84. */
export const flag = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.5rem',
    height: '1.0625rem',
    borderRadius: '3px',
    background: vars.mark.star,
    color: vars.mark.gold,
  },
  'flag',
);

export const star = componentStyle({ width: '0.6875rem', height: '0.6875rem', fill: 'currentColor' }, 'star');
