import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRingOnColor } from '../theme/focus';
import { text } from '../theme/text';

export const panel = componentStyle({ color: vars.mark.white, minWidth: 0 }, 'sidePanel');

export const head = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    paddingBlockEnd: vars.space[8],
  },
  'head',
);

export const heading = componentStyle({ ...text('subtitle'), fontWeight: 700, flex: '1 1 min-content' }, 'heading');

export const note = componentStyle({ ...text('label'), color: vars.overlay.onHeader, flexBasis: '100%' }, 'note');

const anchor = {
  borderRadius: vars.radius.xs,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRingOnColor },
};

export const link = componentStyle(
  {
    ...text('label'),
    ...anchor,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: '2.75rem',
    // A target of full size that leaves the head the height of its heading, which so stands level with one without it.
    marginBlock: '-0.625rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  'link',
);

export const row = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[8]} ${vars.space[10]}`,
    paddingBlock: vars.space[10],
    borderTop: `1px solid ${vars.overlay.headerLine}`,
  },
  'sideRow',
);

/** In large text what stands at the end goes below. */
export const words = componentStyle({ flex: '1 1 5.5rem', minWidth: 0, overflowWrap: 'anywhere' }, 'words');

export const title = componentStyle(
  {
    ...text('label'),
    fontWeight: 700,
    ...anchor,
    selectors: { ...anchor.selectors, '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
  'title',
);

export const detail = componentStyle({ ...text('label'), color: vars.overlay.onHeader }, 'detail');

export const trailing = componentStyle({ fontSize: '0.8125rem' }, 'trailing');

export const content = componentStyle({ flexBasis: '100%' }, 'content');
