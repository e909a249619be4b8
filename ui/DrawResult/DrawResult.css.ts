import { createVar } from '@vanilla-extract/css';
import { columnGap, evenRows, rowGap } from '../internal/evenRows.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

const figures = createVar('figures');
const plusRoom = createVar('plusRoom');

const NARROW = '(max-width: 359px)';

/** Closer together on a narrow phone: seven balls and a plus fill the line of a card, or of a ticket beside its letter. */
export const row = [
  evenRows,
  componentStyle(
    {
      vars: { [columnGap]: vars.space[6], [rowGap]: vars.space[6], [plusRoom]: vars.space[8] },
      color: vars.color.text,
      '@media': {
        [NARROW]: { vars: { [columnGap]: vars.space[4], [rowGap]: vars.space[4], [plusRoom]: vars.space[4] } },
      },
    },
    'row',
  ),
].join(' ');

/** Ten balls of 28 px, or seven of 34 beside a letter, fit a card on a phone. */
const dense = componentStyle({ vars: { [columnGap]: vars.space[4], [rowGap]: vars.space[4] } }, 'dense');

/** Seven and a plus fit a ticket beside its stub. */
const mini = componentStyle(
  {
    vars: { [columnGap]: '0.15625rem', [rowGap]: vars.space[4], [plusRoom]: '0.3125rem' },
    // The row sets its own there.
    '@media': { [NARROW]: { vars: { [columnGap]: '0.15625rem' } } },
  },
  'mini',
);

export const density = { mini, small: dense, medium: dense, large: null };

/** Groups of tiles stand further apart than the tiles in them. */
const groupGaps = { [columnGap]: vars.space[12], [rowGap]: vars.space[6] };
export const grouped = componentStyle({ vars: groupGaps, '@media': { [NARROW]: { vars: groupGaps } } }, 'grouped');

/** Remembers the accent for the figures, before `turned` gives the balls' filling to white. */
export const remembering = componentStyle({ vars: { [figures]: vars.accent.solid } }, 'remembering');

/** On a header in the accent the ball is white and the figure has the colour. */
export const turned = componentStyle(
  {
    vars: { [vars.accent.solid]: vars.color.onBrand, [vars.mark.white]: figures },
    // A header is wider than a card inside its page.
    '@media': { [NARROW]: { vars: { [plusRoom]: vars.space[8] } } },
  },
  'turned',
);

/** Fills its item alone: no line of text need be laid out around it. */
export const ball = componentStyle({ selectors: { 'li > &': { display: 'block' } } }, 'ball');

/** What comes after a plus is another drum's: where the row breaks, it breaks there, and not in the middle. */
export const withBonus = componentStyle({ selectors: { '&&': { textWrap: 'wrap' } } }, 'withBonus');

export const bonus = componentStyle({ marginInlineStart: `calc(${columnGap} + ${vars.space[4]})` }, 'bonus');

/** The ring of the last one goes over the row's end, and its room to the plus. */
export const firstBonus = componentStyle(
  {
    position: 'relative',
    marginInline: `calc(${columnGap} + ${plusRoom} + ${vars.space[4]}) calc(-1 * ${vars.space[4]})`,
  },
  'firstBonus',
);

/** In the middle between the two balls, whose rings and shadows leave it less than its own width. */
export const plus = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineEnd: '100%',
    width: `calc(${columnGap} + ${plusRoom})`,
    fontSize: '0.875rem',
    '@media': { [NARROW]: { fontSize: '0.6875rem' } },
    fontWeight: 700,
    textAlign: 'center',
    color: vars.color.text2,
    selectors: { [`${turned} &`]: { color: vars.color.onBrand } },
  },
  'plus',
);

export const group = componentStyle({ display: 'inline-flex', gap: '0.1875rem' }, 'group');
