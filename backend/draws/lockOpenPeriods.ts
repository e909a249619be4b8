import { isOnSale, type GameId } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import type { Shop } from '../shop';
import { periodClosed, unknownPeriod, type PeriodRow } from './periods';

export interface PeriodRun {
  gameId: GameId;
  /** Id of the first period. */
  periodId: string;
  /** How many draws in a row, the first one included. */
  numberPeriod: number;
}

export interface LockedRuns {
  /** The one clock reading that judged every period; a ticket carries it as its time of purchase. */
  stampedAt: Date;
  /** As asked, in the order of their draws. */
  periods: PeriodRow[][];
}

/**
 * Admits purchases to their periods, all or none. The rows are share-locked before the clock is read once: a period
 * that is closing either waits for this purchase or is seen closed, and nobody can draw it before the purchase ends.
 * @throws HttpError 409 PERIOD_CLOSED with `data.periodId` and the reading as `data.at`, 422 INVALID_PERIOD when there is
 * no such run of draws
 */
export async function lockOpenRuns(
  trx: Transaction<Database>,
  { clock }: Pick<Shop, 'clock'>,
  wanted: readonly PeriodRun[],
): Promise<LockedRuns> {
  const runs = await runsOf(trx, wanted);
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

/** `lockOpenRuns` for a single line. */
export async function lockOpenPeriods(
  trx: Transaction<Database>,
  shop: Pick<Shop, 'clock'>,
  run: PeriodRun,
): Promise<{ stampedAt: Date; periods: PeriodRow[] }> {
  const { stampedAt, periods } = await lockOpenRuns(trx, shop, [run]);
  return { stampedAt, periods: periods.flat() };
}

/**
 * The ids of runs of draws, each of one game and, for regional games, one channel; draws called off are passed over. One
 * statement reads them all, because the cart and the player stay locked meanwhile.
 */
async function runsOf(trx: Transaction<Database>, wanted: readonly PeriodRun[]): Promise<string[][]> {
  const keyOf = ({ gameId, periodId, numberPeriod }: PeriodRun) => `${gameId} ${numberPeriod} ${periodId}`;
  const distinct = new Map(wanted.map((run) => [keyOf(run), run]));
  const rows = [...distinct].map(([key, { gameId, periodId, numberPeriod }]) => ({
    key,
    game_id: gameId,
    period_id: periodId,
    number_period: numberPeriod,
  }));
  const { rows: runs } = await sql<{ key: string; ids: string[] }>`
    select wanted.key, array(
      select id from periods
      where game_id = first.game_id and dial_at >= first.dial_at and channel_id is not distinct from first.channel_id
        and (status <> 'cancelled' or id = first.id)
      order by dial_at limit wanted.number_period
    ) as ids
    from jsonb_to_recordset(${json(rows)}::jsonb)
      as wanted(key text, game_id text, period_id text, number_period int)
    join periods first on first.id = wanted.period_id and first.game_id = wanted.game_id`.execute(trx);
  const idsOf = new Map(runs.map(({ key, ids }) => [key, ids]));
  return wanted.map((run) => {
    const ids = idsOf.get(keyOf(run)) ?? [];
    if (ids.length < run.numberPeriod) throw unknownPeriod();
    return ids;
  });
}

async function lockShared(trx: Transaction<Database>, ids: string[]): Promise<Map<string, PeriodRow>> {
  if (ids.length === 0) return new Map();
  // Every purchase locks in the same order, so two of them cannot wait for each other.
  const rows = await trx
    .selectFrom('periods')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function readClock(trx: Transaction<Database>, clock: Shop['clock']): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select ${clock.sql} as now`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The database did not tell its time, so no purchase can be judged. Check the connection.');
  return new Date(row.now);
}
