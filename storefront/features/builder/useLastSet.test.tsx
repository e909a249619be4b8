import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import KenoScreen from '../../games/keno/builder/KenoScreen';
import { memoryStorage } from '../../testing/fakes';
import { fakeTime, renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';

vi.setConfig({ testTimeout: 20_000 });

const pass = fakeTime(Date.parse('2026-11-22T05:15:30Z'));
const routes = [{ path: '/keno', layout: 'game', Screen: KenoScreen } as const];
const HISTORY = '/client-tickets/client-get-tickets';
const dialAt = Date.parse('2026-11-22T05:20:00Z');
const entry = { ...gameEntry(dialAt, { periodId: 'keno:20261122:1220' }), gameId: 'keno' };

interface Bought {
  numbers: number[];
  copies?: number;
  /** @default lost */
  ticketStatus?: number;
}

const purchase = (id: string, tickets: Bought[]) => ({
  id: `${id}.keno`,
  gameId: 'keno',
  createdAt: '2026-11-22T05:00:00.000Z',
  total: 20_000,
  listPeriod: [
    {
      periodId: 'keno:20261122:1204',
      name: 'Kỳ 12:04',
      resultDate: '22/11/2026',
      result: null,
      tickets: tickets.map(({ numbers, copies = 1, ticketStatus = 2 }, index) => ({
        ticketId: `${id}-${index}`,
        ticketStatus,
        code: 'A',
        ticket: {
          code: 'A',
          label: 'keno',
          listNumber: numbers,
          playMethod: `LEVEL_${numbers.length}`,
          betAmount: 20_000,
          price: '10000',
          isDone: true,
        },
        copies,
        price: 20_000 * copies,
        prize: 0,
      })),
    },
  ],
});

async function open(purchases: readonly object[] | null, { token = 't1' } = {}) {
  const { fetch, sent } = scriptedFetch(({ path }) => {
    if (path === '/client/get-current-period') {
      return { status: 200, body: { listPeriod: [entry], serverTime: new Date(Date.now()).toISOString() } };
    }
    if (path === HISTORY && purchases) return { status: 200, body: { data: purchases, cursor: null } };
    return { status: path === HISTORY ? 500 : 404, body: {} };
  });
  const storage = memoryStorage(
    token === '' ? {} : { 'veloc.token': token, 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' },
  );
  const page = await renderStorefront({ path: '/keno', routes, storage, fetch });
  await pass(500);
  return { ...page, asked: () => sent.filter(({ path }) => path === HISTORY).length };
}

const foot = () => [...document.querySelectorAll('footer button')].at(-1) as HTMLButtonElement;

it('fills the tickets bought last at one press, and leads on from where it was pressed', async () => {
  const unpaid = purchase('p2', [{ numbers: [1], ticketStatus: 0 }]);
  const page = await open([unpaid, purchase('p1', [{ numbers: [5, 12, 77] }, { numbers: [8], copies: 2 }])]);
  expect(foot().textContent).toBe('Mua lại 3 vé · 60.000\u00A0₫');
  expect(foot().getAttribute('aria-disabled')).toBeNull();
  const button = foot();
  button.focus();
  await act(async () => button.click());
  expect(document.querySelectorAll('[data-state="done"]')).toHaveLength(3);
  expect(page.text()).toContain('3 vé × 1 kỳ');
  expect(page.text()).toContain('60.000');
  expect(foot().textContent).toBe('Mua ngay');
  expect(document.activeElement).toBe(foot());
  // The second press of a double one buys nothing.
  await act(async () => foot().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
  expect(page.location.history.at(-1)).toBe('/keno');
});

it('stands there again only once nothing is chosen', async () => {
  await open([purchase('p1', [{ numbers: [5, 12, 77] }])]);
  const pick = [...document.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === 'Chọn nhanh vé A',
  );
  await act(async () => pick?.click());
  expect(foot().textContent).toBe('Mua ngay');
  const remove = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Xóa tất cả');
  await act(async () => remove?.click());
  expect(foot().textContent).toBe('Mua lại 20.000\u00A0₫ · 05 12 77');
});

it.each([
  ['nothing was bought', []],
  ['more was bought than the builder holds', [purchase('p1', [{ numbers: [5], copies: 7 }])]],
  ['the history cannot be had', null],
])('is as ever where %s', async (_why, purchases) => {
  const { text } = await open(purchases);
  await pass(30_000);
  expect(foot().textContent).toBe('Mua ngay');
  expect(foot().getAttribute('aria-disabled')).toBe('true');
  expect(text()).not.toContain('Mua lại');
});

it('asks nothing for a guest', async () => {
  const { asked } = await open([], { token: '' });
  expect(asked()).toBe(0);
  expect(foot().textContent).toBe('Mua ngay');
});
