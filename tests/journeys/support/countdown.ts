import type { Page } from '@playwright/test';
import type { ShopServer } from './shopServer';

const MINUTE = 60_000;

/** What the shop tells everybody: its time, and the games with their next draws. */
export async function periods({ url }: ShopServer) {
  const answer = await fetch(`${url}/client/get-current-period`);
  const { data } = (await answer.json()) as {
    data: { serverTime: string; listPeriod: { gameId: string; nextPeriod: { dialDate: string } }[] };
  };
  return data;
}

/** Seconds until Mega closes, 60 s before its draw, by the server. */
async function secondsLeft(shop: ShopServer) {
  const { serverTime, listPeriod } = await periods(shop);
  const draw = listPeriod.find(({ gameId }) => gameId === 'mega')?.nextPeriod.dialDate ?? '';
  return (Date.parse(draw) - MINUTE - Date.parse(serverTime)) / 1_000;
}

/** What the first countdown of the page shows, in s. */
export function displayedSeconds(page: Page) {
  return page.evaluate(() => {
    const shown = document.querySelector('[role="timer"]')?.parentElement;
    const part = (name: string) =>
      Number.parseInt(shown?.querySelector(`[data-part="${name}"]`)?.textContent ?? '', 10);
    return (((part('days') || 0) * 24 + part('hours')) * 60 + part('minutes')) * 60 + part('seconds');
  });
}

/** How far the page's countdown to Mega is from the server's, in s, asked on both sides of looking. */
export async function apart(page: Page, shop: ShopServer) {
  const before = await secondsLeft(shop);
  const displayed = await displayedSeconds(page);
  const after = await secondsLeft(shop);
  return Math.max(0, displayed - before, after - displayed);
}
