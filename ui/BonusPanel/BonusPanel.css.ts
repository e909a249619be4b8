import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { inset } from '../theme/inset';
import { text } from '../theme/text';

/** From here on eight targets of 44 px stand inside the margins; below, the panel takes the whole width. */
const WITH_MARGINS = '(min-width: 376px)';

export const frame = componentStyle({ containerType: 'inline-size' }, 'frame');

export const panel = componentStyle(
  {
    paddingBlock: `${vars.space[8]} ${vars.space[6]}`,
    background: vars.color.goldTint,
    color: vars.color.goldText,
    '@container': {
      [WITH_MARGINS]: { marginInline: vars.space[8], borderRadius: vars.radius.lg },
    },
    // Without numbers it is one row that keeps to the margins of its sheet.
    selectors: {
      '&[data-folded]': { marginInline: inset, paddingBlock: vars.space[2], borderRadius: vars.radius.lg },
    },
  },
  'panel',
);

export const head = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    minHeight: '2rem',
    paddingInline: vars.space[16],
    selectors: { '[data-folded] > &': { paddingInline: `${vars.space[12]} 0` } },
  },
  'head',
);

export const title = componentStyle(
  {
    ...text('subtitle'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    fontWeight: 700,
    selectors: { '[data-folded] &': { flex: '1 1 8rem' } },
  },
  'title',
);

export const hint = componentStyle({ ...text('label') }, 'hint');

export const note = componentStyle(
  { ...text('caption'), paddingInline: vars.space[16], paddingBlock: `${vars.space[4]} ${vars.space[2]}` },
  'note',
);
