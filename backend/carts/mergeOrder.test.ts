import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../testing/seed';
import { cartCalls, type Item } from '../testing/cartCalls';
import { megaLine, megaLineOf } from '../testing/purchases';
import { amountOf, pick, seedOf } from '../testing/seededRun';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

let test: TestShop;
beforeAll(async () => {
  test = await testShop();
});
afterAll(() => test.close());

const uuidOf = (index: number) => `0190a000-0000-7000-8000-0000000000a${index}`;
/** Two of the cart's lines, one that is removed, one that nobody knows yet, and names that are no ids. */
const ids = [uuidOf(0), uuidOf(1), uuidOf(2), uuidOf(3), uuidOf(0).toUpperCase(), 'local-1', 'local-2', ''];
const quantities = [1, 1, 2, 3, 7, 1_000, 0, 1_001, '2'];
const periods = [null, null, 'friday', 'sunday', 'current', 'mega:20260823'];

function sentLine(random: () => number) {
  const one = <T>(values: readonly T[]) => values[pick(random, values.length)] as T;
  return {
    ...(pick(random, 12) === 0 ? { ...megaLine, gameId: 'bingo' } : megaLineOf(pick(random, 5))),
    unitPrice: pick(random, 12) === 0 ? 1 : 10_000,
    id: one(ids),
    quantity: one(quantities),
    periodId: one(periods),
    ...(pick(random, 4) > 0 ? { version: 1 + pick(random, 3) } : {}),
  };
}

/** A player with two lines and one that is removed. */
async function prepared() {
  const player: TestPlayer = await test.newPlayer();
  const { call, items } = cartCalls(() => ({ shop: test, player }));
  const sync = async (sent: readonly unknown[]) => {
    const answer = await call('POST', 'sync', { items: sent });
    expect(answer.status, answer.text).toBe(200);
    return (answer.body.data as { rejected: unknown[] }).rejected;
  };
  await sync([0, 1, 2].map((index) => ({ ...megaLineOf(index), id: uuidOf(index) })));
  await call('DELETE', `remove-item/${uuidOf(2)}`);
  // The shop gives an id of its own to a line whose name is none.
  const visibleItems = async () =>
    (await items()).map(({ id, ...line }: Item) => ({ ...line, id: known(id), itemId: '' }));
  return { sync, visibleItems };
}

const known = (id: string) => (ids.includes(id) ? id : 'new');

/** `VELOC_ROUNDS=500` is the long form. */
it('merges a list as it merges its lines one call after the other', async () => {
  const random = randomFrom(seedOf('merged lists'));
  for (let round = 0; round < amountOf('VELOC_ROUNDS', 15); round += 1) {
    // Ids of more than 255 lines that are made in one millisecond have no order.
    test.passTime(1);
    const lines = Array.from({ length: 1 + pick(random, 12) }, () => sentLine(random));
    const [together, apart] = [await prepared(), await prepared()];
    const rejected = await together.sync(lines);
    const rejectedApart: unknown[] = [];
    for (const line of lines) rejectedApart.push(...(await apart.sync([line])));
    expect(rejected, JSON.stringify(lines)).toEqual(rejectedApart);
    expect(await together.visibleItems(), JSON.stringify(lines)).toEqual(await apart.visibleItems());
  }
});
