import { isGameId, type GameId } from './games';
import { gameTitles, kenoBundleTitle } from './texts/games';

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

export const gameConfig: Readonly<Record<GameId, GameConfig>> = {
  keno: {
    title: gameTitles.keno,
    nameStore: 'keno',
    heading: 'Chọn 1 đến 10 số',
    href: '/keno',
    color: 'games.keno',
  },
  kenoeo: {
    title: gameTitles.kenoeo,
    nameStore: 'kenoeo',
    heading: 'Đoán chẵn hay lẻ',
    href: '/keno-eo',
    color: 'games.kenoeo',
  },
  kenoud: {
    title: gameTitles.kenoud,
    nameStore: 'kenoud',
    heading: 'Đoán lớn hay nhỏ',
    href: '/keno-ud',
    color: 'games.kenoud',
  },
  mega: {
    title: gameTitles.mega,
    nameStore: 'mega',
    heading: '6 số từ 1 đến 45',
    href: '/mega',
    color: 'games.mega',
  },
  power: {
    title: gameTitles.power,
    nameStore: 'power',
    heading: '6 số từ 1 đến 55',
    href: '/power',
    color: 'games.power',
  },
  max3d: {
    title: gameTitles.max3d,
    nameStore: 'max3d',
    heading: 'Ba chữ số',
    href: '/max3d',
    color: 'games.max3d',
  },
  max3dpro: {
    title: gameTitles.max3dpro,
    nameStore: 'max3dpro',
    heading: 'Hai bộ ba số',
    href: '/max3dpro',
    color: 'games.max3dpro',
  },
  loto: {
    title: gameTitles.loto,
    nameStore: 'loto',
    heading: '2, 3, 4 chữ số',
    href: '/loto',
    color: 'games.loto',
  },
  classic: {
    title: gameTitles.classic,
    nameStore: 'classic',
    heading: 'Vé miền Nam và miền Trung',
    href: '/classic',
    color: 'games.classic',
  },
  lotto535: {
    title: gameTitles.lotto535,
    nameStore: 'lotto535',
    heading: '5 số và 1 số',
    href: '/lotto535',
    color: 'games.lotto535',
  },
};

/**
 * Name of a ticket: a Keno ticket with bundle data is 'KENO BAO' (spec section 1). Empty for a game of nobody's; a
 * ticket that cannot be read has the name of its game.
 */
export function gameName(gameId: unknown, ticket?: unknown): string {
  if (!isGameId(gameId)) return '';
  return gameId === 'keno' && isBundle(ticket) ? kenoBundleTitle : gameConfig[gameId].title;
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
