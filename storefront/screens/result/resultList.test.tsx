import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderShop } from '../../testing/renderShop';
import { scriptedFetch } from '../../testing/scriptedFetch';
import ResultScreen from './ResultScreen';

const PERIODS = '/client/get-current-period';
const RESULTS = '/client-game-results/get-keno-v2';

beforeEach(() => {
  // Three minutes into a five-minute window, far from any draw.
  vi.useFakeTimers({ now: Date.parse('2026-11-21T05:03:00Z') });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  numbers: Array.from({ length: 20 }, (_, place) => place + 1),
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
  const page = await renderShop({
    path: '/result?game=keno',
    routes: [{ path: '/result', layout: 'empty', Screen: ResultScreen }],
    fetch,
  });
  await act(async () => vi.advanceTimersByTimeAsync(5_000));
  expect(page.text()).toContain('Kỳ 1152');

  drawn.unshift('1200');
  await act(async () => vi.advanceTimersByTimeAsync(45_000));
  expect(page.text()).toContain('Kỳ 1200');
  await page.unmount();
});
