import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { testShop, type TestShop } from '../testing/testShop';

const NOON = '2026-08-21T12:00:00+07:00';

let test: TestShop;
beforeAll(async () => {
  test = await testShop({ now: NOON, environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(test.shop);
});
afterAll(() => test.close());

const move = (now: string, token = test.shop.secrets.operatorKey) =>
  test.call('POST', '/sandbox/clock', { token, body: { now } });

async function statusOf(id: string) {
  const { status } = await test.shop.db
    .selectFrom('periods')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}

it('is the operator’s alone', async () => {
  const { token } = await test.newPlayer();
  expect((await move('2026-08-21T13:00:00+07:00', token)).status).toBe(401);
  expect(test.shop.clock.now()).toEqual(new Date(NOON));
});

it('goes forward, and what falls due on the way is done', async () => {
  expect(await statusOf('mega:20260821')).toBe('open');
  expect((await move('2026-08-21T18:10:00+07:00')).status).toBe(200);
  expect(test.shop.clock.now()).toEqual(new Date('2026-08-21T18:10:00+07:00'));
  expect(await statusOf('mega:20260821')).toBe('closed');
});

it('opens what is on sale weeks later', async () => {
  await move('2026-09-30T12:00:00+07:00');
  expect(await statusOf('mega:20260930')).toBe('open');
});

it('never goes back', async () => {
  const before = test.shop.clock.now();
  expect((await move('2026-08-21T12:00:00+07:00')).status).toBe(400);
  expect(test.shop.clock.now()).toEqual(before);
});
