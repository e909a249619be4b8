import { expect, it } from 'vitest';
import { fakeTime, renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import StartPanel from './StartPanel';

// 12:15 in Vietnam.
const pass = fakeTime(Date.parse('2026-11-21T05:15:00Z'));

const keno = {
  id: '0219845',
  periodId: 'keno:20261121:1213',
  gameId: 'keno',
  name: 'Kỳ #0219845',
  resultDate: '21/11/2026',
  resultTime: '12:13',
  numbers: Array.from({ length: 20 }, (_, index) => index + 1),
};

it.each(['/', '/mega'])('beside %s tells the newest draw of Keno with its minute, in figures', async (path) => {
  const { fetch } = scriptedFetch(({ path: call }) =>
    call.startsWith('/client-game-results/get-keno')
      ? { status: 200, body: { data: [keno], cursor: null } }
      : { status: 404, body: {} },
  );
  const routes = [{ path, layout: 'empty' as const, Screen: StartPanel }];
  const page = await renderStorefront({
    path,
    routes,
    fetch,
    deviceNow: () => Date.now(),
    stopwatch: () => Date.now(),
  });
  await pass(1_000);
  const row = [...document.querySelectorAll('li')].find(({ textContent }) => textContent?.startsWith('KENO'));
  expect(row?.textContent).toContain('Kỳ #0219845 · Hôm nay 12:13');
  // Each is said once as a whole, and shown figure by figure.
  expect(row?.textContent).toContain('1919 2020');
  expect(row?.querySelector('ul')).toBeNull();
  expect(page.text()).toContain('Kết quả mới');
});
