import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeSecrets, SECRET_FILE, type SecretSources } from '../secrets';
import { readSettings } from '../settings/readSettings';
import { testShop, type TestShop } from '../testing/testShop';
import { verifyKeys } from './verifyKeys';
import { openShop } from './openShop';

let shop: TestShop['shop'];
let close: TestShop['close'];
let newPlayer: TestShop['newPlayer'];
beforeAll(async () => {
  ({ shop, close, newPlayer } = await testShop());
});
afterAll(() => close());
beforeEach(() => shop.db.deleteFrom('shop_keys').execute());

const first: SecretSources = { master: 'm'.repeat(32), operatorKey: 'o'.repeat(32), gatewayKey: 'g'.repeat(32) };
const keep = (changes: Partial<SecretSources> = {}, rotate = false) =>
  verifyKeys(shop.db, { secrets: makeSecrets({ ...first, ...changes }), now: shop.clock.now(), rotate });

test('servers that share their keys share the database', async () => {
  expect(await keep()).toEqual([]);
  expect(await keep()).toEqual([]);
});

test.each([
  [{ master: 'x'.repeat(32) }, /^This database belongs to servers with another secret.*VELOC_SECRET of the others/],
  [{ operatorKey: 'x'.repeat(32) }, /another operator key.*VELOC_OPERATOR_KEY of the others/],
  [{ bookSecret: 'x'.repeat(32) }, /another book secret.*VELOC_BOOK_SECRET of the others/],
  [{ gatewayKey: 'x'.repeat(32) }, /another gateway key.*VELOC_GATEWAY_SECRET of the others/],
])('a server with another key ends with one sentence: %j', async (changes, sentence) => {
  await keep();
  await expect(keep(changes)).rejects.toThrow(sentence);
  expect(await keep()).toEqual([]);
});

test('of two that start first together with other secrets one ends', async () => {
  const starts = await Promise.allSettled([keep(), keep({ master: 'x'.repeat(32) })]);
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a deliberate change says what changed and shuts out the old secret', async () => {
  await keep();
  expect(await keep({ operatorKey: 'x'.repeat(32) }, true)).toEqual(['operator key']);
  await expect(keep()).rejects.toThrow('another operator key');
  expect(await keep({ master: 'x'.repeat(32) }, true)).toContain('secret');
  expect(await keep({ master: 'x'.repeat(32) })).toEqual([]);
});

test('a new secret ends the push subscriptions that browsers made by the old one, another key does not', async () => {
  await keep();
  const { userId } = await newPlayer();
  const { id } = await shop.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const keys = { p256dh: Buffer.alloc(65), auth: Buffer.alloc(16) };
  const subscription = { session_id: id, endpoint: 'https://push.example/1', ...keys, created_at: shop.clock.now() };
  await shop.db.insertInto('push_subscriptions').values(subscription).execute();
  const left = async () => (await shop.db.selectFrom('push_subscriptions').select('endpoint').execute()).length;
  await keep({ operatorKey: 'x'.repeat(32) }, true);
  expect(await left()).toBe(1);
  await keep({ master: 'x'.repeat(32) }, true);
  expect(await left()).toBe(0);
});

test('a shop that changes its secret and keeps the old one for its books signs them as before', async () => {
  await keep();
  const changed = { master: 'x'.repeat(32), bookSecret: first.master };
  expect(await keep(changed, true)).toContain('secret');
  const [before, after] = [makeSecrets(first), makeSecrets({ ...first, ...changed })];
  expect(after.bookKey.publicKey).toEqual(before.bookKey.publicKey);
  expect(after.ticketSalt('t')).toEqual(before.ticketSalt('t'));
  expect(after.tokenKey).not.toEqual(before.tokenKey);
  const lost = makeSecrets({ ...first, master: 'x'.repeat(32) });
  expect(lost.bookKey.publicKey).not.toEqual(before.bookKey.publicKey);
});

test('the database holds nothing of a key itself', async () => {
  await keep();
  const rows = JSON.stringify(await shop.db.selectFrom('shop_keys').selectAll().execute());
  expect(rows).not.toMatch(/m{32}|o{32}|g{32}/);
});

// In a folder, and so on the embedded database whatever the tests run on.
test.skipIf(process.env.VELOC_TEST_DATABASE_URL)(
  'a shop whose secret was lost does not start with one of its own making',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'veloc-keys-'));
    try {
      const settings = readSettings({ VELOC_DATA: folder });
      await (await openShop(settings)).close();
      rmSync(join(folder, SECRET_FILE));
      await expect(openShop(settings)).rejects.toThrow(/another secret/);
      const opened = await openShop({ ...settings, rotateSecret: true, withholdTax: true });
      expect(opened.changedKeys).toContain('secret');
      expect(opened.changedSettings).toEqual([expect.stringMatching(/^VELOC_WITHHOLD_TAX was 0 .* and is 1/)]);
      await opened.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  // A first start makes the whole database.
  240_000,
);
