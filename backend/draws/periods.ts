import { checkPeriodWord, messages, weekdayInVietnam, weekdays, type GameId, type PeriodWord } from '@veloc/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema';
import { Refusal } from '../http/refusal';
import { DAY, startOfDay } from './days';

export type PeriodRow = Selectable<Database['periods']>;

export function unknownPeriod(): Refusal {
  return new Refusal(422, 'INVALID_PERIOD', messages.INVALID_PERIOD);
}

/**
 * The period that a request names by id, by one of the spec's words, or by null for the one on sale (decision G27).
 * An id is found whatever its state; words and null find only what is on sale at `now`.
 * @throws Refusal 422 INVALID_PERIOD
 */
export async function resolvePeriod(
  db: Kysely<Database>,
  gameId: GameId,
  named: string | null,
  now: Date,
): Promise<PeriodRow> {
  const word = checkPeriodWord(gameId, named);
  const found =
    named === null || word.ok
      ? await byWord(db, gameId, word.ok ? word.value : 'current', now)
      : await db
          .selectFrom('periods')
          .selectAll()
          .where('id', '=', named)
          .where('game_id', '=', gameId)
          .executeTakeFirst();
  if (!found) throw unknownPeriod();
  return found;
}

async function byWord(db: Kysely<Database>, gameId: GameId, word: PeriodWord, now: Date) {
  const weekday = weekdays.find((day) => day === word);
  const from = weekday ? await dayNamed(db, gameId, weekday, now) : now;
  return onSale(db, gameId, now)
    .where('dial_at', '>=', from)
    .offset(word === 'next' ? 1 : 0)
    .limit(1)
    .executeTakeFirst();
}

/** Periods whose sales are open at `now`, the next draw first. */
export function onSale(db: Kysely<Database>, gameId: GameId, now: Date) {
  return db
    .selectFrom('periods')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('status', '=', 'open')
    .where('closes_at', '>', now)
    .orderBy('dial_at')
    .orderBy('id');
}

/** The start of the day a weekday stands for: today counts until today's draw is closed. */
async function dayNamed(db: Kysely<Database>, gameId: GameId, weekday: string, now: Date): Promise<Date> {
  const today = startOfDay(now);
  const ahead = weekdays.findIndex((day) => day === weekday) - weekdays.indexOf(weekdayInVietnam(now));
  const days = (ahead + weekdays.length) % weekdays.length;
  if (days > 0) return new Date(today + days * DAY);
  const closedToday = await db
    .selectFrom('periods')
    .select('id')
    .where('game_id', '=', gameId)
    .where('dial_at', '>=', new Date(today))
    .where('dial_at', '<', new Date(today + DAY))
    .where('closes_at', '<=', now)
    .executeTakeFirst();
  return new Date(closedToday ? today + weekdays.length * DAY : today);
}
