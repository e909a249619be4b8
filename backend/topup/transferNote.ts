import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { RandomBytes } from '../shop';

// No I, L, O or U: a note is read aloud and typed by hand.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'VL';
const LENGTH = 10;

/** A one-time memo for a bank transfer, for instance `VL7K2M9XQ4TD`: 50 random bits after the shop's letters. */
export function newTransferNote(random: RandomBytes): string {
  const letters = [...random(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length] ?? '');
  return PREFIX + letters.join('');
}

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
