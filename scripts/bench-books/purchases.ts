import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { withClient } from '../../backend/db/connect';
import { megaTicket } from '../../backend/testing/purchases';
import { unlimited } from '../../backend/testing/unlimited';
import { prepareBuyers, type Buyer } from '../../tests/crash/buyers';
import { send } from '../../tests/crash/client';
import { confirmOrder } from '../../tests/crash/purchases';
import { startShop } from '../../tests/crash/shopProcess';
import { cpuOf, cpuOfTree } from '../lib/processorTime';
import { root } from '../lib/root.mjs';

const BUYERS = 8;
/** Of each server, side by side in pairs; the first pair warms them up and is not counted. */
const TURNS = 13;
const TICKETS = 2;

/** The server of today's sources; without books, `withoutBooks.ts` stands in for what a purchase writes of them. */
async function builtServer(hasBooks: boolean): Promise<string> {
  // Where the server is built, since it reads files beside that folder.
  const outfile = join(root, 'backend/dist', hasBooks ? 'with-books.js' : 'without-books.js');
  const standIn = join(import.meta.dirname, 'withoutBooks.ts');
  await build({
    entryPoints: [join(root, 'backend/server.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@veloc/source'],
    logLevel: 'error',
    plugins: [
      {
        name: 'bench',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@veloc/') ? undefined : { path, external: true },
          );
          onResolve({ filter: /\/ticketEntries$/ }, ({ importer }) =>
            hasBooks || importer === standIn ? undefined : { path: standIn },
          );
        },
      },
    ],
  });
  return outfile;
}

/** A shop of its own, on a database of its own. */
async function openShop(serverUrl: string, hasBooks: boolean) {
  const server = await builtServer(hasBooks);
  const name = `veloc_books_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  const database = new URL(serverUrl);
  database.pathname = `/${name}`;
  const folder = mkdtempSync(join(tmpdir(), 'veloc-books-'));
  const environment = {
    ...unlimited,
    DATABASE_URL: database.href,
    VELOC_DATA: folder,
    VELOC_SANDBOX: '1',
    VELOC_CLOCK: '2026-08-21T10:00:00+07:00',
    // A buyer of the bench spends in a minute what a player proves again.
    VELOC_STEP_UP_FROM: '900000000000',
  };
  const buyers = await prepareBuyers(environment, BUYERS);
  const { url, pid, stop } = await startShop(environment, [], server);
  return {
    url,
    pid,
    buyers,
    entered: () =>
      withClient(database.href, async (client) => {
        const { rows } = await client.query('select count(*)::int as entered from book_entries where seq is not null');
        return Number(rows[0]?.entered);
      }),
    close: async () => {
      await stop();
      await withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

async function buyUntil(url: string, buyer: Buyer, until: number): Promise<number> {
  let bought = 0;
  const body = {
    gameId: 'mega',
    periodId: null,
    numberPeriod: 1,
    tickets: Array.from({ length: TICKETS }, () => megaTicket),
    total: TICKETS * 10_000,
  };
  for (; performance.now() < until; bought += 1) {
    const made = await send(url, '/client-tickets/create-raw-ticket', { token: buyer.token, body });
    const { id, total } = made.data as { id: string; total: number };
    await confirmOrder(url, { buyer, orderId: id, total, key: randomUUID() });
  }
  return bought;
}

/** Prints how fast a server with books takes purchases, as a ratio to one without that has its turns between. */
export async function comparePurchases({
  serverUrl,
  seconds,
  postmaster,
  say,
}: {
  serverUrl: string;
  /** Of a turn. */
  seconds: number;
  postmaster: number;
  say(line: string): void;
}): Promise<void> {
  const shops = { with: await openShop(serverUrl, true), without: await openShop(serverUrl, false) };
  const turns: Record<keyof typeof shops, { bought: number; processor: number }>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const pair = { with: { bought: 0, processor: 0 }, without: { bought: 0, processor: 0 } };
    // Whoever came second comes first next time.
    for (const which of turn % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
      const { url, pid, buyers } = shops[which];
      const spent = () => cpuOf(pid) + cpuOfTree(postmaster);
      const [before, until] = [spent(), performance.now() + seconds * 1_000];
      const bought = await Promise.all(buyers.map((buyer) => buyUntil(url, buyer, until)));
      pair[which].processor = spent() - before;
      pair[which].bought = bought.reduce((sum, each) => sum + each, 0);
    }
    if (turn > 0) turns.push(pair);
  }
  const rate = (which: keyof typeof shops) => median(turns.map((pair) => pair[which].bought / seconds));
  const cost = ({ bought, processor }: { bought: number; processor: number }) => (processor / bought) * 1_000;
  const rates = turns.map((pair) => pair.with.bought / pair.without.bought);
  const costs = turns.map((pair) => cost(pair.without) / cost(pair.with));
  say(
    `purchases of ${TICKETS} tickets: ${rate('with').toFixed(1)}/s with books, ${rate('without').toFixed(1)}/s without, ` +
      `median ratio of ${turns.length} pairs ${median(rates).toFixed(3)}; processor of server and PostgreSQL ` +
      `${median(turns.map((pair) => cost(pair.with))).toFixed(1)} ms and ` +
      `${median(turns.map((pair) => cost(pair.without))).toFixed(1)} ms a purchase, median ratio ${median(costs).toFixed(3)}; ` +
      `${await shops.with.entered()} tickets were entered meanwhile`,
  );
  await Promise.all(Object.values(shops).map(({ close }) => close()));
}
