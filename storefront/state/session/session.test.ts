import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client';
import { memoryStorage } from '../../testing/fakes';
import { scriptedFetch, type SentRequest, type Turn } from '../../testing/scriptedFetch';
import { outcomeOf, testTransport } from '../../testing/testTransport';
import { createSession } from './session';

const user = { id: 'u1', name: 'An', phone: '+84912345678', endPointId: 'WEB' };
const begun: Turn = { status: 200, body: { token: 't1', data: { token: 't1', refreshToken: 'r1', user } } };
const sent: Turn = {
  status: 200,
  body: {
    data: { challengeId: 'c1', expiresAt: '2026-08-21T10:35:00.000Z', resendAt: '2026-08-21T10:31:00.000Z' },
  },
};

function start(answers: Record<string, Turn>, stored: Record<string, string> = {}, now = '2026-08-21T10:30:00.000Z') {
  const storage = memoryStorage(stored);
  const script = scriptedFetch(({ path }: SentRequest) => answers[path] ?? { status: 404, body: {} });
  const transport = testTransport({ fetch: script.fetch, storage });
  const clock = { now: Date.parse(now) };
  const session = createSession({
    api: createClient(transport.send),
    credentials: transport.credentials,
    storage,
    now: () => clock.now,
  });
  return { ...script, session, storage, clock };
}

const loggedIn = {
  'veloc.token': 't1',
  'veloc.refresh-token': 'r1',
  'veloc.user': JSON.stringify(user),
};

describe('logging in', () => {
  it('by PIN keeps token and user', async () => {
    const { session, storage } = start({ '/auth/login-by-pin': begun });
    await session.loginByPin('+84912345678', '482913');
    expect(session.get()).toMatchObject({ token: 't1', user: { name: 'An' }, authStatus: null });
    expect(storage.entries()).toMatchObject({ 'veloc.token': 't1', 'veloc.refresh-token': 'r1' });
    expect(JSON.parse(storage.getItem('veloc.user') ?? '')).toMatchObject({ id: 'u1' });
    expect(JSON.stringify(storage.entries())).not.toContain('482913');
  });

  it('by code fetches a token for the account', async () => {
    const { session, sent: calls } = start({
      '/otp-verify/verify': { status: 200, body: { data: { verified: true, user, signature: 's1' } } },
      '/client-get-token-by-endpoint': begun,
    });
    const outcome = await session.verifyOtp({ challengeId: 'c1', phone: user.phone, code: '123456' });
    expect(outcome).toEqual({ registered: true });
    expect(calls.at(-1)?.body).toMatchObject({ phone: user.phone, signature: 's1' });
    expect(session.get().token).toBe('t1');
  });

  it('says Lỗi đăng nhập when the token cannot be had', async () => {
    const { session } = start({
      '/otp-verify/verify': { status: 200, body: { data: { verified: true, user, signature: 's1' } } },
      '/client-get-token-by-endpoint': { status: 403, body: { message: 'không', code: 'FORBIDDEN' } },
    });
    const { error } = await outcomeOf(session.verifyOtp({ challengeId: 'c1', phone: user.phone, code: '123456' }));
    expect(error).toMatchObject({ message: 'Lỗi đăng nhập', code: 'FORBIDDEN', status: 403 });
    expect(session.get().token).toBeNull();
  });

  it('hands a newcomer the proof to register with', async () => {
    const { session, sent: calls } = start({
      '/otp-verify/verify': { status: 200, body: { data: { verified: true, user: null, signature: 's1' } } },
      '/register-account': begun,
    });
    expect(await session.verifyOtp({ challengeId: 'c1', phone: user.phone, code: '1' })).toEqual({
      registered: false,
      signature: 's1',
    });
    await session.register({ phone: user.phone, signature: 's1' });
    expect(calls.at(-1)?.body).toEqual({ name: '', phone: user.phone, signature: 's1', acceptPrivacy: true });
    expect(session.get().user?.id).toBe('u1');
  });

  it('reads the profile when the answer brings no user', async () => {
    const { session } = start({
      '/auth/login-by-pin': { status: 200, body: { token: 't1' } },
      '/users/get-profile': { status: 200, body: { result: user } },
    });
    await session.loginByPin(user.phone, '482913');
    expect(session.get().user?.name).toBe('An');
  });

  it('with a refused PIN passes the refusal on and sends nobody to /login', async () => {
    const { session, sent: calls } = start({
      '/auth/login-by-pin': { status: 401, body: { message: 'Sai mã PIN', code: 'PIN_WRONG' } },
    });
    const { error } = await outcomeOf(session.loginByPin(user.phone, '482913'));
    expect(error).toMatchObject({ message: 'Sai mã PIN', status: 401 });
    expect(calls).toHaveLength(1);
  });
});

describe('a code', () => {
  it('is not asked for twice while it cannot be sent anew, also after a reload', async () => {
    const first = start({ '/otp-verify/send': sent });
    await first.session.requestOtp(user.phone, 'login');
    await first.session.requestOtp(user.phone, 'login');
    expect(first.sent).toHaveLength(1);
    const reloaded = start({ '/otp-verify/send': sent }, first.storage.entries());
    expect((await reloaded.session.requestOtp(user.phone, 'login')).challengeId).toBe('c1');
    expect(reloaded.sent).toHaveLength(0);
  });

  it('is asked for anew after its time, and for another phone or purpose', async () => {
    const { session, sent: calls, clock } = start({ '/otp-verify/send': sent });
    await session.requestOtp(user.phone, 'login');
    await session.requestOtp(user.phone, 'payment');
    await session.requestOtp('+84900000000', 'payment');
    clock.now += 60_000;
    await session.requestOtp('+84900000000', 'payment');
    expect(calls).toHaveLength(4);
  });
});

describe('the end of a session', () => {
  const held = { ...loggedIn, 'veloc.phone': '912345678', 'veloc.pin': '482913', 'veloc.otp': '{}' };

  it('by logout removes phone, PIN, user and tokens, and tells the server', async () => {
    const { session, storage, sent: calls } = start({ '/auth/logout': { status: 200 } }, held);
    session.logout();
    expect(Object.keys(storage.entries())).toEqual(['veloc.epoch']);
    expect(session.get()).toEqual({ user: null, token: null, authStatus: null });
    await vi.waitFor(() => expect(calls).toMatchObject([{ path: '/auth/logout', token: 't1' }]));
  });

  it('by a failed refresh says 401, once', () => {
    const { session, storage } = start({}, held);
    expect(session.lose()).toBe(true);
    expect(session.lose()).toBe(false);
    expect(Object.keys(storage.entries())).toEqual(['veloc.epoch']);
    expect(session.get()).toEqual({ user: null, token: null, authStatus: 401 });
  });

  it('in another tab ends here too, and a login there begins here', () => {
    const { session, storage } = start({}, loggedIn);
    storage.removeItem('veloc.token');
    expect(session.syncFromStorage()).toBe(true);
    expect(session.get()).toMatchObject({ user: null, token: null });
    expect(session.syncFromStorage()).toBe(false);
    for (const [key, value] of Object.entries(loggedIn)) storage.setItem(key, value);
    expect(session.syncFromStorage()).toBe(false);
    expect(session.get()).toMatchObject({ token: 't1', user: { id: 'u1' } });
  });
});

describe('another tab', () => {
  const drafted = { 'veloc.draft.mega': 'six numbers', 'veloc.cart': '{}', 'veloc.purchase': '{}' };

  it('that has begun the next session before this one heard of it keeps what it has written since', () => {
    const { session, storage } = start({}, loggedIn);
    storage.removeItem('veloc.token');
    for (const [key, value] of Object.entries(drafted)) storage.setItem(key, value);
    session.syncFromStorage();
    expect(session.get().token).toBeNull();
    expect(storage.entries()).toMatchObject(drafted);
  });

  it('may have changed the player: nothing of the first is taken along', () => {
    const { session, storage } = start({}, loggedIn);
    const tokens: (string | null)[] = [];
    session.subscribe(() => tokens.push(session.get().token));
    expect(session.isOvertaken()).toBe(false);
    storage.setItem('veloc.epoch', '2');
    storage.setItem('veloc.token', 't2');
    expect(session.isOvertaken()).toBe(true);
    session.syncFromStorage();
    session.syncFromStorage();
    expect(session.isOvertaken()).toBe(false);
    expect(tokens.slice(0, 2)).toEqual([null, 't2']);
    expect(tokens.slice(2)).not.toContain(null);
  });

  it('that renews the token goes on with the same session', () => {
    const { session, storage } = start({}, loggedIn);
    const tokens: (string | null)[] = [];
    session.subscribe(() => tokens.push(session.get().token));
    storage.setItem('veloc.token', 't2');
    session.syncFromStorage();
    expect(tokens).toEqual(['t2']);
  });
});

it.each(['', 'nonsense', '{"id":1}', 'null'])('starts without a user when %j is stored', (text) => {
  const { session } = start({}, { ...loggedIn, 'veloc.user': text });
  expect(session.get()).toMatchObject({ token: 't1', user: null });
});
