import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { amountOf } from '../testing/seededRun';
import { testShop, type TestShop } from '../testing/testShop';

/** Guesses in the whole day; ten thousand in the long form (`npm run test:faults -- --row S1`). */
const GUESSES = amountOf('VELOC_GUESSES', 200);
/** Requests that name another address each. */
const FORGED = amountOf('VELOC_FORGED', 650);
const ALLOWED = 600;
const AT_ONCE = 20;
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

vi.setConfig({ testTimeout: 60_000 + GUESSES * 30 });

// On the default limits of the shop (decision A6).
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const phone = '+84966000001';
/** Another address in every request, which only a shop behind a proxy of its own believes. */
const forged = (turn: number) => ({ 'X-Forwarded-For': `10.${turn % 250}.${(turn >> 8) % 250}.7` });

test(`${GUESSES} guesses of a day, from everywhere and over every code, are judged 20 times at most`, async () => {
  const everywhere = await testShop({ environment: { VELOC_TRUST_PROXY: '1' } });
  const batches = Math.ceil(GUESSES / AT_ONCE);
  const sends: number[] = [];
  let right = 0;
  let codes: string[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const sent = await everywhere.call('POST', '/otp-verify/send', {
      body: { phone, purpose: batch % 2 ? 'login' : 'payment' },
      headers: forged(batch),
    });
    if (sent.status === 200) {
      sends.push(everywhere.shop.clock.now().getTime());
      codes = [...codes, sent.body.data['challengeId']];
    }
    const code = everywhere.codes.at(-1)?.code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, turn) =>
        everywhere.call('POST', '/otp-verify/verify', {
          body: { challengeId: codes[(batch + turn) % codes.length] ?? '', phone, code },
          headers: forged(batch * AT_ONCE + turn),
        }),
      ),
    );
    right += answers.filter(({ status }) => status === 200).length;
    everywhere.passTime((DAY_MINUTES * MINUTE) / batches);
  }

  const challenges = await everywhere.shop.db
    .selectFrom('otp_challenges')
    .select('attempts')
    .where('phone', '=', phone)
    .execute();
  expect(right).toBe(0);
  expect(Math.max(...challenges.map(({ attempts }) => attempts))).toBeLessThanOrEqual(5);
  expect(challenges.reduce((sum, { attempts }) => sum + attempts, 0)).toBeLessThanOrEqual(20);
  for (const at of sends) {
    const window = sends.filter((other) => other > at - 15 * MINUTE && other <= at);
    expect(window.length).toBeLessThanOrEqual(3);
  }
  const sessions = await everywhere.shop.db.selectFrom('sessions').select('id').execute();
  expect(sessions).toEqual([]);
  await everywhere.close();
});

test(`${FORGED} forged addresses share the limit of the one they come from`, async () => {
  const answers: number[] = [];
  for (let turn = 0; turn < FORGED; turn += 50) {
    const batch = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        shop.call('POST', '/otp-verify/check-user', { body: { phone }, headers: forged(turn + index) }),
      ),
    );
    answers.push(...batch.map(({ status }) => status));
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(ALLOWED);
  expect(answers.filter((status) => status === 429)).toHaveLength(FORGED - ALLOWED);
});
