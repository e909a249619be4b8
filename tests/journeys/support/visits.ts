import { expect, type Page } from '@playwright/test';
import { gameConfig } from '@veloc/rules';
import type { ShopServer } from './shopServer';
import { pickMegaTicket } from './steps';

export interface Visit {
  /** What to open; by default the route's own path. */
  address?: string;
  /** Goes there through the pages, where an address alone does not lead. */
  arrive?: (page: Page, shop: ShopServer) => Promise<void>;
  /** Opened by a visitor without an account; by default by a player. @default false */
  asGuest?: boolean;
  /** Name of the button that opens a dialog. */
  opens?: string | RegExp;
}

interface Known {
  /** Of a result of Mega. */
  resultId: string;
  /** Of a purchase in the history. */
  purchaseId: string;
}

/** The pages of the games, which the table of routes makes from the games. */
export const gamePaths = Object.values(gameConfig).map(({ href }) => href);

/** How each route of the shop is visited. */
export function visits({ resultId, purchaseId }: Known): Readonly<Record<string, Visit>> {
  const [orderId = ''] = purchaseId.split('.');
  const purchase = `/account/tickets/${encodeURIComponent(purchaseId)}`;
  return {
    // Those of a game open its picker.
    ...Object.fromEntries(gamePaths.map((path) => [path, { opens: /Vé A/ }])),
    '/': { opens: 'Mở danh mục' },
    '/result': { address: '/result?game=mega' },
    '/result/live/:period': { address: `/result/live/${encodeURIComponent(resultId)}` },
    '/result/:game/:id': { address: `/result/mega/${encodeURIComponent(resultId)}` },
    '/account/tickets': { address: '/account/tickets?game=mega' },
    '/account/tickets/:id': { address: purchase },
    '/account/tickets/:id/reward': { address: `${purchase}/reward` },
    '/account': {},
    '/keno-eo': {},
    '/keno-ud': {},
    '/loto': { opens: /Tiền mỗi số/ },
    '/loto/detail': {},
    '/loto/ticket-detail': { address: '/loto/ticket-detail?id=none' },
    '/loto/ticket-reward': { address: '/loto/ticket-reward?id=none' },
    '/classic': { opens: 'Chọn nhanh' },
    '/classic/detail': {},
    '/classic/payment': {},
    '/classic/transaction': {},
    '/classic/ticket-detail': { address: '/classic/ticket-detail?id=none' },
    '/classic/ticket-reward': { address: '/classic/ticket-reward?id=none' },
    '/cart': { arrive: fillCart },
    '/checkout': { arrive: checkOut, opens: /^Thanh toán/ },
    '/checkout/vnpt': {},
    '/payment/checkout': { arrive: buyNow, opens: /^Thanh toán/ },
    '/payment/cart-checkout': { address: `/payment/cart-checkout?id=${orderId}` },
    '/payment/keno-checkout/:id?': { address: `/payment/keno-checkout/${orderId}` },
    '/payment/:id?': { address: `/payment/${orderId}` },
    '/account/charge': { opens: 'Tìm và lọc' },
    '/account/withdraw': { opens: 'Chọn ngân hàng' },
    '/account/withdraw-history': {},
    '/account/transaction-history': { opens: 'Tìm và lọc' },
    '/account/payment-history/:id?': { address: '/account/payment-history', opens: 'Tìm và lọc' },
    '/account/recharge': {},
    '/account/recharge/checkout': { address: '/account/recharge/checkout?amount=50000' },
    '/result/statistics': { address: '/result/statistics?game=mega' },
    '/result/check': { address: '/result/check?game=mega', asGuest: true },
    '/guide': { asGuest: true },
    '/guide/:id': { asGuest: true, address: '/guide/keno' },
    '/contact': { asGuest: true },
    '/account/images': { address: '/account/images?game=mega' },
    '/account/gift': { address: `/account/gift?id=${encodeURIComponent(purchaseId)}` },
    '/device-management/print-queue': {},
    '/account/notifications': {},
    '/account/numbers': {},
    '/verify': { asGuest: true },
    '/term': { asGuest: true },
    '/login': { asGuest: true },
    '/account/login': { asGuest: true },
    '/account/register': { asGuest: true },
    '/account/change-pass': {},
    '/account/sessions': {},
    '/account/limits': { opens: /giới hạn mỗi tuần/ },
    '/profile': {},
    '/profile/edit': {},
    '/test-cart': {},
    '/test-support': {},
    '/account/verify': { asGuest: true, address: '/account/verify?phone=%2B84912999999&existing=false' },
  };
}

const NUMBERS = [5, 10, 15, 20, 25, 30];

async function fillCart(page: Page, shop: ShopServer) {
  await pickMegaTicket(page, shop, NUMBERS);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await page.getByRole('button', { name: 'Xem giỏ hàng' }).click();
  await expect(page.getByRole('button', { name: /^Thanh toán/ })).toBeEnabled();
}

async function checkOut(page: Page, shop: ShopServer) {
  await fillCart(page, shop);
  await page.getByRole('button', { name: /^Thanh toán/ }).click();
}

async function buyNow(page: Page, shop: ShopServer) {
  await pickMegaTicket(page, shop, NUMBERS);
  await page.getByRole('button', { name: 'Mua ngay' }).click();
}
