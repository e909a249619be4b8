import { lazy } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppRoute } from '../../shared/route';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch, type Turn } from '../../testing/scriptedFetch';

const BALANCE = '/users/get-user-balance';
const ORDER = '/client-tickets/create-raw-ticket';
const UNKNOWN = 'Không thể kiểm tra số dư. Vui lòng thử lại.';
const EXPIRED = 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.';

const refused: Turn = { status: 403, body: { status: 403, code: 'FORBIDDEN', message: 'Không được phép' } };
const holds = (amount: number): Turn => ({ status: 200, body: { data: { amount, rewardAmount: 0 } } });

const ticket = { code: 'A', listNumber: [4, 8, 15, 16, 23, 42], price: '10000', isDone: true };
const drafts = [{ gameId: 'mega', gameName: 'MEGA 6/45', ticket, periodId: null, numberPeriod: 1, quantity: 1 }];

const routes: AppRoute[] = [
  {
    path: '/payment/checkout',
    layout: 'empty',
    Screen: lazy(() => import('../payment-checkout/PaymentCheckoutScreen')),
  },
  { path: '/login', layout: 'empty', Screen: lazy(() => import('../login/LoginScreen')) },
];

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await leave();
  vi.unstubAllGlobals();
});

const session = { 'veloc.token': 't1', 'veloc.refresh-token': 'r1' };

/** The page that asks for the payment of one ticket, with a server whose balance answers so. */
async function checkout(balance: () => Turn, visitor: Record<string, string> = session) {
  const { fetch, sent } = scriptedFetch(({ path }) =>
    path === BALANCE ? balance() : { status: path === '/auth/refresh' ? 401 : 404, body: {} },
  );
  const storage = memoryStorage({
    ...visitor,
    'veloc.age-confirmed': 'true',
    'veloc.purchase': JSON.stringify({ id: 'purchase-1', drafts }),
  });
  const goTo = vi.fn<(path: string) => void>();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = await renderStorefront({ path: '/payment/checkout', routes, storage, fetch, goTo });
  // From here on answers come in their own time.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  leave = page.unmount;
  const main = () => document.querySelector('main')?.textContent ?? '';
  const shows = (words: string, where = main) =>
    vi.waitFor(() => expect(where()).toContain(words), { timeout: 50_000 });
  const press = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))?.click();
  const ordered = () => sent.some(({ path }) => path === ORDER);
  return { ...page, storage, goTo, shows, press, ordered };
}

it('says that the balance cannot be had, and pays nothing on it', async () => {
  const { shop, shows, press, ordered } = await checkout(() => refused);
  await shows(UNKNOWN);
  press('Thanh toán 10.000');
  await vi.waitFor(() => expect(shop.popups.get().message).toBe(UNKNOWN));
  expect(ordered()).toBe(false);
});

it('reads it anew for a press, and goes on with what it says', async () => {
  let answer: Turn = refused;
  const { shop, shows, press, ordered } = await checkout(() => answer);
  await shows(UNKNOWN);
  answer = holds(3_000);
  press('Thanh toán 10.000');
  await shows('Số dư không đủ để thanh toán. Bạn cần thêm 7.000 VNĐ.');
  expect(shop.popups.get().shortfall).toMatchObject({ amount: 7_000, balance: 3_000 });
  expect(ordered()).toBe(false);
});

it('trying again shows what the wallet holds', async () => {
  let answer: Turn = refused;
  const { shows, press } = await checkout(() => answer);
  await shows(UNKNOWN);
  answer = holds(10_000);
  press('Thử lại');
  await shows('Số dư đủ để thanh toán');
});

it('a 401 clears the token, and /login says that the session has run out', async () => {
  const { shop, location, goTo, shows, storage, ordered } = await checkout(() => ({ status: 401, body: {} }));
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/login'));
  expect(storage.entries()).not.toHaveProperty(['veloc.token']);
  expect(shop.session.get()).toMatchObject({ token: null, authStatus: 401 });
  expect(ordered()).toBe(false);
  location.navigate('/login');
  await shows(EXPIRED);
});

it('tells a guest to log in, and does not go on looking for a wallet that is not there', async () => {
  const { shows, text } = await checkout(() => refused, {});
  await shows('Đăng nhập để xem số dư');
  expect(text()).not.toContain('Đang kiểm tra số dư');
  expect(text()).not.toContain('Còn lại sau thanh toán');
});

it('does not call a transfer a payment: the wallet is filled first, whatever it holds', async () => {
  const { location, shows, press, text, ordered } = await checkout(() => holds(25_000));
  await shows('Số dư đủ để thanh toán');
  expect(text()).toContain('Còn lại sau thanh toán');
  document.querySelector<HTMLInputElement>('input[value="bank"]')?.click();
  await shows('Tiền chuyển khoản vào Ví Vé Lộc trước');
  expect(text()).not.toContain('Số dư đủ để thanh toán');
  expect(text()).not.toContain('Còn lại sau thanh toán');
  expect(text()).not.toContain('Thanh toán 10.000');
  press('Tạo mã chuyển khoản');
  await vi.waitFor(() => expect(location.history?.at(-1)).toBe('/account/recharge/checkout?amount=10000'));
  expect(ordered()).toBe(false);
});
