import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { isId } from '../ids';
import type { Shop } from '../shop';
import { forgetSignatures } from './signature';

/** Ends one session of a user: its access and refresh tokens stop at once. False when there is no such open session. */
export async function revokeSession(
  shop: Shop,
  db: Kysely<Database>,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<boolean> {
  if (!isId(sessionId)) return false;
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: shop.clock.now() })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends every other session of a user; answers how many. Whoever holds a session may: it says nothing of its devices. */
export async function revokeOthers(
  shop: Shop,
  db: Kysely<Database>,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: shop.clock.now() })
    .where('id', '!=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** As `revokeOthers`, with the proofs that would open a session anew; a login that runs beside it is found or finds none. */
export async function endOthers(
  shop: Shop,
  trx: Transaction<Database>,
  session: { sessionId: string; userId: string },
): Promise<number> {
  const { phone } = await trx
    .selectFrom('users')
    .select('phone')
    .where('id', '=', session.userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await forgetSignatures(shop, trx, phone);
  return revokeOthers(shop, trx, session);
}
