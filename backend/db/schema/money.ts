import type { TransactionKind, transactionStatuses } from '@veloc/rules';
import type { Json } from './columns';

export type WalletKind = 'wallet' | 'reward';
export type SystemAccount = 'sys:sales' | 'sys:prizes' | 'sys:topup' | 'sys:withdraw' | 'sys:promo';

export interface AccountsTable {
  user_id: string;
  kind: WalletKind;
  balance: number;
}

export interface JournalsTable {
  id: string;
  user_id: string;
  kind: TransactionKind;
  /** What it is about: an order, a ticket, a transaction. Once for each user and kind. */
  ref_id: string;
  created_at: Date;
}

/** One leg of a journal; the legs of a journal sum to 0. */
export interface EntriesTable {
  journal_id: string;
  leg: number;
  user_id: string;
  account: WalletKind | SystemAccount;
  amount: number;
  /** Null on system accounts, which keep no running balance. */
  balance_after: number | null;
}

export interface TransactionsTable {
  id: string;
  user_id: string;
  kind: TransactionKind;
  amount: number;
  status: (typeof transactionStatuses)[number];
  title: string;
  bank_id: string | null;
  provider: string | null;
  provider_ref: string | null;
  order_id: string | null;
  meta: Json<Record<string, unknown>>;
  created_at: Date;
  updated_at: Date;
}

/** A prize is paid once: the ticket is the key. */
export interface PrizePaymentsTable {
  ticket_id: string;
  user_id: string;
  period_id: string;
  amount: number;
  journal_id: string;
  paid_at: Date;
}

export interface BanksTable {
  id: string;
  code: string;
  name: string;
  logo: string | null;
  bin: string | null;
  sort: number;
  active: boolean;
}

/** Where the shop receives transfers. */
export interface PayAccountsTable {
  id: string;
  bank_id: string;
  number: string;
  holder: string;
  active: boolean;
}

/** Where a player has asked to be paid out, each proven once by PIN or code. */
export interface PayoutAccountsTable {
  user_id: string;
  bank_id: string;
  number: string;
  /** As banks write it: capitals without marks. */
  holder: string;
  last_used_at: Date;
}
