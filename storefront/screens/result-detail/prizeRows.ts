import {
  max3dFixedPrizes,
  max3dPlusFixedPrizes,
  max3dProFixedPrizes,
  poolPrizes,
  type FixedPrize,
  type GameResult,
  type PoolPrize,
} from '@veloc/rules';

type Result = Pick<GameResult, 'gameId' | 'prizes' | 'jackpot1' | 'jackpot2'>;

interface DrawPrize {
  name: string;
  /** Null where the draw does not say. */
  count: number | null;
  /** Đồng; null for a jackpot that is not known. */
  value: number | null;
}

const uncounted = ({ name, value }: FixedPrize): DrawPrize => ({ name, count: null, value });

/** What a draw has paid; of a draw without counts, the prizes its game always has. */
export function prizeRows(result: Result): readonly DrawPrize[] {
  const { gameId, prizes } = result;
  if (prizes.length > 0) return prizes;
  if (gameId === 'max3d') return max3dFixedPrizes.map(uncounted);
  if (gameId === 'max3dpro') return max3dProFixedPrizes.map(uncounted);
  return gameId === 'mega' || gameId === 'power' || gameId === 'lotto535' ? withPools(poolPrizes[gameId], result) : [];
}

/** The pools of the draw in their order, and what is fixed. */
function withPools(prizes: readonly PoolPrize[], { jackpot1, jackpot2 }: Result): DrawPrize[] {
  const pools = [jackpot1, jackpot2];
  return prizes.map(({ name, value }) => ({ name, count: null, value: value ?? pools.shift() ?? null }));
}

/** A draw of Max 3D settles Max 3D+ too, by a table of its own; null for the other games. */
export function plusPrizeRows({ gameId }: Pick<GameResult, 'gameId'>): readonly DrawPrize[] | null {
  return gameId === 'max3d' ? max3dPlusFixedPrizes.map(uncounted) : null;
}
