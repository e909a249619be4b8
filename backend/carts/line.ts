import {
  checkAdding,
  gameName,
  isOnSale,
  lineFingerprint,
  ticketMessage,
  type GameLine,
  type GameList,
  type PricedLine,
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
export type ResolvedLine = GameLine & PricedLine & { gameName: string; fingerprint: string; periodId: string };

export function ticketRefusal(code: ValidationCode, message = ticketMessage(code)): HttpError {
  return new HttpError(422, code, message, { reason: code });
}

/** Prices a line, or throws 422 with the code of the first rule it breaks, or 409 PERIOD_CLOSED or SOLD_OUT. */
export type Judge = (sent: SentLine) => ResolvedLine;

/** Reads once what judging these lines takes, in as many statements for hundreds as for one. */
export async function lineJudge(db: Kysely<Database>, lines: readonly SentLine[], now: Date): Promise<Judge> {
  const games = await gamesOnSale(db);
  const admitted = lines.map((line) => checkAdding(line, games)).flatMap((line) => (line.ok ? line.value : []));
  const periodOf = await resolvePeriods(db, admitted, now);
  const requireInStock = await stockCheck(
    db,
    admitted.map((line) => ({ ...line, periodId: periodOf(line)?.id ?? null })),
  );
  return (sent) => {
    const priced = admit(sent, games);
    const period = periodOf(priced);
    if (!period) throw unknownPeriod();
    if (!isOnSale({ status: period.status, closesAt: period.closes_at }, now)) throw periodClosed(period.id, now);
    const line = { ...priced, periodId: period.id };
    requireInStock(line);
    return { ...line, gameName: gameName(line.gameId, line.ticket), fingerprint: lineFingerprint(line) };
  };
}

/** The same for a client that names prices: any other `unitPrice` than the shop's own is INVALID_PRICE. */
export async function pricedLineJudge(db: Kysely<Database>, lines: readonly SentLine[], now: Date): Promise<Judge> {
  const judge = await lineJudge(db, lines, now);
  return (sent) => {
    const line = judge(sent);
    if (sent.unitPrice !== line.unitPrice) throw ticketRefusal('INVALID_PRICE');
    return line;
  };
}

function admit(sent: SentLine, games: GameList) {
  const admitted = checkAdding(sent, games);
  if (admitted.ok) return admitted.value;
  const { code, message, limit } = admitted;
  throw limit === undefined ? ticketRefusal(code, message) : outside(message, limit);
}

/** The shop's game list as far as lines need it. */
function gamesOnSale(db: Kysely<Database>): Promise<GameList> {
  return db
    .selectFrom('games')
    .select(['id as gameId', 'max_periods as maxPeriods'])
    .where('enabled', '=', true)
    .execute();
}
