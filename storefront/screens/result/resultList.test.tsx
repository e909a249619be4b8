import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { fakeTime } from '../../testing/renderStorefront';
import { renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import ResultScreen from './ResultScreen';

const PERIODS = '/client/get-current-period';
const RESULTS = '/client-game-results/get-keno-v2';

// Three minutes into a five-minute window, far from any draw.
const pass = fakeTime(Date.parse('2026-11-21T05:03:00Z'));

function entry(lastPeriodId: string) {
  const period = {
    id: 'keno:20261121:1300',
    name: 'Kỳ #0219999',
    gameId: 'keno',
    resultDate: '21/11/2026',
    resultTime: '13:00',
    dialDate: '2026-11-21T06:00:00.000Z',
    estJackpotPrize1: null,
    estJackpotPrize2: null,
    status: 'open',
  };
  return {
    gameId: 'keno',
    title: 'KENO',
    heading: '',
    href: '/keno',
    timeout: false,
    expiredTime: '12:59:00',
    periodId: period.id,
    lastPeriodId,
    isCalculate: false,
    isCountDown: true,
    countDown: 3_420,
    nextPeriod: period,
  };
}

const draw = (time: string) => ({
  id: `keno:20261121:${time}`,
  periodId: `keno:20261121:${time}`,
  gameId: 'keno',
  name: `Kỳ ${time}`,
  resultDate: '21/11/2026',
  resultTime: '',
  numbers: Array.from({ length: 20 }, (_, index) => index + 1),
});

it('shows a draw that happens while one looks at the list', async () => {
  const drawn = ['1152'];
  const { fetch } = scriptedFetch(({ path }) => {
    if (path === PERIODS) {
      const listPeriod = [entry(`keno:20261121:${drawn[0]}`)];
      return { status: 200, body: { listPeriod, serverTime: new Date().toISOString() } };
    }
    if (path.startsWith(RESULTS)) return { status: 200, body: { data: drawn.map(draw), cursor: null } };
    return { status: 404, body: {} };
  });
  const page = await renderStorefront({
    path: '/result?game=keno',
    routes: [{ path: '/result', layout: 'empty', Screen: ResultScreen }],
    fetch,
  });
  await pass(5_000);
  expect(page.text()).toContain('Kỳ 1152');

  drawn.unshift('1200');
  await pass(45_000);
  expect(page.text()).toContain('Kỳ 1200');
});

it('calls a draw without a number by its time, under the heading of its day', async () => {
  const unnumbered = ['12:08', '12:00'].map((resultTime) => ({ ...draw(resultTime), name: undefined, resultTime }));
  const { fetch } = scriptedFetch(({ path }) =>
    path.startsWith(RESULTS) ? { status: 200, body: { data: unnumbered, cursor: null } } : { status: 404, body: {} },
  );
  const routes = [{ path: '/result', layout: 'empty' as const, Screen: ResultScreen }];
  const page = await renderStorefront({ path: '/result?game=keno', routes, fetch });
  await pass(5_000);
  expect(page.text()).toContain('21/11/2026Kỳ 12:08');
  expect(page.text()).not.toContain('Kỳ 21/11/2026');
});

it.each([
  ['once where it is all of them', [true, true, true], 1],
  ['on each that is where others are not', [true, false, true], 2],
  ['of none where none is', [false, false, false], 0],
])('says that results are simulated %s', async (_, simulated, times) => {
  const drawn = ['1200', '1152', '1144'].map((time, index) => ({ ...draw(time), simulated: simulated[index] }));
  const { fetch } = scriptedFetch(({ path }) => {
    if (path === PERIODS) {
      const listPeriod = [entry('keno:20261121:1200')];
      return { status: 200, body: { listPeriod, serverTime: new Date().toISOString() } };
    }
    if (path.startsWith(RESULTS)) return { status: 200, body: { data: drawn, cursor: null } };
    return { status: 404, body: {} };
  });
  const page = await renderStorefront({
    path: '/result?game=keno',
    routes: [{ path: '/result', layout: 'empty', Screen: ResultScreen }],
    fetch,
  });
  await pass(5_000);
  expect(page.text().split('Kết quả mô phỏng')).toHaveLength(times + 1);
});

it('names a day once, over all the draws of it', async () => {
  const drawn = ['1200', '1152', '1144'].map(draw);
  const { fetch } = scriptedFetch(({ path }) => {
    if (path === PERIODS) {
      const listPeriod = [entry('keno:20261121:1200')];
      return { status: 200, body: { listPeriod, serverTime: new Date().toISOString() } };
    }
    if (path.startsWith(RESULTS)) {
      const yesterday = { ...draw('2152'), resultDate: '20/11/2026' };
      return { status: 200, body: { data: [...drawn, yesterday], cursor: null } };
    }
    return { status: 404, body: {} };
  });
  const page = await renderStorefront({
    path: '/result?game=keno',
    routes: [{ path: '/result', layout: 'empty', Screen: ResultScreen }],
    fetch,
  });
  await pass(5_000);
  const days = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(days.filter((text) => /\d{4}$/.test(text ?? ''))).toEqual(['Thứ Bảy 21/11/2026', 'Thứ Sáu 20/11/2026']);
  expect(page.text().split('21/11/2026')).toHaveLength(2);
});

it('says of the region’s draw when it comes, and after its hour when the next one does', async () => {
  vi.setSystemTime(Date.parse('2026-11-21T16:14:00+07:00'));
  const { fetch } = scriptedFetch(({ path }) =>
    path.startsWith('/client-classic-result/get-list')
      ? { status: 200, body: { data: [], cursor: null } }
      : { status: 404, body: {} },
  );
  const page = await renderStorefront({
    path: '/result?game=regional',
    routes: [{ path: '/result', layout: 'empty', Screen: ResultScreen }],
    fetch,
  });
  await pass(5_000);
  expect(page.text()).toContain('Có lúc 16:15, quay xong là có ở đây.');
  await pass(60_000);
  expect(page.text()).not.toContain('Có lúc');
  expect(page.text()).toContain('Hôm nay chưa có kết quả, có là hiện ở đây. Kỳ sau lúc 16:15 ngày mai.');
});

it.each([
  [1, 'Bạn có 2 vé'],
  [2, '2 vé · không trúng'],
])('tells what came of own tickets of status %d: %s', async (ticketStatus, words) => {
  const { fetch } = scriptedFetch(({ path, body }) => {
    if (path.startsWith(RESULTS)) return { status: 200, body: { data: [draw('1152')], cursor: null } };
    if (path !== '/client-tickets/client-get-tickets') return { status: 404, body: {} };
    if ((body as { gameId: string }).gameId !== 'keno') return { status: 200, body: { data: [], cursor: null } };
    const ticket = { code: 'A', label: 'keno', listNumber: [1], playMethod: 'LEVEL_1', betAmount: 1e4, isDone: true };
    const tickets = [{ ticketId: 't', ticketStatus, code: 'A', ticket, copies: 2, price: 20_000, prize: 0 }];
    const period = { periodId: 'keno:20261121:1152', name: '', resultDate: '21/11/2026', result: null, tickets };
    const entry = { id: 'o.keno', gameId: 'keno', createdAt: '2026-11-21T04:00:00.000Z', total: 20_000 };
    return { status: 200, body: { data: [{ ...entry, listPeriod: [period] }], cursor: null } };
  });
  const page = await renderStorefront({
    path: '/result?game=keno',
    routes: [{ path: '/result', layout: 'empty', Screen: ResultScreen }],
    fetch,
    storage: memoryStorage({ 'veloc.token': 't1', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' }),
  });
  await pass(5_000);
  expect(page.text()).toContain(words);
});

it.each([
  [undefined, /Jackpot\s30\.000/],
  [3_000_000_000, /Jackpot 1\s30\.000/],
])('calls the first pool so where there is a second of %s', async (jackpot2, words) => {
  const { fetch } = scriptedFetch(({ path }) =>
    path.startsWith(RESULTS)
      ? { status: 200, body: { data: [{ ...draw('1152'), jackpot1: 30_000_000_000, jackpot2 }], cursor: null } }
      : { status: 404, body: {} },
  );
  const routes = [{ path: '/result', layout: 'empty' as const, Screen: ResultScreen }];
  const page = await renderStorefront({ path: '/result?game=keno', routes, fetch });
  await pass(5_000);
  expect(page.text()).toMatch(words);
});

it('asks for the draws of one day, which stands in the address, and leads back where it has none', async () => {
  const { fetch, sent } = scriptedFetch(({ path }) => {
    if (!path.startsWith(RESULTS)) return { status: 404, body: {} };
    const day = new URL(path, 'http://shop').searchParams.get('resultDate');
    return { status: 200, body: { data: day === null ? [draw('1152')] : [], cursor: null } };
  });
  const routes = [{ path: '/result', layout: 'empty' as const, Screen: ResultScreen }];
  const page = await renderStorefront({ path: '/result?game=keno&date=19/11/2026', routes, fetch });
  await pass(5_000);
  const asked = () => sent.map(({ path }) => path).findLast((path) => path.startsWith(RESULTS));
  expect(asked()).toContain('resultDate=19%2F11%2F2026');
  expect(page.text()).toContain('Ngày này chưa có kỳ nào quay.');
  expect(document.querySelector<HTMLInputElement>('[aria-label="Ngày quay"] input:checked')?.value).toBe('19/11/2026');
  await act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Xem mọi ngày')?.click(),
  );
  await pass(5_000);
  expect(page.text()).toContain('Kỳ 1152');
  expect(asked()).not.toContain('resultDate');
});

it('has no days to choose from for a game that is drawn once a day', async () => {
  const { fetch } = scriptedFetch(() => ({ status: 404, body: {} }));
  const routes = [{ path: '/result', layout: 'empty' as const, Screen: ResultScreen }];
  await renderStorefront({ path: '/result?game=mega&date=19/11/2026', routes, fetch });
  await pass(5_000);
  expect(document.querySelector('[aria-label="Ngày quay"]')).toBeNull();
});
