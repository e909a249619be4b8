import { max3dDrawOf, type GameResult, type Max3DDraw } from '@veloc/rules';

const max3dTiers: readonly { name: string; tier: keyof Max3DDraw }[] = [
  { name: 'Đặc biệt', tier: 'special' },
  { name: 'Giải Nhất', tier: 'first' },
  { name: 'Giải Nhì', tier: 'second' },
  { name: 'Giải Ba', tier: 'third' },
];

/** The numbers of a Max 3D or Max 3D Pro draw by prize, in the order they are sent; null for the other games. */
export function drawnTiers({ gameId, numbers }: Pick<GameResult, 'gameId' | 'numbers'>) {
  if (gameId !== 'max3d' && gameId !== 'max3dpro') return null;
  const draw = max3dDrawOf(numbers);
  return max3dTiers
    .map(({ name, tier }) => ({ name, numbers: draw[tier] }))
    .filter((drawn) => drawn.numbers.length > 0);
}
