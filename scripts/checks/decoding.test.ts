import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';
import { sourceFiles } from './sourceFiles';

/**
 * Who judges a ticket: it is decoded where it enters, and typed by its game from there on. What shows, compares or prices
 * a ticket takes a line that was read; a new entry of tickets may join a list.
 */
const judges: Readonly<Record<string, number>> = {
  // Tickets of the wire, of browser storage, of carts and orders.
  'rules/gameLine.ts': 1,
  // The stored tickets of a draw.
  'backend/settlement/prizeEvaluator.ts': 1,
  // The examples that the guides are written with.
  'storefront/games/guideTable.ts': 1,
  // Typed digits, as a ticket of each regional game.
  'storefront/screens/result-check/regionalHits.ts': 2,
};

/** Where lines come in: what the server answers of a cart, an order and a history, what is stored, and receipts. */
const entries: Readonly<Record<string, number>> = {
  'backend/orders/line.ts': 1,
  'rules/cart/line.ts': 1,
  'rules/cart/storage.ts': 1,
  'rules/history.ts': 3,
  'storefront/features/order/order.ts': 1,
  'storefront/screens/check-receipt/parts/CheckedReceipt.tsx': 1,
};

const isProduction = (file: string) => !/\.test\.|\/testing\//.test(file) && file !== 'rules/tickets.ts';

function callsOf(name: string): Record<string, number> {
  const call = new RegExp(`(?<!function )\\b${name}\\(`);
  const counts = sourceFiles(['rules', 'backend', 'storefront'])
    .filter(isProduction)
    .map((file) => [file, readFileSync(join(root, file), 'utf8').split(call).length - 1] as const);
  return Object.fromEntries(counts.filter(([, calls]) => calls > 0));
}

test('a ticket is judged only where it enters', () => {
  expect(callsOf('checkTicket')).toEqual(judges);
});

test('a line is read only where it enters', () => {
  expect(callsOf('readLine')).toEqual(entries);
});
