import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakes';
import { scriptedFetch, type SentRequest, type Turn } from '../testing/scriptedFetch';
import { outcomeOf, testTransport } from '../testing/testTransport';
import type { Call } from './call';
import { browserLock, createRefresher } from './refresh';
import { browserTimers } from './timers';

const REFRESH = '/auth/refresh';
const call: Call = { method: 'POST', path: '/users/get-profile', auth: 'required', body: {} };
const expired: Turn = { status: 401, body: { code: 'TOKEN_EXPIRED', message: 'hết hạn' } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server on which only `valid` works, and what its refresh answers. */
function shop(refreshed: (sent: SentRequest) => Turn | Promise<Turn>, valid = 't2') {
  const script = scriptedFetch((sent) => {
    if (sent.path === REFRESH) return refreshed(sent);
    return sent.token === valid ? { status: 200, body: { data: sent.key } } : expired;
  });
  const transport = testTransport({ fetch: script.fetch });
  transport.credentials.begin({ token: 't1', refreshToken: 'r1' });
  const refreshes = () => script.sent.filter(({ path }) => path === REFRESH);
  return { ...script, ...transport, refreshes };
}

const renewed: Turn = { status: 200, body: { token: 't2', data: { token: 't2', refreshToken: 'r2', expiresIn: 900 } } };

describe('a 401', () => {
  it('is answered by one refresh for 50 calls at once, and each call is replayed once with its key', async () => {
    const { send, sent, refreshes, storage } = shop(() => renewed);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(call)));
    expect(refreshes()).toHaveLength(1);
    expect(refreshes()[0]?.body).toEqual({ refreshToken: 'r1' });
    const calls = sent.filter(({ path }) => path === call.path);
    expect(calls).toHaveLength(100);
    expect(new Set(answers).size).toBe(50);
    for (const { key } of calls) expect(calls.filter((other) => other.key === key)).toHaveLength(2);
    expect(storage.getItem('veloc.token')).toBe('t2');
    expect(storage.getItem('veloc.refresh-token')).toBe('r2');
  });

  it('uses a token that another call has renewed meanwhile', async () => {
    const { send, refreshes } = shop(() => renewed);
    await send(call);
    await send(call);
    expect(refreshes()).toHaveLength(1);
  });

  it('takes a token that another tab has renewed while this one waited for the lock', async () => {
    const storage = memoryStorage();
    const { fetch, sent } = scriptedFetch((request) => (request.token === 't2' ? { status: 200 } : expired));
    const { send, credentials } = testTransport({
      fetch,
      storage,
      lock: async (run) => {
        storage.setItem('veloc.token', 't2');
        return run(true);
      },
    });
    credentials.begin({ token: 't1', refreshToken: 'r1' });
    await send(call);
    expect(sent.map(({ path, token }) => [path, token])).toEqual([
      [call.path, 't1'],
      [call.path, 't2'],
    ]);
  });
});

describe('a tab that waited for another one', () => {
  const waiting = () => {
    const storage = memoryStorage();
    const { fetch, sent } = scriptedFetch((request) =>
      request.path === REFRESH ? renewed : request.token === 't1' ? expired : { status: 200 },
    );
    const { send, credentials } = testTransport({ fetch, storage, lock: (run) => run(true) });
    credentials.begin({ token: 't1', refreshToken: 'r1' });
    return { storage, send, refreshes: () => sent.filter(({ path }) => path === REFRESH).length };
  };

  it('gives the new tokens a moment to arrive in its storage', async () => {
    const { storage, send, refreshes } = waiting();
    const outcome = outcomeOf(send(call));
    await vi.advanceTimersByTimeAsync(100);
    storage.setItem('veloc.token', 't2');
    await vi.advanceTimersByTimeAsync(100);
    expect((await outcome).error).toBeUndefined();
    expect(refreshes()).toBe(0);
  });

  it('asks for tokens itself when none come', async () => {
    const { send, refreshes } = waiting();
    const outcome = outcomeOf(send(call));
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await outcome).error).toBeUndefined();
    expect(refreshes()).toBe(1);
  });
});

describe('the lock of a browser', () => {
  it('runs one at a time, and tells who had to wait', async () => {
    const lock = browserLock(oneLock(), 'a lock');
    const order: string[] = [];
    let finish = () => {};
    const first = lock(async (waited) => {
      order.push(`first, waited ${waited}`);
      await new Promise<void>((resolve) => (finish = resolve));
      order.push('first done');
    });
    const second = lock(async (waited) => order.push(`second, waited ${waited}`));
    await vi.advanceTimersByTimeAsync(0);
    finish();
    await Promise.all([first, second]);
    expect(order).toEqual(['first, waited false', 'first done', 'second, waited true']);
  });
});

describe('a refresh that leads nowhere', () => {
  it.each([
    ['is refused', { status: 401, body: { code: 'REFRESH_INVALID' } } as Turn, 'Token refresh failed'],
    ['answers without a token', { status: 200, body: { data: {} } } as Turn, 'No token after refresh'],
    ['answers a token that does not work', { status: 200, body: { token: 't3' } } as Turn, 'Authentication failed'],
  ])('%s: the session is lost once for all waiting calls', async (_name, turn, message) => {
    const { send, lost, credentials, refreshes } = shop(() => turn);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(send(call))));
    for (const { error } of outcomes) expect(error).toMatchObject({ status: 401 });
    expect(outcomes[0]?.error).toMatchObject({ message });
    expect(refreshes()).toHaveLength(1);
    expect(lost).toEqual([call.path]);
    expect(credentials.read()).toBeNull();
  });

  it.each([
    ['gets no answer', 'lost' as Turn, 'NETWORK_ERROR', 4],
    ['finds the server broken', { status: 500 } as Turn, 'HTTP_500', 3],
    ['is asked to wait', { status: 429, body: { code: 'RATE_LIMITED' } } as Turn, 'RATE_LIMITED', 1],
  ])('%s: the session stays', async (_name, turn, code, tries) => {
    const { send, lost, credentials, refreshes } = shop(() => turn);
    const outcome = outcomeOf(send(call));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await outcome).error).toMatchObject({ code });
    expect(refreshes()).toHaveLength(tries);
    expect(lost).toEqual([]);
    expect(credentials.read()).toEqual({ token: 't1', refreshToken: 'r1' });
  });

  it('repeats a refresh whose answer was lost with the same key', async () => {
    const turns: Turn[] = ['lost', renewed];
    const { send, refreshes } = shop(() => turns.shift() ?? 'lost');
    const outcome = outcomeOf(send(call));
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await outcome).error).toBeUndefined();
    expect(new Set(refreshes().map(({ key }) => key)).size).toBe(1);
  });
});

describe('a logout', () => {
  it('during the refresh leaves no token and sends nobody away', async () => {
    const { send, credentials, lost, storage } = shop(async () => {
      credentials.clear();
      return renewed;
    });
    const { error } = await outcomeOf(send(call));
    expect(error).toMatchObject({ message: 'Authentication failed' });
    expect(storage.getItem('veloc.token')).toBeNull();
    expect(storage.getItem('veloc.refresh-token')).toBeNull();
    expect(lost).toEqual([]);
  });

  it('keeps a waiting repeat from being sent in the next person’s name', async () => {
    const { fetch, sent } = scriptedFetch('lost', { status: 200 });
    const { send, credentials } = testTransport({ fetch });
    credentials.begin({ token: 'hers' });
    const outcome = outcomeOf(send(call));
    await vi.advanceTimersByTimeAsync(500);
    credentials.clear();
    credentials.begin({ token: 'his' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await outcome).error).toMatchObject({ code: 'NETWORK_ERROR' });
    expect(sent.map(({ token }) => token)).toEqual(['hers']);
    expect(credentials.read()?.token).toBe('his');
  });
});

it('a page whose session was overtaken in another tab asks for nothing in the name of who is there now', async () => {
  const { fetch, sent } = scriptedFetch({ status: 200 });
  const { send, credentials, lost } = testTransport({ fetch, isOvertaken: () => true });
  credentials.begin({ token: 'hers', refreshToken: 'r2' });
  expect((await outcomeOf(send(call))).error).toMatchObject({ status: 401 });
  expect([sent, lost]).toEqual([[], []]);
});

describe('a session that ends while a call is repeated', () => {
  const ended: Turn = { status: 401, body: { code: 'TOKEN_INVALID' } };
  async function play(asked: Call, ...turns: Turn[]) {
    const { fetch } = scriptedFetch((sent) => (sent.path === REFRESH ? ended : (turns.shift() ?? ended)));
    const { send, credentials, lost } = testTransport({ fetch });
    credentials.begin({ token: 't1', refreshToken: 'r1' });
    const outcome = outcomeOf(send(asked));
    await vi.advanceTimersByTimeAsync(60_000);
    return { ...(await outcome), lost };
  }

  it.each([
    ['no answer', ['lost', 'lost']],
    ['a failure of the server', [{ status: 502 }]],
  ] as [string, Turn[]][])('leaves open what became of a change whose first copy got %s', async (_name, turns) => {
    const { error, lost } = await play(call, ...turns);
    expect(error).toMatchObject({ kind: 'network', code: 'NETWORK_ERROR' });
    expect(lost).toEqual([call.path]);
  });

  it('is told of a change that never went unanswered, and of a question that did', async () => {
    expect((await play(call)).error).toMatchObject({ status: 401 });
    const { body: _none, ...question } = { ...call, method: 'GET' as const };
    expect((await play(question, 'lost')).error).toMatchObject({ status: 401 });
  });
});

describe('the refresher', () => {
  it('does not let the exchange of an ended session answer for the next one', async () => {
    const { credentials } = testTransport({ fetch: scriptedFetch('lost').fetch });
    const answers: ((token: string) => void)[] = [];
    const refresh = createRefresher({
      credentials,
      timers: browserTimers,
      lock: (run) => run(false),
      exchange: () => new Promise((resolve) => answers.push((token) => resolve({ token }))),
    });
    credentials.begin({ token: 'a1' });
    const first = outcomeOf(refresh('a1'));
    credentials.begin({ token: 'b1' });
    const second = outcomeOf(refresh('b1'));
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.('a2');
    answers[1]?.('b2');
    expect((await first).error).toMatchObject({ message: 'Authentication failed' });
    expect((await second).value).toBe('b2');
    expect(credentials.read()?.token).toBe('b2');
  });
});

/** One lock as a browser gives it out, which the test's own environment does not have. */
function oneLock(): LockManager {
  let last: Promise<unknown> | null = null;
  const request = async (_name: string, ...rest: unknown[]) => {
    const run = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    const asksOnly = rest.length > 1 && (rest[0] as LockOptions).ifAvailable === true;
    if (last && asksOnly) return run(null);
    const mine = (last ?? Promise.resolve()).then(() => run({}));
    last = mine;
    return mine;
  };
  return { request } as unknown as LockManager;
}
