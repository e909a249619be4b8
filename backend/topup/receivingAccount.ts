import type { Bank } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import type { Shop } from '../shop';
import { banksOf } from './banks';

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
  { settings }: Pick<Shop, 'settings'>,
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

/** The account a top-up is sent to. Throws 409 NO_RECEIVING_ACCOUNT when the shop has named none. */
export async function receivingAccount(db: Kysely<Database>, shop: Pick<Shop, 'settings' | 'log'>) {
  const accounts = await receivingAccounts(db, shop);
  for (const { bank, number, holder } of accounts) {
    if (bank.bin) return { bin: bank.bin, bankName: bank.name, number, holder };
  }
  shop.log.error(
    'No account receives top-ups, so players cannot pay in: add a row to pay_accounts at a bank with a BIN.',
  );
  throw new HttpError(409, 'NO_RECEIVING_ACCOUNT', 'Hiện chưa thể nạp tiền. Vui lòng thử lại sau.');
}
