import type { Transaction as MoneyMovement, TransactionKind } from '@veloc/rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { newId } from '../ids';

/** What a person reads in the list of transactions. */
const titles: Readonly<Record<TransactionKind, string>> = {
  topup: 'Nạp tiền',
  withdraw: 'Rút tiền',
  withdraw_reversal: 'Hoàn tiền rút',
  reward_transfer: 'Chuyển tiền thưởng vào ví',
  buy: 'Mua vé',
  cashback: 'Hoàn tiền khuyến mãi',
  refund: 'Hoàn tiền vé',
  reward: 'Trả thưởng',
};

export interface NewTransaction {
  userId: string;
  kind: TransactionKind;
  /** Đồng, above 0. */
  amount: number;
  /** @default 'success' */
  status?: MoneyMovement['status'];
  /** @default a sentence for its kind */
  title?: string;
  orderId?: string | null;
  bankId?: string | null;
  provider?: string | null;
  providerRef?: string | null;
  meta?: Record<string, unknown>;
  at: Date;
}

export type TransactionRow = Selectable<Database['transactions']>;

/** Writes what the player's list of transactions shows. The money itself moves by `postJournal`. */
export function recordTransaction(trx: Transaction<Database>, movement: NewTransaction): Promise<TransactionRow> {
  const { userId, kind, amount, at, status = 'success', title = titles[kind], meta = {} } = movement;
  return trx
    .insertInto('transactions')
    .values({
      id: newId(at),
      user_id: userId,
      kind,
      amount,
      status,
      title,
      bank_id: movement.bankId ?? null,
      provider: movement.provider ?? null,
      provider_ref: movement.providerRef ?? null,
      order_id: movement.orderId ?? null,
      meta: json(meta),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Transactions with the name of their bank; add the conditions. */
export function selectTransactions(db: Kysely<Database>) {
  return db
    .selectFrom('transactions')
    .leftJoin('banks', 'banks.id', 'transactions.bank_id')
    .selectAll('transactions')
    .select('banks.name as bank_name');
}

/** A transaction as the wire shows it. */
export function transactionAnswer(row: TransactionRow & { bank_name?: string | null }): MoneyMovement {
  return {
    id: row.id,
    kind: row.kind,
    amount: row.amount,
    status: row.status,
    title: row.title,
    createdAt: row.created_at.toISOString(),
    orderId: row.order_id,
    bank: row.bank_id && row.bank_name ? { id: row.bank_id, name: row.bank_name } : null,
  };
}
