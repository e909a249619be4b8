import type { CartLineAnswer, CartSyncAnswer } from '../wire/carts';
import { failLine } from './adding';
import { clampQuantity } from './limits';
import { serverLine, unsentCopies, withQuantity, type CartLine } from './line';
import type { RemovedLine } from './removing';
import type { CartState } from './state';

interface Answer {
  items: readonly CartLineAnswer[];
  rejected: CartSyncAnswer['rejected'];
  /** When the sync was sent, in ms since the epoch. */
  startedAt: number;
}

/**
 * A full sync: the server's lines replace all synced ones (spec section 4), and the optimistic changes are rebased onto
 * them. What the answer cannot know stays: lines
 * the server has not accepted, lines it accepted after the sync was sent, copies still to be added or taken away, and a
 * removal still under way (decision A4).
 */
export function replaceFromServer<State extends Pick<CartState, 'items' | 'removing'>>(
  state: State,
  { items: answer, rejected, startedAt }: Answer,
): State {
  const local = new Map(state.items.map((line) => [line.id, line]));
  const leaving = new Map(state.removing.map((removed) => [removed.line.id, removed]));
  const refusals = new Map(rejected.map((refusal) => [refusal.id, refusal]));
  const items: CartLine[] = [];
  const removing: RemovedLine[] = [];
  for (const line of answer.map(serverLine)) {
    const removed = leaving.get(line.id);
    const kept = removed ? stillRemoved(removed, line, startedAt) : null;
    if (kept) removing.push(kept);
    else if (removed) items.push(restoreChanged(removed, line));
    else items.push(keepUnsent(line, local.get(line.id)));
  }
  const answered = new Set(answer.map(({ id }) => id));
  for (const line of state.items) {
    if (answered.has(line.id)) continue;
    if (line.isOptimistic || acceptedAfter(line, startedAt)) items.push(line);
    else items.push(...reinsertUnsent(line, refusals.get(line.id)));
  }
  return { ...state, items, removing };
}

/** The removal as it goes on; null when the line is there after all. */
function stillRemoved(removed: RemovedLine, line: CartLine, startedAt: number): RemovedLine | null {
  const { askedAt } = removed;
  // A sync that was sent before the removal was answered may not know of it.
  if (line.version === removed.line.version) return askedAt !== null && startedAt > askedAt ? null : removed;
  return line.quantity > removed.line.syncedQuantity ? null : { ...removed, line, askedAt: null };
}

/** A removed line that another device has changed keeps the copies that the player did not take out. */
function restoreChanged({ line: removed }: RemovedLine, line: CartLine): CartLine {
  if (line.version === removed.version) return line;
  return withQuantity(line, clampQuantity(line.quantity - removed.syncedQuantity));
}

/** Copies still to be added or taken away stay a difference to what the server holds. */
function keepUnsent(line: CartLine, local: CartLine | undefined): CartLine {
  if (!local) return line;
  const isOlder = line.version !== null && local.version !== null && line.version < local.version;
  if (isOlder) return local;
  const { formerIds, syncAttempts, syncError } = local;
  const kept = { ...withQuantity(line, clampQuantity(line.quantity + unsentCopies(local))), formerIds };
  return kept.needsSync ? { ...kept, syncAttempts, syncError } : kept;
}

/**
 * What stays of a synced line that the server no longer holds: copies it never heard of, as a new line, and a line it
 * would not take, with its reason.
 */
function reinsertUnsent(line: CartLine, refusal: { code: string; message: string } | undefined): CartLine[] {
  const copies = refusal ? line.quantity : unsentCopies(line);
  if (copies < 1) return [];
  const fresh: CartLine = { ...line, backendSynced: false, isOptimistic: true, version: null, acceptedAt: null };
  const unsent = withQuantity({ ...fresh, syncedQuantity: 0 }, copies);
  return [refusal ? failLine(unsent, { ...refusal, refused: true }) : unsent];
}

function acceptedAfter({ acceptedAt }: CartLine, startedAt: number): boolean {
  return acceptedAt !== null && Date.parse(acceptedAt) > startedAt;
}
