import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

/** The lacquer reaches as far down as the wallet's card is to overlap it. */
export const head = componentStyle(
  {
    position: 'relative',
    overflow: 'hidden',
    isolation: 'isolate',
    padding: `env(safe-area-inset-top) ${vars.space[16]} 5rem`,
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
  { ...text('title'), display: 'flex', alignItems: 'center', minHeight: '3.5rem', paddingInline: vars.space[4] },
  'title',
);

export const person = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[12], paddingBlockEnd: vars.space[12] },
  'person',
);

export const initials = componentStyle(
  {
    ...text('heading'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '3.75rem',
    height: '3.75rem',
    borderRadius: vars.radius.full,
    background: vars.goldLeaf.fill,
    color: vars.color.onGold,
    boxShadow: `0 0 0 3px ${vars.overlay.headerLine}`,
  },
  'initials',
);

export const names = componentStyle({ flex: 1 }, 'names');

export const name = componentStyle({ ...text('title'), overflowWrap: 'anywhere' }, 'name');

export const detail = componentStyle({ ...text('label'), color: vars.overlay.onHeader }, 'detail');
