import { vietnamDate, type Feed } from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { pooledFeeds } from './pools';

/**
 * The day of the draw that each feed's pool is known by, where draws came after it that told none: what is shown for
 * it is an estimate of that day (decision A28).
 */
export async function jackpotDates(db: Kysely<Database>, before: Date): Promise<ReadonlyMap<Feed, string>> {
  const { rows } = await sql<{ feed: Feed; announced: Date | null; newest: Date | null }>`
    select feeds.feed,
      (select dial_at from draws where feed = feeds.feed and dial_at < ${before} and (jackpot1 is not null or winners1 > 0)
        order by dial_at desc limit 1) as announced,
      (select dial_at from draws where feed = feeds.feed and dial_at < ${before} and source = 'import'
        order by dial_at desc limit 1) as newest
    from unnest(${[...pooledFeeds]}::text[]) feeds(feed)`.execute(db);
  return new Map(
    rows.flatMap(({ feed, announced, newest }) =>
      announced && newest && announced < newest ? [[feed, vietnamDate(announced)] as const] : [],
    ),
  );
}
