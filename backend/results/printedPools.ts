import type { Pools } from '../draws/pools';
import type { DrawRow } from '../draws/storedDraw';
import type { DrawRecord, PrintedPrizes } from './drawRecord';

type PrintedPools = Pick<DrawRow, 'jackpot1' | 'jackpot2' | 'winners1' | 'winners2'>;

/**
 * The pools a result page prints (đồng, null where it prints none) and how many won them. No pool is below what its game
 * starts with: one that is was mistyped, and nothing is priced by it.
 */
export function printedPools(printed: PrintedPrizes | null, starts: Pools): PrintedPools {
  const { first, second } = pooledTiers(printed);
  return {
    jackpot1: isBelow(first?.pool, starts.jackpot1) ? null : (first?.pool ?? null),
    jackpot2: isBelow(second?.pool, starts.jackpot2) ? null : (second?.pool ?? null),
    winners1: first?.winners ?? 0,
    winners2: second?.winners ?? 0,
  };
}

/** For the operator, in English: the printed pools that are not taken. */
export function poolWarnings({ printed }: DrawRecord, drawId: string, starts: Pools): string[] {
  const { first, second } = pooledTiers(printed);
  return [
    { option: 'jackpot1', pool: first?.pool, start: starts.jackpot1 },
    { option: 'jackpot2', pool: second?.pool, start: starts.jackpot2 },
  ].flatMap(({ option, pool, start }) =>
    isBelow(pool, start)
      ? [
          `the ${option} of ${pool} VND that is printed for ${drawId} is less than the ${start} VND it starts with, so it ` +
            `was not taken; if it is right: results pool ${drawId} --${option} ${pool}`,
        ]
      : [],
  );
}

function pooledTiers(printed: PrintedPrizes | null) {
  return { first: printed?.jackpot ?? printed?.jackpot1, second: printed?.jackpot2 };
}

function isBelow(pool: number | undefined, start: number | null): boolean {
  return pool !== undefined && start !== null && pool < start;
}
