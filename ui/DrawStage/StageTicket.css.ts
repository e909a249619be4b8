import { createVar, keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

const MOVES = '(prefers-reduced-motion: no-preference)';
const NARROW = '(max-width: 359px)';

const pop = keyframes({ from: { opacity: 0, scale: 0.86 } });

export const ticket = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[12],
    rowGap: vars.space[6],
    alignItems: 'center',
    padding: vars.space[12],
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
      '&[data-state="won"]': { background: vars.color.goldTint },
    },
  },
  'ticket',
);

export const letter = componentStyle(
  {
    ...text('subtitle'),
    display: 'grid',
    placeItems: 'center',
    width: '2.375rem',
    height: '2.375rem',
    fontWeight: 700,
    borderRadius: vars.radius.sm,
    background: vars.accent.tint,
    color: vars.accent.text,
    ...edgeInForcedColors,
    '@media': { ...edgeInForcedColors['@media'], [NARROW]: { width: '1.75rem', height: '1.75rem' } },
  },
  'letter',
);

const across = createVar('across');

/** Six stand in a line on the narrowest phone, and seven, closer together. */
export const own = componentStyle(
  {
    vars: { [across]: 'min(2.25rem, 9.3vw)' },
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'min(0.375rem, 1.6vw)',
    listStyle: 'none',
    selectors: { '&:has(> :nth-child(7))': { vars: { [across]: 'min(2.25rem, 8.1vw)' } } },
  },
  'own',
);

export const number = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: across,
    height: across,
    fontSize: `min(0.9375rem, ${across} / 2)`,
    fontWeight: 700,
    lineHeight: 1,
    borderRadius: vars.radius.full,
    selectors: {
      '&[data-kind="group"]': { padding: `0 ${vars.space[10]}`, borderRadius: vars.radius.xs, letterSpacing: '0.06em' },
      '&[data-kind="bonus"]': { outline: `2px solid ${vars.color.gold}`, outlineOffset: '2px', marginInline: '4px' },
      '&[data-state="waiting"]': {
        color: vars.accent.text,
        border: `1.5px dashed color-mix(in srgb, ${vars.accent.text} 70%, transparent)`,
      },
      '&[data-state="hit"]': {
        background: vars.accent.solid,
        color: vars.mark.white,
        boxShadow: vars.edge.enamel,
      },
      '&[data-state="won"]': {
        background: vars.goldLeaf.fill,
        color: vars.color.onGold,
        boxShadow: vars.goldLeaf.edge,
      },
      '&[data-state="rest"]': {
        background: vars.color.disabledFill,
        color: vars.color.text3,
        boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      },
    },
    '@media': {
      [MOVES]: {
        selectors: {
          // While the balls come: what stays lit afterwards arrives once.
          [`${ticket}[data-state="waiting"] &[data-state="hit"]`]: {
            animation: `${pop} ${vars.duration.base} ${vars.easing.spring}`,
          },
        },
      },
      [forcedColors]: {
        border: '1px solid',
        selectors: {
          '&[data-state="waiting"]': { borderStyle: 'dashed' },
          '&[data-state="won"]': { border: '4px double' },
        },
      },
    },
  },
  'number',
);

export const note = componentStyle(
  {
    ...text('label'),
    gridColumn: 2,
    color: vars.color.text2,
    selectors: { '&[data-state="won"]': { fontWeight: 700, color: vars.color.goldText } },
  },
  'note',
);
