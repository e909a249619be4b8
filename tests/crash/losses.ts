import { receiptFaults } from './books';
import { send } from './client';
import type { Buyer } from './buyers';
import { confirmOrder, type Confirmation, type PurchaseLog } from './purchases';

export interface Verdict {
  /** Acknowledged orders that the shop no longer has as paid. */
  lost: string[];
  /** Wallets that do not hold what their paid orders left. */
  wrongBalances: { userId: string; expected: number; amount: number }[];
  /** Rows that break a rule of the ledger. */
  violations: number;
  /** What is wrong with receipts and books, a sentence each. */
  bookFaults: string[];
}

/** Whether nothing was found. */
export const isSound = ({ lost, wrongBalances, violations, bookFaults }: Verdict): boolean =>
  lost.length + wrongBalances.length + violations + bookFaults.length === 0;

/** Sends what was not answered again under its own key, as a player's phone would: now it counts as acknowledged. */
export async function repeatUnanswered(url: string, purchaseLog: PurchaseLog): Promise<number> {
  const open = purchaseLog.unanswered.splice(0);
  for (const confirmation of open) {
    await confirmOrder(url, confirmation);
    purchaseLog.acknowledged.push(confirmation);
  }
  return open.length;
}

/** Whether everything that was acknowledged is there, once, with the promise that was given, and the ledger is sound. */
export async function findLosses(
  url: string,
  {
    buyers,
    recent,
    spent,
    operatorKey,
  }: {
    buyers: readonly Buyer[];
    /** The acknowledged orders to look up. */
    recent: readonly Confirmation[];
    /** Đồng of all acknowledged orders by player. */
    spent: ReadonlyMap<string, number>;
    operatorKey: string;
  },
): Promise<Verdict> {
  const lost: string[] = [];
  for (const { buyer, orderId } of recent) {
    const seen = await send(url, `/client-carts/checkout-session/${orderId}`, { method: 'GET', token: buyer.token });
    if ((seen.data as { status?: string } | null)?.status !== 'paid') lost.push(orderId);
  }
  const wrongBalances: Verdict['wrongBalances'] = [];
  for (const { userId, token, funds } of buyers) {
    const { data } = await send(url, '/users/get-user-balance', { method: 'GET', token });
    const { amount } = data as { amount: number };
    const expected = funds - (spent.get(userId) ?? 0);
    if (amount !== expected) wrongBalances.push({ userId, expected, amount });
  }
  const check = await send(url, '/operator/ledger-check', { method: 'GET', token: operatorKey });
  const { violations } = check.data as { violations: number };
  return { lost, wrongBalances, violations, bookFaults: (await receiptFaults(url, recent)).faults };
}
