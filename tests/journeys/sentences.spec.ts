import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { arriveAs, newPlayer } from './support/player';
import type { ShopServer } from './support/shopServer';
import { specifiedSentences } from './support/specifiedSentences';
import { pickMegaTicket } from './support/steps';

interface Scene {
  name: string;
  open(page: Page, shop: ShopServer): Promise<void>;
  /** Sentences in the order in which the scene brings them up, and what does so. */
  says: readonly (readonly [sentence: string, provoke: (page: Page, shop: ShopServer) => Promise<void>])[];
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const choose = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();

/** The sheet of a ticket, whose groups are typed into at once. */
async function openGroups(page: Page, opener: string | RegExp) {
  await press(page, opener);
  await expect(page.getByRole('dialog').locator('[aria-current="true"]')).toBeFocused();
}

/** Leaves the ticket as it is and the sheet with it. */
async function leaveTicket(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Vé tiếp' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function paste(page: Page, text: string) {
  await page
    .getByRole('dialog')
    .locator('[aria-current="true"]')
    .evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
}

const tooFewDigits = (kind: string, sentence: string) =>
  [
    sentence,
    async (page: Page) => {
      await choose(page, kind);
      await press(page, 'Thêm số vào danh sách');
    },
  ] as const;

/** What a browser has kept of a cart in which one line holds a number that Mega does not have. */
const spoiltCart = () => ({
  items: [
    {
      id: 'local-1',
      gameId: 'mega',
      ticket: { code: 'A', listNumber: [1, 2, 3, 4, 5, 99], price: '10000', isDone: true },
      unitPrice: 10_000,
      quantity: 1,
    },
  ],
  timestamp: Date.now(),
  version: '1.0',
});

const scenes: readonly Scene[] = [
  {
    name: 'a link with tickets',
    open: async () => undefined,
    says: [
      ['Dữ liệu vé không hợp lệ', async (page, shop) => void (await page.goto(`${shop.url}/mega?numbers=`))],
      ['Không thể tính giá vé', async (page, shop) => void (await page.goto(`${shop.url}/keno?numbers=07&stake=0`))],
      ['Số đã chọn không hợp lệ', async (page, shop) => void (await page.goto(`${shop.url}/mega?numbers=1,2`))],
      ['Vé không hợp lệ: Số đã chọn không hợp lệ', async () => undefined],
      [
        'Game không tồn tại',
        async (page, shop) => {
          await page.route('**/client/get-current-period', async (route) => {
            const response = await route.fetch();
            const answer = await response.json();
            const listPeriod = answer.data.listPeriod.filter(({ gameId }: { gameId: string }) => gameId !== 'lotto535');
            await route.fulfill({ response, json: { ...answer, data: { ...answer.data, listPeriod } } });
          });
          await page.goto(`${shop.url}/lotto535?numbers=01,02,03,04,05;12`);
        },
      ],
    ],
  },
  {
    name: 'Loto',
    open: async (page, shop) => {
      await page.goto(`${shop.url}/loto`);
      await press(page, /^Số: trống/);
      await page.keyboard.press('7');
    },
    says: [
      tooFewDigits('Đầu', 'Lô Đầu chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số'),
      tooFewDigits('Cuối', 'Lô Cuối chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số'),
      tooFewDigits('Đầu - Cuối', 'Lô Đầu - Cuối chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số'),
      tooFewDigits('7 lô', '7 lô chỉ hỗ trợ số dự thưởng có 3 chữ số'),
      tooFewDigits('17 lô', '17 lô chỉ hỗ trợ số dự thưởng có 3 chữ số'),
      tooFewDigits('18 lô', '18 lô chỉ hỗ trợ số dự thưởng có 2 chữ số'),
      tooFewDigits('16 lô', '16 lô chỉ hỗ trợ số dự thưởng có 4 chữ số'),
      [
        'Số lượng vé tối đa là 10',
        async (page) => {
          await press(page, /^Chọn nhanh \d+ vé/);
          await press(page, 'Nhập số');
          await press(page, 'Thêm số vào danh sách');
        },
      ],
    ],
  },
  {
    name: 'Max 3D+',
    open: async (page, shop) => {
      await page.goto(`${shop.url}/max3d`);
      await choose(page, 'MAX 3D+');
    },
    says: [
      [
        'Bộ số thứ 2 chưa hoàn chỉnh. Vui lòng bổ sung',
        async (page) => {
          await openGroups(page, /^Vé A/);
          await page.keyboard.type('1682');
          await leaveTicket(page);
        },
      ],
      [
        'Vui lòng nhập tối thiểu 2 bộ số',
        async (page) => {
          await openGroups(page, /^Vé B/);
          await page.keyboard.type('168');
          await leaveTicket(page);
        },
      ],
    ],
  },
  {
    name: 'Max 3D Pro',
    open: async (page, shop) => void (await page.goto(`${shop.url}/max3dpro`)),
    says: [
      [
        'Bộ số thứ 2 chưa hoàn chỉnh. Vui lòng xóa hoặc bổ sung',
        async (page) => {
          await openGroups(page, /^Vé A/);
          await page.keyboard.type('1682');
          await leaveTicket(page);
        },
      ],
      [
        'Phương thức Cơ bản yêu cầu chính xác 2 bộ số',
        async (page) => {
          await openGroups(page, /^Vé B/);
          await page.keyboard.type('168');
          await leaveTicket(page);
        },
      ],
      [
        'Không thể có 2 bộ số với 3 chữ số giống nhau',
        async (page) => {
          await press(page, 'Xóa tất cả');
          await choose(page, 'Bao bộ số');
          await openGroups(page, /^Vé A/);
          await page.keyboard.type('777777');
        },
      ],
      [
        'Vui lòng nhập tối thiểu 3 bộ số',
        async (page) => {
          await leaveTicket(page);
          await choose(page, 'Bao nhiều bộ số');
          await press(page, /^Đổi sang/);
          await openGroups(page, 'Thêm bộ số');
          await page.keyboard.type('168');
          await leaveTicket(page);
          await press(page, /Đang chọn/);
        },
      ],
      [
        'Phương thức Bao nhiều bộ số chỉ cho phép tối đa 20 bộ số',
        async (page) => {
          await page.keyboard.press('Escape');
          await openGroups(page, 'Thêm bộ số');
          await paste(page, Array.from({ length: 21 }, (_, group) => 100 + group).join(' '));
        },
      ],
    ],
  },
  {
    name: 'the cart',
    open: async (page, shop) => {
      const player = await newPlayer(shop);
      const cart = JSON.stringify(spoiltCart());
      await arriveAs(page, shop, { ...player, storage: { ...player.storage, 'veloc.cart': cart } });
      await page.goto(`${shop.url}/cart`);
    },
    says: [
      ['Giỏ hàng có vé không hợp lệ, vui lòng kiểm tra lại', async () => undefined],
      ['Không có items để thanh toán', async (page) => page.getByRole('checkbox', { name: 'Chọn MEGA 6/45' }).click()],
      ['Giỏ hàng trống', async (page) => press(page, 'Xóa vé A MEGA 6/45')],
      [
        'Có vé không hợp lệ trong giỏ hàng',
        async (page, shop) => {
          await page.route('**/client-carts/sync', async (route) => {
            const response = await route.fetch();
            const answer = await response.json();
            const items = answer.data.items.map((item: object) => ({ ...item, ticket: {} }));
            await route.fulfill({ response, json: { ...answer, data: { ...answer.data, items } } });
          });
          await pickMegaTicket(page, shop, [4, 9, 16, 25, 36, 41]);
          await press(page, 'Thêm vào giỏ');
          await page.getByRole('button', { name: 'Xem giỏ hàng' }).click();
        },
      ],
    ],
  },
  {
    name: 'the login',
    open: async (page, shop) => void (await page.goto(`${shop.url}/account/login`)),
    says: [
      [
        'Vui lòng nhập đúng số điện thoại',
        async (page) => {
          await page.getByRole('textbox', { name: 'Số điện thoại' }).fill('91234');
          await page.keyboard.press('Tab');
        },
      ],
    ],
  },
];

test('every sentence of section 5 has a scene here that brings it up', () => {
  const sentences = specifiedSentences(5);
  expect(sentences.length).toBeGreaterThan(20);
  const said = new Set(scenes.flatMap(({ says }) => says.map(([sentence]) => sentence)));
  expect(sentences.filter((sentence) => !said.has(sentence))).toEqual([]);
});

for (const { name, open, says } of scenes) {
  test(`${name} says what section 5 has it say`, async ({ page, shop }) => {
    await open(page, shop);
    for (const [sentence, provoke] of says) {
      await test.step(sentence, async () => {
        await provoke(page, shop);
        await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible();
      });
    }
  });
}
