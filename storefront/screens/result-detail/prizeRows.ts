import { megaTiers, type GameResult } from '@veloc/rules';

interface DrawPrize {
  name: string;
  /** Null where the draw does not say. */
  count: number | null;
  /** Đồng; null for a jackpot that is not known. */
  value: number | null;
}

/** What a draw has paid; of a Mega draw without counts, the prizes the game always has. */
export function prizeRows(result: Pick<GameResult, 'gameId' | 'prizes' | 'jackpot1'>): readonly DrawPrize[] {
  if (result.prizes.length > 0 || result.gameId !== 'mega') return result.prizes;
  return megaTiers.map(({ name, tier, value }) => ({
    name,
    count: null,
    value: tier === 'jackpot' ? (result.jackpot1 ?? null) : value,
  }));
}
