import { cartEmpty, cartHasInvalid, cartLineInvalid, cartUnsynced, nothingChosen } from '../texts/cart';
import type { CartLine } from './line';

/** `needsSync`: the server holds the line, but not yet as it stands here; paying now would pay another quantity. */
type Standing = Pick<CartLine, 'backendSynced' | 'needsSync' | 'validationStatus'>;
type Buyable = Standing & Pick<CartLine, 'quantity'> & { ticket: unknown };

export type Readiness = { ready: true } | { ready: false; reason: 'empty' | 'invalid' | 'unsynced'; message: string };

/**
 * Whether the chosen lines can be paid: some, all valid, all accepted by the server (spec section 4, decision A19).
 * Without a choice the whole cart is judged.
 */
export function readiness(lines: readonly Buyable[], chosen: readonly Buyable[] = lines): Readiness {
  if (lines.length === 0) return notReady('empty', cartEmpty);
  if (chosen.length === 0) return notReady('empty', nothingChosen);
  if (!chosen.every(isBuyable)) return notReady('invalid', cartLineInvalid);
  if (chosen.some((line) => line.validationStatus === 'invalid')) return notReady('invalid', cartHasInvalid);
  return chosen.every(isSettled) ? { ready: true } : notReady('unsynced', cartUnsynced);
}

function notReady(reason: Extract<Readiness, { ready: false }>['reason'], message: string): Readiness {
  return { ready: false, reason, message };
}

/** Valid, and held by the server as it stands here. */
export function isSettled({ backendSynced, needsSync, validationStatus }: Standing): boolean {
  return backendSynced && !needsSync && validationStatus === 'valid';
}

function isBuyable({ ticket, quantity }: Buyable): boolean {
  return typeof ticket === 'object' && ticket !== null && Object.keys(ticket).length > 0 && quantity > 0;
}

/** The lines to pay: all but those unticked, so the whole cart when none is (decision A19). */
export function chosenLines<Line extends { id: string }>(
  lines: readonly Line[],
  unticked: ReadonlySet<string>,
): Line[] {
  return lines.filter(({ id }) => !unticked.has(id));
}

export interface CartTotals {
  /** Lines. */
  count: number;
  /** Copies over all lines. */
  quantity: number;
  /** Đồng. */
  total: number;
  fee: 0;
  /** Đồng; the same as `total` (spec section 4). */
  value: number;
}

/** `total` and `value` are the sum of quantity times unit price; the fee is nothing (spec section 9). */
export function cartTotals(lines: readonly Pick<CartLine, 'unitPrice' | 'quantity'>[]): CartTotals {
  const total = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return { count: lines.length, quantity, total, fee: 0, value: total };
}
