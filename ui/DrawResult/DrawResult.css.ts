import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';

const figures = createVar('figures');

export const row = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[6], color: vars.color.text },
  'row',
);

/** Ten balls of 28 px, or seven of 34 beside a letter, fit a card on a phone. */
export const dense = componentStyle({ gap: vars.space[4] }, 'dense');

/** Groups of tiles stand further apart than the tiles in them. */
export const grouped = componentStyle({ gap: `${vars.space[6]} ${vars.space[12]}` }, 'grouped');

/** Remembers the game's colour for the figures, before `turned` gives the balls' filling to white. */
export const remembering = componentStyle({ vars: { [figures]: vars.game.solid } }, 'remembering');

/** On a header in the game's colour the ball is white and the figure has the colour. */
export const turned = componentStyle(
  { justifyContent: 'center', vars: { [vars.game.solid]: vars.color.onBrand, [vars.mark.white]: figures } },
  'turned',
);

export const bonus = componentStyle({ marginInlineStart: vars.space[4] }, 'bonus');

export const group = componentStyle({ display: 'inline-flex', gap: '0.1875rem' }, 'group');

const tileSize = (px: number) =>
  componentStyle(
    { width: `${px / 16}rem`, height: `${(px * 1.2) / 16}rem`, fontSize: `${(px * 0.56) / 16}rem` },
    `tile-${px}`,
  );

export const tile = componentStyle(
  {
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: '0.5rem',
    fontWeight: 700,
    lineHeight: 1,
    ...edgeInForcedColors,
  },
  'tile',
);

export const tileState = {
  selected: componentStyle(
    { background: vars.game.solid, color: vars.mark.white, boxShadow: vars.edge.enamel },
    'tileSelected',
  ),
  matched: componentStyle(
    {
      background: vars.goldLeaf.fill,
      color: vars.color.onGold,
      boxShadow: vars.goldLeaf.edge,
      '@media': { [forcedColors]: { border: '4px double' } },
    },
    'tileMatched',
  ),
  unmatched: componentStyle(
    {
      background: vars.color.sunken,
      color: vars.color.text3,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      '@media': { [forcedColors]: { color: 'GrayText' } },
    },
    'tileUnmatched',
  ),
};

export const tileBy = { small: tileSize(22), medium: tileSize(26), large: tileSize(28) };
