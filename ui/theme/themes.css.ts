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

createGlobalTheme(':root, [data-theme="light"]', vars, {
  ...layer,
  ...scale,
  color: lightColors,
  games: lightGames,
  game: brandAsGame,
  elevation: lightElevation,
  edge: edges,
  overlay: overlays,
  mark: markColors,
});

const dark = {
  colorScheme: 'dark',
  vars: {
    ...assignVars(vars.color, darkColors),
    ...assignVars(vars.games, darkGames),
    ...assignVars(vars.elevation, darkElevation),
  },
} as const;

// Lets the browser paint scrollbars, inputs and autofill in the right scheme.
globalStyle(':root, [data-theme="light"]', { '@layer': { [layers.tokens]: { colorScheme: 'light' } } });
globalStyle('[data-theme="dark"]', { '@layer': { [layers.tokens]: dark } });
createGlobalTheme('[data-theme="dark"]', vars.game, { ...layer, ...brandAsGame });
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
