import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** A withdrawal as the operator pays it out. */
export interface WaitingWithdrawal {
  id: string;
  createdAt: string;
  /** `processing` once the operator has taken it up. */
  status: 'pending' | 'processing';
  /** Đồng. */
  amount: number;
  bank: string;
  accountNumber: string;
  accountHolder: string;
  /** Who asks; both names tell whether the account is theirs. */
  player: { id: string; phone: string; name: string };
}

/** What is to be paid out, the oldest first. */
export async function waitingWithdrawals(db: Kysely<Database>): Promise<WaitingWithdrawal[]> {
  const rows = await db
    .selectFrom('transactions')
    .innerJoin('users', 'users.id', 'transactions.user_id')
    .leftJoin('banks', 'banks.id', 'transactions.bank_id')
    .select(['transactions.id', 'transactions.created_at', 'status', 'amount', 'meta', 'banks.name as bank'])
    .select(['users.id as userId', 'users.phone', 'users.name'])
    .where('kind', '=', 'withdraw')
    .where('status', 'in', ['pending', 'processing'])
    .orderBy('transactions.id')
    .limit(500)
    .execute();
  return rows.map(({ id, created_at, status, amount, bank, meta, userId, phone, name }) => ({
    id,
    createdAt: created_at.toISOString(),
    status: status === 'processing' ? status : 'pending',
    amount,
    bank: bank ?? '',
    accountNumber: String(meta.accountNumber ?? ''),
    accountHolder: String(meta.accountHolder ?? ''),
    player: { id: userId, phone, name },
  }));
}
