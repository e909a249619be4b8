import type { PushState } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import { REFRESH_SECONDS } from '../sessions/refreshToken';
import type { Shop } from '../shop';
import { isPublicKey, type PushAddress } from './message';
import { isAtPushService } from './services';

type Telling = Pick<Shop, 'db' | 'clock' | 'secrets' | 'settings'>;

/** What the page of a session knows of its push. */
export async function pushState({ db, secrets, settings }: Telling, sessionId: string): Promise<PushState> {
  const subscription = await db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return {
    key: settings.pushContact === null ? null : secrets.pushKey.publicKey,
    isOn: subscription !== undefined,
    endpoint: subscription?.endpoint ?? null,
    quiet: settings.pushQuiet,
  };
}

/**
 * Tells a session's browser of draws from now on. A browser has one endpoint: the session that had it before is told no
 * more. Throws 409 PUSH_OFF, 422 PUSH_SERVICE_UNKNOWN, and 400 VALIDATION_ERROR for a key that is none.
 */
export async function startPush(
  { db, clock, settings }: Telling,
  sessionId: string,
  { endpoint, p256dh, auth }: PushAddress,
): Promise<void> {
  if (settings.pushContact === null) {
    throw new HttpError(409, 'PUSH_OFF', 'Cửa hàng chưa gửi tin báo ra ngoài. Tin vẫn có trong mục Thông báo.');
  }
  if (!isAtPushService(endpoint, settings.pushServices)) {
    throw new HttpError(
      422,
      'PUSH_SERVICE_UNKNOWN',
      'Cửa hàng chưa gửi tin qua dịch vụ của trình duyệt này. Tin vẫn có trong mục Thông báo; hoặc hãy dùng trình duyệt khác.',
    );
  }
  if (!isPublicKey(p256dh)) {
    throw new HttpError(
      400,
      'VALIDATION_ERROR',
      'Trình duyệt gửi một khóa không dùng được. Hãy tải lại trang rồi bật lại.',
    );
  }
  const address = { endpoint, p256dh, auth };
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('session_id', '!=', sessionId)
      .execute();
    await trx
      .insertInto('push_subscriptions')
      .values({ session_id: sessionId, ...address, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(address))
      .execute();
  });
}

/** Tells a session's browser no more, neither of what waits. */
export async function endPush({ db }: Pick<Shop, 'db'>, sessionId: string): Promise<void> {
  for (const table of ['push_subscriptions', 'push_messages'] as const) {
    await db.deleteFrom(table).where('session_id', '=', sessionId).execute();
  }
}

/** The subscriptions of sessions that are still open: a session that was ended from anywhere is told nothing more. */
export function openSubscriptions(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.last_used_at', '>', new Date(now.getTime() - REFRESH_SECONDS * 1000));
}

/** How long it is known that a draw was told: no correction tells it anew. */
const TOLD_FOR = 7 * 24 * 3_600_000;

/** Forgets the subscriptions of sessions that have ended, and messages of long ago. May be repeated. */
export async function prunePush(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('session_id', 'not in', openSubscriptions(db, now).select('push_subscriptions.session_id'))
    .execute();
  await db
    .deleteFrom('push_messages')
    .where('created_at', '<', new Date(now.getTime() - TOLD_FOR))
    .execute();
}
