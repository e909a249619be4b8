import type { CartPaymentRequest, CartSyncRequest, UpdateQuantityRequest } from '../wire/requests/carts';
import { droppedOnRecovery } from './adding';
import { MAX_SYNC_RETRIES } from './backoff';
import type { CartLine } from './line';
import { cartTotals } from './readiness';

/**
 * Lines that wait to be sent: new ones by add-item, changed quantities by update-quantity (decision A5). What the
 * server has refused as often as may be tried is not sent again.
 */
export function pendingWork(items: readonly CartLine[], maxSyncRetries = MAX_SYNC_RETRIES) {
  const givenUp = new Set(droppedOnRecovery(items, maxSyncRetries));
  return {
    add: items.filter((line) => line.isOptimistic && !givenUp.has(line)),
    update: items.filter((line) => line.backendSynced && line.needsSync),
  };
}

/**
 * Body of a full sync: only lines the server has accepted, and the moment as ISO 8601 (spec sections 3 and 7). Each has
 * the quantity the server is known to hold, so that a sync asks and never writes: changes have calls of their own.
 */
export function syncPayload(items: readonly CartLine[], now: number): CartSyncRequest {
  return {
    items: items
      .filter(({ isOptimistic }) => !isOptimistic)
      .map(({ id, gameId, gameName, ticket, unitPrice, syncedQuantity, periodId, addedAt, numberPeriod, version }) => ({
        id,
        gameId,
        gameName,
        ticket,
        unitPrice,
        quantity: syncedQuantity,
        periodId,
        addedAt,
        numberPeriod,
        ...(version === null ? {} : { version }),
      })),
    syncTimestamp: new Date(now).toISOString(),
  };
}

/** Body of update-quantity (spec section 3). */
export function updatePayload({
  id,
  quantity,
  version = null,
}: Pick<CartLine, 'id' | 'quantity'> & Partial<Pick<CartLine, 'version'>>): UpdateQuantityRequest {
  return { itemId: id, quantity, ...(version === null ? {} : { version }) };
}

/** Body of cart-payment over the chosen lines: total and value are their sum, the fee is nothing (spec section 4). */
export function cartPayment(
  lines: readonly Pick<CartLine, 'id' | 'quantity' | 'unitPrice'>[],
  sessionId?: string,
): CartPaymentRequest {
  const { total, fee, value } = cartTotals(lines);
  const items = lines.map(({ id, quantity }) => ({ id, quantity }));
  return { gameId: 'cart', total, fee, value, id: sessionId ?? items.map(({ id }) => id).join(','), items };
}
