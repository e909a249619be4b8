import {
  addSend,
  isGivenUp,
  isOvertaken as isOvertakenFailure,
  pendingWork,
  quantitySend,
  syncPayload,
  unsettledSends,
  type CartAction,
  type CartState,
  type PendingSend,
  type RemovedLine,
  texts,
  type CallFailure,
} from '@veloc/rules';
import type { SendOptions } from '../../api/calls/cart';
import type { ApiClient } from '../../api/client';
import { ApiError, messageOf } from '../../api/errors';

export interface Pushing {
  api: ApiClient;
  newId: () => string;
  now: () => number;
  state: () => CartState;
  /** Stores what is not stored yet, and takes over what other tabs have. */
  flush: () => void;
  /** Applies what a call brought and stores it at once. */
  commit: (action: CartAction) => void;
  /** Tells the player. */
  warnOfFailure: (sentence: string) => void;
  /** False once the session that began this round is over; nothing may be written then. */
  isCurrent: () => boolean;
  /** Names what is being done, for the record of failures. */
  step: (operation: string) => void;
  options: SendOptions;
}

/**
 * Sends what the server does not know yet, then takes over its whole cart (decision A5). First come calls whose answer
 * never arrived, with the key and body they had. Answers whether a change was overtaken by another device's and goes
 * into another round; throws what got no answer.
 */
export async function pushAndSync(pushing: Pushing): Promise<{ isOvertaken: boolean }> {
  const { api, state, flush, commit, now, newId, isCurrent, step, options } = pushing;
  const fresh = () => ({ newKey: newId, now: now() });
  let isOvertaken = false;
  const push = async (send: PendingSend) => {
    if (isCurrent()) isOvertaken = (await pushSend(pushing, send)) || isOvertaken;
  };

  flush();
  for (const send of unsettledSends(state().sent, now())) await push(send);
  await pushRemovals(pushing);
  for (const { id } of pendingWork(state().items).add) {
    const line = state().items.find((item) => item.id === id);
    if (line?.isOptimistic) await push(addSend(state().sent, line, fresh()));
  }
  for (const { id } of pendingWork(state().items).update) {
    const line = state().items.find((item) => item.id === id);
    if (line?.needsSync) await push(quantitySend(line, fresh()));
  }
  if (!isCurrent()) return { isOvertaken: false };

  step('sync');
  const startedAt = now();
  const { items, syncTimestamp } = syncPayload(state().items, startedAt);
  // A device that holds nothing of the server's has nothing to compare: it reads.
  const answer = items.length === 0 ? await api.getCart(options) : await api.syncCart(items, syncTimestamp, options);
  if (isCurrent()) commit({ type: 'synced', ...answer, startedAt, now: now() });
  return { isOvertaken };
}

/** Sends a change and settles it by its answer. Answers whether the line was changed elsewhere meanwhile. */
async function pushSend({ api, commit, now, warnOfFailure, isCurrent, step, options }: Pushing, send: PendingSend) {
  const { key, lineId: id } = send;
  step(send.kind === 'add' ? 'add' : 'update');
  // The key is stored before the call goes out: a page that dies meanwhile repeats the same call.
  commit({ type: 'sending', send });
  try {
    if (send.kind === 'add') {
      const item = await api.addCartItem(send.item, key, options);
      if (isCurrent()) commit({ type: 'addSucceeded', id, sentQuantity: send.item.quantity, item, now: now() });
    } else {
      const { quantity, version } = send;
      const update = { itemId: id, quantity, ...(version === null ? {} : { version }) };
      const item = await api.updateCartQuantity(update, key, options);
      if (isCurrent()) commit({ type: 'quantitySucceeded', id, item });
    }
    return false;
  } catch (error) {
    if (!isCurrent()) return false;
    const failure = failureOf(error);
    commit({ type: send.kind === 'add' ? 'addFailed' : 'quantityFailed', id, failure, now: now() });
    if (!failure.refused) throw error;
    const isOvertaken = send.kind === 'quantity' && isOvertakenFailure(failure);
    if (send.kind === 'quantity' && !isOvertaken) warnOfFailure(failure.message);
    return isOvertaken;
  }
}

/** Tells the server what was taken out: all at once, a whole game, or line by line. Throws what got no answer. */
async function pushRemovals(pushing: Pushing): Promise<void> {
  // A tab that changes a line meanwhile must find it gone: what the server takes out, this one has stored before.
  pushing.flush();
  const waiting = pushing.state().removing.filter(({ askedAt }) => askedAt === null);
  const of = (by: RemovedLine['by']) => waiting.filter((removed) => removed.by === by);
  for (const [, removed] of groupBy(of('game'), ({ line }) => line.gameId)) await pushRemoval(pushing, removed);
  if (of('all').length > 0) await pushRemoval(pushing, of('all'));
  for (const removed of of('line')) await pushRemoval(pushing, [removed]);
}

async function pushRemoval(
  { api, state, commit, now, isCurrent, step, options }: Pushing,
  removed: readonly RemovedLine[],
): Promise<void> {
  const [first] = removed;
  if (!first || !isCurrent()) return;
  const ids = removed.map(({ line }) => line.id);
  const seen = removed.flatMap(({ line: { id, version } }) => (version === null ? [] : [{ id, version }]));
  // Without versions the server takes out whatever it holds.
  const lines = seen.length === removed.length ? seen : undefined;
  step(first.by === 'all' ? 'clear' : 'remove');
  try {
    if (first.by === 'all') await api.clearCart(lines, options);
    else if (first.by === 'game') await api.removeCartGame(first.line.gameId, lines, options);
    else await api.removeCartItem(first.line.id, lines, options);
    if (isCurrent()) commit({ type: 'removeSucceeded', ids, now: now() });
  } catch (error) {
    if (!isCurrent()) return;
    const failure = failureOf(error);
    if (!failure.refused) commit({ type: 'removeTimedOut', ids });
    const givenUp = state().removing.filter(
      (known) => ids.includes(known.line.id) && (failure.refused || isGivenUp(known, state().maxSyncRetries)),
    );
    for (const { line } of givenUp) commit({ type: 'removeFailed', id: line.id, failure, now: now() });
    if (!failure.refused) throw error;
  }
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** A failed call as the cart counts it: refused is a 4xx that a repeat would not change. */
export function failureOf(error: unknown): CallFailure {
  const { status, code = null } = error instanceof ApiError ? error : {};
  const refused = status !== undefined && status >= 400 && status < 500 && ![401, 408, 429].includes(status);
  return { message: messageOf(error) || texts.cartFailed, code, refused };
}
