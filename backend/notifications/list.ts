import { notificationSchema, type Notification } from '@veloc/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema';
import * as v from 'valibot';
import { isId } from '../ids';

interface Page {
  userId: string;
  /** Id of the last one of the page before; '0' for the newest. */
  cursor: string;
  itemPerPage: number;
}

/** One page of what a player was told, newest first; its cost does not grow with their number. */
export async function notificationPage(
  db: Kysely<Database>,
  { userId, cursor, itemPerPage }: Page,
): Promise<Notification[]> {
  let page = db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(itemPerPage);
  if (isId(cursor)) page = page.where('id', '<', cursor);
  return (await page.execute()).map(notificationAnswer);
}

export async function unreadCount(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks a player's notifications as read, once each: those named, or all of them. Somebody else's stay as they are. */
export async function markRead(
  db: Kysely<Database>,
  { userId, ids, at }: { userId: string; ids: readonly string[] | undefined; at: Date },
): Promise<void> {
  const named = ids?.filter(isId);
  if (named?.length === 0) return;
  let unread = db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  if (named) unread = unread.where('id', 'in', named);
  await unread.execute();
}

function notificationAnswer({
  id,
  kind,
  params,
  created_at,
  read_at,
}: Selectable<Database['notifications']>): Notification {
  return v.parse(notificationSchema, {
    id,
    kind,
    params,
    createdAt: created_at.toISOString(),
    readAt: read_at?.toISOString() ?? null,
  });
}
