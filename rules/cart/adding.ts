import { ok, err, type Checked } from '../result';
import { cartFull, quantityOutside } from '../texts/cart';
import { CART_LIMITS, clampQuantity } from './limits';
import {
  withAliases,
  localLine,
  samePurchase,
  withQuantity,
  type CallFailure,
  type CartLine,
  type OrderLine,
} from './line';

function instant(now: number): string {
  return new Date(now).toISOString();
}

/** How many more copies of a purchase the cart takes: a line holds 1,000 (decision A25). */
export function quantityCapacity(items: readonly CartLine[], line: OrderLine): number {
  const held = samePurchase(items, line)?.quantity ?? 0;
  return Math.max(0, CART_LIMITS.quantity - held);
}

/** Whether the cart takes all these lines: none beyond 1,000 copies, and no more than 200 lines (decision A25). */
export function checkCapacity(
  items: readonly CartLine[],
  lines: readonly OrderLine[],
): Checked<true, 'VALIDATION_ERROR'> {
  let known = items;
  for (const line of lines) {
    if (line.quantity > quantityCapacity(known, line)) {
      return err('VALIDATION_ERROR', quantityOutside(CART_LIMITS.quantity));
    }
    known = addLine(known, line, 0);
  }
  return known.length > CART_LIMITS.lines ? err('VALIDATION_ERROR', cartFull(CART_LIMITS.lines)) : ok(true);
}

/**
 * A purchase already in the cart grows by the new quantity; any other becomes a line at the end (spec section 4). No
 * line grows beyond its limit: ask `checkCapacity` before, to tell the player. `into` is the line that the copies went into
 * where the player saw it. Another tab may have taken it out, or have added the purchase first: the player's next
 * change names the line as it was seen, so the one that has the copies answers to that name as well.
 */
export function addLine(items: readonly CartLine[], line: OrderLine, now: number, into?: string): CartLine[] {
  const known = samePurchase(items, line);
  const names = [line.id, into].filter((name) => name !== undefined);
  if (!known) {
    const added = localLine({ ...line, quantity: clampQuantity(line.quantity) }, instant(now));
    return [...items, withAliases(added, names)];
  }
  const grown = withQuantity(known, clampQuantity(known.quantity + line.quantity));
  return items.map((item) => (item === known ? { ...withAliases(grown, names), updatedAt: instant(now) } : item));
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

/** Tries the lines in error again from the first attempt on. */
export function tryAgain(items: readonly CartLine[]): CartLine[] {
  return items.map((line) => (line.syncError === null ? line : { ...line, syncAttempts: 0 }));
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
