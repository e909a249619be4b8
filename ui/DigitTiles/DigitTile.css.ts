import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { quietHit } from '../internal/quietHit.css';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';

export const tile = componentStyle(
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: '-0.01em',
    userSelect: 'none',
    ...edgeInForcedColors,
  },
  'tile',
);

/**
 * A tile is 1.2 times as high as wide; its figure is 56 % of the width. Three of a size stand side by side on the
 * narrowest phone, however large its text is.
 */
function wide(px: number, radius = 9, most = '14vw') {
  const times = (share: number) => `calc(min(${px / 16}rem, ${most}) * ${share})`;
  return componentStyle(
    {
      width: times(1),
      height: times(1.2),
      fontSize: times(0.56),
      borderRadius: `${radius}px`,
    },
    `tile-${px}`,
  );
}

/** The two smallest are for rows of results, in which six of them stand side by side. */
export const size = {
  22: wide(22, 8, '10vw'),
  26: wide(26, 8, '10vw'),
  28: wide(28),
  34: wide(34),
  42: wide(42),
  62: wide(62, 13, '19.4vw'),
};

const dashed = `1.5px dashed color-mix(in srgb, ${vars.color.lineStrong} 62%, transparent)`;

export const state = {
  filled: componentStyle(
    { background: vars.accent.solid, color: vars.mark.white, boxShadow: vars.edge.enamel },
    'filled',
  ),
  empty: componentStyle({ border: dashed, color: vars.color.text3 }, 'empty'),
  typing: componentStyle(
    {
      background: vars.accent.tint,
      color: vars.accent.text,
      boxShadow: `inset 0 0 0 2.5px ${vars.accent.text}`,
      '@media': { [forcedColors]: { border: '3px solid Highlight' } },
    },
    'typing',
  ),
  error: componentStyle(
    {
      background: vars.color.dangerTint,
      color: vars.color.dangerText,
      boxShadow: `inset 0 0 0 1.75px ${vars.color.dangerText}`,
    },
    'error',
  ),
  matched: componentStyle(
    {
      background: vars.goldLeaf.fill,
      color: vars.color.onGold,
      // Within the tile, whose neighbours stand close.
      boxShadow: `inset 0 0 0 1.75px ${vars.color.goldText}`,
      '@media': { [forcedColors]: { border: '3px double' } },
    },
    'matched',
  ),
  unmatched: componentStyle(
    {
      background: vars.color.disabledFill,
      color: vars.color.text3,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      '@media': { [forcedColors]: { color: 'GrayText' } },
    },
    'unmatched',
  ),
  drawn: quietHit,
};

const blink = keyframes({ '50%': { opacity: 0 } });

export const caret = componentStyle(
  {
    width: '2px',
    height: '45%',
    background: 'currentcolor',
    '@media': {
      // Where no finger types: each figure puts the caret into another tile, and a new layer for it would come first.
      '(hover: hover) and (prefers-reduced-motion: no-preference)': { animation: `${blink} 1.1s steps(1) infinite` },
      [forcedColors]: { forcedColorAdjust: 'none' },
    },
  },
  'caret',
);
