import { feeds, gameOfFeed, rulesOf, scheduleSchema, type Feed } from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema';

/** Đồng in Jackpot 1 and Jackpot 2; null where a game has none. */
export interface Pools {
  jackpot1: number | null;
  jackpot2: number | null;
}

export const noPools: Pools = { jackpot1: null, jackpot2: null };

/** How many pools the draws of a feed hand on. */
export function poolCount(feed: Feed): number {
  return rulesOf(gameOfFeed(feed)).pools;
}

/** Feeds whose draws hand a pool on from one to the next. */
export const pooledFeeds: ReadonlySet<Feed> = new Set(feeds.filter((feed) => poolCount(feed) > 0));

/** What the draws of a feed at or after `before` are played for, by the starts in the calendar of its game. */
export async function poolsBefore(db: Kysely<Database>, feed: Feed, before: Date): Promise<Pools> {
  return carriedPools(db, { feed, before, schedule: await scheduleOf(db, feed) });
}

/** What the pools of a feed start with, by the calendar of its game. */
export async function poolStarts(db: Kysely<Database>, feed: Feed): Promise<Pools> {
  if (!pooledFeeds.has(feed)) return noPools;
  const [jackpot1 = null, jackpot2 = null] = v.parse(scheduleSchema, await scheduleOf(db, feed)).jackpotStarts;
  return { jackpot1, jackpot2 };
}

async function scheduleOf(db: Kysely<Database>, feed: Feed): Promise<unknown> {
  const game = await db
    .selectFrom('games')
    .select('schedule')
    .where('id', '=', gameOfFeed(feed))
    .executeTakeFirstOrThrow();
  return game.schedule;
}

/**
 * What the last pool that a record printed, or that Power moved, still holds at `before`: the game's starting pool when
 * it has been won since. A draw that is decided late, after a later one has paid from the same pool, starts anew too.
 */
export async function carriedPools(
  db: Kysely<Database>,
  { feed, before, schedule }: { feed: Feed; before: Date; schedule: unknown },
): Promise<Pools> {
  const [start1, start2] = v.parse(scheduleSchema, schedule).jackpotStarts;
  return {
    jackpot1: start1 === undefined ? null : await carried(db, feed, before, 1, start1),
    jackpot2: start2 === undefined ? null : await carried(db, feed, before, 2, start2),
  };
}

// A pool that was only carried on names nothing new: reading it would hide a win that is decided later.
async function carried(db: Kysely<Database>, feed: Feed, before: Date, place: 1 | 2, start: number): Promise<number> {
  const pool = sql.ref<number | null>(`named.jackpot${place}`);
  const laterPool = sql.ref<number | null>(`printed.jackpot${place}`);
  const winners = sql.ref<number>(`since.winners${place}`);
  const { rows } = await sql<{ pool: number; won: boolean }>`
    select ${pool} as pool, exists (
      select 1 from draws since
      where since.feed = ${feed} and since.dial_at >= named.dial_at and since.dial_at < ${before} and ${winners} > 0
    ) or exists (
      select 1 from draws later
      where later.feed = ${feed} and later.dial_at > ${before} and (later.winners1 > 0 or later.winners2 > 0)
        and not exists (
          select 1 from draws printed
          where printed.feed = ${feed} and printed.dial_at > ${before} and printed.dial_at <= later.dial_at
            and printed.details ? 'printed' and ${laterPool} is not null
        )
    ) as won
    from draws named
    where named.feed = ${feed} and named.dial_at < ${before} and ${pool} is not null
      and (named.details ? 'printed' or named.winners1 > 0 or named.winners2 > 0)
    order by named.dial_at desc limit 1`.execute(db);
  const [last] = rows;
  return last && !last.won ? Math.max(last.pool, start) : start;
}
