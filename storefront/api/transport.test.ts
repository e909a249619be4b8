import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptedFetch, type Turn } from '../testing/scriptedFetch';
import { outcomeOf, testTransport } from '../testing/testTransport';
import { outlivesPage, type Call } from './call';

const read: Call = { method: 'GET', path: '/client/get-current-period', auth: 'none' };
const write: Call = { method: 'POST', path: '/payment/cart-payment', auth: 'none', body: { total: 10_000 } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function play(call: Call, ...turns: Turn[]) {
  const { fetch, sent } = scriptedFetch(...turns);
  const { send } = testTransport({ fetch });
  const outcome = outcomeOf(send(call));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  return { ...(await outcome), sent, times: sent.map(({ at }) => at) };
}

const networkFailure = {
  name: 'ApiError',
  kind: 'network',
  message: 'Network error: Unable to connect to server',
  code: 'NETWORK_ERROR',
  status: undefined,
};

describe('an answer that is a text', () => {
  const text: Call = { ...read, isText: true };

  it('comes as it is, JSON or not', async () => {
    expect((await play(text, { status: 200, text: 'quorum none\n' })).value).toBe('quorum none\n');
    expect((await play(text, { status: 200, text: '12' })).value).toBe('12');
  });

  it('is refused like any other', async () => {
    const { error } = await play(text, { status: 404, body: { code: 'NOT_FOUND', message: 'Không có dữ liệu' } });
    expect(error).toMatchObject({ status: 404, code: 'NOT_FOUND', message: 'Không có dữ liệu' });
  });
});

describe('no answer', () => {
  it('is tried again after 1, 2 and 4 s, then given up', async () => {
    const { error, times } = await play(read, 'lost');
    expect(times).toEqual([0, 1_000, 3_000, 7_000]);
    expect(error).toMatchObject(networkFailure);
  });

  it('ends as soon as an answer comes', async () => {
    const { value, times } = await play(read, 'lost', 'lost', { status: 200, body: { data: 1 } });
    expect(times).toEqual([0, 1_000, 3_000]);
    expect(value).toEqual({ data: 1 });
  });

  it('keeps one idempotency key over all repeats', async () => {
    const { sent } = await play(write, 'lost', 'lost', { status: 200 });
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(sent.map(({ body }) => body)).toEqual([{ total: 10_000 }, { total: 10_000 }, { total: 10_000 }]);
  });

  it.each([
    ['/users/get-user-balance', 30_000],
    ['/client/get-current-period', 30_000],
    ['/client-carts/get-cart', 10_000],
    ['/public/banners', 10_000],
  ])('%s counts as unanswered after %i ms', async (path, timeout) => {
    const { times } = await play({ ...read, path }, 'hang');
    expect(times).toEqual([0, timeout + 1_000, 2 * timeout + 3_000, 3 * timeout + 7_000]);
  });

  it('is not repeated for a caller with delays of its own', async () => {
    const { error, times } = await play({ ...write, retry: false }, 'lost');
    expect(times).toEqual([0]);
    expect(error).toMatchObject(networkFailure);
  });
});

describe('status 500 and above', () => {
  it('is tried again after 2 s and 5 s, then passed on', async () => {
    const { error, times } = await play(read, { status: 503, body: { message: 'Bận', code: 'DB_BUSY' } });
    expect(times).toEqual([0, 2_000, 7_000]);
    expect(error).toMatchObject({ kind: 'http', message: 'Bận', code: 'DB_BUSY', status: 503 });
  });

  it('has a count of its own beside lost answers', async () => {
    const { times } = await play(read, { status: 500 }, 'lost', { status: 500 }, 'lost', { status: 500 });
    expect(times).toEqual([0, 2_000, 3_000, 8_000, 10_000]);
  });

  it('is not repeated for a caller with delays of its own', async () => {
    const { times } = await play({ ...write, retry: false }, { status: 500 });
    expect(times).toEqual([0]);
  });
});

describe('other refusals', () => {
  it.each([
    [{ message: 'Giỏ hàng trống', code: 'EMPTY_CART', error: 'x' }, 'Giỏ hàng trống', 'EMPTY_CART'],
    [{ error: 'Không có quyền' }, 'Không có quyền', 'HTTP_422'],
    [{ message: '', error: '' }, 'Server error: 422', 'HTTP_422'],
    [{ message: 7, code: 7 }, 'Server error: 422', 'HTTP_422'],
    [null, 'Server error: 422', 'HTTP_422'],
  ])('%j reads %s, %s', async (body, message, code) => {
    const { error, times } = await play(write, { status: 422, body });
    expect(error).toMatchObject({ kind: 'http', message, code, status: 422 });
    expect(times).toEqual([0]);
  });

  it('keeps the details and survives a body that is not JSON', async () => {
    const detailed = await play(write, { status: 402, body: { data: { shortfall: 5 } } });
    expect(detailed.error).toMatchObject({ data: { shortfall: 5 } });
    const page = await play(write, { status: 404, text: '<html>' });
    expect(page.error).toMatchObject({ message: 'Server error: 404', code: 'HTTP_404' });
  });
});

describe('a request that cannot be built', () => {
  it('says so at once', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const { error, sent } = await play({ ...write, body: circular }, { status: 200 });
    expect(sent).toHaveLength(0);
    expect(error).toMatchObject({ kind: 'unknown', message: 'Unknown error occurred', code: 'UNKNOWN_ERROR' });
  });
});

describe('what is sent', () => {
  it('is JSON with a key for every call but GET, and a token only where there is one', async () => {
    const { fetch, sent } = scriptedFetch({ status: 200 });
    const { send, credentials } = testTransport({ fetch });
    await send({ ...read, query: { cursor: '0', region: undefined } });
    credentials.begin({ token: 't1' });
    await send({ method: 'DELETE', path: '/client-carts/clear', auth: 'required' });
    await send({ ...write, key: 'pressed-once' });
    expect(sent).toMatchObject([
      { path: '/client/get-current-period?cursor=0', key: null, token: null },
      { method: 'DELETE', key: 'key-2', token: 't1', body: null },
      { key: 'pressed-once', token: null },
    ]);
  });

  it.each([
    ['outlives its page', 'x'.repeat(61_440), true],
    ['ends with it when browsers would refuse it for its size', 'x'.repeat(61_441), false],
    ['ends with it when its letters take more bytes', 'ế'.repeat(25_000), false],
  ])('%s', (_name, body, expected) => {
    expect(outlivesPage({ ...write, keepalive: true }, body)).toBe(expected);
    expect(outlivesPage(write, body)).toBe(false);
  });

  it('is nothing when a token is needed and nobody is logged in', async () => {
    const { error, sent } = await play({ ...read, auth: 'required' }, { status: 200 });
    expect(sent).toHaveLength(0);
    expect(error).toMatchObject({ message: 'Authentication failed', status: 401 });
  });

  it('tells every answer with the moments around it', async () => {
    const onAnswer = vi.fn();
    const serverTime = '2026-08-21T10:30:00.000Z';
    const { fetch } = scriptedFetch(
      { status: 200, body: { kept: true }, headers: { 'Server-Time': serverTime } },
      { status: 200, body: { kept: false } },
    );
    const { send } = testTransport({ fetch, onAnswer });
    await send(read);
    await send(read);
    const moments = [expect.any(Number), expect.any(Number)] as const;
    expect(onAnswer.mock.calls).toEqual([
      [{ status: 200, serverTime, body: { kept: true } }, ...moments],
      [{ status: 200, serverTime: null, body: { kept: false } }, ...moments],
    ]);
  });
});
