import type { DrawRow } from '../draws/storedDraw';
import type { PrintedPrizes } from './drawRecord';

/** The pools a result page prints (đồng, null where it prints none) and how many won them. */
export function printedPools(
  printed: PrintedPrizes | null,
): Pick<DrawRow, 'jackpot1' | 'jackpot2' | 'winners1' | 'winners2'> {
  const first = printed?.jackpot ?? printed?.jackpot1;
  const second = printed?.jackpot2;
  return {
    jackpot1: first?.pool ?? null,
    jackpot2: second?.pool ?? null,
    winners1: first?.winners ?? 0,
    winners2: second?.winners ?? 0,
  };
}
