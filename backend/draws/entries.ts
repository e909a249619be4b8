import { feedOf, vietnamClock, vietnamDate, vietnamTime, type GameEntry, type Period } from '@veloc/rules';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../db/schema';
import type { Shop } from '../shop';
import { jackpotDates } from './jackpotDates';
import { carriedPools, type Pools } from './pools';
import type { PeriodRow } from './periods';

/** A result that is this late (ms) is no longer announced as on its way. */
const AWAITED_FOR = 30 * 60_000;

interface GameState extends Selectable<Database['games']> {
  last_period_id: string | null;
  awaiting: boolean;
}

/** Every enabled game with the period on sale at the shop's time: the answer of GET /client/get-current-period. */
export async function currentEntries({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<GameEntry[]> {
  const now = clock.now();
  const [games, onSale, dates] = await Promise.all([
    gameStates(db, now),
    periodsOnSale(db, now),
    jackpotDates(db, now),
  ]);
  const entries = await Promise.all(
    games.map(async (game) => {
      const selling = onSale.filter(({ game_id }) => game_id === game.id);
      const [current, following] = selling;
      if (!current) return [];
      const run = selling.filter(({ channel_id }) => channel_id === current.channel_id);
      const pools = await carriedPools(db, { feed: feedOf[game.id], before: now, schedule: game.schedule });
      const jackpotDate = dates.get(feedOf[game.id]);
      return [entryOf({ game, current, following, run, pools, jackpotDate, now })];
    }),
  );
  return entries.flat();
}

async function gameStates(db: Shop['db'], now: Date): Promise<GameState[]> {
  const { rows } = await sql<GameState>`
    select games.*,
      (select id from periods where game_id = games.id and draw_id is not null order by dial_at desc limit 1) as last_period_id,
      exists (select 1 from periods where game_id = games.id and draw_id is null and status in ('open', 'closed')
        and closes_at <= ${now} and dial_at > ${new Date(now.getTime() - AWAITED_FOR)}) as awaiting
    from games where enabled order by sort`.execute(db);
  return rows;
}

/** How many draws ahead are told: what a player reads as a list of days. */
const TOLD_AHEAD = 12;

/** The periods of each game that close next: two at least, and as many as a ticket may take part in. */
async function periodsOnSale(db: Shop['db'], now: Date): Promise<PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    select selling.* from games
    cross join lateral (
      select * from periods where game_id = games.id and status = 'open' and dial_at > ${now} and closes_at > ${now}
      order by dial_at, id limit greatest(2, least(games.max_periods, ${TOLD_AHEAD}))
    ) selling
    where games.enabled order by games.sort, selling.dial_at, selling.id`.execute(db);
  return rows;
}

interface EntrySources {
  game: GameState;
  current: PeriodRow;
  following: PeriodRow | undefined;
  /** The draws that a ticket takes part in from `current` on. */
  run: readonly PeriodRow[];
  pools: Pools;
  jackpotDate: string | undefined;
  now: Date;
}

function entryOf({ game, current, following, run, pools, jackpotDate, now }: EntrySources): GameEntry {
  return {
    gameId: game.id,
    title: game.title,
    heading: game.heading,
    href: game.href,
    timeout: false,
    expiredTime: vietnamClock(current.closes_at),
    periodId: current.id,
    lastPeriodId: game.last_period_id,
    nextPeriodId: following?.id ?? null,
    isCalculate: game.awaiting,
    jackpot1: pools.jackpot1,
    jackpot2: pools.jackpot2,
    ...(jackpotDate && { jackpotDate }),
    isCountDown: true,
    countDown: Math.ceil((current.closes_at.getTime() - now.getTime()) / 1000),
    maxPeriods: game.max_periods,
    drawInterval: following ? Math.round((following.dial_at.getTime() - current.dial_at.getTime()) / 1000) : null,
    drawDates: run.map(({ dial_at }) => dial_at.toISOString()),
    nextPeriod: periodOf(current, pools),
  };
}

/** A period as the wire shows it. */
export function periodOf(period: PeriodRow, pools: Pools): Period {
  return {
    id: period.id,
    name: period.name,
    gameId: period.game_id,
    resultDate: vietnamDate(period.dial_at),
    resultTime: vietnamTime(period.dial_at),
    dialDate: period.dial_at.toISOString(),
    estJackpotPrize1: pools.jackpot1,
    estJackpotPrize2: pools.jackpot2,
    status: period.status,
  };
}
