import { drawStatisticsSchema } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importRecords } from '../testing/importing';
import { max3dRecord, megaRecord } from '../testing/resultRecords';
import { testShop, type TestShop } from '../testing/testShop';

let test: TestShop;
beforeAll(async () => {
  test = await testShop({ now: '2026-08-21T18:10:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await importRecords(
    test,
    megaRecord({ drawId: '01550', date: '2026-08-16', numbers: [1, 2, 3, 4, 5, 6] }),
    megaRecord({ drawId: '01551', date: '2026-08-19', numbers: [1, 2, 3, 40, 41, 42] }),
  );
});
afterAll(() => test.close());

async function statistics(query: string) {
  const { body } = await test.call('GET', `/client-game-results/statistics?${query}`);
  return v.parse(drawStatisticsSchema, body.data);
}

it('counts every ball of the drum and says when it was last drawn', async () => {
  const { numbers, draws, specials } = await statistics('gameId=mega');
  expect(draws).toBe(2);
  expect(numbers).toHaveLength(45);
  expect(numbers[0]).toEqual({ number: 1, count: 2, lastSeen: '19/08/2026' });
  expect(numbers[5]).toEqual({ number: 6, count: 1, lastSeen: '16/08/2026' });
  expect(numbers[44]).toEqual({ number: 45, count: 0, lastSeen: null });
  expect(numbers.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  expect(specials).toEqual([]);
});

it('looks at as many of the newest draws as asked for', async () => {
  const { numbers, draws } = await statistics('gameId=mega&draws=1');
  expect(draws).toBe(1);
  expect(numbers[5]).toMatchObject({ number: 6, count: 0 });
});

it('names the strings of digits that came up most', async () => {
  await importRecords(test, max3dRecord());
  const { numbers } = await statistics('gameId=max3d');
  expect(numbers.length).toBeLessThanOrEqual(20);
  expect(numbers[0]?.number).toMatch(/^\d{3}$/);
  expect(numbers[0]?.count).toBeGreaterThanOrEqual(numbers.at(-1)?.count ?? 0);
});

it.each(['gameId=nobody', 'gameId=mega&draws=x', 'gameId=mega&draws=0', ''])('refuses ?%s', async (query) => {
  expect((await test.call('GET', `/client-game-results/statistics?${query}`)).status).toBe(400);
});
