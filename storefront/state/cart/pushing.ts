import { pendingWork, syncPayload, updatePayload, type CartAction, type CartLine, type CartState } from '@veloc/rules';
import type { NewCartItem, SendOptions } from '../../api/calls/cart';
import type { ApiClient } from '../../api/client';
import { failureOf } from './failure';
import type { Outbox } from './outbox';

export interface Pushing {
  api: ApiClient;
  outbox: Outbox;
  newId: () => string;
  now: () => number;
  state: () => CartState;
  dispatch: (action: CartAction) => void;
  /** False once the session that began this round is over; nothing may be written then. */
  isCurrent: () => boolean;
  options: SendOptions;
}

/** Sends what the server does not know yet, then takes over its whole cart (decision A5). Throws what got no answer. */
export async function pushAndSync(pushing: Pushing): Promise<void> {
  const { api, state, dispatch, now, isCurrent, options } = pushing;
  await undoOrphans(pushing);
  for (const { id } of pendingWork(state().items).add) await pushAdd(pushing, id);
  for (const { id } of pendingWork(state().items).update) await pushQuantity(pushing, id);
  if (!isCurrent()) return;
  const startedAt = now();
  const { items, syncTimestamp } = syncPayload(state().items, startedAt);
  const answer = await api.syncCart(items, syncTimestamp, options);
  if (isCurrent()) dispatch({ type: 'synced', items: answer.items, startedAt, now: now() });
}

async function pushAdd({ api, outbox, state, dispatch, now, isCurrent, options }: Pushing, id: string): Promise<void> {
  const line = state().items.find((item) => item.id === id);
  if (!line || !isCurrent()) return;
  const sent = outbox.put(id, newItem(line), now());
  try {
    const item = await api.addCartItem(sent, id, options);
    if (!isCurrent()) return;
    // A line removed meanwhile stays in the outbox, so that the next round takes it out of the server's cart too.
    if (!state().items.some((known) => known.id === id)) return;
    outbox.settle(id);
    dispatch({ type: 'added', id, sentQuantity: sent.quantity, item, now: now() });
  } catch (error) {
    if (!isCurrent()) return;
    const failure = failureOf(error);
    dispatch({ type: 'addFailed', id, failure, now: now() });
    if (!failure.refused) throw error;
    outbox.settle(id);
  }
}

async function pushQuantity(pushing: Pushing, id: string): Promise<void> {
  const { api, newId, state, dispatch, now, isCurrent, options } = pushing;
  const line = state().items.find((item) => item.id === id);
  if (!line || !isCurrent()) return;
  try {
    const item = await api.updateCartQuantity(updatePayload(line), newId(), options);
    if (isCurrent()) dispatch({ type: 'quantitySet', id, item });
  } catch (error) {
    if (!isCurrent()) return;
    const failure = failureOf(error);
    // Without an answer the new quantity stays and is sent again; only a refusal takes it back (decision A18).
    if (!failure.refused) throw error;
    dispatch({ type: 'quantityFailed', id, failure, now: now() });
  }
}

/** Learns by the same key what became of a send whose line is gone, and takes as many copies out again. */
async function undoOrphans({ api, outbox, state, newId, now, isCurrent }: Pushing): Promise<void> {
  const known = new Set(state().items.map(({ id }) => id));
  for (const [id, item] of outbox.orphans(known, now())) {
    if (!isCurrent()) return;
    try {
      const held = await api.addCartItem(item, id);
      const heldId = held.itemId ?? held.id;
      const rest = held.quantity - item.quantity;
      if (rest > 0) await api.updateCartQuantity({ itemId: heldId, quantity: rest }, newId());
      else await api.removeCartItem(heldId);
    } catch (error) {
      if (!failureOf(error).refused) throw error;
    }
    outbox.settle(id);
  }
}

function newItem({ gameId, gameName, ticket, unitPrice, quantity, periodId, numberPeriod }: CartLine): NewCartItem {
  return { gameId, gameName, ticket, unitPrice, quantity, periodId, numberPeriod };
}
