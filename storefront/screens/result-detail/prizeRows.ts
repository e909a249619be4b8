import { max3dPlusFixedPrizes, rulesOf, type DrawPrize, type GameResult } from '@veloc/rules';

type Result = Pick<GameResult, 'gameId' | 'prizes' | 'jackpot1' | 'jackpot2'>;

interface PrizeRow {
  name: string;
  /** Null where the draw does not say. */
  count: number | null;
  /** Đồng; null for a jackpot that is not known. */
  value: number | null;
}

/** What a draw has paid; of a draw without counts, the prizes its game always has. */
export function prizeRows(result: Result): readonly PrizeRow[] {
  const { gameId, prizes } = result;
  if (prizes.length > 0) return prizes;
  return withPools(rulesOf(gameId).drawPrizes, result);
}

/** The pools of the draw in their order, and what is fixed. */
function withPools(prizes: readonly DrawPrize[], { jackpot1, jackpot2 }: Result): PrizeRow[] {
  const pools = [jackpot1, jackpot2];
  return prizes.map(({ name, value }) => ({ name, count: null, value: value ?? pools.shift() ?? null }));
}

/** A draw of Max 3D settles Max 3D+ too, by a table of its own; null for the other games. */
export function plusPrizeRows({ gameId }: Pick<GameResult, 'gameId'>): readonly PrizeRow[] | null {
  return gameId === 'max3d' ? max3dPlusFixedPrizes.map(({ name, value }) => ({ name, count: null, value })) : null;
}
