import { lineById, type CartLine } from '@veloc/rules';
import * as v from 'valibot';
import { safeStorage, storedValue } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';

const storage = safeStorage(() => sessionStorage);
const lineSchema = v.object({ id: v.string(), quantity: v.number() });
const storedLines = storedValue(storageKeys.checkout, v.array(lineSchema));

/** A line as the checkout of this tab has opened with it. */
export type OpenedLine = v.InferOutput<typeof lineSchema>;

/** What the checkout of this tab has opened with, over reloads; null before the first. */
export function openedLines(): OpenedLine[] | null {
  const kept = storedLines.read(storage);
  return kept?.length ? kept : null;
}

/** Opens a checkout of these lines in place of the one before. */
export function openLines(lines: readonly OpenedLine[]): void {
  storedLines.write(
    storage,
    lines.map(({ id, quantity }) => ({ id, quantity })),
  );
}

/** Nothing of it is left to pay. */
export function closeLines(): void {
  storage.removeItem(storageKeys.checkout);
}

/**
 * Those of the opened lines that the cart still has, as they stand there; all that is chosen when nothing was opened.
 * A line that was ticked or added since, here or in another tab, belongs to the next checkout.
 */
export function linesToPay(
  opened: readonly OpenedLine[] | null,
  items: readonly CartLine[],
  chosen: readonly CartLine[],
): readonly CartLine[] {
  if (opened === null) return chosen;
  const held = new Set(opened.map(({ id }) => lineById(items, id)?.id));
  return items.filter(({ id }) => held.has(id));
}
