import { gameConfig, type Content } from '@veloc/rules';

/** The guide that the card for newcomers leads to. */
export const START = 'start';

/** Guides of games by the games' names, and the shop's own by theirs; the newcomers' one stands apart. */
export function guideRows(guides: readonly Content[]) {
  const rest = guides.filter(({ id }) => id !== START);
  return {
    start: guides.find(({ id }) => id === START),
    games: rest.flatMap(({ id, gameId }) =>
      gameId ? [{ id, gameId, title: gameConfig[gameId].title, detail: gameConfig[gameId].heading }] : [],
    ),
    shop: rest.flatMap(({ id, gameId, title }) => (gameId ? [] : [{ id, title }])),
  };
}
