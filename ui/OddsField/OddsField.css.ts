import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

/** Dots in a row. */
export const columns = createVar('columns');
/** Where the own dot stands, as shares of the field. */
export const left = createVar('left');
export const top = createVar('top');

export const figure = componentStyle({ display: 'grid', gap: vars.space[10], minWidth: 0 }, 'oddsField');

/** A few dots keep to the size of balls. */
export const field = componentStyle(
  { position: 'relative', justifySelf: 'center', inlineSize: '100%', maxInlineSize: `calc(${columns} * 2.5rem)` },
  'field',
);

export const dots = componentStyle(
  { display: 'block', inlineSize: '100%', '@media': { [forcedColors]: { forcedColorAdjust: 'auto' } } },
  'dots',
);

export const dot = componentStyle(
  { fill: vars.color.text3, opacity: 0.6, '@media': { [forcedColors]: { fill: 'CanvasText' } } },
  'dot',
);

const place = { position: 'absolute', left: `calc(${left} * 100%)`, top: `calc(${top} * 100%)` } as const;

/** Around the own dot, which alone would be lost among the others. */
export const mine = componentStyle(
  {
    ...place,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    translate: '-50% -50%',
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    border: `2px solid ${vars.accent.text}`,
    selectors: {
      '&::after': {
        content: '',
        inlineSize: '0.3125rem',
        blockSize: '0.3125rem',
        borderRadius: vars.radius.full,
        background: vars.accent.text,
        '@media': { [forcedColors]: { background: 'Highlight' } },
      },
    },
  },
  'mine',
);

export const callout = componentStyle(
  {
    ...text('label'),
    ...place,
    marginBlockStart: '1.5rem',
    inlineSize: 'max-content',
    maxInlineSize: '100%',
    // Its own share of it to the left: it ends where the field ends, wherever the dot is.
    translate: `calc(${left} * -100%)`,
    padding: `${vars.space[6]} ${vars.space[10]}`,
    borderRadius: vars.radius.sm,
    background: vars.color.text,
    color: vars.color.bg,
    fontWeight: 700,
    ...edgeInForcedColors,
  },
  'callout',
);

/** The callout needs room under a field of few rows. */
export const short = componentStyle({ paddingBlockEnd: '4rem' }, 'short');

export const caption = componentStyle({ ...text('caption'), color: vars.color.text2, textAlign: 'center' }, 'caption');
