import { TICKET_PRICE, vietnamDate, vietnamInstant, DAY, type ChannelOnSale, type StockDay } from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { onSale, type PeriodRow } from '../draws/periods';
import { stockLeft } from './left';

/** The days on which tickets of any channel are left, the next one first. */
export async function stockDays(db: Kysely<Database>, now: Date): Promise<StockDay[]> {
  const periods = await stocked(db, now).execute();
  return [...new Set(periods.map(({ dial_at }) => vietnamDate(dial_at)))].map((resultDate) => ({ resultDate }));
}

/** The channels of a day that have tickets left, those that close first at the front. `resultDate` is dd/mm/yyyy. */
export async function stockChannels(db: Kysely<Database>, now: Date, resultDate: string): Promise<ChannelOnSale[]> {
  const day = dayOf(resultDate);
  if (!day) return [];
  const periods = await stocked(db, now).where('dial_at', '>=', day.from).where('dial_at', '<', day.until).execute();
  return periods.map(channelOf);
}

/** The channels that a Loto ticket can play on a day; on the next day of sales when none is named. */
export async function lotoChannels(db: Kysely<Database>, now: Date, resultDate?: string): Promise<ChannelOnSale[]> {
  const next = onSale(db, 'loto', now);
  const named = resultDate ?? (await next.limit(1).execute()).map(({ dial_at }) => vietnamDate(dial_at))[0];
  const day = named === undefined ? null : dayOf(named);
  if (!day) return [];
  const periods = await next.where('dial_at', '>=', day.from).where('dial_at', '<', day.until).execute();
  return periods.map(channelOf);
}

/**
 * What is on sale of one channel and day, sold-out numbers too, in the order of the list; empty when sales are over.
 */
export async function stockOf(db: Kysely<Database>, now: Date, resultDate: string, channelId: string) {
  const day = dayOf(resultDate);
  if (!day) return [];
  const period = await onSale(db, 'classic', now)
    .where('channel_id', '=', channelId)
    .where('dial_at', '>=', day.from)
    .where('dial_at', '<', day.until)
    .executeTakeFirst();
  if (!period) return [];
  const rows = await db
    .selectFrom('classic_stock')
    .select(['numbers', stockLeft.as('left')])
    .where('period_id', '=', period.id)
    .orderBy('place')
    .orderBy('numbers')
    .execute();
  return rows.map(({ numbers, left }) => ({
    id: `${period.id}:${numbers}`,
    numbers,
    code: `${channelId}-${numbers}`,
    price: TICKET_PRICE,
    amount: left,
  }));
}

function stocked(db: Kysely<Database>, now: Date) {
  return onSale(db, 'classic', now).where(
    sql<boolean>`exists (select 1 from classic_stock where period_id = periods.id and sold < supplied)`,
  );
}

function channelOf({ id, name, channel_id, region, closes_at, dial_at }: PeriodRow): ChannelOnSale {
  return {
    id: channel_id ?? '',
    // A regional period is named 'TP. Hồ Chí Minh 21/11/2026 16:15'.
    name: name.split(` ${vietnamDate(dial_at)}`)[0] ?? name,
    region: region ?? '',
    periodId: id,
    closesAt: closes_at.toISOString(),
    dialDate: dial_at.toISOString(),
  };
}

function dayOf(resultDate: string): { from: Date; until: Date } | null {
  const start = vietnamInstant(resultDate, '00:00');
  return start === null ? null : { from: new Date(start), until: new Date(start + DAY) };
}
