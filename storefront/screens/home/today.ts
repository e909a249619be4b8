import { vietnamDate, vietnamDay, vietnamTime, DAY, type DrawEntry, type GameId } from '@veloc/rules';
import * as paths from '../../shared/paths';
import { stakeToTell } from '../../features/ticket/stake';
import { ticketHref } from '../../features/ticket/ticketIds';
import { copyCount, prizeTotal, purchaseState, ticketsOf, type PurchaseState } from '../../features/ticket/ticketState';

/** The tickets of one draw that a player waits for. */
export interface WaitingDraw {
  id: string;
  gameId: GameId;
  /** When it is drawn, in ms since the epoch. */
  at: number;
  count: number;
}

/** What became of the newest draws, those of one day. */
export interface LastOutcome {
  /** Of those that won, else of all that are told. */
  games: GameId[];
  /** When the newest was drawn, in ms since the epoch. */
  at: number;
  /** Whether it is told of several draws at other times together. */
  isOfDay: boolean;
  state: PurchaseState;
  /** Đồng. */
  prize: number;
  /** Đồng that all of them have cost, those that lost too, where the prize is known to be no more; else null. */
  stake: number | null;
  /** Where what won is shown; null when nothing did. */
  href: string | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The draws that are waited for, each once, the next one first; of as many as were read. */
export function waitingDraws(entries: readonly DrawEntry[]): WaitingDraw[] {
  const draws = new Map<string, WaitingDraw>();
  for (const entry of entries) {
    const id = `${entry.gameId} ${entry.dialDate}`;
    const count = copyCount(ticketsOf(entry)) + (draws.get(id)?.count ?? 0);
    draws.set(id, { id, gameId: entry.gameId, at: Date.parse(entry.dialDate), count });
  }
  return [...draws.values()].toSorted((one, other) => one.at - other.at);
}

/** At least so many are shown, be they of today or later. */
export const LEAST_SHOWN = 2;

/**
 * What is drawn by the end of today, a game in one row with the next of its draws, however many it has; where those are
 * fewer than `least`, the draws after them. `now` in ms.
 */
export function drawsOfToday(draws: readonly WaitingDraw[], now: number, least = LEAST_SHOWN): WaitingDraw[] {
  const today = vietnamDay(now);
  const isToday = ({ at }: WaitingDraw) => vietnamDay(at) <= today;
  const rows = new Map<string, WaitingDraw>();
  for (const draw of draws.filter(isToday)) {
    const key = `${draw.gameId} ${vietnamDay(draw.at)}`;
    const first = rows.get(key);
    rows.set(key, first ? { ...first, count: first.count + draw.count } : draw);
  }
  const later = draws.filter((draw) => !isToday(draw));
  return [...rows.values(), ...later.slice(0, Math.max(0, least - rows.size))];
}

/**
 * The newest day of `entries`, which come newest first, as the server sums it up. Where it does not, their newest draw
 * stands for itself: a sum of the day that a page cuts would be too small. Null of none.
 */
export function lastOutcome(entries: readonly DrawEntry[]): LastOutcome | null {
  const [newest] = entries;
  if (!newest) return null;
  const { newestDay, dialDate, gameId } = newest;
  const told = newestDay ? entries : entries.filter((entry) => entry.dialDate === dialDate);
  const won = told.filter((entry) => purchaseState(entry) === 'won');
  const [first] = won;
  const { games, draws, wins, prize, stake, awaitsFigure } = newestDay ?? {
    games: first ? [...new Set(won.map((entry) => entry.gameId))] : [gameId],
    draws: 1,
    wins: won.length,
    prize: won.reduce((sum, entry) => sum + prizeTotal(entry), 0),
    stake: stakeToTell(told.flatMap(ticketsOf)) ?? 0,
  };
  return {
    games,
    at: Date.parse(dialDate),
    isOfDay: draws > 1,
    state: wins > 0 ? 'won' : newestDay ? 'lost' : purchaseState(newest),
    prize,
    stake: stake > 0 && prize <= stake && !awaitsFigure ? stake : null,
    // The only one of its day may stand beyond the page.
    href: wins === 0 ? null : first && wins === 1 ? ticketHref(first) : paths.tickets,
  };
}

/**
 * '18:00' of today, 'Đã quay' of draws at several hours of it, which are not all that was bought today, '22/11' of another
 * day; `at` and `now` in ms since the epoch.
 */
export function timeOfDraw(at: number, now: number, isOfDay = false): string {
  const date = vietnamDate(at);
  if (date !== vietnamDate(now)) return date.slice(0, 5);
  return isOfDay ? 'Đã\u00A0quay' : vietnamTime(at);
}

/** '42 phút', '5 giờ 42 phút', '2 ngày', of whole minutes as on every ticket; null of a moment that is over. */
export function timeUntil(ms: number): string | null {
  if (ms <= 0) return null;
  if (ms < MINUTE) return 'dưới 1 phút';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} phút`;
  if (ms >= DAY) return `${Math.floor(ms / DAY)} ngày`;
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  return `${Math.floor(ms / HOUR)} giờ${minutes > 0 ? ` ${minutes} phút` : ''}`;
}
