import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../ids';
import { cartCalls, type Item } from '../testing/cartCalls';
import { countStatements } from '../testing/countStatements';
import { checkOut, confirm, megaLine, megaTicket } from '../testing/purchases';
import { stock } from '../testing/stock';
import { TEST_NOW, testShop, type TestAnswer, type TestPlayer, type TestShop } from '../testing/testShop';

// A statement a line would let one player's long list hold a connection, and the cart's lock, for seconds.
const MOST = 15;

let test: TestShop;
let player: TestPlayer;
beforeAll(async () => {
  test = await testShop();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  player = await test.newPlayer({ balance: 100_000_000 });
});
const { call, add, items } = cartCalls(() => ({ shop: test, player }));

/** Mega lines of six numbers, each another. */
function megaLines(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const listNumber = [1, 2, 3, 4, 5 + Math.floor(index / 20), 26 + (index % 20)];
    return { ...megaLine, ticket: { ...megaTicket, listNumber } };
  });
}

const classicPeriods = () =>
  test.shop.db
    .selectFrom('periods')
    .selectAll()
    .where('game_id', '=', 'classic')
    .where('status', '=', 'open')
    .execute();

/** Classic lines of one channel and day, each of another number, with 3 tickets of each on sale. */
async function classicLines(index: number, count: number) {
  const period = (await classicPeriods())[index];
  if (!period) throw new Error('no Classic draw is on sale');
  const [, day = '', channelId = ''] = period.id.split(':');
  const resultDate = `${day.slice(6)}/${day.slice(4, 6)}/${day.slice(0, 4)}`;
  const numbers = Array.from({ length: count }, (_, number) => String(1000 + number));
  for (const number of numbers) await stock(test, { periodId: period.id, numbers: number, amount: 3 });
  return numbers.map((number) => ({
    ...megaLine,
    gameId: 'classic',
    ticket: { numbers: number, amount: 1, channelName: period.name, channelId, resultDate },
  }));
}

async function counted(work: () => Promise<TestAnswer>): Promise<{ answer: TestAnswer; statements: number }> {
  let answer: TestAnswer | undefined;
  const statements = await countStatements(test, async () => {
    answer = await work();
  });
  if (!answer) throw new Error('the call was not made');
  return { answer, statements };
}

it('brings 230 lines of all kinds together in a few statements', async () => {
  const known: Item[] = [];
  for (const line of megaLines(30)) known.push(await add(line));
  const words = ['wednesday', 'friday', 'sunday', null, 'mega:20260823'];
  const lines = [
    ...known.map(({ id, version }, index) => ({ ...megaLines(30)[index], id, version, quantity: 2 })),
    ...megaLines(180)
      .slice(30)
      .map((line, index) => ({ ...line, periodId: words[index % words.length], id: newId(test.shop.clock.now()) })),
    ...(await classicLines(0, 40)).map((line, index) => ({ ...line, quantity: 1 + (index % 5), id: `c${index}` })),
    ...megaLines(10).map((line, index) => ({ ...line, unitPrice: 1, id: `x${index}` })),
  ];
  expect(lines).toHaveLength(230);
  const { answer, statements } = await counted(() => call('POST', 'sync', { items: lines }, 'sync-of-230-lines'));
  const { items: merged, rejected } = answer.body.data as { items: Item[]; rejected: { id: string; code: string }[] };
  // Of 40 Classic lines, 16 ask for more than the 3 tickets there are, and of the other 24 there is room for 20.
  const refusals = (code: string) => rejected.filter((refusal) => refusal.code === code).length;
  expect(['SOLD_OUT', 'VALIDATION_ERROR', 'INVALID_PRICE'].map(refusals)).toEqual([16, 4, 10]);
  expect(merged).toHaveLength(200);
  expect(merged.slice(0, 30)).toMatchObject(known.map(({ id }) => ({ id, quantity: 2, version: 2 })));
  expect(merged.slice(30).every(({ version }) => version === 1)).toBe(true);
  expect(statements).toBeLessThanOrEqual(MOST);
});

it('adds a line in as many statements to a full cart as to an empty one', async () => {
  const lines = megaLines(200);
  const first = await counted(() => call('POST', 'add-item', lines[0], 'the-first-line'));
  await call('POST', 'sync', { items: lines.slice(1, 199).map((line, index) => ({ ...line, id: `m${index}` })) });
  const last = await counted(() => call('POST', 'add-item', lines[199], 'the-last-line'));
  expect([first, last].map(({ answer }) => answer.status)).toEqual([200, 200]);
  expect(await items()).toHaveLength(200);
  expect(last.statements).toBe(first.statements);
  expect(last.statements).toBeLessThanOrEqual(MOST);
});

it('makes an order of 200 tickets in a few statements', async () => {
  const tickets = megaLines(200).map(({ ticket }) => ticket);
  const raw = { gameId: 'mega', periodId: 'friday', numberPeriod: 1, tickets, total: 2_000_000 };
  const { answer, statements } = await counted(() =>
    test.call('POST', '/client-tickets/create-raw-ticket', { token: player.token, body: raw, key: 'two-hundred' }),
  );
  expect(answer.status, answer.text).toBe(200);
  expect(statements).toBeLessThanOrEqual(MOST);
});

it('checks out and pays 200 lines in as many statements as two', async () => {
  const [scarce, plain] = [await classicLines(1, 100), megaLines(100)];
  const pay = async (lines: readonly unknown[]) => {
    await call('POST', 'sync', { items: lines.map((line, index) => ({ ...(line as object), id: `p${index}` })) });
    let order = { id: '' };
    const out = await countStatements(test, async () => {
      order = await checkOut(test, player, []);
    });
    const { answer, statements } = await counted(() => confirm(test, player, order.id));
    expect(answer.status, answer.text).toBe(200);
    return [out, statements];
  };
  const two = await pay([scarce[0], plain[0]]);
  expect(await pay([...scarce, ...plain])).toEqual(two);
});

it('forgets all but the newest thousand lines that a player removed', async () => {
  for (let round = 0; round < 6; round += 1) {
    test.passTime(1);
    const lines = megaLines(200).map((line) => ({ ...line, id: newId(test.shop.clock.now()) }));
    expect((await call('POST', 'sync', { items: lines })).status).toBe(200);
    expect((await call('DELETE', 'clear')).body.data).toEqual({ removed: 200 });
  }
  const { count } = await test.shop.db
    .selectFrom('cart_items')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', player.userId)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1000);
});
