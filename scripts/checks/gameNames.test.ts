import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { gameIds } from '@veloc/rules';
import { root } from '../lib/root.mjs';
import { sourceFiles } from './sourceFiles';

/**
 * A game is a module: its three folders hold what is its own, so that the next one touches nothing else. Shared files
 * that name a game all the same, by why they do. The lists may only grow shorter.
 */
const sharedFiles: Readonly<Record<string, readonly string[]>> = {
  'registries: one line for each game': [
    'backend/games/registry.ts',
    'rules/games.ts',
    'rules/registry.ts',
    'storefront/games/pages.ts',
  ],
  'open what the folder of a game has': ['rules/public/games.ts', 'rules/public/tickets.ts'],
  'words that are no game: a power cut': ['backend/db/connect.ts'],
  'calls and parameters that the specification names by their game': [
    'backend/payment/createRaw.ts',
    'backend/payment/regionalRaw.ts',
    'backend/public/parameters.ts',
    'backend/public/seed/seedContents.ts',
    'backend/routes/regionalTickets.ts',
    'rules/wire/contract/play.ts',
    'rules/wire/contract/regional.ts',
    'rules/wire/requests/tickets.ts',
    'storefront/api/calls/regional.ts',
    'storefront/data/tickets.ts',
    'storefront/features/order/purchaseOrder.ts',
  ],
  'pages that the specification has for some games alone': [
    'storefront/app/routes.ts',
    'storefront/data/keys.ts',
    'storefront/features/builder/useBuilderPorts.tsx',
    'storefront/features/order/groups.ts',
    'storefront/features/order/order.ts',
    'storefront/features/order/parts/OrderResult.tsx',
    'storefront/features/ticket/ticketIds.ts',
    'storefront/screens/home/parts/KenoTicket.tsx',
    'storefront/screens/payment-checkout/usePurchasePayment.ts',
    'storefront/screens/payment-result/ResultScreens.tsx',
    'storefront/screens/regional-detail/RegionalDetailScreen.tsx',
    'storefront/shared/navigation.ts',
    'storefront/shared/paths.ts',
  ],
  'the stock of Classic and the channels of Loto': [
    'backend/stock/importStock.ts',
    'backend/stock/read.ts',
    'backend/stock/sandboxStock.ts',
    'storefront/features/regional/channels.ts',
    'storefront/games/regional.ts',
    'storefront/screens/result-check/regionalHits.ts',
  ],
  'a ticket to try': ['storefront/screens/test-cart/parts/Transitions.tsx'],
};

/** How often shared code asks which game it has, as in `gameId === 'keno'`. May only fall. */
const BRANCHES = 12;

// The two bets on Keno's draws share a folder.
const folders = [...gameIds, 'kenoOutcome'].join('|');
const OWN = new RegExp(`^(rules|storefront/games)/(${folders})/|^backend/games/(${folders})\\.ts$`);

const isShared = (file: string) => !OWN.test(file) && !/\.test\.|\/testing\/|\/bench\/|\/migrations\//.test(file);

const named = gameIds.join('|');
const NAME = new RegExp(`\\b(${named})\\b`);
const BRANCH = new RegExp(`[!=]==\\s*'(${named})'|'(${named})'\\s*[!=]==|\\bcase '(${named})'`, 'g');

/** The source without its comments. */
function codeOf(file: string): string {
  const source = readFileSync(join(root, file), 'utf8');
  const { comments } = parseSync(file, source);
  return comments.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
}

const files = sourceFiles(['rules', 'ui', 'storefront', 'backend'])
  .filter(isShared)
  .map((file) => ({ file, code: codeOf(file) }));

describe('shared code', () => {
  it('names a game only in the files listed here', () => {
    const naming = files.filter(({ code }) => NAME.test(code)).map(({ file }) => file);
    expect(naming.toSorted()).toEqual(Object.values(sharedFiles).flat().toSorted());
  });

  it(`asks which game it has at most ${BRANCHES} times`, () => {
    const asked = files.flatMap(({ file, code }) => (code.match(BRANCH) ?? []).map((branch) => `${file}: ${branch}`));
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(BRANCHES);
  });
});
