import {
  max3dFixedPrizes,
  max3dPlusFixedPrizes,
  max3dProFixedPrizes,
  megaTiers,
  type FixedPrize,
  type GameResult,
} from '@veloc/rules';

interface DrawPrize {
  name: string;
  /** Null where the draw does not say. */
  count: number | null;
  /** Đồng; null for a jackpot that is not known. */
  value: number | null;
}

const uncounted = ({ name, value }: FixedPrize): DrawPrize => ({ name, count: null, value });

/** What a draw has paid; of a draw without counts, the prizes its game always has. */
export function prizeRows(result: Pick<GameResult, 'gameId' | 'prizes' | 'jackpot1'>): readonly DrawPrize[] {
  if (result.prizes.length > 0) return result.prizes;
  if (result.gameId === 'max3d') return max3dFixedPrizes.map(uncounted);
  if (result.gameId === 'max3dpro') return max3dProFixedPrizes.map(uncounted);
  if (result.gameId !== 'mega') return [];
  return megaTiers.map(({ name, tier, value }) => ({
    name,
    count: null,
    value: tier === 'jackpot' ? (result.jackpot1 ?? null) : value,
  }));
}

/** A draw of Max 3D settles Max 3D+ too, by a table of its own; null for the other games. */
export function plusPrizeRows({ gameId }: Pick<GameResult, 'gameId'>): readonly DrawPrize[] | null {
  return gameId === 'max3d' ? max3dPlusFixedPrizes.map(uncounted) : null;
}
