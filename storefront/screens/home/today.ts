import { vietnamDate, vietnamTime, DAY, type DrawEntry, type GameId } from '@veloc/rules';
import { copyCount, prizeTotal, purchaseState, ticketsOf, type PurchaseState } from '../../features/ticket/ticketState';

/** The tickets of one draw that a player waits for. */
export interface WaitingDraw {
  id: string;
  gameId: GameId;
  /** When it is drawn, in ms since the epoch. */
  at: number;
  count: number;
}

/** What became of the newest draw. */
export interface LastOutcome {
  gameId: GameId;
  at: number;
  state: PurchaseState;
  /** Đồng. */
  prize: number;
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

/** The newest draw of `entries`, which come newest first: all of its purchases together. Null of none. */
export function lastOutcome(entries: readonly DrawEntry[]): LastOutcome | null {
  const [newest] = entries;
  if (!newest) return null;
  const same = entries.filter(({ gameId, dialDate }) => gameId === newest.gameId && dialDate === newest.dialDate);
  const states = same.map(purchaseState);
  return {
    gameId: newest.gameId,
    at: Date.parse(newest.dialDate),
    state: states.find((state) => state === 'won') ?? states[0] ?? 'lost',
    prize: same.reduce((sum, entry) => sum + prizeTotal(entry), 0),
  };
}

/** '18:00' of today, '22/11' of another day; both in ms since the epoch. */
export function timeOfDraw(at: number, now: number): string {
  const date = vietnamDate(at);
  return date === vietnamDate(now) ? vietnamTime(at) : date.slice(0, 5);
}

/** 'hôm nay', 'hôm qua', '20/11'; both in ms since the epoch. */
export function dayOfDraw(at: number, now: number): string {
  const date = vietnamDate(at);
  if (date === vietnamDate(now)) return 'hôm nay';
  return date === vietnamDate(now - DAY) ? 'hôm qua' : date.slice(0, 5);
}

/** '42 phút', '5 giờ 42', '2 ngày'; null of a moment that is over. */
export function timeUntil(ms: number): string | null {
  if (ms <= 0) return null;
  if (ms < HOUR) return `${Math.ceil(ms / MINUTE)} phút`;
  if (ms >= DAY) return `${Math.floor(ms / DAY)} ngày`;
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  return `${Math.floor(ms / HOUR)} giờ${minutes > 0 ? ` ${minutes}` : ''}`;
}
