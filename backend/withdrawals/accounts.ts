import type { PayoutAccount } from '@veloc/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';

/** An account at a bank, as a withdrawal names it. */
export interface Payee {
  bankId: string;
  accountNumber: string;
  accountHolder: string;
}

/** Accounts a player has been paid out to, the last one first. */
export function payoutAccountsOf(db: Kysely<Database>, userId: string): Promise<PayoutAccount[]> {
  return db
    .selectFrom('payout_accounts')
    .innerJoin('banks', 'banks.id', 'payout_accounts.bank_id')
    .select(['bank_id as bankId', 'banks.name as bankName', 'number as accountNumber', 'holder as accountHolder'])
    .where('user_id', '=', userId)
    .where('banks.active', '=', true)
    .orderBy('last_used_at', 'desc')
    .limit(10)
    .execute();
}

/** Whether the player has proven before that money may go there. */
export async function isKnownPayee(
  trx: Transaction<Database>,
  userId: string,
  { bankId, accountNumber }: Payee,
): Promise<boolean> {
  const known = await trx
    .selectFrom('payout_accounts')
    .select('number')
    .where('user_id', '=', userId)
    .where('bank_id', '=', bankId)
    .where('number', '=', accountNumber)
    .executeTakeFirst();
  return known !== undefined;
}

export async function rememberPayee(
  trx: Transaction<Database>,
  userId: string,
  { bankId, accountNumber, accountHolder }: Payee,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('payout_accounts')
    .values({ user_id: userId, bank_id: bankId, number: accountNumber, holder: accountHolder, last_used_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'bank_id', 'number']).doUpdateSet({ holder: accountHolder, last_used_at: at }),
    )
    .execute();
}
