import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakes';
import { scriptedFetch } from '../testing/scriptedFetch';
import { outcomeOf, testTransport } from '../testing/testTransport';
import type { Call } from './call';
import { createTakePrefetched, type PrefetchedRequest } from './prefetched';

const path = '/client/get-current-period';
const serverTime = '2026-08-21T10:30:00.000Z';
const call: Call = { method: 'GET', path, auth: 'optional' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function ahead(request: Partial<PrefetchedRequest> = {}, token: string | null = null) {
  const answer = Promise.resolve({ status: 200, serverTime, body: '{"from":"early"}', arrivedAt: 340 });
  const { fetch, sent } = scriptedFetch({ status: 200, body: { from: 'late' } });
  const onAnswer = vi.fn();
  const { send } = testTransport({
    fetch,
    storage: memoryStorage(token === null ? {} : { 'veloc.token': token }),
    takePrefetched: createTakePrefetched({ path, token: null, sentAt: 120, answer, ...request }),
    onAnswer,
  });
  return { send, sent, onAnswer };
}

it('answers the first such call with what was sent ahead, timed as it was then', async () => {
  const { send, sent, onAnswer } = ahead();
  expect(await send(call)).toEqual({ from: 'early' });
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ status: 200, serverTime, body: { from: 'early' } }, 120, 340);
  expect(sent).toHaveLength(0);
  expect(await send(call)).toEqual({ from: 'late' });
  expect(sent).toHaveLength(1);
});

it('serves the session it was sent in only', async () => {
  const player = ahead({ token: 't1' }, 't1');
  expect(await player.send(call)).toEqual({ from: 'early' });
  for (const { send } of [ahead({ token: 't1' }), ahead({}, 't1'), ahead({ token: 't1' }, 't2')]) {
    expect(await send(call)).toEqual({ from: 'late' });
  }
});

it('leaves every other call alone', async () => {
  const { send } = ahead();
  expect(await send({ ...call, path: '/public/banners' })).toEqual({ from: 'late' });
});

it.each([
  ['the network failed', () => Promise.reject(new TypeError('Failed to fetch')), 1_000],
  ['the server failed', () => Promise.resolve({ status: 503, serverTime, body: '', arrivedAt: 1 }), 2_000],
  ['nothing ever came', () => new Promise<never>(() => undefined), 31_000],
])('asks again like after any first attempt when %s', async (_case, answer, wait) => {
  const { send, sent } = ahead({ answer: answer() });
  const outcome = outcomeOf(send(call));
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect((await outcome).value).toEqual({ from: 'late' });
});
