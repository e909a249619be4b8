import type { Device } from '@veloc/rules';
import type { Shop } from '../shop';
import { REFRESH_SECONDS } from './refreshToken';

/** How many the page of sessions lists; an account may have any number of them. */
const LISTED_SESSIONS = 100;

/** The sessions that can still be used, newest first. */
export async function openSessionsOf(
  shop: Shop,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Device[]> {
  const rows = await shop.db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('last_used_at', '>', new Date(shop.clock.now().getTime() - REFRESH_SECONDS * 1000))
    .orderBy('id', 'desc')
    .limit(LISTED_SESSIONS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === sessionId,
  }));
}
