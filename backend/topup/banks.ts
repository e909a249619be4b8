import type { Bank } from '@veloc/rules';
import type { Kysely } from 'kysely';
import { BanksObject } from 'vietnam-qr-pay';
import type { Database } from '../db/schema';

// A bank that has changed its name is there twice under one number, and some names have their marks apart.
const fullNames = new Map(
  Object.values(BanksObject)
    .filter(({ deprecated }) => !deprecated)
    .map(({ bin, name }) => [bin, name.normalize('NFC')]),
);

/** The banks a player may choose, in the shop's order. */
export async function banksOf(db: Kysely<Database>): Promise<Bank[]> {
  const banks = await db
    .selectFrom('banks')
    .select(['id', 'code', 'name', 'logo', 'bin'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return banks.map((bank) => {
    const fullName = fullNames.get(bank.bin ?? '');
    return fullName ? { ...bank, fullName } : bank;
  });
}
