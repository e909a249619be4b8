import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

const DAY = 24 * 3_600_000;
const KEPT_FOR = 180 * DAY;

/** How many a player keeps at most: those told last. */
const KEPT = 500;

/** Forgets what a player was told long ago, or before so much else, whether it was read or not. May be repeated. */
export async function pruneNotifications(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('created_at', '<', new Date(now.getTime() - KEPT_FOR))
    .execute();
  await sql`
    delete from notifications using (
      select crowded.user_id, (
        select id from notifications where user_id = crowded.user_id order by id desc offset ${KEPT - 1} limit 1
      ) as oldest_kept
      from (select user_id from notifications group by user_id having count(*) > ${KEPT}) crowded
    ) kept
    where notifications.user_id = kept.user_id and notifications.id < kept.oldest_kept`.execute(db);
}
