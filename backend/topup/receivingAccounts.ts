import type { Bank } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { banksOf } from './banks';
import type { ProviderShop } from './paymentProvider';

/** An account that transfers may go to, as the wire shows it. */
export interface ReceivingAccount {
  id: string;
  bank: Bank;
  number: string;
  holder: string;
}

// No bank has this number, so nobody can send real money to it. It is never stored: a shop that leaves the sandbox
// must not show it.
const simulated = { id: 'sandbox', number: '0000000000', holder: 'TAI KHOAN THU NGHIEM' };

/** Every account that transfers may go to; a sandbox that has none plays one. */
export async function receivingAccounts(
  db: Kysely<Database>,
  { settings }: Pick<ProviderShop, 'settings'>,
): Promise<ReceivingAccount[]> {
  const banks = await banksOf(db);
  const rows = await db.selectFrom('pay_accounts').selectAll().where('active', '=', true).orderBy('id').execute();
  const accounts = rows.flatMap(({ id, bank_id, number, holder }) => {
    const bank = banks.find((known) => known.id === bank_id);
    return bank ? [{ id, bank, number, holder }] : [];
  });
  const [first] = banks;
  return accounts.length === 0 && settings.sandbox && first ? [{ ...simulated, bank: first }] : accounts;
}
