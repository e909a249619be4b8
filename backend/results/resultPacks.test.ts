import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { comparePacks, openPack, readPolicy, shopOf, type ResultPack } from '@veloc/proof';
import {
  DAY,
  drawIdOf,
  feeds,
  gameOfFeed,
  PACK_DAYS,
  PACK_DRAWS,
  packedLine,
  readPackedLine,
  rulesOf,
  type Feed,
  type PackedDraw,
} from '@veloc/rules';
import { seededRandom } from '@veloc/rules/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importRecords } from '../testing/importing';
import { lotto535Record, megaRecord, southernRecord } from '../testing/resultRecords';
import { seedOfRun } from '../testing/seed';
import { testShop, type TestShop } from '../testing/testShop';

let test: TestShop;
let policy: string;
beforeEach(async () => {
  test = await testShop({ now: '2026-08-22T23:00:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  policy = (await test.call('GET', '/public/policy')).text;
});
afterEach(() => test.close());

const ask = (feed: string, query = '', headers: Record<string, string> = {}) =>
  test.call('GET', `/public/results/${feed}/pack${query}`, { headers });

async function opened(feed: Feed, kept?: ResultPack): Promise<ResultPack> {
  const { text } = await ask(feed, kept ? `?after=${kept.to}` : '');
  return openPack(text, { ...shopOf(readPolicy(policy)), feed }, kept?.lines);
}

const correct = (record: Record<string, unknown>) =>
  test.call('POST', '/operator/results/corrections', {
    token: test.shop.secrets.operatorKey,
    body: { reason: 'Nhập nhầm', record },
  });

it('of a feed is what was drawn, opened by the keys of the shop’s policy', async () => {
  await importRecords(test, megaRecord(), megaRecord({ drawId: '90000', date: '2026-08-19' }));
  const { from, to, lines, corrections } = await opened('mega');
  expect({ from, to, corrections }).toEqual({ from: '20260819', to: '20260821', corrections: 0 });
  expect(readPackedLine('mega', lines[1])).toEqual({
    drawId: 'mega:20260821',
    drawNo: '90001',
    numbers: [2, 9, 17, 28, 33, 41],
    special: null,
  });
});

it('of what has no draw, or is no feed, is not there', async () => {
  for (const feed of ['mega', 'kenoeo', 'loto', 'constructor']) expect((await ask(feed)).status).toBe(404);
});

it('refuses a moment that is none', async () => {
  await importRecords(test, megaRecord());
  expect((await ask('mega', '?after=hôm-nay')).status).toBe(400);
});

it('grows draw by draw, also where several come at one moment or one comes late', async () => {
  await importRecords(test, lotto535Record({ date: '2026-08-21' }));
  const first = await opened('lotto535');
  await importRecords(test, lotto535Record({ drawId: '90002', date: '2026-08-21', time: '21:00' }));
  const { text } = await ask('lotto535', `?after=${first.to}`);
  expect(text).toContain('"20260821:1300"');
  const second = await opened('lotto535', first);
  expect([second.to, comparePacks(first, second)]).toEqual(['20260821:2100', 'newer']);
  // Whoever has more than this shop gets the whole.
  expect((await ask('lotto535', '?after=20270101')).text).toBe((await ask('lotto535')).text);

  await importRecords(test, southernRecord());
  const south = await opened('regional');
  await importRecords(test, southernRecord({ channelId: 'binh-duong', channelName: 'Bình Dương' }));
  const both = await opened('regional', south);
  expect([both.lines.length, comparePacks(south, both)]).toEqual([2, 'newer']);
  expect(readPackedLine('regional', both.lines[1])?.tiers).toMatchObject({ db: [expect.stringMatching(/^\d{6}$/)] });
});

it('tells a correction so that a device takes it, and not what stood there before again', async () => {
  await importRecords(test, megaRecord(), megaRecord({ drawId: '90000', date: '2026-08-19' }));
  const wrong = await opened('mega');
  expect((await correct(megaRecord({ numbers: [1, 2, 3, 4, 5, 6] }))).status).toBe(200);
  const right = await opened('mega');
  expect(right).toMatchObject({ to: wrong.to, corrections: 1 });
  expect([comparePacks(wrong, right), comparePacks(right, wrong)]).toEqual(['newer', 'rollback']);
});

it('is asked for by its hash, and goes as brotli to who takes that', async () => {
  await importRecords(test, megaRecord());
  const whole = await ask('mega');
  const tag = whole.headers.get('ETag') ?? '';
  expect(tag).toBe(`W/"${Buffer.from((await opened('mega')).payload).toString('hex')}"`);
  const unchanged = await ask('mega', '?after=20260821', { 'If-None-Match': tag });
  expect([unchanged.status, unchanged.text]).toEqual([304, '']);
  const small = await test.app.request('/public/results/mega/pack', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect([small.headers.get('Content-Encoding'), small.headers.get('Vary')]).toEqual(['br', 'Accept-Encoding']);
  expect(brotliDecompressSync(Buffer.from(await small.arrayBuffer())).toString()).toBe(whole.text);
});

/** As many draws at once as the busiest day of the south and the centre has. */
const CHANNELS = 6;

function monthOf(feed: Feed, random: () => number): PackedDraw[] {
  const end = Date.parse('2026-08-22T14:00:00Z');
  const often = { keno: [119, 8], lotto535: [2, 480] }[feed as 'keno' | 'lotto535'] ?? [1, 0];
  const [perDay = 1, minutes = 0] = often;
  const days = feed === 'keno' || feed === 'regional' || feed === 'lotto535' ? PACK_DAYS : PACK_DRAWS;
  const channels = feed === 'regional' ? Array.from({ length: CHANNELS }, (_, index) => `dai-so-${index}`) : [null];
  return Array.from({ length: days * perDay }, (_, index) => {
    const at = end - Math.floor(index / perDay) * DAY - (index % perDay) * minutes * 60_000;
    return channels.map((channelId) => {
      const drawn = rulesOf(gameOfFeed(feed)).simulate(random);
      return { ...drawn, drawId: drawIdOf({ feed, dialAt: at, channelId }), drawNo: String(286_000 - index) };
    });
  }).flat();
}

it('of a month of all games weighs no more than 80 kB together', () => {
  const random = seededRandom(seedOfRun());
  const sizes = feeds.map((feed) => {
    const lines = monthOf(feed, random).map((draw) => packedLine(feed, draw));
    return brotliCompressSync(lines.toReversed().join('\n')).length;
  });
  // A head is some 200 B.
  expect(
    sizes.reduce((sum, size) => sum + size + 200, 0),
    sizes.join(' '),
  ).toBeLessThanOrEqual(80_000);
});
