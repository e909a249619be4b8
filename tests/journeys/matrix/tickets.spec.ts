import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId, Order } from '@veloc/rules';
import type { Page } from '@playwright/test';
import { bacLieuDraw } from '../games/bacLieuDraw';
import { expect, seasonDays, test, type Season } from '../games/play';
import { arriveAs, newPlayer, type Player } from '../support/player';
import { shopCall } from '../support/shopCall';
import { lookAtAll } from './lookAtAll';

const CHANNEL = { channelId: 'bac-lieu', channelName: 'Bạc Liêu', resultDate: '16/06/2026' };

async function pay({ shop }: Season, { token }: Player, call: string, order: object) {
  const { id } = await shopCall<Order>(shop, call, { token, body: order });
  await shopCall(shop, '/client-transaction/add-transaction', { token, body: { orderId: id, source: 'wallet' } });
}

async function buyBoth(season: Season, player: Player) {
  const stock = join(season.shop.data, 'stock.jsonl');
  writeFileSync(stock, JSON.stringify({ date: seasonDays.classic, channelId: 'bac-lieu', numbers: '3986', amount: 9 }));
  await season.shop.operator('stock', 'import', stock);
  await pay(season, player, '/client-classic-tickets/create-raw-cart-id', {
    channelId: CHANNEL.channelId,
    resultDate: CHANNEL.resultDate,
    total: 20_000,
    tickets: [
      {
        ...CHANNEL,
        code: 'A',
        numbers: '3986',
        amount: 2,
        resultId: 'bac-lieu-16062026',
        price: '10000',
        isDone: true,
      },
    ],
  });
  const last = { lotoType: { id: 'C', name: 'Cuối' }, price: '10000', isDone: true };
  await pay(season, player, '/client-loto-carts/create-raw-cart-new', {
    periodId: `loto:${seasonDays.classic.replaceAll('-', '')}:bac-lieu`,
    numberPeriod: 1,
    total: 1_020_000,
    tickets: [
      { ...last, numbers: '--86', value: 1_000_000 },
      { ...last, numbers: '-115', value: 20_000 },
    ],
  });
}

/** Looks at the newest purchase of a game and at what it won. */
async function lookAtPurchase(page: Page, { shop }: Season, gameId: GameId, when: string) {
  await page.goto(`${shop.url}/account/tickets?game=${gameId}`);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await lookAtAll(page, `${gameId} history, ${when}`);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/${gameId}/ticket-detail`));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await lookAtAll(page, `${gameId} ticket, ${when}`);
  await page.goto(page.url().replace('ticket-detail', 'ticket-reward'));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await lookAtAll(page, `${gameId} reward, ${when}`);
}

test('a Loto and a Số Đề purchase, before and after their draw', async ({ page, season }) => {
  await season.moveTo('classic', '15:00');
  const player = await newPlayer(season.shop, { balance: 2_000_000 });
  await buyBoth(season, player);
  await arriveAs(page, season.shop, player);
  await lookAtPurchase(page, season, 'loto', 'not drawn');
  await lookAtPurchase(page, season, 'classic', 'not drawn');
  await page.goto(`${season.shop.url}/classic/transaction`);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await lookAtAll(page, 'classic transactions');

  await season.moveTo('classic', '16:30');
  await season.draw(bacLieuDraw);
  await lookAtPurchase(page, season, 'loto', 'won');
  await lookAtPurchase(page, season, 'classic', 'won');
});
