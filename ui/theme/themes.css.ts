import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
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
createGlobalTheme('[data-theme="dark"]', vars.color, { ...layer, ...darkColors });
createGlobalTheme('[data-theme="dark"]', vars.games, { ...layer, ...darkGames });
createGlobalTheme('[data-theme="dark"]', vars.elevation, { ...layer, ...darkElevation });
createGlobalTheme('[data-theme="dark"]', vars.game, { ...layer, ...brandAsGame });

// A game's scope renames its colours, so a component inside asks for "the game" and never for a game.
for (const game of Object.keys(lightGames) as GameColor[]) {
  const names = Object.keys(vars.game) as (keyof typeof vars.game)[];
  const renamed = Object.fromEntries(names.map((name) => [vars.game[name], vars.games[game][name]]));
  globalStyle(`[data-game="${game}"]`, { '@layer': { [layers.tokens]: { vars: renamed } } });
}

// Lets the browser paint scrollbars, inputs and autofill in the right scheme.
globalStyle(':root, [data-theme="light"]', { '@layer': { [layers.tokens]: { colorScheme: 'light' } } });
globalStyle('[data-theme="dark"]', { '@layer': { [layers.tokens]: { colorScheme: 'dark' } } });
