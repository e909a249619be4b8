import type { Page } from '@playwright/test';

type Act = (page: Page) => Promise<void>;

/** A builder, and what opens its popups. */
export interface BuilderPage {
  name: string;
  path: string;
  /** Brings the page into the state to look at. */
  arrange?: Act;
  /** Each popup by what it is, and what opens it. */
  popups: Readonly<Record<string, Act>>;
}

const press =
  (name: RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();

const choose =
  (group: string, label: string): Act =>
  (page) =>
    page.getByRole('radiogroup', { name: group }).last().locator('label').filter({ hasText: label }).click();

/** One after the other. */
const both =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

const inSheet =
  (name: RegExp): Act =>
  (page) =>
    page.getByRole('dialog').getByRole('button', { name }).click();

/** Its name ends with the price, where that is known before the numbers. */
const fill = press(/^Chọn nhanh \d+ vé/);
const slot = press(/^Vé A/);
const draws = press(/^Số kỳ/);

const balls = {
  picker: slot,
  'picker with nothing picked': both(slot, inSheet(/^Xóa$/)),
  methods: press(/^Cách chơi/),
  draws,
};

/** 1 to `count`, as a link writes them. */
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');

export const builderPages: readonly BuilderPage[] = [
  { name: 'Keno, nothing chosen', path: '/keno', popups: {} },
  {
    name: 'Keno',
    path: '/keno',
    arrange: fill,
    popups: {
      picker: slot,
      levels: press(/^Bậc chơi/),
      'levels, another one': both(press(/^Bậc chơi/), choose('Bậc chơi', 'Bậc 10')),
      draws,
    },
  },
  {
    name: 'Keno, ten numbers over 30 draws',
    path: `/keno?numbers=${upTo(10)}&numbers=${upTo(10)}&draws=30`,
    popups: { draws },
  },
  {
    name: 'Keno bao',
    path: '/keno',
    arrange: async (page) => {
      await page.getByRole('radiogroup', { name: 'Kiểu chơi' }).locator('label').nth(1).click();
      await page.getByRole('button', { name: 'Chọn nhanh' }).click();
    },
    popups: { picker: press(/^Sửa số$/), draws },
  },
  {
    name: 'Keno bao of twelve',
    path: `/keno?numbers=${upTo(12)}&method=BAO_12_6&draws=20`,
    popups: { 'smaller bao': choose('Bao bao nhiêu số?', '3 số') },
  },
  { name: 'Keno even or odd', path: '/keno-eo', arrange: fill, popups: { draws } },
  { name: 'Keno big or small', path: '/keno-ud', arrange: fill, popups: { draws } },
  { name: 'Mega 6/45', path: '/mega', arrange: fill, popups: balls },
  {
    name: 'Mega bao of eighteen',
    path: `/mega?numbers=${upTo(18)}&method=GROUP_18&draws=6`,
    popups: { picker: slot, methods: press(/^Cách chơi/) },
  },
  { name: 'Power 6/55', path: '/power', arrange: fill, popups: balls },
  {
    name: 'Power bao of eighteen',
    path: `/power?numbers=${upTo(18)};16&method=GROUP_18&draws=6`,
    popups: { picker: slot },
  },
  { name: 'Lotto 5/35', path: '/lotto535', arrange: fill, popups: balls },
  {
    name: 'Lotto 5/35 bao of fifteen and twelve',
    path: `/lotto535?numbers=${upTo(15)};${upTo(12)}&method=BAO_15_12&draws=6`,
    popups: { picker: slot },
  },
  {
    name: 'Max 3D',
    path: '/max3d',
    arrange: fill,
    popups: { picker: slot, 'play types': press(/^Kiểu chơi/), draws, 'other way': choose('Cách chơi', 'MAX 3D+') },
  },
  { name: 'Max 3D, both orders', path: '/max3d?numbers=168&method=MAX3D_straightBox', popups: { picker: slot } },
  {
    name: 'Max 3D+',
    path: '/max3d?numbers=168,279&method=MAX3DPLUS_straight',
    arrange: fill,
    popups: { picker: slot },
  },
  { name: 'Max 3D Pro', path: '/max3dpro', arrange: fill, popups: { picker: slot, draws } },
  {
    name: 'Max 3D Pro, all orders',
    path: '/max3dpro?numbers=168,279&method=GROUP',
    arrange: fill,
    popups: { picker: slot },
  },
  {
    name: 'Max 3D Pro, many numbers',
    path: `/max3dpro?numbers=${Array.from({ length: 19 }, (_, index) => 168 + index).join(',')}&method=MULTIGROUP`,
    popups: {
      picker: press(/^Thêm bộ số/),
      tickets: press(/^Đang chọn/),
      'other way': choose('Cách chơi', 'Cơ bản'),
    },
  },
  { name: 'Loto, nothing typed', path: '/loto', popups: { stake: press(/Tiền mỗi số/) } },
  { name: 'Loto', path: '/loto?numbers=92&numbers=11&numbers=686', popups: { stake: press(/Tiền mỗi số/) } },
  { name: 'Loto, all ten', path: `/loto?${'numbers=686&'.repeat(10)}`, popups: {} },
  { name: 'Loto, a number being changed', path: '/loto?numbers=92&numbers=686', arrange: press(/686/), popups: {} },
  { name: 'Loto channels', path: '/loto/detail', popups: {} },
  {
    name: 'Số đề',
    path: '/classic',
    popups: {
      'chosen for one': press(/^Chọn nhanh/),
      'how many': both(press(/^Vé số \d+,/), press(/^Vé số \d+,/)),
      chosen: press(/^Xem \d+ vé đã chọn/),
      'other channel': (page) => page.getByRole('radiogroup', { name: 'Đài' }).locator('label').nth(1).click(),
    },
  },
  { name: 'Số đề channels', path: '/classic/detail', popups: {} },
  { name: 'Số đề transactions', path: '/classic/transaction', popups: {} },
];
