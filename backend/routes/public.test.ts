import { bannerSchema, gameIds, privacySchema, supportContactSchema } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ environment: { VELOC_TRUST_PROXY: '1' } });
});
afterAll(() => shop.close());

test('answers contact, banners and privacy in the shapes of the wire', async () => {
  v.parse(supportContactSchema, (await shop.call('GET', '/public/support-contact')).body.data);
  expect(v.parse(v.array(bannerSchema), (await shop.call('GET', '/public/banners')).body.data).length).toBeGreaterThan(
    0,
  );
  const privacy = v.parse(privacySchema, (await shop.call('GET', '/client/client-get-privacy')).body.data);
  expect(privacy.content).toContain('18 tuổi');
});

test('has a guide for each game', async () => {
  const guides = (await shop.call('GET', '/public/guides')).body.data as { id: string; body: string }[];
  expect(guides.map(({ id }) => id)).toEqual(expect.arrayContaining([...gameIds, 'start', 'money', 'faq']));
  expect((await shop.call('GET', '/public/guides/mega')).body.data).toMatchObject({ id: 'mega', version: 1 });
  expect((await shop.call('GET', '/public/guides/none')).status).toBe(404);
  expect((await shop.call('GET', '/public/contents/nonsense')).body.data).toEqual([]);
});

test('hides banners outside their time', async () => {
  const now = shop.shop.clock.now();
  const banner = { image: null, href: null, sort: 0, starts_at: null, ends_at: null, active: true };
  await shop.shop.db
    .insertInto('banners')
    .values([
      { ...banner, id: 'over', title: 'over', ends_at: now },
      { ...banner, id: 'later', title: 'later', starts_at: new Date(now.getTime() + 1) },
      { ...banner, id: 'off', title: 'off', active: false },
      { ...banner, id: 'now', title: 'now', starts_at: now },
    ])
    .execute();
  const shown = (await shop.call('GET', '/public/banners')).body.data as { id: string }[];
  expect(shown.map(({ id }) => id)).toContain('now');
  expect(shown.map(({ id }) => id)).not.toContain('over');
  expect(shown.map(({ id }) => id)).not.toContain('later');
  expect(shown.map(({ id }) => id)).not.toContain('off');
});

test('gives guests the public parameters and asks for a token for the rest', async () => {
  const path = '/client/client-get-parameter';
  const guest = await shop.call('POST', path, { body: { type: 'public' } });
  expect(guest.body.data).toMatchObject({
    gameId: [...gameIds],
    guideMega: expect.stringContaining('Jackpot'),
    notificationCount: 0,
  });
  expect((await shop.call('POST', path)).status).toBe(401);
  const { token } = await shop.newPlayer();
  expect((await shop.call('POST', path, { token })).status).toBe(200);
});

test('gives a player every parameter of the account', async () => {
  const { token } = await shop.newPlayer();
  const { body } = await shop.call('POST', '/client/client-get-parameter', { token });
  expect(body.data).toMatchObject({
    // A shop that trusts a proxy shows no simulated account.
    listAccount: [],
    privacy: expect.stringContaining('18 tuổi'),
    contact: (await shop.call('GET', '/public/support-contact')).body.data,
    invite: expect.any(String),
    guideKeno: expect.stringContaining('Keno'),
    guideMax3d: expect.stringContaining('Max 3D'),
    guideMax3dPro: expect.stringContaining('Bao nhiều bộ số'),
    guidePower: expect.stringContaining('Power'),
    bannerAds: (await shop.call('GET', '/public/banners')).body.data,
  });
});

test('tells the address that the own proxy saw, not the one that a caller claims', async () => {
  const headers = { 'X-Forwarded-For': '1.2.3.4, 203.0.113.9' };
  expect((await shop.call('GET', '/public/ip', { headers })).body.data).toEqual({ ip: '203.0.113.9' });
});
