import type { CartLineAnswer } from '../wire/carts';
import { serverLine, withQuantity, type CartLine } from './line';
import type { RemovedLine } from './state';

interface Replacing {
  items: readonly CartLine[];
  removing: readonly RemovedLine[];
  answer: readonly CartLineAnswer[];
  /** When the sync was sent, in ms since the epoch. */
  startedAt: number;
}

/**
 * A full sync: the server's lines replace all synced ones (spec section 4). What the answer cannot know stays:
 * lines the server has not accepted, lines it accepted after the sync was sent, a quantity still to be sent, and a
 * removal still under way (decision A4).
 */
export function replaceFromServer({ items, removing, answer, startedAt }: Replacing): CartLine[] {
  const leaving = new Set(removing.map(({ line }) => line.id));
  const known = new Map(items.map((line) => [line.id, line]));
  const fromServer = answer
    .map(serverLine)
    .filter(({ id }) => !leaving.has(id))
    .map((line) => keepLocal(line, known.get(line.id)));
  const answered = new Set(fromServer.map(({ id }) => id));
  const unknownToAnswer = items.filter(
    (line) => !answered.has(line.id) && (line.isOptimistic || acceptedAfter(line, startedAt)),
  );
  return [...fromServer, ...unknownToAnswer];
}

/** A quantity still to be sent stands over the server's. */
function keepLocal(line: CartLine, local: CartLine | undefined): CartLine {
  if (!local) return line;
  const quantity = local.needsSync ? local.quantity : line.quantity;
  const keptQuantity = local.needsSync ? local.keptQuantity : line.keptQuantity;
  return { ...withQuantity(line, quantity), keptQuantity };
}

function acceptedAfter({ acceptedAt }: CartLine, startedAt: number): boolean {
  return acceptedAt !== null && Date.parse(acceptedAt) >= startedAt;
}
