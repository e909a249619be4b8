import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

const NARROW = '(max-width: 21.25rem)';

export const card = componentStyle(
  {
    containerType: 'inline-size',
    background: vars.color.surface,
    borderRadius: vars.radius.lg,
    boxShadow: vars.elevation.card,
    paddingBlockEnd: vars.space[4],
    ...edgeInForcedColors,
  },
  'card',
);

export const head = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[8],
    minHeight: '3.375rem',
    padding: `${vars.space[6]} ${vars.space[12]}`,
    '@container': { [NARROW]: { columnGap: vars.space[4] } },
  },
  'head',
);

export const title = componentStyle({ ...text('subtitle'), fontWeight: 700, whiteSpace: 'nowrap' }, 'title');
export const count = componentStyle(
  { ...text('label'), flex: 1, minWidth: 'max-content', color: vars.color.text2 },
  'count',
);

export const action = componentStyle({ flex: 'none', maxWidth: '100%' }, 'action');
// The quickest way to tickets is seen before it is read; once they are all there it is words alone.
globalStyle(`${action} > button:not([aria-disabled="true"])`, {
  '@layer': { [layers.components]: { background: vars.accent.tint } },
});
// Of words alone the last letter stands at the edge of the icons, not the room beside it.
globalStyle(`${action} > button[aria-disabled="true"]`, {
  '@layer': { [layers.components]: { marginInlineEnd: `calc(-1 * ${vars.space[8]})` } },
});
// One short word is no narrower than the button is high.
globalStyle(`${action} > button`, { '@layer': { [layers.components]: { minWidth: '2.75rem' } } });
// On a narrow card the action's words need the room of its icon; an IconButton has no words beside it.
globalStyle(`${action} > :not([aria-label]) > [aria-hidden="true"]`, {
  '@layer': { [layers.components]: { '@container': { [NARROW]: { display: 'none' } } } },
});

/** The line between two slots runs from the balls' edge on. */
export const row = componentStyle(
  {
    selectors: {
      '& + &::before': {
        content: '',
        display: 'block',
        height: '1px',
        marginInline: '3.625rem 0.75rem',
        background: vars.color.line,
      },
    },
    '@container': {
      [NARROW]: { selectors: { '& + &::before': { marginInlineStart: '2.875rem' } } },
    },
  },
  'row',
);
