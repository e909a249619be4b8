import { expect, it } from 'vitest';
import { withdrawalCalls } from '../testing/withdrawalCalls';

const { now, proven, balance, win, operate } = withdrawalCalls();

const idOf = ({ body }: { body: { data: unknown } }) => (body.data as { id: string }).id;

it('counts into a day what both balances changed by: money between them, or back to them, is counted once', async () => {
  await win(150_000);
  const paid = idOf(await proven());
  const refused = idOf(await proven());
  const cancelled = idOf(await proven({ source: 'reward' }));
  const { token } = now.player;
  await operate('start', paid);
  await operate('complete', paid);
  await operate('reject', refused);
  await now.test.call('POST', '/client-withdraw/cancel', { token, body: { id: cancelled } });
  await now.test.call('POST', '/client-transaction/transfer-reward', { token, body: { amount: 60_000 } });
  expect(await balance()).toEqual({ amount: 260_000, rewardAmount: 90_000 });

  const { body } = await now.test.call('GET', '/client/payment-history', { token });
  const { data, days } = body as unknown as { data: { kind: string }[]; days: unknown };
  expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['withdraw', 'withdraw_reversal', 'reward_transfer']));
  expect(days).toMatchObject([{ total: -100_000 }]);
});
