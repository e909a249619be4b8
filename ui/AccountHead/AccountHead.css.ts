import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRingOnColor } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';
import { inset } from '../theme/inset';
import { text } from '../theme/text';

/** The lacquer reaches as far down as the wallet's card is to overlap it. */
export const head = componentStyle(
  {
    position: 'relative',
    // Hidden would let whoever brings something into view move the head within itself.
    overflow: 'clip',
    isolation: 'isolate',
    padding: `env(safe-area-inset-top) ${inset} 5rem`,
    marginBlockEnd: '-5rem',
    color: vars.mark.white,
    background: `linear-gradient(165deg, ${vars.color.lacquerStart}, ${vars.color.lacquerEnd})`,
  },
  'head',
);

export const sun = componentStyle(
  {
    position: 'absolute',
    zIndex: -1,
    width: '21.5rem',
    insetBlockStart: '-2.5rem',
    insetInlineEnd: '-5.5rem',
    color: vars.color.goldHi,
    opacity: 0.22,
  },
  'sun',
);

export const title = componentStyle(
  { ...text('title'), flex: '1 0 auto', maxWidth: '100%', paddingInline: vars.space[4], overflowWrap: 'anywhere' },
  'title',
);

// In large text what stands at the right goes below the title, which stays whole.
export const bar = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', minHeight: '3.5rem' },
  'bar',
);

export const actions = componentStyle({ display: 'flex' }, 'actions');

export const person = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12], paddingBlockEnd: vars.space[12] },
  'person',
);

/** There a name of four words still has one line. */
const NARROW = '(max-width: 359px)';

export const letter = componentStyle(
  {
    ...text('heading'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '3.75rem',
    height: '3.75rem',
    '@media': { [NARROW]: { width: '3rem', height: '3rem' } },
    borderRadius: vars.radius.full,
    background: vars.goldLeaf.fill,
    color: vars.color.onGold,
    boxShadow: `0 0 0 3px ${vars.overlay.headerLine}`,
  },
  'letter',
);

// The link goes to a line of its own before the name is broken into letters.
export const names = componentStyle({ flex: '1 1 7rem' }, 'names');

/** Two lines at most: the page that the link leads to shows a long name whole. */
export const name = componentStyle(
  {
    ...text('title'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'clip',
    textOverflow: 'ellipsis',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    '@media': { [NARROW]: { fontSize: '1.0625rem' } },
  },
  'name',
);

export const detail = componentStyle({ ...text('label'), color: vars.overlay.onHeader }, 'detail');

/** A target of 44 px round a pill of 40. */
export const link = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    borderRadius: vars.radius.full,
    color: vars.mark.white,
    selectors: { '&:focus-visible': focusRingOnColor },
  },
  'link',
);

export const pill = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: vars.radius.full,
    // Lies on the sun, whose rays would run through what is drawn on it.
    background: `linear-gradient(${vars.overlay.headerWell}, ${vars.overlay.headerWell}) ${vars.color.lacquerEnd}`,
    boxShadow: `inset 0 0 0 1px ${vars.overlay.headerLine}`,
    ...edgeInForcedColors,
  },
  'pill',
);
