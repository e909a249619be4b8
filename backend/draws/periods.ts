import {
  checkPeriodRequest,
  choiceOfWord,
  DAY,
  startOfDay,
  ticketMessage,
  weekdays,
  type GameId,
  type PeriodWord,
} from '@veloc/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema';
import { Refusal } from '../http/refusal';

export type PeriodRow = Selectable<Database['periods']>;

export function unknownPeriod(): Refusal {
  return new Refusal(422, 'INVALID_PERIOD', ticketMessage('INVALID_PERIOD'), { reason: 'INVALID_PERIOD' });
}

export const PERIOD_CLOSED_SENTENCE = 'Kỳ quay đã đóng bán. Vui lòng chọn kỳ khác.';

/** `at` is the clock reading that judged the period. */
export function periodClosed(periodId: string, at: Date): Refusal {
  return new Refusal(409, 'PERIOD_CLOSED', PERIOD_CLOSED_SENTENCE, { periodId, at: at.toISOString() });
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
  const request = checkPeriodRequest(gameId, named);
  if (!request.ok) throw unknownPeriod();
  const { kind } = request.value;
  const found =
    kind === 'id'
      ? await byId(db, gameId, request.value.id)
      : await byWord(db, gameId, kind === 'word' ? request.value.word : 'current', now);
  if (!found) throw unknownPeriod();
  return found;
}

function byId(db: Kysely<Database>, gameId: GameId, id: string) {
  return db.selectFrom('periods').selectAll().where('id', '=', id).where('game_id', '=', gameId).executeTakeFirst();
}

async function byWord(db: Kysely<Database>, gameId: GameId, word: PeriodWord, now: Date) {
  const isWeekday = weekdays.some((day) => day === word);
  const closedToday = isWeekday && (await hasClosedToday(db, gameId, now));
  const { from, skip } = choiceOfWord(word, { now: now.getTime(), closedToday });
  return onSale(db, gameId, now).where('dial_at', '>=', new Date(from)).offset(skip).limit(1).executeTakeFirst();
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

async function hasClosedToday(db: Kysely<Database>, gameId: GameId, now: Date): Promise<boolean> {
  const today = startOfDay(now) ?? 0;
  const closed = await db
    .selectFrom('periods')
    .select('id')
    .where('game_id', '=', gameId)
    .where('dial_at', '>=', new Date(today))
    .where('dial_at', '<', new Date(today + DAY))
    .where('closes_at', '<=', now)
    .executeTakeFirst();
  return closed !== undefined;
}
