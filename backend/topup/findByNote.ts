import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The top-up whose memo a transfer carries; memos are read without regard to case and spaces. */
export function findTopUpByNote(db: Kysely<Database>, transferNote: string): Promise<{ id: string } | undefined> {
  const note = transferNote.replaceAll(/\s/g, '').toUpperCase();
  return db
    .selectFrom('transactions')
    .select('id')
    .where('kind', '=', 'topup')
    .where(sql<boolean>`meta ->> 'transferNote' = ${note}`)
    .executeTakeFirst();
}
