import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { arriveAs, freshPhone, newPlayer } from './support/player';
import { shopCall } from './support/shopCall';
import { pickMegaTicket } from './support/steps';

const PIN = '274913';
const NUMBERS = [5, 10, 15, 20, 25, 30];

test('a visitor opens an account with a PIN, leaves, and comes back by that PIN', async ({ page, shop }) => {
  const phone = freshPhone();
  await test.step('register', async () => {
    await page.goto(`${shop.url}/account/register`);
    await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Trần Minh');
    await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(phone);
    await page.getByLabel('Mã PIN (không bắt buộc)').first().pressSequentially(PIN);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Tiếp tục', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Nhập mã xác thực' })).toBeVisible();
    await page
      .getByRole('textbox')
      .first()
      .pressSequentially(await shop.codeFor(`+84${phone}`));
    await expect(page).toHaveURL(`${shop.url}/`);
  });

  await test.step('log out', async () => {
    await page.goto(`${shop.url}/account`);
    await expect(page.getByText('Trần Minh')).toBeVisible();
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user|phone|pin/.test(key)));
    expect(left).toEqual([]);
  });

  await test.step('log in by PIN', async () => {
    await page.goto(`${shop.url}/account/login`);
    await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(phone);
    await page.getByRole('button', { name: 'Tiếp tục', exact: true }).click();
    await page.getByLabel('Mã PIN').first().pressSequentially(PIN);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('veloc.token'))).toBeTruthy();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(PIN);
  });

  // The account knows this browser, so the code of the registration, seconds ago, bars it from none.
  await test.step('log in by a code that is sent by a press, and shown again after a reload', async () => {
    await page.goto(`${shop.url}/account`);
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    let sends = 0;
    page.on('request', (request) => (sends += Number(request.url().endsWith('/otp-verify/send'))));
    await page.goto(`${shop.url}/account/verify?phone=%2B84${phone}&existing=true`);
    await expect(page.getByRole('heading', { name: 'Nhập mã PIN' })).toBeVisible();
    expect(sends).toBe(0);
    await page.getByRole('button', { name: 'Đăng nhập bằng mã OTP' }).click();
    await expect(page.getByText('Mã OTP đã được gửi')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Mã OTP đã được gửi')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Gửi lại sau \d phút$/ })).toBeVisible();
    expect(sends).toBe(1);
    await page
      .getByRole('textbox')
      .first()
      .pressSequentially(await shop.codeFor(`+84${phone}`));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('veloc.token'))).toBeTruthy();
  });
});

async function changePin(page: Page, { from, to }: { from: string; to: string }) {
  await page.getByLabel('Mã PIN cũ').last().pressSequentially(from);
  await page.getByLabel('Mã PIN mới', { exact: true }).pressSequentially(to);
  await page.getByLabel('Nhập lại mã PIN mới').pressSequentially(to);
  await page.getByRole('button', { name: 'Đổi mã PIN' }).click();
  await expect(page.getByRole('dialog', { name: 'Đã đổi mã PIN' })).toBeVisible();
}

test('a player changes the PIN, sees where the account is open and ends the other session', async ({
  page,
  shop,
  browser,
}) => {
  const player = await newPlayer(shop, { pin: '720461' });
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await arriveAs(page, shop, player);
  await page.goto(`${shop.url}/account/change-pass`);
  await changePin(page, { from: '720461', to: PIN });

  const session = await shopCall<{ token: string; refreshToken: string }>(shop, '/auth/login-by-pin', {
    body: { phone: `+84${player.phone}`, pin: PIN },
  });
  await arriveAs(elsewhere, shop, {
    ...player,
    storage: { ...player.storage, 'veloc.token': session.token, 'veloc.refresh-token': session.refreshToken },
  });
  await elsewhere.goto(`${shop.url}/account`);
  await expect(elsewhere.getByText('An', { exact: true })).toBeVisible();

  // Who knows the PIN alone ends no session of the phone's owner.
  await elsewhere.goto(`${shop.url}/account/sessions`);
  await elsewhere.getByRole('button', { name: 'Đăng xuất thiết bị khác' }).click();
  await expect(elsewhere.getByText(/Còn 1 thiết bị không thể đăng xuất từ đây/)).toBeVisible();

  // The owner sees it, is led to what ends it, and ends it.
  await page.goto(`${shop.url}/account/sessions`);
  await page.getByRole('button', { name: /^Đăng xuất (?!thiết bị khác)/ }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Đổi mã PIN' }).click();
  await changePin(page, { from: PIN, to: '830572' });

  // The page that stands there may have learnt of it and be on its way elsewhere, which aborts this.
  await elsewhere.goto(`${shop.url}/profile`, { waitUntil: 'commit' }).catch(() => undefined);
  // Whichever call comes first learns of it, and may lead to another page, where nothing can be read on the way.
  const token = () => elsewhere.evaluate(() => localStorage.getItem('veloc.token')).catch(() => 'on the way');
  await expect.poll(token).toBeNull();
  await expect(
    elsewhere
      .getByRole('button', { name: 'Đăng nhập' })
      .or(elsewhere.getByText(/hết hạn/))
      .first(),
  ).toBeVisible();
  await other.close();
});

test('a limit is told before paying, and a break stops buying', async ({ page, shop }) => {
  const player = await newPlayer(shop, { balance: 200_000 });
  await arriveAs(page, shop, player);
  await test.step('set a limit of 10,000 a week', async () => {
    await page.goto(`${shop.url}/account/limits`);
    await page.getByRole('button', { name: 'Đặt giới hạn mỗi tuần' }).click();
    const sheet = page.getByRole('dialog', { name: 'Giới hạn mỗi tuần' });
    await sheet.getByRole('textbox', { name: 'Số tiền tối đa' }).fill('10000');
    await sheet.getByRole('button', { name: 'Lưu giới hạn' }).click();
    await expect(page.getByText(/Còn 10\.000.₫ trong tuần/)).toBeVisible();
  });

  await test.step('buy within it', async () => {
    await pickMegaTicket(page, shop, NUMBERS);
    await page.getByRole('button', { name: 'Mua ngay' }).click();
    await expect(page.getByText(/Giới hạn của bạn: còn 10\.000.₫ trong tuần/)).toBeVisible();
    await page.getByRole('button', { name: /^Thanh toán 10\.000/ }).click();
    await expect(page.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible();
  });

  await test.step('no further', async () => {
    await pickMegaTicket(page, shop, NUMBERS);
    await page.getByRole('button', { name: 'Mua ngay' }).click();
    await expect(page.getByText(/bạn còn 0.₫ trong tuần/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Thanh toán 10\.000/ })).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('take a break', async () => {
    await page.goto(`${shop.url}/account/limits`);
    await page.getByRole('radio', { name: /24 giờ/ }).check({ force: true });
    await page.getByRole('button', { name: 'Tạm nghỉ 24 giờ' }).click();
    await page.getByRole('button', { name: 'Bắt đầu tạm nghỉ' }).click();
    const proof = page.getByRole('dialog', { name: 'Xác nhận tạm nghỉ' });
    await proof.getByRole('button', { name: 'Gửi mã' }).click();
    await expect(proof.getByText('Nhập mã OTP đã được gửi')).toBeVisible();
    await proof
      .getByRole('textbox')
      .first()
      .pressSequentially(await shop.codeFor(`+84${player.phone}`));
    await expect(page.getByText(/Bạn đang tạm nghỉ đến/)).toBeVisible();
    const refused = shopCall(shop, '/client-tickets/create-raw-ticket', {
      token: player.token,
      body: {
        gameId: 'mega',
        periodId: null,
        numberPeriod: 1,
        tickets: [{ code: 'A', listNumber: NUMBERS, price: '10000', isDone: true }],
        total: 10_000,
      },
    });
    await expect(refused).rejects.toThrow(/ON_BREAK/);
  });
});
