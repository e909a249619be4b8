import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { invalid } from '../http/httpError';

/** Throws 400 VALIDATION_ERROR for a bank that is not among those one may choose. */
export async function requireKnownBank(db: Kysely<Database>, bankId: string): Promise<void> {
  const bank = await db
    .selectFrom('banks')
    .select('id')
    .where('id', '=', bankId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!bank) throw invalid('Ngân hàng không tồn tại', { field: 'bankId' });
}
