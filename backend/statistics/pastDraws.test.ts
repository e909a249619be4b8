import { checkTicket, pastDrawsSchema, startBackTest, type TicketByGame } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importRecords } from '../testing/importing';
import { max3dRecord, megaRecord, powerRecord } from '../testing/resultRecords';
import { testShop, type TestShop } from '../testing/testShop';

let test: TestShop;
beforeAll(async () => {
  test = await testShop({ now: '2026-08-21T18:10:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await importRecords(
    test,
    megaRecord({ drawId: '01551', date: '2026-08-19', numbers: [1, 2, 3, 40, 41, 42] }),
    megaRecord({ drawId: '01550', date: '2026-08-16', numbers: [1, 2, 3, 4, 5, 6] }),
    max3dRecord(),
    powerRecord(),
  );
});
afterAll(() => test.close());

async function past(gameId: string) {
  const { body } = await test.call('GET', `/client-game-results/past-draws?gameId=${gameId}`);
  return v.parse(pastDrawsSchema, body.data);
}

it('tells the numbers of every draw, oldest first', async () => {
  expect(await past('mega')).toEqual([
    { drawNo: '01550', date: '16/08/2026', numbers: [1, 2, 3, 4, 5, 6], special: null, tiers: null },
    { drawNo: '01551', date: '19/08/2026', numbers: [1, 2, 3, 40, 41, 42], special: null, tiers: null },
  ]);
});

it('holds a ticket against what was stored', async () => {
  const ticket = checkTicket('mega', { code: 'A', listNumber: [1, 2, 3, 4, 44, 45], price: '10000', isDone: true });
  if (!ticket.ok) throw new Error(ticket.code);
  const run = startBackTest('mega', ticket.value as TicketByGame['mega']);
  run.add(await past('mega'));
  expect(run.result()).toMatchObject({ draws: 2, cost: 20_000, won: 330_000 });
});

it.each([
  ['max3d', { code: 'A', numbers: '123', playMethod: { id: 'MAX3D' }, price: '10000', isDone: true }],
  ['power', { code: 'A', listNumber: [1, 2, 3, 4, 5, 6], powerNumber: 7, price: '10000', isDone: true }],
] as const)('tells all that a ticket of %s is judged by', async (gameId, sent) => {
  const [draw] = await past(gameId);
  const ticket = checkTicket(gameId, sent);
  if (!ticket.ok || !draw) throw new Error(`There is no ticket or no draw of ${gameId}.`);
  const run = startBackTest(gameId, ticket.value as TicketByGame[typeof gameId]);
  run.add([draw]);
  expect(run.result().draws).toBe(1);
});

it.each(['gameId=nobody', 'gameId=loto', ''])('refuses ?%s', async (query) => {
  expect((await test.call('GET', `/client-game-results/past-draws?${query}`)).status).toBe(400);
});
