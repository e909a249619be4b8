import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test as journey } from '../support/journey';
import { startShop, type ShopServer } from '../support/shopServer';

/**
 * When each game's journey plays. All of them share one shop, whose clock goes forward only, and files run in the order
 * of their names: so the days stand in that order. Each game's is the day of a real draw.
 */
export const seasonDays = {
  classic: '2026-06-16',
  keno: '2026-06-30',
  kenoeo: '2026-07-01',
  kenoud: '2026-07-02',
  loto: '2026-07-07',
  lotto535: '2026-07-14',
  max3d: '2026-07-20',
  max3dpro: '2026-07-28',
  mega: '2026-08-05',
  power: '2026-08-13',
  /** The day before the eve of the lunar year, when drawn balls rest. */
  resting: '2027-02-04',
} as const;

const OPENING = '2026-06-15T12:00:00+07:00';
const START_LIMIT = 300_000;

/** The shop of all games' journeys, whose time they let pass. */
export interface Season {
  shop: ShopServer;
  /** Puts the clock forward to `time` (HH:mm in Vietnam) of the game's day. */
  moveTo(game: keyof typeof seasonDays, time: string): Promise<void>;
  /** Imports the result of one draw, in the operator's format, and pays what it decides. */
  draw(record: object): Promise<void>;
}

async function openSeason(): Promise<Season> {
  const shop = await startShop(OPENING);
  const key = readFileSync(join(shop.data, 'operator-key'), 'utf8').trim();
  const operate = async (path: string, body: object) => {
    const answer = await fetch(new URL(path, shop.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data: unknown }).data;
  };
  return {
    shop,
    async moveTo(game, time) {
      await operate('/sandbox/clock', { now: `${seasonDays[game]}T${time}:00+07:00` });
    },
    async draw(record) {
      expect(await operate('/operator/results', record)).toMatchObject({ imported: 1, refusals: [] });
    },
  };
}

/** Journeys of the games: a finger and a keyboard on a phone, over one season. */
export const test = journey.extend<object, { season: Season }>({
  hasTouch: true,
  season: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures are wanted
    async ({}, use) => {
      const season = await openSeason();
      await use(season);
      await season.shop.stop();
    },
    { scope: 'worker', timeout: START_LIMIT },
  ],
});
