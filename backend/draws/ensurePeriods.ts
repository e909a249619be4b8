import {
  closesAt,
  drawsOnSale,
  periodIdOf,
  scheduleSchema,
  vietnamDate,
  vietnamTime,
  type CalendarDraw,
  type GameId,
} from '@veloc/rules';
import { sql, type Insertable, type Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema';
import type { Shop } from '../shop';

/** Draws kept open beyond the most a line may take part in: an hour of Keno. */
const SPARE = 8;
const ROWS_A_STATEMENT = 500;

type NewPeriod = Insertable<Database['periods']>;

/** Opens the periods of the draws ahead; those that exist stay as they are. Also the seed of a new shop. */
export async function openPeriods(db: Kysely<Database>, now: Date): Promise<void> {
  const games = await db.selectFrom('games').selectAll().where('enabled', '=', true).orderBy('sort').execute();
  const rows = games.flatMap(({ id, schedule, max_periods, cutoff_seconds }) => {
    const { timetables } = v.parse(scheduleSchema, schedule);
    const selling = { now: now.getTime(), count: max_periods + SPARE, cutOff: cutoff_seconds * 1000 };
    return timetables.flatMap((timetable) =>
      drawsOnSale({ timetables: [timetable] }, selling).map((draw) =>
        newPeriod({ gameId: id, draw, now, cutOff: selling.cutOff }),
      ),
    );
  });
  // Nearly all of them, the next time: to write what is there already costs ten times as much as to look.
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectFrom('periods')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  const known = new Set(found.map(({ id }) => id));
  const missing = rows.filter(({ id }) => !known.has(id));
  for (let start = 0; start < missing.length; start += ROWS_A_STATEMENT) {
    await db
      .insertInto('periods')
      .values(missing.slice(start, start + ROWS_A_STATEMENT))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function ensurePeriods({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  await openPeriods(db, clock.now());
}

interface Opening {
  gameId: GameId;
  draw: CalendarDraw;
  now: Date;
  /** Ms between the end of sales and the draw. */
  cutOff: number;
}

function newPeriod({ gameId, draw: { dialAt, channel }, now, cutOff }: Opening): NewPeriod {
  const when = `${vietnamDate(dialAt)} ${vietnamTime(dialAt)}`;
  return {
    id: periodIdOf(gameId, { dialAt, channelId: channel?.id ?? null }),
    game_id: gameId,
    channel_id: channel?.id ?? null,
    region: channel?.region ?? null,
    name: channel ? `${channel.name} ${when}` : `Kỳ ${when}`,
    opens_at: now,
    closes_at: new Date(closesAt(dialAt, cutOff)),
    dial_at: new Date(dialAt),
    status: 'open',
    jackpot1: null,
    jackpot2: null,
    draw_id: null,
  };
}
