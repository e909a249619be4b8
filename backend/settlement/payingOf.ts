import { isDeepStrictEqual } from 'node:util';
import { feedOf, gameOfFeed, rulesOf, type DrawTotals, type GameId, type PayingDraw } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import type { FixedPaying } from '../db/schema/games';
import { inTransaction } from '../db/transaction';
import { noPools, pooledFeeds, poolsBefore, type Pools } from '../draws/pools';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import type { Shop } from '../shop';
import { drawnPeriod, firstUnfixed, type DrawnPeriod } from './drawnPeriod';
import { drawTotals } from './drawTotals';

/** Games whose prizes also depend on the draws before. */
const isPooled = (gameId: GameId) => pooledFeeds.has(feedOf[gameId]);

/** What a drawn period pays; undefined where a sum is shared and its figures are not fixed yet. */
export function payingOf({
  game_id,
  draw,
  paying,
}: Pick<DrawnPeriod, 'game_id' | 'draw' | 'paying'>): PayingDraw | undefined {
  const { printed } = detailsOf(draw);
  if (!rulesOf(game_id).isShared) return { totals: new Map(), pools: noPools, printed };
  return paying ? { totals: new Map(Object.entries(paying.totals)), pools: paying.pools, printed } : undefined;
}

/**
 * Writes on a drawn period what it pays, once: every process, after every break, pays by that. Figures of a pool are
 * fixed in the order of the draws: the earlier ones that have a result and no figures come first, whoever asks. `beat`
 * is called while tickets are counted.
 */
export async function fixPaying(
  shop: Pick<Shop, 'db'>,
  periodId: string,
  beat: () => Promise<void> = async () => {},
): Promise<void> {
  for (;;) {
    const period = await drawnPeriod(shop.db, periodId);
    if (period?.status !== 'drawn' || payingOf(period)) return;
    const first = isPooled(period.game_id) ? await firstUnfixed(shop.db, period) : period.id;
    const next = first === undefined ? undefined : await drawnPeriod(shop.db, first);
    if (!next) continue;
    const totals = await drawTotals(shop, next, beat);
    await inTransaction(shop, (trx) => fix(trx, next, totals));
  }
}

async function fix(
  trx: Transaction<Database>,
  { id, game_id, dial_at, draw: counted }: DrawnPeriod,
  totals: DrawTotals,
) {
  // An advisory lock of the transaction, one in each game: what the draw before has fixed is read after it.
  await sql`select pg_advisory_xact_lock(hashtext(${`pools of ${game_id}`}))`.execute(trx);
  const draw = await trx
    .selectFrom('draws')
    .selectAll()
    .where('id', '=', counted.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Corrected while the tickets were counted: they are counted again.
  if (!isDeepStrictEqual([draw.numbers, draw.special], [counted.numbers, counted.special])) return;
  if (isPooled(game_id) && (await firstUnfixed(trx, { game_id, dial_at })) !== id) return;
  const before = isPooled(game_id) ? await poolsAt(trx, draw) : noPools;
  const pools = moved(draw, before, totals);
  const fixed = await trx
    .updateTable('periods')
    .set({ paying: json({ totals: Object.fromEntries(totals), pools, before } satisfies FixedPaying) })
    .where('id', '=', id)
    .where('status', '=', 'drawn')
    .where('paying', 'is', null)
    .executeTakeFirst();
  if (isPooled(game_id) && fixed.numUpdatedRows > 0n) await writePools(trx, draw, pools, totals);
}

/**
 * What an imported draw names, and null where it names nothing: what earlier draws have left is an estimate then, and
 * never paid (decision A28). A simulated draw pays what they have left.
 */
async function poolsAt(trx: Transaction<Database>, draw: DrawRow): Promise<Pools> {
  if (draw.source === 'import') return { jackpot1: draw.jackpot1, jackpot2: draw.jackpot2 };
  const left = await poolsBefore(trx, draw.feed, draw.dial_at);
  return { jackpot1: draw.jackpot1 ?? left.jackpot1, jackpot2: draw.jackpot2 ?? left.jackpot2 };
}

/**
 * Pools that were told are paid as they stand (decision G32); of a simulated draw Power's Jackpot 1 gives what it holds
 * above its limit to Jackpot 2.
 */
function moved(draw: DrawRow, { jackpot1, jackpot2 }: Pools, totals: DrawTotals): Pools {
  const { movePools } = rulesOf(gameOfFeed(draw.feed));
  if (!movePools || draw.source === 'import' || jackpot1 === null || jackpot2 === null) {
    return { jackpot1, jackpot2 };
  }
  const winners = { jackpot1: totals.get('jackpot1') ?? 0, jackpot2: totals.get('jackpot2') ?? 0 };
  return movePools({ jackpot1, jackpot2 }, winners);
}

/** Keeps on the draw which pools were won here how often. What nobody won stays unsaid on an imported draw. */
async function writePools(trx: Transaction<Database>, draw: DrawRow, pools: Pools, totals: DrawTotals): Promise<void> {
  const first = (totals.get('jackpot') ?? 0) + (totals.get('jackpot1') ?? 0);
  const second = totals.get('jackpot2') ?? 0;
  if (first + second === 0 && draw.source !== 'simulated') return;
  await trx
    .updateTable('draws')
    .set({
      jackpot1: pools.jackpot1,
      jackpot2: pools.jackpot2,
      winners1: sql`greatest(winners1, ${first}::int)`,
      winners2: sql`greatest(winners2, ${second}::int)`,
    })
    .where('id', '=', draw.id)
    .execute();
}
