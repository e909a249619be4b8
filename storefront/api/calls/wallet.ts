import {
  contract,
  dayTotalSchema,
  transactionListSchema,
  walletTransactionSchema,
  type ContractRow,
  type DayTotal,
  type GatewayOrder,
  type Page,
  type PayoutAccount,
  type WalletTransaction,
  type TopUpRequest,
  type TransactionKind,
  type WithdrawalRequest,
} from '@veloc/rules';
import * as v from 'valibot';
import { callOf } from '../call';
import { createAsk, read, readPage } from '../read';
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

export interface MoneyPage extends Page<WalletTransaction> {
  /** Of the days on this page, each whole; empty where a backend sends none. */
  days: DayTotal[];
}

const lists = {
  charges: contract.listCharges,
  refunds: contract.listRefunds,
  withdrawals: contract.listWithdrawals,
  payments: contract.listPayments,
} as const satisfies Partial<Record<MoneyList, ContractRow>>;

const daysSchema = v.object({ days: v.array(dayTotalSchema) });

/** The wallet's own calls, kept out of the first page: a page of the wallet makes them over `api.send`. */
export function walletCalls(send: Send) {
  const { ask } = createAsk(send);
  return {
    /** One page of a list, newest first. */
    async money(list: MoneyList, filter: MoneyFilter, cursor: string, itemPerPage = 10): Promise<MoneyPage> {
      const asked = { cursor, itemPerPage, ...askedFor(filter) };
      if (list === 'buyTicket' || list === 'cashback') {
        const body = await send(callOf(contract.listTransactions, { body: { ...asked, group: list } }));
        const { cursor: next, days, ...groups } = read(transactionListSchema, body);
        return { items: groups[list], nextCursor: next?.[list] ?? null, days: days?.[list] ?? [] };
      }
      const kinds = list === 'payments' ? filter.kinds?.join(',') : undefined;
      const query = { ...asked, ...(kinds ? { kinds } : {}) };
      const body = await send(callOf(lists[list], { query }));
      const days = v.safeParse(daysSchema, body);
      return { ...readPage(walletTransactionSchema, body), days: days.success ? days.output.days : [] };
    },

    startTopUp: (topUp: TopUpRequest, key: string): Promise<GatewayOrder> =>
      ask(contract.startTopUp, { body: topUp, key }),

    /** What to transfer for a top-up that waits; 409 once it has expired or ended, 404 for another player's. */
    waitingTopUp: (id: string): Promise<GatewayOrder> => ask(contract.waitingTopUp, { params: { id } }),

    /** Accounts that the player was paid out to before, the last one first. */
    payoutAccounts: (): Promise<PayoutAccount[]> => ask(contract.payoutAccounts),

    withdraw: (request: WithdrawalRequest, key: string): Promise<WalletTransaction> =>
      ask(contract.withdraw, { body: request, key }),

    /** Takes back a withdrawal that waits: its amount is free again. 409 once it is being sent or has been decided. */
    cancelWithdrawal: (id: string, key: string): Promise<WalletTransaction> =>
      ask(contract.cancelWithdrawal, { body: { id }, key }),

    /** Moves prize money to the wallet; `amount` in đồng. */
    transferReward: (amount: number, key: string) => ask(contract.transferReward, { body: { amount }, key }),
  };
}

export type WalletCalls = ReturnType<typeof walletCalls>;

function askedFor({ search, from, to }: MoneyFilter) {
  return { ...(search ? { search } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) };
}
