import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { layers } from './layers.css';
import {
  darkColors,
  darkElevation,
  darkGames,
  edges,
  lightColors,
  lightElevation,
  lightGames,
  markColors,
  overlays,
  type GameColor,
} from './palette';
import { scale } from './scale';

const layer = { '@layer': layers.tokens };
const brandAsGame = {
  solid: vars.color.brand,
  headerStart: vars.color.lacquerStart,
  headerEnd: vars.color.lacquerEnd,
  text: vars.color.brandText,
  tint: vars.color.brandTint,
};

const goldLeaf = {
  fill: `linear-gradient(180deg, ${vars.color.goldHi}, ${vars.color.gold})`,
  edge: `${vars.edge.enamel}, 0 0 0 2px ${vars.color.goldRing}`,
};

type TextRole = keyof typeof scale.type;

/** A role in one word, so that each style sheet names it once instead of four times. */
function withFont(role: TextRole) {
  const { size, line, weight } = vars.type[role];
  return { ...scale.type[role], font: `${weight} ${size}/${line} ${vars.font.family}` };
}
const roles = Object.keys(scale.type) as TextRole[];
const type = Object.fromEntries(roles.map((role) => [role, withFont(role)])) as Record<
  TextRole,
  ReturnType<typeof withFont>
>;

createGlobalTheme(':root, [data-theme="light"]', vars, {
  ...layer,
  ...scale,
  type,
  color: lightColors,
  games: lightGames,
  game: brandAsGame,
  elevation: lightElevation,
  edge: edges,
  goldLeaf,
  field: { fill: vars.color.surface },
  overlay: overlays,
  mark: markColors,
});

const dark = {
  colorScheme: 'dark',
  vars: {
    ...assignVars(vars.color, darkColors),
    ...assignVars(vars.games, darkGames),
    ...assignVars(vars.elevation, darkElevation),
    [vars.field.fill]: vars.color.sunken,
  },
} as const;

// Lets the browser paint scrollbars, inputs and autofill in the right scheme.
globalStyle(':root, [data-theme="light"]', { '@layer': { [layers.tokens]: { colorScheme: 'light' } } });
globalStyle('[data-theme="dark"]', { '@layer': { [layers.tokens]: dark } });
// What is made of other tokens is made again wherever the theme changes.
createGlobalTheme('[data-theme="dark"]', vars.game, { ...layer, ...brandAsGame });
createGlobalTheme('[data-theme="dark"]', vars.goldLeaf, { ...layer, ...goldLeaf });
// Until somebody chooses, the system does. The same text twice costs a compressed file next to nothing.
globalStyle(':root:where(:not([data-theme]))', {
  '@layer': { [layers.tokens]: { '@media': { '(prefers-color-scheme: dark)': dark } } },
});

// A game's scope renames its colours, so a component inside asks for "the game" and never for a game.
for (const game of Object.keys(lightGames) as GameColor[]) {
  const names = Object.keys(vars.game) as (keyof typeof vars.game)[];
  const renamed = Object.fromEntries(names.map((name) => [vars.game[name], vars.games[game][name]]));
  globalStyle(`[data-game="${game}"]`, { '@layer': { [layers.tokens]: { vars: renamed } } });
}
