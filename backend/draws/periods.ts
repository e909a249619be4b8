import {
  checkPeriodRequest,
  choiceOfAlias,
  DAY,
  startOfDay,
  texts,
  ticketMessage,
  weekdays,
  type GameId,
  type PeriodAlias,
} from '@veloc/rules';
import { sql, type Expression, type Kysely, type Selectable } from 'kysely';
import { json, type Database } from '../db/schema';
import { HttpError } from '../http/httpError';

export type PeriodRow = Selectable<Database['periods']>;

export function unknownPeriod(): HttpError {
  return new HttpError(422, 'INVALID_PERIOD', ticketMessage('INVALID_PERIOD'), { reason: 'INVALID_PERIOD' });
}

/** `at` is the clock reading that judged the period. */
export function periodClosed(periodId: string, at: Date): HttpError {
  return new HttpError(409, 'PERIOD_CLOSED', texts.salesClosedChooseAnother, { periodId, at: at.toISOString() });
}

/** A period as a request names it: by id, by one of the spec's words, or by null for the one on sale (decision G27). */
export interface NamedPeriod {
  gameId: GameId;
  periodId: string | null;
}

/** The period that is meant, or undefined when there is none: a caller says `unknownPeriod`. */
export type PeriodOf = (named: NamedPeriod) => PeriodRow | undefined;

/**
 * Reads the periods that requests name, in as many statements for hundreds as for one. An id is found whatever its
 * state; words and null find only what is on sale at `now`.
 */
export async function resolvePeriods(
  db: Kysely<Database>,
  named: readonly NamedPeriod[],
  now: Date,
): Promise<PeriodOf> {
  const requests = named.map(requestOf).filter((request) => request !== undefined);
  const found = new Map<string, PeriodRow>([...(await byId(db, requests)), ...(await byWord(db, requests, now))]);
  return (one) => found.get(requestOf(one)?.key ?? '');
}

interface Request {
  gameId: GameId;
  /** Equal for requests of the same period. */
  key: string;
  id?: string;
  word?: PeriodAlias;
}

function requestOf({ gameId, periodId }: NamedPeriod): Request | undefined {
  const request = checkPeriodRequest(gameId, periodId);
  if (!request.ok) return undefined;
  if (request.value.kind === 'id') return { gameId, key: `${gameId} id ${request.value.id}`, id: request.value.id };
  const word = request.value.kind === 'word' ? request.value.word : 'current';
  return { gameId, key: `${gameId} word ${word}`, word };
}

async function byId(db: Kysely<Database>, requests: readonly Request[]): Promise<[string, PeriodRow][]> {
  const ids = [...new Set(requests.flatMap(({ id }) => id ?? []))];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('periods')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return rows.map((row) => [`${row.game_id} id ${row.id}`, row]);
}

async function byWord(db: Kysely<Database>, requests: readonly Request[], now: Date): Promise<[string, PeriodRow][]> {
  const words = new Map(requests.flatMap(({ gameId, key, word }) => (word ? [[key, { gameId, word }]] : [])));
  if (words.size === 0) return [];
  const isWeekday = (word: PeriodAlias) => weekdays.some((day) => day === word);
  const closedToday = await gamesClosedToday(
    db,
    [...words.values()].filter(({ word }) => isWeekday(word)).map(({ gameId }) => gameId),
    now,
  );
  const wanted = [...words].map(([key, { gameId, word }]) => {
    const { from, skip } = choiceOfAlias(word, { now: now.getTime(), closedToday: closedToday.has(gameId) });
    return { key, game_id: gameId, since: new Date(from), skip };
  });
  const { rows } = await sql<PeriodRow & { key: string }>`
    select wanted.key, period.*
    from jsonb_to_recordset(${json(wanted)}::jsonb) as wanted(key text, game_id text, since timestamptz, skip int)
    cross join lateral (
      ${onSale(db, sql.ref('wanted.game_id'), now)
        .where('dial_at', '>=', sql.ref<Date>('wanted.since'))
        .offset(sql.ref<number>('wanted.skip'))
        .limit(1)}
    ) period`.execute(db);
  return rows.map(({ key, ...row }) => [key, row]);
}

/** Periods whose sales are open at `now`, the next draw first. */
export function onSale(db: Kysely<Database>, gameId: GameId | Expression<GameId>, now: Date) {
  return db
    .selectFrom('periods')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('status', '=', 'open')
    .where('closes_at', '>', now)
    .orderBy('dial_at')
    .orderBy('id');
}

/** Those of some games of which a draw of today is closed. */
async function gamesClosedToday(db: Kysely<Database>, gameIds: GameId[], now: Date): Promise<Set<GameId>> {
  if (gameIds.length === 0) return new Set();
  const today = startOfDay(now) ?? 0;
  const closed = await db
    .selectFrom('periods')
    .select('game_id')
    .distinct()
    .where(sql<boolean>`game_id = any(${gameIds}::text[])`)
    .where('dial_at', '>=', new Date(today))
    .where('dial_at', '<', new Date(today + DAY))
    .where('closes_at', '<=', now)
    .execute();
  return new Set(closed.map(({ game_id }) => game_id));
}
