import type { CartLine, OrderLine } from './line';
import { updatePayload } from './payloads';
import type { RemovedLine } from './removing';

interface Send {
  /** Idempotency key of the call and of all its repeats. */
  key: string;
  lineId: string;
  /** Ms since the epoch. */
  sentAt: number;
}

/**
 * A change that was sent, until an answer has settled it. Its repeats carry the same key and body, also after a reload
 * and from another tab, so that the server counts it once.
 */
export type PendingSend =
  | (Send & {
      kind: 'add';
      item: Omit<OrderLine, 'id' | 'totalPrice'>;
      /** The server has said no to this very body. */ isRefused: boolean;
    })
  | (Send & { kind: 'quantity'; quantity: number; version: number | null });

/** As long as the server remembers an idempotency key (contract, Conventions). */
const LIFETIME = 24 * 3_600_000;

/** What was sent and has no answer yet. Of older sends nobody can learn the fate any more. */
export function unsettledSends(sent: readonly PendingSend[], now: number): PendingSend[] {
  return sent.filter((send) => now - send.sentAt < LIFETIME && !(send.kind === 'add' && send.isRefused));
}

/** The call that brings a new line to the server. A body that was refused goes again under its own key. */
export function addSend(
  sent: readonly PendingSend[],
  line: CartLine,
  { newKey, now }: { newKey: () => string; now: number },
): PendingSend {
  const { gameId, gameName, ticket, unitPrice, quantity, periodId, numberPeriod } = line;
  const item = { gameId, gameName, ticket, unitPrice, quantity, periodId, numberPeriod };
  const refused = sent.find(({ kind, lineId }) => kind === 'add' && lineId === line.id);
  const isSame = refused?.kind === 'add' && refused.item.quantity === quantity;
  const key = isSame ? refused.key : newKey();
  return { kind: 'add', key, lineId: line.id, item, isRefused: false, sentAt: now };
}

/** The call that tells the server a line's quantity. */
export function quantitySend(line: CartLine, { newKey, now }: { newKey: () => string; now: number }): PendingSend {
  const { quantity, version } = updatePayload(line);
  return { kind: 'quantity', key: newKey(), lineId: line.id, quantity, version: version ?? null, sentAt: now };
}

/** Takes a send in, in the place of the line's earlier one of its kind. */
export function putSend(sent: readonly PendingSend[], send: PendingSend): PendingSend[] {
  return [...settleSend(sent, send), send];
}

/** Without the line's send of that kind. */
export function settleSend(
  sent: readonly PendingSend[],
  { kind, lineId }: Pick<PendingSend, 'kind' | 'lineId'>,
): PendingSend[] {
  return sent.filter((send) => send.kind !== kind || send.lineId !== lineId);
}

interface Waiting {
  items: readonly CartLine[];
  removing: readonly RemovedLine[];
  sent: readonly PendingSend[];
}

/** Whether anything waits for the server: a line, a removal, or a send whose answer never came. */
export function hasUnsent({ items, removing, sent }: Waiting, now: number) {
  return (
    items.some(({ needsSync }) => needsSync) ||
    removing.some(({ askedAt }) => askedAt === null) ||
    unsettledSends(sent, now).length > 0
  );
}
