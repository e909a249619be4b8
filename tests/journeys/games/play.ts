import { expect, type Page } from '@playwright/test';
import { gameName, linePrice, type GameId, type Order, type TicketByGame } from '@veloc/rules';
import { isLong } from '../support/journey';
import { makePopupsPatient } from '../support/patientPopups';
import { arriveAs, newPlayer, type Player } from '../support/player';
import { shopCall } from '../support/shopCall';
import type { Driver } from './drivers';
import { test as seasonal, type Season } from './season';

export { expect };
export { finger, keyboard } from './drivers';
export { seasonDays, type Season } from './season';

/** Đồng in every player's wallet to begin with; orders from 5,000,000 on would ask for a PIN. */
const WALLET = 2_000_000;

/** Journeys of a game begin with a player who is logged in and has money. */
export const test = seasonal;

const number = new Intl.NumberFormat('vi-VN');

/** An amount of đồng as a page writes it, at the end of a text. */
export const money = (amount: number) => new RegExp(`(^|\\D)${number.format(amount).replaceAll('.', '\\.')}\\s₫`);

/** A new player's session on the device, whose popups wait for the driver. */
export async function arrive(page: Page, { shop }: Pick<Season, 'shop'>): Promise<Player> {
  await makePopupsPatient(page);
  const player = await newPlayer(shop, { balance: WALLET });
  await arriveAs(page, shop, player);
  return player;
}

interface Bought<Game extends GameId> {
  gameId: Game;
  /** The ticket as it must come out. */
  ticket: TicketByGame[Game];
  /** @default 1 */
  numberPeriod?: number;
}

/**
 * From the filled builder into the cart, and paid. Every page on the way must show the price that the rules give the
 * ticket.
 */
export async function buy<Game extends GameId>(page: Page, driver: Driver, bought: Bought<Game>) {
  const price = money(linePrice({ numberPeriod: 1, ...bought }));
  await expect(page.getByRole('contentinfo')).toContainText(price);
  await driver.press(page.getByRole('button', { name: 'Thêm vào giỏ' }));
  await driver.press(page.getByRole('button', { name: 'Xem giỏ hàng' }));
  await expect(page.getByRole('region', { name: 'Thanh toán' })).toContainText(price);
  const pay = page.getByRole('button', { name: 'Thanh toán 1 vé' });
  await expect(pay).toBeEnabled();
  await driver.press(pay, 'back');
  await confirmPrice(page, driver, bought.gameId, price);
}

/**
 * The second purchase of a game whose builder a journey of its kind fills from the keyboard, and its own story too: `play`
 * does it in the long form, and otherwise the calls that the page would make.
 */
export async function buyUnlessLong<Game extends GameId>(
  { shop }: Pick<Season, 'shop'>,
  { token }: Player,
  bought: Bought<Game>,
  play: (bought: Bought<Game>) => Promise<void>,
) {
  if (isLong) return play(bought);
  const { gameId, ticket, numberPeriod = 1 } = bought;
  const total = linePrice({ gameId, ticket, numberPeriod });
  const body = { gameId, periodId: null, numberPeriod, tickets: [ticket], total };
  const order = await shopCall<Order>(shop, '/client-tickets/create-raw-ticket', { token, body });
  await shopCall(shop, '/client-transaction/add-transaction', { token, body: { orderId: order.id, source: 'wallet' } });
}

/** From the filled builder straight to paying, without the cart. */
export async function buyNow<Game extends GameId>(page: Page, driver: Driver, bought: Bought<Game>) {
  const price = money(linePrice({ numberPeriod: 1, ...bought }));
  await expect(page.getByRole('contentinfo')).toContainText(price);
  await driver.press(page.getByRole('button', { name: 'Mua ngay' }));
  await expect(page).toHaveURL(bought.gameId === 'classic' ? /\/classic\/payment$/ : /\/payment\/checkout$/);
  await confirmPrice(page, driver, bought.gameId, price);
}

/** Pays what is shown at its price, and goes on to the tickets. */
async function confirmPrice(page: Page, driver: Driver, gameId: GameId, price: RegExp) {
  const confirm = page.getByRole('button', { name: /^Thanh toán \d.*₫/ });
  await expect(confirm).toHaveText(price);
  await expect(confirm).toBeEnabled();
  await driver.press(confirm, 'back');
  const popup = page.getByRole('dialog', { name: 'Mua vé thành công!' });
  const way = popup.getByRole('button', { name: /^Xem (vé của tôi|trường quay)$/ });
  const isSoon = (await way.textContent()) === 'Xem trường quay';
  await driver.press(way);
  if (isSoon) {
    await expect(page).toHaveURL(/\/result\/live\//);
    await page.goto(new URL(`/account/tickets?game=${gameId}`, page.url()).href);
  }
  await expect(page).toHaveURL(new RegExp(`/account/tickets\\?game=${gameId}$`));
}

/** The one card of a state in a game's history. */
function card(page: Page, gameId: GameId, state: RegExp) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: gameName(gameId) }) })
    .filter({ hasText: state });
}

interface Outcome {
  gameId: GameId;
  /** Đồng that the winning purchase must have won. */
  prize: number;
  /** What is written of its ticket once it is held against the draw: 'Trùng 4 số · Giải Nhì'. */
  won: string | RegExp;
  /** What its detail says above the sum. @default that of a prize larger than what was paid */
  title?: string;
}

/** One purchase has won and one has not: in the history, in their details, and in what the wallet was paid. */
export async function expectOutcome(
  page: Page,
  { shop }: Pick<Season, 'shop'>,
  driver: Driver,
  { gameId, prize, won, title = 'Chúc mừng, vé của bạn đã trúng' }: Outcome,
) {
  const history = `${shop.url}/account/tickets?game=${gameId}`;
  await page.goto(history);
  const winner = card(page, gameId, /Trúng/);
  await expect(winner).toContainText(money(prize));
  await driver.press(winner.getByRole('link'));
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText(won).first()).toBeVisible();
  await driver.press(page.getByRole('link', { name: 'Xem tiền thưởng' }));
  await expect(page.getByRole('main')).toContainText(money(prize));
  await expect(page.getByText('Số dư thưởng', { exact: true })).toBeVisible();

  await page.goto(history);
  await driver.press(card(page, gameId, /Không trúng/).getByRole('link'));
  await expect(page.getByText('Kỳ này lộc chưa về, bạn nhé.')).toBeVisible();
  await expect(page.getByText(/Trùng \d/)).toHaveCount(0);
  await expect(page.getByText(title)).toHaveCount(0);
}
