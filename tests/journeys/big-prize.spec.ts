import { expect, FRIDAY_AFTERNOON, moving, test } from './support/journey';
import { arriveAs, buyMegaTicket, newPlayer } from './support/player';
import { writeMegaResult } from './support/resultFile';
import { startShop, type ShopServer } from './support/shopServer';

test.use(moving);

const NUMBERS = [3, 12, 19, 27, 30, 31];
const POOL = 20_000_000_000;

/** A shop of its own: this journey lets time pass. */
let shop: ShopServer;

test.beforeAll(async () => {
  shop = await startShop(FRIDAY_AFTERNOON);
});

test.afterAll(() => shop.stop());

test('a jackpot waits, says what to bring, and arrives once the operator approves it', async ({ page }) => {
  const player = await newPlayer(shop, { balance: 10_000 });
  await buyMegaTicket(shop, player, NUMBERS);
  await arriveAs(page, shop, player);

  await test.step('the draw is held and its result imported', async () => {
    shop = await shop.restart('2026-08-21T18:10:00+07:00');
    const prizes = { jackpot: { winners: 1, value: POOL, pool: POOL } };
    const file = writeMegaResult(shop.data, { drawId: '09001', date: '2026-08-21', numbers: NUMBERS, prizes });
    expect(await shop.operator('results', 'import', file)).toContain('imported 1, already there 0, refused 0');
  });

  let id = '';
  await test.step('the prize waits for the operator', async () => {
    await expect
      .poll(async () => {
        const list = await shop.operator('prizes', 'list');
        id = /^(\S+) {2}waiting {2}20000000000 VND/m.exec(list)?.[1] ?? '';
        return id;
      })
      .not.toBe('');
  });

  await test.step('the page says that it waits, and what to bring', async () => {
    await page.goto(`${shop.url}/account/tickets?game=mega`);
    await page
      .getByRole('link', { name: /MEGA 6\/45/ })
      .first()
      .click();
    await expect(page.getByText('Chờ trả thưởng').first()).toBeVisible();
    await expect(page.getByText('Giải đang chờ trả: tiền chưa vào số dư thưởng.')).toBeVisible();
    await page.getByRole('link', { name: 'Xem tiền thưởng' }).click();
    const help = page.getByRole('region', { name: 'Cách nhận giải' });
    await expect(help).toContainText('căn cước công dân (CCCD) hoặc hộ chiếu còn hạn');
    await expect(help).toContainText('trả lời trong 3 ngày làm việc kể từ khi đủ giấy tờ');
    await expect(help).toContainText('trước khi hết ngày 20/10/2026');
    await expect(help.getByRole('link', { name: 'Liên hệ cửa hàng' })).toBeVisible();
  });

  await test.step('refused for now, it says why wherever it is shown', async () => {
    await shop.operator('prizes', 'reject', id, '--reason', 'Họ tên trong hồ sơ chưa trùng với căn cước.');
    await page.reload();
    await expect(page.getByText('Lý do: Họ tên trong hồ sơ chưa trùng với căn cước.')).toBeVisible();
    await expect(page.getByText('Tiền thưởng chưa được trả')).toBeVisible();
    await page.goto(`${shop.url}/account/tickets?game=mega`);
    await expect(page.getByRole('listitem').filter({ hasText: 'MEGA 6/45' })).toContainText('Chưa được trả');
    await page.goBack();
  });

  await test.step('approved, it arrives once', async () => {
    const paid = `${id}: ${POOL} VND, approved`;
    expect(await shop.operator('prizes', 'approve', id)).toContain(paid);
    expect(await shop.operator('prizes', 'approve', id)).toContain(paid);
    await page.reload();
    await expect(page.getByText('Tổng tiền thưởng')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cách nhận giải' })).toHaveCount(0);
    await page.goto(`${shop.url}/account`);
    await expect(page.getByText('20.000.000.000 ₫').first()).toBeVisible();
    expect(await shop.operator('prizes', 'list')).toContain('open: 0');
    expect(await shop.operator('ledger', 'check')).toContain('violations: 0');
  });
});
