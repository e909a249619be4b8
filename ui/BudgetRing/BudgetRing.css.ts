import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

/** Percent of the budget that is spent, 0 to 100. */
export const share = createVar('share');
/** Characters of the amount in the middle. */
export const characters = createVar('characters');

export const ring = componentStyle(
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    maxInlineSize: '100%',
    aspectRatio: '1',
    containerType: 'inline-size',
    textAlign: 'center',
  },
  'budgetRing',
);

export const size = {
  small: componentStyle({ inlineSize: '1.5rem' }, 'small'),
  medium: componentStyle({ inlineSize: '2.75rem' }, 'medium'),
  large: componentStyle({ inlineSize: '9.25rem' }, 'large'),
};

export const drawing = componentStyle(
  { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', fill: 'none', rotate: '-90deg' },
  'drawing',
);

export const track = componentStyle({ '@media': { [forcedColors]: { stroke: 'GrayText' } } }, 'track');

export const arc = componentStyle(
  {
    strokeDasharray: `${share} 100`,
    strokeLinecap: 'round',
    '@media': {
      [forcedColors]: { stroke: 'Highlight' },
      '(prefers-reduced-motion: no-preference)': { transition: `stroke-dasharray ${vars.duration.slow}` },
    },
    // A round end would draw a dot of what is not there.
    selectors: { '&[data-empty]': { display: 'none' } },
  },
  'arc',
);

/** Calm until four fifths are spent, then a warning; never the red of a fault. */
export const trackOn = {
  surface: componentStyle({ stroke: vars.color.sunken }, 'trackOnSurface'),
  lacquer: componentStyle({ stroke: vars.overlay.headerLine }, 'trackOnLacquer'),
};
export const arcOn = {
  surface: componentStyle(
    { stroke: vars.accent.text, selectors: { '&[data-near]': { stroke: vars.color.warningText } } },
    'arcOnSurface',
  ),
  lacquer: componentStyle(
    { stroke: vars.mark.white, selectors: { '&[data-near]': { stroke: vars.color.goldHi } } },
    'arcOnLacquer',
  ),
};

export const words = componentStyle(
  { position: 'relative', display: 'grid', justifyItems: 'center', color: vars.color.text2 },
  'words',
);

const inside = (most: string) => `min(${most}, 130cqi / ${characters})`;

export const note = componentStyle(
  {
    ...text('caption'),
    maxInlineSize: '68cqi',
    fontSize: 'min(0.75rem, 8.5cqi)',
    lineHeight: 1.4,
    textWrap: 'balance',
  },
  'note',
);

export const amount = componentStyle(
  { ...text('title'), fontSize: inside('1.25rem'), fontWeight: 800, color: vars.color.text, whiteSpace: 'nowrap' },
  'amount',
);

export const percent = componentStyle(
  { ...text('caption'), position: 'relative', fontSize: '28cqi', fontWeight: 700 },
  'percent',
);
