import { rulesOf, type GameEntry, type GameId } from '@veloc/rules';
import { formatMoney, type ReceiptFact } from '@veloc/ui';
import { jackpotName } from '../../features/result/result';

/** The prizes of a game, dearest first; a pool by what it is estimated for this very draw, else by words. */
export function reachablePrizes(
  gameId: GameId,
  periodId: string,
  entries: readonly Pick<GameEntry, 'gameId' | 'periodId' | 'jackpot1' | 'jackpot2'>[],
): ReceiptFact[] {
  const entry = entries.find((known) => known.gameId === gameId && known.periodId === periodId);
  const pools = [entry?.jackpot1 ?? null, entry?.jackpot2 ?? null];
  return rulesOf(gameId).drawPrizes.map(({ name, value }) => {
    const amount = value ?? pools.shift() ?? null;
    return {
      label: value === null && name === 'Jackpot' ? jackpotName(gameId) : name,
      value: amount === null ? 'Theo quỹ thưởng' : formatMoney(amount),
      ...(value === null ? { tone: 'gold' as const } : {}),
      ...(value === null && amount !== null ? { note: 'ước tính' } : {}),
    };
  });
}
