import { feedOf, gameConfig, isGameId } from '@veloc/rules';
import { resultGames, type ResultGame } from '../../api/calls/shop';

/** '?game=' of the address; the first game when it names none that has results. */
export function resultGameOf(game: string | null): ResultGame {
  return resultGames.find((known) => known === game) ?? resultGames[0];
}

/** 'Power 6/55': a game's name as a tab writes it. */
export function tabName(game: keyof typeof gameConfig): string {
  return gameConfig[game].title.replace(/\p{Lu}+/gu, (word) =>
    word.length < 2 ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}

/** The lottery companies of a region: no game of its own, but what Loto and Số Đề are settled by. */
export const REGIONAL = 'regional';
export type ResultTab = ResultGame | typeof REGIONAL;

/** '?game=' of the list's address: the draws that settle the game, or the regional ones by their own name. */
export function resultTabOf(game: string | null): ResultTab {
  const feed = game !== null && isGameId(game) ? feedOf[game] : game;
  return feed === REGIONAL ? REGIONAL : resultGameOf(feed);
}

export const gameTabs = resultGames.map((game) => ({ value: game, label: tabName(game), game }));

export const resultTabs: { value: ResultTab; label: string; game: string }[] = [
  ...gameTabs,
  { value: REGIONAL, label: 'Kiến thiết', game: 'loto' },
];
