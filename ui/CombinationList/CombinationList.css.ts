import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

/** Width of one combination: as many columns stand side by side as have room. */
export const setWidth = createVar('setWidth');

export const card = componentStyle(
  {
    overflow: 'hidden',
    background: vars.color.surface,
    borderRadius: vars.radius.lg,
    boxShadow: vars.elevation.card,
    ...edgeInForcedColors,
  },
  'card',
);

export const head = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[8]}`,
    padding: `${vars.space[10]} ${vars.space[12]}`,
    background: vars.accent.tint,
    color: vars.accent.text,
  },
  'head',
);

/** Its words break before the price has to. */
export const words = componentStyle({ flex: '1 1 10rem' }, 'words');

export const title = componentStyle({ ...text('subtitle'), fontWeight: 700 }, 'title');
export const detail = componentStyle({ ...text('label'), color: vars.color.text2 }, 'detail');
export const price = componentStyle({ ...text('subtitle'), fontWeight: 700, textAlign: 'end' }, 'price');

export const list = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${setWidth}), 1fr))`,
    gap: `${vars.space[8]} ${vars.space[20]}`,
    padding: vars.space[12],
  },
  'list',
);

export const set = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }, 'set');

export const more = componentStyle(
  {
    ...text('body'),
    fontWeight: 600,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    width: '100%',
    minHeight: '2.75rem',
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.accent.text,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-3px' } },
  },
  'more',
);
