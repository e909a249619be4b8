import type { GatewayOrder } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { notFound } from '../http/httpError';
import { renewSearch } from '../ledger/search';
import { recordWalletTransaction } from '../ledger/walletTransactions';
import { findOrder } from '../orders/find';
import { lockPlayer } from '../saferPlay/lockPlayer';
import type { Shop } from '../shop';
import { expiryOf, gatewayOrder } from './gatewayOrder';
import { requireKnownBank } from './knownBank';
import { newTransferNote } from './transferNote';

export interface WantedTopUp {
  amount: number;
  bankId?: string | null | undefined;
  /** The order this money is for. */
  orderId?: string | null | undefined;
}

/** More are closed, the oldest first. Money that comes with the memo of a closed one is credited all the same. */
const MOST_WAITING = 5;

/**
 * Makes a pending top-up with a one-time memo, or answers the one that waits for the same amount and order and is shown
 * still: whoever loads the page anew keeps the memo that may be in use already. Throws 404 for somebody else's order, 400 for an unknown bank, 409
 * NO_RECEIVING_ACCOUNT.
 */
export async function startTopUp(
  trx: Transaction<Database>,
  shop: Shop,
  userId: string,
  { amount, bankId, orderId }: WantedTopUp,
): Promise<GatewayOrder> {
  const at = shop.clock.now();
  const order = orderId ? await findOrder(trx, userId, orderId) : null;
  if (order === undefined) throw notFound();
  if (bankId) await requireKnownBank(trx, bankId);
  // Two tabs that ask at once get one memo.
  await lockPlayer(trx, userId);
  const waiting = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'topup')
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .execute();
  const same = waiting.find(
    (topUp) => topUp.amount === amount && topUp.order_id === (order?.id ?? null) && expiryOf(topUp) > at,
  );
  if (same) {
    if (bankId && bankId !== same.bank_id) {
      await trx.updateTable('transactions').set({ bank_id: bankId }).where('id', '=', same.id).execute();
      await renewSearch(trx, same.id);
    }
    return gatewayOrder(trx, shop, same);
  }
  const closed = waiting.slice(MOST_WAITING - 1).map(({ id }) => id);
  if (closed.length > 0) {
    await trx
      .updateTable('transactions')
      .set({ status: 'cancelled', updated_at: at })
      .where('id', 'in', closed)
      .where('status', '=', 'pending')
      .execute();
  }
  const topUp = await recordWalletTransaction(trx, {
    userId,
    kind: 'topup',
    amount,
    status: 'pending',
    bankId: bankId ?? null,
    orderId: order?.id ?? null,
    meta: { transferNote: newTransferNote(shop.random) },
    at,
  });
  return gatewayOrder(trx, shop, topUp);
}
