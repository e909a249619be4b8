import {
  checkAdding,
  gameName,
  isOnSale,
  lineFingerprint,
  ticketMessage,
  type GameLine,
  type GameList,
  type Pricing,
  type SentLine,
  type ValidationCode,
} from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { periodClosed, resolvePeriods, unknownPeriod } from '../draws/periods';
import { HttpError } from '../http/httpError';
import { stockCheck } from '../stock/take';
import { outside } from './limits';

/** A line that can be bought: its draw is known and on sale. */
export type ResolvedLine = GameLine & Pricing & { gameName: string; fingerprint: string; periodId: string };

export function invalidTicket(code: ValidationCode, message = ticketMessage(code)): HttpError {
  return new HttpError(422, code, message, { reason: code });
}

/** Prices a line, or throws 422 with the code of the first rule it breaks, or 409 PERIOD_CLOSED or SOLD_OUT. */
export type LineValidator = (sent: SentLine) => ResolvedLine;

/** Reads once what judging these lines takes, in as many statements for hundreds as for one. */
export async function lineValidator(
  db: Kysely<Database>,
  lines: readonly SentLine[],
  now: Date,
): Promise<LineValidator> {
  const games = await gamesOnSale(db);
  const checked = lines.map((line) => checkAdding(line, games)).flatMap((line) => (line.ok ? line.value : []));
  const periodOf = await resolvePeriods(db, checked, now);
  const requireInStock = await stockCheck(
    db,
    checked.map((line) => ({ ...line, periodId: periodOf(line)?.id ?? null })),
  );
  return (sent) => {
    const priced = check(sent, games);
    const period = periodOf(priced);
    if (!period) throw unknownPeriod();
    if (!isOnSale({ status: period.status, closesAt: period.closes_at }, now)) throw periodClosed(period.id, now);
    const line = { ...priced, periodId: period.id };
    requireInStock(line);
    return { ...line, gameName: gameName(line.gameId, line.ticket), fingerprint: lineFingerprint(line) };
  };
}

/** The same for a client that names prices: any other `unitPrice` than the shop's own is INVALID_PRICE. */
export async function pricedLineValidator(
  db: Kysely<Database>,
  lines: readonly SentLine[],
  now: Date,
): Promise<LineValidator> {
  const validate = await lineValidator(db, lines, now);
  return (sent) => {
    const line = validate(sent);
    if (sent.unitPrice !== line.unitPrice) throw invalidTicket('INVALID_PRICE');
    return line;
  };
}

function check(sent: SentLine, games: GameList) {
  const checked = checkAdding(sent, games);
  if (checked.ok) return checked.value;
  const { code, message, limit } = checked;
  throw limit === undefined ? invalidTicket(code, message) : outside(message, limit);
}

/** The shop's game list as far as lines need it. */
function gamesOnSale(db: Kysely<Database>): Promise<GameList> {
  return db
    .selectFrom('games')
    .select(['id as gameId', 'max_periods as maxPeriods'])
    .where('enabled', '=', true)
    .execute();
}
