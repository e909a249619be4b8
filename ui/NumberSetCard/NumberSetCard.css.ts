import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const numberSetCard = componentStyle(
  {
    display: 'grid',
    gap: vars.space[12],
    padding: `${vars.space[12]} ${vars.space[16]}`,
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation.card,
    overflowWrap: 'anywhere',
    ...edgeInForcedColors,
  },
  'numberSetCard',
);

export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[10] }, 'head');

export const words = componentStyle({ flex: 1, minWidth: 0 }, 'words');

/** Its sign stands on the card's edge by what is drawn of it. */
export const edit = componentStyle({ marginInlineEnd: `calc(-1 * ${vars.space[10]})` }, 'edit');

export const name = componentStyle({ ...text('subtitle'), fontWeight: 700, color: vars.color.text }, 'name');

export const detail = componentStyle({ ...text('label'), color: vars.color.text2 }, 'detail');

/** What the numbers came to, and the way to play them. */
export const foot = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    paddingBlockStart: vars.space[10],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  'foot',
);

export const action = componentStyle({ marginInlineStart: 'auto' }, 'action');

export const draws = componentStyle(
  {
    ...text('label'),
    display: 'flex',
    flex: '1 1 100%',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[8]}`,
    color: vars.color.text2,
  },
  'draws',
);

export const list = componentStyle({ display: 'flex', gap: vars.space[2] }, 'list');

export const draw = componentStyle(
  {
    ...text('caption'),
    minWidth: '1.375rem',
    padding: vars.space[2],
    borderRadius: vars.radius.xs,
    textAlign: 'center',
    fontWeight: 600,
    background: vars.color.disabledFill,
    color: vars.color.text2,
    '@media': { [forcedColors]: { border: '1px solid' } },
    selectors: {
      '&[data-won]': {
        background: vars.color.goldTint,
        boxShadow: `inset 0 0 0 1px ${vars.color.goldRing}`,
        color: vars.color.goldText,
      },
    },
  },
  'draw',
);

export const outcome = componentStyle({ ...text('label'), color: vars.color.text2 }, 'outcome');
