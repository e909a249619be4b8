import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { commands } from '../operator/commands';
import { operatorCall } from '../operator/call';
import { runCommand } from '../operator/run';
import { megaRecord } from '../testing/resultRecords';
import { withdrawalCalls } from '../testing/withdrawalCalls';

const { now, proven } = withdrawalCalls();

const operatorKey = () => now.test.shop.secrets.operatorKey;
/** Each a millisecond after the one before: within one, ids keep an order for so many rows only. */
function post(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
  now.test.passTime(1);
  return now.test.call('POST', `/operator${path}`, { token: operatorKey(), body, headers });
}
async function entries(query = '') {
  const answer = await now.test.call('GET', `/operator/audit${query}`, { token: operatorKey() });
  expect(answer.status).toBe(200);
  return answer.body.data as { entries: Record<string, unknown>[]; cursor: string | null };
}
async function withdrawal(): Promise<string> {
  const { body } = await proven();
  return (body.data as { id: string }).id;
}

test('keeps who did what to what, how it was before and is after', async () => {
  const id = await withdrawal();
  await post(`/withdrawals/${id}/start`, {}, { 'X-Request-Id': 'the-start' });
  const startedAt = now.test.shop.clock.now().toISOString();
  await post(`/withdrawals/${id}/reject`, { reason: 'Sai tên chủ tài khoản', started: true });
  const { entries: kept } = await entries(`?object=withdrawal:${id}`);
  expect(kept).toEqual([
    expect.objectContaining({
      call: 'POST /operator/withdrawals/:id/reject',
      params: { id, reason: 'Sai tên chủ tài khoản', started: true },
      before: { status: 'processing', amount: 100_000 },
      after: { status: 'failed', amount: 100_000 },
    }),
    {
      id: expect.any(String),
      at: startedAt,
      actor: 'operator',
      address: 'unknown',
      requestId: 'the-start',
      call: 'POST /operator/withdrawals/:id/start',
      object: { kind: 'withdrawal', id },
      params: { id },
      before: { status: 'pending', amount: 100_000 },
      after: { status: 'processing', amount: 100_000 },
      status: 200,
      code: null,
    },
  ]);
});

test('keeps what was refused, and nothing of who has no key', async () => {
  const id = await withdrawal();
  await post(`/withdrawals/${id}/complete`);
  await post('/users/adjust', { phone: 'no phone' });
  const before = (await entries()).entries;
  expect(before.slice(0, 2)).toMatchObject([
    { call: 'POST /operator/users/adjust', object: null, status: 400, code: 'VALIDATION_ERROR' },
    { call: 'POST /operator/withdrawals/:id/complete', object: { id }, status: 409, code: 'WITHDRAWAL_NOT_STARTED' },
  ]);
  await now.test.call('POST', `/operator/withdrawals/${id}/start`, { token: 'a-wrong-key', body: {} });
  await now.test.call('POST', `/operator/withdrawals/${id}/start`, { body: {} });
  expect((await entries()).entries).toEqual(before);
});

test('an act whose entry cannot be written is not done', async () => {
  const id = await withdrawal();
  const { db } = now.test.shop;
  await sql`alter table audit_trail add constraint none check (false) not valid`.execute(db);
  expect((await post(`/withdrawals/${id}/start`)).status).toBe(500);
  await sql`alter table audit_trail drop constraint none`.execute(db);
  const { status } = await db
    .selectFrom('transactions')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('pending');
  expect(now.test.logged.at(-1)).toContain('a refused act of the operator has no entry in the audit trail');
});

test.each([sql`update audit_trail set actor = 'nobody'`, sql`delete from audit_trail`, sql`truncate audit_trail`])(
  'the database refuses to change it (%#)',
  async (change) => {
    await post('/users/unlock', { phone: now.player.phone });
    await expect(change.execute(now.test.shop.db)).rejects.toThrow('The audit trail is append-only');
  },
);

test('names the player of a phone, tells the phone masked, and has no link of a login', async () => {
  const { phone, userId } = now.player;
  const unlocked = await post('/users/unlock', { phone });
  await post('/users/logout', { phone });
  await post('/users/adjust', { phone, amount: -50_000, reason: 'Nạp nhầm' });
  const { entries: kept } = await entries(`?object=player:${userId}`);
  expect(kept).toMatchObject([
    { params: { amount: -50_000 }, before: { wallet: 300_000, sessions: 0 }, after: { wallet: 250_000 } },
    { before: { sessions: 1 }, after: { sessions: 0 } },
    { params: { phone: expect.stringMatching(/^\+849\d\*{5}\d\d$/) } },
  ]);
  const { link } = unlocked.body.data as { link: string };
  expect(JSON.stringify(kept)).not.toContain(link.replace('/unlock/', ''));
  expect(JSON.stringify(kept)).not.toContain(phone);
});

test('of a file it keeps that it began and what came of it', async () => {
  const file = `${JSON.stringify(megaRecord({ date: '2020-01-01' }))}\nbroken\n`;
  await post('/results', file);
  const { entries: kept } = await entries('?object=results');
  expect(kept.map(({ status, after }) => [status, after])).toEqual([
    [200, { imported: 1, alreadyThere: 0, refused: 1 }],
    [null, null],
  ]);
  expect(kept[0]?.requestId).toBe(kept[1]?.requestId);
});

test('of a corrected result it keeps both', async () => {
  const day = { date: '2020-01-01' };
  const body = { reason: 'Nhập nhầm', record: megaRecord({ ...day, numbers: [1, 2, 3, 4, 5, 6] }) };
  expect((await post('/results/corrections', body)).status).toBe(200);
  const { entries: kept } = await entries('?object=draw:mega:20200101');
  expect(kept).toMatchObject([
    { before: { numbers: megaRecord(day).numbers }, after: { numbers: [1, 2, 3, 4, 5, 6] }, status: 200 },
  ]);
});

test('is read in pages, by the command too', async () => {
  const all = (await entries('?itemPerPage=50')).entries;
  expect(all.length).toBeGreaterThan(8);
  const first = await entries('?itemPerPage=3');
  const second = await entries(`?itemPerPage=3&cursor=${first.cursor}`);
  expect([...first.entries, ...second.entries]).toEqual(all.slice(0, 6));
  expect((await now.test.call('GET', '/operator/audit?object=nothing:1', { token: operatorKey() })).status).toBe(400);

  const printed: string[] = [];
  const fetcher = (async (url: URL, init: RequestInit) => now.test.app.request(url, init)) as typeof fetch;
  const call = operatorCall('http://shop.test', operatorKey(), fetcher);
  const run = (...words: string[]) =>
    runCommand(commands, ['audit', 'list', ...words], { call, print: (line) => printed.push(line) });
  expect(await run('--object', 'results')).toBe(0);
  expect(printed).toEqual([
    expect.stringMatching(/operator from unknown {2}POST \/operator\/results {2}results:file {2}200 {2}/),
    '    {}',
    expect.stringMatching(/-> \{/),
    expect.stringMatching(/results:file {2}began {2}/),
    '    {}',
    'entries: 2',
  ]);
});
