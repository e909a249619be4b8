import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/fakes';
import { renderStorefront, unmountAll } from '../../../testing/renderStorefront';
import { scriptedFetch } from '../../../testing/scriptedFetch';
import ClassicScreen from './ClassicScreen';

const DAY = '21/11/2026';
const NOW = Date.parse('2026-11-21T12:00:00+07:00');
const CLOSES = '2026-11-21T16:00:00+07:00';
const channel = (id: string, name: string) => ({
  id,
  name,
  region: 'MN',
  periodId: `classic:20261121:${id}`,
  closesAt: CLOSES,
  dialDate: CLOSES,
});

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

it('opens where tickets were chosen, so that coming by another way does not lose them', async () => {
  const draft = {
    version: 1,
    channelId: 'long-an',
    resultDate: DAY,
    chosen: [{ id: 'long-an-1', amount: 2 }],
  };
  const { fetch } = scriptedFetch(({ path }) => {
    const data = path.includes('get-list-day')
      ? [{ resultDate: DAY }]
      : path.includes('get-list-channel')
        ? [channel('tphcm', 'TP. Hồ Chí Minh'), channel('long-an', 'Long An')]
        : path.includes('channelId=')
          ? [{ id: `${path.split('channelId=')[1]}-1`, numbers: '2768', price: 10_000, amount: 5 }]
          : null;
    if (data) return { status: 200, body: { data } };
    if (!path.includes('get-current-period')) return { status: 404, body: {} };
    const listPeriod = [gameEntry(Date.parse(CLOSES), { gameId: 'classic', periodId: 'classic:20261121:tphcm' })];
    return { status: 200, body: { listPeriod, serverTime: new Date(NOW).toISOString() } };
  });
  const page = await renderStorefront({
    path: '/classic',
    routes: [{ path: '/classic', layout: 'game', Screen: ClassicScreen }],
    storage: memoryStorage({ 'veloc.token': 't1', 'veloc.draft.classic': JSON.stringify(draft) }),
    fetch,
    deviceNow: () => NOW,
    stopwatch: () => 0,
  });
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(page.text()).toContain('2 vé · Long An');
  }, 10_000);
  expect(page.shop.drafts.read('classic')).toContain('long-an-1');
}, 60_000);
