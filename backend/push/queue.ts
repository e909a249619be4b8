import { feedOf, isDrawnOften } from '@veloc/rules';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { DrawnPeriod } from '../settlement/drawnPeriod';
import { JUDGED, statusList } from '../settlement/openTickets';
import type { Shop } from '../shop';
import { isQuiet } from './quietHours';

/** Ms after a draw in which it is worth a push: results of long ago are imported silently. */
const NEWS_FOR = 24 * 3_600_000;

/**
 * Has the devices told of a draw whose player held a ticket in it: a row each, in the transaction that settles it. They are
 * sent by a job. Games that draw often are left out, since they would ring all day and call back to play.
 */
export async function queuePush(
  trx: Transaction<Database>,
  { settings, clock }: Pick<Shop, 'settings' | 'clock'>,
  { id: periodId, game_id: gameId, name, dial_at: dialAt, draw }: DrawnPeriod,
): Promise<void> {
  const now = clock.now();
  const isOld = now.getTime() - dialAt.getTime() > NEWS_FOR;
  if (settings.pushContact === null || isOld || isDrawnOften(feedOf[gameId])) return;
  await sql`
    insert into push_messages (session_id, draw_id, game_id, draw_name, created_at, due_at)
    select session_id, ${draw.id}, ${gameId}, ${draw.draw_no === null ? name : `Kỳ ${draw.draw_no}`}, ${now}::timestamptz,
      ${now}::timestamptz
    from push_subscriptions join sessions on sessions.id = session_id
    where endpoint is not null and revoked_at is null and exists (
      select from tickets
      where tickets.user_id = sessions.user_id and dial_at = ${dialAt} and period_id = ${periodId} and status in ${statusList(JUDGED)})
    on conflict do nothing`.execute(trx);
}

/** Messages that may be sent now; none in the quiet hours, after which they go. */
export function waitingPushes(db: Kysely<Database>, now: Date) {
  return db.selectFrom('push_messages').where('done_at', 'is', null).where('due_at', '<=', now);
}

/** Whether there is something to send. */
export async function isPushDue({ db, clock, settings }: Pick<Shop, 'db' | 'clock' | 'settings'>): Promise<boolean> {
  const now = clock.now();
  if (settings.pushContact === null || isQuiet(now, settings.pushQuiet)) return false;
  return (await waitingPushes(db, now).select('draw_id').limit(1).executeTakeFirst()) !== undefined;
}
