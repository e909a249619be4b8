import { powerPools, type DrawTotals } from '@veloc/rules';
import { poolsBefore, type Pools } from '../draws/pools';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import type { Shop } from '../shop';

/**
 * The pools a draw pays: what the draw itself names, else what earlier draws have left. Printed pools are paid as they
 * stand (decision G32); without them Power's Jackpot 1 gives what it holds above its limit to Jackpot 2.
 */
export async function poolsOf({ db }: Pick<Shop, 'db'>, draw: DrawRow, totals: DrawTotals): Promise<Pools> {
  const left = await poolsBefore(db, draw.feed, draw.dial_at);
  const jackpot1 = draw.jackpot1 ?? left.jackpot1;
  const jackpot2 = draw.jackpot2 ?? left.jackpot2;
  if (draw.feed !== 'power' || detailsOf(draw).printed || jackpot1 === null || jackpot2 === null) {
    return { jackpot1, jackpot2 };
  }
  const winners = { jackpot1: totals.get('jackpot1') ?? 0, jackpot2: totals.get('jackpot2') ?? 0 };
  return powerPools({ jackpot1, jackpot2 }, winners);
}
