import type { CartLineAnswer } from '../wire/carts';
import { clampQuantity } from './limits';
import { withAliases, serverLine, unsentCopies, withQuantity } from './line';
import type { RemovedLine } from './removing';
import { settleSend } from './sending';
import type { CartState } from './state';

interface Added {
  id: string;
  sentQuantity: number;
  item: CartLineAnswer;
  /** Ms since the epoch. */
  now: number;
}

/**
 * The server's line takes the place of the temporary one. What the player has added or taken away meanwhile stays a
 * difference to what the server holds, of the line itself and of the line that the server merged it with. A line that
 * was taken out meanwhile does not come back: its copies are to be taken out of the server's cart again.
 */
export function acceptLine<State extends Pick<CartState, 'items' | 'removing' | 'sent'>>(
  state: State,
  { id, sentQuantity, item, now }: Added,
): State {
  // By its very id: a line that merely stands in for the sent one was added on its own.
  const local = state.items.find((line) => line.id === id);
  const isOrphan = !local && state.sent.some(({ kind, lineId }) => kind === 'add' && lineId === id);
  // Another tab has told of this answer before.
  if (local ? !local.isOptimistic : !isOrphan) return state;

  const accepted = { ...serverLine(item), acceptedAt: new Date(now).toISOString() };
  const merged = state.items.find((line) => line !== local && line.id === accepted.id);
  const leaving = state.removing.find(({ line }) => line.id === accepted.id);
  const unsent =
    (local?.quantity ?? 0) - sentQuantity + (merged ? unsentCopies(merged) : 0) - (leaving?.line.syncedQuantity ?? 0);
  const sent = settleSend(state.sent, { kind: 'add', lineId: id });
  const removing = state.removing.filter((removed) => removed !== leaving);
  const wanted = accepted.quantity + unsent;
  if (wanted < 1 && !local && !merged) {
    const left: RemovedLine = { line: accepted, index: state.items.length, by: 'line', tries: 0, askedAt: null };
    return { ...state, sent, removing: [...removing, left] };
  }
  const formerIds = [...(merged?.formerIds ?? []), ...(local ? [...local.formerIds, local.id] : [])];
  const settled = withAliases(withQuantity(accepted, clampQuantity(wanted)), formerIds);
  const place = local ?? merged;
  const others = state.items.filter((line) => line === place || line.id !== settled.id);
  const items = place ? others.map((line) => (line === place ? settled : line)) : [...others, settled];
  return { ...state, items, sent, removing };
}
