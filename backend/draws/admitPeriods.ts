import { isOnSale, type GameId } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { Shop } from '../shop';
import { periodClosed, unknownPeriod, type PeriodRow } from './periods';

export interface Admission {
  gameId: GameId;
  /** Id of the first period. */
  periodId: string;
  /** How many draws in a row, the first one included. */
  numberPeriod: number;
}

export interface Admitted {
  /** The one clock reading that judged every period; a ticket carries it as its time of purchase. */
  stampedAt: Date;
  /** As asked, in the order of their draws. */
  periods: PeriodRow[][];
}

/**
 * Admits purchases to their periods, all or none. The rows are share-locked before the clock is read once: a period
 * that is closing either waits for this purchase or is seen closed, and nobody can draw it before the purchase ends.
 * @throws Refusal 409 PERIOD_CLOSED with `data.periodId` and the reading as `data.at`, 422 INVALID_PERIOD when there is
 * no such run of draws
 */
export async function admitAll(
  trx: Transaction<Database>,
  { clock }: Pick<Shop, 'clock'>,
  wanted: readonly Admission[],
): Promise<Admitted> {
  const runs: string[][] = [];
  for (const admission of wanted) runs.push(await runOf(trx, admission));
  const locked = await lockShared(trx, [...new Set(runs.flat())].toSorted());
  const stampedAt = await readClock(trx, clock);

  const periods = runs.map((ids) =>
    ids.map((id) => {
      const period = locked.get(id);
      if (!period) throw unknownPeriod();
      if (!isOnSale({ status: period.status, closesAt: period.closes_at }, stampedAt))
        throw periodClosed(period.id, stampedAt);
      return period;
    }),
  );
  return { stampedAt, periods };
}

/** `admitAll` for a single line. */
export async function admitPeriods(
  trx: Transaction<Database>,
  shop: Pick<Shop, 'clock'>,
  admission: Admission,
): Promise<{ stampedAt: Date; periods: PeriodRow[] }> {
  const { stampedAt, periods } = await admitAll(trx, shop, [admission]);
  return { stampedAt, periods: periods.flat() };
}

/** The ids of a run of draws of one game and, for regional games, one channel; draws called off are passed over. */
async function runOf(trx: Transaction<Database>, { gameId, periodId, numberPeriod }: Admission): Promise<string[]> {
  const run = await trx
    .selectFrom('periods as first')
    .innerJoin('periods as period', (join) =>
      join
        .onRef('period.game_id', '=', 'first.game_id')
        .onRef('period.dial_at', '>=', 'first.dial_at')
        .on(sql<boolean>`period.channel_id is not distinct from first.channel_id`),
    )
    .select('period.id')
    .where('first.id', '=', periodId)
    .where('first.game_id', '=', gameId)
    .where((where) => where.or([where('period.status', '!=', 'cancelled'), where('period.id', '=', periodId)]))
    .orderBy('period.dial_at')
    .limit(numberPeriod)
    .execute();
  if (run.length < numberPeriod) throw unknownPeriod();
  return run.map(({ id }) => id);
}

async function lockShared(trx: Transaction<Database>, ids: string[]): Promise<Map<string, PeriodRow>> {
  if (ids.length === 0) return new Map();
  // Every purchase locks in the same order, so two of them cannot wait for each other.
  const rows = await trx.selectFrom('periods').selectAll().where('id', 'in', ids).orderBy('id').forShare().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function readClock(trx: Transaction<Database>, clock: Shop['clock']): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select ${clock.sql} as now`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The database did not tell its time, so no purchase can be judged. Check the connection.');
  return new Date(row.now);
}
