import { rulesOf, type DrawPrize, type GameResult } from '@veloc/rules';

type Result = Pick<GameResult, 'gameId' | 'prizes' | 'jackpot1' | 'jackpot2'>;

interface PrizeRow {
  /** Undefined of a printed prize that the rules do not know. */
  tier: string | undefined;
  name: string;
  /** Null where the draw does not say. */
  count: number | null;
  /** Đồng; null for a jackpot that is not known. */
  value: number | null;
}

/** What a draw has paid; of a draw without counts, the prizes its game always has. */
export function prizeRows(result: Result): readonly PrizeRow[] {
  const { prizes } = result;
  const { tiers, drawPrizes } = rulesOf(result.gameId);
  if (prizes.length === 0) return withPools(drawPrizes, result);
  return prizes.map((prize) => ({ ...prize, tier: tiers.find(({ name }) => name === prize.name)?.tier }));
}

/** The pools of the draw in their order, and what is fixed. */
function withPools(prizes: readonly DrawPrize[], { jackpot1, jackpot2 }: Result): PrizeRow[] {
  const pools = [jackpot1, jackpot2];
  return prizes.map(({ value, ...tier }) => ({ ...tier, count: null, value: value ?? pools.shift() ?? null }));
}

/** A draw of Max 3D settles Max 3D+ too, by a table of its own; null for the other games. */
export function plusPrizeRows({ gameId }: Pick<GameResult, 'gameId'>): readonly PrizeRow[] | null {
  return rulesOf(gameId).plusPrizes?.map((prize) => ({ ...prize, count: null })) ?? null;
}
