import { sql } from 'kysely';
import { ED25519_TYPE, areAllPassed, signerNames, verifyReceipt, vkeyOf } from '@veloc/proof';
import { shopPolicy } from '../../backend/books/read';
import { enterTickets, sealBooks } from '../../backend/books/seal';
import { askWitnesses, missingWitnesses } from '../../backend/books/witnesses';
import { readSettings } from '../../backend/settings/readSettings';
import { testShop } from '../../backend/testing/testShop';
import { unlimited } from '../../backend/testing/unlimited';
import { cpuOf, cpuOfTree } from '../lib/processorTime';
import { seedBook } from './seedBook';
import { startWitnesses } from './witnesses';

/** Tickets that have no place yet when sales end. */
const TAIL = 5_000;
const SMALL = 1_000;
const RECEIPTS = 1_000;
const BOOKS = { large: 'bench-large', small: 'bench-small' };

/** Enters, seals and proves a book of so many tickets, beside a small one. Answers how many receipts were wrong. */
export async function measureBook({
  serverUrl,
  tickets,
  postmaster,
  say,
}: {
  serverUrl: string;
  tickets: number;
  postmaster: number;
  say(line: string): void;
}): Promise<number> {
  const test = await testShop({ environment: { VELOC_SIMULATED_DRAWS: '0' } });
  const { secrets } = test.shop;
  const logKey = vkeyOf(signerNames.seals(test.shop.settings.shopName), ED25519_TYPE, secrets.bookKey.publicKey);
  const witnesses = await startWitnesses(logKey, 2);
  const settings = readSettings({
    ...unlimited,
    VELOC_SANDBOX: '1',
    DATABASE_URL: serverUrl,
    VELOC_WITNESSES: witnesses.setting,
  });
  // Its settings are those of a shop on a server; receipts are asked of the very shop.
  Object.assign(test.shop.settings, settings);
  const shop = { ...test.shop, db: test.shop.longDb };

  async function timed(work: () => Promise<unknown>) {
    const before = { at: performance.now(), shop: cpuOf(process.pid), postgres: cpuOfTree(postmaster) };
    await work();
    return {
      seconds: (performance.now() - before.at) / 1_000,
      processor: `processor: shop ${(cpuOf(process.pid) - before.shop).toFixed(1)} s, PostgreSQL ${(cpuOfTree(postmaster) - before.postgres).toFixed(1)} s`,
    };
  }

  const { seconds: seeded } = await timed(async () => {
    await seedBook(shop, { period: BOOKS.small, tickets: SMALL, first: 0 });
    await seedBook(shop, { period: BOOKS.large, tickets: tickets, first: SMALL });
  });
  say(`${tickets} tickets, written in ${seeded.toFixed(0)} s`);

  // All but the last come before sales end.
  const hold = (period: string | null) =>
    sql`update book_entries set period_id = ${period ?? BOOKS.large} where ticket_id in (select ticket_id from book_entries
    where period_id = ${period === null ? `${BOOKS.large}-tail` : BOOKS.large} order by ticket_id desc limit ${TAIL})`.execute(
      shop.db,
    );
  await hold(`${BOOKS.large}-tail`);
  const entering = await timed(() => enterTickets(shop, BOOKS.large));
  say(`entered at ${((tickets - TAIL) / entering.seconds).toFixed(0)} tickets/s, ${entering.processor}`);
  await hold(null);

  const last = await timed(() => enterTickets(shop, BOOKS.large));
  const sealing = await timed(() => sealBooks(shop, { ids: Object.values(BOOKS) }));
  const signing = await timed(() => askWitnesses(shop));
  say(
    `sealed ${sealing.seconds.toFixed(2)} s after the last entry, signed by ${2 - (await missingWitnesses(shop)).length} witnesses ${signing.seconds.toFixed(2)} s later; ` +
      `${(last.seconds + sealing.seconds + signing.seconds).toFixed(2)} s after sales have ended with ${TAIL} tickets to enter`,
  );

  const policy = shopPolicy(shop);
  const tokens = new Map<string, string>();
  let wrong = 0;
  /** Ms that the receipt of any ticket of a book takes. */
  async function receipt(period: string, size: number): Promise<number> {
    const { user_id: userId, id } = await shop.db
      .selectFrom('tickets')
      .innerJoin('book_entries', 'book_entries.ticket_id', 'tickets.id')
      .select(['tickets.user_id', 'tickets.id'])
      .where('book_entries.period_id', '=', period)
      .where('book_entries.seq', '=', Math.floor(Math.random() * size))
      .executeTakeFirstOrThrow();
    const token = tokens.get(userId) ?? (await test.login(userId));
    tokens.set(userId, token);
    const began = performance.now();
    const { body } = await test.call('GET', `/client-tickets/receipt?id=${id}`, { token });
    const took = performance.now() - began;
    const { checks } = await verifyReceipt(body.data, policy);
    if (!areAllPassed(checks)) {
      wrong += 1;
      if (wrong === 1) say(JSON.stringify(checks));
    }
    return took;
  }
  const times = { large: [] as number[], small: [] as number[] };
  for (let asked = 0; asked < RECEIPTS; asked += 1) {
    times.small.push(await receipt(BOOKS.small, SMALL));
    times.large.push(await receipt(BOOKS.large, tickets));
  }
  const quantile = (list: number[], share: number) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;
  const figures = (list: number[]) =>
    `p50 ${quantile(list, 0.5).toFixed(1)} ms, p99 ${quantile(list, 0.99).toFixed(1)} ms`;
  say(`receipt of ${tickets}: ${figures(times.large)}; of ${SMALL}: ${figures(times.small)}`);
  say(
    `ratio ${(quantile(times.large, 0.5) / quantile(times.small, 0.5)).toFixed(2)} at p50, ` +
      `${(quantile(times.large, 0.99) / quantile(times.small, 0.99)).toFixed(2)} at p99; receipts that are wrong: ${wrong}`,
  );
  await test.close();
  witnesses.stop();

  return wrong;
}
