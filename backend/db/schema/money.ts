import type { TransactionKind, transactionStatuses } from '@veloc/rules';
import type { Generated } from 'kysely';
import type { Json } from './columns';

export type WalletKind = 'wallet' | 'reward';
export type SystemAccount =
  | 'sys:sales'
  | 'sys:prizes'
  | 'sys:topup'
  | 'sys:withdraw'
  | 'sys:promo'
  /** Won and not paid yet: prizes that wait for the operator (decision A27). */
  | 'sys:prizes-owed'
  /** Withheld for the tax office (decision A29). */
  | 'sys:tax'
  /** What players keep of prizes that a corrected result does not give, and what the operator adjusts wallets by. */
  | 'sys:corrections';

/** What moves the shop's own accounts alone is no transaction of a player. */
export type JournalKind = TransactionKind | 'prize_owed' | 'prize_released' | 'prize_correction';

export interface AccountsTable {
  user_id: string;
  kind: WalletKind;
  balance: number;
}

export interface JournalsTable {
  id: string;
  user_id: string;
  kind: JournalKind;
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
  /** The words it is found by, as `ledger/search.ts` writes them. */
  search: string;
  created_at: Date;
  updated_at: Date;
}

/** A transfer that the bank reported: money that came, whatever became of it. */
export interface ArrivalsTable {
  id: string;
  provider: string;
  /** The bank's own reference. */
  provider_ref: string;
  /** The top-up's id as the report had it; no such top-up need exist. */
  named: string;
  top_up_id: string | null;
  amount: number;
  received_at: Date;
  /** `matched`: the operator's confirmation had credited it before it came. `returned`: sent back by the operator. */
  state: 'credited' | 'matched' | 'unmatched' | 'returned';
  /** Another report has the same reference, whatever its spelling. */
  contradicts: Generated<boolean>;
  /** The operator said of one that contradicts that it is money of its own. */
  accepted: Generated<boolean>;
  /** Read on a statement by the operator; the gateway has not reported it. */
  typed: Generated<boolean>;
  /** The transaction that holds its credit. */
  credited_by: string | null;
}

/** What the operator's confirmation of a top-up credited before any money was reported. */
export interface TopUpClaimsTable {
  top_up_id: string;
  /** Đồng that the bank has not reported yet. */
  awaited: number;
  claimed_at: Date;
}

/** A withdrawal whose transfer the bank returned after it was sent. */
export interface BouncedWithdrawalsTable {
  withdrawal_id: string;
  /** The bank's own reference of what came back. */
  reference: string;
  bounced_at: Date;
}

/** A prize is paid once: the ticket is the key. A corrected result that gives more adds to it. */
export interface PrizePaymentsTable {
  ticket_id: string;
  user_id: string;
  period_id: string;
  /** Before tax. */
  amount: number;
  /** Withheld from it. */
  tax: Generated<number>;
  /** The part that the corrected result does not give, which the player keeps. */
  kept: Generated<number>;
  /** What the ticket has won by the last judging; null where that is what its last payment names. */
  prizes: Json<ClaimedPrize[]> | null;
  journal_id: string;
  paid_at: Date;
}

export type ClaimState = 'waiting' | 'approved' | 'rejected' | 'withdrawn' | 'lapsed';

/** A tier that a ticket won; `value` is null while its jackpot has no figure. */
export interface ClaimedPrize {
  tier: string;
  name: string;
  lines: number;
  /** Đồng for each line. */
  value: number | null;
}

/** A prize that waits for the operator, and what became of it (decisions A27, A28, A37). */
export interface PrizeClaimsTable {
  id: string;
  ticket_id: string;
  user_id: string;
  period_id: string;
  draw_id: string;
  /** Booked as owed, before tax: all of the prize that has a figure and is not paid. */
  amount: number;
  prizes: Json<ClaimedPrize[]>;
  awaits_figure: boolean;
  state: ClaimState;
  /** Why it was rejected, in the operator's words; the player reads it. */
  reason: string | null;
  /** For the operator alone. */
  note: string | null;
  created_at: Date;
  decided_at: Date | null;
  /** The end of the claim period. */
  lapses_at: Date;
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
