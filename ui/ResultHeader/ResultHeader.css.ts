import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { inset } from '../theme/inset';
import { text } from '../theme/text';

/** There the numbers and the jackpots have one row each. */
const NARROW = '(max-width: 359px)';

export const header = componentStyle(
  {
    position: 'relative',
    overflow: 'hidden',
    isolation: 'isolate',
    paddingBlockStart: 'env(safe-area-inset-top)',
    color: vars.mark.white,
    background: `linear-gradient(165deg, ${vars.accent.headerStart}, ${vars.accent.headerEnd})`,
  },
  'header',
);

export const sun = componentStyle(
  {
    position: 'absolute',
    zIndex: -1,
    width: '27rem',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    translate: '-50% -50%',
    color: vars.color.goldHi,
    opacity: 0.16,
  },
  'sun',
);

export const bar = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: '3.5rem',
    padding: `${vars.space[4]} ${vars.space[8]}`,
  },
  'bar',
);

export const title = componentStyle(
  { ...text('title'), flex: 1, textWrap: 'balance', '@media': { [NARROW]: text('subtitle') } },
  'title',
);

export const body = componentStyle(
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[10],
    padding: `0 ${inset} ${vars.space[20]}`,
    '@media': { [NARROW]: { gap: vars.space[6], paddingBlockEnd: vars.space[12] } },
  },
  'body',
);

export const when = componentStyle({ ...text('label'), color: vars.overlay.onHeader }, 'when');

export const jackpots = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-evenly',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    width: '100%',
  },
  'jackpots',
);

export const jackpot = componentStyle(
  { ...text('caption'), textAlign: 'center', color: vars.overlay.onHeader },
  'jackpot',
);

export const amount = componentStyle(
  {
    ...text('title'),
    fontSize: 'min(1.125rem, 8vw)',
    color: vars.color.goldHi,
    '@media': { [NARROW]: { fontSize: '0.9375rem' } },
  },
  'amount',
);

export const numbers = componentStyle({ textAlign: 'center' }, 'numbers');
