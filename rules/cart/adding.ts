import type { CartLineAnswer } from '../wire/carts';
import type { CallFailure } from './actions';
import { isSamePurchase, localLine, serverLine, withQuantity, type CartLine, type NewLine } from './line';

function instant(now: number): string {
  return new Date(now).toISOString();
}

/** A purchase already in the cart grows by the new quantity; any other becomes a line at the end (spec section 4). */
export function addLine(items: readonly CartLine[], line: NewLine, now: number): CartLine[] {
  const known = items.find((item) => isSamePurchase(item, line));
  if (!known) return [...items, localLine(line, instant(now))];
  const grown: CartLine = {
    ...withQuantity(known, known.quantity + line.quantity),
    keptQuantity: known.keptQuantity + line.quantity,
    updatedAt: instant(now),
  };
  return items.map((item) => (item === known ? grown : item));
}

/**
 * Adds what is bought now in place of what the same 'Mua ngay' left unfinished before, so that a repeat after a refusal
 * does not buy double. Copies of the player's own stay on the line (see `boughtNow` of CartLine).
 */
export function addBoughtNow(items: readonly CartLine[], lines: readonly NewLine[], now: number): CartLine[] {
  const own = items.map((item) => (lines.some((line) => isSamePurchase(item, line)) ? withoutBoughtNow(item) : item));
  const added = lines.reduce((known, line) => addLine(known, line, now), own);
  return added.map((item) => {
    const boughtNow = lines
      .filter((line) => isSamePurchase(item, line))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return boughtNow > 0 ? { ...item, boughtNow } : item;
  });
}

function withoutBoughtNow(line: CartLine): CartLine {
  const { quantity, keptQuantity, boughtNow } = line;
  return {
    ...withQuantity(line, quantity - boughtNow),
    keptQuantity: Math.max(keptQuantity - boughtNow, 0),
    boughtNow: 0,
  };
}

interface Added {
  id: string;
  sentQuantity: number;
  item: CartLineAnswer;
  now: number;
}

/**
 * The server's line takes the place of the temporary one. Copies that came while the call was under way stay on top
 * of what the server holds; a line it merged with is taken in. A line removed meanwhile does not come back.
 */
export function acceptLine(items: readonly CartLine[], { id, sentQuantity, item, now }: Added): CartLine[] {
  const local = items.find((line) => line.id === id);
  if (!local) return [...items];
  const accepted = serverLine(item);
  const quantity = accepted.quantity + local.quantity - sentQuantity;
  const settled: CartLine = {
    ...withQuantity({ ...accepted, boughtNow: local.boughtNow }, quantity),
    keptQuantity: quantity,
    acceptedAt: instant(now),
  };
  return items
    .filter((line) => line === local || line.id !== settled.id)
    .map((line) => (line === local ? settled : line));
}

/** Counts the failed try and keeps the line; a refusal also says why the line is invalid. */
export function failLine(line: CartLine, failure: CallFailure): CartLine {
  const failed = { ...line, syncAttempts: line.syncAttempts + 1, syncError: failure.message, needsSync: true };
  if (!failure.refused) return failed;
  return {
    ...failed,
    validationStatus: 'invalid',
    validationError: failure.message,
    validationErrorCode: failure.code,
  };
}

/**
 * Lines that recovery drops: refused by the server as often as may be tried. Lines that merely found no answer are
 * parked and never dropped (decision A18). Ask before dispatching `recover`, to name them to the player.
 */
export function droppedOnRecovery(items: readonly CartLine[], maxSyncRetries: number): CartLine[] {
  return items.filter(
    (line) =>
      line.isOptimistic &&
      line.validationStatus === 'invalid' &&
      line.syncError !== null &&
      line.syncAttempts >= maxSyncRetries,
  );
}
