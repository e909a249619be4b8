import {
  contract,
  balanceSchema,
  dayTotalSchema,
  gatewayOrderSchema,
  payoutAccountSchema,
  transactionListSchema,
  transactionSchema,
  type DayTotal,
  type GatewayOrder,
  type Page,
  type PayoutAccount,
  type Transaction,
  type TransactionKind,
} from '@veloc/rules';
import * as v from 'valibot';
import { read, readPage } from '../read';
import type { Send } from '../transport';

/** The lists of spec section 7, and `payments`, the shop's own of all kinds. */
export type MoneyList = 'buyTicket' | 'cashback' | 'charges' | 'refunds' | 'withdrawals' | 'payments';

/** What a list is narrowed to. Days are yyyy-mm-dd in Vietnam and count whole; '' is no bound. */
export interface MoneyFilter {
  search: string;
  from: string;
  to: string;
  /** Of `payments` only. @default all */
  kinds?: readonly TransactionKind[] | undefined;
}

export interface MoneyPage extends Page<Transaction> {
  /** Of the days on this page, each whole; empty where a backend sends none. */
  days: DayTotal[];
}

export interface WithdrawalRequest {
  /** Đồng. */
  amount: number;
  bankId: string;
  accountNumber: string;
  accountHolder: string;
  source: 'wallet' | 'reward';
  pin?: string;
  signature?: string;
}

const paths = {
  charges: contract.listCharges.path,
  refunds: contract.listRefunds.path,
  withdrawals: contract.listWithdrawals.path,
  payments: contract.listPayments.path,
} as const satisfies Partial<Record<MoneyList, string>>;

const daysSchema = v.object({ days: v.array(dayTotalSchema) });
const movedSchema = v.object({ transaction: transactionSchema, balance: balanceSchema });
const payoutAccountsSchema = v.array(payoutAccountSchema);

/** The wallet's own calls, kept out of the first page: a page of the wallet makes them over `api.send`. */
export function walletCalls(send: Send) {
  return {
    /** One page of a list, newest first. */
    async money(list: MoneyList, filter: MoneyFilter, cursor: string, itemPerPage = 10): Promise<MoneyPage> {
      const asked = { cursor, itemPerPage, ...askedFor(filter) };
      if (list === 'buyTicket' || list === 'cashback') {
        const body = await send({
          ...contract.listTransactions,
          auth: 'required',
          body: { ...asked, group: list },
        });
        const { cursor: next, days, ...lists } = read(transactionListSchema, body);
        return { items: lists[list], nextCursor: next?.[list] ?? null, days: days?.[list] ?? [] };
      }
      const kinds = list === 'payments' ? filter.kinds?.join(',') : undefined;
      const query = { ...asked, ...(kinds ? { kinds } : {}) };
      const body = await send({ method: 'GET', path: paths[list], auth: 'required', query });
      const days = v.safeParse(daysSchema, body);
      return { ...readPage(transactionSchema, body), days: days.success ? days.output.days : [] };
    },

    /** What to transfer for a top-up that waits; 409 once it has expired or ended, 404 for another player's. */
    waitingTopUp: async (id: string): Promise<GatewayOrder> =>
      read(
        gatewayOrderSchema,
        await send({
          method: 'GET',
          path: `/internalpaygateway/orders/${encodeURIComponent(id)}`,
          auth: 'required',
        }),
      ),

    /** Accounts that the player was paid out to before, the last one first. */
    payoutAccounts: async (): Promise<PayoutAccount[]> =>
      read(payoutAccountsSchema, await send({ ...contract.payoutAccounts, auth: 'required' })),

    withdraw: async (request: WithdrawalRequest, key: string): Promise<Transaction> =>
      read(transactionSchema, await send({ ...contract.withdraw, auth: 'required', body: request, key })),

    /** Takes back a withdrawal that waits: its amount is free again. 409 once it is being sent or has been decided. */
    cancelWithdrawal: async (id: string, key: string): Promise<Transaction> =>
      read(transactionSchema, await send({ ...contract.cancelWithdrawal, auth: 'required', body: { id }, key })),

    /** Moves prize money to the wallet; `amount` in đồng. */
    transferReward: async (amount: number, key: string) =>
      read(
        movedSchema,
        await send({
          ...contract.transferReward,
          auth: 'required',
          body: { amount },
          key,
        }),
      ),
  };
}

export type WalletCalls = ReturnType<typeof walletCalls>;

function askedFor({ search, from, to }: MoneyFilter) {
  return { ...(search ? { search } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) };
}
