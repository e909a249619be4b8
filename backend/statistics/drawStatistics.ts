import { feedOf, rulesOf, vietnamDate, type DrawStatistics, type GameId, type NumberCount } from '@veloc/rules';
import { forEverybody } from '../db/routeShares';
import type { DrawRow } from '../draws/storedDraw';
import { gameResult } from '../results/gameResult';
import { newestDraws } from '../results/lists';
import type { Shop } from '../shop';

/** Of a thousand strings of three digits only these are of interest. */
const MOST_FREQUENT = 20;

/** Results of a game that can be counted. */
const MOST_DRAWS = 500;
/** Ms in which guests are told of the same draws: reading them costs as much as 50 purchases. */
const FRESH = 5_000;

/** Counts over the newest `draws` results of a game, fewer where there are fewer; a few seconds old at most. */
export function drawStatistics({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  const kept = new Map<GameId, { readAt: number; count: (draws: number) => Promise<DrawStatistics> }>();
  const read = (gameId: GameId) => {
    const rows = forEverybody(() => newestDraws(db, feedOf[gameId], { cursor: '0', itemPerPage: MOST_DRAWS }));
    // What failed is read again.
    rows.catch(() => kept.delete(gameId));
    const counts = new Map<number, Promise<DrawStatistics>>();
    return (draws: number) => {
      const counted = counts.get(draws) ?? rows.then((all) => countDraws(gameId, all.slice(0, draws)));
      counts.set(draws, counted);
      return counted;
    };
  };
  return ({ gameId, ...asked }: { gameId: GameId; draws: number }): Promise<DrawStatistics> => {
    const draws = Math.min(asked.draws, MOST_DRAWS);
    const now = clock.now().getTime();
    const known = kept.get(gameId);
    if (known && now >= known.readAt && now < known.readAt + FRESH) return known.count(draws);
    const count = read(gameId);
    kept.set(gameId, { readAt: now, count });
    return count(draws);
  };
}

function countDraws(gameId: GameId, rows: readonly DrawRow[]): DrawStatistics {
  const drums = rulesOf(gameId).drums;
  return {
    numbers: drums.numbers ? ballCounts(rows, drums.numbers, ({ numbers }) => numbers) : digitCounts(rows),
    specials: drums.specials ? ballCounts(rows, drums.specials, ({ special }) => special ?? []) : [],
    jackpots: rows
      .filter(({ jackpot1 }) => jackpot1 !== null)
      .map((row) => jackpotOf(gameId, row))
      .toReversed(),
    draws: rows.length,
  };
}

function ballCounts(
  rows: readonly DrawRow[],
  { from, to }: { from: number; to: number },
  numbersOf: (row: DrawRow) => readonly (number | string)[],
): NumberCount[] {
  const seen = countsOf(rows, (row) => numbersOf(row).map(Number));
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index;
    return seen.get(number) ?? { number, count: 0, lastSeen: null };
  });
}

function digitCounts(rows: readonly DrawRow[]): NumberCount[] {
  return [...countsOf(rows, ({ numbers }) => numbers.map(String)).values()]
    .toSorted(
      (first, second) => second.count - first.count || String(first.number).localeCompare(String(second.number)),
    )
    .slice(0, MOST_FREQUENT);
}

/** `rows` are newest first, so the first draw with a number is the last that had it. */
function countsOf<Value extends number | string>(
  rows: readonly DrawRow[],
  numbersOf: (row: DrawRow) => readonly Value[],
): Map<Value, NumberCount> {
  const counts = new Map<Value, NumberCount>();
  for (const row of rows) {
    for (const number of numbersOf(row)) {
      const known = counts.get(number);
      if (known) known.count += 1;
      else counts.set(number, { number, count: 1, lastSeen: vietnamDate(row.dial_at) });
    }
  }
  return counts;
}

function jackpotOf(gameId: GameId, row: DrawRow): DrawStatistics['jackpots'][number] {
  const { periodId, resultDate } = gameResult(gameId, row);
  return { periodId, date: resultDate, jackpot1: row.jackpot1, jackpot2: row.jackpot2 };
}
