import { feedOf, offeredUntil, readPeriodId, vietnamInstant, type CartLine, type GameEntry } from '@veloc/rules';
import type { DrawLines } from './groups';

/** Whether sales of the line's draw have ended by what the game list tells; `now` in ms since the epoch. */
export function hasClosed(
  { gameId, periodId }: Pick<CartLine, 'gameId' | 'periodId'>,
  { entries, now }: { entries: readonly GameEntry[]; now: number },
): boolean {
  const entry = entries.find((one) => one.gameId === gameId);
  if (!entry || periodId === null) return false;
  if (periodId === entry.nextPeriod.id) return hasEnded(entry, now);
  const [line, onSale] = [readPeriodId(periodId), readPeriodId(entry.nextPeriod.id)];
  // Draws of one region's day close each at its own time, which the server knows.
  return line !== null && onSale !== null && placeInTime(line) < placeInTime(onSale);
}

function placeInTime({ day, time }: { day: string; time: string | null }): string {
  return `${day} ${time ?? ''}`;
}

function hasEnded(entry: GameEntry, now: number): boolean {
  const until = offeredUntil(entry);
  return until !== null && until <= now;
}

/**
 * The draw that a closed line can go on to; null when its game has none on sale, or draws by channel, which one
 * chooses. A page that still knows the line's own draw as the one on sale has not heard of the next.
 */
export function nextDraw(
  { gameId, numberPeriod, periodId }: Pick<CartLine, 'gameId' | 'numberPeriod' | 'periodId'>,
  { entries, now }: { entries: readonly GameEntry[]; now: number },
): GameEntry['nextPeriod'] | null {
  const entry = entries.find((one) => one.gameId === gameId);
  if (!entry || feedOf[gameId] === 'regional' || numberPeriod > entry.maxPeriods) return null;
  if (entry.nextPeriod.id === periodId) return null;
  return entry.nextPeriod.status === 'open' && !hasEnded(entry, now) ? entry.nextPeriod : null;
}

/** Draws in the order in which their sales end, those that have ended first; of a draw nothing is known of, last. */
export function soonestFirst<Line extends Pick<CartLine, 'gameId' | 'periodId'>>(
  draws: readonly DrawLines<Line>[],
  entries: readonly GameEntry[],
): DrawLines<Line>[] {
  const ends = new Map(draws.map(({ key, lines: [first] }) => [key, endOfSales(first, entries)]));
  return draws.toSorted((one, other) => compare(ends.get(one.key), ends.get(other.key)));
}

const compare = (one = Infinity, other = Infinity) => (one === other ? 0 : one - other);

/**
 * When sales of the line's draw end, in ms since the epoch. A later draw than the one on sale closes as long before it
 * is drawn as that one.
 */
export function endOfSales(
  { gameId, periodId }: Pick<CartLine, 'gameId' | 'periodId'>,
  entries: readonly GameEntry[],
): number | undefined {
  const entry = entries.find((one) => one.gameId === gameId);
  const until = entry ? offeredUntil(entry) : null;
  if (entry && (periodId ?? entry.nextPeriod.id) === entry.nextPeriod.id) return until ?? undefined;
  const drawn = firstDraw({ gameId, periodId }, entries, '18:00')?.at;
  if (!entry || until === null || drawn === undefined) return drawn;
  return drawn - (Date.parse(entry.nextPeriod.dialDate) - until);
}

/**
 * When a line is drawn first, as far as its draw's id or the game list tells, and at `usualHour` where neither knows the
 * hour.
 */
export function firstDraw(
  { gameId, periodId }: Pick<CartLine, 'gameId' | 'periodId'>,
  entries: readonly GameEntry[],
  usualHour?: string,
) {
  const onSale = entries.find((one) => one.gameId === gameId)?.nextPeriod;
  const named = periodId === onSale?.id ? null : readPeriodId(periodId);
  const date = named ? named.day.split('-').toReversed().join('/') : onSale?.resultDate;
  const hour = named?.time ?? onSale?.resultTime ?? usualHour;
  // Of a draw that is known by a number alone nobody can tell.
  if (date === undefined || hour === undefined || (periodId !== null && !named && periodId !== onSale?.id)) return null;
  const at = vietnamInstant(date, hour);
  return at === null ? null : { at, date, hour };
}
