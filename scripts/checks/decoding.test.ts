import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';
import { sourceFiles } from './sourceFiles';

/**
 * Who judges a ticket: it is decoded where it enters, and typed by its game from there on. A new entry of tickets may
 * join the list; what shows, compares or prices them asks `readLine`, which judges each ticket once.
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

const isProduction = (file: string) => !/\.test\.|\/testing\//.test(file) && file !== 'rules/tickets.ts';

test('a ticket is judged only where it enters', () => {
  const counts = sourceFiles(['rules', 'backend', 'storefront'])
    .filter(isProduction)
    .map((file) => [file, readFileSync(join(root, file), 'utf8').split(/\bcheckTicket\(/).length - 1] as const);
  expect(Object.fromEntries(counts.filter(([, calls]) => calls > 0))).toEqual(judges);
});
