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

/** How many are shown at once. */
const SHOWN = 500;

/** What is to be paid out, the oldest first: `total` counts those beyond the first 500, too. */
export async function waitingWithdrawals(db: Kysely<Database>): Promise<{ total: number; shown: WaitingWithdrawal[] }> {
  const { total } = await db
    .selectFrom('transactions')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('kind', '=', 'withdraw')
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('transactions')
    .innerJoin('users', 'users.id', 'transactions.user_id')
    .leftJoin('banks', 'banks.id', 'transactions.bank_id')
    .select(['transactions.id', 'transactions.created_at', 'status', 'amount', 'meta', 'banks.name as bank'])
    .select(['users.id as userId', 'users.phone', 'users.name'])
    .where('kind', '=', 'withdraw')
    .where('status', 'in', ['pending', 'processing'])
    .orderBy('transactions.id')
    .limit(SHOWN)
    .execute();
  const shown = rows.map(({ id, created_at, status, amount, bank, meta, userId, phone, name }) => ({
    id,
    createdAt: created_at.toISOString(),
    status: status === 'processing' ? ('processing' as const) : ('pending' as const),
    amount,
    bank: bank ?? '',
    accountNumber: String(meta.accountNumber ?? ''),
    accountHolder: String(meta.accountHolder ?? ''),
    player: { id: userId, phone, name },
  }));
  return { total: Number(total), shown };
}
