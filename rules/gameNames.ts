import type { GameAbout } from './gameAbout';
import { games, isGameId, mapGames, type GameId } from './games';

/** How a game appears in lists: display names are configuration (spec section 1). */
export interface GameConfig {
  /** Display name. */
  title: string;
  /** Name of the game's part of the store, for instance to key its saved draft. */
  nameStore: string;
  /** One short line under the name. */
  heading: string;
  href: string;
  /** The theme's group of colours for the game: a name, not a colour. */
  color: `games.${GameId}`;
}

export const gameConfig = mapGames<GameConfig>(({ title, heading, href }, gameId) => ({
  title,
  nameStore: gameId,
  heading,
  href,
  color: `games.${gameId}`,
}));

/**
 * Name of a ticket: a Keno ticket with bundle data is 'KENO BAO' (spec section 1). Empty for a game of nobody's; a
 * ticket that cannot be read has the name of its game.
 */
export function gameName(gameId: unknown, ticket?: unknown): string {
  if (!isGameId(gameId)) return '';
  const { title, bundleTitle = title }: GameAbout = games[gameId];
  return isBundle(ticket) ? bundleTitle : title;
}

function isBundle(ticket: unknown): boolean {
  if (typeof ticket !== 'object' || ticket === null) return false;
  try {
    return 'isBundleTicket' in ticket && ticket.isBundleTicket === true;
  } catch {
    // A getter or a proxy may throw.
    return false;
  }
}
