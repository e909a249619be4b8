import { isGivenUp, type RemovedLine } from '@veloc/rules';
import { failureOf } from './failure';
import type { Pushing } from './pushing';

/** Tells the server what was taken out: all at once, a whole game, or line by line. Throws what got no answer. */
export async function pushRemovals(pushing: Pushing): Promise<void> {
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
