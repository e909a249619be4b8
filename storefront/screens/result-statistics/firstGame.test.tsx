import { expect, it } from 'vitest';
import { fakeTime, renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import StatisticsScreen from './StatisticsScreen';

const pass = fakeTime(Date.parse('2026-11-21T05:03:00Z'));

const entry = (gameId: string, lastPeriodId: string | null) => ({
  gameId,
  title: gameId,
  heading: '',
  href: `/${gameId}`,
  timeout: false,
  expiredTime: '17:59:00',
  periodId: `${gameId}:20261122`,
  lastPeriodId,
  isCalculate: false,
  isCountDown: false,
  countDown: 0,
  nextPeriod: {
    id: `${gameId}:20261122`,
    name: 'Kỳ #01',
    gameId,
    resultDate: '22/11/2026',
    resultTime: '18:00',
    dialDate: '2026-11-22T11:00:00.000Z',
    estJackpotPrize1: null,
    estJackpotPrize2: null,
    status: 'open',
  },
});

/** The game on which the page opens, where only Power has been drawn. */
async function openedOn(path: string) {
  const listPeriod = [entry('mega', null), entry('keno', null), entry('power', 'power:20261119')];
  const { fetch } = scriptedFetch(({ path: asked }) =>
    asked.startsWith('/client/get-current-period')
      ? { status: 200, body: { listPeriod, serverTime: new Date().toISOString() } }
      : { status: 404, body: {} },
  );
  const routes = [{ path: '/result/statistics', layout: 'empty', Screen: StatisticsScreen } as const];
  await renderStorefront({ path, routes, fetch });
  await pass(5_000);
  return document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
}

it('opens on the first game that has been drawn, where the address names none', async () => {
  expect(await openedOn('/result/statistics')).toBe('Power 6/55');
});

it('opens on the game of the address, drawn or not', async () => {
  expect(await openedOn('/result/statistics?game=mega')).toBe('Mega 6/45');
});
