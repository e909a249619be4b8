import { expect, it } from 'vitest';
import { scriptedFetch, type Turn } from '../testing/scriptedFetch';
import { testTransport } from '../testing/testTransport';
import type { Call } from './call';

const call: Call = {
  method: 'POST',
  path: '/users/change-pass',
  auth: 'required',
  body: { a: 1 },
  renewsSession: true,
};
const renewed: Turn = { status: 200, body: { data: { changed: true, token: 't2', refreshToken: 'r2' }, token: 't2' } };

function page(change: () => Turn | Promise<Turn>) {
  let refreshed = 2;
  const { fetch, sent } = scriptedFetch(({ path }) => {
    if (path === call.path) return change();
    if (path !== '/auth/refresh') return { status: 200 };
    refreshed += 1;
    return { status: 200, body: { token: `t${refreshed}`, refreshToken: `r${refreshed}` } };
  });
  const held = testTransport({ fetch, serverNow: () => 0 });
  held.credentials.begin({ token: 't1', refreshToken: 'r1' });
  return { ...held, sent };
}

it('names the refresh token it goes on with, keeps the pair of the answer and uses it at once', async () => {
  const { send, sent, credentials } = page(() => renewed);
  await send(call);
  await expect.poll(() => credentials.read()).toEqual({ token: 't3', refreshToken: 'r3' });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [call.path, { a: 1, refreshToken: 'r1' }],
    ['/auth/refresh', { refreshToken: 'r2' }],
  ]);
});

it('names the newest token in a repeat after a renewal', async () => {
  const turns: Turn[] = [{ status: 401 }, renewed];
  const { send, sent } = page(() => turns.shift() ?? { status: 500 });
  await send(call);
  const bodies = sent.filter(({ path }) => path === call.path).map(({ body }) => body);
  expect(bodies).toEqual([
    { a: 1, refreshToken: 'r1' },
    { a: 1, refreshToken: 'r3' },
  ]);
});

it('keeps no pair for somebody who has logged out meanwhile', async () => {
  const { send, credentials } = page(async () => {
    credentials.clear();
    return renewed;
  });
  await send(call).catch(() => undefined);
  expect(credentials.read()).toBeNull();
});

it('leaves the tokens alone when the call is refused', async () => {
  const { send, credentials } = page(() => ({ status: 400, body: { code: 'PIN_INVALID' } }));
  await expect(send(call)).rejects.toMatchObject({ code: 'PIN_INVALID' });
  expect(credentials.read()).toEqual({ token: 't1', refreshToken: 'r1' });
});

it('costs nobody the session whose call it overtakes on its second way', async () => {
  let renew: (turn: Turn) => void = () => undefined;
  const answered = new Promise<Turn>((resolve) => (renew = resolve));
  let asked = 0;
  const list: Call = { method: 'GET', path: '/list', auth: 'required' };
  const { fetch, sent } = scriptedFetch(async ({ path, token }) => {
    if (path === call.path) return answered;
    if (path === '/auth/refresh') {
      asked += 1;
      return { status: 200, body: { token: `again${asked}`, refreshToken: `r-again${asked}` } };
    }
    if (token === 'again1') {
      renew(renewed);
      await expect.poll(() => credentials.read()?.token).toBe('again2');
    }
    return { status: token === 'again2' ? 200 : 401 };
  });
  const { send, credentials, lost } = testTransport({ fetch, serverNow: () => 0 });
  credentials.begin({ token: 't1', refreshToken: 'r1' });
  const change = send(call);
  await send(list);
  await change;
  expect(sent.filter(({ path }) => path === list.path).map(({ token }) => token)).toEqual(['t1', 'again1', 'again2']);
  expect(lost).toEqual([]);
});
