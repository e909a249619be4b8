import { MAX_SYNC_RETRIES } from './backoff';
import { lineById, withQuantity, type CartLine } from './line';

/** By which call a line goes: its own, that of its game, or the one that empties the cart. */
export type RemovalCall = 'line' | 'game' | 'all';

/** A line that was taken out here while the server may still hold it. */
export interface RemovedLine {
  /** As the server was last known to hold it. */
  line: CartLine;
  /** The place it had. */
  index: number;
  by: RemovalCall;
  /** Removals of it that found no answer. */
  tries: number;
  /** When the server answered the removal, in ms since the epoch; the next full sync shows what came of it. */
  askedAt: number | null;
}

interface Parts {
  items: readonly CartLine[];
  removing: readonly RemovedLine[];
}

/**
 * Takes lines out, each in the quantity that the player saw, by default whole. What the server holds can still come back; a line it never saw is gone. Copies that the player did
 * not see, because another tab has added them, stay.
 */
export function removeLines<State extends Parts>(
  state: State,
  taken: readonly { id: string; quantity?: number }[],
  { by, askedAt = null }: { by: RemovalCall; askedAt?: number | null },
): State {
  const rests = new Map<CartLine, number>();
  for (const { id, quantity } of taken) {
    const line = lineById(state.items, id);
    if (line) rests.set(line, (rests.get(line) ?? line.quantity) - (quantity ?? line.quantity));
  }
  if (rests.size === 0) return state;
  const isGone = (line: CartLine) => (rests.get(line) ?? 1) < 1;
  const removed = state.items.flatMap((line, index): RemovedLine[] =>
    isGone(line) && line.backendSynced ? [{ line, index, by, tries: 0, askedAt }] : [],
  );
  return {
    ...state,
    items: state.items
      .filter((line) => !isGone(line))
      .map((line) => withQuantity(line, rests.get(line) ?? line.quantity)),
    removing: [...state.removing, ...removed],
  };
}

/** The server has answered a removal. */
export function markAcknowledged<State extends Parts>(state: State, ids: readonly string[], askedAt: number): State {
  return changeRemoved(state, ids, (removed) => ({ ...removed, askedAt }));
}

/** A removal found no answer. */
export function countRetry<State extends Parts>(state: State, ids: readonly string[]): State {
  return changeRemoved(state, ids, (removed) => ({ ...removed, tries: removed.tries + 1 }));
}

/**
 * Whether a removal is given up and its line restored, as a single line's is (spec section 4). What was cleared stays
 * out of sight and is tried again with the next sync.
 */
export function isGivenUp({ by, tries, askedAt }: RemovedLine, maxSyncRetries = MAX_SYNC_RETRIES): boolean {
  return by === 'line' && askedAt === null && tries > maxSyncRetries;
}

/** Puts a line back in its place. */
export function restoreLine<State extends Parts>(state: State, id: string): State {
  const removed = state.removing.find(({ line, askedAt }) => line.id === id && askedAt === null);
  if (!removed) return state;
  return {
    ...state,
    items: state.items.toSpliced(removed.index, 0, removed.line),
    removing: state.removing.filter((other) => other !== removed),
  };
}

function changeRemoved<State extends Parts>(
  state: State,
  ids: readonly string[],
  change: (removed: RemovedLine) => RemovedLine,
): State {
  return {
    ...state,
    removing: state.removing.map((removed) => (ids.includes(removed.line.id) ? change(removed) : removed)),
  };
}
