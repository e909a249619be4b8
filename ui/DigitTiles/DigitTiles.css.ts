import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const tiles = componentStyle({ position: 'relative', maxWidth: '100%' }, 'tiles');

export const look = {
  row: componentStyle({ display: 'inline-flex', flexWrap: 'wrap', gap: `${vars.space[8]} ${vars.space[16]}` }, 'row'),
  cards: componentStyle(
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
      gap: vars.space[10],
    },
    'cards',
  ),
};

export const group = componentStyle(
  { position: 'relative', display: 'inline-flex', borderRadius: vars.radius.sm },
  'group',
);

export const gap = {
  28: componentStyle({ gap: vars.space[4] }, 'gap-28'),
  34: componentStyle({ gap: vars.space[4] }, 'gap-34'),
  42: componentStyle({ gap: vars.space[6] }, 'gap-42'),
  62: componentStyle({ gap: vars.space[10] }, 'gap-62'),
};

/** Large enough for a thumb, whatever the tiles measure. */
export const pressable = componentStyle(
  {
    alignItems: 'center',
    minHeight: '2.75rem',
    touchAction: 'manipulation',
    selectors: {
      '&:focus-visible': focusRing,
      // Complete, it has no caret to show that it is the one being typed.
      [`${look.row} > &[aria-current="true"]:not(:only-of-type):not(:has([data-state="typing"]))::after`]: {
        content: '',
        position: 'absolute',
        insetInline: 0,
        bottom: '-5px',
        borderBottom: `3px solid ${vars.accent.text}`,
        borderRadius: vars.radius.full,
      },
    },
  },
  'pressable',
);

export const card = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3.5rem',
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation.card,
    selectors: {
      '&:has([aria-current="true"])': { boxShadow: `inset 0 0 0 1.75px ${vars.accent.text}` },
      '&:has([data-wrong])': { boxShadow: `inset 0 0 0 1.75px ${vars.color.dangerText}` },
    },
    ...edgeInForcedColors,
  },
  'card',
);

export const number = componentStyle(
  {
    ...text('label'),
    minWidth: '1.5rem',
    textAlign: 'center',
    color: vars.color.text2,
    selectors: { ':has([data-wrong]) > &': { color: vars.color.dangerText } },
  },
  'number',
);

/** In a card the group may be pressed anywhere up to the cross. */
export const wide = componentStyle(
  {
    flex: 1,
    minHeight: '3.5rem',
    '@media': {
      [forcedColors]: {
        selectors: { '&[aria-current="true"]': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
      },
    },
  },
  'wide',
);

export const remove = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    color: vars.color.text2,
    borderRadius: vars.radius.full,
    touchAction: 'manipulation',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  },
  'remove',
);
