import type { WalletTransaction, TransactionKind } from '@veloc/rules';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { newId } from '../ids';
import { purchaseSummary } from './purchaseSummary';
import { searchable } from './search';

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
  manual_credit: 'Điều chỉnh số dư',
  manual_debit: 'Điều chỉnh số dư',
};

export interface NewWalletTransaction {
  userId: string;
  kind: TransactionKind;
  /** Đồng, above 0. */
  amount: number;
  /** @default 'success' */
  status?: WalletTransaction['status'];
  /** @default a sentence for its kind */
  title?: string;
  orderId?: string | null;
  bankId?: string | null;
  provider?: string | null;
  providerRef?: string | null;
  meta?: Record<string, unknown>;
  at: Date;
}

export type WalletTransactionRow = Selectable<Database['transactions']>;

function rowOf(movement: NewWalletTransaction) {
  const { userId, kind, amount, at, status = 'success', title = titles[kind], meta = {} } = movement;
  return {
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
    meta,
    created_at: at,
    updated_at: at,
  };
}

/** Writes what the player's list of transactions shows. The money itself moves by `postJournal`. */
export async function recordWalletTransaction(
  trx: Transaction<Database>,
  movement: NewWalletTransaction,
): Promise<WalletTransactionRow> {
  const [row] = await recordWalletTransactions(trx, [movement]);
  if (!row) throw new Error(`The transaction of user ${movement.userId} was not written.`);
  return row;
}

/** The same for many at once. */
export async function recordWalletTransactions(
  trx: Transaction<Database>,
  movements: readonly NewWalletTransaction[],
): Promise<WalletTransactionRow[]> {
  const columns = sql`id, user_id, kind, amount, status, title, bank_id, provider, provider_ref, order_id, meta,
    created_at, updated_at`;
  const { rows } = await sql<WalletTransactionRow>`
    insert into transactions (${columns}, search)
    select ${columns}, ${searchable}
    from jsonb_populate_recordset(null::transactions, ${json(movements.map(rowOf))}::jsonb) as transactions
    returning *`.execute(trx);
  return rows;
}

/** Transactions with their bank, and with the order or ticket they are about; add the conditions. */
export function selectWalletTransactions(db: Kysely<Database>) {
  return db
    .selectFrom('transactions')
    .leftJoin('banks', 'banks.id', 'transactions.bank_id')
    .leftJoin('orders', 'orders.id', 'transactions.order_id')
    .leftJoin('tickets', (join) =>
      join.on(sql`(transactions.meta ->> 'ticketId')::uuid`, '=', (eb) => eb.ref('tickets.id')),
    )
    .leftJoin('periods', 'periods.id', 'tickets.period_id')
    .selectAll('transactions')
    .select([
      'banks.name as bank_name',
      'orders.game_id as order_game',
      'orders.items as order_items',
      'tickets.game_id as ticket_game',
      'tickets.code as ticket_code',
      'periods.name as period_name',
    ]);
}

/** One transaction as lists read it, in the transaction that wrote it. */
export function findWalletTransaction(trx: Kysely<Database>, id: string) {
  return selectWalletTransactions(trx).where('transactions.id', '=', id).executeTakeFirstOrThrow();
}

/** What `selectWalletTransactions` knows beside the row itself. */
type JoinedColumns = Partial<Parameters<typeof purchaseSummary>[0]> & { bank_name?: string | null };

/** A transaction as the wire shows it. */
export function walletTransactionAnswer(row: WalletTransactionRow & JoinedColumns): WalletTransaction {
  const { meta } = row;
  const purchase = purchaseSummary(row);
  return {
    id: row.id,
    kind: row.kind,
    amount: row.amount,
    status: row.status,
    title: row.title,
    createdAt: row.created_at.toISOString(),
    orderId: row.order_id,
    bank: row.bank_id && row.bank_name ? { id: row.bank_id, name: row.bank_name } : null,
    ...(purchase ? { purchase } : {}),
    ...(typeof meta.accountNumber === 'string' ? { account: `•••• ${meta.accountNumber.slice(-4)}` } : {}),
    ...(meta.source === 'wallet' || meta.source === 'reward' ? { source: meta.source } : {}),
    ...(typeof meta.tax === 'number' ? { tax: meta.tax } : {}),
    ...(typeof meta.reason === 'string' ? { note: meta.reason } : {}),
  };
}
