import { parseArgs } from 'node:util';
import { unlimited } from '../../backend/testing/unlimited';
import { newId } from '../../backend/ids';
import { searchTerms, throughIndex, withTerms } from '../../backend/ledger/search';
import { buy } from '../../backend/testing/purchases';
import { testShop } from '../../backend/testing/testShop';
import { startPostgres } from '../lib/postgres.mjs';
import { seedPurchases } from './seedPurchases';

/**
 * `npm run bench:search -- --purchases 200000`: one player with so many purchases searches on PostgreSQL, one search
 * after the other and 25 at once, while another player asks for a balance. Prints p50 and p99 in ms, which depend on the
 * machine; ends with 1 only when a search does not go by the index.
 */
const { values } = parseArgs({ options: { purchases: { type: 'string', default: '200000' } } });
const PURCHASES = Number(values.purchases);
const ROUNDS = 200;
const AT_ONCE = 25;
const CROWDS = 8;
const NOW = new Date('2026-08-19T05:00:00.000Z');

const server = await startPostgres();
if (!server) throw new Error('Searches are timed on PostgreSQL only, and there is none: set VELOC_TEST_DATABASE_URL.');
process.env.VELOC_TEST_DATABASE_URL = server.url;
const test = await testShop({ now: NOW.toISOString(), environment: unlimited });
const { db } = test.shop;
const player = await test.newPlayer({ balance: 1_000_000 });
const other = await test.newPlayer();
await buy(test, player);
const seeded = performance.now();
await seedPurchases(db, PURCHASES, NOW);
console.log(`${PURCHASES.toLocaleString('en')} purchases, written in ${seconds(performance.now() - seeded)} s`);

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(0);
}

async function timed(path: string, token: string): Promise<{ took: number; hits: number }> {
  const began = performance.now();
  const { status, text, body } = await test.call('GET', path, { token });
  const took = performance.now() - began;
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return { took, hits: Array.isArray(body.data) ? (body.data as unknown[]).length : 0 };
}

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const figures = (times: number[]) =>
  `p50 ${quantile(times, 0.5).toFixed(0).padStart(3)} ms, p99 ${quantile(times, 0.99).toFixed(0).padStart(3)} ms`;

async function isByIndex(words: string): Promise<boolean> {
  const terms = searchTerms(player.userId, words);
  if (!terms) return true;
  const plan = JSON.stringify(await throughIndex(db, (trx) => withTerms(trx, terms).explain('json')));
  return plan.includes('"transactions_search"') && !plan.includes('Seq Scan');
}

const { id: order } = await db.selectFrom('orders').select('id').orderBy('id').executeTakeFirstOrThrow();
const { id: ticket } = await db.selectFrom('tickets').select('id').orderBy('id').executeTakeFirstOrThrow();
const dashed = (id: string) =>
  id
    .slice(-12)
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1-');
const halfWay = newId(new Date(NOW.getTime() - (PURCHASES / 1000) * 24 * 60 * 60 * 1000));

for (const [name, words, more] of [
  ['no words', ''],
  ['all purchases', 'mua vé'],
  ['… 50 from the middle on', 'mua vé', `&itemPerPage=50&cursor=${halfWay}`],
  ['all, one letter', 'm'],
  ['the newest game', 'power'],
  ['an older game', 'mega'],
  ['… among top-ups', 'mega', '&kinds=topup'],
  ['a rare game', 'keno'],
  ['nothing', 'vietlott'],
  ['the oldest order', dashed(order)],
  ['the oldest ticket', dashed(ticket)],
  ['the last of its code', ticket.slice(-4)],
] as const) {
  if (!(await isByIndex(words))) {
    console.log(`${name}: NOT by the index`);
    process.exitCode = 1;
  }
  const search = () => timed(`/client/payment-history?search=${encodeURIComponent(words)}${more ?? ''}`, player.token);
  const { hits } = await search();
  const alone: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) alone.push((await search()).took);
  const crowded: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < CROWDS; round += 1) {
    const over = new AbortController();
    const end = Promise.all(Array.from({ length: AT_ONCE }, search)).finally(() => over.abort());
    do others.push((await timed('/users/get-user-balance', other.token)).took);
    while (!over.signal.aborted);
    crowded.push(...(await end).map(({ took }) => took));
  }
  console.log(
    `${name.padEnd(25)} ${String(hits).padStart(3)} on the page; alone ${figures(alone)}; ` +
      `${AT_ONCE} at once ${figures(crowded)}; another's balance ${figures(others)}`,
  );
}
await test.close();
await server.stop();
