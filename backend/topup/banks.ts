import type { Bank } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The banks a player may choose, in the shop's order. */
export function banksOf(db: Kysely<Database>): Promise<Bank[]> {
  return db
    .selectFrom('banks')
    .select(['id', 'code', 'name', 'logo', 'bin'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}
