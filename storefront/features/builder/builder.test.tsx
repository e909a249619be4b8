import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { fakeTime } from '../../testing/renderStorefront';
import { renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import MegaScreen from '../../games/mega/builder/MegaScreen';

vi.setConfig({ testTimeout: 20_000 });

const now = Date.parse('2026-11-22T10:58:30Z');
const closing = Date.parse('2026-11-22T10:59:00Z');
const routes = [{ path: '/mega', layout: 'game', Screen: MegaScreen } as const];

const pass = fakeTime(now);

const first = gameEntry(Date.parse('2026-11-22T11:00:00Z'), { periodId: 'mega:01590' });
const second = gameEntry(Date.parse('2026-11-25T11:00:00Z'), { periodId: 'mega:01591' });

/** The shop at a Mega address, whose server opens the second draw five seconds after the first has closed. */
async function open(path: string, storage = memoryStorage()) {
  const { fetch } = scriptedFetch(({ path: asked }) =>
    asked === '/client/get-current-period'
      ? {
          status: 200,
          body: {
            listPeriod: [Date.now() < closing + 5_000 ? first : second],
            serverTime: new Date(Date.now()).toISOString(),
          },
        }
      : { status: 404, body: {} },
  );
  const page = await renderStorefront({ path, routes, fetch, storage });
  await pass(50);
  return { ...page, storage };
}

async function press(name: string) {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name));
  await act(async () => button?.click());
}

it('keeps what was built for a later visit, until the logout', async () => {
  const storage = memoryStorage({ 'veloc.token': 't1' });
  const page = await open('/mega', storage);
  await press('Chọn nhanh vé A');
  expect(page.text()).toContain('1 vé × 1 kỳ');
  const numbers = document.querySelector('[data-state="done"]')?.textContent;
  await page.unmount();

  const later = await open('/mega', storage);
  expect(document.querySelector('[data-state="done"]')?.textContent).toBe(numbers);
  await act(async () => later.shop.session.logout());
  expect(later.text()).toContain('Chọn ít nhất một vé.');
  expect(storage.getItem('veloc.draft.mega')).toBeNull();
});

it('says once how to begin, while there is no ticket', async () => {
  const page = await open('/mega');
  expect(page.text().split('Chạm để chọn số')).toHaveLength(2);
  await press('Chọn nhanh vé C');
  expect(page.text()).not.toContain('Chạm để chọn số');
});

it('takes tickets from its address once, and gives back what they replaced', async () => {
  const storage = memoryStorage();
  const before = await open('/mega', storage);
  await press('Chọn nhanh 6 vé');
  await before.unmount();

  const page = await open('/mega?numbers=05,12,28,31,40,45&draws=2', storage);
  expect(page.text()).toContain('1 vé × 2 kỳ');
  expect(page.location.history.at(-1)).toBe('/mega');
  await press('Hoàn tác');
  expect(page.text()).toContain('6 vé × 2 kỳ');
});

it('refuses tickets in its address with a sentence, and keeps what there was', async () => {
  const storage = memoryStorage();
  const before = await open('/mega', storage);
  await press('Chọn nhanh vé A');
  await before.unmount();

  const page = await open('/mega?numbers=05,12', storage);
  expect(page.text()).toContain('Vé không hợp lệ: Số đã chọn không hợp lệ. Vé trong liên kết chưa được thêm vào.');
  expect(page.text()).toContain('1 vé × 1 kỳ');
  await press('Chọn nhanh vé B');
  expect(page.text()).not.toContain('Vé trong liên kết');
});

it('offers nothing once the draw closes, and moves the tickets on to the next one', async () => {
  const page = await open('/mega?numbers=05,12,28,31,40,45');
  const isOff = () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Mua ngay')
      ?.getAttribute('aria-disabled') === 'true';
  expect(isOff()).toBe(false);

  await pass(closing - Date.now() + 1_000);
  expect(isOff()).toBe(true);
  expect(page.text()).not.toContain('đã đóng bán');

  await pass(40_000);
  expect(isOff()).toBe(false);
  expect(page.text()).toContain('Kỳ #01590 đã đóng bán. Vé của bạn sẽ dự thưởng kỳ #01591.');
  expect(page.text()).toContain('Quay 18:00 Thứ Tư 25/11');
  expect(page.text()).toContain('1 vé × 1 kỳ');
});

it('says so too of a ticket that is still being picked', async () => {
  const page = await open('/mega');
  await press('AChưa chọn số');
  await pass(closing - Date.now() + 1_000);
  await pass(40_000);
  expect(page.text()).toContain('Kỳ #01590 đã đóng bán. Vé của bạn sẽ dự thưởng kỳ #01591.');
});
