import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakes';
import { scriptedFetch, type Turn } from '../testing/scriptedFetch';
import { outcomeOf, testTransport } from '../testing/testTransport';
import type { Call } from './call';

const call: Call = { method: 'POST', path: '/users/get-profile', auth: 'required', body: {} };
const NOW = Date.parse('2026-08-21T10:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A token that ends `left` ms from now by the server's clock. */
const token = (left: number, name = 'x') =>
  `h.${btoa(JSON.stringify({ sub: name, exp: (NOW + left) / 1000 })).replaceAll('=', '')}.s`;
const fresh = token(900_000, 'fresh');

function shop({ left, refreshed = { status: 200, body: { token: fresh } } }: { left: number; refreshed?: Turn }) {
  const storage = memoryStorage();
  const { fetch, sent } = scriptedFetch(({ path }) => (path === '/auth/refresh' ? refreshed : { status: 200 }));
  const open = () => testTransport({ fetch, storage, serverNow: () => NOW });
  const first = open();
  first.credentials.begin({ token: token(left), refreshToken: 'r1' });
  return { ...first, open, sent, paths: () => sent.map(({ path }) => path) };
}

it('renews a token that is about to end before it is used, once for all calls', async () => {
  const { send, sent, paths } = shop({ left: 59_000 });
  await Promise.all([send(call), send(call), send(call)]);
  expect(paths()).toEqual(['/auth/refresh', call.path, call.path, call.path]);
  expect(sent.slice(1).map((request) => request.token)).toEqual([fresh, fresh, fresh]);
});

it('uses what another tab has renewed', async () => {
  const { send, open, paths } = shop({ left: -3_600_000 });
  await send(call);
  await open().send(call);
  expect(paths()).toEqual(['/auth/refresh', call.path, call.path]);
});

it('leaves alone a token with more than a minute, and one that does not say when it ends', async () => {
  const { send, paths, credentials } = shop({ left: 61_000 });
  await send(call);
  credentials.begin({ token: 'opaque' });
  await send(call);
  expect(paths()).toEqual([call.path, call.path]);
});

it('does not hold up a call of a page that is left', async () => {
  const { send, paths } = shop({ left: 1_000 });
  await send({ ...call, keepalive: true });
  expect(paths()).toEqual([call.path]);
});

it('lets the server judge what could not be renewed', async () => {
  const { send, paths, lost } = shop({ left: 30_000, refreshed: { status: 429 } });
  await send(call);
  expect(paths()).toEqual(['/auth/refresh', call.path]);
  expect(lost).toEqual([]);
});

it('loses a session that is over, without asking with its token', async () => {
  const { send, paths, lost } = shop({ left: -1, refreshed: { status: 401 } });
  expect((await outcomeOf(send(call))).error).toMatchObject({ status: 401 });
  expect([paths(), lost]).toEqual([['/auth/refresh'], [call.path]]);
});
