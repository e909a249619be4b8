import { afterAll, beforeAll, expect, it } from 'vitest';
import { transferLegs } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { importRecords } from '../testing/importing';
import { buy } from '../testing/purchases';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

let test: TestShop;
let player: TestPlayer;
beforeAll(async () => {
  test = await testShop();
  player = await test.newPlayer({ balance: 100_000 });
});
afterAll(() => test.close());

const pathOf = ({ phone }: TestPlayer) => `/realtime/users/${encodeURIComponent(phone)}.json`;

async function open({ token }: TestPlayer) {
  const leaving = new AbortController();
  const response = await test.app.request(pathOf(player), {
    headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    leave: async () => {
      leaving.abort();
      await reader?.cancel();
    },
    /** Reads on until something has come that ends like this; the end of the stream answers null. */
    async until(end: RegExp): Promise<string | null> {
      for (;;) {
        const found = end.exec(text)?.[0];
        if (found !== undefined) {
          text = text.slice(text.indexOf(found) + found.length);
          return found;
        }
        const { value, done } = (await reader?.read()) ?? { value: '', done: true };
        if (done) return null;
        text += value;
      }
    },
  };
}

it('puts both balances on arrival and after each change, in Firebase’s form (A11)', async () => {
  const stream = await open(player);
  expect(stream.response.headers.get('Content-Type')).toContain('text/event-stream');
  expect(await stream.until(/event: put\n.*\n\n/)).toBe(
    'event: put\ndata: {"path":"/","data":{"rewardAmount":0,"amount":100000}}\n\n',
  );
  await buy(test, player);
  expect(await stream.until(/event: put\n.*\n\n/)).toContain('"amount":90000');
  await stream.leave();
}, 60_000);

it('tells a session that is over nothing more', async () => {
  const stream = await open(player);
  await stream.until(/event: put\n.*\n\n/);
  const { userId, refreshToken } = player;
  await test.call('POST', '/auth/logout', { body: { refreshToken } });
  const legs = transferLegs(5_000, { from: 'sys:promo', to: 'reward' });
  await test.shop.db
    .transaction()
    .execute((trx) => postJournal(trx, { userId, kind: 'cashback', refId: 'late', legs, at: test.shop.clock.now() }));
  expect(await stream.until(/event: .*\n.*\n\n/)).toContain('event: auth_revoked');
  expect(await stream.until(/never/)).toBeNull();
  player = await test.newPlayer();
}, 60_000);

it('tells each result once it is stored, and none that was there before', async () => {
  const record = (day: string) => megaRecord({ drawId: `900${day}`, date: `2026-08-${day}` });
  await importRecords(test, record('12'));
  player = await test.newPlayer({ balance: 100_000 });
  const stream = await open(player);
  await stream.until(/event: put\n.*\n\n/);
  // A balance is looked for less often than results are: by then they have been looked for.
  await buy(test, player);
  await stream.until(/event: put\n.*\n\n/);
  await importRecords(test, record('14'));
  const told = await stream.until(/event: draw\n.*\n\n/);
  expect(told).toContain('"id":"mega:20260814"');
  expect(told).toContain('"numbers":[2,9,17,28,33,41]');
  await importRecords(test, record('14'), record('16'));
  expect(await stream.until(/event: draw\n.*\n\n/)).toContain('"id":"mega:20260816"');
  await stream.leave();
}, 60_000);

it('ends the oldest of many streams of one player', async () => {
  const oldest = await open(player);
  await oldest.until(/event: put\n.*\n\n/);
  const others = [];
  for (let index = 0; index < 5; index += 1) others.push(await open(player));
  expect(await oldest.until(/never/)).toBeNull();
  for (const stream of others) await stream.leave();
}, 60_000);

it('opens no stream for a HEAD, which nobody would end', async () => {
  const stream = await open(player);
  await stream.until(/event: put\n.*\n\n/);
  for (let asked = 0; asked < 5; asked += 1) {
    const head = await test.call('HEAD', pathOf(player), { token: player.token });
    expect([head.status, head.headers.get('Content-Type'), head.text]).toEqual([200, 'text/event-stream', '']);
  }
  // Five more listeners would have pushed it out.
  const { userId } = player;
  const legs = transferLegs(5_000, { from: 'sys:promo', to: 'reward' });
  await test.shop.db
    .transaction()
    .execute((trx) => postJournal(trx, { userId, kind: 'cashback', refId: 'head', legs, at: test.shop.clock.now() }));
  expect(await stream.until(/event: put\n.*\n\n/)).toContain('"rewardAmount":5000');
  await stream.leave();
}, 60_000);

it('is for the player’s own phone only', async () => {
  const stranger = await test.newPlayer();
  const foreign = await test.call('GET', pathOf(player), { token: stranger.token });
  const absent = await test.call('GET', '/realtime/users/%2B84900000000.json', { token: stranger.token });
  expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
  expect((await test.call('GET', pathOf(player))).status).toBe(401);
});
