import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';

/** Throws 403 AGE_NOT_CONFIRMED for a player who has not accepted the terms with their 18+ statement (decision A13). */
export async function requireAdult(trx: Transaction<Database>, userId: string): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['privacy_version', 'privacy_accepted_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.privacy_accepted_at || user.privacy_version < 1) {
    throw new HttpError(
      403,
      'AGE_NOT_CONFIRMED',
      'Vui lòng xác nhận bạn đủ 18 tuổi và đồng ý điều khoản trước khi mua vé.',
    );
  }
}
