import type { GameResult } from '@veloc/rules';

const max3dTiers = [
  { name: 'Đặc biệt', count: 2 },
  { name: 'Giải Nhất', count: 4 },
  { name: 'Giải Nhì', count: 6 },
  { name: 'Giải Ba', count: 8 },
];

/** The numbers of a Max 3D or Max 3D Pro draw by prize, in the order they are sent; null for the games of balls. */
export function drawnTiers({ gameId, numbers }: Pick<GameResult, 'gameId' | 'numbers'>) {
  if (gameId !== 'max3d' && gameId !== 'max3dpro') return null;
  const rest = numbers.map(String);
  return max3dTiers
    .map(({ name, count }) => ({ name, numbers: rest.splice(0, count) }))
    .filter((tier) => tier.numbers.length > 0);
}
