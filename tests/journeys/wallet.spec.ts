import { texts, type GatewayOrder } from '@veloc/rules';
import { readFileSync } from 'node:fs';
import { expect, test } from './support/journey';
import { arriveAs, buyMegaTicket, newPlayer } from './support/player';
import { shopCall } from './support/shopCall';

test('a transfer that the bank reports shows on the page and on another one of the player by itself', async ({
  page,
  context,
  shop,
}) => {
  const player = await newPlayer(shop);
  await arriveAs(page, shop, player);
  await page.goto(`${shop.url}/account/recharge?amount=250000`);
  await expect(page.getByText('Hai trăm năm mươi nghìn đồng')).toBeVisible();
  await page.getByRole('button', { name: 'Tạo mã chuyển khoản' }).click();
  const memo = page.getByText(/^VL[\dA-Z]{10}$/);
  await expect(memo).toBeVisible();
  const transferNote = (await memo.textContent()) ?? '';
  await page.reload();
  await expect(memo).toHaveText(transferNote);

  const elsewhere = await context.newPage();
  await elsewhere.goto(`${shop.url}/account`);
  await expect(elsewhere.getByText('0 ₫').first()).toBeVisible();
  await shopCall(shop, '/sandbox/bank-transfers', { body: { transferNote, amount: 250_000 } });
  await expect(page.getByRole('dialog', { name: 'Nạp tiền thành công!' })).toBeVisible();
  // Told by the shop: this page asks nothing by itself.
  await expect(elsewhere.getByText('250.000 ₫')).toBeVisible();
});

test('a code that one device made opens on another with the same memo, until money has come', async ({
  page,
  shop,
}) => {
  const player = await newPlayer(shop);
  const { token } = player;
  const { id, transferNote } = await shopCall<GatewayOrder>(shop, '/internalpaygateway/init', {
    token,
    body: { amount: 150_000, bankId: 'vcb', returnUrl: '/account' },
  });
  await arriveAs(page, shop, player);
  await page.goto(`${shop.url}/account/payment-history`);
  await page.getByRole('link', { name: 'Nạp tiền' }).click();
  await page.getByRole('link', { name: 'Mở mã chuyển khoản' }).click();
  await expect(page.getByText(transferNote)).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('Hết hạn sau');
  const topUps = await shopCall<unknown[]>(shop, '/client-transaction/get-list-charge-transaction-v2', {
    method: 'GET',
    token,
  });
  expect(topUps).toHaveLength(1);

  await shopCall(shop, '/sandbox/bank-transfers', { body: { transferNote, amount: 150_000 } });
  await expect(page.getByRole('dialog', { name: 'Nạp tiền thành công!' })).toBeVisible();
  await page.goto(`${shop.url}/account/recharge/checkout?order=${id}`);
  await expect(page.getByText('Mã này không còn dùng nữa')).toBeVisible();
  await page.getByRole('link', { name: 'Xem giao dịch' }).click();
  await expect(page.getByText('Tiền đã vào Ví Vé Lộc.')).toBeVisible();
});

test('money goes out to a proven account, is held at once and comes back when it is refused', async ({
  page,
  shop,
}) => {
  const player = await newPlayer(shop, { balance: 300_000, pin: '482913' });
  await arriveAs(page, shop, player);
  await page.goto(`${shop.url}/account`);
  await page.getByRole('link', { name: 'Rút tiền', exact: true }).click();
  await page.getByRole('textbox', { name: 'Số tiền muốn rút' }).fill('120000');
  await page.getByRole('button', { name: 'Ngân hàng nhận tiền Chọn ngân hàng' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Vietcombank' }).check();
  await page.getByRole('button', { name: 'Chọn ngân hàng này' }).click();
  await page.getByRole('textbox', { name: 'Số tài khoản' }).fill('0011 2233 44');
  await page.getByRole('textbox', { name: 'Tên chủ tài khoản' }).fill('An');
  await page.getByRole('button', { name: /^Rút 120\.000/ }).click();

  const proof = page.getByRole('dialog', { name: 'Xác nhận rút tiền' });
  await proof.locator('[inputmode=numeric]').pressSequentially('482913');
  await expect(page.getByRole('dialog', { name: 'Đã gửi yêu cầu rút tiền' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/account\/payment-history\/[\da-f-]{36}$/);
  await expect(page.getByText('•••• 3344')).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';

  expect(await shop.operator('withdrawals', 'list')).toContain('0011223344  AN');
  expect(await shop.operator('withdrawals', 'reject', id, 'Sai tên')).toContain('120000 VND, failed');
  await expect(page.getByText('Yêu cầu không được thực hiện. Tiền đã trả lại Ví Vé Lộc.')).toBeVisible();
  await page.goto(`${shop.url}/account/withdraw-history`);
  await expect(page.getByText(/Sai tên/)).toBeVisible();
  const { amount } = await shopCall<{ amount: number }>(shop, '/users/get-user-balance', { token: player.token });
  expect(amount).toBe(300_000);
  expect(await shop.operator('ledger', 'check')).toContain('violations: 0');
});

test('whoever logged in by PIN on a new device names a new payout account by a code alone', async ({ page, shop }) => {
  const { phone } = await newPlayer(shop, { balance: 300_000, pin: '482913' });
  await page.goto(`${shop.url}/account/login`);
  await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(phone);
  await page.getByRole('button', { name: 'Tiếp tục', exact: true }).click();
  await page.getByLabel('Mã PIN').first().pressSequentially('482913');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('veloc.token'))).toBeTruthy();

  await page.goto(`${shop.url}/account/withdraw`);
  await page.getByRole('textbox', { name: 'Số tiền muốn rút' }).fill('120000');
  await page.getByRole('button', { name: 'Ngân hàng nhận tiền Chọn ngân hàng' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Vietcombank' }).check();
  await page.getByRole('button', { name: 'Chọn ngân hàng này' }).click();
  await page.getByRole('textbox', { name: 'Số tài khoản' }).fill('0011223344');
  await page.getByRole('button', { name: /^Rút 120\.000/ }).click();
  const proof = page.getByRole('dialog', { name: 'Xác nhận rút tiền' });
  await proof.getByLabel('Mã PIN').last().pressSequentially('482913');
  await expect(proof.getByText(texts.payeeNeedsCode)).toBeVisible();
  await proof.getByRole('button', { name: 'Gửi mã' }).click();
  await expect(proof.getByText('Hạn của mã')).toBeVisible();
  await proof
    .getByLabel('Mã OTP')
    .last()
    .pressSequentially(await shop.codeFor(`+84${phone}`));
  await expect(page.getByRole('dialog', { name: 'Đã gửi yêu cầu rút tiền' })).toBeVisible();

  await page.goto(`${shop.url}/account/notifications`);
  await expect(page.getByRole('link', { name: 'Đăng nhập trên thiết bị mới' })).toBeVisible();
});

test('a withdrawal that waits can be taken back by its player, and not by the operator afterwards', async ({
  page,
  shop,
}) => {
  const player = await newPlayer(shop, { balance: 300_000, pin: '482913' });
  const { token } = player;
  const payee = { bankId: 'vcb', accountNumber: '0011223344', accountHolder: 'AN' };
  const { id } = await shopCall<{ id: string }>(shop, '/client-withdraw/add-new', {
    token,
    body: { ...payee, amount: 120_000, source: 'wallet', pin: '482913' },
  });
  await arriveAs(page, shop, player);
  await page.goto(`${shop.url}/account/payment-history/${id}`);
  await page.getByRole('button', { name: 'Hủy yêu cầu rút tiền' }).click();
  const sheet = page.getByRole('dialog', { name: 'Hủy yêu cầu rút tiền?' });
  await sheet.getByRole('button', { name: 'Hủy yêu cầu', exact: true }).click();
  await expect(page.getByText('Bạn đã hủy yêu cầu rút tiền. Tiền đã trả lại Ví Vé Lộc.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hủy yêu cầu rút tiền' })).toBeHidden();
  expect(await shop.operator('withdrawals', 'complete', id)).toContain('409');
  const { amount } = await shopCall<{ amount: number }>(shop, '/users/get-user-balance', { token });
  expect(amount).toBe(300_000);
  expect(await shop.operator('ledger', 'check')).toContain('violations: 0');
});

test('histories narrow down in the address, keep it over a reload and go along as a file', async ({ page, shop }) => {
  const player = await newPlayer(shop, { balance: 100_000 });
  await buyMegaTicket(shop, player, [1, 2, 3, 4, 5, 6]);
  await arriveAs(page, shop, player);
  await page.goto(`${shop.url}/account/transaction-history`);
  await expect(page.getByRole('heading', { name: 'Hôm nay' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'MEGA 6/45' })).toBeVisible();
  await page.locator('label', { hasText: 'Hoàn tiền' }).click();
  await expect(page.getByText('Chưa có khoản hoàn nào')).toBeVisible();

  await page.goto(`${shop.url}/account/payment-history`);
  await page.getByRole('button', { name: 'Tìm và lọc' }).click();
  await page.getByRole('dialog').locator('label', { hasText: 'Nạp tiền' }).click();
  await page.getByRole('button', { name: 'Xem kết quả' }).click();
  await expect(page.getByRole('button', { name: 'Tìm và lọc (1)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'MEGA 6/45' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Nạp tiền' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải tệp CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('ve-loc-giao-dich-2026-08-21.csv');
  const rows = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain('21/08/2026');
  expect(rows[1]).toContain(',Nạp tiền,100000,100000,Đã vào ví,');

  await page.getByRole('link', { name: 'Nạp tiền' }).click();
  await expect(page.getByText('Tiền đã vào Ví Vé Lộc.')).toBeVisible();
});
