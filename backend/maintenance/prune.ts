import type { Kysely } from 'kysely';
import { TOMBSTONE_MS } from '../carts/limits';
import type { Database } from '../db/schema';
import { pruneNotifications } from '../notifications/prune';
import { prunePush } from '../push/subscriptions';
import { DEVICE_SECONDS } from '../sessions/knownDevice';
import type { Shop } from '../shop';

const DAY = 24 * 3_600_000;
/** How long an order that nobody paid is told of after its time was over. */
const UNPAID_FOR = 7 * DAY;

/** Removes what nothing asks for any more. Every statement may be repeated, and run by several processes at once. */
export async function prune({ db, clock }: { db: Kysely<Database>; clock: Shop['clock'] }): Promise<void> {
  const now = clock.now();
  const yesterday = new Date(now.getTime() - DAY);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', yesterday).execute();
  // The limits on codes look back 24 hours at most.
  await db.deleteFrom('otp_challenges').where('created_at', '<', yesterday).execute();
  await db.deleteFrom('otp_phones').where('failing_since', '<', yesterday).execute();
  await db.deleteFrom('unlock_links').where('expires_at', '<', yesterday).execute();
  await db.deleteFrom('signatures').where('expires_at', '<', yesterday).execute();
  await db
    .deleteFrom('known_devices')
    .where('last_used_at', '<', new Date(now.getTime() - DEVICE_SECONDS * 1000))
    .execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('cart_items')
    .where('deleted_at', '<', new Date(now.getTime() - TOMBSTONE_MS))
    .execute();
  await db
    .deleteFrom('orders')
    .where('paid_at', 'is', null)
    .where('expires_at', '<', new Date(now.getTime() - UNPAID_FOR))
    .execute();
  // The limits on addresses count in real time, whatever the shop's clock says.
  await db.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
  await pruneNotifications(db, now);
  await prunePush(db, now);
}
