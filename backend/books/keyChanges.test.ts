import { isAgreedPolicy, areAllPassed, verifyReceipt, type Receipt } from '@veloc/proof';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runDueJobs } from '../jobs/runDueJobs';
import { makeSecrets } from '../secrets';
import { SettingsError } from '../settings/readSettings';
import { verifyKeys } from '../start/verifyKeys';
import { FOUR, megaEvening } from '../testing/megaEvening';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { recordKeyChange } from './keyChanges';

const [FIRST, SECOND, THIRD] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];
const keys = { master: 'the master secret of a test shop', operatorKey: 'the-operator-key-of-a-test-shop' };

let test: TestShop;
const { holder } = megaEvening(() => test);
const goBy = (bookSecret: string, oldBookSecret: string | null = null) =>
  Object.assign(test.shop, { secrets: makeSecrets({ ...keys, bookSecret, oldBookSecret }) });
beforeEach(async () => {
  test = await testShop({ environment: { VELOC_SIMULATED_DRAWS: '0' } });
  goBy(FIRST);
});
afterEach(() => test.close());

const policy = async () => (await test.call('GET', '/public/policy')).text;
const changes = async () => (await test.call('GET', '/public/keys')).body as unknown;
async function receiptOf({ userId }: TestPlayer): Promise<Receipt> {
  const found = test.shop.db.selectFrom('tickets').select('id').where('user_id', '=', userId);
  const { id } = await found.executeTakeFirstOrThrow();
  const answer = await test.call('GET', `/client-tickets/receipt?id=${id}`, { token: await test.login(userId) });
  return answer.body.data as Receipt;
}
const isRight = async (receipt: Receipt, by: string) => areAllPassed((await verifyReceipt(receipt, by)).checks);

it('a new key is signed by the one before, once, and receipts of both times are believed', async () => {
  const player = await holder(FOUR);
  test.setNow('2026-08-21T17:59:10+07:00');
  await runDueJobs(test.shop);
  const [policyBefore, before] = [await policy(), await receiptOf(player)];
  expect(await isRight(before, policyBefore)).toBe(true);
  expect(await changes()).toEqual([]);

  goBy(SECOND, FIRST);
  await recordKeyChange(test.shop);
  await recordKeyChange(test.shop);
  goBy(THIRD, SECOND);
  await recordKeyChange(test.shop);
  expect(await changes()).toHaveLength(2);

  const policyAfter = await policy();
  expect(policyAfter.match(/^log /gm)).toHaveLength(3);
  expect(await isAgreedPolicy(policyBefore, policyAfter, await changes())).toBe(true);
  const after = await receiptOf(player);
  expect(after.book).not.toBe(before.book);
  expect([await isRight(before, policyAfter), await isRight(after, policyAfter)]).toEqual([true, true]);
  expect(await isRight(after, policyBefore)).toBe(false);
});

it('a secret by which the log was not signed last vouches for nothing', async () => {
  goBy(SECOND, FIRST);
  await recordKeyChange(test.shop);
  for (const [secret, old] of [
    [THIRD, FIRST],
    [FIRST, FIRST],
    [SECOND, SECOND],
  ] as const) {
    goBy(secret, old);
    await expect(recordKeyChange(test.shop)).rejects.toThrow(SettingsError);
  }
  goBy(THIRD);
  await recordKeyChange(test.shop);
  expect(await changes()).toHaveLength(1);
});

it.each([
  ['of before', { bookSecret: FIRST }, { bookSecret: SECOND, oldBookSecret: FIRST }, true],
  ['of another shop', { bookSecret: FIRST }, { bookSecret: SECOND, oldBookSecret: THIRD }, false],
  ['that was that of all keys', { master: FIRST }, { master: SECOND, oldBookSecret: FIRST }, true],
])('a database knows the old secret %s', async (_, before, after, isKnown) => {
  const start = (changed: object, rotate = false) =>
    verifyKeys(test.shop.db, { secrets: makeSecrets({ ...keys, ...changed }), now: test.shop.clock.now(), rotate });
  await start(before);
  const changed = start(after, true);
  if (isKnown) expect(await changed).toContain('book secret');
  else await expect(changed).rejects.toThrow(SettingsError);
});
