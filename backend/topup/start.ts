import type { GatewayOrder } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { notFound } from '../http/refusal';
import { recordTransaction } from '../ledger/transactions';
import { findOrder } from '../orders/find';
import type { Shop } from '../shop';
import { gatewayOrder } from './gatewayOrder';
import { refuseUnknownBank } from './knownBank';
import { newTransferNote } from './transferNote';

export interface WantedTopUp {
  amount: number;
  bankId?: string | null | undefined;
  /** The order this money is for. */
  orderId?: string | null | undefined;
}

/**
 * Makes a pending top-up with a one-time memo. Throws 404 for somebody else's order, 400 for an unknown bank, 409
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
  if (bankId) await refuseUnknownBank(trx, bankId);
  const topUp = await recordTransaction(trx, {
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
