import type { RandomSource } from '@veloc/rules';
import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { fakeTime, renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch, type Turn } from '../../testing/scriptedFetch';
import { randomTickets } from './quickBuy';
import { QuickBuySheet } from './QuickBuySheet';

vi.setConfig({ testTimeout: 30_000 });

const now = Date.parse('2026-11-22T10:58:00Z');
const closing = Date.parse('2026-11-22T10:59:00Z');
const pass = fakeTime(now);
beforeEach(() => localStorage.setItem('veloc.age-confirmed', 'true'));

const ORDER = '/client-tickets/create-raw-ticket';
const CHARGE = '/client-transaction/add-transaction';
const first = gameEntry(Date.parse('2026-11-22T11:00:00Z'), { periodId: 'mega:01590' });
const second = gameEntry(Date.parse('2026-11-25T11:00:00Z'), { periodId: 'mega:01591' });
const spans = (amount: number | null) => ({ day: amount, week: amount, month: amount });
const order = { id: 'o1', gameId: 'mega', total: 10_000, fee: 0, value: 10_000, items: [], expiresAt: null };
const pending: Turn = { status: 200, body: { data: { ...order, status: 'pending', paidAt: null } } };
const at = '2026-11-22T10:58:10.000Z';
const paid: Turn = {
  status: 200,
  body: {
    data: {
      order: { ...order, status: 'paid', paidAt: at },
      transaction: { id: 't1', kind: 'buy', amount: 10_000, status: 'success', title: 'Mua vé', createdAt: at },
      balance: { amount: 80_000, rewardAmount: 0 },
    },
  },
};

interface Shop {
  charge?: () => Turn;
  limit?: number | null;
}

/** The sheet of one random Mega ticket, of a player who has 90,000 đồng. */
async function open({ charge = () => paid, limit = null }: Shop = {}) {
  const onClose = vi.fn();
  const { fetch, sent } = scriptedFetch(({ path }) => {
    if (path === '/client/get-current-period') {
      const listPeriod = [Date.now() < closing + 5_000 ? first : second];
      return { status: 200, body: { listPeriod, serverTime: new Date(Date.now()).toISOString() } };
    }
    if (path === '/users/get-user-balance') {
      return { status: 200, body: { data: { amount: 90_000, rewardAmount: 0 } } };
    }
    if (path === '/client-limits') {
      const limits = {
        limits: spans(limit),
        pending: spans(null),
        spent: spans(0),
        weeks: [],
        year: { spent: 0, won: 0 },
        ticketsThisWeek: 0,
        tellsNearLimit: true,
        usualStake: null,
        breakUntil: null,
      };
      return { status: 200, body: { data: limits } };
    }
    if (path === ORDER) return pending;
    return path === CHARGE ? charge() : { status: 404, body: {} };
  });
  const Screen = () => <QuickBuySheet wanted={{ gameId: 'mega', tickets: null }} open onClose={onClose} />;
  const page = await renderStorefront({
    path: '/',
    routes: [{ path: '/', layout: 'game', Screen }],
    fetch,
    storage: memoryStorage({ 'veloc.token': 't1' }),
  });
  await pass(500);
  const to = (wanted: string) => sent.filter(({ path }) => path === wanted);
  return { ...page, to, onClose };
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
const press = (name: string) => act(async () => button(name)?.click());
const isOff = (name: string) => button(name)?.getAttribute('aria-disabled') === 'true';
const numbers = () => document.querySelector('[aria-label="Vé sẽ mua"] ul')?.textContent;

it('draws as the quick pick of the builder does', () => {
  const middle: RandomSource = () => 0.5;
  expect(randomTickets('lotto535', middle)).toMatchObject([
    { mainNumbers: expect.any(Array), specialNumbers: [expect.any(Number)], price: '10000' },
  ]);
  expect(randomTickets('classic', middle)).toEqual([]);
});

it('shows other numbers for the asking, and pays those shown, once however often it is pressed', async () => {
  const { to, onClose, shop } = await open();
  const before = numbers();
  await press('Đổi số');
  expect(numbers()).not.toBe(before);
  const shown = numbers();
  await act(async () => {
    button('Thanh toán 10.000')?.click();
    button('Thanh toán 10.000')?.click();
  });
  await press('Đổi số');
  await pass(500);
  expect(to(ORDER)).toHaveLength(1);
  expect(to(CHARGE)).toHaveLength(1);
  const bought = (to(ORDER)[0]?.body ?? {}) as { tickets?: { listNumber: number[] }[] };
  expect(bought.tickets?.[0]?.listNumber.map((value) => String(value).padStart(2, '0')).join('')).toBe(shown);
  expect(shop.popups.get().success?.title).toBe('Mua vé thành công!');
  expect(onClose).toHaveBeenCalled();
});

it('sells nothing between two draws, and the same numbers for the next one', async () => {
  const { to, text } = await open();
  const shown = numbers();
  await pass(closing - Date.now() + 1_000);
  expect(isOff('Thanh toán')).toBe(true);
  expect(text()).toContain('Đang mở kỳ mới…');
  await pass(40_000);
  expect(isOff('Thanh toán')).toBe(false);
  expect(text()).toContain('Thứ Tư 25/11');
  expect(numbers()).toBe(shown);
  await press('Thanh toán 10.000');
  await pass(500);
  expect(to(ORDER)[0]?.body).toMatchObject({ periodId: 'mega:01591' });
});

it('says so while there is no network, and goes on once there is', async () => {
  const { to, text } = await open();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => window.dispatchEvent(new Event('offline')));
  expect(text()).toContain('Không có mạng. Vé chưa được mua.');
  await press('Thanh toán 10.000');
  expect(to(ORDER)).toHaveLength(0);
  online.mockRestore();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(isOff('Thanh toán')).toBe(false);
});

it('keeps numbers and keys over a failure of the server', async () => {
  let isUp = false;
  const { to, shop } = await open({
    charge: () => (isUp ? paid : { status: 500, body: { status: 500, code: 'INTERNAL', message: 'Lỗi máy chủ' } }),
  });
  const shown = numbers();
  await press('Thanh toán 10.000');
  await pass(20_000);
  expect(shop.popups.get().message).toBeTruthy();
  await act(async () => shop.popups.close());
  expect(numbers()).toBe(shown);
  isUp = true;
  await press('Thanh toán 10.000');
  await pass(1_000);
  expect(shop.popups.get().success?.title).toBe('Mua vé thành công!');
  expect(new Set(to(CHARGE).map(({ key }) => key)).size).toBe(1);
});

it('refuses what the own limits do not let through, and says why', async () => {
  const { to, text } = await open({ limit: 5_000 });
  expect(isOff('Thanh toán')).toBe(true);
  expect(text()).toContain('bạn còn 5.000');
  await press('Thanh toán 10.000');
  expect(to(ORDER)).toHaveLength(0);
});

it('says in one line that the tickets are in the cart, and the way there', async () => {
  const { shop, onClose } = await open();
  await press('Thêm vào giỏ');
  expect(shop.popups.get().toast).toMatchObject({
    message: 'Đã thêm 1 vé.',
    actionLabel: 'Xem giỏ hàng',
    href: '/cart',
  });
  expect(onClose).toHaveBeenCalled();
});
