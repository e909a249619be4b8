import type { GameId } from './games';

/** How a game appears in lists: display names are configuration (spec section 1). */
export interface GameConfig {
  /** Display name. */
  title: string;
  /** Name of the game's part of the store, for instance to key its saved draft. */
  nameStore: string;
  /** One short line under the name. */
  heading: string;
  href: string;
}

export const gameConfig: Readonly<Record<GameId, GameConfig>> = {
  keno: { title: 'KENO', nameStore: 'keno', heading: 'Chọn 1 đến 10 số', href: '/keno' },
  kenoeo: { title: 'KENO CHẴN LẺ', nameStore: 'kenoeo', heading: 'Đoán chẵn hay lẻ', href: '/keno-eo' },
  kenoud: { title: 'KENO LỚN NHỎ', nameStore: 'kenoud', heading: 'Đoán lớn hay nhỏ', href: '/keno-ud' },
  mega: { title: 'MEGA 6/45', nameStore: 'mega', heading: '6 số từ 1 đến 45', href: '/mega' },
  power: { title: 'POWER 6/55', nameStore: 'power', heading: '6 số từ 1 đến 55', href: '/power' },
  max3d: { title: 'MAX 3D', nameStore: 'max3d', heading: 'Ba chữ số', href: '/max3d' },
  max3dpro: { title: 'MAX 3D PRO', nameStore: 'max3dpro', heading: 'Hai bộ ba số', href: '/max3dpro' },
  loto: { title: 'LOTO', nameStore: 'loto', heading: '2, 3, 4 chữ số', href: '/loto' },
  classic: { title: 'SỐ ĐỀ', nameStore: 'classic', heading: 'Vé miền Nam và miền Trung', href: '/classic' },
  lotto535: { title: 'LOTTO 5/35', nameStore: 'lotto535', heading: '5 số và 1 số', href: '/lotto535' },
};

/** Name of a ticket: a Keno ticket with bundle data is 'KENO BAO' (spec section 1). */
export function gameName(gameId: GameId, ticket?: object): string {
  const isBundle = gameId === 'keno' && ticket && 'isBundleTicket' in ticket && ticket.isBundleTicket === true;
  return isBundle ? 'KENO BAO' : gameConfig[gameId].title;
}
