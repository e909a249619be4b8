import { Refusal } from '../http/refusal';

/** How much a cart holds (decision A25). */
export const MAX_LINES = 200;
export const MAX_QUANTITY = 1000;

/** How long a removed line is remembered, so that an old tab cannot bring it back (decision A4). */
export const TOMBSTONE_MS = 30 * 24 * 3_600_000;

function outside(message: string, limit: number): Refusal {
  return new Refusal(422, 'VALIDATION_ERROR', message, { limit });
}

/** A whole number from 1 to `limit`, or null. */
function counted(value: unknown, limit: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limit ? value : null;
}

/** Throws 422 VALIDATION_ERROR with the limit in its sentence. */
export function checkQuantity(quantity: unknown): number {
  const accepted = counted(quantity, MAX_QUANTITY);
  if (accepted === null) throw outside(`Số lượng phải từ 1 đến ${MAX_QUANTITY}`, MAX_QUANTITY);
  return accepted;
}

/** `maxPeriods` is the game's own limit. Throws 422 VALIDATION_ERROR with the limit in its sentence. */
export function checkNumberPeriod(numberPeriod: unknown, maxPeriods: number): number {
  const accepted = counted(numberPeriod, maxPeriods);
  if (accepted === null) throw outside(`Số kỳ quay phải từ 1 đến ${maxPeriods}`, maxPeriods);
  return accepted;
}

/** Throws 422 VALIDATION_ERROR when one more line would be too many. */
export function checkRoom(lines: number): void {
  if (lines >= MAX_LINES) throw outside(`Giỏ hàng chứa tối đa ${MAX_LINES} dòng vé`, MAX_LINES);
}
