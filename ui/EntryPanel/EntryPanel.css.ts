import { globalStyle } from '@vanilla-extract/css';
import { kind } from '../Button/Button.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

export const panel = componentStyle(
  {
    display: 'grid',
    gap: vars.space[10],
    padding: `${vars.space[12]} ${vars.space[16]}`,
    borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    background: vars.color.sunken,
    boxShadow: vars.elevation.up,
    vars: {
      [vars.color.brand]: vars.accent.solid,
      [vars.color.brandPress]: vars.accent.solid,
      [vars.color.onBrand]: vars.mark.white,
    },
    ...edgeInForcedColors,
  },
  'panel',
);

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[10] }, 'actions');
globalStyle(`${actions} > *`, { '@layer': { [layers.components]: { flex: '1 0 0', minWidth: 'min-content' } } });

// What takes over what was typed is a key like the others, not a word on the ground; filled once it is the primary one.
globalStyle(`:is(${panel}, ${actions}) > button:not(${kind.primary})`, {
  '@layer': { [layers.components]: { background: vars.color.raised, boxShadow: vars.elevation.card } },
});

export const head = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[8] },
  'head',
);

/** One pixel between its lines puts them on whole pixels beside the tiles, where letters look alike at any scroll. */
export const words = componentStyle({ display: 'grid', gap: '1px' }, 'words');

export const title = componentStyle({ ...text('body'), fontWeight: 700 }, 'title');
export const hint = componentStyle({ ...text('label'), color: vars.color.text2 }, 'hint');
