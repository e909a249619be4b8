import { gameOfFeed, rulesOf, type Feed } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { backendGames } from '../games/registry';
import { tierName } from '../results/tiers';
import { poolsBefore, type Pools } from './pools';
import { detailsOf, type DrawRow } from './storedDraw';

/** A sum this many times above or below what is expected is a slip of the hand until somebody has looked at it. */
const UNUSUAL = 2;

/** Whether `sum` is so near to what is expected that nobody needs to look at it; both in đồng. */
export function isUsual(sum: number, expected: number): boolean {
  return sum * UNUSUAL >= expected && sum <= expected * UNUSUAL;
}

/** By how much a pool grows between two draws at most before somebody looks at those who share it. */
const GROWTH = 1.2;

/** Whether `sum` is no more of a pool than its growth explains since `expected` was estimated; both in đồng. */
export function isWithinGrowth(sum: number, expected: number): boolean {
  return sum <= expected * GROWTH;
}

/**
 * For the operator, in English: pools that are told for a draw, far from what stood for it or, where none did, from what
 * earlier draws have left.
 */
export async function unusualPools(
  db: Kysely<Database>,
  draw: Pools & { id: string; feed: Feed; dial_at: Date },
  pools: Pools,
): Promise<string[]> {
  const left = await poolsBefore(db, draw.feed, draw.dial_at);
  return (['jackpot1', 'jackpot2'] as const).flatMap((place) => {
    const [pool, expected] = [pools[place], draw[place] ?? left[place]];
    if (pool === null || expected === null || isUsual(pool, expected)) return [];
    return [
      `the ${place} of ${pool} VND for ${draw.id} is far from the ${expected} VND that stood for it or that earlier draws ` +
        'have left: look at it before a prize of it is approved',
    ];
  });
}

/** A tier below the pools of which a draw prints another sum than is expected; đồng for a play of 10,000. */
export interface UnusualTier {
  tier: string;
  printed: number;
  /** By the table and, where a pool was shared out, its share; null where the game has no table for it. */
  expected: number | null;
  /** Whether the table is paid nevertheless, since it gives more. */
  isBelow: boolean;
}

/**
 * The tiers that a draw prints otherwise than its game fixes them. Where the pool is shared out to them, those far from
 * the table and their share of a pool that is itself not far from what earlier draws have left.
 */
export async function unusualTiers(db: Kysely<Database>, draw: DrawRow): Promise<UnusualTier[]> {
  const { printed: printedTiers = {} } = detailsOf(draw);
  const game = gameOfFeed(draw.feed);
  const { drawPrizes, tiers } = rulesOf(game);
  const table = new Map(drawPrizes.map(({ name, value }) => [name, value]));
  const others = tiers.flatMap(({ tier }): UnusualTier[] => {
    const [printed, fixed] = [printedTiers[tier]?.value ?? 0, table.get(tierName(draw.feed, tier))];
    // A 0 is a gap in the page, and a pool is no fixed sum.
    if (printed === 0 || fixed === null || printed === fixed) return [];
    return [{ tier, printed, expected: fixed ?? null, isBelow: printed < (fixed ?? 0) }];
  });
  const { sharesOf } = backendGames[game];
  if (!sharesOf || others.every(({ isBelow }) => isBelow)) return others;
  const { jackpot1: left } = await poolsBefore(db, draw.feed, draw.dial_at);
  const pool = draw.jackpot1 !== null && isUsual(draw.jackpot1, left ?? 0) ? draw.jackpot1 : (left ?? 0);
  const shares = sharesOf(pool, printedTiers);
  return others.flatMap((other) => {
    const expected = (other.expected ?? 0) + (shares[other.tier] ?? 0);
    if (other.isBelow || !shares[other.tier]) return [other];
    return isUsual(other.printed, expected) ? [] : [{ ...other, expected }];
  });
}

/** The same for the operator, in English. */
export async function tierWarnings(db: Kysely<Database>, draw: DrawRow): Promise<string[]> {
  return (await unusualTiers(db, draw)).map(({ tier, printed, expected, isBelow }) => {
    const sentence = `the ${tier} of ${draw.id} is printed as ${printed} VND`;
    if (isBelow) return `${sentence}, less than the ${expected} VND of the table, which are paid`;
    const beside = expected === null ? 'and has no table' : `and should be ${expected} VND`;
    return `${sentence} ${beside}: its prizes wait, so look at it before one is approved`;
  });
}
